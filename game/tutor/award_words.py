"""How a hand ended and what it pays, in a sentence for the learner."""

from __future__ import annotations

from game.i18n import _, format_number, ngettext
from game.rules.ruleset import Topic
from game.rules.seats import Seat, Side, clockwise_from
from game.rules.state import Award, AwardKind
from game.words import seat_name


def award_sentence(award: Award, learner: Seat) -> str:
    """How a hand ended and what it pays, from the learner's side."""
    if award.side is None:
        return _nobody_scores(award)
    paid = shares_sentence(award, learner) or _what_it_pays(award, award.side, learner)
    return f"{_how_it_ended(award.kind, award.side is learner.side)} {paid}"


def _nobody_scores(award: Award) -> str:
    if award.kind is AwardKind.MISDEAL:
        return _("It was a misdeal, so nobody scores.")
    if award.topic == Topic.WRONG_NUMBER_LATER:
        return _("The side with the wrong number of cards can't score, so nobody scores.")
    return _("Nobody scores.")


def shares_sentence(award: Award, learner: Seat) -> str:
    """What each of the two who score gets, where partners get different points; else ""."""
    side = award.side
    if side is None:
        return ""
    first, second = (seat for seat in clockwise_from(learner) if seat.side is side)
    if award.players[first] == award.players[second]:
        return ""
    names = {"first": seat_name(first, learner), "second": seat_name(second, learner)}
    shares = {"one": format_number(award.players[first]), "other": format_number(award.players[second])}
    if side is learner.side:
        return _("You score {one} and {second} scores {other}.").format(**names, **shares)
    return _("{first} scores {one} and {second} scores {other}.").format(**names, **shares)


def _what_it_pays(award: Award, side: Side, learner: Seat) -> str:
    points = award.points[side]
    if side is learner.side:
        text = ngettext("Your side scores {points} point.", "Your side scores {points} points.", points)
    else:
        text = ngettext("They score {points} point.", "They score {points} points.", points)
    return text.format(points=format_number(points))


def _how_it_ended(kind: AwardKind, own: bool) -> str:
    """`own`: whether the side that scores is the learner's."""
    return {
        AwardKind.THROWN_IN: _("The hand was thrown in."),
        AwardKind.MISDEAL: _("It was a misdeal."),
        AwardKind.MADE: _("You made it.") if own else _("They made it."),
        AwardKind.MARCH: _("All five tricks, a march for you.")
        if own
        else _("All five tricks, a march for them."),
        AwardKind.EUCHRE: _("They're euchred.") if own else _("You're euchred."),
        AwardKind.LONE_MADE: _("Your side's lone hand made it.") if own else _("Their lone hand made it."),
        AwardKind.LONE_MARCH: _("All five tricks alone, for your side.")
        if own
        else _("All five tricks alone, for them."),
        AwardKind.LONE_EUCHRE: _("Their lone hand is euchred.")
        if own
        else _("Your side's lone hand is euchred."),
        AwardKind.LONE_DEFENCE: _("Your side's lone defender stopped them.")
        if own
        else _("Their lone defender stopped you."),
        AwardKind.LONE_DEFENCE_MARCH: _("Your side's lone defender took all five tricks.")
        if own
        else _("Their lone defender took all five tricks."),
        AwardKind.RENEGE: _("They reneged, so the hand is over.")
        if own
        else _("Your side reneged, so the hand is over."),
        AwardKind.BID_OUT_OF_TURN: _("They called out of turn, and that ends the hand.")
        if own
        else _("Your side called out of turn, and that ends the hand."),
    }[kind]
