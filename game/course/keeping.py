"""Writes a lesson down as it goes: the place in it, the steps answered and the words met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.course.lesson_progress import Attempt, Progress, StepState, Visit, from_text
from game.course.memory.cards import term_card_id
from game.course.memory.scheduling import skill_after
from game.course.runner import Runner
from game.course.steps import TermStep
from game.course.table_steps import FreePlayStep
from game.storage.database import Store, stamp
from game.storage.first_answers import LONGEST_TIME, FirstAnswer
from game.storage.memory import StepAnswer

_DECIDED = (StepState.ANSWERED, StepState.SHOWN)


class Keeper:
    """Keeps one runner from now on. Steps that were answered before are not counted again."""

    def __init__(self, store: Store, runner: Runner, *, whole: bool = True) -> None:
        """`whole` is whether the place in the lesson is kept, too, and not only what is answered."""
        self._store = store
        self._runner = runner
        self._whole = whole
        self._steps = {step.id: step for step in runner.lesson.shown}
        progress = from_text(runner.save())
        self._counted = {visit for visit, _attempt in _decided(progress)}
        self._visit = progress.visit if progress else None  # where the runner stood at the last time
        self._since = store.now()
        self._spent = Counter[str]()  # seconds at steps, by their ids, that are not written down yet

    def keep(self) -> None:
        """Writes everything since the last time, or nothing of it. Raises StorageError, to call it again."""
        runner, store = self._runner, self._store
        text = runner.save()
        progress = from_text(text)
        fresh = [(visit, attempt) for visit, attempt in _decided(progress) if visit not in self._counted]
        words = [self._steps[visit.step] for visit in progress.way] if progress else []
        first = self._first_answer(progress)
        with store.together():
            if self._whole:
                store.progress.save(
                    runner.lesson.id, runner.ruleset.id, fingerprint="", position=text, answers="",
                    done=runner.finished and not runner.result.only_skipped,
                )  # fmt: skip
                store.first_answers.note(first)
            store.memory.note(self._answers(fresh))
            store.memory.meet(term_card_id(step.term) for step in words if isinstance(step, TermStep))
        self._counted |= {visit for visit, _attempt in fresh}
        for told in first:
            del self._spent[told.step_id]

    def _first_answer(self, progress: Progress | None) -> list[FirstAnswer]:
        """How the question goes at which the runner stood until now, unless it was decided before."""
        visit, now = self._visit, self._store.now()
        spent, self._since = max(0.0, (now - self._since).total_seconds()), now
        self._visit = progress.visit if progress else None
        if progress is None or visit is None or visit.again or visit in self._counted:
            return []
        self._spent[visit.step] += round(min(spent, LONGEST_TIME))
        attempt = progress.attempt(visit)
        tries = attempt.wrong + (attempt.state is StepState.ANSWERED)
        if attempt.state is StepState.READING or not (tries or attempt.hints):
            return []
        free = isinstance(self._steps[visit.step], FreePlayStep)
        answer = "" if free or not attempt.answers else attempt.answers[0]
        seconds = min(LONGEST_TIME, self._spent[visit.step])
        lesson = self._runner.lesson.id
        state, version = attempt.state.value, self._runner.version
        return [FirstAnswer(lesson, visit.step, version, answer, tries, attempt.hints, state, seconds)]

    def _answers(self, fresh: list[tuple[Visit, Attempt]]) -> Iterator[StepAnswer]:
        """An answer for each skill of each step that was decided since the last time."""
        now = self._store.now()
        memories = (
            {skill: told.memory for skill, told in self._store.memory.skills().items()} if fresh else {}
        )
        for visit, attempt in fresh:
            right = attempt.state is StepState.ANSWERED and attempt.wrong == 0
            for skill in self._steps[visit.step].tests or ("",):
                held = skill_after(memories.get(skill, ""), right, now)
                memories[skill] = held.memory
                yield StepAnswer(
                    self._runner.lesson.id, visit.step, skill, right, stamp(now), stamp(held.due), held.memory
                )


def _decided(progress: Progress | None) -> Iterator[tuple[Visit, Attempt]]:
    for visit in progress.way if progress else ():
        if progress and progress.attempt(visit).state in _DECIDED:
            yield visit, progress.attempt(visit)
