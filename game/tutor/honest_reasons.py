"""What an honest table allows besides, what it does not, and what a slip before binds a player to."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _, format_list, format_number, ngettext
from game.rules.actions import Action, ActionKind
from game.rules.reasons import Reason, ReasonKind
from game.rules.view import SeatView
from game.words import one_of, seat_name, suit_name
from game.words.markup import mark

Sentence = Callable[[SeatView, Action, Reason], str]


def slip_refusal_title(action: Action) -> str:
    """The head over what nobody may do at an honest table; empty for what is not its own."""
    if action.kind is ActionKind.EXPOSE and action.card is not None:
        return _("You can't expose the {card}").format(card=mark(action.card))
    if action.kind is ActionKind.NAME_LEAD and action.suit is not None:
        return _("You can't choose {suit}").format(suit=suit_name(action.suit))
    return {
        ActionKind.SKIP: _("Start with the player to the dealer's left"),
        ActionKind.LOSE: _("The deck must be complete"),
        ActionKind.MISCALL: _("Those aren't the right words"),
        ActionKind.LATE_ALONE: _("It's too late to go alone"),
        ActionKind.LOOK: _("You can't look at a gathered trick"),
        ActionKind.TELL: _("You can't say that"),
        ActionKind.CLAIM: _("You can't claim the rest"),
        ActionKind.MIX: _("Keep your tricks apart"),
        ActionKind.ASK_TRUMP: _("You can't ask what's trump"),
        ActionKind.COUNT: _("You can't count your cards now"),
        ActionKind.TAKE_BACK: _("You can't take anything back now"),
        ActionKind.DIRECTOR: _("You can't ask for a ruling now"),
    }.get(action.kind, "")


def free_act_title(action: Action) -> str:
    """The head over what an honest table allows besides; empty for what is not its own."""
    if action.kind is ActionKind.NAME_LEAD and action.suit is not None:
        return _("You can choose {suit}").format(suit=suit_name(action.suit))
    return {
        ActionKind.COUNT: _("You can count your cards"),
        ActionKind.TAKE_BACK: _("You can take it back"),
        ActionKind.DIRECTOR: _("You can ask for a ruling"),
        ActionKind.ASK_TRUMP: _("You can ask what's trump"),
        ActionKind.ADD: _("You can add the points to your score"),
        ActionKind.DEDUCT: _("You can take the points off their score"),
        ActionKind.ACCEPT: _("You can take the points"),
        ActionKind.ANY_LEAD: _("You can let them lead any card"),
    }.get(action.kind, "")


# -- not allowed -------------------------------------------------------------------------------


def _exposed_first(view: SeatView, action: Action, reason: Reason) -> str:
    card = mark(reason.cards[0])
    if action.kind is not ActionKind.PLAY:
        return _("The {card} is exposed, so you must keep it until you can play it.").format(card=card)
    if len(reason.cards) == 1:
        return _("Your {card} is exposed, so you must play it at the first legal chance.").format(card=card)
    cards = format_list((mark(each) for each in reason.cards), "or")
    # NOTE: {cards} is a list with "or", for example "ace of spades or ten of clubs"
    return _("You have exposed cards, so you must play one of them now: the {cards}.").format(cards=cards)


def _card_stays(view: SeatView, action: Action, reason: Reason) -> str:
    name = seat_name(action.seat.partner, view.seat)
    text = _("{name} corrected a renege, but you can't change the card you played, the {card}.")
    return text.format(name=name, card=mark(reason.cards[0]))


def _suit_is_named(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    # NOTE: {suit} is for example "hearts", {one} then "a heart"
    text = _("Your opponents chose {suit} for this lead, so you must lead {one}.")
    return text.format(suit=suit_name(reason.suit), one=one_of(reason.suit))


def _lead_is_barred(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    name = seat_name(reason.seat if reason.seat is not None else action.seat.partner, view.seat)
    # NOTE: {one} is for example "a heart", {suit} then "hearts"
    text = _("{name}'s exposed card is {one}, so you can lead {suit} only if you have nothing else.")
    return text.format(name=name, one=one_of(reason.suit), suit=suit_name(reason.suit))


def _side_is_barred(view: SeatView, action: Action, reason: Reason) -> str:
    barred = view.honest is None or action.seat.side in view.honest.duties.barred
    if barred:
        return _("Your side lost the right to make trump in this hand, so you can only pass.")
    return _("You passed before it was your turn, and that pass stands.")


def _a_slip(view: SeatView, action: Action, reason: Reason) -> str:
    return {
        ActionKind.EXPOSE: _("Nobody else gets to see your cards before you play them."),
        ActionKind.SKIP: _("Each round of dealing starts with the player to the dealer's left."),
        ActionKind.LOSE: _("The cards are dealt from a complete deck."),
        ActionKind.MISCALL: _("Use this table's words to accept the upcard."),
        ActionKind.LATE_ALONE: _("You have to say “alone” when you make your call."),
        ActionKind.LOOK: _("Once a trick is gathered, it stays face down."),
        ActionKind.TELL: _("You can't tell your partner anything about your cards."),
        ActionKind.CLAIM: _("You have to play out every trick."),
        ActionKind.MIX: _("Keep the tricks apart, so that everyone can check them after the hand."),
        ActionKind.ASK_TRUMP: _("The trump cube shows the suit, so you can't ask."),
    }.get(action.kind, _("That isn't allowed at this table."))


REFUSALS: dict[ReasonKind, Sentence] = {
    ReasonKind.EXPOSED_FIRST: _exposed_first,
    ReasonKind.CARD_STAYS: _card_stays,
    ReasonKind.SUIT_IS_NAMED: _suit_is_named,
    ReasonKind.LEAD_IS_BARRED: _lead_is_barred,
    ReasonKind.SIDE_IS_BARRED: _side_is_barred,
    ReasonKind.A_SLIP: _a_slip,
}


# -- allowed -----------------------------------------------------------------------------------


def _at_any_time(view: SeatView, action: Action, reason: Reason) -> str:
    return {
        ActionKind.COUNT: _("You can count your own cards at any time."),
        ActionKind.ASK_TRUMP: _("You can ask what's trump at any time."),
        ActionKind.TAKE_BACK: _("You can take back your own mistake while there's still time to correct it."),
    }.get(action.kind, _("If you see a mistake, you can stop play at any time and ask for a ruling."))


def _chooses(view: SeatView, action: Action, reason: Reason) -> str:
    owed = view.honest.owed[0] if view.honest is not None and view.honest.owed else None
    if action.kind is ActionKind.ADD and owed is not None:
        return ngettext(
            "Your opponents reneged, so your side can score {points} more point.",
            "Your opponents reneged, so your side can score {points} more points.",
            owed.add,
        ).format(points=format_number(owed.add))
    if action.kind is ActionKind.DEDUCT and owed is not None:
        return ngettext(
            "Your opponents reneged, so your side can take {points} point off their score.",
            "Your opponents reneged, so your side can take {points} points off their score.",
            owed.deduct,
        ).format(points=format_number(owed.deduct))
    if action.kind is ActionKind.ACCEPT:
        return _("Your opponents called out of turn, so your side can take the points and end the hand.")
    if action.kind is ActionKind.NAME_LEAD and action.suit is not None:
        text = _("Your opponents made a mistake, so you can choose the suit they lead, for example {suit}.")
        return text.format(suit=suit_name(action.suit))
    return _("You don't have to choose a suit. Your opponents can then lead any card.")


GROUNDS: dict[ReasonKind, Sentence] = {
    ReasonKind.EXPOSED_FIRST: _exposed_first,
    ReasonKind.AT_ANY_TIME: _at_any_time,
    ReasonKind.CHOOSES: _chooses,
}
