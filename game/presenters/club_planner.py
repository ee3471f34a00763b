"""Planning a night for a club: what it is, who comes, and the seating round by round, before it is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

from game.evening.club.club_file import save_night
from game.evening.club.draft import (
    Draft,
    draft_for,
    night_of,
    people_of,
    troubles,
    twice_words,
    with_names,
)
from game.evening.club.entering import with_next_round
from game.evening.club.night import ClubNight
from game.evening.event import EventKind
from game.i18n import _, format_date, format_number, ngettext
from game.pages.file_list import path_words
from game.pages.list_page import ListPage, ListSheet
from game.pages.night_plan import (
    NightPlan,
    kind_name,
    night_fields,
    people_fields,
    people_rows,
    plan_of,
    round_field,
    round_rows,
)
from game.pages.night_words import numbered_name, players_words
from game.pages.page import Button, Paragraph
from game.presenters.aside import Aside
from game.presenters.club_files import club_folder, free_path, remembered
from game.presenters.desk import BACK, Desk, Route
from game.presenters.list_pages import STAYS, Choose, Deed, Enter, Fill, Outcome, Press, Turn
from game.rules.ruleset import Ruleset
from game.storage.errors import StorageError
from game.storage.writing import NotWritten
from game.words.markup import as_typed

Wrong = tuple[str, str]


class Planner:
    """What is typed so far. The plan of it is made aside whenever it changes."""

    def __init__(
        self, desk: Desk, today: Callable[[], date] = date.today, folder: Path | None = None
    ) -> None:
        self._desk, self._to = desk, folder or club_folder()
        sheets = desk.rulesets()
        usual = next((each for each in sheets if each.switches.event == "progressive"), sheets[0])
        self.draft = replace(draft_for(usual), date=format_date(today()))
        self._first = self.draft
        self._tab, self.chosen = "night", ""
        self._typed = ""  # in the line for names
        self._wrong: dict[str, Wrong] = {}  # what was refused, by field
        self._told = ""
        self._round = 1
        self._plan: Aside[NightPlan] | None = None
        self._night: ClubNight | None = None
        self._draw_up()

    # -- what it shows -------------------------------------------------------------------------

    @property
    def plan(self) -> NightPlan | None:
        """The plan of what is typed; None while it is being made, or where there can't be one."""
        return None if self._plan is None else self._plan.found

    def advance(self) -> Outcome | None:
        """Something came once the plan is made."""
        return STAYS if self._plan is not None and self._plan.has_come() else None

    def settle(self) -> None:
        """Waits for the plan."""
        if self._plan is not None:
            self._plan.wait()

    def page(self) -> ListPage:
        """The page of the open tab."""
        tabs = (("night", _("The night")), ("people", _("Players")), ("plan", _("Seating")))
        page = ListPage(
            _("Run a night for your club"), _("Plan it"), self._sheet(), tabs, self._tab, chosen=self.chosen,
            unsaved=self.draft != self._first or bool(self._typed),
        )  # fmt: skip
        wrong = self._wrong | dict(troubles(self.draft))
        if self._tab == "night":
            return replace(page, head=night_fields(self.draft, self._desk.rulesets(), wrong))
        if self._tab == "people":
            empty = (
                _("Type a name and press Enter, or paste a list with one name on each line.")
                if self.draft.by_name
                else _("Without names, players go by the numbers on their cards.")
            )
            return replace(
                page,
                head=people_fields(self.draft, self._typed, wrong),
                rows=people_rows(self.draft) if self.draft.by_name else (),
                empty=empty,
            )
        if self._night is None or self.plan is None or not self.plan.rounds:
            empty = _("Seating the tables …") if self._night else self._reason()
            return replace(page, empty=empty)
        shown = self._shown
        rows = round_rows(self._night, shown, self.plan.rounds[shown - 1])
        return replace(page, head=(round_field(shown, len(self.plan.rounds), self._night),), rows=rows)

    @property
    def _shown(self) -> int:
        return max(1, min(self._round, len(self.plan.rounds))) if self.plan else 1

    def _sheet(self) -> ListSheet:
        """What it all comes to, and the way on."""
        reason = self._reason()
        count = people_of(self.draft)
        lines = [] if count < 0 else [_("**{players}**").format(players=players_words(count))]
        if self._night is not None:
            lines = [self._in_short(self._night)]
        blocks = [Paragraph(line) for line in lines]
        if self._told:
            blocks.insert(0, Paragraph(as_typed(self._told), bold=True))
        if self._night is not None:
            told = self.plan.lines if self.plan else (_("Seating the tables …"),)
            blocks += [Paragraph(as_typed(line), ruled=number == 0) for number, line in enumerate(told)]
        where = _("It's kept in this folder: {folder}").format(folder=path_words(self._to))
        blocks.append(Paragraph(where, soft=True))
        start = Button("start", _("Seat the first round"), main=True, reason=reason)
        buttons = [(start,)]
        number = self._chosen_person
        if self._tab == "people" and number:
            words = _("Remove {name}").format(name=self.draft.names[number - 1])
            buttons.append((Button("remove", words),))
        return ListSheet(_("In short"), tuple(blocks), buttons=tuple(buttons))

    def _in_short(self, night: ClubNight) -> str:
        tables = len(night.names) // 4
        # NOTE: what a night comes to, for example "**23 players** at 5 tables, 8 rounds of 8 hands"
        return _("**{players}** at {tables}, {rounds} of {hands}. {kind}.").format(
            players=players_words(len(night.names)),
            tables=ngettext("{n} table", "{n} tables", tables).format(n=format_number(tables)),
            rounds=ngettext("{n} round", "{n} rounds", night.rounds).format(n=format_number(night.rounds)),
            hands=ngettext("{n} hand", "{n} hands", night.event.hands).format(
                n=format_number(night.event.hands)
            ),
            kind=kind_name(night.event.kind),
        )

    def _reason(self) -> str:
        """Why the night can't begin; empty if it can."""
        if self.draft.by_name and not self.draft.names:
            return _("Type the names of your players first.")
        if not self.draft.by_name and not self.draft.players:
            return _("Say how many players come.")
        found = troubles(self.draft)
        return next(iter(found.values()))[0] if found else ""

    # -- what is done --------------------------------------------------------------------------

    def do(self, deed: Deed) -> Outcome:
        """Another tab or row, a field, or a button."""
        match deed:
            case Turn(tab):
                self._tab, self.chosen = tab, ""
                first = {"people": "name" if self.draft.by_name else "players"}
                return Outcome(focus=first.get(tab, ""))
            case Choose(row):
                self.chosen = row
            case Fill(field, text):
                return self._fill(field, text)
            case Enter("name"):
                return self._add_names()
            case Press(button):
                return Outcome(self._press(button))
        return STAYS

    def _fill(self, field: str, text: str) -> Outcome:
        """A field was filled in. Several lines in the one for names are added at once."""
        self._told = ""
        self._wrong.pop(field, None)
        if field == "name":
            self._typed = text
            if "\n" in text.strip():
                return self._add_names()
        elif field == "round":
            self._round = int(text)
        elif field == "rules":
            sheet = next(each for each in self._desk.rulesets() if each.id == text)
            self._change(draft_for(sheet, self.draft))
        elif field == "kind":
            self._change(replace(self.draft, kind=EventKind(text)))
        elif field == "way":
            self._change(replace(self.draft, by_name=text == "names"))
        else:
            self._change(replace(self.draft, **{field: text}))  # type: ignore[arg-type]
        return STAYS

    def _add_names(self) -> Outcome:
        """Those that are typed join the others; whoever is there already stays in the field."""
        if not self._typed.strip():
            return STAYS
        names, twice = with_names(self.draft.names, self._typed)
        self._change(replace(self.draft, names=names))
        if twice:
            self._wrong["name"] = twice_words(names, twice)
        self._typed = ", ".join(twice) if len(twice) == 1 else ""
        return Outcome(focus="name")

    def _press(self, pressed: str) -> Route | None:
        if pressed == "remove" and (number := self._chosen_person):
            names = (*self.draft.names[: number - 1], *self.draft.names[number:])
            self._change(replace(self.draft, names=names))
            self.chosen = f"person {min(number, len(names))}"
        elif pressed == "start":
            return self._start()
        elif pressed == "leave":
            return BACK
        return None

    @property
    def _chosen_person(self) -> int:
        word, _space, number = self.chosen.partition(" ")
        names = self.draft.names if self.draft.by_name else ()
        return min(int(number) if word == "person" else 1, len(names))

    def _change(self, draft: Draft) -> None:
        if draft != self.draft:
            self.draft = draft
            self._draw_up()

    def _draw_up(self) -> None:
        sheet = self._ruleset()
        self._night = night = night_of(self.draft, sheet, numbered_name)
        self._plan = None if night is None else Aside(lambda: plan_of(night))

    def _ruleset(self) -> Ruleset:
        return next(each for each in self._desk.rulesets() if each.id == self.draft.rules)

    def _start(self) -> Route | None:
        """Keeps the night in a file of its own with its first round seated, and opens it."""
        if self._night is None:
            return None
        folder = self._to
        path = free_path(folder, ", ".join(filter(None, (self._night.club, self._night.date))), ".yaml")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            save_night(path, with_next_round(self._night), replace=False)
        except OSError as fault:
            self._told = _("{folder} can't be used: {reason}.").format(
                folder=folder, reason=fault.strerror or fault
            )
            return None
        except NotWritten as fault:
            self._told = fault.sentence
            return None
        self._keep(path)
        return Route("club_night", (str(path),), instead=True)

    def _keep(self, path: Path) -> None:
        try:
            self._desk.change(club_files=remembered(self._desk.settings().club_files, path))
        except StorageError as fault:
            self._told = fault.sentence
