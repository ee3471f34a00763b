"""What lies open beside a table where one plays or is asked: a hint, an answer, a page that was turned to.

A practice game and an asked decision own one each, with the card that is about to be put down and the tick
before a call.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.pages.practice_page import Opened, PracticeState
from game.presenters.desk import Desk, Route
from game.presenters.details import Details
from game.presenters.enquiry import Enquiry
from game.presenters.hint import Hint
from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.facts import Subject
from game.rules.reasons import Verdict
from game.rules.view import SeatView

WAYS = ("term", "clause")
"""What begins the ids of links to another screen, see `TableSheet.way`."""


def _nobody(_page: Opened) -> None:
    """Nobody hears which page is opened."""


class TableSheet:
    """One page at a time. `view` gives the table as it is seen; `hears` is told of every page opened."""

    def __init__(
        self, desk: Desk, view: Callable[[], SeatView], hears: Callable[[Opened], None] = _nobody
    ) -> None:
        self._view, self._hears = view, hears
        self.hint, self.enquiry = Hint(desk.worker), Enquiry(desk.rulesets())
        self.opened = Opened.NOW
        self.explaining = False  # the next card or call is explained instead of played
        self.selected: Card | None = None  # the card about to be put down or given
        self.ticked = False  # the tick before a call in the second round
        self._details = Details(desk.settings, lambda: (view(), self.enquiry.told or self.opened))
        self._deeds: Mapping[str, Callable[[], object]] = {
            "unfold": self.hint.unfold,
            "more": self._details.turn,
            "back to now": partial(self.open, Opened.NOW),
            "last trick": partial(self.open, Opened.LAST_TRICK),
            "score": partial(self.open, Opened.SCORE),
        }

    # -- what is opened ------------------------------------------------------------------------

    def open(self, page: Opened) -> None:
        """Opens a page; what belonged to another one is put away."""
        if page not in (Opened.REFUSED, Opened.WHY):
            self.enquiry.close()
        if self.opened is Opened.HINT and page is not Opened.HINT:
            self.hint.close()
        self.opened, self.explaining = page, False
        self._hears(page)

    def clear(self, page: Opened) -> None:
        """The table has gone on: nothing of what was asked, chosen or ticked is left."""
        self.enquiry.close()
        self.hint.close()
        self.opened, self.explaining, self.selected, self.ticked = page, False, None, False

    def open_hint(self) -> None:
        """The first step of a hint, or the next one."""
        if self.opened is Opened.HINT:
            self.hint.next_step()
        else:
            self.hint.open(self._view())
        self.open(Opened.HINT)

    def refuse(self, action: Action, verdict: Verdict) -> None:
        """Opens the page that says why a card or call is refused."""
        self.selected = None
        self.enquiry.judged(self._view(), action, verdict)
        self.open(Opened.REFUSED)

    def explain(self, action: Action, verdict: Verdict) -> None:
        """Opens the page that says why a card or call is allowed or not."""
        self.enquiry.judged(self._view(), action, verdict)
        self.open(Opened.WHY)

    def explain_fact(self, subject: Subject) -> None:
        """Opens the page that says why something at the table is as it is."""
        if self.enquiry.ask(self._view(), subject):
            self.open(Opened.WHY)

    # -- what is pressed -----------------------------------------------------------------------

    def act(self, pressed: str) -> bool:
        """A button, a link or a row was pressed, by its id; False where it is none of the sheet's."""
        verb, _space, about = pressed.partition(" ")
        if pressed in self._deeds:
            self._deeds[pressed]()
        elif verb == "table" and self.explains:
            self.enquiry.open_table(int(about))
            self.open(Opened.WHY)
        elif pressed == "alone":
            self.ticked = not self.ticked
        elif verb == "why" and about:
            self.explain_fact(Subject(about))
        else:
            return False
        return True

    def way(self, verb: str, about: str) -> Route | None:
        """Where a link of `WAYS` leads: to a word of the glossary, or to a clause."""
        if verb == "clause":
            return self.enquiry.clause(self._view(), about)
        return Route("glossary", (about,)) if verb == "term" else None

    # -- what is shown -------------------------------------------------------------------------

    @property
    def explains(self) -> bool:
        """Whether the sheet needs its room for reasons."""
        return self.opened in (Opened.WHY, Opened.REFUSED)

    @property
    def most_folds(self) -> int:
        """How often the page can be said with less."""
        return self.hint.most_folds if self.opened is Opened.HINT else 0

    def state(self, lines: tuple[str, ...], trouble: str) -> PracticeState:
        """What there is to be said; `lines` tell what happened last, `trouble` why it can't go on."""
        return PracticeState(
            self._view(), self.opened, lines, self.enquiry.answer, self.enquiry.about, self.selected,
            self.explaining, trouble, hint=self.hint.state if self.opened is Opened.HINT else None,
            detail=self._details.now,
        )  # fmt: skip
