"""Whether the course teaches its learner: the forms one decision after another, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from random import SystemRandom

from game.course.memory import help_trial
from game.course.pack_names import OWN, home_of
from game.i18n import format_number, ngettext
from game.pages.lines import Sheet
from game.pages.page import Page
from game.pages.proof_figures import Figures, SkillRow
from game.pages.teaching_proof import (
    CourseTaken,
    ShareRow,
    TrialPage,
    noted_page,
    overview,
    proof_title,
    question_page,
    share_rows,
)
from game.pages.topics import topic_of
from game.presenters.decision_purpose import Answer, Asked
from game.presenters.desk import BACK, Route
from game.presenters.lesson_list import catalogue, entries
from game.proof import forms, help_found
from game.proof.curves import QUESTION
from game.proof.forms import Standing
from game.proof.items import Item, table
from game.proof.own import OwnCurve, own_curves
from game.proof.promise import bins, tried
from game.rules.actions import Action
from game.rules.view import SeatView
from game.storage.database import Store
from game.storage.proof import ProofAnswer
from game.tutor.review import Mark

_SKILLS = 6  # told of, the most practised ones


class FormItem:
    """One item of a form, asked at its table."""

    helps = False

    def __init__(self, store: Store, standing: Standing, item: Item) -> None:
        self._store, self._standing, self._item = store, standing, item
        self.total = len(standing.answers) + len(standing.left)
        self.number = self.total - len(standing.left) + 1
        self.answered = False

    def heading(self, view: SeatView) -> tuple[str, str]:
        words = ngettext("{n} decision", "{n} decisions", self.total)
        return proof_title(), words.format(n=format_number(self.total))

    def question(self, page: Page, view: SeatView) -> Page:
        return question_page(page, self.number, self.total)

    def weighing(self, page: Page) -> Page:
        return replace(noted_page(self.number, self.total), buttons=())

    def result(self, answer: Answer) -> Page:
        return noted_page(self.number, self.total)

    def took(self, answer: Answer) -> None:
        judged, standing = answer.judged, self._standing
        good = judged.mark in (Mark.BEST, Mark.ONLY)
        action = str(judged.action)
        self._store.proof.answer(
            ProofAnswer(standing.form, standing.sitting, self._item.id, action, judged.cost, good)
        )
        self.answered = True

    def act(self, pressed: str, asked: Asked, chosen: Action | None) -> Route | None:
        return BACK if pressed in ("next", "another day") else None


class TeachingProof:
    """The page of the proof, and its next decision."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def page(self) -> Sheet:
        """What is known, and what can be done."""
        store, now = self._store, self._store.now()
        trial = help_trial.trial_of(store)
        found = help_found.found(trial, store.decisions.all()) if trial.over(now) else None
        ready = help_trial.can_begin(store)
        asked = TrialPage(trial, found, ready, now)
        return overview(forms.standings(store), forms.next_sitting(store), self._course, asked, self._figures)

    @property
    def _course(self) -> CourseTaken:
        """The lessons of our own course, without its tests."""
        lessons = [each for each in entries(self._store.progress.all()) if not (each.test or each.fault)]
        own = [each for each in lessons if home_of(each.id) == OWN]
        return CourseTaken(sum(each.done or each.known for each in own), len(own))

    @cached_property
    def _figures(self) -> Figures:
        """What all that was done tells: it takes a moment, and decisions of forms change nothing of it."""
        curves = own_curves(self._store)
        skills = tuple(map(_skill_row, curves.skills[:_SKILLS]))
        return Figures(curves.together, skills, bins(tried(self._store)))

    def rows(self) -> tuple[ShareRow, ...]:
        """The three sittings as bars."""
        return share_rows(forms.standings(self._store))

    def skills(self) -> Sequence[SkillRow]:
        """The skills practised most."""
        return self._figures.skills

    def act(self, pressed: str) -> None:
        """A button by its id: take, help or stop. May raise StorageErrors."""
        if pressed == "take":
            forms.begin(self._store, SystemRandom())
        elif pressed == "help":
            help_trial.begin(self._store, SystemRandom())
        elif pressed == "stop":
            help_trial.stop(self._store)

    def next(self, *, going_on: bool) -> tuple[Asked, FormItem] | None:
        """The next decision of the sitting that was begun; None at its end, and where none can be taken."""
        standing = forms.next_sitting(self._store)
        if standing is None or (going_on and not standing.begun):
            return None
        item = standing.left[0]
        return Asked(table(), item.setup, item.seat), FormItem(self._store, standing, item)


def _skill_row(curve: OwnCurve) -> SkillRow:
    """A skill of lessons or of play by its name."""
    kind, _slash, skill = curve.skill.partition("/")
    asked = f"{kind}/" == QUESTION
    title = catalogue().course.skill(skill) if asked else topic_of(skill).title
    return SkillRow(title, asked, curve.count, curve.wrong)
