"""A club's night while it goes on: scores, the next round, who comes and leaves, standings, prints.

Everything is kept in the club's file at once. A file that somebody edits meanwhile is read again first; where
it can't be read, the page says what to correct and nothing is written.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from game.evening.club.entering import with_next_round
from game.evening.club.night import ClubNight
from game.evening.planning.request import BadRequest
from game.i18n import _, format_number
from game.pages.list_page import ListPage, ListSheet
from game.pages.night_faults import fault_page
from game.pages.night_paper import Output, output_rows
from game.pages.night_people import people_rows
from game.pages.night_plan import round_field, round_rows
from game.pages.night_scores import seat_reason, seat_words
from game.pages.night_standing import standing_rows, standing_sheet
from game.pages.night_words import byes_row, state_words
from game.pages.page import Button, Paragraph
from game.presenters.aside import Aside
from game.presenters.club_files import remembered
from game.presenters.club_keeping import NightFile
from game.presenters.club_people import PeopleDesk
from game.presenters.club_printing import PrintDesk
from game.presenters.club_scores import ScoreDesk
from game.presenters.desk import BACK, Desk, Route
from game.storage.errors import StorageError
from game.words.markup import as_typed


class NightHost:
    """The night of one file, tab by tab. `focus` is the field or button to go to next."""

    def __init__(self, desk: Desk, path: Path) -> None:
        self.file = NightFile(path)
        self.tab, self.chosen, self.focus = "rounds", "", ""
        self.scores, self.people = ScoreDesk(), PeopleDesk(self.file)
        self.prints = PrintDesk(path.absolute().parent)
        self._round = 1
        self._seating: Aside[ClubNight] | None = None
        self._seats_for: ClubNight | None = None  # the night that the next round is being seated for
        self._go_to_open_table()
        try:
            desk.change(club_files=remembered(desk.settings().club_files, path))
        except StorageError as fault:
            self.scores.told = fault.sentence

    # -- what it shows -------------------------------------------------------------------------

    @property
    def night(self) -> ClubNight:
        """The night as it was read or written last."""
        return self.file.night

    @property
    def unsaved(self) -> bool:
        """Whether a score is typed that isn't written."""
        return self.scores.unsaved

    def advance(self) -> bool:
        """Whether something has come that was worked at aside."""
        return any((self.file.has_plan_come(), self._seat_when_done(), self.prints.advance()))

    def look(self) -> None:
        """Reads the file again where somebody edited it."""
        self.file.read()

    def settle(self) -> None:
        """Waits for what is worked at."""
        if self._seating is not None:
            self._seating.wait()
            self._seat_when_done()
        self.file.settle()
        self.prints.settle()

    def page(self) -> ListPage:
        """The page of the open tab; where the file can't be read, what is wrong there."""
        if self.file.fault is not None:
            return fault_page(self.file.path, self.file.fault, self.chosen)
        tabs = (
            ("rounds", _("Rounds")),
            ("standing", _("Standings")),
            ("players", _("Players")),
            ("print", _("Print")),
        )
        night = self.night
        make: dict[str, Callable[[ListPage], ListPage]] = {
            "rounds": self._rounds_page,
            "standing": lambda page: replace(page, rows=standing_rows(night), sheet=standing_sheet(night)),
            "players": self._players_page,
            "print": self._print_page,
        }
        page = ListPage(night.club, state_words(night), ListSheet(""), tabs, self.tab, chosen=self.chosen)
        return make[self.tab](page)

    @property
    def shown(self) -> int:
        """The round that is shown."""
        return max(1, min(self._round, max(self.file.known, 1)))

    def _rounds_page(self, page: ListPage) -> ListPage:
        night, number, plan = self.night, self.shown, self.file.plan
        if number <= len(night.seated):
            each = night.seated[number - 1].seating
        elif plan and number <= len(plan.rounds):
            each = plan.rounds[number - 1]
        else:
            return replace(page, empty=_("Seating the tables …"), sheet=self._plan_sheet())
        head = (round_field(number, max(self.file.known, number), night),)
        page = replace(page, head=head, rows=round_rows(night, number, each))
        if number > len(night.seated):
            return replace(page, sheet=self._plan_sheet())
        if not self._place:
            names = byes_row(night, each.byes).note
            return replace(page, sheet=ListSheet(_("Sitting out"), (Paragraph(as_typed(names)),)))
        return replace(
            page, chosen=f"table {self._place}", sheet=self.scores.sheet(night, (number, self._place))
        )

    @property
    def _place(self) -> int:
        """The chosen table; 0 for those who sit out, and where no round is seated."""
        if self.shown > len(self.night.seated) or self.chosen == "byes":
            return 0
        word, _space, number = self.chosen.partition(" ")
        return min(int(number), len(self.night.seated[self.shown - 1].tables)) if word == "table" else 1

    def _plan_sheet(self) -> ListSheet:
        """What is said of a round that isn't seated yet, and of the plan."""
        night, plan, reason = self.night, self.file.plan, seat_reason(self.night)
        blocks = [Paragraph(as_typed(self.scores.told), bold=True)] if self.scores.told else []
        blocks += [Paragraph(as_typed(line)) for line in (plan.lines if plan else ())]
        if reason is None:
            return ListSheet(_("All rounds are played"), tuple(blocks))
        number = max(self.shown, len(night.seated) + 1)
        title = _("Round {n} isn't seated yet").format(n=format_number(number))
        seat = Button("seat", seat_words(night), main=True, reason=reason)
        return ListSheet(title, tuple(blocks), buttons=((seat,),))

    def _players_page(self, page: ListPage) -> ListPage:
        row = f"person {self.people.chosen(self.chosen)}"
        return replace(page, rows=people_rows(self.night), chosen=row, sheet=self.people.sheet(row))

    def _print_page(self, page: ListPage) -> ListPage:
        sheet = self.prints.sheet(self.night, self.file.known)
        return replace(page, rows=output_rows(), chosen=f"output {self.prints.output.value}", sheet=sheet)

    # -- what is done --------------------------------------------------------------------------

    def open(self, tab: str) -> None:
        """Turns to another tab."""
        self.tab, self.chosen, self.focus = tab, "", ""
        self.scores.told = self.people.told = ""
        self.file.read()
        if tab == "rounds":
            self._go_to_open_table()

    def select(self, row: str) -> None:
        """A row was chosen."""
        self.chosen, self.scores.told, self.people.told = row, "", ""
        word, _space, about = row.partition(" ")
        if word == "output":
            self.prints.choose(Output(about))

    def type(self, field: str, text: str) -> None:
        """A field was filled in; several lines in the one for late comers are taken at once."""
        if self.file.fault is not None:
            return
        if field == "round":
            self._round, self.chosen = int(text), ""
        elif field == "late":
            self.people.type(text)
            if "\n" in text.strip():
                self.act("join")
        elif field in ("paper", "which", "folder"):
            self.prints.type(field, text)
        elif self._place:
            self.scores.type(self.night, (self.shown, self._place), field, text)

    def enter(self, field: str) -> Route | None:
        """Enter in a field: the score or the names are written once they're whole."""
        if self.file.fault is not None:
            return None
        if field == "late" and self.people.typed.strip():
            return self.act("join")
        if field.startswith(("points ", "lone ")) and self._place:
            typed = [each for each in self.page().every_field() if each.id.startswith("points ")]
            ids = [each.id for each in typed if not each.value]
            if not ids:
                return self.act("save")
            self.focus = next((each for each in ids if each > field), ids[0])
        return None

    def act(self, pressed: str) -> Route | None:
        """A button was pressed. The file is read again first, should somebody have edited it."""
        verb, _space, about = pressed.partition(" ")
        if verb == "leave":
            return BACK
        if verb == "folder":
            shown = self.prints.written if self.file.fault is None else None
            return Route("folder", (str(shown or self.file.path),))
        self.file.read()
        if self.file.fault is not None:
            return None
        doing: dict[str, Callable[[], object]] = {
            "again": self._go_to_open_table,
            "save": self._save,
            "undo": lambda: self.scores.leave((self.shown, self._place)),
            "seat": self._seat,
            "join": self.people.join,
            "gone": lambda: self.people.leave(self.chosen),
            "back": lambda: self.people.come_back(self.chosen),
            "table": lambda: self._go_to(int(about)),
            "standing": lambda: self.open("standing"),
            "rounds": lambda: self.open("rounds"),
            "write": lambda: self.prints.write(self.night),
            "print": lambda: self._print(Output(about)),
        }
        doing[verb]()
        return None

    def _print(self, output: Output) -> None:
        self.open("print")
        self.prints.choose(output)

    def _save(self) -> None:
        number, place = self.shown, self._place
        after = self.scores.saved(self.night, (number, place)) if place else None
        self.focus = self.scores.focus
        if after is None or not self._keep(after) or self.scores.told:
            return
        missing = after.seated[number - 1].unscored
        if missing:
            self._go_to(next((each for each in missing if each > place), missing[0]))
        else:
            self.focus = "seat"

    def _go_to(self, place: int) -> None:
        """To the fields of a table."""
        self.chosen, self.focus = f"table {place}", "points 0"

    def _keep(self, night: ClubNight) -> bool:
        trouble = self.file.keep(night)
        self.scores.told = trouble or self.scores.told
        return not trouble

    def _seat(self) -> None:
        if self._seating is None and seat_reason(self.night) == "":
            self._seats_for = night = self.night
            self._seating = Aside(lambda: with_next_round(night))
            self._seat_when_done()

    def _seat_when_done(self) -> bool:
        work = self._seating
        if work is None or not work.done:
            return False
        self._seating = None
        self.file.read()
        if self.file.fault is not None:
            return True
        if self.night != self._seats_for:  # somebody typed a score or edited the file meanwhile
            self._seat()
            return True
        try:
            after = work.found
        except BadRequest as bad:
            self.scores.told = bad.sentence
            return True
        if after is not None and self._keep(after):
            self.tab, self._round = "rounds", len(after.seated)
            self.scores.told = ""
            self._go_to(1)
        return True

    def _go_to_open_table(self) -> None:
        """To the first table whose score is missing, else to the last round that is seated."""
        if self.file.fault is not None:
            return
        seated = self.night.seated
        self._round = next((n for n, each in enumerate(seated, 1) if each.unscored), len(seated) or 1)
        self.chosen = "table 1"
        if seated and (missing := seated[self._round - 1].unscored):
            self._go_to(missing[0])
