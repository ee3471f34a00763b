"""`pick`: every card of the hand that is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from game.course import engine
from game.course.answers import Answer, CardsAnswer
from game.course.exercises.base import Exercise, Found, needs_a_table, not_held
from game.course.exercises.phrases import listed
from game.course.exercises.playing import play_refusal
from game.course.steps import PickStep, Which
from game.i18n import _, format_number, ngettext
from game.rules.cards import Card, Suit, effective_suit, is_left_bower
from game.words import one_of
from game.words.markup import mark

Cards = frozenset[Card]


class Picking(Exercise[PickStep, Cards]):
    """The answer is a set of cards, which may be empty."""

    def read(self, given: object) -> Cards:
        if isinstance(given, Iterable) and not isinstance(given, str):
            cards = frozenset(given)
            if cards <= set(self.situation.hand):
                return cards
        raise ValueError(f"not cards of the hand in the step {self.step.id}: {given!r}")

    def encode(self, given: Cards) -> str:
        return " ".join(sorted(map(str, given)))

    def decode(self, word: str) -> Cards:
        return self.read([Card.parse(code) for code in word.split()])

    def possible(self) -> Sequence[Cards]:
        hand = self.situation.hand
        return [frozenset(cards) for size in range(len(hand) + 1) for cards in combinations(hand, size)]

    def named(self, answer: Answer, given: Cards) -> bool:
        return isinstance(answer, CardsAnswer) and frozenset(answer.cards or ()) == given

    def best(self) -> Cards:
        return engine.wanted(self.step, self.situation)

    def accepts(self, given: Cards) -> bool:
        return given == self.best()

    def incomplete(self, given: Cards) -> bool:
        return bool(given) and given < self.best()

    def misplaced(self, given: Cards) -> frozenset[Card]:
        return frozenset(given) - self.best()

    def auto(self, given: Cards) -> str:
        return " ".join(self.differences(given)) or _("Yes, and that's all of them.")

    def differences(self, picked: Cards) -> Iterator[str]:
        """What was picked wrongly and what was left out: the first card of each, in the order of the hand."""
        right = self.best()
        extra = [card for card in self.situation.hand if card in picked - right]
        left_out = [card for card in self.situation.hand if card in right - picked]
        if extra:
            yield self._too_much(extra[0])
        if left_out:
            yield self._too_little(left_out[0])

    @property
    def _suit(self) -> Suit | None:
        return engine.wanted_suit(self.step.which, self.situation)

    def _too_much(self, card: Card) -> str:
        suit, trump = self._suit, self.situation.trump
        if self.step.than is not None:
            text = _("The {card} doesn't beat the {led}.")
            return text.format(card=mark(card), led=mark(self.step.than))
        if suit is None:
            refused = play_refusal(card, self.situation)
            reason = refused.reason if refused else ""
            # NOTE: {reason} is one or more whole sentences of the referee
            return _("You can't play the {card}. {reason}").format(card=mark(card), reason=reason)
        own = effective_suit(card, trump)
        assert own is not None
        if is_left_bower(card, trump):
            text = _("The {card} is the left bower, so now it's {one}, not {other}.")
        else:
            text = _("The {card} is {one}, not {other}.")
        return text.format(card=mark(card), one=one_of(own), other=one_of(suit))

    def _too_little(self, card: Card) -> str:
        suit, trump = self._suit, self.situation.trump
        if self.step.than is not None:
            text = _("You left out the {card}, which beats the {led}.")
            return text.format(card=mark(card), led=mark(self.step.than))
        own = suit or effective_suit(card, trump)
        if is_left_bower(card, trump) and own is not None:
            text = _("You left out the {card}. It's the left bower and counts as {one}.")
            return text.format(card=mark(card), one=one_of(own))
        if suit is None:
            return _("You left out the {card}, which you can play.").format(card=mark(card))
        return _("You left out the {card}, which is {one}.").format(card=mark(card), one=one_of(suit))

    def hint(self) -> str:
        count = len(self.best())
        text = ngettext("There's {n} card to pick.", "There are {n} cards to pick.", count)
        return text.format(n=format_number(count))

    def told(self, given: Cards) -> str:
        if not given:
            return _("None of your cards belong here.")
        cards = [card for card in self.situation.hand if card in given]
        text = ngettext(
            "The answer is one card: the {cards}.", "The answer is these cards: {cards}.", len(cards)
        )
        return text.format(cards=listed(cards))

    def standing(self) -> Iterator[Found]:
        step, situation = self.step, self.situation
        if situation.state is None:
            yield needs_a_table()
        elif step.which is Which.LEGAL and not situation.asks_for_a_card:
            message = _("It's not your turn to play a card at this table.")
            yield ("id",), message, _("Write the cards before yours under “played:”, so it's your turn.")
        elif step.which is Which.TRUMP and situation.trump is None:
            message = _("There's no trump at this table.")
            yield ("which",), message, _("Name trump at the table, or ask for something else.")
        elif (step.which is Which.HIGHER) is (step.than is None):
            message = _("“which: higher” and “than:” go together.")
            yield ("which",), message, _("Write both, with the card to beat after “than:”, or neither.")

    def unreadable(self, answer: Answer) -> Iterator[Found]:
        if isinstance(answer, CardsAnswer):
            yield from not_held(answer.cards or (), self.situation)
