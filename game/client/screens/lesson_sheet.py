"""The half of a lesson that speaks: the sheet, its buttons and the bubble."""

from __future__ import annotations

from dataclasses import replace

from game.client.screens.course_card import next_lesson
from game.client.screens.lesson_going import LARGE, LessonGoing
from game.client.screens.lesson_words import (
    four_colours,
    headline,
    how_to_answer,
    led_to,
    result_blocks,
    result_title,
)
from game.client.table.pages import left_ladder, trick_pages
from game.client.table.refusal import card_bubble, note_of
from game.client.table.sheet import Ladder, Paragraph, SheetButton, SheetText
from game.client.widgets.bubble import Bubble
from game.course.progress import StepState
from game.course.step_run import Feedback
from game.i18n import _, format_number, ngettext, pgettext

Blocks = list[Paragraph | Ladder]


class LessonSheet(LessonGoing):
    """What the tutor says in a lesson."""

    # -- the sheet ---------------------------------------------------------------------------

    def sheet(self) -> SheetText:
        place = self.runner.position
        if self.runner.finished:
            told = result_blocks(self.runner, self.file, self.trouble)
            return SheetText(
                _("Your tutor"), _("The lesson is done"), result_title(self.runner), told, "",
                self._last_rows(), place.total, place.total,
            )  # fmt: skip
        where = _("Step {number} of {total}").format(
            number=format_number(place.number), total=format_number(place.total)
        )
        if self.looking_back:
            return SheetText(
                _("Your tutor"), where, _("The tricks so far"), trick_pages(self.view), "",
                ((SheetButton("back to now", _("Back to the lesson"), self.look_back, brass=True),),),
                place.number - 1, place.total,
            )  # fmt: skip
        title, blocks = headline(self.step, self.file.title, place.number == 1), self._blocks()
        return SheetText(
            _("Your tutor"), where, title, tuple(blocks), self._todo(), self._rows(),
            place.number - 1, place.total, self._newest(blocks), self.open_term,
        )  # fmt: skip

    def _blocks(self) -> Blocks:
        step, feedback = self.step, self.step.feedback
        blocks: Blocks = []
        if self.trouble:
            blocks.append(Paragraph(self.trouble, bold=True))
        if self.runner.note and self.runner.position.number == 1:
            blocks.append(Paragraph(self.runner.note, soft=True))
        if self.services.settings().deck == "four" and self.runner.position.number == 1:
            blocks.append(Paragraph(four_colours(), soft=True))
        question = Paragraph(step.text, soft=feedback is not None, ruled=feedback is not None)
        if feedback is not None:
            blocks += self._answered(feedback)
        else:
            blocks.append(question)
        blocks += [Paragraph(_("Hint: {hint}").format(hint=hint), ruled=not at) for at, hint in self._hints()]
        if feedback is not None:
            blocks.append(question)
        if step.after:
            blocks.append(Paragraph(step.after, ruled=True))
        return blocks

    def _hints(self) -> list[tuple[int, str]]:
        """The hints given so far, as long as they can help."""
        return list(enumerate(self.step.hints if self.step.state is StepState.ASKING else ()))

    def _newest(self, blocks: Blocks) -> int:
        """The block to be seen where not all fit: the last hint, if nothing was answered since."""
        last = self._hints()[-1:] if self.hinted else []
        words = [_("Hint: {hint}").format(hint=hint) for _at, hint in last]
        return next((at for at, block in enumerate(blocks) if getattr(block, "text", "") in words), 0)

    def _answered(self, feedback: Feedback) -> Blocks:
        """What is said to an answer; what the bubble says already is not said twice."""
        told = feedback.explanation
        said = [feedback.say]
        if told is not None and feedback.say == told.reason and self._bubbled:
            said = [reason for reason in told.reasons if reason not in self._bubbled]
        blocks: Blocks = [Paragraph(text) for text in said if text]
        if feedback.solution is not None:
            blocks.append(Paragraph(feedback.solution.text, bold=True))
        if told is not None and not told.legal:
            ladder = left_ladder(told, self.view)
            if ladder:
                blocks.append(ladder)
            if not self._note_shown and note_of(told):
                blocks.append(Paragraph(note_of(told), soft=True, ruled=True))
        return blocks

    def _todo(self) -> str:
        step = self.step
        if step.free is not None:
            return ""
        if step.displaced:
            asking = step.state is StepState.ASKING
            return led_to(step.kind)[0] if asking else _("That is what it leads to.")
        if step.state is StepState.SHOWN and not step.again:
            return _("This one comes back at the end.")
        if step.state is not StepState.ASKING:
            return ""
        if step.feedback is None:
            return how_to_answer(step.kind)
        left = ngettext("You have {n} try left.", "You have {n} tries left.", step.tries_left)
        return left.format(n=format_number(step.tries_left))

    def _rows(self) -> tuple[tuple[SheetButton, ...], ...]:
        """Forwards lies at the lower right, whatever there is to do at the step stands above."""
        main = self._main()
        hint = SheetButton("hint", _("Give me a hint"), self.hint, icon="bulb", short=_("Hint"))
        hints = [hint] if self.step.hints_left and not self.step.displaced else []
        upper = [*self._pages(), *([main] if main else hints)]
        lower = [*(hints if main else ()), *self._steps()]
        return tuple(_shortened(row) for row in (upper, lower) if row)

    def _pages(self) -> list[SheetButton]:
        """What can be looked up at this step."""
        pages: list[SheetButton] = []
        if self.cited:
            # NOTE: opens a numbered clause of a rules document, for example "Read DAN-10"
            words = _("Read {id}").format(id=self.cited)
            pages.append(SheetButton("clause", words, self.read_clause))
        if self.step.term is not None:
            pages.append(SheetButton("term", _("Glossary"), self.open_term))
        if self.step.kind == "discard" and self.asking and self.may_leave:
            words = _("Leave the turned card")
            pages.append(SheetButton("leave card", words, self.leave_upcard, short=_("Leave it")))
        if self.may_look_back and not self._crowded:
            pages.append(SheetButton("tricks", _("Earlier tricks"), self.look_back))
        return pages

    @property
    def _crowded(self) -> bool:
        """Whether what is said to an answer needs the room of a button: large options lie below it."""
        told = self.step.feedback is not None and self.step.state is StepState.ASKING
        return told and self.choosing_beside and self.ui.metrics.text >= LARGE

    def _steps(self) -> list[SheetButton]:
        """Back and forwards."""
        step, steps = self.step, []
        if self.runner.can_go_back:
            steps.append(SheetButton("step back", _("Back"), self.back))
        if step.state is StepState.ASKING:
            steps.append(SheetButton("skip", _("Skip"), self.forward))
        else:
            seen = not (step.more_to_watch or self.watching)
            steps.append(SheetButton("forward", _("Go on"), self.forward, icon="arrow", brass=seen))
        return steps

    def _main(self) -> SheetButton | None:
        """What there is to do at this step above all, where that is a button."""
        step = self.step
        if step.free is not None and step.state is StepState.ASKING:
            words = _("Play it again") if step.displaced else _("Play the hand")
            return SheetButton("play hand", words, self.play_freely, brass=True, icon="arrow")
        if step.displaced and step.state is StepState.ASKING:
            return SheetButton("put back", led_to(step.kind)[1], self.put_back, brass=True)
        if step.kind == "watch":
            seen = not step.more_to_watch
            words = _("Watch it again") if seen else _("Watch")
            going = _("it is going on") if self.watching else ""
            fresh = step.more_to_watch and not going
            return SheetButton(
                "watch",
                words,
                self.watch,
                icon="replay",
                brass=fresh,
                reason=going,
                short=_("Again") if seen else "",
            )
        if step.kind in ("pick", "order", "count") and step.state is StepState.ASKING:
            reason = self._not_done()
            return SheetButton("done", _("Done"), self.done, brass=not reason, reason=reason)
        return None

    def _not_done(self) -> str:
        """Why what is laid, picked or typed is no answer yet, or none any more; empty where it is one."""
        if self.step.kind == "count":
            if self.number is None:
                return _("no number yet")
            return _("try another number") if self.number == self.given else ""
        if self.step.kind == "pick":
            return _("choose others first") if self.handed == frozenset(self.picked) else ""
        if self.ordering is None:
            return ""
        if not self.ordering.full:
            return _("place every card first")
        return _("move a marked card first") if self.ordering.misplaced else ""

    def _last_rows(self) -> tuple[tuple[SheetButton, ...], ...]:
        following = self._following()
        on = SheetButton("next", _("Next lesson"), self._go_on, icon="arrow", brass=True)
        hand = SheetButton("hand", _("Play a hand"), self._play_a_hand, brass=not following)
        leave = SheetButton("leave", pgettext("leaves a finished lesson", "Leave"), self.stage.pop)
        again = SheetButton("again", _("Take it again"), self.restart)
        return ((on,), (again, hand), (leave,)) if following else ((hand,), (leave,), (again,))

    def _following(self) -> str:
        """The lesson to go on with; empty where all are done."""
        lessons = self.services.lessons()
        coming = next_lesson(lessons) if any(lesson.id == self.file.id for lesson in lessons) else None
        return coming.id if coming is not None and not (coming.done or coming.id == self.file.id) else ""

    def _go_on(self) -> None:
        self.stage.replace(self.services.open("lesson", self._following()))

    def _play_a_hand(self) -> None:
        self.stage.replace(self.services.open("practice"))

    # -- the bubble --------------------------------------------------------------------------

    def bubble(self) -> Bubble | None:
        self._note_shown, self._bubbled = False, ""
        feedback = self.step.feedback
        told = feedback.explanation if feedback is not None else None
        if told is None or told.legal or self.tried is None or self.step.state is not StepState.ASKING:
            return None
        if self.step.kind not in ("play", "discard"):
            return None
        place = self.board.card_rect(self.tried)
        bubble, self._note_shown = card_bubble(self.ui, self.board.layout, told, place)
        self._bubbled = bubble.body if bubble is not None else ""
        return bubble

    # -- keys --------------------------------------------------------------------------------

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Left, Right"), _("another card or answer")),
            (_("Enter or Space"), _("choose it, play it or go on")),
            ("1 2 3 4 5 6", _("an answer, a card, or the place of the card you hold")),
            (pgettext("key", "Tab"), _("to the button that is Done")),
            ("?", _("a hint")),
            ("E", _("the rule behind a refusal")),
            ("G", _("the underlined word in the glossary")),
            ("L", _("the earlier tricks of this table")),
            ("N", _("on to the next step, once it is answered")),
            ("B", _("back to the step before")),
        ]


def _shortened(row: list[SheetButton]) -> tuple[SheetButton, ...]:
    """A row of buttons, in shorter words where they share it."""
    if len(row) == 1:
        return tuple(row)
    return tuple(_in_short(button, icon=len(row) < 3) for button in row)


def _in_short(button: SheetButton, icon: bool) -> SheetButton:
    return replace(button, words=button.short or button.words, icon=button.icon if icon else "")
