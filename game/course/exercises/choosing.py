"""`choose`: one of several options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.course.answers import Answer, Grade, OptionAnswer
from game.course.exercises.base import Exercise, Found
from game.course.steps import ChooseStep
from game.i18n import _


class Choosing(Exercise[ChooseStep, str]):
    """An option is answered with its id."""

    def read(self, given: object) -> str:
        if isinstance(given, str) and given in self.possible():
            return given
        raise ValueError(f"not an option of the step {self.step.id}: {given!r}")

    def encode(self, given: str) -> str:
        return given

    def decode(self, word: str) -> str:
        return self.read(word)

    def possible(self) -> Sequence[str]:
        return [option.id for option in self.step.options]

    def named(self, answer: Answer, given: str) -> bool:
        return isinstance(answer, OptionAnswer) and answer.option == given

    def best(self) -> str:
        return self.graded_best(self.possible())

    def hint(self) -> str:
        for option in self.step.options:
            answer = self.match(option.id)
            if answer is not None and answer.grade is Grade.WRONG:
                text = _("Not this one: {option}.")
                return text.format(option=self.situation.text(option.text).removesuffix("."))
        return ""

    def told(self, given: str) -> str:
        option = next(option for option in self.step.options if option.id == given)
        words = self.situation.text(option.text).removesuffix(".")
        return _("The answer is: {option}.").format(option=words)

    def standing(self) -> Iterator[Found]:
        seen: set[str] = set()
        for number, option in enumerate(self.step.options):
            if option.id in seen:
                message = _("Another option already has the id “{id}”.").format(id=option.id)
                yield ("options", number, "id"), message, _("Give this option its own id.")
            seen.add(option.id)

    def unreadable(self, answer: Answer) -> Iterator[Found]:
        option = answer.option if isinstance(answer, OptionAnswer) else None
        if option is not None and option not in self.possible():
            message = _("There's no option “{option}” here.").format(option=option)
            yield ("option",), message, _("Write the id of one of the options above.")
