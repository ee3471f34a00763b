"""What a slip would lead to at a table without a referee, one whole sentence for each kind."""

from __future__ import annotations

from game.i18n import _, format_number, ngettext
from game.rules.actions import Action, ActionKind
from game.rules.reasons import Consequence, ConsequenceKind

_RENEGES = (
    ConsequenceKind.RENEGE,
    ConsequenceKind.RENEGE_CHOICE,
    ConsequenceKind.RENEGE_LONE_MARCH,
    ConsequenceKind.STOPPED_LONE,
)
"""Their price is counted, even where a table has set it to nothing."""


def cost_sentence(cost: Consequence, silent: bool = False, action: Action | None = None) -> str:
    """The price of a slip where nobody prevents it; `silent` where the sheet in use names none."""
    if action is not None and (told := _of_words(cost.kind, action.kind)):
        return told
    if silent:
        return _usual(cost)
    told = _counted(cost) or _priced(cost.kind)
    return f"{told} {_once_stopped(cost.stopped)}" if cost.stopped else told


def _of_words(cost: ConsequenceKind, did: ActionKind) -> str:
    """What a word or a look costs, where the same price means something else for a card or a call."""
    if did is ActionKind.LATE_ALONE:
        return _("At a real table, that would be too late, and your partner would play, too.")
    if cost is ConsequenceKind.SUIT_NAMED and did in (ActionKind.LOOK, ActionKind.TELL):
        return _("At a real table, your opponents could choose the suit your side leads next.")
    return ""


def barred_cost() -> str:
    """What a call costs a player who may only pass."""
    return _("At a real table, the call would be void, and you'd have to pass.")


def _once_stopped(points: int) -> str:
    """What a renege against a lone hand costs instead, where nobody knows the earlier tricks."""
    return ngettext(
        "If the lone hand has already lost a trick, its side would score {points} point instead.",
        "If the lone hand has already lost a trick, its side would score {points} points instead.",
        points,
    ).format(points=format_number(points))


def _priced(kind: ConsequenceKind) -> str:
    return {
        ConsequenceKind.CALL_AGAIN: _("At a real table, this call would be void, and you'd call again."),
        ConsequenceKind.SIDE_BARRED: _(
            "At a real table, this call would be void, and your side could only pass for the rest of "
            "the hand."
        ),
        ConsequenceKind.CALL_VOID: _(
            "At a real table, this call would be void, and it would still be the same player's turn."
        ),
        ConsequenceKind.PASS_STANDS: _(
            "At a real table, this would cost nothing, and your pass would stand."
        ),
        ConsequenceKind.NOT_NATURAL: _(
            "At a real table, the call would be void if anyone noticed before the opening lead."
        ),
        ConsequenceKind.TAKEN_BACK: _("At a real table, you'd just take the card back."),
        ConsequenceKind.EXPOSED: _(
            "At a real table, the card would stay face up in front of you, and you'd have to play it at the "
            "first legal chance."
        ),
        ConsequenceKind.SUIT_NAMED: _(
            "At a real table, the card would stay face up, and your opponents could choose the suit "
            "your side leads next."
        ),
        ConsequenceKind.LONE_LOST: _(
            "At a real table, it wouldn't be a lone hand anymore, and all four would play it out."
        ),
        ConsequenceKind.POINTED_OUT: _("At a real table, someone would point it out. It would cost nothing."),
        ConsequenceKind.NEW_DEAL: _("At a real table, the same dealer would deal again."),
        ConsequenceKind.DEAL_PASSES: _(
            "At a real table, this would be a misdeal, and the next player would deal."
        ),
        ConsequenceKind.MAY_NOT_SCORE: _(
            "At a real table, the hand would be played out, but your side couldn't score."
        ),
    }[kind]


def _counted(cost: Consequence) -> str:
    points, other = format_number(cost.points), format_number(cost.other)
    if cost.kind is ConsequenceKind.RENEGE:
        return ngettext(
            "At a real table, this would be a renege. Once the trick is gathered, your opponents score "
            "{points} point.",
            "At a real table, this would be a renege. Once the trick is gathered, your opponents score "
            "{points} points.",
            cost.points,
        ).format(points=points)
    if cost.kind is ConsequenceKind.RENEGE_CHOICE:
        # NOTE: {points} is what the other side adds to its score, {other} what it may take off yours instead
        return ngettext(
            "At a real table, this would be a renege. Once the trick is gathered, your opponents score "
            "{points} point or take {other} from you.",
            "At a real table, this would be a renege. Once the trick is gathered, your opponents score "
            "{points} points or take {other} from you.",
            cost.points,
        ).format(points=points, other=other)
    if cost.kind is ConsequenceKind.RENEGE_LONE_MARCH and cost.points != cost.other:
        # NOTE: {points} goes to the lone player, {other} to the lone player's partner
        return _(
            "At a real table, this would be a renege against a lone hand: the lone player would score "
            "{points}, and their partner {other}."
        ).format(points=points, other=other)
    if cost.kind is ConsequenceKind.RENEGE_LONE_MARCH:
        return ngettext(
            "At a real table, this would be a renege against a lone hand: the lone side would score "
            "{points} point.",
            "At a real table, this would be a renege against a lone hand: the lone side would score "
            "{points} points.",
            cost.points,
        ).format(points=points)
    if cost.kind is ConsequenceKind.STOPPED_LONE:
        return ngettext(
            "At a real table, this would be a renege. The lone hand has already lost a trick, so its "
            "side would score {points} point.",
            "At a real table, this would be a renege. The lone hand has already lost a trick, so its "
            "side would score {points} points.",
            cost.points,
        ).format(points=points)
    if cost.kind is ConsequenceKind.POINTS_OR_LONE:
        return ngettext(
            "At a real table, this call would be void, and your opponents would take {points} point "
            "or play a lone hand.",
            "At a real table, this call would be void, and your opponents would take {points} points "
            "or play a lone hand.",
            cost.points,
        ).format(points=points)
    return ""


def _usual(cost: Consequence) -> str:
    """What most tables do, where the sheet in use does not say."""
    if cost.points or cost.kind in _RENEGES:
        return ngettext(
            "Your sheet doesn't name a penalty. Usually your opponents score {points} point for a renege "
            "once the trick is gathered.",
            "Your sheet doesn't name a penalty. Usually your opponents score {points} points for a renege "
            "once the trick is gathered.",
            cost.points,
        ).format(points=format_number(cost.points))
    return {
        ConsequenceKind.CALL_AGAIN: _(
            "Your sheet doesn't name a penalty. Usually the call is void, and you call again."
        ),
        ConsequenceKind.SIDE_BARRED: _(
            "Your sheet doesn't name a penalty. Usually the call is void, and your side can only pass for "
            "the rest of the hand."
        ),
        ConsequenceKind.CALL_VOID: _("Your sheet doesn't name a penalty. Usually the call is void."),
        ConsequenceKind.PASS_STANDS: _(
            "Your sheet doesn't name a penalty. Usually your pass stands, and it costs nothing."
        ),
        ConsequenceKind.NOT_NATURAL: _(
            "Your sheet doesn't name a penalty. Usually the call is void if anyone notices before the "
            "opening lead."
        ),
        ConsequenceKind.TAKEN_BACK: _(
            "Your sheet doesn't name a penalty. Usually you just take the card back."
        ),
        ConsequenceKind.EXPOSED: _(
            "Your sheet doesn't name a penalty. Usually the card stays face up in front of you, and you "
            "must play it at the first legal chance."
        ),
        ConsequenceKind.SUIT_NAMED: _(
            "Your sheet doesn't name a penalty. Usually the card stays face up, and your opponents can "
            "choose the suit your side leads next."
        ),
        ConsequenceKind.LONE_LOST: _(
            "Your sheet doesn't name a penalty. Usually it isn't a lone hand anymore, and all four play "
            "it out."
        ),
        ConsequenceKind.POINTED_OUT: _(
            "Your sheet doesn't name a penalty. Usually someone points it out, and it costs nothing."
        ),
        ConsequenceKind.NEW_DEAL: _(
            "Your sheet doesn't name a penalty. Usually the same dealer deals again."
        ),
        ConsequenceKind.DEAL_PASSES: _(
            "Your sheet doesn't name a penalty. Usually it's a misdeal, and the next player deals."
        ),
        ConsequenceKind.MAY_NOT_SCORE: _(
            "Your sheet doesn't name a penalty. Usually the hand is played out, but your side can't score."
        ),
    }[cost.kind]
