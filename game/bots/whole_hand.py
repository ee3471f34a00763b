"""A hand that bots play among themselves at a table nobody watches, from the deal to the score."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace

from game.bots.levels import Bot
from game.rules.actions import Action, Phase, asks_nobody
from game.rules.hand import apply, deal_out, legal, start
from game.rules.ruleset import Ruleset
from game.rules.state import Setup, Standing
from game.rules.view import SeatView, observe
from game.strategy.values import Appraisal
from game.strategy.worlds import NoWorld


@dataclass(frozen=True, slots=True)
class HandToPlay:
    """A hand to be played: the table's rules, the score before it, and who plays in each seat.

    The deal goes on from the hands behind the score; for the first one the dealer is drawn for. The same hand
    is always played the same way.
    """

    ruleset: Ruleset
    seed: str  # of the table
    standing: Standing
    bots: tuple[Bot, Bot, Bot, Bot]


def light(hand: HandToPlay) -> HandToPlay:
    """The same without the texts of its ruleset, which no bot reads."""
    return replace(hand, ruleset=replace(hand.ruleset, clauses={}, words={}, also={}))


def play(hand: HandToPlay) -> Standing:
    """The score after the hand."""
    steps = playing(hand)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            after: Standing = end.value
            return after


def playing(hand: HandToPlay) -> Generator[None, None, Standing]:
    """The hand in steps of some thousandths of a second; what it returns is the score after it."""
    before = hand.standing.results
    dealer = before[-1].dealer.left if before else None
    state = start(hand.ruleset, Setup(hand.seed, dealer, standing=hand.standing))
    while state.phase not in (Phase.HAND_OVER, Phase.GAME_OVER):
        yield
        if state.phase is Phase.DEALING and not state.dealing.packet:
            state = deal_out(state)
        choices = legal(state, state.turn)
        action = choices[0]
        if not asks_nobody(choices):
            action = yield from _choosing(hand.bots[state.turn], observe(state, state.turn))
        state, _events = apply(state, action)
    return state.standing


def _choosing(player: Bot, view: SeatView) -> Generator[None, None, Action]:
    """A bot's choice after the steps of its search."""
    appraisals: list[Appraisal] = []
    try:
        for appraisal in player.thoughts(view):
            appraisals[:] = [appraisal]
            yield
    except NoWorld:
        return player.by_principle(view)
    return player.choice(view, appraisals[0].values() if appraisals else None)
