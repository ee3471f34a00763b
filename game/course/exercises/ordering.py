"""`order`: cards from strongest to weakest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, permutations

from game.course import engine
from game.course.answers import Answer, CardsAnswer
from game.course.exercises.base import Exercise, Found
from game.course.exercises.phrases import listed
from game.course.steps import OrderStep
from game.i18n import _
from game.rules.cards import Card, Suit, effective_suit, is_left_bower, is_right_bower
from game.words.markup import mark

Cards = tuple[Card, ...]


class Ordering(Exercise[OrderStep, Cards]):
    """The answer is all the cards, the strongest first."""

    def read(self, given: object) -> Cards:
        cards = tuple(given) if isinstance(given, Iterable) and not isinstance(given, str) else ()
        if sorted(map(str, cards)) == sorted(map(str, self.step.cards)):
            return cards
        raise ValueError(f"not the cards of the step {self.step.id}: {given!r}")

    def encode(self, given: Cards) -> str:
        return " ".join(map(str, given))

    def decode(self, word: str) -> Cards:
        return self.read([Card.parse(code) for code in word.split()])

    def possible(self) -> Sequence[Cards]:
        """The orders that the author lists, the right one, and one of the others."""
        right = engine.strongest_first(self.step.cards, self.situation.trump)
        listed_ones = [answer.cards for answer in self.step.answers if answer.cards is not None]
        known = {*listed_ones, right}
        other = next((order for order in permutations(self.step.cards) if order not in known), None)
        return [order for order in dict.fromkeys((*listed_ones, right, other)) if order is not None]

    def named(self, answer: Answer, given: Cards) -> bool:
        return isinstance(answer, CardsAnswer) and answer.cards == given

    def best(self) -> Cards:
        return engine.strongest_first(self.step.cards, self.situation.trump) or self.step.cards

    def accepts(self, given: Cards) -> bool:
        return given == engine.strongest_first(self.step.cards, self.situation.trump)

    def misplaced(self, given: Cards) -> frozenset[Card]:
        return frozenset(card for card, right in zip(given, self.best(), strict=True) if card != right)

    def auto(self, given: Cards) -> str:
        return first_misplaced(given, self.situation.trump) or _("Yes, from strongest to weakest.")

    def hint(self) -> str:
        return _("The strongest of them is the {card}.").format(card=mark(self.best()[0]))

    def told(self, given: Cards) -> str:
        return _("From strongest to weakest: {cards}.").format(cards=listed(given))

    def standing(self) -> Iterator[Found]:
        for number, card in enumerate(self.step.cards):
            if card in self.step.cards[:number]:
                message = _("The {card} is here twice.").format(card=card)
                yield ("cards", number), message, _("Keep one of them.")
        if engine.strongest_first(self.step.cards, self.situation.trump) is None:
            message = _(
                "Cards of two off-suits don't rank against each other, because neither suit beats the other."
            )
            mend = _("Use trump cards and cards of one other suit, or a table with a different trump.")
            yield ("cards",), message, mend

    def unreadable(self, answer: Answer) -> Iterator[Found]:
        cards = answer.cards if isinstance(answer, CardsAnswer) else None
        if cards is not None and sorted(map(str, cards)) != sorted(map(str, self.step.cards)):
            message = _("These aren't this step's cards in a different order.")
            yield ("cards",), message, _("Name every card listed under “cards:” above, once each.")


def first_misplaced(order: Cards, trump: Suit | None) -> str:
    """Why the first card that stands above its place does so; empty when all is in order."""
    for weak, strong in pairwise(order):
        if engine.is_stronger(strong, weak, trump):
            return _comparison(strong, weak, trump)
    return ""


def _comparison(strong: Card, weak: Card, trump: Suit | None) -> str:
    if strong.is_joker:
        text = _("The {strong} is always the highest trump, so it beats the {weak}.")
    elif is_right_bower(strong, trump):
        text = _("The {strong} is the jack of trump, the right bower. It beats the {weak}.")
    elif is_left_bower(strong, trump):
        text = _("The {strong} is the left bower, second only to the right bower. It beats the {weak}.")
    elif effective_suit(weak, trump) is not effective_suit(strong, trump):
        text = _("The {strong} is a trump, and any trump beats the {weak}.")
    else:
        text = _("The {strong} ranks above the {weak}.")
    return text.format(strong=mark(strong), weak=mark(weak))
