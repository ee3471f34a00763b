"""Deals looked for by the process that thinks: a few at a time, until enough are found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.bots.at_once import Thinker, Waited
from game.bots.company import Company
from game.bots.ladder import Level
from game.bots.piecework import Errand
from game.bots.worker import Handle
from game.finding.search import Found, look_through, reach
from game.finding.table_block import block
from game.finding.wanted import LEARNER, Moment, Wanted, best_of
from game.i18n import _, format_number
from game.pages.deal_finder import ANY, BEST_OF, Asked, FinderState, find_key, finder_page, principles_of
from game.pages.file_list import path_words
from game.pages.list_page import ListPage
from game.presenters.club_files import free_path
from game.presenters.desk import BACK, Desk, Route
from game.presenters.draft_folder import draft_folder
from game.presenters.lesson_list import taught_by
from game.presenters.list_pages import STAYS, Choose, Deed, Fill, Outcome, Press
from game.presenters.new_lesson import LessonSource
from game.records.record_file import follow_own
from game.records.reviewing import reviewable
from game.rules.cards import Card, pack
from game.rules.record import Record
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup
from game.storage.errors import StorageError
from game.storage.writing import write_named

_TOGETHER = 4  # deals of an errand
_AHEAD = 2  # errands in hand
_MOST = 20_000  # deals, then it gives up
_SAID = 200  # deals after which it is told how far it is, where nothing can be seen


@dataclass(frozen=True)
class _InHand:
    numbers: range
    handle: Handle | Waited


class DealFinder:
    """The search of one author. The deals are numbered, so that the same search finds the same ones."""

    def __init__(self, desk: Desk, tell: Callable[[str], None] = lambda _line: None) -> None:
        """`tell` hears how far it is, where somebody waits for the end."""
        self._desk, self._tell = desk, tell
        self._ruleset: Ruleset = taught_by(desk.settings())
        self._row = ""
        self._asked = Asked()
        self._finds: list[Found] = []
        self._goal = 0  # finds at which it stops
        self._next = self._looked_at = 0
        self._in_hand: list[_InHand] = []
        self._searches = False
        self._told: tuple[str, ...] = ()

    # -- what is seen --------------------------------------------------------------------------

    def page(self) -> ListPage:
        """What is to be seen now."""
        return finder_page(
            FinderState(
                self._asked, tuple(self._finds), self._looked_at, self._searches, self._row,
                self._wrong_card, self._told,
            )
        )  # fmt: skip

    @property
    def _upcard(self) -> Card | None:
        try:
            return Card.parse(self._asked.upcard.strip().upper().replace("10", "T"))
        except ValueError:
            return None

    @property
    def _wrong_card(self) -> tuple[str, str] | None:
        if not self._asked.upcard.strip():
            return None
        card, switches = self._upcard, self._ruleset.switches
        if card is None:
            return _("This isn't a card."), _("Write rank and suit, for example JH or 9C.")
        if card not in pack(switches.pack, switches.joker):
            return _("This card isn't in the deck."), ""
        return None

    # -- the search ----------------------------------------------------------------------------

    @property
    def wanted(self) -> Wanted:
        """What is looked for."""
        asked = self._asked
        return Wanted(
            self._ruleset, best_of(asked.best) if asked.best else None, asked.moment,
            Seat(int(asked.dealer)) if asked.dealer else None, self._upcard, float(asked.margin),
            Level(asked.misplayed_by) if asked.misplayed_by else None, asked.principle,
        )  # fmt: skip

    def begin(self) -> None:
        """Goes on where it was left, if it has not come to its end."""
        if self._searches:
            self._hand_out()

    def rest(self) -> None:
        """Nobody looks: nothing is worked at until `begin`."""
        for each in self._in_hand:
            each.handle.cancel()
        if self._in_hand:
            self._next = self._in_hand[0].numbers.start
        self._in_hand.clear()

    def _hand_out(self) -> None:
        worker: Thinker = self._desk.worker()
        ruleset = replace(self._ruleset, clauses={}, words={}, also={})  # whose texts nobody reads there
        wanted = replace(self.wanted, ruleset=ruleset)
        while len(self._in_hand) < _AHEAD and self._next < _MOST:
            numbers = range(self._next, self._next + _TOGETHER)
            self._in_hand.append(_InHand(numbers, worker.run(Errand(look_through, (wanted, numbers)))))
            self._next = numbers.stop

    def advance(self) -> Outcome | None:
        """Something came once more deals have been looked at."""
        if not self._searches or not self._in_hand:
            return None
        first = self._in_hand[0]
        report = first.handle.poll()
        if report is None or not report.done:
            return None
        self._in_hand.pop(0)
        if report.fault:
            self._told = (_("The search stopped. Try again."),)
            self._stop()
            return STAYS
        self._looked_at = first.numbers.stop
        self._take(report.result)
        if len(self._finds) >= self._goal:
            self._stop()
            self._next = self._looked_at = self._finds[-1].number + 1  # more are found from there on
        elif self._looked_at >= _MOST:
            self._stop()
        else:
            self._hand_out()
        return STAYS

    def _take(self, found: list[Found]) -> None:
        for each in found[: self._goal - len(self._finds)]:
            self._finds.append(replace(each, state=each.state.changed(ruleset=self._ruleset)))

    def _stop(self) -> None:
        self.rest()
        self._searches = False

    def settle(self) -> None:
        """Waits for the end of the search; Ctrl+C ends it."""
        said = self._looked_at
        try:
            while self._searches:
                self.advance()
                if self._looked_at >= said + _SAID:
                    said = self._looked_at
                    text = _("{deals} deals so far. Press Ctrl+C to stop.")
                    self._tell(text.format(deals=format_number(said)))
        except KeyboardInterrupt:
            self._stop()

    # -- what is done --------------------------------------------------------------------------

    def do(self, deed: Deed) -> Outcome:
        """A find, another search, or a button."""
        match deed:
            case Choose(row):
                self._row, self._told = row, ()
            case Fill(field, text):
                self._fill(field, text)
            case Press(button):
                return Outcome(self._press(button))
        return STAYS

    def _fill(self, field: str, text: str) -> None:
        """A field was filled in: another search."""
        values: dict[str, Any] = {field: Moment(text) if field == "moment" else text}
        asked = replace(self._asked, **values)
        if asked.best not in (ANY, *BEST_OF[asked.moment]):
            asked = replace(asked, best=ANY)
        if asked.principle not in [each.id for each in principles_of(asked.moment)]:
            asked = replace(asked, principle=ANY)
        if replace(asked, count=self._asked.count) != self._asked:
            self._forget()
        self._asked = asked

    def _forget(self) -> None:
        self._stop()
        self._finds, self._next, self._looked_at, self._row, self._told = [], 0, 0, "", ()

    def _press(self, pressed: str) -> Route | None:
        if pressed == "leave":
            return BACK
        if pressed == "search" and self._wrong_card is None and not self._searches:
            self._goal = len(self._finds) + int(self._asked.count)
            self._searches, self._told = True, ()
            self._hand_out()
        elif pressed == "stop":
            self._stop()
        elif pressed == "search page":
            self._row = ""
        elif pressed == "save":
            self._save()
        elif (found := self._chosen) is not None:
            return self._with(found, pressed)
        return None

    @property
    def _chosen(self) -> Found | None:
        return next((each for each in self._finds if find_key(each) == self._row), None)

    def _with(self, found: Found, pressed: str) -> Route | None:
        """What is done with one find."""
        setup = self._setup(found)
        if pressed == "play":
            return Route("position", (self._ruleset, setup, None, Company(), LEARNER))
        if pressed == "lesson":
            begun = Record(self._ruleset, replace(setup, actions=()), setup.actions)
            hand = reviewable(follow_own("", begun, learner=LEARNER), 0)
            return Route("new_lesson", (LessonSource(hand, _("A deal that was found"), len(hand.steps)),))
        if pressed == "copy":
            self._told = (_("Copied. Paste it into your lesson."),)
            return Route("copy", (self.text([found]),))
        return None

    def _setup(self, found: Found) -> Setup:
        reached = reach(self.wanted, found.number)
        assert reached is not None
        return reached[1]

    @staticmethod
    def text(finds: list[Found]) -> str:
        """The finds as tables of a lesson file, with the value of each choice."""
        blocks = (block(each, f"found-{place}") for place, each in enumerate(finds, 1))
        return "\n".join(["tables:", *blocks]) + "\n"

    def _save(self) -> None:
        """All finds, in a file beside the drafts that is not there yet."""
        path = free_path(draft_folder(), "found deals", ".txt")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_named(path, self.text(self._finds).encode())
        except StorageError as trouble:
            self._told = (trouble.sentence,)
        except OSError as trouble:
            text = _("{folder} can't be used: {reason}.")
            self._told = (text.format(folder=path_words(path.parent), reason=trouble.strerror or trouble),)
        else:
            self._told = (_("Saved: {file}").format(file=path_words(path)),)
