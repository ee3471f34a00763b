"""The nights that were run for a club: going on with one, opening a file, planning a new one."""

from __future__ import annotations

from pathlib import Path

from game.i18n import _, format_list
from game.pages.file_list import path_words
from game.pages.list_page import Field, FieldRow, ListPage, ListRow, ListSheet, RowLine
from game.pages.night_words import players_words, state_words
from game.pages.page import Button, Paragraph
from game.presenters.aside import Aside
from game.presenters.club_files import FoundNight, club_folder, found_nights
from game.presenters.desk import BACK, Desk, Route
from game.presenters.list_pages import STAYS, Choose, Deed, Enter, Fill, Outcome, Press
from game.words.markup import as_typed


class NightList:
    """The list. Its files are read anew at every `look`, aside: a dozen large ones take a second."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.chosen = ""
        self._path = ""
        self._wrong: tuple[str, str] | None = None
        self._found: tuple[FoundNight, ...] = ()
        self._looking: Aside[tuple[FoundNight, ...]] | None = None
        self.look()

    def look(self) -> None:
        """Looks for the nights again; what was found before is shown until then."""
        files = self._desk.settings().club_files
        self._looking = Aside(lambda: tuple(found_nights(files)))
        self.advance()

    def advance(self) -> Outcome | None:
        """Something came once the files have been read."""
        if self._looking is None or not self._looking.done:
            return None
        self._found, self._looking = self._looking.found or (), None
        return STAYS

    def settle(self) -> None:
        """Waits until the files have been read."""
        if self._looking is not None:
            self._looking.wait()
            self.advance()

    def page(self) -> ListPage:
        """The list, and what the chosen night is."""
        rows = tuple(_row(number, each) for number, each in enumerate(self._found))
        chosen = self._chosen
        return ListPage(
            _("Run a night for your club"),
            _("Paper at the tables, the scores here"),
            self._sheet(chosen),
            rows=rows,
            chosen="" if chosen is None else f"night {self._found.index(chosen)}",
            empty=_("Looking for your nights …")
            if self._looking is not None
            else _(
                "Plan who sits where, print the cards, and type in the scores. Nobody else needs Left Bower. "
                "Your nights will be listed here."
            ),
        )

    @property
    def _chosen(self) -> FoundNight | None:
        word, _space, number = self.chosen.partition(" ")
        at = int(number) if word == "night" else 0
        return self._found[at] if at < len(self._found) else None

    def _sheet(self, chosen: FoundNight | None) -> ListSheet:
        hint = path_words(club_folder() / _("friday.yaml"))
        field = Field("path", _("A file in another place"), self._path, hint, most=400, wrong=self._wrong)
        new = Button("new", _("Plan a new night"), main=chosen is None)
        from_path = ((Button("path", _("Open the file")),),) if self._path.strip() else ()
        if chosen is None:
            blocks = (Paragraph(_("You can also drop a club's file on this window, or type where it is.")),)
            return ListSheet(_("A new night"), blocks, (FieldRow((field,)),), buttons=((new,), *from_path))
        lines = [Paragraph(path_words(chosen.path), soft=True)]
        if chosen.night is not None:
            night = chosen.night
            told = [night.date, players_words(len(night.names)), state_words(night)]
            lines[:0] = [Paragraph(as_typed(line)) for line in told if line]
        else:
            lines.insert(0, Paragraph(_("Somebody edited this file, and there's something to fix in it.")))
        title = chosen.path.name if chosen.night is None else chosen.night.club
        go_on = Button("open", _("Go on with it") if chosen.night else _("Show me what to fix"), main=True)
        buttons = ((go_on,), (new,), *from_path)
        return ListSheet(title, tuple(lines), (FieldRow((field,)),), buttons=buttons)

    def do(self, deed: Deed) -> Outcome:
        """A row, the path of a file, or a button."""
        match deed:
            case Choose(row):
                self.chosen = row
            case Fill(_path, text):
                self._path, self._wrong = text.replace("\n", " "), None
            case Enter():
                return self._press("path")
            case Press(button):
                return self._press(button)
        return STAYS

    def _press(self, pressed: str) -> Outcome:
        if pressed == "leave":
            return Outcome(BACK)
        if pressed == "new":
            return Outcome(Route("club_plan"))
        if pressed == "open" and self._chosen is not None:
            return Outcome(_night(self._chosen.path))
        if pressed == "path" and self._path.strip():
            path = Path(self._path.strip().strip("\"'")).expanduser()
            if path.is_file():
                return Outcome(_night(path))
            self._wrong = (
                _("{file} isn't there.").format(file=path_words(path)),
                _("Check the folder and the name."),
            )
            return Outcome(focus="path")
        return STAYS


def _night(path: Path) -> Route:
    return Route("club_night", (str(path),))


def _row(number: int, found: FoundNight) -> ListRow:
    if found.night is None:
        lines = (RowLine(found.path.name),)
        return ListRow(f"night {number}", "!", lines, _("Something to fix in the file"))
    night = found.night
    told = format_list(filter(None, (night.date, state_words(night))), "unit")
    return ListRow(f"night {number}", "", (RowLine(night.club),), told)
