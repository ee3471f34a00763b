"""A reviewed hand as one looks at it: which hand of a record, which column, which of its decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.company import Company
from game.i18n import _
from game.pages.page import Button
from game.pages.review import HandWords, Opened
from game.pages.review_columns import Column, columns_of
from game.pages.slips_seen import deal_slips
from game.presenters.hand_reviews import Reviews
from game.presenters.new_lesson import LessonSource, teaches
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Award, Setup
from game.tutor.review import HandReview, Judged, setup_from
from game.tutor.review.words import levels_asked


class ReviewedHand:
    """One hand of a record with the decisions of one seat. Other hands are a step away."""

    def __init__(self, reviews: Reviews, number: int) -> None:
        """`number` is the place of the hand in the record."""
        self.reviews = reviews
        self._show(number)

    def _show(self, number: int) -> None:
        self.number = number
        self.hand = self.reviews.hand(number)
        self.words = HandWords(self.hand)
        self._sorted: tuple[HandReview | None, tuple[Column, ...]] | None = None
        self._column: int | None = None  # chosen by the learner; None: the costliest
        self._places: dict[int, int] = {}  # which decision of a column is shown, where one was chosen

    # -- what is looked at -------------------------------------------------------------------

    @property
    def found(self) -> HandReview | None:
        """What is known of the hand by now."""
        return self.reviews.of(self.number)

    @property
    def columns(self) -> tuple[Column, ...]:
        found = self.found
        if self._sorted is None or self._sorted[0] is not found:
            judged = found.judged if found is not None else ()
            done = found is not None and found.complete
            self._sorted = (found, columns_of(self.hand.deal, self.hand.seat, judged, done))
        return self._sorted[1]

    @property
    def column(self) -> Column:
        """The column that is opened."""
        columns = self.columns
        if self._column is not None and self._column < len(columns):
            return columns[self._column]
        worst = self.found.costliest if self.found else None
        return next((each for each in columns if worst in each.judged), columns[0])

    def place(self, column: Column) -> int:
        """Which of a column's decisions is shown."""
        chosen = self._places.get(column.number, column.costliest)
        return min(chosen, len(column.judged) - 1)

    def judged(self, column: Column) -> Judged | None:
        return column.judged[self.place(column)] if column.judged else None

    @property
    def step(self) -> int:
        """The step of the hand that the open decision, or else the open column, begins with."""
        judged = self.judged(self.column)
        return judged.step if judged is not None else (*self.column.steps, 0)[0]

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, number: int) -> bool:
        """Opens a column; True if another one was open."""
        before = self.column.number
        self._column = max(0, min(len(self.columns) - 1, number))
        return self._column != before

    def next_decision(self) -> bool:
        """Shows the next decision of the open column; True if it has several."""
        column = self.column
        if len(column.judged) < 2:
            return False
        self._column = column.number
        self._places[column.number] = (self.place(column) + 1) % len(column.judged)
        return True

    def go(self, number: int) -> bool:
        """Another hand of the record; True if there is one."""
        if not 0 <= number < len(self.reviews.record.deals):
            return False
        self._show(number)
        return True

    # -- what is said ------------------------------------------------------------------------

    def opened(self, column: Column, term: Callable[[str], str]) -> Opened:
        """What is said of a column; `term` gives a word of the glossary by its id."""
        return self.words.opened(column, self.judged(column), term)

    def buttons(self) -> Sequence[Button]:
        """What can be done about the open decision."""
        judged = self.judged(self.column)
        made: list[Button] = []
        if judged is not None and not judged.untold:
            made.append(Button("again", _("Play it again"), icon="replay", main=True))
            if len(judged.view.legal) > 1:
                made.append(Button("others", levels_asked()))
        made += [Button("why", _("Why did they do it?")), Button("step", _("Step through"))]
        if self.found is not None and self.found.complete and teaches(self.hand.deal, self.found):
            made.append(Button("lesson", _("Make a lesson")))
        if deal_slips(self.hand.deal):
            made.append(Button("slips", _("Slips")))
        if len(self.column.judged) > 1:
            made.append(Button("next-decision", _("Next decision here")))
        return made

    def lesson(self, title: str) -> LessonSource:
        """The hand as a lesson; the open decision comes first. `title` is that of the record."""
        judged = self.judged(self.column)
        step = judged.step if judged is not None and judged.values else None
        return LessonSource(self.hand, title, step, self.found)

    def again(self) -> tuple[Ruleset, Setup, Award | None, Company, Seat]:
        """The open decision to be made once more.

        The rules, how it comes about, how the hand ended, with whom, and who decides.
        """
        steps, company = self.hand.steps, self.reviews.company
        setup, award = setup_from(steps, self.step), self.hand.deal.last.award
        return steps[0][0].ruleset, setup, award, company, self.hand.seat
