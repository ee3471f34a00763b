"""What a ruling costs, said of a thing that happened; the same in few words for a comparison of tables."""

from __future__ import annotations

from game.i18n import _, format_number, ngettext
from game.rules.reasons import Consequence, ConsequenceKind
from game.rules.seats import Seat
from game.rules.slips import Finding, Ruling, SlipKind
from game.words import seat_name

Kind = ConsequenceKind
_POINTS = (Kind.RENEGE, Kind.RENEGE_CHOICE, Kind.RENEGE_LONE_MARCH, Kind.STOPPED_LONE, Kind.POINTS_OR_LONE)


def cost_now(ruling: Ruling, learner: Seat) -> str:
    """What comes of a ruling, in a sentence."""
    if ruling.finding is Finding.NOTHING:
        return _("Nothing changes.")
    if ruling.finding is Finding.SETTLED:
        return _("That's already been settled, so nothing changes.")
    if ruling.finding is Finding.TOO_LATE:
        return _("It's too late to correct that, so it stands.")
    assert ruling.cost is not None
    assert ruling.of is not None
    if ruling.cost.kind in _POINTS:
        return _points(ruling.cost, ruling.of, learner)
    if ruling.cost.kind in (Kind.EXPOSED, Kind.SUIT_NAMED):
        return _face_up(ruling, ruling.of, learner)
    if ruling.finding is Finding.CORRECTED:
        return _corrected(ruling, ruling.of, learner)
    return _otherwise(ruling, ruling.cost.kind, ruling.of, learner)


def _points(cost: Consequence, of: Seat, learner: Seat) -> str:
    own, points, other = of.side is learner.side, format_number(cost.points), format_number(cost.other)
    if cost.kind is Kind.RENEGE_CHOICE:
        text = _("When the hand is over, your opponents score {points} or take {other} off your score.")
        if not own:
            text = _("When the hand is over, your side scores {points} or takes {other} off their score.")
        return text.format(points=points, other=other)
    if cost.kind is Kind.POINTS_OR_LONE:
        text = ngettext(
            "The call is void. Your side can take {points} point or play a lone hand.",
            "The call is void. Your side can take {points} points or play a lone hand.",
            cost.points,
        )
        if own:
            text = ngettext(
                "The call is void. Your opponents can take {points} point or play a lone hand.",
                "The call is void. Your opponents can take {points} points or play a lone hand.",
                cost.points,
            )
        return text.format(points=points)
    if cost.kind is Kind.RENEGE_LONE_MARCH and cost.points != cost.other:
        # NOTE: {points} goes to the lone player, {other} to the lone player's partner
        text = _("It was against a lone hand, so the lone player scores {points}, and their partner {other}.")
        return text.format(points=points, other=other)
    return _to_the_other_side(cost, own).format(points=points)


def _to_the_other_side(cost: Consequence, own: bool) -> str:
    if cost.kind is Kind.STOPPED_LONE:
        if own:
            return ngettext(
                "The lone hand had already lost a trick, so your opponents score only {points} point.",
                "The lone hand had already lost a trick, so your opponents score only {points} points.",
                cost.points,
            )
        return ngettext(
            "The lone hand had already lost a trick, so your side scores only {points} point.",
            "The lone hand had already lost a trick, so your side scores only {points} points.",
            cost.points,
        )
    if own:
        return ngettext(
            "That gives your opponents {points} point.",
            "That gives your opponents {points} points.",
            cost.points,
        )
    return ngettext(
        "That gives your side {points} point.", "That gives your side {points} points.", cost.points
    )


def _face_up(ruling: Ruling, of: Seat, learner: Seat) -> str:
    """A card stays exposed, the suit of the next lead is chosen, or both."""
    assert ruling.cost is not None
    ours = of.side is learner.side
    if ruling.cost.kind is Kind.EXPOSED:
        if of is learner:
            return _("The card stays face up, and you must play it at the first legal chance.")
        return _("The card stays face up and must be played at the first legal chance.")
    if ruling.slip is SlipKind.LED_OUT_OF_TURN:
        if ours:
            return _(
                "The card stays face up and must be played at the first legal chance. When your side leads "
                "next, your opponents can choose the suit."
            )
        return _(
            "The card stays face up and must be played at the first legal chance. When they lead next, your "
            "side can choose the suit."
        )
    if ours:
        return _("When your side leads next, your opponents can choose the suit.")
    return _("When they lead next, your side can choose the suit.")


def _corrected(ruling: Ruling, of: Seat, learner: Seat) -> str:
    card = ruling.action is not None and ruling.action.card is not None
    if not card:
        return _call_void(ruling, of, learner)
    if ruling.slip is SlipKind.PARTNER_PLAYED:
        return _("The card goes back, and the lone hand continues.")
    if ruling.slip is SlipKind.BROKE_DUTY:
        if of is learner:
            return _("You take the card back and play one that's allowed.")
        return _("The card goes back, and {name} plays one that's allowed.").format(
            name=seat_name(of, learner)
        )
    if of is learner:
        return _("You take the card back, and there's no penalty.")
    return _("The card goes back into the hand, and there's no penalty.")


def _call_void(ruling: Ruling, of: Seat, learner: Seat) -> str:
    assert ruling.cost is not None
    own, name = of is learner, seat_name(of, learner)
    if ruling.slip is SlipKind.LATE_ALONE:
        if of.partner is learner:
            return _("It's too late to go alone, so you play, too.")
        partner = seat_name(of.partner, learner)
        return _("It's too late to go alone, so {partner} plays, too.").format(partner=partner)
    if ruling.slip is SlipKind.BROKE_DUTY:
        text = _("The call is void, and you can only pass.")
        return text if own else _("The call is void, and {name} can only pass.").format(name=name)
    if ruling.cost.kind is Kind.CALL_VOID:
        return _("The call is void, and it's back to the player whose turn it was.")
    text = _("The call is void, and you call again.")
    return text if own else _("The call is void, and {name} calls again.").format(name=name)


def _otherwise(ruling: Ruling, kind: ConsequenceKind, of: Seat, learner: Seat) -> str:
    ours = of.side is learner.side
    if ruling.slip is SlipKind.WRONG_WORDS:
        return _("The call still counts, and it costs nothing.")
    if ruling.slip is SlipKind.CLAIMED:
        return _("You still play every trick, and the claim costs nothing.")
    if kind is Kind.NEW_DEAL and ruling.slip is SlipKind.DEALT_OUT_OF_TURN:
        return _("The cards are dealt again, this time by the right dealer.")
    return {
        Kind.PASS_STANDS: _("The pass stands, and it costs nothing."),
        Kind.POINTED_OUT: _("That's not allowed, but it costs nothing."),
        Kind.NEW_DEAL: _("The same dealer deals again."),
        Kind.DEAL_PASSES: _("It's a misdeal, and the next player deals."),
        Kind.MAY_NOT_SCORE: _("The hand is played out, but your side can't score.")
        if ours
        else _("The hand is played out, but their side can't score."),
        Kind.SIDE_BARRED: _("The call is void, and your side can only pass for the rest of the hand.")
        if ours
        else _("The call is void, and their side can only pass for the rest of the hand."),
        Kind.LONE_LOST: _("It isn't a lone hand anymore, and all four play it out."),
    }[kind]


def cost_there(cost: Consequence, slip: SlipKind) -> str:
    """What a slip costs at another table, in a sentence that stands beside the name of its rules."""
    if cost.kind in _POINTS:
        return _points_there(cost)
    if slip is SlipKind.PARTNER_PLAYED and cost.kind is Kind.TAKEN_BACK:
        return _("The card goes back, and the lone hand continues.")
    if slip is SlipKind.WRONG_WORDS:
        return _("The call still counts, and it costs nothing.")
    if slip is SlipKind.CLAIMED:
        return _("You still play every trick, and the claim costs nothing.")
    if slip is SlipKind.LATE_ALONE:
        return _("It's too late to go alone, so both partners play.")
    if cost.kind is Kind.NEW_DEAL and slip is SlipKind.DEALT_OUT_OF_TURN:
        return _("The right dealer deals again.")
    if cost.kind is Kind.SUIT_NAMED and slip is not SlipKind.LED_OUT_OF_TURN:
        return _("The other side can choose the suit of the next lead.")
    return {
        Kind.CALL_AGAIN: _("The call is void, and the player calls again."),
        Kind.SIDE_BARRED: _("The call is void, and that side can only pass for the rest of the hand."),
        Kind.CALL_VOID: _("The call is void."),
        Kind.PASS_STANDS: _("The pass stands, and it costs nothing."),
        Kind.NOT_NATURAL: _("The call is void, and the player calls again."),
        Kind.TAKEN_BACK: _("The player takes the card back, and there's no penalty."),
        Kind.EXPOSED: _("The card stays face up and must be played at the first legal chance."),
        Kind.SUIT_NAMED: _(
            "The card stays face up and must be played at the first legal chance. The other side can choose "
            "the suit of the next lead."
        ),
        Kind.LONE_LOST: _("It isn't a lone hand anymore, and all four play it out."),
        Kind.POINTED_OUT: _("That costs nothing."),
        Kind.NEW_DEAL: _("The same dealer deals again."),
        Kind.DEAL_PASSES: _("It's a misdeal, and the next player deals."),
        Kind.MAY_NOT_SCORE: _("The hand is played out, but that side can't score."),
    }[cost.kind]


def _points_there(cost: Consequence) -> str:
    points, other = format_number(cost.points), format_number(cost.other)
    if cost.kind is Kind.RENEGE_CHOICE:
        text = _("The other side scores {points} or takes {other} off the reneging side's score.")
        return text.format(points=points, other=other)
    if cost.kind is Kind.POINTS_OR_LONE:
        return ngettext(
            "The call is void. The other side takes {points} point or plays a lone hand.",
            "The call is void. The other side takes {points} points or plays a lone hand.",
            cost.points,
        ).format(points=points)
    if cost.kind is Kind.RENEGE_LONE_MARCH and cost.points != cost.other:
        # NOTE: {points} goes to the lone player, {other} to the lone player's partner
        return _("The lone player scores {points}, and their partner {other}.").format(
            points=points, other=other
        )
    return ngettext(
        "The other side scores {points} point.", "The other side scores {points} points.", cost.points
    ).format(points=points)
