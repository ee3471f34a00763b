"""What a view is given of a lesson: the step as it stands, the place in the lesson, how it went."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.course.glossary import TermView
from game.course.lesson_progress import StepState
from game.course.step_parts import Area
from game.course.step_run import Feedback
from game.course.table_steps import FreePlayStep, SpotStep
from game.course.tables import Unexplained
from game.rules.cards import Card
from game.rules.seats import Seat
from game.session import Session


@dataclass(frozen=True, slots=True)
class Position:
    """Where the learner is among the steps that are shown: the first is number 1 of `total`."""

    number: int
    total: int
    again: bool = False  # among those that came back at the end


@dataclass(frozen=True, slots=True)
class OptionView:
    """One of the things to choose from."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Lit:
    """What is lit on the table."""

    area: Area | None = None
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class StepView:
    """All there is to show of a step now. Texts may hold marks (game/markup.py)."""

    kind: str  # how it looks and is answered: the type of the step in its file, or a like one
    id: str
    title: str  # may be empty
    text: str
    after: str  # more of it, once all there is to watch has been seen
    more_to_watch: bool
    alt: str  # spoken in place of the text; empty when the text will do
    again: bool  # it came back at the end
    options: tuple[OptionView, ...]  # to choose from
    cards: tuple[Card, ...]  # to put in order, as first laid out, or to pick from
    table: Session | None
    highlight: Lit
    state: StepState
    displaced: bool  # the table shows what a wrong card led to, until `Runner.again`
    tries_left: int
    hints: tuple[str, ...]  # given so far
    hints_left: int
    feedback: Feedback | None  # the last one on this step
    term: TermView | None
    unit: str  # what is counted; empty where the number stands alone
    spot: SpotStep | None  # finished tricks or hands to look through
    free: FreePlayStep | None  # a hand or game to play at `table`
    hides: frozenset[Unexplained] = frozenset()  # what the table does not show yet
    other_cards: bool = False  # the learner holds other cards than at the step before


@dataclass(frozen=True, slots=True)
class Result:
    """How the lesson went, by steps that ask for something and were seen."""

    solved: int
    first_try: int  # of those solved
    missed: int  # answered, but not rightly
    skipped: int  # not answered
    skills: Mapping[str, tuple[int, int]]  # by skill: steps solved at the first try, steps answered

    @property
    def only_skipped(self) -> bool:
        """Whether something was asked and nothing of it answered."""
        return bool(self.skipped) and not self.solved + self.missed
