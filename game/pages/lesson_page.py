"""What the sheet of a lesson says at a step, and at its end."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.course.lesson_progress import StepState
from game.course.step_run import Feedback
from game.course.views import Position, StepView
from game.i18n import _, format_number, ngettext, pgettext
from game.pages.lesson_words import (
    four_colours,
    headline,
    how_to_answer,
    led_to,
    other_cards,
    where_line,
)
from game.pages.more import WHOLE, Detail, Told, opened_at
from game.pages.page import NOTHING_BESIDE, Beside, Block, Button, ButtonRow, Page, Paragraph, Refusal
from game.pages.table_page import hint_button, trick_pages
from game.pages.why_page import clause_button, left_ladder, note_of, note_paragraph
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card
from game.rules.view import SeatView


@dataclass(frozen=True)
class LessonState:
    """What there is to be said at a step."""

    title: str  # of the lesson
    step: StepView
    place: Position
    view: SeatView
    note: str = ""  # about the rules it is taken by
    trouble: str = ""  # why the progress could not be kept
    four_colours: bool = False
    hinted: bool = False  # whether a hint was given since the last answer
    looking_back: bool = False  # whether the earlier tricks are shown
    watching: bool = False  # whether moves are going on
    unready: str = ""  # why what is laid, picked or typed is no answer yet, or none any more
    may_leave: bool = False  # the upcard
    may_look_back: bool = False
    may_go_back: bool = False
    detail: Detail = WHOLE
    beginner: bool = False  # whether the lesson is for beginners

    @property
    def plain(self) -> bool:
        """Whether sheets, clauses and penalties are left out: a beginner has not met them yet."""
        return self.beginner and not self.detail.always

    @property
    def first(self) -> bool:
        return self.place.number == 1 and not self.place.again

    @property
    def cited(self) -> str:
        """The clause behind the refusal that is shown; empty where there is none."""
        feedback = self.step.feedback
        told = feedback.explanation if feedback is not None else None
        cited = told is not None and not told.legal and not self.plain
        return told.citations[0].id if told is not None and cited else ""


def lesson_page(lesson: LessonState, beside: Beside = NOTHING_BESIDE) -> Page:
    """The page of a step."""
    where = where_line(lesson.place)
    frame = Page("", who=_("Your tutor"), where=where, done=lesson.place.number - 1, steps=lesson.place.total)
    if lesson.looking_back:
        back = Button("tricks", _("Back to the lesson"), main=True)
        tricks = trick_pages(lesson.view)
        return replace(frame, title=_("The tricks so far"), blocks=tricks, buttons=((back,),))
    blocks = _blocks(lesson, beside)
    return replace(
        frame,
        title=headline(lesson.step, lesson.title, lesson.first),
        blocks=blocks,
        todo=_todo(lesson.step, ready=not lesson.unready),
        buttons=_rows(lesson),
        newest=_newest(lesson, blocks),
    )


def _blocks(lesson: LessonState, beside: Beside) -> tuple[Block, ...]:
    step, feedback = lesson.step, lesson.step.feedback
    blocks: list[Block] = []
    if lesson.trouble:
        blocks.append(Paragraph(lesson.trouble, bold=True))
    if lesson.note and lesson.first:
        blocks.append(Paragraph(lesson.note, soft=True))
    if lesson.four_colours and lesson.first:
        blocks.append(Paragraph(four_colours(), soft=True))
    if said := other_cards(step):
        blocks.append(Paragraph(said, soft=True))
    question = Paragraph(step.text, soft=feedback is not None, ruled=feedback is not None)
    if feedback is not None:
        blocks += answered(feedback, lesson.view, beside, plain=lesson.plain).at(lesson.detail)
    else:
        blocks.append(question)
    blocks += [Paragraph(hint, ruled=not number) for number, hint in enumerate(_hints(step))]
    if feedback is not None:
        blocks.append(question)
    if step.after:
        blocks.append(Paragraph(step.after, ruled=True))
    return tuple(blocks)


def _hints(step: StepView) -> list[str]:
    """The hints given so far, as long as they can help."""
    given = step.hints if step.state is StepState.ASKING else ()
    return [_("Hint: {hint}").format(hint=hint) for hint in given]


def _newest(lesson: LessonState, blocks: tuple[Block, ...]) -> int:
    """The block to be seen where not all fit: the last hint if nothing was answered since, or what opened."""
    last = _hints(lesson.step)[-1:] if lesson.hinted else []
    hint = next((at for at, block in enumerate(blocks) if getattr(block, "text", "") in last), 0)
    return hint or opened_at(blocks)


def answered(
    feedback: Feedback, view: SeatView, beside: Beside = NOTHING_BESIDE, *, plain: bool = False
) -> Told:
    """What is said to an answer, cost and clause behind it unless all is to be `plain`.

    The reason is said here, too, when it hangs at the card: whoever reads the sheet looks for it there.
    """
    told = feedback.explanation
    blocks: list[Block] = [Paragraph(feedback.say)] if feedback.say else []
    if feedback.solution is not None:
        blocks.append(Paragraph(feedback.solution.text, bold=True))
    if told is None or told.legal:
        return Told(tuple(blocks))
    ladder = left_ladder(told, view)
    if ladder:
        blocks.append(ladder)
    noted = not beside.note and not plain and note_of(told)
    return Told(tuple(blocks), (note_paragraph(told),) if noted else ())


def _todo(step: StepView, *, ready: bool) -> str:
    asking = step.state is StepState.ASKING
    if step.free is not None:
        return ""
    if step.displaced and asking:
        return led_to(step.kind)[0]
    if step.state is StepState.SHOWN and not step.again:
        return _("You'll see this one again at the end.")
    if not asking:
        return ""
    if step.feedback is None:
        return how_to_answer(step.kind, ready, step.spot.find if step.spot else "")
    return tries_left(step)


def tries_left(step: StepView) -> str:
    """How often the learner may still answer."""
    left = ngettext("You have {n} try left.", "You have {n} tries left.", step.tries_left)
    return left.format(n=format_number(step.tries_left))


# -- buttons -----------------------------------------------------------------------------------


def _rows(lesson: LessonState) -> tuple[ButtonRow, ...]:
    """A hint, back and forwards keep their places in the lowest row; what else there is stands above."""
    main = _main(lesson)
    rule = [clause_button(lesson.cited)] if lesson.cited and lesson.detail.whole else []
    upper = [*_pages(lesson), *([main] if main else ())]
    lower = [*_hint(lesson.step), *_steps(lesson)]
    rows = (rule, upper, lower) if len(upper) > 1 else ([*rule, *upper], lower)
    return tuple(_shortened(row) for row in rows if row)


def _hint(step: StepView) -> list[Button]:
    """The way to a hint; once all are given, no other button takes its place."""
    if not is_asking(step) or not (step.hints_left or step.hints):
        return []
    spent = "" if step.hints_left else _("no more hints")
    return [replace(hint_button(), reason=spent, quiet=True)]


def _shortened(row: list[Button]) -> ButtonRow:
    """A row of buttons, in shorter words where they share it."""
    if len(row) == 1:
        return tuple(row)
    icons = len(row) < 3
    return tuple(
        replace(button, words=button.short or button.words, icon=button.icon if icons else "")
        for button in row
    )


def _pages(lesson: LessonState) -> list[Button]:
    """What can be looked up at this step."""
    step, pages = lesson.step, list[Button]()
    if step.term is not None:
        pages.append(Button("term", _("Glossary")))
    if step.kind == "discard" and is_asking(step) and lesson.may_leave:
        pages.append(
            Button("leave card", _("Leave the upcard"), short=pgettext("the upcard, in lessons", "Leave it"))
        )
    if lesson.may_look_back:
        pages.append(Button("tricks", _("Earlier tricks")))
    return pages


def is_asking(step: StepView) -> bool:
    """Whether an answer is awaited and the table stands as the step found it."""
    return step.state is StepState.ASKING and not step.displaced


def _steps(lesson: LessonState) -> list[Button]:
    """Back and forwards."""
    step, steps = lesson.step, list[Button]()
    if lesson.may_go_back:
        steps.append(Button("step back", _("Back")))
    if step.state is StepState.ASKING:
        steps.append(Button("skip", _("Skip")))
    else:
        seen = not (step.more_to_watch or lesson.watching)
        words = _("Go on") if seen or lesson.watching else _("Skip")
        steps.append(Button("forward", words, icon="arrow" if seen else "", main=seen))
    return steps


def _main(lesson: LessonState) -> Button | None:
    """What there is to do at this step above all, where that is a button."""
    step = lesson.step
    asking = step.state is StepState.ASKING
    if step.free is not None and asking:
        words = _("Play it again") if step.displaced else _("Play the hand")
        return Button("play hand", words, icon="arrow", main=True)
    if step.displaced and asking:
        return Button("put back", led_to(step.kind)[1], main=True)
    if step.kind == "watch":
        seen = not step.more_to_watch
        going = _("the cards are being played") if lesson.watching else ""
        words, short = (_("Watch it again"), _("Again")) if seen else (_("Watch"), "")
        icon, fresh = "replay" if seen else "play", step.more_to_watch and not going
        return Button("watch", words, icon, main=fresh, reason=going, short=short, quiet=True)
    if step.kind in ("pick", "order", "count") and asking:
        return Button("done", _("Done"), main=not lesson.unready, reason=lesson.unready)
    return None


def refused_card(
    step: StepView, view: SeatView, tried: Card | None, detail: Detail = WHOLE
) -> Refusal | None:
    """What hangs at the card that was refused last; None where none was."""
    told = step.feedback.explanation if step.feedback is not None else None
    if told is None or told.legal or tried is None or step.state is not StepState.ASKING:
        return None
    if step.kind not in ("play", "discard"):
        return None
    action = Action(view.seat, ActionKind.PLAY, tried)
    noted = detail.always  # asked for, it opens on the sheet
    # in the author's words where there are some: the referee's may not have been taught yet
    say = step.feedback.say if step.feedback is not None else told.reason
    reasons = tuple(told.reasons) if say == told.reason else (say,)
    return Refusal(action, told.title, reasons, say, note_of(told), noted, brief=True)
