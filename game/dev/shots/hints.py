"""Hints at telling moments, for pictures without a display. They are weighed here, not in another process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from game.bots.worker import HINT, Handle, Progress, Worker
from game.client.screens.practice import PracticeScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.dev.shots.tables import Act, Wanted, press, staged
from game.rules.actions import Phase
from game.rules.cards import Rank, effective_suit
from game.rules.view import SeatView
from game.strategy.decisions import decide
from game.strategy.values import Effort, Values, search, searching
from game.tutor.significance import overruled

_FEW = 60
"""Deals after which the picture of a search under way is taken."""


class _Found:
    """Values that are there at once."""

    def __init__(self, values: Values, done: bool) -> None:
        self._report = Progress(done, values)

    def poll(self) -> Progress:
        return self._report

    def cancel(self) -> None:
        pass


class _Here:
    """Weighs in this process; stops after `most` deals, as if more were to come."""

    def __init__(self, most: int) -> None:
        self._most = most

    def appraise(self, view: SeatView, effort: Effort = HINT, seed: str = "", soon: bool = True) -> Handle:
        for number, appraisal in enumerate(searching(view, seed, effort), 1):
            if number == self._most:
                return cast(Handle, _Found(appraisal.values(), False))
        return cast(Handle, _Found(appraisal.values(), True))


def _hint(
    services: Services, seed: str, wanted: Wanted, steps: int, most: int = HINT.most + 1
) -> PracticeScreen:
    """A table at the first decision of a kind whose hint has been opened so far."""
    weighing = replace(services, worker=lambda: cast(Worker, _Here(most)))
    acts: tuple[Act, ...] = (lambda screen: press(screen, "?" * steps), lambda screen: _look(screen))
    return staged(weighing, seed, wanted, *acts)


def _look(screen: PracticeScreen) -> None:
    screen.tick(0)


def _on_an_ace(view: SeatView) -> bool:
    """The partner's ace is winning, every card may be played, and one of them is a trump."""
    taken = view.winning
    if view.phase is not Phase.PLAY or not view.my_turn or taken is not view.seat.partner:
        return False
    card = view.trick.card_of(taken) if view.trick is not None else None
    trumps = sum(effective_suit(held, view.trump) is view.trump for held in view.hand)
    plain = card is not None and card.rank is Rank.ACE and card.suit is not view.trump
    return plain and 0 < trumps < len(view.legal) == len(view.hand) == 4


def _many_calls(view: SeatView) -> bool:
    return view.my_turn and view.phase is Phase.SECOND_ROUND and len(view.legal) > 5


def _at(wanted: Wanted, steps: int, most: int = HINT.most + 1) -> Callable[[Services, str], Screen]:
    return lambda services, seed: _hint(services, seed, wanted, steps, most)


def _phase(phase: Phase) -> Wanted:
    return lambda view: view.my_turn and view.phase is phase


nudge = _at(_on_an_ace, 1)
idea = _at(_on_an_ace, 2)
answer = _at(_on_an_ace, 3)
thinking = _at(_on_an_ace, 3, _FEW)
calls = _at(_phase(Phase.FIRST_ROUND), 3)
suits = _at(_many_calls, 3)
discard = _at(_phase(Phase.DISCARD), 3)
only = _at(lambda view: view.my_turn and view.phase is Phase.PLAY and len(view.legal) == 1, 3)


def _exception(view: SeatView) -> bool:
    """A rule of thumb that the values are sure to overrule."""
    if view.phase is not Phase.PLAY or not view.my_turn or len(view.legal) < 3 or view.led is not None:
        return False
    usual = decide(view).action
    return overruled(search(view, "", replace(HINT, most=200, kept=(usual,))), usual)


exception = _at(_exception, 3)
