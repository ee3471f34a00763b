"""The table in words, from what the learner can see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.i18n import _, format_list
from game.pages.table_page import score_line, tricks_line
from game.rules.actions import Phase
from game.rules.cards import Card, Suit, is_left_bower, strength
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.words import capital, card_name, made_line, seat_name, sentence, suit_name, suit_title


def in_order(hand: Iterable[Card]) -> tuple[Card, ...]:
    """A hand as it is listed: by the suits printed on the cards, from high to low.

    The order does not change when trump is made, so that the numbers keep their cards.
    """
    suits = list(Suit)

    def place(card: Card) -> tuple[int, int]:
        return (-1 if card.suit is None else suits.index(card.suit), -strength(card, None))

    return tuple(sorted(hand, key=place))


def listed(cards: Sequence[Card], trump: Suit | None, help_with_left: bool, numbered: bool = True) -> str:
    """Cards as one phrase, each with its code and, if asked for, the number to type."""
    items = [
        _item(number if numbered else None, card, help_with_left and is_left_bower(card, trump))
        for number, card in enumerate(cards, 1)
    ]
    return format_list(items)


def _item(number: int | None, card: Card, left: bool) -> str:
    named = {"card": card_name(card), "code": str(card)}
    if number is None:
        # NOTE: a card in a list, for example "jack of hearts JH"
        text = _("{card} {code} (left bower)") if left else _("{card} {code}")
        return text.format(**named)
    # NOTE: a card in a list with the number to type for it, for example "3 jack of hearts JH"
    text = _("{number} {card} {code} (left bower)") if left else _("{number} {card} {code}")
    return text.format(number=number, **named)


def hand_line(view: SeatView, help_with_left: bool = True, numbered: bool = False) -> str:
    """The learner's cards, in the order in which they are numbered."""
    if view.phase is Phase.NAME_UPCARD:
        return _("Nobody has looked at their cards yet.")
    if not view.hand:
        return _("You have no cards.")
    cards = in_order(view.hand)
    told = _("Your cards: {cards}.").format(cards=listed(cards, view.trump, help_with_left, numbered))
    left = next((card for card in cards if is_left_bower(card, view.upcard_suit)), None)
    if left is None or view.upcard_suit is None or view.phase is not Phase.FIRST_ROUND or not help_with_left:
        return told
    # NOTE: {suit} is the suit turned up, which is not trump yet
    would = _("If {suit} become trump, the {card} will be the left bower.")
    return f"{told} {would.format(suit=suit_name(view.upcard_suit), card=card_name(left))}"


def trump_lines(view: SeatView) -> list[str]:
    """What is trump and who made it, or what is turned up."""
    if view.maker is not None:
        return [sentence(made_line(view))]
    return [_("Trump hasn't been made yet."), upcard_line(view)]


def upcard_line(view: SeatView) -> str:
    """The turned card while trump is being made; empty where there is none."""
    if view.upcard is None:
        return ""
    card = card_name(view.upcard)
    if view.turned_down and view.upcard_suit is not None:
        text = _("The {card} was turned down, so {suit} can't be called.")
        return text.format(card=card, suit=suit_name(view.upcard_suit))
    if view.upcard.is_joker and view.upcard_suit is not None:
        return _("The joker is turned up and counts as {suit}.").format(suit=suit_title(view.upcard_suit))
    return _("The {card} is turned up.").format(card=card)


def dealer_line(view: SeatView) -> str:
    """Who deals, and what that player is to the learner."""
    if view.dealer is view.seat:
        return _("You're the dealer.")
    name = seat_name(view.dealer, view.seat)
    if view.dealer is view.seat.partner:
        return _("The dealer is your partner, {name}.").format(name=name)
    return _("The dealer is your opponent {name}.").format(name=name)


def trick_line(view: SeatView) -> str:
    """The cards on the table and who is winning."""
    if view.trick is None or not view.trick.plays or view.winning is None or view.led is None:
        return _("There are no cards on the table.")
    plays = format_list(played(seat, card, view.seat) for seat, card in view.trick.plays)
    plays, led, winner = capital(plays), suit_title(view.led), view.winning
    if winner is view.seat:
        return _("{suit} were led. {plays}. You're winning.").format(suit=led, plays=plays)
    text = _("{suit} were led. {plays}. {name} is winning.")
    return text.format(suit=led, plays=plays, name=seat_name(winner, view.seat))


def last_trick_line(view: SeatView) -> str:
    """The trick before this one."""
    if not view.tricks:
        return _("No trick has been finished in this hand yet.")
    plays = format_list(played(seat, card, view.seat) for seat, card in view.tricks[-1].plays)
    return _("The last trick, in the order it was played: {plays}.").format(plays=plays)


def played(seat: Seat, card: Card, learner: Seat) -> str:
    """A card on the table with who played it, as a part of a list."""
    if seat is learner:
        # NOTE: in a list, for example "Walt played the king of hearts and you played the nine of clubs"
        return _("you played the {card}").format(card=card_name(card))
    # NOTE: in a list, for example "Walt played the king of hearts and you played the nine of clubs"
    return _("{name} played the {card}").format(name=seat_name(seat, learner), card=card_name(card))


def recap(view: SeatView) -> list[str]:
    """Where the game stands, for someone who comes back to it; the question that follows says the rest."""
    lines = [score_line(view), dealer_line(view)]
    if view.maker is not None and view.phase is not Phase.HAND_OVER:
        lines += [*trump_lines(view), tricks_line(view)]
    return lines
