"""Weighing all decisions of a player in one hand, at once or while others go on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from game.rules.actions import Action, Phase, asks_nobody
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.view import SeatView, observe
from game.strategy.decisions import decide
from game.strategy.values import ADVICE, Effort, Values, search
from game.strategy.worlds import NoWorld
from game.tutor.review.judgement import Hand, HandReview, Judged, Mark, brought, judged, slipped

if TYPE_CHECKING:
    from game.bots.worker import Progress

Key = TypeVar("Key")

REVIEW = ADVICE
"""How far a decision is weighed: as far as in a hint, which therefore says nothing that is a mistake here."""

_EVERYTHING_TOLD: frozenset[Card] = frozenset()
_NO_HINTS: Mapping[int, int] = MappingProxyType({})


class Thought(Protocol):
    """A piece of work that somebody else has in hand."""

    def poll(self) -> Progress | None:
        """The newest report, None before the first one. Returns at once."""

    def cancel(self) -> None:
        """Nobody wants to know any more."""


class Thoughts(Generic[Key]):
    """What is in hand, by what it is about."""

    def __init__(self, begun: Mapping[Key, Thought]) -> None:
        self._begun = dict(begun)

    @property
    def waiting(self) -> tuple[Key, ...]:
        """What has not come to its end."""
        return tuple(self._begun)

    def take(self, key: Key) -> Progress | None:
        """The last report about one of them, which then is in hand no more; None while it goes on."""
        progress = self._begun[key].poll()
        if progress is None or not progress.done:
            return None
        self._begun.pop(key).cancel()  # the report is not kept any longer
        return progress

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        for thought in self._begun.values():
            thought.cancel()
        self._begun.clear()


class Thinker(Protocol):
    """Finds values without being waited for: `bots.worker.Worker`."""

    def appraise(self, view: SeatView, effort: Effort = ..., *, soon: bool = ...) -> Thought:
        """Begin to find the values of all that a view's seat may do."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One thing a player did. `told` is whether the record tells all the cards in the hand."""

    step: int
    view: SeatView
    action: Action
    told: bool = True
    hint: int = 0  # steps of a hint read before

    @property
    def open(self) -> bool:
        """Whether there was a choice that can be weighed."""
        return self.told and len(self.view.legal) > 1

    @property
    def kept(self) -> tuple[Action, ...]:
        """What has to be tried to the end: what was done, and what a hint would have begun with."""
        return decide(self.view).action, self.action

    def judged(self, values: Values | None) -> Judged:
        """The decision by the values that were found for it."""
        if not self.told:
            return Judged(self.step, self.view, self.action, Mark.UNKNOWN)
        found = judged(self.step, self.view, self.action, values)
        return replace(found, hint=self.hint) if self.hint else found


_AFTER_RULINGS = (Phase.RULING, Phase.NAME_LEAD)


def decisions(
    steps: Hand,
    seat: Seat,
    unknown: frozenset[Card] = _EVERYTHING_TOLD,
    hints: Mapping[int, int] = _NO_HINTS,
) -> Iterator[Decision]:
    """What a seat decided in a hand, in order; `hints` tells by step how far a hint was read before.

    `unknown` are cards that lie where a record does not tell which ones lay there: with one of them in the
    hand nothing can be said, and having put one down is nothing that the player is taken to know.
    """
    for step, (state, action) in enumerate(steps):
        if action.seat is not seat:
            continue
        view = observe(state, seat)
        # at an honest table: slips, calls of the director and what a ruling leaves to choose are told apart
        if action not in view.legal or view.phase in _AFTER_RULINGS or asks_nobody(view.legal):
            continue
        told = unknown.isdisjoint(view.hand)
        if view.discard in unknown:
            view = replace(view, face_down=replace(view.face_down, discard=None))
        yield Decision(step, view, action, told, hints.get(step, 0))


def review_hand(
    steps: Hand,
    seat: Seat,
    effort: Effort = REVIEW,
    unknown: frozenset[Card] = _EVERYTHING_TOLD,
    hints: Mapping[int, int] = _NO_HINTS,
) -> HandReview:
    """The decisions of one seat weighed one after the other. Returns when all are."""
    found = tuple(each.judged(_values(each, effort)) for each in decisions(steps, seat, unknown, hints))
    return HandReview(found, brought(steps, seat), slips=slipped(steps, seat))


def _values(decision: Decision, effort: Effort) -> Values | None:
    if not decision.open:
        return None
    try:
        return search(decision.view, "", replace(effort, kept=decision.kept))
    except NoWorld:  # what others did fits no cards they could have held
        return None


class HandReviewing:
    """The same without waiting: the work is handed to a thinker, and `poll` looks what has come back."""

    def __init__(
        self,
        steps: Hand,
        thinker: Thinker,
        seat: Seat,
        effort: Effort = REVIEW,
        unknown: frozenset[Card] = _EVERYTHING_TOLD,
        hints: Mapping[int, int] = _NO_HINTS,
        soon: bool = False,
    ) -> None:
        """`soon` is for somebody who looks; without it the work waits for what others wait for."""
        self._decisions = tuple(decisions(steps, seat, unknown, hints))
        self._points, self._slips = brought(steps, seat), slipped(steps, seat)
        self._judged: list[Judged] = []
        self._thoughts = Thoughts(
            {
                number: thinker.appraise(each.view, replace(effort, kept=each.kept), soon=soon)
                for number, each in enumerate(self._decisions)
                if each.open
            }
        )

    @property
    def total(self) -> int:
        """How many decisions there are to weigh."""
        return len(self._decisions)

    @property
    def done(self) -> bool:
        """Whether every decision was weighed when `poll` last looked."""
        return len(self._judged) == self.total

    def poll(self) -> HandReview | None:
        """The decisions weighed so far, in order; None before the first one. Returns at once."""
        while not self.done and self._weighed(len(self._judged)):
            pass
        if self.total and not self._judged:
            return None
        waiting = self.total - len(self._judged)
        return HandReview(tuple(self._judged), self._points, waiting, self._slips)

    def _weighed(self, number: int) -> bool:
        """Whether the next decision has been weighed; it is then among the others."""
        decision, values = self._decisions[number], None
        if decision.open:
            progress = self._thoughts.take(number)
            if progress is None:
                return False
            values = progress.values
        self._judged.append(decision.judged(values))
        return True

    def cancel(self) -> None:
        """Nobody looks any more; what was not weighed stays so."""
        self._thoughts.cancel()
