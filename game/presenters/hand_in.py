"""Handing in lessons: which ones, under what name, and the file that is shown before it is written."""

from __future__ import annotations

from pathlib import Path

from pydantic import ValidationError

from game.classes.handing_in import handed_in, lesson_result, lessons_kept
from game.classes.result import LessonResult, as_pupil
from game.classes.result_place import Place, place_for
from game.i18n import _
from game.pages.file_list import path_words
from game.pages.hand_in import FILE, LESSONS, HandInState, Offered, hand_in_page
from game.pages.list_page import ListPage
from game.presenters.club_files import club_folder
from game.presenters.desk import BACK, Desk, Route
from game.presenters.lesson_list import catalogue
from game.presenters.list_pages import STAYS, Choose, Deed, Fill, Outcome, Press, Turn
from game.storage.errors import StorageError


class HandIn:
    """The pages of one learner. Nothing is written before the learner has seen it and says so."""

    def __init__(self, desk: Desk, name: str = "", lesson: str = "") -> None:
        """`name` is the learner's, `lesson` the one that was just taken: it alone is chosen then."""
        self._desk = desk
        self._tab = LESSONS
        self._name = desk.settings().handed_in_as or name
        self._folder = str(club_folder())
        self._results = self._kept()
        newest = lesson if lesson in self._results else next(reversed(self._results), "")
        self._chosen = {newest} if newest else set[str]()
        self._row = f"lesson {newest}" if newest else ""
        self._told = ""
        self._written: Path | None = None
        self._place: tuple[object, Place | None] = (None, None)
        if lesson in self._results and self._name:
            self._tab = FILE

    def _kept(self) -> dict[str, LessonResult]:
        course, found = catalogue(), dict[str, LessonResult]()
        for lesson_id in lessons_kept(self._desk.store, course):
            result = lesson_result(self._desk.store, course, lesson_id)
            if result is not None:
                found[lesson_id] = result
        return found

    # -- what is seen --------------------------------------------------------------------------

    def page(self) -> ListPage:
        """What is to be seen now."""
        return hand_in_page(
            HandInState(
                tuple(map(self._offered, self._results)), self._tab, self._row, self._name, self._folder,
                self.place, self._wrong_name, self._told, self._written is not None,
            )
        )  # fmt: skip

    def _offered(self, lesson_id: str) -> Offered:
        result, file = self._results[lesson_id], catalogue().find(lesson_id)
        steps = result.steps.values()
        right, answered = sum(each.at_once for each in steps), sum(bool(each.tries) for each in steps)
        title = file.title if file is not None else lesson_id
        return Offered(lesson_id, title, right, answered, result.finished, lesson_id in self._chosen)

    @property
    def place(self) -> Place | None:
        """The file that would be written; None while no lesson or no name is chosen, or no folder will do."""
        asked = (self._name, self._folder, frozenset(self._chosen))
        if self._place[0] != asked:
            self._place = asked, self._placed()
        return self._place[1]

    def _placed(self) -> Place | None:
        chosen = [result for lesson_id, result in self._results.items() if lesson_id in self._chosen]
        if not chosen or not self._name.strip() or not self._folder.strip():
            return None
        try:
            return place_for(Path(self._folder.strip()).expanduser(), handed_in(self._name, chosen))
        except (ValidationError, OSError, RuntimeError):
            return None

    @property
    def _wrong_name(self) -> tuple[str, str] | None:
        if not self._name.strip():
            return None
        try:
            as_pupil(self._name)
        except ValueError as fault:
            message, mend = fault.args
            return message, mend
        return None

    # -- what is done --------------------------------------------------------------------------

    def look(self) -> None:
        """The files of the folder may be others now."""
        self._place = (None, None)

    def do(self, deed: Deed) -> Outcome:
        """Another tab or row, the name or the folder, or a button."""
        match deed:
            case Turn(tab):
                self._open(tab)
            case Choose(row):
                self._row = row
            case Fill(field, text):
                self._fill(field, text)
            case Press(button):
                return Outcome(self._press(button))
        return STAYS

    def _open(self, tab: str) -> None:
        self._tab = tab
        if tab == FILE:
            self._row = "line 0"

    def _fill(self, field: str, text: str) -> None:
        if field == "name":
            self._name = text
        else:
            self._folder = text
        self._again()

    def _press(self, pressed: str) -> Route | None:
        if pressed == "leave":
            return BACK
        if pressed == "folder" and self._written is not None:
            return Route("folder", (str(self._written),))
        if pressed == "look":
            self._open(FILE)
        elif pressed == "write":
            self._write()
        else:
            self._choose(pressed)
        return None

    def _choose(self, pressed: str) -> None:
        if pressed == "all":
            self._chosen = set(self._results)
        elif pressed == "none":
            self._chosen = set()
        elif pressed == "turn":
            self._chosen ^= {self._row.partition(" ")[2]} & set(self._results)
        self._again()

    def _again(self) -> None:
        """What was chosen is another: nothing of it has been written yet."""
        self._told, self._written = "", None

    def _write(self) -> None:
        shown = self.place
        self.look()
        if shown is None or self.place != shown:
            self._told = _("The folder has changed. Look at what gets written once more.")
            return
        try:
            shown.write()
        except OSError as fault:
            text = _("{folder} can't be used: {reason}.")
            self._told = text.format(
                folder=path_words(Path(self._folder)), reason=fault.strerror or str(fault)
            )
        except StorageError as trouble:
            self._told = trouble.sentence
        else:
            self._written = shown.path
            text = _("It's written. Give this file to your teacher: {file}")
            self._told = text.format(file=path_words(shown.path))
            self._desk.change(handed_in_as=" ".join(self._name.split()))
            self.look()
