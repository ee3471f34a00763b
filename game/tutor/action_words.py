"""Actions and points as labels: for the bars of a hint, for lists of what else could be done."""

from __future__ import annotations

from game.i18n import _, format_number
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Rank, Suit
from game.rules.view import SeatView
from game.words import call_words, capital, card_name, farmers_words, suit_name, suit_title
from game.words.markup import mark

_NUMBERED = {Rank.SEVEN: 7, Rank.EIGHT: 8, Rank.NINE: 9, Rank.TEN: 10}
_AT_THE_HAND = (ActionKind.KEEP, ActionKind.EXCHANGE, ActionKind.REDEAL)


def action_words(view: SeatView, action: Action) -> str:
    """An action of the seat to act, by itself: "9 of clubs", "I order it up, alone", "Spades"."""
    if action.card is not None:
        return card_label(action.card)
    if action.kind is ActionKind.LEAVE:
        return _("Leave the upcard")
    if action.kind is ActionKind.DEFEND:
        return _("Defend alone") if action.alone else _("Defend together")
    if action.kind in _AT_THE_HAND:
        return farmers_words(action)
    if action.kind in (ActionKind.NAME, ActionKind.NAME_LEAD):
        return suit_title(action.suit or Suit.SPADES)
    if words := honest_words(action):
        return words
    return call_words(view.ruleset, action, view.dealer, view.phase is Phase.SECOND_ROUND)


def honest_words(action: Action) -> str:
    """What only an honest table has, as a label; empty for the rest."""
    if action.kind is ActionKind.TELL and action.suit is not None:
        # NOTE: {suit} is for example "hearts"
        return _("Say something about {suit}").format(suit=suit_name(action.suit))
    if action.kind is ActionKind.LOOK and action.count is not None:
        return _("Look at trick {n} again").format(n=format_number(action.count))
    return {
        ActionKind.ADD: _("Add the points to our score"),
        ActionKind.DEDUCT: _("Take the points off their score"),
        ActionKind.ACCEPT: _("Take the points"),
        ActionKind.ANY_LEAD: _("Any card"),
        ActionKind.SKIP: _("Skip a player"),
        ActionKind.LOSE: _("Drop a card under the table"),
        ActionKind.MISCALL: _("Accept the upcard in the wrong words"),
        ActionKind.LATE_ALONE: _("Say “alone”"),
        ActionKind.CLAIM: _("Claim the rest"),
        ActionKind.MIX: _("Mix up the tricks"),
        ActionKind.ASK_TRUMP: _("Ask what's trump"),
        ActionKind.COUNT: _("Count my cards"),
        ActionKind.TAKE_BACK: _("Take it back"),
        ActionKind.DIRECTOR: _("Ask for a ruling"),
    }.get(action.kind, "")


def card_label(card: Card) -> str:
    """A card at the start of a line, its number as a figure: "9 of clubs", "King of spades"."""
    if card.suit is None or card.rank not in _NUMBERED:
        return capital(card_name(card))
    # NOTE: a card by its full name, for example "jack of diamonds"
    text = _("{rank} of {suit}")
    return text.format(rank=format_number(_NUMBERED[card.rank]), suit=suit_name(card.suit))


def signed(points: float) -> str:
    """Points to one decimal with their sign: "+0.9", "−1.2", and "0.0" without one."""
    figure = format_number(abs(round(points, 1)), 1)
    if round(points, 1) == 0:
        return figure
    # NOTE: points above or below nought; the second sign is a real minus sign
    return (_("+{points}") if points > 0 else _("−{points}")).format(points=figure)


def choice_words(view: SeatView, action: Action) -> str:
    """An action inside a sentence: a card by its mark, a call in quotation marks."""
    if action.card is not None:
        return _("the {card}").format(card=mark(action.card))
    # NOTE: a call or another choice in quotation marks
    return _("“{call}”").format(call=action_words(view, action))
