"""What a slip would lead to at a table without a referee, one whole sentence for each kind."""

from __future__ import annotations

from game.i18n import _, format_number, ngettext
from game.rules.reasons import Consequence, ConsequenceKind


def cost_sentence(cost: Consequence) -> str:
    """The price of a slip where nobody prevents it."""
    counted = _counted(cost)
    if counted:
        return counted
    return {
        ConsequenceKind.CALL_AGAIN: _("At a real table this call would not count, and you would call again."),
        ConsequenceKind.SIDE_BARRED: _(
            "At a real table this call would not count, and your side could only pass for the "
            "rest of the hand."
        ),
        ConsequenceKind.CALL_VOID: _(
            "At a real table this call would not count, and the turn would stay where it is."
        ),
        ConsequenceKind.PASS_STANDS: _("At a real table this costs nothing: your pass would stand."),
        ConsequenceKind.NOT_NATURAL: _(
            "At a real table the call would not count, if anyone noticed before the first lead."
        ),
        ConsequenceKind.TAKEN_BACK: _("At a real table you would take the card back, at no cost."),
        ConsequenceKind.EXPOSED: _(
            "At a real table the card would stay open before you, to be played at the first chance."
        ),
        ConsequenceKind.SUIT_NAMED: _(
            "At a real table the card would stay open, and the other side could name the suit "
            "your side leads next."
        ),
        ConsequenceKind.LONE_LOST: _(
            "At a real table the hand would no longer be a lone one, and all four would play on."
        ),
    }[cost.kind]


def _counted(cost: Consequence) -> str:
    points, other = format_number(cost.points), format_number(cost.other)
    if cost.kind is ConsequenceKind.RENEGE:
        return ngettext(
            "At a real table this is a renege: the other side scores {points} point.",
            "At a real table this is a renege: the other side scores {points} points.",
            cost.points,
        ).format(points=points)
    if cost.kind is ConsequenceKind.RENEGE_CHOICE:
        # NOTE: {points} is what the other side adds to its score, {other} what it may take off yours instead
        return ngettext(
            "At a real table this is a renege: the other side scores {points} point, or takes "
            "{other} from you.",
            "At a real table this is a renege: the other side scores {points} points, or takes "
            "{other} from you.",
            cost.points,
        ).format(points=points, other=other)
    if cost.kind is ConsequenceKind.RENEGE_LONE_MARCH and cost.points != cost.other:
        # NOTE: {points} goes to the lone player, {other} to the lone player's partner
        return _(
            "At a real table this is a renege against a lone hand: "
            "the lone player scores {points} and the partner {other}."
        ).format(points=points, other=other)
    if cost.kind is ConsequenceKind.RENEGE_LONE_MARCH:
        return ngettext(
            "At a real table this is a renege against a lone hand: the lone side scores {points} point.",
            "At a real table this is a renege against a lone hand: the lone side scores {points} points.",
            cost.points,
        ).format(points=points)
    if cost.kind is ConsequenceKind.STOPPED_LONE:
        return ngettext(
            "At a real table this is a renege. The lone hand has lost a trick already, so its "
            "side scores {points} point.",
            "At a real table this is a renege. The lone hand has lost a trick already, so its "
            "side scores {points} points.",
            cost.points,
        ).format(points=points)
    if cost.kind is ConsequenceKind.POINTS_OR_LONE:
        return ngettext(
            "At a real table the call would not count, and the other side would take {points} "
            "point or play a lone hand.",
            "At a real table the call would not count, and the other side would take {points} "
            "points or play a lone hand.",
            cost.points,
        ).format(points=points)
    return ""
