"""What a penalty of the rules pages opens: a table one slip before it, in the seat of whoever makes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.bots.company import Company
from game.bots.ladder import Level, SlipRate
from game.course import deals
from game.course.fitting import fits
from game.course.steps import BranchStep
from game.course.tables import Tables
from game.course.unfillable import Unfillable
from game.i18n import _
from game.pages.page import Button, Page
from game.presenters.desk import BACK, Route
from game.presenters.lesson_list import catalogue
from game.presenters.occasions import by_rules
from game.presenters.practice_games import PracticeGame
from game.presenters.slips_of_clauses import slips_about
from game.rules.actions import Action
from game.rules.hand import apply, start
from game.rules.origins import Origin, origin_of, silences
from game.rules.ruleset import ClauseKind, Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup
from game.session import Session
from game.words.names import Names


@dataclass(frozen=True, slots=True)
class SlipTrial:
    """A slip, the table before it, and the clause that it is made to see at work."""

    ruleset: Ruleset
    clause: str
    setup: Setup
    slip: Action

    @property
    def learner(self) -> Seat:
        """Who makes the slip."""
        return self.slip.seat


def slip_trials(ruleset: Ruleset) -> list[SlipTrial]:
    """Every penalty of a sheet, what else it asks of players, and every reading where it is silent.

    As far as some table shows them at work.
    """
    held = [clause for clause in ruleset.clauses.values() if origin_of(ruleset, clause) is Origin.STATED]
    penalties = [clause for clause in held if clause.kind is ClauseKind.PENALTY]
    others = [clause for clause in held if clause.kind is not ClauseKind.PENALTY]
    tried = (slip_trial(ruleset, clause.id) for clause in (*penalties, *others, *silences(ruleset)))
    return [trial for trial in tried if trial is not None]


def slip_trial(ruleset: Ruleset, clause_id: str) -> SlipTrial | None:
    """The first table of the course that shows the clause at work, one slip before; None without any."""
    about = slips_about(ruleset, clause_id)
    if not about.kinds:
        return None
    for lesson_id, tables, name in _tables(ruleset, clause_id):
        try:
            setup = deals.fill(tables[name], ruleset, deals.seed_of(lesson_id, tables, name))
        except Unfillable:
            continue  # not at this table, as the lesson's own needs would say
        state = start(ruleset, replace(setup, actions=()))
        for place, action in enumerate(setup.actions):
            if about.has(state, action):
                return SlipTrial(ruleset, clause_id, replace(setup, actions=setup.actions[:place]), action)
            state, _events = apply(state, action)
    return None


def _tables(ruleset: Ruleset, clause_id: str) -> Iterator[tuple[str, Tables, str]]:
    """The honest tables of questions: those that name the clause, then all others."""
    others: list[tuple[str, Tables, str]] = []
    for file in catalogue().lessons:
        lesson = file.lesson
        if not fits(lesson, ruleset):
            continue
        for step in lesson.steps:
            name = getattr(step, "table", "")
            if isinstance(step, BranchStep) or not isinstance(name, str) or not step.needs.fit(ruleset):
                continue
            if name not in lesson.tables or not lesson.tables[name].deeds:
                continue
            if clause_id in step.clauses:
                yield lesson.id, lesson.tables, name
            else:
                others.append((lesson.id, lesson.tables, name))
    yield from others


def sit_down_to_slip(trial: SlipTrial) -> PracticeGame:
    """The table with players who see much, and make no slips of their own."""
    company = Company(Level.SHARP, Level.SHARP, trial.setup.seed, SlipRate.OFF)
    session = Session(trial.ruleset, trial.setup, company.players(trial.learner), learner=trial.learner)
    session.interrupter = company.interrupter(trial.learner)
    return PracticeGame(0, trial.setup.seed, session, company)


class SlipOccasion:
    """A slip tried out from the rules pages, to the end of the hand."""

    source, reviewed = "", False
    names: Names | None = None
    faces: Names | None = None

    def __init__(self, trial: SlipTrial) -> None:
        self._trial = trial
        self.proposes: Action | None = trial.slip

    def heading(self, session: Session) -> tuple[str, str]:
        # NOTE: the title of a table at which a rule is tried; {clause} is its number, for example "DAN-09"
        return _("Trying {clause}").format(clause=self._trial.clause), by_rules(session.ruleset)

    def leaves(self, session: Session) -> bool:
        return True

    def where(self, session: Session) -> str:
        return _("Just trying it")

    def framed(self, page: Page, session: Session, *, ended: bool) -> Page:
        if not ended:
            return page
        back = Button("next", _("Back to the rules"), icon="back", main=True)
        return replace(page, buttons=((back,), (Button("again", _("Once more")),)))

    def lead(self, pressed: str) -> Route | None:
        if pressed != "again":
            return None
        return Route("slip", (self._trial.ruleset, self._trial.clause), instead=True)

    def ending(self, session: Session, game_id: int) -> Route:
        return BACK
