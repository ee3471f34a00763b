"""The results of a class as they are opened, looked at, and saved as a sheet."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from game.classes.class_sheet import ClassSheet
from game.classes.class_table import sheet_csv
from game.classes.putting_together import class_sheet
from game.classes.reading import read_result
from game.classes.result import ENDING
from game.i18n import _
from game.packs.made_here import Known, known_here
from game.pages.class_html import class_html
from game.pages.class_pages import class_page
from game.pages.class_rows import FILES, PUPILS, SAVE, ClassState, Opened
from game.pages.file_list import path_words
from game.pages.list_page import ListPage
from game.presenters.club_files import club_folder, free_path
from game.presenters.desk import BACK, Desk, Route
from game.presenters.draft_folder import draft_folder
from game.presenters.list_pages import STAYS, Choose, Deed, Enter, Fill, Outcome, Press, Turn
from game.storage.errors import StorageError
from game.storage.writing import write_named
from game.yamlfile.faults import YamlFault

MOST_FILES = 500
"""So many results make a sheet."""


class ClassResults:
    """The pages of a teacher."""

    def __init__(self, desk: Desk, *files: Path, chooses: bool = True) -> None:
        """`chooses` is whether there is a screen on which files are chosen."""
        self._desk, self._chooses = desk, chooses
        self._tab = PUPILS
        self._rows: dict[str, str] = {}  # what is chosen on each tab
        self._files: dict[Path, Opened] = {}
        self._lesson = 0
        self._fields = {"path": "", "folder": str(club_folder())}
        self._told = ""
        self._wrong: tuple[str, str] | None = None
        self._saved: Path | None = None
        self._made: tuple[object, ClassSheet | None] = (None, None)
        for file in files:
            self.add(file)

    # -- files ---------------------------------------------------------------------------------

    def add(self, path: Path) -> None:
        """Opens a file, or those of a folder; one that was opened before is read anew."""
        found = _results_in(path) if path.is_dir() else [path]
        for file in found:
            if len(self._files) < MOST_FILES or file in self._files:
                self._files[file] = _opened(file)
        faulty = [file for file in found if file in self._files and self._files[file].read is None]
        if faulty:
            self._tab = FILES
            self._rows[FILES] = f"file {list(self._files).index(faulty[0])}"
        self._told, self._saved = "", None

    @property
    def _beside(self) -> list[Path]:
        """Results in the folders of those that are open."""
        folders = dict.fromkeys(file.parent for file in self._files)
        return [path for folder in folders for path in _results_in(folder) if path not in self._files]

    # -- what is seen --------------------------------------------------------------------------

    def _sheet(self, known: Known) -> ClassSheet:
        key = (tuple(self._files.items()), known)
        if self._made[0] != key or self._made[1] is None:
            read = [each.read for each in self._files.values() if each.read is not None]
            results, names = [each.result for each in read], [each.name for each in read]
            self._made = key, class_sheet(results, known.course, known.earlier, names)
        made = self._made[1]
        assert made is not None
        return made

    def page(self) -> ListPage:
        """What is to be seen now."""
        known = known_here(draft_folder())
        course, sheet = known.course, self._sheet(known)
        lesson = min(self._lesson, max(0, len(sheet.lessons) - 1))
        return class_page(
            ClassState(
                sheet, course.course, tuple(self._files.values()), self._tab, self._rows.get(self._tab, ""),
                lesson, self._fields["path"], self._fields["folder"],
                len(self._beside) if self._tab == FILES or not sheet.lessons else 0, self._told, self._wrong,
                self._saved is not None, self._chooses,
            )
        )  # fmt: skip

    # -- what is done --------------------------------------------------------------------------

    def look(self) -> None:
        """Reads the files again: somebody may have handed in anew."""
        self._files = {path: _opened(path) for path in self._files}

    def do(self, deed: Deed) -> Outcome:
        """Another tab or row, a field, or a button."""
        match deed:
            case Turn(tab):
                self._tab = tab
            case Choose(row):
                self._select(row)
            case Fill(field, text):
                self._fill(field, text)
            case Enter("path") | Press("path"):
                return self._open_typed()
            case Press(button):
                return Outcome(self._press(button))
        return STAYS

    def _select(self, row: str) -> None:
        if self._tab == SAVE and self._rows.get(SAVE) != row:
            self._told, self._saved = "", None
        self._rows[self._tab] = row

    def _fill(self, field: str, text: str) -> None:
        if field == "lesson":
            self._lesson = int(text)
            self._rows.clear()
        else:
            self._fields[field] = text.replace("\n", " ")
            self._told, self._wrong, self._saved = "", None, None

    def _press(self, pressed: str) -> Route | None:
        if pressed == "leave":
            return BACK
        if pressed == "choose":
            return Route("files")
        if pressed == "folder" and self._saved is not None:
            return Route("folder", (str(self._saved),))
        if pressed == SAVE:
            self._tab = SAVE
        elif pressed in ("write html", "write csv"):
            self._write(pressed.partition(" ")[2])
        elif pressed == "beside":
            for path in self._beside:
                self.add(path)
        elif pressed == "off":
            self._take_off()
        return None

    def _open_typed(self) -> Outcome:
        """Opens the file or folder whose path is typed."""
        if not self._fields["path"].strip():
            return STAYS
        path = Path(os.path.expanduser(self._fields["path"].strip().strip("\"'")))
        there = False
        with suppress(OSError, ValueError):
            there = path.exists()
        if there:
            self._fields["path"] = ""
            self.add(path)
            return STAYS
        message = _("{file} isn't there.").format(file=path_words(path))
        self._wrong = (message, _("Check the folder and the name."))
        return Outcome(focus="path")

    def _take_off(self) -> None:
        word, _space, number = self.page().chosen.partition(" ")
        if word == "file":
            path = list(self._files)[int(number)]
            del self._files[path]

    def _write(self, kind: str) -> None:
        known = known_here(draft_folder())
        course, sheet = known.course, self._sheet(known)
        text = sheet_csv(sheet) if kind == "csv" else class_html(sheet, course.course)
        folder = Path(self._fields["folder"].strip() or ".").expanduser()
        title = sheet.lessons[0].title if len(sheet.lessons) == 1 else _("Class sheet")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = free_path(folder, title, f".{kind}")
            write_named(path, text.encode("utf-8-sig" if kind == "csv" else "utf-8"))
        except OSError as fault:
            words = _("{folder} can't be used: {reason}.")
            self._told = words.format(folder=path_words(folder), reason=fault.strerror or str(fault))
        except StorageError as trouble:
            self._told = trouble.sentence
        else:
            self._saved = path
            self._told = _("Saved: {file}").format(file=path_words(path))


def _opened(path: Path) -> Opened:
    try:
        return Opened(path, read_result(path))
    except YamlFault as fault:
        return Opened(path, None, fault)


def _results_in(folder: Path) -> list[Path]:
    with suppress(OSError):
        found = (path for path in folder.iterdir() if path.suffix.lower() == ENDING)
        return sorted(found, key=lambda path: path.name.casefold())[:MOST_FILES]
    return []
