"""One decision asked at a table: dealt to its very moment, chosen once, and weighed.

What came just before it is played first (`advance`). Own mistakes, drills and parallel forms ask so; what is
said before and after the answer is for their `Purpose`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from game.pages.calls import Call, alone_or_not, calls_of, is_calling
from game.pages.happenings import call_said
from game.pages.page import NOTHING_BESIDE, Beside, Page, Refusal
from game.pages.practice_page import Opened, PracticeState, practice_page, refusal_of
from game.pages.practice_table import action_with, practice_model
from game.pages.table_model import TableModel
from game.presenters.answer_weighing import AnswerWeighing
from game.presenters.decision_purpose import ANSWERED, Answer, Asked, Purpose, begun
from game.presenters.desk import Desk, Route
from game.presenters.event_log import EventLog
from game.presenters.lesson_list import term_title
from game.presenters.stopwatch import Stopwatch
from game.presenters.table_sheet import WAYS, TableSheet
from game.rules.actions import Action, Phase
from game.rules.cards import Card
from game.rules.view import SeatView
from game.session import Moment, Session
from game.storage.errors import StorageError


class AskedDecision:
    """The decision and what has been done about it. `show` hears of every step of the table."""

    def __init__(
        self,
        desk: Desk,
        asked: Asked,
        purpose: Purpose,
        show: Callable[[Moment], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.desk, self.asked, self.purpose = desk, asked, purpose
        first, self._left = begun(asked)
        self.session = Session(asked.ruleset, first, {}, learner=asked.seat)
        self.log = EventLog(self.session.view)
        self.view = self._seen(self.session.view)
        self.sheet = TableSheet(desk, lambda: self.view)
        self.chosen: Action | None = None
        self.answer: Answer | None = None
        self._told = False  # whether a button answered
        self.trouble = ""  # why the answer cannot be kept, in a sentence
        self._found: Answer | None = None
        self._read = self._refused = 0
        self._watch = Stopwatch(clock)
        self._show = show
        self._weighing = AnswerWeighing(desk.worker)
        self._deeds: Mapping[str, Callable[[], object]] = {
            "put down": self._confirm,
            "why": self._ask,
            "hint": self._open_hint,
            "retry": self._keep,
        }
        self.session.subscribe(self._on_moment)

    # -- what came before ----------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether the table has come to the decision."""
        return not self._left

    def advance(self) -> None:
        """The next thing that was done before the decision."""
        if self._left:
            self.session.commit(self._left.pop(0))
            self._watch.begin()

    def _on_moment(self, moment: Moment) -> None:
        before, self.view = self.view, self._seen(moment.view)
        self.log.hear(moment, before)
        self._show(moment)

    def _seen(self, view: SeatView) -> SeatView:
        return self.asked.narrowed(view) if self.ready else view

    # -- the answer ----------------------------------------------------------------------------

    @property
    def answered(self) -> bool:
        """Whether the answer is known, and kept."""
        return self.answer is not None or self._told

    @property
    def may_choose(self) -> bool:
        """Whether a card of the hand can be chosen."""
        cards = self.view.phase in (Phase.PLAY, Phase.DISCARD, Phase.GIVE)
        return self.ready and cards and self.chosen is None and bool(self.view.legal)

    def choose(self, card: Card, dropped: bool = False) -> None:
        """A card was chosen; `dropped` where it was laid on its place, which says that it is meant."""
        if not self.may_choose:
            return
        action, away = action_with(self.view, card), self.view.phase in (Phase.DISCARD, Phase.GIVE)
        sure = dropped or card == self.sheet.selected or not self.session.judge(action).legal
        if away and not sure and not self.sheet.explaining:
            self.sheet.selected = card
            self.sheet.open(Opened.NOW)
        else:
            self.call(action)

    def call(self, action: Action) -> None:
        """A call or card is the answer, unless the rules do not allow it or it is only asked about."""
        if not self.ready or self.chosen is not None:
            return
        verdict = self.session.judge(action)
        if self.sheet.explaining:
            self.sheet.selected = None
            self.sheet.explain(action, verdict)
            return
        if not verdict.legal:
            self.sheet.refuse(action, verdict)
            self._refused += 1
            return
        if action not in self.view.legal:  # it is allowed, and not what is asked
            return
        self.chosen, self._seconds = action, self._watch.seconds
        self.sheet.open(Opened.NOW)
        self._weighing.begin(self.view, action, self.asked.values)

    def poll(self) -> bool:
        """Look whether the answer has been weighed; True when it just has. Returns at once."""
        found = self._weighing.look()
        if found is None:
            return False
        found = replace(found, hint=self._read)
        self._found = Answer(found, self._read, self._refused, self._seconds)
        self._keep()
        return True

    def _keep(self) -> None:
        """The answer counts once it is kept; where that fails, the sheet says so."""
        assert self._found is not None
        self.trouble = ""
        try:
            self.purpose.took(self._found)
            self.answer = self._found
        except StorageError as fault:
            self.trouble = fault.sentence

    def rest(self) -> None:
        """Nobody looks at the table, so nobody thinks about it, and no time runs."""
        self._watch.rest()
        self.sheet.hint.weighing.stop()
        self._weighing.rest()

    def wake(self) -> None:
        """It is looked at again."""
        self._watch.wake()
        self.sheet.hint.think()
        self._weighing.resume()

    # -- pages ---------------------------------------------------------------------------------

    def act(self, pressed: str) -> Route | None:
        """A button, a link or a row was pressed, by its id; where it leads to another screen, which."""
        verb, _space, about = pressed.partition(" ")
        if pressed in self._deeds:
            self._deeds[pressed]()
        elif verb in WAYS:
            return self.sheet.way(verb, about)
        elif not self.sheet.act(pressed):
            route = self.purpose.act(pressed, self.asked, self.chosen)
            self._told = self._told or route is ANSWERED
            return None if route is ANSWERED else route
        return None

    def _confirm(self) -> None:
        if self.sheet.selected is not None:
            self.call(action_with(self.view, self.sheet.selected))

    def _ask(self) -> None:
        """The next card or call chosen is explained; asked again, it is the answer as usual."""
        asks = not self.sheet.explaining and self.chosen is None
        self.sheet.open(Opened.NOW)
        self.sheet.explaining = asks

    def _open_hint(self) -> None:
        if not self.ready or self.chosen is not None or not self.purpose.helps:
            return
        self.sheet.open_hint()
        self._read = max(self._read, self.sheet.hint.step + 1)

    # -- what is shown -------------------------------------------------------------------------

    @property
    def state(self) -> PracticeState:
        """What there is to be said, as at a practice table."""
        return self.sheet.state(tuple(self.log.lines), self.trouble)

    def page(self, beside: Beside = NOTHING_BESIDE, folds: int = 0) -> Page:
        """What the sheet says."""
        now = self.sheet.opened is Opened.NOW
        if self.answer is not None and now:
            return self.purpose.result(self.answer)
        page = practice_page(self.state, partial(term_title, self.desk), beside, folds)
        if self.chosen is not None and not self.trouble:
            return self.purpose.weighing(page)
        plain = now and not self.sheet.explaining and not self.trouble
        return self.purpose.question(page, self.view) if plain else page

    @property
    def refusal(self) -> Refusal | None:
        """What hangs at the card or call that was refused last."""
        return refusal_of(self.state)

    @property
    def most_folds(self) -> int:
        """How often the page can be said with less."""
        return self.sheet.most_folds

    def model(self, *, still: bool) -> TableModel:
        """The table; once it is answered with what was chosen."""
        chosen = self.chosen
        model = practice_model(self.state, self.log.speech, self.desk.settings().card_help, still)
        if chosen is None:
            return model
        second = self.view.phase is Phase.SECOND_ROUND
        said = "" if chosen.card else call_said(self.view.ruleset, chosen, self.view.dealer, second)
        speech = {chosen.seat: said} if said else model.speech
        marks = replace(model.marks, chosen=frozenset([chosen.card] if chosen.card else ()))
        return replace(model, marks=marks, speech=speech, turn_words="")

    @property
    def calls(self) -> list[Call]:
        """What can be said now."""
        asks = self.ready and self.chosen is None and is_calling(self.view)
        if asks and self.asked.choices:
            return alone_or_not(self.view)
        return calls_of(self.view, self.sheet.ticked) if asks else []

    @property
    def alone(self) -> bool | None:
        """Whether the tick for a lone call is set; None where there is none."""
        if self.asked.choices:
            return None
        return self.sheet.ticked if self.view.phase is Phase.SECOND_ROUND and self.chosen is None else None

    @property
    def recommended(self) -> tuple[Action, ...]:
        """What a hint recommends."""
        return self.sheet.hint.recommended if self.chosen is None else ()

    @property
    def explains(self) -> bool:
        """Whether the sheet needs its room for reasons."""
        return self.sheet.explains

    @property
    def heading(self) -> tuple[str, str]:
        """Title and second line of the screen."""
        return self.purpose.heading(self.view)
