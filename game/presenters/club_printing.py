"""Printing and exporting a night: what is chosen, where it goes, and writing it aside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.evening.club.night import ClubNight
from game.evening.club.score_rows import SCORES, STANDING, as_csv, score_rows, standing_rows
from game.evening.planning.request import BadRequest
from game.i18n import _
from game.pages.list_page import ListSheet
from game.pages.night_paper import Output, output_name, output_sheet, written_words
from game.presenters.aside import Aside
from game.presenters.club_files import free_path
from game.storage.errors import StorageError
from game.storage.writing import write_named
from game.words.markup import as_typed


class PrintDesk:
    """What is to be written. A file that is there already stays: the new one gets a number."""

    def __init__(self, folder: Path) -> None:
        self.output = Output.ALL
        self.written: Path | None = None
        """The file that was written last."""
        self._fields = {"paper": "a4", "which": "", "folder": str(folder)}
        self._told = ""
        self._work: Aside[tuple[Path, str]] | None = None

    def choose(self, output: Output) -> None:
        """Chooses what to write."""
        if output is not self.output:
            self.output, self._told = output, ""

    def type(self, field: str, text: str) -> None:
        """A field was filled in."""
        self._fields[field], self._told = text, ""

    def sheet(self, night: ClubNight, known: int) -> ListSheet:
        """The sheet of what is chosen."""
        return output_sheet(night, self.output, self._fields, known, (self._told, self._work is not None))

    def write(self, night: ClubNight) -> None:
        """Begins to write it."""
        if self._work is not None:
            return
        self._told, self.written = _("Writing it …"), None
        folder = Path(self._fields["folder"].strip() or ".").expanduser()
        self._work = Aside(self._writing(night, folder))
        self._settle()

    def advance(self) -> bool:
        """Whether a file was written since this was asked last."""
        return self._settle()

    def settle(self) -> None:
        """Waits for the file."""
        if self._work is not None:
            self._work.wait()
            self._settle()

    def _settle(self) -> bool:
        work = self._work
        if work is None or not work.done:
            return False
        self._work = None
        try:
            found = work.found
        except OSError as fault:
            text = _("{folder} can't be used: {reason}.")
            self._told = as_typed(text.format(folder=self._fields["folder"], reason=fault.strerror or fault))
        except (BadRequest, StorageError) as fault:
            self._told = as_typed(fault.sentence)
        else:
            assert found is not None  # the work is done, and nothing went wrong
            self.written, remark = found
            self._told = " ".join(filter(None, [written_words(str(self.written)), as_typed(remark)]))
        return True

    def _writing(self, night: ClubNight, folder: Path) -> Callable[[], tuple[Path, str]]:
        output, paper, which = self.output, self._fields["paper"], self._fields["which"]

        def work() -> tuple[Path, str]:
            name = _("{club}, {what}").format(club=night.club, what=output_name(output).lower())
            raw = _table(night, output) if output.is_table else _paper(night, output, paper, which)
            folder.mkdir(parents=True, exist_ok=True)
            path = free_path(folder, name, ".csv" if output.is_table else ".pdf")
            write_named(path, raw)
            return path, "" if output.is_table else _unprinted(night, output)

        return work


def _table(night: ClubNight, output: Output) -> bytes:
    text = (
        as_csv(STANDING, standing_rows(night))
        if output is Output.STANDING_CSV
        else as_csv(SCORES, score_rows(night))
    )
    return text.encode("utf-8-sig")  # some spreadsheets need the mark


def _paper(night: ClubNight, output: Output, paper: str, which: str) -> bytes:
    from game.evening.paper.printing import What, print_night  # only now: it brings a library of its own
    from game.evening.paper.sheet import Paper

    number = int(which) if which and output.by_round else None
    return print_night(night, What(output.value), Paper(paper), number)


def _unprinted(night: ClubNight, output: Output) -> str:
    from game.evening.paper.printing import What, unprinted

    return unprinted(night, What(output.value))
