"""What the slip beside the mat says when it is the learner's turn: the one fact that the choice rests on."""

from __future__ import annotations

from game.i18n import _, format_number, ngettext
from game.pages.table_page import deciding, turn_todo
from game.rules.actions import Phase
from game.rules.cards import Card, effective_suit
from game.rules.trick import followers, winner
from game.rules.view import SeatView
from game.words import seat_name, suit_name, suit_title
from game.words.markup import mark


def turn_slip(view: SeatView, chosen: Card | None) -> str:
    """What matters now, in few words; it advises nothing."""
    if deciding(view):
        if chosen is not None:
            return _("Give this card?") if view.phase is Phase.GIVE else _("Discard this card?")
        if view.phase is Phase.FIRST_ROUND:
            return _of_the_upcard(view) or turn_todo(view, chosen)
        if view.phase is Phase.PLAY:
            return _of_the_lead(view) or turn_todo(view, chosen)
    return turn_todo(view, chosen)


def leads_after_trick(view: SeatView) -> bool:
    """Whether the learner is to lead after a trick of their own, which goes to its packet now."""
    if not (view.tricks and view.phase is Phase.PLAY and view.my_turn) or (view.trick and view.trick.plays):
        return False
    return winner(view.tricks[-1], view.trump) is view.seat


def _of_the_upcard(view: SeatView) -> str:
    """Who gets the upcard; nothing where that is not sure."""
    card, suit = view.upcard, view.upcard_suit
    if card is None or suit is None or view.ruleset.switches.take_upcard != "must":
        return ""
    if view.dealer is not view.seat:
        # NOTE: for example "Walt gets the ace of clubs if you call clubs."
        text = _("{name} gets the {card} if you call {suit}.")
        name = seat_name(view.dealer, view.seat)
        return text.format(name=name, card=mark(card), suit=suit_name(suit))
    held = sum(effective_suit(each, suit) is suit for each in (*view.hand, card))
    count = min(held, len(view.hand))  # one of six cards goes
    # NOTE: said to the dealer, who gets the upcard, for example "Call clubs and you have 4 trumps."
    text = ngettext("Call {suit} and you have {n} trump.", "Call {suit} and you have {n} trumps.", count)
    return text.format(suit=suit_name(suit), n=format_number(count))


def _of_the_lead(view: SeatView) -> str:
    """What was led, and whether it must be followed; nothing where a slip binds the hand."""
    led, allowed = view.led, {action.card for action in view.legal}
    if led is None or len(view.hand) == 1:
        return ""
    following = followers(view.hand, led, view.trump)
    if not following and len(allowed) == len(view.hand):
        # NOTE: said to a player who cannot follow suit, for example "You have no clubs. Play any card."
        return _("You have no {suit}. Play any card.").format(suit=suit_name(led))
    if following and allowed == set(following):
        # NOTE: for example "Clubs were led. Follow suit."
        return _("{suit} were led. Follow suit.").format(suit=suit_title(led))
    return ""
