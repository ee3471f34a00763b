"""Why something is allowed and what it leads to, one whole sentence for each kind of reason."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _, format_list
from game.rules.actions import Action, ActionKind
from game.rules.cards import is_left_bower
from game.rules.dealing import HAND_SIZE
from game.rules.reasons import Reason, ReasonKind
from game.rules.view import SeatView
from game.tutor.honest_reasons import GROUNDS, free_act_title
from game.words import one_of, seat_name, suit_name, suit_title
from game.words.markup import mark

Sentence = Callable[[SeatView, Action, Reason], str]


def ground_title(view: SeatView, action: Action) -> str:
    """The head over the explanation of something legal."""
    if title := free_act_title(action):
        return title
    if action.kind is ActionKind.PLAY and action.card is not None:
        return _("You can play the {card}").format(card=mark(action.card))
    if action.kind is ActionKind.DISCARD and action.card is not None:
        return _("You can discard the {card}").format(card=mark(action.card))
    if action.kind is ActionKind.GIVE and action.card is not None:
        return _("You can give the {card}").format(card=mark(action.card))
    if action.kind is ActionKind.PASS:
        return _("You can pass")
    if action.kind is ActionKind.NO_TRUMP:
        return _("You can call no trump")
    if action.kind is ActionKind.LEAVE and view.upcard is not None:
        return _("You can leave the {card}").format(card=mark(view.upcard))
    if action.kind is ActionKind.DEFEND:
        return _("You can defend alone") if action.alone else _("You can defend together")
    if action.kind is ActionKind.KEEP:
        return _("You can keep the hand")
    if action.suit is not None:
        return _("You can call {suit}").format(suit=suit_name(action.suit))
    if action.kind is ActionKind.ORDER and view.upcard_suit is not None:
        return _("You can make {suit} trump").format(suit=suit_name(view.upcard_suit))
    return _("You can do that")


def _you_lead(view: SeatView, action: Action, reason: Reason) -> str:
    if view.tricks or (view.honest is None and len(view.hand) < HAND_SIZE):
        return _("You won the last trick, so you lead. You can lead any card.")
    return _("You lead first, and you can lead any card.")


def _follows(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    return _("{suit} were led and this card follows suit. You can play any of your {suit_name}.").format(
        suit=suit_title(reason.suit), suit_name=suit_name(reason.suit)
    )


def _only_card(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    if is_left_bower(reason.cards[0], view.trump) and reason.suit is view.trump:
        text = _("{suit} were led. The left bower is your only one, so you must play it.")
    else:
        text = _("{suit} were led and this is your only one, so you must play it.")
    return text.format(suit=suit_title(reason.suit))


def _void(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    return _("{suit} were led and you have none, so you can play any card.").format(
        suit=suit_title(reason.suit)
    )


def _counts_as_trump(view: SeatView, action: Action, reason: Reason) -> str:
    return counts_as_trump(reason)


def counts_as_trump(reason: Reason) -> str:
    """Why a card that does not look like trump is trump."""
    assert reason.suit is not None
    if reason.cards[0].is_joker:
        return _("The joker is the highest trump.")
    return _("The {card} is the left bower, so while {trump} are trump, it's {one}.").format(
        card=mark(reason.cards[0]), trump=suit_name(reason.suit), one=one_of(reason.suit)
    )


def led_counts_as_trump(view: SeatView, action: Action, reason: Reason) -> str:
    """Why a card that was led asks for trump although it does not look like it."""
    assert reason.suit is not None
    assert reason.seat is not None
    if reason.cards[0].is_joker:
        # NOTE: {one} is one card of the trump suit, for example "a heart"
        text = _("{name} led the joker. It's always trump, so it counts as {one}.")
    else:
        text = _("{name} led the {card}. It's the left bower, so it counts as {one}.")
    name, one = seat_name(reason.seat, view.seat), one_of(reason.suit)
    return text.format(name=name, card=mark(reason.cards[0]), one=one)


def _makes_trump(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    suit = suit_name(reason.suit)
    if reason.seat is view.seat:
        text = _("You make {suit} trump, pick up the {card}, and discard another card.")
        return text.format(suit=suit, card=mark(reason.cards[0]))
    name = seat_name(reason.seat if reason.seat is not None else view.dealer, view.seat)
    if reason.seat is view.seat.partner:
        text = _("You make {suit} trump. Your partner, {name}, is the dealer and gets the {card}.")
    else:
        text = _("You make {suit} trump. Your opponent {name} is the dealer and gets the {card}.")
    return text.format(suit=suit, name=name, card=mark(reason.cards[0]))


def _holds_natural(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    return _(
        "To make {suit} trump at this table, you need a natural card of that suit. You have one, the {card}."
    ).format(suit=suit_name(reason.suit), card=mark(reason.cards[0]))


def _names_suit(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    return _(
        "In the second round, you can call any suit except the one turned down, so you can call {suit}."
    ).format(suit=suit_name(reason.suit))


def _alone_offered(view: SeatView, action: Action, reason: Reason) -> str:
    name = seat_name(reason.seat if reason.seat is not None else action.seat.partner, view.seat)
    return _(
        "The player who makes trump can go alone. {name} would lay the hand face down and sit out."
    ).format(name=name)


def _passes_on(view: SeatView, action: Action, reason: Reason) -> str:
    name = seat_name(reason.seat if reason.seat is not None else action.seat.left, view.seat)
    return _("You don't have to make trump. It would be {name}'s turn next.").format(name=name)


def _turns_down(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    text = _(
        "You're the dealer, so you call last. If you pass, the {card} is turned down and {suit} can't be "
        "trump in this hand."
    )
    return text.format(card=mark(reason.cards[0]), suit=suit_name(reason.suit))


def _throws_in(view: SeatView, action: Action, reason: Reason) -> str:
    name = seat_name(reason.seat if reason.seat is not None else view.dealer.left, view.seat)
    return _("Nobody has made trump, so the hand is thrown in and {name} deals next.").format(name=name)


def _dealer_is_stuck(view: SeatView, action: Action, reason: Reason) -> str:
    return _("Everyone else passed, so as the dealer you must call a suit.")


def _discards(view: SeatView, action: Action, reason: Reason) -> str:
    if len(view.hand) == HAND_SIZE + 1:
        text = _("You picked up the {card} and have six cards. Discard one of the others, face down.")
    else:  # at an honest table the number was wrong before
        text = _("You picked up the {card}. Discard one of your other cards, face down.")
    return text.format(card=mark(reason.cards[0]))


def _calls_no_trump(view: SeatView, action: Action, reason: Reason) -> str:
    return _("Without trump, there are no bowers, and the highest card of the suit led wins each trick.")


def _gives_best(view: SeatView, action: Action, reason: Reason) -> str:
    name = seat_name(reason.seat if reason.seat is not None else action.seat.partner, view.seat)
    return _("{name} is playing alone and gets one card from you. Then you sit this hand out.").format(
        name=name
    )


def _puts_down_for_it(view: SeatView, action: Action, reason: Reason) -> str:
    name = seat_name(action.seat.partner, view.seat)
    if len(view.hand) == HAND_SIZE + 1:
        text = _("{name} gave you the {card}, so you have six cards. Discard one of them, face down.")
    else:  # at an honest table the number was wrong before
        text = _("{name} gave you the {card}. Discard one of your cards, face down.")
    return text.format(name=name, card=mark(reason.cards[0]))


def _keeps_hand(view: SeatView, action: Action, reason: Reason) -> str:
    return _("You can always play the hand you were dealt.")


def _exchanges(view: SeatView, action: Action, reason: Reason) -> str:
    cards = format_list(mark(card) for card in reason.cards)
    text = _("Everyone sees the {cards}. They go under the kitty, and you take its three hidden cards.")
    return text.format(cards=cards)


def _deals_again(view: SeatView, action: Action, reason: Reason) -> str:
    cards = format_list(mark(card) for card in reason.cards)
    return _("Everyone sees the {cards}, and the same dealer deals again.").format(cards=cards)


def _leaves_upcard(view: SeatView, action: Action, reason: Reason) -> str:
    return _("At this table, the dealer doesn't have to pick up the {card}.").format(
        card=mark(reason.cards[0])
    )


def _defends(view: SeatView, action: Action, reason: Reason) -> str:
    name = seat_name(reason.seat if reason.seat is not None else action.seat.left, view.seat)
    return _("{name} is playing alone. One of the defenders can defend alone.").format(name=name)


def _names_joker(view: SeatView, action: Action, reason: Reason) -> str:
    return _(
        "The joker was turned up. You're the dealer, so you name a suit for it before anyone looks at "
        "their cards."
    )


def _the_table(view: SeatView, action: Action, reason: Reason) -> str:
    return _("This happens by itself.")


def _leads_trump_early(view: SeatView, action: Action, reason: Reason) -> str:
    # NOTE: {name} deals and has not discarded yet; {card} is a trump
    text = _("You can lead trump before {name} discards. Just say “trump” and play the {card}.")
    name = seat_name(reason.seat if reason.seat is not None else view.dealer, view.seat)
    return text.format(name=name, card=mark(reason.cards[0]))


SENTENCES: dict[ReasonKind, Sentence] = {
    ReasonKind.LEADS_TRUMP_EARLY: _leads_trump_early,
    ReasonKind.YOU_LEAD: _you_lead,
    ReasonKind.FOLLOWS: _follows,
    ReasonKind.ONLY_CARD: _only_card,
    ReasonKind.VOID: _void,
    ReasonKind.COUNTS_AS_TRUMP: _counts_as_trump,
    ReasonKind.LED_COUNTS_AS_TRUMP: led_counts_as_trump,
    ReasonKind.MAKES_TRUMP: _makes_trump,
    ReasonKind.HOLDS_NATURAL: _holds_natural,
    ReasonKind.NAMES_SUIT: _names_suit,
    ReasonKind.ALONE_OFFERED: _alone_offered,
    ReasonKind.PASSES_ON: _passes_on,
    ReasonKind.TURNS_DOWN: _turns_down,
    ReasonKind.THROWS_IN: _throws_in,
    ReasonKind.DEALER_IS_STUCK: _dealer_is_stuck,
    ReasonKind.CALLS_NO_TRUMP: _calls_no_trump,
    ReasonKind.GIVES_BEST: _gives_best,
    ReasonKind.PUTS_DOWN_FOR_IT: _puts_down_for_it,
    ReasonKind.KEEPS_HAND: _keeps_hand,
    ReasonKind.EXCHANGES: _exchanges,
    ReasonKind.DEALS_AGAIN: _deals_again,
    ReasonKind.DISCARDS: _discards,
    ReasonKind.LEAVES_UPCARD: _leaves_upcard,
    ReasonKind.DEFENDS: _defends,
    ReasonKind.NAMES_JOKER: _names_joker,
    ReasonKind.THE_TABLE: _the_table,
    **GROUNDS,
}
