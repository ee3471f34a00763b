"""What the sheet of a lesson says at its edges: how to answer, how it went."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from game.course.answers import Grade
from game.course.lesson_progress import StepState, glance
from game.course.loader import LessonFile
from game.course.runner import Runner
from game.course.views import Position, StepView
from game.i18n import _, format_number, ngettext
from game.pages.page import Paragraph
from game.rules.seats import Seat
from game.words import capital, step_line


def where_line(place: Position) -> str:
    """Which step this is; those that came back are counted by themselves."""
    if not place.again:
        return step_line(place.number, place.total)
    # NOTE: which of the questions that come back at the end of a lesson this is
    text = _("Once more, {number} of {total}")
    return text.format(number=format_number(place.number), total=format_number(place.total))


def headline(step: StepView, lesson: str, first: bool) -> str:
    """The headline of a step: what is said to an answer, its own title, what kind of question it is.

    The title of the lesson stands over its first step, and over what is only read.
    """
    feedback = step.feedback
    if feedback is None:
        asked = _("Once more") if step.again else "" if first else _asked(step)
        return capital(step.title) or asked or lesson
    if step.free is not None:
        return _("Goal reached") if feedback.solved else _("Not this time")
    if step.state is StepState.SHOWN:
        return _("Here is the answer")
    if step.kind in ("play", "discard") and feedback.explanation and not feedback.explanation.legal:
        return _("Try another card")  # that it isn't allowed hangs at the card
    if feedback.incomplete:
        return _("Right, and there are more")
    if feedback.grade is Grade.WRONG and step.kind in _WRONG:
        return _WRONG[step.kind]()
    told = {Grade.BEST: _("That's right"), Grade.FINE: _("That works")}
    return told.get(feedback.grade, _("Not that one"))


def _asked(step: StepView) -> str:
    """What kind of question it is; where a card is played, the place in the trick, which matters for it."""
    view = step.table.view if step.kind == "play" and step.table is not None else None
    if view is None or view.trick is None:
        return _ASKED.get(step.kind, lambda: "")()
    before, all_of_them = len(view.trick.plays), len(Seat) - len(view.sitting_out)
    if before == 0:
        return _("You lead")
    if before == all_of_them - 1:
        return _("You play last")
    return _("You play second") if before == 1 else _("You play third")


_ASKED: dict[str, Callable[[], str]] = {
    "watch": lambda: _("Watch this"),
    "choose": lambda: _("What do you think?"),
    "order": lambda: _("In what order?"),
    "pick": lambda: _("Which cards?"),
    "count": lambda: _("How many?"),
    "play": lambda: _("Your turn"),
    "discard": lambda: _("One card too many"),
    "bid": lambda: _("Your call"),
    "spot": lambda: _("Something's wrong here"),
    "free-play": lambda: _("A whole hand"),
}
"""Headlines of steps that have none of their own."""


_WRONG: dict[str, Callable[[], str]] = {
    "order": lambda: _("Not in that order"),
    "count": lambda: _("Not that number"),
    "pick": lambda: _("Not quite those"),
}
"""What is said to a wrong answer that is more or less than one card or choice."""


def other_cards(step: StepView) -> str:
    """A word before a question that is asked of other cards than the one before; else nothing."""
    return _("You have different cards now.") if step.other_cards and step.feedback is None else ""


def how_to_answer(kind: str, ready: bool = False, find: str = "") -> str:
    """What there is to do at a question, by its kind; `ready`: what is chosen can be given.

    `find` is what there is to find among finished tricks or hands.
    """
    chosen = {
        "count": _("Press Done, or change the number first."),
        "pick": _("Choose all that belong, then press Done."),
        "order": _("Every card has a place. Press Done, or move one first."),
    }
    if ready and kind in chosen:
        return chosen[kind]
    found = {
        "renege": _("Choose the card that shouldn't have been played."),
        "gathered": _("Choose the trick that went to the wrong side."),
        "score": _("Choose the line with the wrong score."),
    }
    if kind == "spot" and find in found:
        return found[find]
    return {
        "choose": _("Choose an answer."),
        "play": _("Play a card."),
        "discard": _("Choose the card to discard."),
        "bid": _("Choose your call."),
        "count": _("Type the number, or press plus or minus. Then press Done."),
        "spot": _("Choose what's wrong."),
        "pick": _("Choose the cards, then press Done."),
        "order": _("Choose the cards in order. Or drag each one to its place."),
    }[kind]


def led_to(kind: str) -> tuple[str, str]:
    """What is said while the table shows where a wrong answer led, and the words that undo it."""
    if kind == "bid":
        return _("See how that turns out? Take it back."), _("Take it back")
    return _("Choose another card, or put this one back."), _("Put it back")


class LessonEnd(Enum):
    """How a lesson or the test of a chapter went."""

    WELL = auto()
    SO_SO = auto()
    PASSED = auto()
    NOT_YET = auto()


def how_it_went(runner: Runner) -> LessonEnd:
    """How a lesson went that is over."""
    if runner.lesson.test:
        return LessonEnd.PASSED if glance(runner.save()).passed else LessonEnd.NOT_YET
    result = runner.result
    answered = result.solved + result.missed
    poor = result.only_skipped or 2 * result.first_try < answered
    return LessonEnd.SO_SO if poor else LessonEnd.WELL


def result_title(runner: Runner) -> str:
    """The headline at the end of a lesson."""
    return {
        LessonEnd.WELL: _("Well done"),
        LessonEnd.SO_SO: _("That's the lesson"),
        LessonEnd.PASSED: _("You passed"),
        LessonEnd.NOT_YET: _("Not yet, but no harm done"),
    }[how_it_went(runner)]


def result_blocks(runner: Runner, file: LessonFile, trouble: str) -> tuple[Paragraph, ...]:
    """How the lesson went; `trouble` is why that could not be kept, if it could not."""
    text = _answered(runner) if file.lesson.test else _answered_without_skipped(runner)
    not_kept = (Paragraph(trouble, bold=True),) if trouble else ()
    if not file.lesson.test:
        learned = (Paragraph(file.summary, ruled=True),) if file.summary else ()
        return (Paragraph(text), *learned, *not_kept)
    went = glance(runner.save())
    told = _(
        "Get {enough} of the {n} right on the first try, and you know this chapter. Its lessons cover "
        "everything you'll be asked."
    ).format(enough=format_number(went.enough), n=format_number(went.asked))
    if went.passed:
        told = _("You know this chapter. You can still take its lessons any time.")
    return (Paragraph(text), Paragraph(told), *not_kept)


def _answered(runner: Runner) -> str:
    result = runner.result
    asked = result.solved + result.missed + result.skipped
    if not asked:
        return _("You've read the whole lesson.")
    return _right_at_once(result.first_try, asked)


def _right_at_once(right: int, asked: int) -> str:
    return ngettext(
        "You got {right} of {n} question right on the first try.",
        "You got {right} of {n} questions right on the first try.",
        asked,
    ).format(right=format_number(right), n=format_number(asked))


def _answered_without_skipped(runner: Runner) -> str:
    """The same of a lesson, in the numbers that stand by its skills: they count what was answered."""
    result = runner.result
    answered = result.solved + result.missed
    if not result.skipped:
        return _answered(runner)
    skipped = ngettext("You skipped {n} question.", "You skipped {n} questions.", result.skipped)
    skipped = skipped.format(n=format_number(result.skipped))
    if not answered:
        return skipped
    return f"{_right_at_once(result.first_try, answered)} {skipped}"


def four_colours() -> str:
    """A word about the deck of four colors."""
    return _(
        "Your deck has four colors. Hearts and diamonds, in the warm colors, are still called the "
        "red suits. Spades and clubs, in the dark ones, are the black suits."
    )
