"""The questions of a lesson that is being made: which decisions it asks about, and its author's words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.drafting.draft_question import BEST, WRONG, DraftAnswer, DraftQuestion, other_words


class DraftQuestions:
    """Questions by the steps of a hand, each put in or left out; every word can be changed."""

    def __init__(self) -> None:
        self._questions: dict[int, DraftQuestion] = {}
        self._chosen: set[int] = set()

    def __getitem__(self, step: int) -> DraftQuestion:
        return self._questions[step]

    def __contains__(self, step: object) -> bool:
        return step in self._questions

    @property
    def steps(self) -> Sequence[int]:
        """Where there is a question, put in or not, in the order of the hand."""
        return sorted(self._questions)

    @property
    def chosen(self) -> Sequence[DraftQuestion]:
        """Those that are put in, in the order of the hand."""
        return [self._questions[step] for step in sorted(self._chosen)]

    def is_chosen(self, step: int) -> bool:
        """Whether a decision is asked about."""
        return step in self._chosen

    def add(self, question: DraftQuestion, *, chosen: bool = False) -> None:
        """A question that is known now."""
        self._questions[question.step] = question
        if chosen:
            self._chosen.add(question.step)

    def drop(self, step: int) -> None:
        """Forgets a question, and every word of it."""
        self._questions.pop(step, None)
        self._chosen.discard(step)

    def turn(self, step: int) -> None:
        """Puts a question in, or leaves it out."""
        if step in self._questions:
            self._chosen ^= {step}

    def ask(self, step: int, text: str) -> None:
        """The question in other words."""
        self._questions[step] = replace(self._questions[step], ask=text)

    def say(self, step: int, number: int, text: str) -> None:
        """Other words for an answer."""
        own = replace(self._questions[step].answers[number], say=text, drafted=False)
        self._change(step, number, own)

    def grade(self, step: int, number: int, grade: str) -> None:
        """An answer is something else than it was. Of two best ones, the one that was told first is shown."""
        self._change(step, number, replace(self._questions[step].answers[number], grade=grade))

    def test(self, step: int, skill: str) -> None:
        """The skill that a question tests; none with ""."""
        self._questions[step] = replace(self._questions[step], skill=skill)

    def every(self, step: int) -> None:
        """Each answer by itself, with what was said to all that were left."""
        question = self._questions[step]
        named = [answer for answer in question.answers if answer.action is not None]
        rest = next((each for each in question.answers if each.action is None), None)
        rest = rest or DraftAnswer(None, WRONG, other_words(), drafted=True)
        done = {answer.action for answer in named}
        named += [replace(rest, action=each) for each in question.view.legal if each not in done]
        self._questions[step] = replace(question, answers=tuple(named))

    def missing(self, step: int) -> bool:
        """Whether a question has no best answer, or an empty line."""
        question = self._questions[step]
        texts = [question.ask, *(answer.say for answer in question.answers)]
        best = any(each.grade == BEST and each.action is not None for each in question.answers)
        return not best or not all(text.strip() for text in texts)

    def _change(self, step: int, number: int, answer: DraftAnswer) -> None:
        answers = list(self._questions[step].answers)
        answers[number] = answer
        self._questions[step] = replace(self._questions[step], answers=tuple(answers))
