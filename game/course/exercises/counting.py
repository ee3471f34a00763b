"""`count`: a number that the engine or the author knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.course import numbers
from game.course.answers import Answer, Grade, NumberAnswer
from game.course.exercises.base import Exercise, Found, needs_a_table
from game.course.steps import CountStep, What
from game.i18n import _, format_number, ngettext

MOST = 99
_AT_A_TABLE = (What.TRUMPS, What.TRUMPS_OUT, What.TRUMPS_PLAYED, What.TRICKS_WON)


class Counting(Exercise[CountStep, int]):
    """The answer is a number from 0 to 99."""

    def read(self, given: object) -> int:
        if type(given) is int and 0 <= given <= MOST:
            return given
        raise ValueError(f"not a number for the step {self.step.id}: {given!r}")

    def encode(self, given: int) -> str:
        return str(given)

    def decode(self, word: str) -> int:
        return self.read(int(word))

    def possible(self) -> Sequence[int]:
        """The numbers that the author names, the right one, and one below and above all of them."""
        named = {answer.number for answer in self.step.answers if answer.number is not None}
        known = named | ({self._number} if self._number is not None else set())
        others = {number for number in (min(known) - 1, max(known) + 1) if 0 <= number <= MOST}
        return sorted(known | others)

    @property
    def _number(self) -> int | None:
        return numbers.number_of(self.step, self.situation)

    def named(self, answer: Answer, given: int) -> bool:
        return isinstance(answer, NumberAnswer) and answer.number == given

    def best(self) -> int:
        if self._number is not None:
            return self._number
        best = [answer.number for answer in self.step.answers if answer.grade is Grade.BEST]
        return self.graded_best([number for number in best if number is not None])

    def accepts(self, given: int) -> bool:
        return self._number in (None, given)

    def auto(self, given: int) -> str:
        right = self.best()
        if given == right:
            return _("Yes, {n}.").format(n=format_number(given))
        where = _("That's too many.") if given > right else _("That's too few.")
        clue = numbers.clue(self.step, self.situation)
        # NOTE: two whole sentences, for example "That's too many. Count the printed suit first."
        return _("{verdict} {clue}").format(verdict=where, clue=clue) if clue else where

    def hint(self) -> str:
        clue = numbers.clue(self.step, self.situation)
        if clue:
            return clue
        best = self.best()
        text = _("It's a number from {low} to {high}.")
        return text.format(low=format_number(max(0, best - 1)), high=format_number(best + 1))

    def told(self, given: int) -> str:
        text = ngettext("The answer is {n}.", "The answer is {n}.", given)
        return text.format(n=format_number(given))

    def standing(self) -> Iterator[Found]:
        what, situation = self.step.what, self.situation
        if what in _AT_A_TABLE and situation.state is None:
            yield needs_a_table()
        elif what in _AT_A_TABLE[:3] and situation.trump is None:
            message = _("There's no trump at this table.")
            yield ("what",), message, _("Name trump at the table, or ask for something else.")
        elif (what is What.SUIT_CARDS) is (self.step.suit is None):
            message = _("“what: suit-cards” and “suit:” go together.")
            yield ("id",), message, _("Write both, or neither.")
        elif (what is What.POINTS) is (self.step.result is None):
            message = _("“what: points” and “result:” go together.")
            yield ("id",), message, _("Write both, or neither.")
