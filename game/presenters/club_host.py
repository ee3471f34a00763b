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
from game.presenters.list_pages import STAYS, Choose, Deed, Enter, Fill, Outcome, Press, Turn
from game.storage.errors import StorageError
from game.words.markup import as_typed


class NightHost:
    """The night of one file, tab by tab. `begins_at` is the field to begin at, if there is one."""

    def __init__(self, desk: Desk, path: Path) -> None:
        self.file = NightFile(path)
        self._tab, self.chosen = "rounds", ""
        self.scores, self.people = ScoreDesk(), PeopleDesk(self.file)
        self.prints = PrintDesk(path.absolute().parent)
        self._round = 1
        self._seating: Aside[ClubNight] | None = None
        self._seats_for: ClubNight | None = None  # the night that the next round is being seated for
        self.begins_at = self._go_to_open_table()
        try:
            desk.change(club_files=remembered(desk.settings().club_files, path))
        except StorageError as fault:
            self.scores.told = fault.sentence

    # -- what it shows -------------------------------------------------------------------------

    @property
    def night(self) -> ClubNight:
        """The night as it was read or written last."""
        return self.file.night

    def advance(self) -> Outcome | None:
        """A plan, a seated round or a print, where one came."""
        planned, focus, printed = self.file.has_plan_come(), self._seat_when_done(), self.prints.advance()
        return Outcome(focus=focus or "") if planned or printed or focus is not None else None

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
            page = fault_page(self.file.path, self.file.fault, self.chosen)
            return replace(page, unsaved=self.scores.unsaved)
        tabs = (("rounds", _("Rounds")), ("standing", _("Standings")),
                ("players", _("Players")), ("print", _("Print")))  # fmt: skip
        night = self.night
        make: dict[str, Callable[[ListPage], ListPage]] = {
            "rounds": self._rounds_page,
            "standing": lambda page: replace(page, rows=standing_rows(night), sheet=standing_sheet(night)),
            "players": self._players_page,
            "print": self._print_page,
        }
        page = ListPage(
            night.club, state_words(night), ListSheet(""), tabs, self._tab, chosen=self.chosen,
            unsaved=self.scores.unsaved,
        )  # fmt: skip
        return make[self._tab](page)

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

    def do(self, deed: Deed) -> Outcome:
        """Another tab or row, a field, or a button."""
        match deed:
            case Fill() | Enter() if self.file.fault is not None:
                pass  # there is nothing to type into
            case Turn(tab):
                return Outcome(focus=self._open(tab))
            case Choose(row):
                self._select(row)
            case Fill(field, text):
                return self._fill(field, text)
            case Enter(field):
                return self._enter(field)
            case Press(button):
                return self._press(button)
        return STAYS

    def _open(self, tab: str) -> str:
        """Turns to another tab, and says which field is next there."""
        self._tab, self.chosen = tab, ""
        self.scores.told = self.people.told = ""
        self.file.read()
        return self._go_to_open_table() if tab == "rounds" else ""

    def _select(self, row: str) -> None:
        self.chosen, self.scores.told, self.people.told = row, "", ""
        word, _space, about = row.partition(" ")
        if word == "output":
            self.prints.choose(Output(about))

    def _fill(self, field: str, text: str) -> Outcome:
        """A field was filled in; several lines in the one for late comers are taken at once."""
        if field == "round":
            self._round, self.chosen = int(text), ""
        elif field == "late":
            self.people.type(text)
            if "\n" in text.strip():
                return self._press("join")
        elif field in ("paper", "which", "folder"):
            self.prints.type(field, text)
        elif self._place:
            self.scores.type(self.night, (self.shown, self._place), field, text)
        return STAYS

    def _enter(self, field: str) -> Outcome:
        """Enter in a field: the score or the names are written once they're whole."""
        if field == "late" and self.people.typed.strip():
            return self._press("join")
        if field.startswith(("points ", "lone ")) and self._place:
            fields = [each for each in self.page().every_field() if not each.value]
            ids = [each.id for each in fields if each.id.startswith("points ")]
            if not ids:
                return self._press("save")
            return Outcome(focus=next((each for each in ids if each > field), ids[0]))
        return STAYS

    def _press(self, pressed: str) -> Outcome:
        """A button was pressed. The file is read again first, should somebody have edited it."""
        verb, _space, about = pressed.partition(" ")
        if verb == "leave":
            return Outcome(BACK)
        if verb == "folder":
            shown = self.prints.written if self.file.fault is None else None
            return Outcome(Route("folder", (str(shown or self.file.path),)))
        self.file.read()
        if self.file.fault is not None:
            return STAYS
        doing: dict[str, Callable[[], str | None]] = {  # what some give is the field or button that is next
            "again": self._go_to_open_table,
            "save": self._save,
            "undo": lambda: self.scores.leave((self.shown, self._place)),
            "seat": self._seat,
            "join": self.people.join,
            "gone": lambda: self.people.leave(self.chosen),
            "back": lambda: self.people.come_back(self.chosen),
            "table": lambda: self._go_to(int(about)),
            "standing": lambda: self._open("standing"),
            "rounds": lambda: self._open("rounds"),
            "write": lambda: self.prints.write(self.night),
            "print": lambda: self._print(Output(about)),
        }
        return Outcome(focus=doing[verb]() or "")

    def _print(self, output: Output) -> None:
        self._open("print")
        self.prints.choose(output)

    def _save(self) -> str:
        number, place = self.shown, self._place
        if not place:
            return ""
        after, focus = self.scores.saved(self.night, (number, place))
        if after is None or not self._keep(after) or self.scores.told:
            return focus
        missing = after.seated[number - 1].unscored
        if not missing:
            return "seat"
        return self._go_to(next((each for each in missing if each > place), missing[0]))

    def _go_to(self, place: int) -> str:
        """To the fields of a table, the first of which it gives."""
        self.chosen = f"table {place}"
        return "points 0"

    def _keep(self, night: ClubNight) -> bool:
        trouble = self.file.keep(night)
        self.scores.told = trouble or self.scores.told
        return not trouble

    def _seat(self) -> str | None:
        if self._seating is not None or seat_reason(self.night) != "":
            return None
        self._seats_for = night = self.night
        self._seating = Aside(lambda: with_next_round(night))
        return self._seat_when_done()

    def _seat_when_done(self) -> str | None:
        """Where to go once the next round is seated, or can't be; None until then."""
        work = self._seating
        if work is None or not work.done:
            return None
        self._seating = None
        self.file.read()
        if self.file.fault is not None:
            return ""
        if self.night != self._seats_for:  # somebody typed a score or edited the file meanwhile
            return self._seat() or ""
        try:
            after = work.found
        except BadRequest as bad:
            self.scores.told = bad.sentence
            return ""
        if after is None or not self._keep(after):
            return ""
        self._tab, self._round = "rounds", len(after.seated)
        self.scores.told = ""
        return self._go_to(1)

    def _go_to_open_table(self) -> str:
        """To the first table whose score is missing, else to the last round that is seated."""
        if self.file.fault is not None:
            return ""
        seated = self.night.seated
        self._round = next((n for n, each in enumerate(seated, 1) if each.unscored), len(seated) or 1)
        self.chosen = "table 1"
        missing = seated[self._round - 1].unscored if seated else ()
        return self._go_to(missing[0]) if missing else ""
