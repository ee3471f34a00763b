"""What a penalty of the rules pages opens: a table one slip before it, in the seat of whoever makes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

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
from game.rules.actions import Action
from game.rules.hand import apply, start
from game.rules.origins import Origin, origin_of, silences
from game.rules.ruleset import Clause, ClauseKind, Ruleset
from game.rules.seats import Seat
from game.rules.slip_kinds import slip_kind
from game.rules.state import Setup
from game.rulesets.shipped import list_rulesets
from game.session import Session

_TRIED = frozenset((ClauseKind.PENALTY, ClauseKind.READING, ClauseKind.RULE, ClauseKind.CUSTOM))


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
    """Every penalty of a sheet, and every reading where it is silent, that some table shows at work."""
    penalties = [clause for clause in ruleset.clauses.values() if clause.kind is ClauseKind.PENALTY]
    held = [clause for clause in penalties if origin_of(ruleset, clause) is Origin.STATED]
    tried = (slip_trial(ruleset, clause.id) for clause in (*held, *silences(ruleset)))
    return [trial for trial in tried if trial is not None]


def slip_trial(ruleset: Ruleset, clause_id: str) -> SlipTrial | None:
    """The first table of the course that shows the clause at work, one slip before; None without any."""
    for lesson_id, tables, name in _tables(ruleset, clause_id):
        try:
            setup = deals.fill(tables[name], ruleset, deals.seed_of(lesson_id, tables, name))
        except Unfillable:
            continue  # not at this table, as the lesson's own needs would say
        state = start(ruleset, replace(setup, actions=()))
        for place, action in enumerate(setup.actions):
            if slip_kind(state, action) is not None:
                return SlipTrial(ruleset, clause_id, replace(setup, actions=setup.actions[:place]), action)
            state, _events = apply(state, action)
    return None


def _tables(ruleset: Ruleset, clause_id: str) -> Iterator[tuple[str, Tables, str]]:
    """The honest tables of questions about a clause: those that name it, then those on the same topic."""
    clause = ruleset.clauses.get(clause_id)
    if clause is None or clause.kind not in _TRIED:
        return
    alike: list[tuple[str, Tables, str]] = []
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
            elif _topics_of(clause) & {topic for each in step.clauses for topic in _topics().get(each, ())}:
                alike.append((lesson.id, lesson.tables, name))
    yield from alike


@cache
def _topics() -> dict[str, frozenset[str]]:
    """What each clause of the shipped sheets is about."""
    return {
        clause.id: _topics_of(clause) for ruleset in list_rulesets() for clause in ruleset.clauses.values()
    }


def _topics_of(clause: Clause) -> frozenset[str]:
    return frozenset((*clause.sets, *clause.covers))


def sit_down_to_slip(trial: SlipTrial) -> PracticeGame:
    """The table with players who see much, and make no slips of their own."""
    company = Company(Level.SHARP, Level.SHARP, trial.setup.seed, SlipRate.OFF)
    session = Session(trial.ruleset, trial.setup, company.players(trial.learner), learner=trial.learner)
    session.interrupter = company.interrupter(trial.learner)
    return PracticeGame(0, trial.setup.seed, session, company)


class SlipOccasion:
    """A slip tried out from the rules pages, to the end of the hand."""

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
