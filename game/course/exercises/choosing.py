"""`choose` and `rule`: one of several options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TypeVar

from game.course.answers import Answer, Grade, OptionAnswer
from game.course.exercises.base import Exercise, Found
from game.course.exercises.rulings import called, ruling_told
from game.course.honest_steps import Outcome, RuleStep
from game.course.misspelling import near_id
from game.course.situation import LEARNER
from game.course.steps import ChooseStep
from game.i18n import _
from game.rules.actions import Action, ActionKind
from game.rules.slips import Ruling

Step = TypeVar("Step", ChooseStep, RuleStep)


class OneOption(Exercise[Step, str]):
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
            usual = _("Write the id of one of the options above.")
            yield ("option",), message, near_id(option, self.possible(), usual)


class Choosing(OneOption[ChooseStep]):
    """What is right is the author's to say."""


class Judging(OneOption[RuleStep]):
    """A ruling is chosen, and the engine rules: exactly one option has to say the same."""

    @property
    def _call(self) -> Action | None:
        step = self.step
        if step.of is None:
            return None
        return Action(step.by.seat, ActionKind.DIRECTOR, of=step.of.seat, charge=step.charge)

    @cached_property
    def ruling(self) -> Ruling | None:
        """What the engine rules; None where nothing can be ruled on."""
        state = self.situation.state
        if state is None or state.honest is None:
            return None
        if self._call is not None:
            return called(state, self._call)
        return state.honest.rulings[-1] if state.honest.rulings else None

    def accepts(self, given: str) -> bool:
        outcome = next(option.ruling for option in self.step.options if option.id == given)
        return self.ruling is not None and _says(outcome, self.ruling)

    def action(self, given: str) -> Action | None:
        """The right ruling is carried out."""
        return self._call if self.accepts(given) else None

    def legal(self, given: str) -> bool:
        return True

    def auto(self, given: str) -> str:
        state = self.situation.state
        if state is None or self.ruling is None or not self.accepts(given):
            return ""
        return ruling_told(state, self._call, self.ruling)

    def standing(self) -> Iterator[Found]:
        yield from super().standing()
        if self.ruling is None:
            message = _("There's nothing to rule on at this table.")
            mend = _(
                "Give the table “honest: true” and a slip under “deeds:”, and give the step “of:” and "
                "“charge:”."
            )
            yield ("id",), message, mend
            return
        right = [option.id for option in self.step.options if self.accepts(option.id)]
        if len(right) != 1:
            message = _("Exactly one option has to be the engine's ruling under {ruleset} rules.")
            # NOTE: {ruling} is in the notation of lessons, for example "{finding: charged, cost: exposed}"
            mend = _("The engine's ruling is “{ruling}”.").format(ruling=_written(self.ruling))
            ruleset = _(self.situation.ruleset.short_name)
            yield ("options",), message.format(ruleset=ruleset), mend


def _written(ruling: Ruling) -> str:
    """A ruling as an author writes it, without what does not apply."""
    cost, chooser = ruling.cost, ruling.chooser
    values = {
        "finding": str(ruling.finding),
        "cost": "" if cost is None else str(cost.kind),
        "points": "" if cost is None or not cost.points else str(cost.points),
        "other": "" if cost is None or not cost.other else str(cost.other),
        "chooses": "" if chooser is None else "us" if chooser is LEARNER.side else "them",
    }
    return f"{{{', '.join(f'{key}: {value}' for key, value in values.items() if value)}}}"


def _says(outcome: Outcome, ruling: Ruling) -> bool:
    """Whether a ruling is what an option says of it."""
    cost = ruling.cost
    if outcome.finding is not None and outcome.finding is not ruling.finding:
        return False
    if outcome.cost is not None and (cost is None or outcome.cost is not cost.kind):
        return False
    if outcome.points is not None and outcome.points != (cost.points if cost else 0):
        return False
    if outcome.other is not None and outcome.other != (cost.other if cost else 0):
        return False
    side = None if ruling.chooser is None else ruling.chooser is LEARNER.side
    return outcome.chooses is None or (outcome.chooses == "us") is side
