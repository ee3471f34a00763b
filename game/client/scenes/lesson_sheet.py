"""The half of a lesson that speaks: the sheet, its buttons, the place in the lesson, what is kept."""

from __future__ import annotations

from dataclasses import replace

from game.client.scenes.lesson_words import four_colours, headline, how_to_answer, result_blocks
from game.client.services import Services
from game.client.table.exercise import Ordering
from game.client.table.pages import left_ladder
from game.client.table.refusal import card_bubble, note_of
from game.client.table.seated import SeatedScene
from game.client.table.sheet import Ladder, Paragraph, SheetButton, SheetText
from game.client.widgets.bubble import Bubble
from game.course.keeping import Keeper
from game.course.loader import LessonFile
from game.course.progress import StepState
from game.course.runner import Runner
from game.course.step_run import Feedback
from game.course.teaching import terms_here
from game.course.views import StepView
from game.i18n import _, format_number, ngettext, pgettext
from game.rules.cards import Card
from game.rules.view import SeatView
from game.storage.errors import StorageError

Blocks = list[Paragraph | Ladder]


class LessonSheet(SeatedScene):
    """What the tutor says in a lesson."""

    def __init__(self, services: Services, file: LessonFile, runner: Runner) -> None:
        super().__init__(services)
        self.file = file
        self.runner = runner
        self.step: StepView = runner.step
        self.tried: Card | None = None  # the card played last at this step
        self.option = ""  # the option chosen last
        self.picked: tuple[Card, ...] = ()
        self.ordering: Ordering | None = None
        self.trouble = ""  # why the progress could not be kept
        self.watching = False  # whether the moves of a watch step are going on
        self.number: int | None = None  # the number about to be given
        self._note_shown = False
        self._keeper = self.keeper()

    @property
    def view(self) -> SeatView:
        raise NotImplementedError

    def heading(self) -> tuple[str, str]:
        return self.file.title, _("{rules} rules").format(rules=_(self.runner.ruleset.short_name))

    # -- going through the lesson ------------------------------------------------------------

    def arrive(self) -> None:
        raise NotImplementedError

    @property
    def exercising(self) -> bool:
        """Whether the mat shows a question instead of a table."""
        raise NotImplementedError

    def done(self) -> None:
        raise NotImplementedError

    def watch(self) -> None:
        raise NotImplementedError

    def play_freely(self) -> None:
        raise NotImplementedError

    def answer(self, given: object) -> Feedback | None:
        """Gives an answer to the runner and keeps what came of it."""
        try:
            feedback = self.runner.answer(given)
        except ValueError:
            return None
        self.step = self.runner.step
        self.keep()
        return feedback

    def hint(self) -> None:
        if self.step.hints_left:
            self.runner.hint()
            self.step = self.runner.step
            self.keep()
            self.refresh()

    def forward(self) -> None:
        self.runner.forward()
        self.keep()
        self.arrive()

    def back(self) -> None:
        if self.runner.back():
            self.keep()
            self.arrive()

    @property
    def cited(self) -> str:
        """The clause behind the refusal that is shown; empty where there is none."""
        feedback = self.step.feedback
        told = feedback.explanation if feedback is not None else None
        return told.citations[0].id if told is not None and not told.legal else ""

    def read_clause(self) -> None:
        """Opens the rules of this lesson's table at that clause."""
        if self.cited:
            self.stage.push(self.services.open_rules(self.runner.ruleset.id, self.cited))

    def open_term(self, term_id: str = "") -> None:
        """Opens the glossary at a word: one of this step's where none is named."""
        here = next(iter(terms_here(self.step)), "")
        self.stage.push(self.services.open_glossary(term_id or here))

    def put_back(self) -> None:
        """The table as it was before the wrong card."""
        self.runner.again()
        self.keep()
        self.arrive()

    def restart(self) -> None:
        self.runner.go(self.file.lesson.shown[0].id)
        self.keep()
        self.arrive()

    def keeper(self) -> Keeper:
        """What writes this lesson down."""
        return Keeper(self.services.store, self.runner)

    def keep(self) -> None:
        """Writes down how far the learner is."""
        try:
            self._keeper.keep()
            self.trouble = ""
        except StorageError as fault:
            self.trouble = fault.sentence

    # -- the sheet ---------------------------------------------------------------------------

    def sheet(self) -> SheetText:
        place = self.runner.position
        if self.runner.finished:
            told = result_blocks(self.runner, self.file, self.trouble)
            return SheetText(
                _("Your tutor"), _("The lesson is done"), _("Well done"), told, "",
                self._last_rows(), place.total, place.total,
            )  # fmt: skip
        where = _("Step {number} of {total}").format(
            number=format_number(place.number), total=format_number(place.total)
        )
        title = headline(self.step, self.file.title)
        return SheetText(
            _("Your tutor"), where, title, tuple(self._blocks()), self._todo(), self._rows(),
            place.number - 1, place.total, open_term=self.open_term,
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
        hints = step.hints if step.state is StepState.ASKING else ()
        for hint in reversed(hints):  # the newest on top, where it is seen without scrolling
            blocks.append(Paragraph(_("Hint: {hint}").format(hint=hint)))
        if feedback is not None:
            blocks += self._answered(feedback)
        told = bool(hints) or feedback is not None
        blocks.append(Paragraph(step.text, soft=feedback is not None, ruled=told))
        if step.after:
            blocks.append(Paragraph(step.after, ruled=True))
        return blocks

    def _answered(self, feedback: Feedback) -> Blocks:
        """What is said to an answer; what the bubble says already is not said twice."""
        blocks: Blocks = [Paragraph(feedback.say)] if feedback.say else []
        if feedback.solution is not None:
            blocks.append(Paragraph(feedback.solution.text, bold=True))
        told = feedback.explanation
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
            return _("That is what it leads to. Put it back.")
        if step.state is StepState.SHOWN and not step.again:
            return _("This one comes back at the end.")
        if step.state is not StepState.ASKING:
            return ""
        if step.feedback is None:
            return how_to_answer(step.kind)
        left = ngettext("You have {n} try left.", "You have {n} tries left.", step.tries_left)
        return left.format(n=format_number(step.tries_left))

    def _rows(self) -> tuple[tuple[SheetButton, ...], ...]:
        step = self.step
        rows = self._main_rows()
        if step.hints_left and not step.displaced:
            rows.append((SheetButton("hint", _("Give me a hint"), self.hint, icon="bulb", short=_("Hint")),))
        steps: list[SheetButton] = []
        if self.cited:
            # NOTE: opens a numbered clause of a rules document, for example "Read DAN-10"
            words = _("Read {id}").format(id=self.cited)
            steps.append(SheetButton("clause", words, self.read_clause))
        if step.term is not None:
            steps.append(SheetButton("term", _("Glossary"), self.open_term))
        if self.runner.can_go_back:
            steps.append(SheetButton("step back", _("Step back"), self.back, short=_("Back")))
        if step.state is StepState.ASKING:
            steps.append(SheetButton("skip", _("Skip"), self.forward))
        if steps:
            rows.append(tuple(steps))
        return tuple(rows)

    def _main_rows(self) -> list[tuple[SheetButton, ...]]:
        """What there is to do at this step above all."""
        step = self.step
        on = SheetButton("forward", _("Go on"), self.forward, icon="arrow", brass=True)
        if step.free is not None and step.state is StepState.ASKING:
            words = _("Play it again") if step.displaced else _("Play the hand")
            return [(SheetButton("play hand", words, self.play_freely, brass=True, icon="arrow"),)]
        if step.displaced and step.state is StepState.ASKING:
            return [(SheetButton("put back", _("Put it back"), self.put_back, brass=True),)]
        if step.kind == "watch" and not self.watching:
            words = _("Watch") if step.more_to_watch else _("Watch it again")
            seen = SheetButton("watch", words, self.watch, icon="replay", brass=step.more_to_watch)
            return [(seen,), (replace(on, brass=not step.more_to_watch),)]
        if step.state is not StepState.ASKING:
            return [(on,)]
        if step.kind in ("pick", "order", "count"):
            reason = self._not_done()
            return [(SheetButton("done", _("Done"), self.done, brass=not reason, reason=reason),)]
        return []

    def _not_done(self) -> str:
        """Why an order is no answer yet; empty for one that is, and for cards picked."""
        if self.step.kind == "count":
            return "" if self.number is not None else _("give a number first")
        if self.ordering is None:
            return ""
        if not self.ordering.full:
            return _("place every card first")
        return _("move a marked card first") if self.ordering.misplaced else ""

    def _last_rows(self) -> tuple[tuple[SheetButton, ...], ...]:
        hand = SheetButton("hand", _("Play a hand"), self._play_a_hand, brass=True, icon="arrow")
        leave = SheetButton("leave", _("Back to the lessons"), self.stage.pop)
        again = SheetButton("again", _("Take it again"), self.restart, icon="replay")
        return (hand,), (leave,), (again,)

    def _play_a_hand(self) -> None:
        self.stage.replace(self.services.open_practice())

    # -- the bubble --------------------------------------------------------------------------

    def bubble(self) -> Bubble | None:
        self._note_shown = False
        self._keeper = self.keeper()
        feedback = self.step.feedback
        told = feedback.explanation if feedback is not None else None
        if told is None or told.legal or self.tried is None or self.step.state is not StepState.ASKING:
            return None
        if self.step.kind not in ("play", "discard"):
            return None
        place = self.board.card_rect(self.tried)
        bubble, self._note_shown = card_bubble(self.ui, self.board.layout, told, place)
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
            ("N", _("on to the next step")),
            ("B", _("back to the step before")),
        ]
