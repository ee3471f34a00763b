"""What is said of what a class handed in: pupils, questions, wrong answers, and what each one needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.classes.class_sheet import (
    ClassSheet,
    LessonSheet,
    Mark,
    Missed,
    Need,
    PupilRow,
    Question,
    WrongAnswer,
    mark_of,
)
from game.classes.result import StepResult
from game.course.chapters import Course
from game.i18n import _, format_list, format_number, ngettext, pgettext

_MOST_NAMED = 8  # pupils in one sentence
_MOST_TIED = 3  # answers that are named where as many pupils gave them


def pupil_name(pupil: str) -> str:
    """A pupil by the name, or by the number that stands for one."""
    # NOTE: a pupil who has a number in place of a name, for example "Pupil 7"
    return _("Pupil {n}").format(n=pupil) if pupil.isdecimal() else pupil


def pupil_list(pupils: Sequence[str], most: int = _MOST_NAMED) -> str:
    """Pupils in a phrase; of very many the first, and how many more there are."""
    names = [pupil_name(each) for each in pupils[:most]]
    if left := len(pupils) - len(names):
        names.append(ngettext("{n} other", "{n} others", left).format(n=format_number(left)))
    return format_list(names)


def pupils_count(number: int) -> str:
    """So many pupils."""
    return ngettext("{n} pupil", "{n} pupils", number).format(n=format_number(number))


def at_once_line(right: int, answered: int) -> str:
    """How many of the questions answered were right at once."""
    # NOTE: questions that were right at once, of how many that were answered: "7 of 9"
    return _("{right} of {n}").format(right=format_number(right), n=format_number(answered))


# -- one question for one pupil ------------------------------------------------------------------------


def mark_words(told: StepResult | None) -> str:
    """How a question went, in the least words: a tick, a dash, a cross, or at which try."""
    mark = mark_of(told)
    if mark is Mark.LATER and told is not None:
        return _nth(told.tries)
    return {
        Mark.AT_ONCE: "✓",
        Mark.HINT: pgettext("how a question went", "hint"),
        Mark.MISSED: "✗",
    }.get(mark, "–")


def _nth(number: int) -> str:
    names = {
        # NOTE: at which try a question was answered right, in a narrow column
        2: pgettext("try", "2nd"),
        3: pgettext("try", "3rd"),
    }
    return names.get(number) or pgettext("try", "{n}th").format(n=format_number(number))


def usual_marks() -> tuple[str, ...]:
    """Marks as wide as any, for columns that are to be of one width."""
    return pgettext("how a question went", "hint"), *map(_nth, range(2, 5))


def mark_said(told: StepResult | None) -> str:
    """The same in whole words."""
    mark = mark_of(told)
    if told is None or mark is Mark.NOT_YET:
        return _("not answered")
    tries = format_number(told.tries)
    if mark is Mark.LATER:
        return _("right at try {n}").format(n=tries)
    if mark is Mark.MISSED:
        text = ngettext("not right after {n} try", "not right after {n} tries", told.tries)
        return text.format(n=tries)
    return _("right with a hint") if mark is Mark.HINT else _("right at once")


def time_words(seconds: int | None) -> str:
    """How long something took."""
    if seconds is None:
        return _("not recorded")
    minutes, rest = divmod(seconds, 60)
    # NOTE: how long it took, in minutes and seconds, or in seconds: "2 min 5 s"
    text = _("{minutes} min {seconds} s") if minutes else _("{seconds} s")
    return text.format(minutes=format_number(minutes), seconds=format_number(rest))


def cell_lines(sheet: LessonSheet, row: PupilRow, question: Question) -> Iterator[str]:
    """Everything told of one question of one pupil."""
    told = row.told(question)
    yield mark_said(told)
    if told is None or not told.tries:
        return
    if told.was_wrong and (words := sheet.words.get((question.id, told.first))):
        yield _("first answer: {words}").format(words=words)
    if told.hints:
        yield ngettext("{n} hint", "{n} hints", told.hints).format(n=format_number(told.hints))
    # NOTE: how long an answer took, for example "time: 14 sec"
    yield _("time: {time}").format(time=time_words(told.seconds))


def row_time(row: PupilRow) -> int | None:
    """Seconds of all questions; None where they were not recorded for any that was answered."""
    times = [told.seconds for told in row.result.steps.values() if told.tries]
    known = [seconds for seconds in times if seconds is not None]
    return sum(known) if len(known) == len(times) else None


def legend() -> str:
    """What the signs of a table mean."""
    return _(
        "Tick: right at once. 2nd, 3rd: right at that try. Hint: right with help. Cross: not right. "
        "Dash: not answered. Those who need help most come first."
    )


# -- what a lesson shows -------------------------------------------------------------------------------


def question_head(place: int, question: Question) -> str:
    """A question with its number."""
    # NOTE: a question of a lesson with its number, for example "Question 4: May you throw it?"
    text = _("Question {n}: {title}")
    return text.format(n=format_number(place + 1), title=question.title)


def missed_line(missed: Missed) -> str:
    """How many did not have it right at once."""
    # NOTE: pupils who did not answer a question right at once, of how many: "8 of 12 not right at once"
    text = _("{missed} of {n} not right at once")
    return text.format(missed=format_number(missed.missed), n=format_number(missed.answered))


def wrong_line(wrong: WrongAnswer) -> str:
    """Who gave a wrong answer, and to which questions."""
    numbers = format_list(format_number(place + 1) for place in wrong.places)
    text = ngettext("{pupils}, question {numbers}", "{pupils}, questions {numbers}", len(wrong.places))
    return text.format(pupils=pupils_count(len(wrong.pupils)), numbers=numbers)


def most_missed_words(sheet: LessonSheet) -> tuple[str, str] | None:
    """The question that was missed most, or all that tie, and how often; None where none was missed."""
    worst = sheet.most_missed
    if not worst:
        return None
    line = missed_line(worst[0])
    if len(worst) == 1:
        return question_head(worst[0].place, sheet.questions[worst[0].place]), line
    numbers = format_list(format_number(each.place + 1) for each in worst)
    # NOTE: several questions of a lesson by their numbers, for example "Questions 1 and 3"
    return _("Questions {numbers}").format(numbers=numbers), _("{missed} each").format(missed=line)


def commonest_wrong_words(sheet: LessonSheet) -> tuple[str, str] | None:
    """The commonest wrong answer, or all that tie, and who gave it; None where there is none."""
    wrong = sheet.commonest_wrong
    if not wrong:
        return None
    if len(wrong) == 1:
        return quoted(wrong[0].words), wrong_line(wrong[0])
    said = [quoted(each.words) for each in wrong[:_MOST_TIED]]
    if left := len(wrong) - len(said):
        said.append(ngettext("{n} other", "{n} others", left).format(n=format_number(left)))
    # NOTE: how many pupils gave each of several answers, for example "2 pupils each"
    each = _("{pupils} each").format(pupils=pupils_count(len(wrong[0].pupils)))
    return format_list(said), each


def quoted(words: str) -> str:
    """An answer as it was given."""
    return _("“{title}”").format(title=words)


def need_title(need: Need, course: Course) -> str:
    """The lesson, or the skill where no lesson here teaches it."""
    if need.lesson:
        # NOTE: a lesson that was handed in and should be taken once more
        return _("{lesson}, once more").format(lesson=need.title) if need.again else need.title
    return format_list(course.skill(skill) for skill in need.skills)


def need_line(need: Need, course: Course) -> str:
    """Who needs it, and for what."""
    pupils = pupil_list(need.pupils)
    if not need.lesson:
        return _("No lesson on this computer teaches it. For {pupils}.").format(pupils=pupils)
    skills = format_list(course.skill(skill) for skill in need.skills)
    # NOTE: who needs a lesson and the skills that it teaches: "Mia and Bo: following suit"
    return _("{pupils}: {skills}").format(pupils=pupils, skills=skills)


def files_line(sheet: ClassSheet) -> str:
    """How much was handed in."""
    results = ngettext("{n} result", "{n} results", sheet.files).format(n=format_number(sheet.files))
    return _("{pupils}, {results}").format(pupils=pupils_count(len(sheet.pupils)), results=results)


def needs_rule() -> str:
    """When somebody is said to need a lesson."""
    return _("A pupil needs a lesson after missing at least half of the questions about what it teaches.")
