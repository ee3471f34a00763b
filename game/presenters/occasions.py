"""What a practice table is played for: a game, a hand of a lesson, a decision tried once more."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from game.bots.company import Company
from game.course.free_run import is_over
from game.course.runner import Runner
from game.i18n import _
from game.pages.page import Button, Page, Paragraph
from game.pages.practice_page import hand_number
from game.pages.table_page import result_blocks
from game.presenters.desk import BACK, Route
from game.rules.actions import Action
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, own_first
from game.rules.state import Award, Setup
from game.session import Session
from game.storage.settings import Practice
from game.tutor.award_words import award_sentence
from game.words.names import Names


class Occasion(Protocol):
    """What differs from one kind of practice table to the next."""

    @property
    def source(self) -> str:
        """What the learner's decisions are kept as (`storage.decisions`); "" where something is tried."""

    @property
    def reviewed(self) -> bool:
        """Whether a hand is reviewed while its result is looked at."""

    @property
    def proposes(self) -> Action | None:
        """A slip to begin with, where the table is there to try it."""

    @property
    def names(self) -> Names | None:
        """Who sits where, by seat; None for the usual company."""

    @property
    def faces(self) -> Names | None:
        """Whose portraits those are, by seat, "" for a face nobody knows; None where there are none."""

    def heading(self, session: Session) -> tuple[str, str]:
        """Title and second line of the screen."""

    def where(self, session: Session) -> str:
        """Which hand this is, above the page."""

    def framed(self, page: Page, session: Session, *, ended: bool) -> Page:
        """A page as it is said on this occasion; `ended`: it tells how a hand ended."""

    def leaves(self, session: Session) -> bool:
        """Whether the table is left when a hand is over."""

    def lead(self, pressed: str) -> Route | None:
        """Where a button of this occasion leads."""

    def ending(self, session: Session, game_id: int) -> Route:
        """Where the end of the game leads."""


def by_rules(ruleset: Ruleset) -> str:
    """By which rules is played, as the second line of a screen."""
    # NOTE: the second line of the bar, for example "Danville rules"
    return _("{rules} rules").format(rules=_(ruleset.short_name))


class GameOccasion:
    """A game of one's own, which is kept."""

    source, reviewed = "game", True
    proposes: Action | None = None
    names: Names | None = None
    faces: Names | None = None

    def __init__(self, practice: Practice | None = None) -> None:
        self.practice = practice

    def heading(self, session: Session) -> tuple[str, str]:
        title = _("Honest table") if session.state.honest is not None else ""
        return title, by_rules(session.ruleset)

    def where(self, session: Session) -> str:
        return hand_number(session.view)

    def framed(self, page: Page, session: Session, *, ended: bool) -> Page:
        return page

    def leaves(self, session: Session) -> bool:
        return False

    def lead(self, pressed: str) -> Route | None:
        return None

    def ending(self, session: Session, game_id: int) -> Route:
        return Route("ending", (session, self.practice, game_id), instead=True)


class LessonHand:
    """A hand or a game that is played freely within a lesson. The runner says what came of it."""

    source, reviewed = "lesson", False
    proposes: Action | None = None
    names: Names | None = None
    faces: Names | None = None

    def __init__(self, runner: Runner, heading: tuple[str, str]) -> None:
        """`heading` is the lesson's own."""
        free = runner.step.free
        assert free is not None
        self._heading, self._free = heading, free

    def heading(self, session: Session) -> tuple[str, str]:
        return self._heading

    def leaves(self, session: Session) -> bool:
        """Whether the goal of the step has been decided."""
        return is_over(self._free, session.state)

    def where(self, session: Session) -> str:
        return hand_number(session.view)

    def framed(self, page: Page, session: Session, *, ended: bool) -> Page:
        """The sheet stays open, as in the lesson. What came of the hand is for the lesson to say."""
        if ended and self.leaves(session):
            back = Button("next", _("Back to the lesson"), icon="arrow", main=True)
            return replace(page, buttons=((back,),))
        return replace(page, slip="", closes=False)

    def lead(self, pressed: str) -> Route | None:
        return None

    def ending(self, session: Session, game_id: int) -> Route:
        return BACK


def _lead(award: Award, learner: Seat) -> int:
    own, other = own_first(award.points, learner)
    return own - other


class Trial:
    """A hand taken up again at one of its decisions, to see where another choice leads."""

    source, reviewed = "", False
    proposes: Action | None = None
    names: Names | None = None
    faces: Names | None = None

    def __init__(
        self, ruleset: Ruleset, setup: Setup, earlier: Award | None, company: Company, learner: Seat
    ) -> None:
        """`earlier` is how the hand ended when it was played; None where it did not."""
        self._begun, self._earlier = (ruleset, setup, earlier, company, learner), earlier

    def heading(self, session: Session) -> tuple[str, str]:
        return _("Trying it again"), by_rules(session.ruleset)

    def leaves(self, session: Session) -> bool:
        return True

    def where(self, session: Session) -> str:
        # NOTE: stands where a game tells its hand: this one is played once more from a decision on
        return _("Just trying it")

    def framed(self, page: Page, session: Session, *, ended: bool) -> Page:
        """How it ended this time, beside how it ended before."""
        if not ended:
            return page
        award = session.state.award
        assert award is not None
        words = _("Back") if self._earlier is None else _("Back to the review")
        back = Button("next", words, icon="back", main=True)
        lower = (
            Button("again", _("Once more")),
            *(each for each in page.every_button() if each.id == "undo"),
        )
        told, clause = result_blocks(session.view, score=False), page.blocks[-1:]  # or the way to the clause
        blocks = (*told, *self._compared(award, session.learner), *clause)
        return replace(page, blocks=blocks, buttons=((back,), lower))

    def before(self, learner: Seat) -> str:
        """How it ended when it was played; empty where it did not."""
        if self._earlier is None:
            return ""
        return _("Before: {result}").format(result=award_sentence(self._earlier, learner))

    def _compared(self, award: Award, learner: Seat) -> tuple[Paragraph, ...]:
        """How it ended before, beside how it ended this time."""
        if self._earlier is None:
            return ()
        gain = _lead(award, learner) - _lead(self._earlier, learner)
        if gain > 0:
            words = _("It went better this time. Maybe the others got lucky before, or you got lucky now.")
        elif gain < 0:
            words = _(
                "It went worse this time. One hand doesn't prove much, because so much depends on the cards."
            )
        else:
            words = _(
                "The result was the same. One hand doesn't prove much, because so much depends on the cards."
            )
        return Paragraph(self.before(learner), ruled=True), Paragraph(words, soft=True)

    def lead(self, pressed: str) -> Route | None:
        return Route("position", self._begun, instead=True) if pressed == "again" else None

    def ending(self, session: Session, game_id: int) -> Route:
        return BACK
