"""The pages of a class: its pupils, the questions, what to teach next, the files, and saving the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.classes.class_sheet import LessonSheet, Need, PupilRow
from game.i18n import _, format_list, format_number
from game.i18n.foreign_text import on_one_line
from game.pages.class_notes import class_notes, lesson_notes, row_note
from game.pages.class_rows import FILES, NEEDS, PUPILS, QUESTIONS, SAVE, ClassState, class_rows
from game.pages.class_words import (
    cell_lines,
    commonest_wrong_words,
    files_line,
    missed_line,
    most_missed_words,
    need_line,
    need_title,
    needs_rule,
    pupil_list,
    pupil_name,
    question_head,
    quoted,
)
from game.pages.file_list import path_words
from game.pages.list_page import (
    Field,
    FieldKind,
    FieldRow,
    ListPage,
    ListSheet,
)
from game.pages.page import Button, ButtonRow, Paragraph
from game.words.markup import as_typed

_MOST_WRONG = 6


def class_page(state: ClassState) -> ListPage:
    """The page of the tab that is open."""
    lesson = state.shown
    head: tuple[FieldRow, ...] = ()
    if len(state.sheet.lessons) > 1 and state.tab in (PUPILS, QUESTIONS):
        values = tuple((str(at), each.title) for at, each in enumerate(state.sheet.lessons))
        head = (FieldRow((Field("lesson", _("Lesson"), str(state.lesson), kind=FieldKind.CHOICE,
                                values=values),)),)  # fmt: skip
    title = lesson.title if lesson is not None and len(state.sheet.lessons) == 1 else _("Class sheet")
    rows = tuple(class_rows(state))
    chosen = state.row if any(row.key == state.row for row in rows) else next((row.key for row in rows), "")
    tabs = (
        (PUPILS, _("Pupils")),
        (QUESTIONS, _("Questions")),
        (NEEDS, _("Teach next")),
        (FILES, _("Files")),
        (SAVE, _("Save or print")),
    )
    return ListPage(
        title,
        files_line(state.sheet),
        _sheet(state, chosen),
        tabs=tabs if lesson is not None else (),
        tab=state.tab,
        head=head,
        rows=rows,
        chosen=chosen,
        empty=_empty(state),
    )


def _empty(state: ClassState) -> str:
    if state.sheet.lessons:
        return _("Nobody needs a lesson, as far as these results tell.")
    return _("Drop the files that your pupils handed in on this window. Their class sheet comes up here.")


# -- what stands beside the list -----------------------------------------------------------------------


def _sheet(state: ClassState, chosen: str) -> ListSheet:
    kind, _space, number = chosen.partition(" ")
    lesson = state.shown
    if state.tab == SAVE and lesson is not None:
        return _save_sheet(state, kind)
    if state.tab == FILES or lesson is None:
        return _file_sheet(state, int(number) if kind == "file" else None)
    save: tuple[ButtonRow, ...] = ((Button(SAVE, _("Save or print"), main=True),),)
    if kind == "pupil":
        row = lesson.rows[int(number)]
        return ListSheet(pupil_name(row.pupil), tuple(_about_pupil(row, lesson)), buttons=save)
    if kind == "question":
        blocks = tuple(_about_question(int(number), lesson))
        return ListSheet(_("Question {n}").format(n=format_number(int(number) + 1)), blocks, buttons=save)
    if kind == "need":
        need = state.sheet.needs[int(number)]
        return ListSheet(need_title(need, state.course), tuple(_about_need(need, state)), buttons=save)
    title = _("The whole class") if state.tab == PUPILS else _("Teach next")
    blocks = tuple(_about_all(lesson, state)) if state.tab == PUPILS else ()
    return ListSheet(title, blocks, buttons=save)


def _told(text: str, *, bold: bool = False, soft: bool = False, ruled: bool = False) -> Paragraph:
    return Paragraph(as_typed(text), bold=bold, soft=soft, ruled=ruled)


def _about_all(lesson: LessonSheet, state: ClassState) -> Iterator[Paragraph]:
    """The three things to know first, then what is to be known before anything is believed."""
    worst, wrong = most_missed_words(lesson), commonest_wrong_words(lesson)
    need = next((each for each in state.sheet.needs if each.lesson), None)
    if worst is not None:
        yield _told(_("Most missed"), soft=True)
        yield _told(worst[0], bold=True)
        yield _told(worst[1])
    if wrong is not None:
        yield _told(_("Most common wrong answer"), soft=True, ruled=True)
        yield _told(wrong[0], bold=True)
        yield _told(wrong[1])
    if need is not None:
        yield _told(_("Teach next"), soft=True, ruled=True)
        yield _told(need_title(need, state.course), bold=True)
        yield _told(need_line(need, state.course))
    for number, note in enumerate((*class_notes(state.sheet), *lesson_notes(lesson))):
        yield _told(note, soft=True, ruled=not number)


def _about_pupil(row: PupilRow, lesson: LessonSheet) -> Iterator[Paragraph]:
    if note := row_note(row, lesson):
        yield _told(note, soft=True)
    for place, question in enumerate(lesson.questions):
        yield _told(question_head(place, question), bold=True, ruled=bool(place))
        yield _told(format_list(cell_lines(lesson, row, question), "unit"))


def _about_question(place: int, lesson: LessonSheet) -> Iterator[Paragraph]:
    yield _told(lesson.questions[place].text)
    yield _told(missed_line(lesson.missed(place)), bold=True)
    wrong = lesson.wrong_answers(place)[:_MOST_WRONG]
    if wrong:
        yield _told(_("Wrong first answers"), soft=True, ruled=True)
    for each in wrong:
        yield _told(quoted(each.words), bold=True)
        yield _told(pupil_list(each.pupils))


def _about_need(need: Need, state: ClassState) -> Iterator[Paragraph]:
    yield _told(need_line(need, state.course))
    yield _told(needs_rule(), soft=True, ruled=True)


def _file_sheet(state: ClassState, number: int | None) -> ListSheet:
    hint = path_words(Path(_("mia.lbresult")))
    field = Field("path", _("A file or a folder"), state.path, hint, most=400, wrong=state.wrong)
    blocks: list[Paragraph] = []
    title, buttons = _("Open results"), list[ButtonRow]()
    if number is not None and number < len(state.files):
        opened = state.files[number]
        title = on_one_line(opened.path.name.encode(errors="replace").decode())
        blocks.append(_told(str(opened.path.parent), soft=True))
        if opened.read is not None:
            blocks += (_told(each.id) for each in opened.read.result.lessons)
        elif opened.fault is not None:
            blocks += (_told(str(each)) for each in opened.fault.all[:_MOST_WRONG])
            blocks.append(_told(_("The other results don't need it."), soft=True))
        buttons.append((Button("off", _("Take it off the sheet")),))
    else:
        blocks.append(_told(_("You can drop files on this window, choose them, or type where they are.")))
    if state.beside:
        words = _("Add {n} more from this folder").format(n=format_number(state.beside))
        buttons.append((Button("beside", words, main=True),))
    last = [Button("choose", _("Choose a file"), main=not state.beside)] if state.chooses else []
    last += [Button("path", _("Open it"))] if state.path.strip() else []
    buttons += [tuple(last)] if last else []
    return ListSheet(title, tuple(blocks), (FieldRow((field,)),), buttons=tuple(buttons))


def _save_sheet(state: ClassState, kind: str) -> ListSheet:
    fields = (FieldRow((Field("folder", _("Folder"), state.folder, most=400),)),)
    blocks = (_told(state.told, bold=True),) if state.told else ()
    write = Button(f"write {kind}", _("Save it"), main=not state.saved)
    opened = (Button("folder", _("Open the folder"), main=True),) if state.saved else ()
    title = _("Save the table") if kind == "csv" else _("Save the page")
    return ListSheet(title, blocks, fields, buttons=((write, *opened),))
