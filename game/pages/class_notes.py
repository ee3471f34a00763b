"""What is to be known before the numbers of a class are believed: versions, doubts, what was put together."""

from __future__ import annotations

from collections.abc import Iterator

from game.classes.class_sheet import ClassSheet, Doubt, LessonSheet, PupilRow, Versions
from game.i18n import _, format_list, format_number, ngettext
from game.i18n.foreign_text import on_one_line
from game.pages.class_words import pupil_list, pupil_name, quoted


def row_note(row: PupilRow, sheet: LessonSheet) -> str:
    """What is to be known of a pupil's result beside its numbers."""
    notes = []
    if not row.result.finished:
        notes.append(_("not finished"))
    if row.pupil in sheet.elsewhere and sheet.versions is Versions.MIXED:
        notes.append(_("another version of the lesson"))
    if row.results > 1:
        text = ngettext("{n} result put together", "{n} results put together", row.results)
        notes.append(text.format(n=format_number(row.results)))
    return format_list(notes, "unit")


def lesson_notes(sheet: LessonSheet) -> Iterator[str]:
    """What is to be known of a lesson before its numbers are believed, a sentence each."""
    if not sheet.known:
        yield _(
            "This computer doesn't have this lesson, so questions and answers have the names they have in "
            "the file, and it can't say who needs which lesson. Add the lesson pack, or put the lesson among "
            "your drafts, then look again."
        )
    yield from _version_notes(sheet)
    gone = [each.id for each in sheet.questions if sheet.known and not each.known]
    if gone:
        text = ngettext(
            "A question that was answered isn't in the lesson on this computer: {ids}.",
            "Questions that were answered aren't in the lesson on this computer: {ids}.",
            len(gone),
        )
        yield text.format(ids=format_list(gone))
    unfinished = [row.pupil for row in sheet.rows if not row.result.finished]
    if unfinished:
        yield _("Not finished yet: {pupils}.").format(pupils=pupil_list(unfinished))
    for pupil, place, doubt in sheet.doubts:
        text = _("{pupil}, question {n}: {why} Somebody may have edited the file. Ask for it again.")
        yield text.format(pupil=pupil_name(pupil), n=format_number(place + 1), why=_why(doubt))


def _version_notes(sheet: LessonSheet) -> Iterator[str]:
    if sheet.versions is Versions.CHANGED_SINCE:
        yield _(
            "The lesson on this computer has changed since it was handed out. The questions here are the "
            "ones that your pupils had."
        )
    elif sheet.versions is Versions.ANOTHER:
        yield _(
            "Everybody had the same version of this lesson, but not the one on this computer. Questions are "
            "matched by their ids. To see the ones that your pupils had, put the lesson pack you handed out "
            "among your drafts, then look again."
        )
    elif sheet.elsewhere:
        text = _(
            "Not everybody had the same version of this lesson. These had another one: {pupils}. Questions "
            "are matched by their ids, and some may have been different. Hand out the same lesson pack to "
            "everybody."
        )
        yield text.format(pupils=pupil_list(sheet.elsewhere))
    for place, question in enumerate(sheet.questions):
        said = [sheet.words[key] for key in sorted(sheet.right_now) if key[0] == question.id]
        if said:
            answers = format_list([quoted(each) for each in said])
            text = _("Question {n}: {answers} was graded wrong, but it's right in the lesson as it is now.")
            yield text.format(n=format_number(place + 1), answers=answers)


def _why(doubt: Doubt) -> str:
    return {
        Doubt.TRIES: _("The question doesn't allow that many tries."),
        Doubt.ANSWER: _("The question doesn't have that answer."),
        Doubt.GRADE: _("That answer and the number of tries don't go together."),
        Doubt.STEP: _("The lesson doesn't have that question."),
    }[doubt]


def class_notes(sheet: ClassSheet) -> Iterator[str]:
    """What is to be known of all results together."""
    for pupil, count, files in sheet.put_together():
        if files:
            # NOTE: a pupil and the names of files that were handed in
            text = _("More than one result of {pupil}: {files}. The first answer of the first one counts.")
            named = format_list(map(on_one_line, files))
        else:
            text = _("More than one result of {pupil} ({files}). The first answer of the first one counts.")
            named = format_number(count)
        yield text.format(pupil=pupil_name(pupil), files=named)
