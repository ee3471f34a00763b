"""One deal played twice, so that both sides have had the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random

from game.bots.levels import Level, bot
from game.rules.actions import BY_THE_TABLE, Phase
from game.rules.hand import apply, deal_out, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, Side
from game.rules.state import Setup
from game.rules.view import observe
from game.session import Player
from game.strategy.worth import points


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two levels at one table. Hands stand by themselves: no game ends, so every point counts."""

    ruleset: Ruleset
    first: Level
    second: Level
    seed: str

    def deals(self, numbers: Sequence[int]) -> list[float]:
        """The lead of the first level in each of these deals, in points a hand."""
        table = self.ruleset.with_switches(game_points=None, game_deals=None)
        ours, theirs = bot(self.first, self.seed), bot(self.second, self.seed)
        return [
            (_hand(table, seed, ours, theirs) - _hand(table, seed, theirs, ours)) / 2
            for seed in (f"{self.seed}/{number}" for number in numbers)
        ]


@dataclass(frozen=True, slots=True)
class Score:
    """The mean lead of a level over another, in points a hand, and its standard error."""

    deals: int
    mean: float
    error: float

    @property
    def lower(self) -> float:
        """With 95 % confidence the lead is not below this."""
        return self.mean - 1.96 * self.error


def score(leads: Sequence[float]) -> Score:
    """The score of some duplicate deals. Raises ValueError without any."""
    if not leads:
        raise ValueError("no deals")
    count, mean = len(leads), sum(leads) / len(leads)
    if count == 1:
        return Score(count, mean, inf)
    spread = sum((lead - mean) ** 2 for lead in leads) / (count - 1)
    return Score(count, mean, sqrt(spread / count))


def _hand(ruleset: Ruleset, seed: str, us: Player, them: Player) -> float:
    """The lead of South and North at the end of one hand."""
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
    return points(state.award)
