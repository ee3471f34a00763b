"""A hand sorted into columns: the calling, then one for each trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.records.followed_deals import Followed
from game.rules.actions import Action, ActionKind, Phase, asks_nobody
from game.rules.hand import legal
from game.rules.seats import Seat
from game.rules.state import Trick
from game.rules.trick import winner
from game.tutor.review import Judged, Mark

_CALLS = (ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP, ActionKind.DEFEND)


@dataclass(frozen=True, slots=True)
class Column:
    """The calling (number 0) or a trick (from 1), with the decisions of the one who is reviewed.

    `steps` are places among the steps of the hand, of everyone's moves in it.
    """

    number: int
    steps: tuple[int, ...]
    judged: tuple[Judged, ...] = ()
    waits: bool = False  # a decision in it is not judged yet
    trick: Trick | None = None
    winner: Seat | None = None  # None for a trick that the record breaks off

    @property
    def costliest(self) -> int:
        """Place of the decision shown first: the costliest, else the last with a choice, else the last."""
        order = range(len(self.judged))
        return max(
            order, key=lambda n: (self.judged[n].cost, self.judged[n].mark is not Mark.ONLY, n), default=0
        )


def columns_of(deal: Followed, seat: Seat, judged: Sequence[Judged], done: bool) -> tuple[Column, ...]:
    """The columns of a hand as far as it went, for the player in `seat`.

    `done` tells that nothing more will be judged.
    """
    places: dict[int, list[int]] = {0: []}
    for place, step in enumerate(deal.steps):
        played = step.before.phase in (Phase.PLAY, Phase.GATHER)
        number = len(step.before.tricks) + 1 if played else 0
        if number and _trick(deal, number) is None:
            number -= 1  # what was ruled between two tricks, with no card to come, belongs to the one before
        places.setdefault(number, []).append(place)
    return tuple(_column(deal, seat, number, steps, judged, done) for number, steps in places.items())


def _column(
    deal: Followed, seat: Seat, number: int, steps: list[int], judged: Sequence[Judged], done: bool
) -> Column:
    own = [place for place in steps if _decides(deal, seat, place)]
    found = tuple(each for each in judged if each.step in steps)
    waits = not done and len(found) < len(own)
    if not number:
        return Column(0, tuple(steps), found, waits)
    last, trick = deal.last, _trick(deal, number)
    taken = winner(trick, last.trump) if trick is not None and number <= len(last.tricks) else None
    return Column(number, tuple(steps), found, waits, trick, taken)


def _trick(deal: Followed, number: int) -> Trick | None:
    """A trick by its number from 1 on, as far as it went; a ruling may have ended the hand in it."""
    last = deal.last
    if number <= len(last.tricks):
        return last.tricks[number - 1]
    if last.trick is not None and last.trick.plays:
        return last.trick
    lay = (step.before.trick for step in reversed(deal.steps) if len(step.before.tricks) == number - 1)
    return next((trick for trick in lay if trick is not None and trick.plays), None)


def _decides(deal: Followed, seat: Seat, place: int) -> bool:
    """Whether the player decided there."""
    step = deal.steps[place]
    return step.action.seat is seat and not asks_nobody(legal(step.before, seat))


def last_word(deal: Followed, column: Column, judged: Judged | None) -> tuple[Action, bool] | None:
    """The call to be shown in the calling: the judged one, else the one that made trump, else the last.

    With it whether it was said in the second round.
    """
    called = [place for place in column.steps if deal.steps[place].action.kind in _CALLS]
    if judged is not None and judged.step in called:
        place = judged.step
    else:
        making = [n for n in called if deal.steps[n].action.kind is not ActionKind.PASS]
        found = [n for n in making if deal.steps[n].action.kind is not ActionKind.DEFEND] or called
        if not found:
            return None
        place = found[-1]
    step = deal.steps[place]
    return step.action, step.before.phase is Phase.SECOND_ROUND
