"""Runs a lesson: which step is shown, what an answer does, where it goes on. Views only show it."""

from __future__ import annotations

from dataclasses import replace

from game.course import deals, flow, lesson_progress
from game.course.free_run import FreeRun, others
from game.course.glossary import Glossary
from game.course.honest_steps import RuleStep
from game.course.lesson_progress import NOTHING_YET, Progress, StepState, Visit
from game.course.other_cards import are_others, held
from game.course.pack_names import plain
from game.course.position import position, reached
from game.course.schema import Lesson
from game.course.situation import Situation
from game.course.step_run import Feedback, StepRun
from game.course.steps import (
    AskingStep,
    ChooseStep,
    CountStep,
    OrderStep,
    PickStep,
    SayStep,
    ShownStep,
    TermStep,
)
from game.course.table_steps import FreePlayStep, SpotStep
from game.course.views import Lit, OptionView, Position, Result, StepView
from game.rules.cards import Card
from game.rules.ruleset import Ruleset
from game.rules.state import Setup
from game.session import Moment, Session

_ANSWERED_AS = {"commit": "play", "call": "choose", "rule": "choose"}
"""Types of steps that look and are answered like others."""


class Runner:
    """One learner in one lesson under one ruleset. The lesson must have been checked for it.

    Raises Unfillable if a table of the lesson cannot be filled.
    """

    version = ""  # of the lesson file, where it came from one

    def __init__(
        self,
        lesson: Lesson,
        ruleset: Ruleset,
        glossary: Glossary,
        saved: str | None = None,
        note: str = "",
        deal: str = "",
    ) -> None:
        """`deal` fixes the cards of tables that are dealt anew, unless `saved` has fixed them."""
        self.lesson = lesson = lesson.under(ruleset)
        self.ruleset = ruleset
        self.note = note
        self._glossary = glossary
        self._steps: dict[str, ShownStep] = {step.id: step for step in lesson.shown}
        self._table_names = lesson.table_names()
        self._setups: dict[tuple[str, str], Setup] = {}
        kept = lesson_progress.from_text(saved)
        self._progress = lesson_progress.fitted(kept, lesson) if kept else lesson_progress.begun(lesson, deal)
        self._run = self._enter(None)

    @property
    def step(self) -> StepView:
        """The current step as it stands now."""
        run, step = self._run, self._run.step
        term = self._glossary.view(step.term) if isinstance(step, TermStep) else None
        text, label, lit = run.situation.text, run.situation.label, step.highlight
        return StepView(
            kind=_ANSWERED_AS.get(step.type, step.type),
            id=step.id,
            title=label(step.title or "") or (term.title if term else ""),
            text=term.text if term else text(_said(step)),
            after=text(run.after),
            more_to_watch=run.more_to_watch,
            alt=text(step.alt or ""),
            again=self._progress.visit.again,
            options=self._options(step),
            cards=self._cards(step),
            table=run.session,
            highlight=Lit(lit.area, lit.cards, tuple(word.seat for word in lit.seats)),
            state=run.state,
            displaced=run.displaced,
            tries_left=run.tries_left,
            hints=run.hints,
            hints_left=run.hints_left,
            feedback=run.feedback,
            term=term,
            unit=label(step.unit or "") if isinstance(step, CountStep) else "",
            spot=step if isinstance(step, SpotStep) else None,
            free=step if isinstance(step, FreePlayStep) else None,
            hides=frozenset(self.lesson.tables[name].hides if (name := self._table_names[step.id]) else ()),
            other_cards=are_others(
                held(self._steps[visit.step], self._setup(visit))
                for visit in reversed(self._progress.way[: self._progress.place + 1])
            ),
        )

    @property
    def met(self) -> int:
        """How many steps were shown so far; one that came back counts once."""
        return sum(not visit.again for visit in self._progress.way)

    @property
    def position(self) -> Position:
        """Which step this is, and how many there are."""
        return position(self._progress, self.lesson)

    @property
    def finished(self) -> bool:
        return self._progress.finished

    @property
    def can_go_back(self) -> bool:
        return self._progress.place > 0

    @property
    def result(self) -> Result:
        """How it went so far."""
        asked = {
            visit.step: self._progress.attempt(visit)
            for visit in self._progress.way
            if not visit.again and isinstance(self._steps[visit.step], AskingStep | FreePlayStep)
        }
        tried = {step_id: attempt for step_id, attempt in asked.items() if attempt.tried}
        solved = sum(attempt.state is StepState.ANSWERED for attempt in tried.values())
        skills: dict[str, tuple[int, int]] = {}
        for step_id, attempt in tried.items():
            for skill in self._steps[step_id].tests:
                right, answered = skills.get(skill, (0, 0))
                skills[skill] = (right + attempt.at_first_try, answered + 1)
        return Result(
            solved=solved,
            first_try=sum(attempt.at_first_try for attempt in tried.values()),
            missed=len(tried) - solved,
            skipped=len(asked) - len(tried),
            skills=skills,
        )

    def answer(self, given: object) -> Feedback:
        """Take an answer: an option's id, a card to play (legal or not), cards in order, or cards picked.

        Raises ValueError where the step awaits none, or none of this kind.
        """
        feedback = self._run.answer(given)
        self._note_attempt()
        return feedback

    def narrow(self, given: object) -> bool:
        """Take the first half of an answer of two halves; False where this is none."""
        return self._run.narrow(given)

    def again(self) -> None:
        """Put the table back after a wrong card. A further answer does so by itself."""
        self._run.put_back()
        self._note_attempt()

    def watch(self) -> Moment | None:
        """Let the next thing happen that there is to watch; None when all has been seen."""
        moment = self._run.watch()
        self._note_attempt()
        return moment

    def watch_again(self) -> None:
        """Everything there is to watch, from its beginning."""
        self._progress = self._progress.with_attempt(self._progress.visit, NOTHING_YET)
        self._run = self._enter(None)

    def hint(self) -> str | None:
        """The next hint for this step; None when there is none left."""
        hint = self._run.hint()
        self._note_attempt()
        return hint

    def forward(self) -> bool:
        """On to the next step, answered or not; False at the end, when the lesson is finished."""
        self._note_attempt()
        kept = self._progress
        if kept.place + 1 < len(kept.way):
            self._go(replace(kept, place=kept.place + 1))
            return True
        coming = self._coming()
        if coming is None:
            self._progress = replace(kept, finished=True)
            return False
        self._go(replace(kept, way=(*kept.way, coming), place=kept.place + 1))
        return True

    def back(self) -> bool:
        """Back to the step before; False at the first one."""
        if not self.can_go_back:
            return False
        self._go(replace(self._progress, place=self._progress.place - 1, finished=False))
        return True

    def go(self, step_id: str) -> None:
        """Start at any step. Raises KeyError where the lesson shows none of this name."""
        step, kept = self._steps[step_id], self._progress
        visit = Visit(step.id)
        way = kept.way if visit in kept.way else (*kept.way[: kept.place + 1], visit)
        self._go(replace(kept, way=way, place=way.index(visit), finished=False))

    def save(self) -> str:
        """All that is needed to go on here, as text."""
        self._note_attempt()
        seen = reached(self._progress, self.lesson)
        return lesson_progress.to_text(replace(self._progress, number=seen.number, total=seen.total))

    def _coming(self) -> Visit | None:
        """The step that follows the last one of the way; then those that were missed come back."""
        kept = self._progress
        if not kept.visit.again:
            following = flow.next_step(self.lesson, kept.visit.step, kept.wrong)
            if following is not None:
                return Visit(following)
        return next(iter(kept.missed()), None)

    def _go(self, kept: Progress) -> None:
        self._progress = kept
        self._run = self._enter(self._run)

    def _enter(self, before: StepRun | None) -> StepRun:
        """The current visit as it was left, at a table that is kept as long as it is the same."""
        visit = self._progress.visit
        attempt, step = self._progress.attempt(visit), self._steps[visit.step]
        setup = self._setup(visit)
        situation = Situation.at(self.lesson.id, self.ruleset, setup, self._glossary)
        if isinstance(step, FreePlayStep):
            return FreeRun(step, situation, others(step)).restore(attempt)
        session = before.session if before and not (attempt.answers or attempt.watched) else None
        left = self._left_as_it_was(self._progress.place)
        if left is not None:
            session = left
        elif setup is None:
            session = None
        elif (
            session is None
            or isinstance(before, FreeRun)
            or session.state.setup is not setup
            or session.actions
        ):
            session = Session(self.ruleset, setup, {})
        return StepRun(step, situation, session).restore(attempt)

    def _left_as_it_was(self, place: int) -> Session | None:
        """The table of the step before, as an answer left it, where what is read here speaks of it."""
        visit = self._progress.way[place]
        step, setup = self._steps[visit.step], self._setup(visit)
        if not isinstance(step, SayStep | TermStep) or step.table is not None or setup is None or not place:
            return None
        last = self._progress.way[place - 1]
        asked = self._steps[last.step]
        if self._setup(last) is not setup or isinstance(asked, FreePlayStep):
            return None
        if isinstance(asked, SayStep | TermStep):
            return self._left_as_it_was(place - 1)
        situation = Situation.at(self.lesson.id, self.ruleset, setup, self._glossary)
        run = StepRun(asked, situation, Session(self.ruleset, setup, {})).restore(
            self._progress.attempt(last)
        )
        run.put_back()
        return run.session

    def _setup(self, visit: Visit) -> Setup | None:
        """The table of a visit; one that is dealt anew is so for a step that comes back, too."""
        name = self._table_names[visit.step]
        if name is None:
            seed = f"{plain(self.lesson.id)}/{visit.key}/{self._progress.deal}"
            return Setup(seed) if isinstance(self._steps[visit.step], FreePlayStep) else None
        again = "again" if visit.again and self.lesson.tables[name].seed == deals.FRESH else ""
        if (name, again) not in self._setups:
            seed = deals.seed_of(self.lesson.id, self.lesson.tables, name, f"{self._progress.deal}{again}")
            self._setups[name, again] = deals.fill(self.lesson.tables[name], self.ruleset, seed)
        return self._setups[name, again]

    def _note_attempt(self) -> None:
        self._progress = self._progress.with_attempt(self._progress.visit, self._run.attempt)

    def _options(self, step: ShownStep) -> tuple[OptionView, ...]:
        if isinstance(step, ChooseStep | RuleStep):
            label = self._run.situation.label
            return tuple(OptionView(option.id, label(option.text)) for option in step.options)
        return tuple(OptionView(key, words) for key, words in self._run.options)

    def _cards(self, step: ShownStep) -> tuple[Card, ...]:
        if isinstance(step, OrderStep):
            return step.cards
        return self._run.situation.hand if isinstance(step, PickStep) else ()


def _said(step: ShownStep) -> str:
    """What a step says or asks; nothing for a word, which its glossary entry says."""
    if isinstance(step, AskingStep):
        return step.ask
    return "" if isinstance(step, TermStep) else step.text
