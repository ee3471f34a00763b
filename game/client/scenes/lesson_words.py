"""What the sheet of a lesson says at its edges: how to answer, how it went."""

from __future__ import annotations

from game.client.table.sheet import Paragraph
from game.course.answers import Grade
from game.course.loader import LessonFile
from game.course.progress import StepState
from game.course.runner import Runner
from game.course.views import StepView
from game.i18n import _, format_number, ngettext
from game.words import capital


def headline(step: StepView, lesson: str) -> str:
    """The headline of a step: what is said to an answer, its own title, or that of the lesson."""
    feedback = step.feedback
    if feedback is None:
        return capital(step.title) or (_("Once more") if step.again else lesson)
    if step.free is not None:
        return _("Goal reached") if feedback.solved else _("Not this time")
    if step.state is StepState.SHOWN:
        return _("Here is the answer")
    if step.kind == "order" and feedback.grade is Grade.WRONG:
        return _("Not in that order yet")
    told = {Grade.BEST: _("That is right"), Grade.FINE: _("That will do")}
    return told.get(feedback.grade, _("Not that one yet"))


def how_to_answer(kind: str) -> str:
    """What there is to do at a question, by its kind."""
    return {
        "choose": _("Choose an answer."),
        "play": _("Play a card."),
        "discard": _("Choose the card to put down."),
        "bid": _("Say something."),
        "count": _("Type the number, then press Done."),
        "spot": _("Press what is wrong."),
        "pick": _("Choose the cards, then press Done."),
        "order": _("Take a card, then its place. Or drag it there."),
    }[kind]


def result_blocks(runner: Runner, file: LessonFile, trouble: str) -> tuple[Paragraph, ...]:
    """How the lesson went; `trouble` is why that could not be kept, if it could not."""
    result = runner.result
    asked = result.solved + result.missed + result.skipped
    text = ngettext(
        "You answered {right} of {n} question at the first try.",
        "You answered {right} of {n} questions at the first try.",
        asked,
    ).format(right=format_number(result.first_try), n=format_number(asked))
    not_kept = (Paragraph(trouble, bold=True),) if trouble else ()
    return (Paragraph(text), *not_kept, Paragraph(file.summary, soft=True, ruled=True))


def four_colours() -> str:
    """A word about the deck of four colours."""
    return _(
        "Your cards have four colours. Hearts and diamonds, the warm ones, are still called the red suits; "
        "spades and clubs, the dark ones, the black suits."
    )
