"""One deal played twice, so that both sides have had the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random

from game.arena.shares import Scored, Shares, scored, shares
from game.bots.levels import Level, bot
from game.rules.actions import BY_THE_TABLE, Phase
from game.rules.hand import apply, deal_out, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, Side
from game.rules.state import Setup
from game.rules.view import observe
from game.strategy.worth import points
from game.taking_part import Player


@dataclass(frozen=True, slots=True)
class Played:
    """One hand: the lead of South and North at its end, and which side scored what."""

    lead: float
    scored: Scored


@dataclass(frozen=True, slots=True)
class Duplicate:
    """One deal played by the first level as South and North, and by the second."""

    first: Played
    second: Played

    @property
    def lead(self) -> float:
        """The lead of the first level, in points a hand."""
        return (self.first.lead - self.second.lead) / 2


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two levels at one table. Hands stand by themselves: no game ends, so every point counts."""

    ruleset: Ruleset
    first: Level
    second: Level
    seed: str

    def deals(self, numbers: Sequence[int]) -> list[Duplicate]:
        """These deals, played twice each."""
        table = self.ruleset.with_switches(game_points=None, game_deals=None)
        ours, theirs = bot(self.first, self.seed), bot(self.second, self.seed)
        return [
            Duplicate(_hand(table, seed, ours, theirs), _hand(table, seed, theirs, ours))
            for seed in (f"{self.seed}/{number}" for number in numbers)
        ]


@dataclass(frozen=True, slots=True)
class Score:
    """The mean lead of a level over another, in points a hand, and its standard error.

    `shares` tell how often the dealer's side and the other one scored, whoever sat there.
    """

    deals: int
    mean: float
    error: float
    shares: Shares

    @property
    def lower(self) -> float:
        """With 95 % confidence the lead is not below this."""
        return self.mean - 1.96 * self.error


def score(played: Sequence[Duplicate]) -> Score:
    """The score of some duplicate deals. Raises ValueError without any."""
    if not played:
        raise ValueError("no deals")
    leads = [deal.lead for deal in played]
    count, mean = len(leads), sum(leads) / len(leads)
    found = shares(hand.scored for deal in played for hand in (deal.first, deal.second))
    if count == 1:
        return Score(count, mean, inf, found)
    spread = sum((lead - mean) ** 2 for lead in leads) / (count - 1)
    return Score(count, mean, sqrt(spread / count), found)


def _hand(ruleset: Ruleset, seed: str, us: Player, them: Player) -> Played:
    """One hand to its end."""
    dealer = tuple(Seat)[int(Random(seed).random() * 4)]
    state = start(ruleset, Setup(seed, dealer))
    while state.phase is not Phase.HAND_OVER:
        if state.phase is Phase.DEALING:
            state = deal_out(state)
        first, *_others = legal(state, state.turn)
        if first.kind not in BY_THE_TABLE:
            player = us if state.turn.side is Side.US else them
            first = player.choose(observe(state, state.turn))
        state, _events = apply(state, first)
    assert state.award is not None
    return Played(points(state.award), scored(state.standing))
