"""What a side chose after a slip of the other, as it is told at the table."""

from __future__ import annotations

from game.i18n import _, format_number, ngettext
from game.rules import events as ev
from game.rules.seats import Seat
from game.words import seat_name, suit_name


def lead_named(event: ev.LeadNamed, learner: Seat) -> str:
    """The suit of a lead was chosen by the other side, or left open."""
    own, leads = event.seat is learner, event.leader is learner
    name, leader = seat_name(event.seat, learner), seat_name(event.leader, learner)
    if event.suit is None:
        if leads:
            return _("{name} lets you lead any card.").format(name=name)
        text = _("You let {leader} lead any card.") if own else _("{name} lets {leader} lead any card.")
        return text.format(name=name, leader=leader)
    if leads:
        text = _("{name} chooses {suit}, and you must lead that suit if you can.")
    elif own:
        text = _("You choose {suit}, and {leader} must lead that suit if possible.")
    else:
        text = _("{name} chooses {suit}, and {leader} must lead that suit if possible.")
    return text.format(name=name, leader=leader, suit=suit_name(event.suit))


def penalty_taken(event: ev.PenaltyTaken, learner: Seat) -> str:
    """The points of a renege were added to one score or taken off the other."""
    own, added = event.side is learner.side, event.points[event.side]
    if added:
        return _added(added, own)
    return _taken_off(-event.points[event.side.other], own)


def _added(points: int, own: bool) -> str:
    if own:
        text = ngettext(
            "Your side adds {points} point for the renege.",
            "Your side adds {points} points for the renege.",
            points,
        )
    else:
        text = ngettext(
            "They add {points} point for the renege.", "They add {points} points for the renege.", points
        )
    return text.format(points=format_number(points))


def _taken_off(points: int, own: bool) -> str:
    if own:
        text = ngettext(
            "Your side takes {points} point off their score for the renege.",
            "Your side takes {points} points off their score for the renege.",
            points,
        )
    else:
        text = ngettext(
            "They take {points} point off your score for the renege.",
            "They take {points} points off your score for the renege.",
            points,
        )
    return text.format(points=format_number(points))
