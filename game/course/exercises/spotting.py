"""`spot`: the one fault in finished tricks or on a score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.course import mistakes
from game.course.answers import Answer, FoundAnswer
from game.course.exercises.base import Exercise, Found
from game.course.table_steps import Fault, SpotStep
from game.i18n import _, format_number
from game.rules.cards import Card
from game.words.markup import mark

Spotted = Card | int


class Spotting(Exercise[SpotStep, Spotted]):
    """The answer is the card that reneged, or the number of the trick or hand with the fault."""

    def read(self, given: object) -> Spotted:
        if isinstance(given, Card | int) and not isinstance(given, bool) and given in self.possible():
            return given
        raise ValueError(f"nothing to be found in the step {self.step.id}: {given!r}")

    def encode(self, given: Spotted) -> str:
        return str(given)

    def decode(self, word: str) -> Spotted:
        return self.read(Card.parse(word) if self.step.find is Fault.RENEGE else int(word))

    def possible(self) -> Sequence[Spotted]:
        if self.step.find is Fault.RENEGE:
            return [card for trick in self.step.tricks for card in trick.cards]
        lines = self.step.tricks if self.step.find is Fault.GATHERED else self.step.hands
        return list(range(1, len(lines) + 1))

    def named(self, answer: Answer, given: Spotted) -> bool:
        if not isinstance(answer, FoundAnswer):
            return False
        return given in (answer.cards or ()) if isinstance(given, Card) else answer.number == given

    @property
    def _faults(self) -> Sequence[Spotted]:
        return mistakes.found(self.step, self.situation.ruleset)

    def best(self) -> Spotted:
        return self._faults[0]

    def accepts(self, given: Spotted) -> bool:
        return given in self._faults

    def auto(self, given: Spotted) -> str:
        return mistakes.about(self.step, given, self.situation.ruleset)

    def hint(self) -> str:
        if self.step.find is Fault.RENEGE:
            return _("Look for somebody who didn't follow suit but played that suit in a later trick.")
        if self.step.find is Fault.GATHERED:
            return _("Look at each trick: is there a trump in it? The highest one wins.")
        return _("Look at each hand: who made trump, and did they take three?")

    def told(self, given: Spotted) -> str:
        if isinstance(given, Card):
            return _("The card that broke the rule is the {card}.").format(card=mark(given))
        if self.step.find is Fault.GATHERED:
            return _("It's trick {n}.").format(n=format_number(given))
        return _("It's hand {n}.").format(n=format_number(given))

    def standing(self) -> Iterator[Found]:
        yield from mistakes.unclear(self.step)
        if not list(mistakes.unclear(self.step)) and len(self._faults) != 1:
            message = (
                _("There's no mistake of this kind here.")
                if not self._faults
                else _("There's more than one mistake of this kind.")
            )
            yield ("find",), message, _("Change the cards or numbers so that there's just one.")

    def unreadable(self, answer: Answer) -> Iterator[Found]:
        if not isinstance(answer, FoundAnswer):
            return
        by_card = self.step.find is Fault.RENEGE
        if (answer.cards if by_card else answer.number) is None and answer.any is None:
            message = _("For a renege, give the card. For anything else, give the number.")
            yield ("cards" if answer.cards else "number",), message, _("Write the other one instead.")
        for place, card in enumerate(answer.cards or () if by_card else ()):
            if card not in self.possible():
                message = _("The {card} isn't in any of these tricks.").format(card=card)
                yield ("cards", place), message, _("Name a card that was played.")
        if not by_card and answer.number is not None and answer.number not in self.possible():
            message = _("There's no number {n} here.").format(n=answer.number)
            yield ("number",), message, _("Count from 1.")
