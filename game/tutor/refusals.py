"""Why something is not allowed, one whole sentence for each kind of reason."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.reasons import Reason, ReasonKind
from game.rules.view import SeatView
from game.tutor.grounds import led_counts_as_trump
from game.tutor.honest_reasons import REFUSALS, slip_refusal_title
from game.words import one_of, seat_name, suit_name, suit_title
from game.words.markup import mark

Sentence = Callable[[SeatView, Action, Reason], str]
_NOBODYS_TURN = frozenset((Phase.DRAW, Phase.DEALING, Phase.GATHER, Phase.HAND_OVER))  # nobody is asked


def refusal_title(view: SeatView, action: Action) -> str:
    """The head over a refusal, kind and short."""
    if title := slip_refusal_title(action):
        return title
    if action.card is not None and action.kind is ActionKind.PLAY:
        return _("The {card} isn't allowed here").format(card=mark(action.card))
    if action.card is not None and action.kind is ActionKind.DISCARD:
        return _("You can't discard the {card}").format(card=mark(action.card))
    if action.kind is ActionKind.PASS:
        return _("You can't pass here") if view.my_turn else _("It's not your turn")
    if action.kind is ActionKind.ORDER:
        return _("You can't order it up")
    if action.kind is ActionKind.NO_TRUMP:
        return _("You can't call no trump here")
    if action.suit is not None:
        return _("You can't call {suit} now").format(suit=suit_name(action.suit))
    return _("You can't do that here")


def _game_is_over(view: SeatView, action: Action, reason: Reason) -> str:
    return _("The game is over.")


def _not_now(view: SeatView, action: Action, reason: Reason) -> str:
    return {
        Phase.DRAW: _("The first dealer hasn't been chosen yet."),
        Phase.DEALING: _("The cards are still being dealt."),
        Phase.NAME_UPCARD: _("The dealer must name a suit for the joker first."),
        Phase.FARMERS_HAND: _("First, everyone says whether they have a farmer's hand."),
        Phase.FIRST_ROUND: _("Trump has to be made first. You can pass, or make the upcard's suit trump."),
        Phase.SECOND_ROUND: _("Trump has to be made first. You can pass or call a suit."),
        Phase.DISCARD: _("Somebody has to discard first."),
        Phase.GIVE: _("The lone player's partner has to give a card first."),
        Phase.DEFEND: _("First, the defenders say whether one of them defends alone."),
        Phase.PLAY: _("Trump is made, and play has already started."),
        Phase.GATHER: _("The trick is finished. Gather it first."),
        Phase.RULING: _("First, one side has to choose what it gets for the other side's mistake."),
        Phase.NAME_LEAD: _("First, somebody has to choose the suit of the next lead."),
        Phase.HAND_OVER: _("This hand is over."),
        Phase.GAME_OVER: _("The game is over."),
    }[view.phase]


def _not_your_turn(view: SeatView, action: Action, reason: Reason) -> str:
    if view.phase in _NOBODYS_TURN:
        return _not_now(view, action, reason)
    if reason.seat is None or reason.seat is view.seat:
        return _("It's not your turn yet.")
    return _("It's {name}'s turn.").format(name=seat_name(reason.seat, view.seat))


def _sits_out(view: SeatView, action: Action, reason: Reason) -> str:
    name = seat_name(reason.seat if reason.seat is not None else action.seat.partner, view.seat)
    return _("{name} is playing alone, so you sit this hand out.").format(name=name)


def _not_in_hand(view: SeatView, action: Action, reason: Reason) -> str:
    return not_held(reason.cards[0])


def not_held(card: Card) -> str:
    """A card that was named is not in the hand."""
    return _("You don't have the {card}.").format(card=mark(card))


def _must_follow(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    suit = suit_name(reason.suit)
    if len(reason.cards) == 1:
        text = _("{suit} were led and you have {one}, the {card}, so you must follow suit.")
        return text.format(suit=suit_title(reason.suit), one=one_of(reason.suit), card=_first(reason))
    return _("{title} were led and you have {suit}, so you must follow suit.").format(
        title=suit_title(reason.suit), suit=suit
    )


def _joker_is_what_follows(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    # NOTE: {one} is one card of the trump suit, for example "a heart"
    text = _("The joker is always trump, so while {trump} are trump, it's **{one}**.")
    return text.format(trump=suit_name(reason.suit), one=one_of(reason.suit))


def _left_is_what_follows(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    text = _("The {card} is the **left bower**, so while {trump} are trump, it's **{one}**.")
    return text.format(card=_first(reason), trump=suit_name(reason.suit), one=one_of(reason.suit))


def _left_does_not_follow(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    assert view.trump is not None
    text = _(
        "The {card} looks like {printed}, but it's the **left bower**. While {trump} are trump, it's {one}."
    )
    return text.format(
        card=_first(reason),
        printed=one_of(reason.suit),
        trump=suit_name(view.trump),
        one=one_of(view.trump),
    )


def _suit_barred(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    text = _("That suit was turned down, so {suit} can't be trump in this hand. Call another suit.")
    return text.format(suit=suit_name(reason.suit))


def _only_upcard_suit(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    text = _(
        "In the first round, only {suit}, the suit turned up, can be trump. You can call the others "
        "in the second round."
    )
    return text.format(suit=suit_name(reason.suit))


def _upcard_is_gone(view: SeatView, action: Action, reason: Reason) -> str:
    return _("The {card} was turned down, so nobody can pick it up anymore.").format(card=_first(reason))


def _needs_natural(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    text = _("To make {suit} trump now, you need a natural card of that suit, and you have none.")
    return text.format(suit=suit_name(reason.suit))


def _left_is_not_natural(view: SeatView, action: Action, reason: Reason) -> str:
    assert reason.suit is not None
    text = _(
        "The {card} would become the left bower, but it doesn't have {suit} printed on it, so it doesn't "
        "count here."
    )
    return text.format(card=_first(reason), suit=suit_name(reason.suit))


def _dealer_is_stuck(view: SeatView, action: Action, reason: Reason) -> str:
    return _(
        "Everyone else has passed twice and you're the dealer. This table plays stick the dealer, so you "
        "must call a suit."
    )


def _must_take_upcard(view: SeatView, action: Action, reason: Reason) -> str:
    return _("The {card} was ordered up, so you must pick it up. Discard a different card.").format(
        card=_first(reason)
    )


def _may_not_bury(view: SeatView, action: Action, reason: Reason) -> str:
    return _("The {card} is the upcard that you just picked up. Discard a different card.").format(
        card=_first(reason)
    )


def _only_alone(view: SeatView, action: Action, reason: Reason) -> str:
    name = seat_name(reason.seat if reason.seat is not None else view.dealer, view.seat)
    text = _(
        "At this table, the dealer's partner can order it up only by going alone, and {name} is the dealer."
    )
    return text.format(name=name)


def _always_trump(view: SeatView, action: Action, reason: Reason) -> str:
    if view.ruleset.switches.joker:
        return _("There's a joker in this deck, and a joker needs a trump suit. Call one.")
    return _("At this table, trump is always one of the four suits.")


def _no_farmers_hand(view: SeatView, action: Action, reason: Reason) -> str:
    return _("For that, you need three of a kind in one of the two lowest ranks.")


def _deal_plan(view: SeatView, action: Action, reason: Reason) -> str:
    return _("The cards are dealt in two packets, and this isn't the next one.")


def _first(reason: Reason) -> str:
    return mark(reason.cards[0])


SENTENCES: dict[ReasonKind, Sentence] = {
    ReasonKind.GAME_IS_OVER: _game_is_over,
    ReasonKind.NOT_NOW: _not_now,
    ReasonKind.NOT_YOUR_TURN: _not_your_turn,
    ReasonKind.SITS_OUT: _sits_out,
    ReasonKind.NOT_IN_HAND: _not_in_hand,
    ReasonKind.MUST_FOLLOW: _must_follow,
    ReasonKind.LEFT_IS_WHAT_FOLLOWS: _left_is_what_follows,
    ReasonKind.JOKER_IS_WHAT_FOLLOWS: _joker_is_what_follows,
    ReasonKind.LED_COUNTS_AS_TRUMP: led_counts_as_trump,
    ReasonKind.LEFT_DOES_NOT_FOLLOW: _left_does_not_follow,
    ReasonKind.SUIT_BARRED: _suit_barred,
    ReasonKind.ONLY_UPCARD_SUIT: _only_upcard_suit,
    ReasonKind.UPCARD_IS_GONE: _upcard_is_gone,
    ReasonKind.NEEDS_NATURAL: _needs_natural,
    ReasonKind.LEFT_IS_NOT_NATURAL: _left_is_not_natural,
    ReasonKind.DEALER_IS_STUCK: _dealer_is_stuck,
    ReasonKind.MUST_TAKE_UPCARD: _must_take_upcard,
    ReasonKind.MAY_NOT_BURY: _may_not_bury,
    ReasonKind.ONLY_ALONE: _only_alone,
    ReasonKind.ALWAYS_TRUMP: _always_trump,
    ReasonKind.NO_FARMERS_HAND: _no_farmers_hand,
    ReasonKind.DEAL_PLAN: _deal_plan,
    **REFUSALS,
}
