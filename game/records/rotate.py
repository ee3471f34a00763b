"""A record as one of its players sees it: turned until that seat sits at South, where the learner sits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from game.i18n import pgettext
from game.records.following import Followed, Step
from game.records.opening import Recorded
from game.rules.actions import Action
from game.rules.hand import apply, start
from game.rules.seats import Seat, Side
from game.rules.state import Deal, Setup, Standing

T = TypeVar("T")


def rotated(record: Recorded, seat: Seat) -> Recorded:
    """The same games with this seat at South. The names go with the seats."""
    if seat is Seat.SOUTH:
        return record
    names = list(record.names)
    if not record.foreign:  # "you" is somebody else now
        names[Seat.SOUTH] = pgettext("name at the table", "South")
    south, west, north, east = _from(names, seat)
    score = record.score if seat.side is Side.US else record.score[::-1]
    deals = tuple(_rotated(deal, seat) for deal in record.deals)
    return Recorded((south, west, north, east), True, score, record.ruleset, deals)


def _from(each: Sequence[T], seat: Seat) -> tuple[T, T, T, T]:
    """What belongs to the seats in playing order, beginning with this seat's."""
    first, second, third, fourth = (*each[seat:], *each[:seat])
    return first, second, third, fourth


def _moved(seat: Seat, south: Seat) -> Seat:
    return Seat((seat - south) % len(Seat))


def _rotated(deal: Followed, seat: Seat) -> Followed:
    first, setup = deal.first, deal.setup
    assert setup.deal is not None
    assert setup.dealer is not None
    points = first.standing.points if seat.side is Side.US else first.standing.points[::-1]
    cards = Deal(_from(setup.deal.hands, seat), setup.deal.upcard, setup.deal.kitty)
    dealt = Setup(setup.seed, _moved(setup.dealer, seat), cards, standing=Standing.shared(points))
    state = start(first.ruleset, dealt)
    return replace(deal, first=state, steps=tuple(_steps(deal, replace(deal, first=state), seat)))


def _steps(deal: Followed, dealt: Followed, seat: Seat) -> Iterator[Step]:
    state = dealt.first
    for step in deal.steps:
        action: Action = replace(step.action, seat=_moved(step.action.seat, seat))
        after, events = apply(state, action)
        yield replace(step, before=state, action=action, after=after, events=events)
        state = after
