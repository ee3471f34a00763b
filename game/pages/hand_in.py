"""The pages on which a learner hands in lessons: which ones, and exactly what will be written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.classes.result_place import Place
from game.i18n import _, format_number, ngettext
from game.pages.class_words import at_once_line
from game.pages.file_list import path_words
from game.pages.list_page import Field, FieldRow, ListPage, ListRow, ListSheet, RowLine
from game.pages.page import Button, ButtonRow, Paragraph

LESSONS, FILE = "lessons", "file"
_TOGETHER = 6  # lines of the file that make a row
_NO_BREAK = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class Offered:
    """A lesson that can be handed in: its title, how many questions were right at once, of how many."""

    id: str
    title: str
    right: int
    answered: int
    finished: bool
    chosen: bool


@dataclass(frozen=True)
class HandInState:
    """Everything that the pages say. `place` is None while nothing can be written; `wrong` says why."""

    lessons: tuple[Offered, ...]
    tab: str
    row: str
    name: str
    folder: str
    place: Place | None
    wrong_name: tuple[str, str] | None = None
    told: str = ""
    written: bool = False


def hand_in_page(state: HandInState) -> ListPage:
    """The page of the tab that is open."""
    rows = tuple(_lesson_row(each) for each in state.lessons)
    if state.tab == FILE:
        rows = tuple(_file_rows(state.place.text)) if state.place is not None else ()
    nothing = _("Once you've answered a question in a lesson, you can hand that lesson in here.")
    return ListPage(
        _("Hand in"),
        _("For your teacher, and only what you see here"),
        _sheet(state),
        tabs=((LESSONS, _("Your lessons")), (FILE, _("What gets written"))) if state.lessons else (),
        tab=state.tab,
        rows=rows,
        chosen=state.row,
        empty=_("Choose a lesson first.") if state.lessons else nothing,
    )


def _lesson_row(lesson: Offered) -> ListRow:
    right = at_once_line(lesson.right, lesson.answered)
    notes = [_("goes into the file") if lesson.chosen else _("stays out of the file")]
    if not lesson.finished:
        notes.append(_("not finished"))
    line = RowLine(lesson.title, right, quiet=True)
    return ListRow(f"lesson {lesson.id}", "+" if lesson.chosen else "", (line,), ", ".join(notes))


def _file_rows(text: str) -> Iterator[ListRow]:
    """The very lines of the file, a lesson's questions each by itself."""
    block: list[str] = []
    number = 0
    for line in [*text.splitlines(), ""]:
        question = line.startswith("    ")
        if block and (question or not line or line.startswith("- ") or len(block) == _TOGETHER):
            yield ListRow(f"line {number}", "", (), "\n".join(block))
            number, block = number + 1, []
        block.append(_NO_BREAK * (len(line) - len(line.lstrip(" "))) + line.lstrip(" "))


def _sheet(state: HandInState) -> ListSheet:
    if not state.lessons:
        return ListSheet(_("Nothing to hand in yet"), buttons=((Button("leave", _("Close"), main=True),),))
    chosen = [each for each in state.lessons if each.chosen]
    count = ngettext("{n} lesson", "{n} lessons", len(chosen)).format(n=format_number(len(chosen)))
    name = Field("name", _("Your name, or your number"), state.name, _("Mia, or 7"), wrong=state.wrong_name)
    folder = Field("folder", _("Folder"), state.folder, most=400)
    blocks = tuple(Paragraph(text, bold=bold) for text, bold in _said(state, count))
    rows = (FieldRow((name,)), FieldRow((folder,)))
    return ListSheet(
        _("Hand in {lessons}").format(lessons=count), blocks, rows, buttons=tuple(_buttons(state, chosen))
    )


def _said(state: HandInState, count: str) -> Iterator[tuple[str, bool]]:
    if state.told:
        yield state.told, True
    if state.written:
        return
    yield (
        _(
            "The file has this name, when you began each lesson, whether you finished it, and for each "
            "question your first answer, the tries, the hints, and the time. Nothing else goes in."
        ),
        False,
    )
    if state.place is not None:
        yield _("It goes here: {file}").format(file=path_words(state.place.path)), False
        if state.place.adds:
            yield _("You handed in there before. Those lessons stay, and their first answers count."), False
        if state.place.avoided:
            text = _("{file} is somebody else's, so it stays as it is.")
            yield text.format(file=path_words(Path(state.place.avoided))), False


def _buttons(state: HandInState, chosen: Sequence[Offered]) -> Iterator[ButtonRow]:
    if state.written:
        yield (Button("folder", _("Open the folder")), Button("leave", _("Close"), main=True))
        return
    row = next((each for each in state.lessons if f"lesson {each.id}" == state.row), None)
    if state.tab == LESSONS:
        if row is not None:
            yield (Button("turn", _("Leave it out") if row.chosen else _("Put it in")),)
            every = len(chosen) == len(state.lessons)
            if len(state.lessons) > 1:
                yield (Button("none" if every else "all", _("Leave all out") if every else _("Put all in")),)
        missing = "" if state.place is not None else _("choose a lesson and a name first")
        yield (Button("look", _("Look at the file"), main=True, reason=missing),)
        return
    missing = "" if state.place is not None else _("something is missing above")
    yield (Button("write", _("Write the file"), main=True, reason=missing),)
