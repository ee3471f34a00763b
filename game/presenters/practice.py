"""The practice game as it is to a learner: what is said, what can be pressed, what an action does.

Whoever shows it hands back ids of buttons and links (`act`), cards (`choose`) and calls (`call`), tells it to
go on when nothing moves any more (`advance`), and asks for `page`, `model` and `calls`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

from game.pages.calls import Call, calls_of, is_calling
from game.pages.page import NOTHING_BESIDE, Beside, Page, Refusal
from game.pages.practice_page import HALTS, Opened, PracticeState, practice_page, refusal_of
from game.pages.practice_table import action_with, practice_model
from game.pages.table_model import TableModel
from game.pages.table_page import deciding
from game.presenters.desk import BACK, Desk, Route
from game.presenters.event_log import EventLog
from game.presenters.honest_table import HonestTable
from game.presenters.lesson_list import term_title
from game.presenters.occasions import GameOccasion, Occasion
from game.presenters.practice_games import PracticeGame
from game.presenters.quiet_review import QuietReview, way_to_review
from game.presenters.table_sheet import WAYS, TableSheet
from game.presenters.worker_player import WorkerPlayer
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.facts import Subject
from game.session import Moment
from game.storage.errors import StorageError


class PracticePresenter:
    """One practice game. `show` hears of every step of the game before anything is asked about it."""

    def __init__(
        self, desk: Desk, game: PracticeGame, show: Callable[[Moment], None], occasion: Occasion | None = None
    ) -> None:
        self.occasion = occasion or GameOccasion()
        self.desk, self.game, self.session = desk, game, game.session
        self.view, self.log = self.session.view, EventLog(self.session.view)
        self.review = QuietReview(desk.store, desk.worker, game.session, game.id, self.occasion.source)
        self.sheet = TableSheet(desk, lambda: self.view, lambda page: self.honest.turned_to(page))
        self.trouble = ""  # why the game cannot go on, in a sentence
        self._show = show
        self.honest = HonestTable(self.session, desk, self._carefully, self.sheet.open)
        self.sheet.opened = self.honest.propose(self.occasion.proposes) or self.honest.at_first(self.view)
        self._deeds: Mapping[str, Callable[[], object]] = {
            "put down": self._confirm,
            "leave": lambda: self.attempt(Action(self.view.seat, ActionKind.LEAVE)),
            "undo": lambda: self._carefully(self.session.undo),
            "retry": lambda: self._carefully(lambda: None),
            "why": self._ask,
            "hint": self._open_hint,
        }
        self.session.ask = WorkerPlayer(desk.worker)
        self.session.plays_last_card = desk.settings().last_card
        self.session.subscribe(self.on_moment)

    # -- the game goes on --------------------------------------------------------------------

    def on_moment(self, moment: Moment) -> None:
        """A step of the game: told, and handed to whoever shows it."""
        before, self.view = self.view, moment.view
        self.sheet.clear(self.honest.hear(moment))
        self.log.hear(moment, before, self.honest.reason)
        self._show(moment)

    @property
    def paused(self) -> bool:
        """Whether the others wait: for the learner, for the disk, or while something is explained."""
        opened = self.sheet.opened
        reading = self.sheet.explaining or opened is Opened.WHY or opened in HALTS
        return bool(self.trouble) or reading or self.session.waits_for_learner

    def advance(self) -> None:
        """The next step that needs no learner."""
        self.session.plays_last_card = self.desk.settings().last_card
        self._carefully(self.session.advance)

    def _carefully(self, step: Callable[[], object]) -> None:
        """Does what is written down on the way; where that fails, the sheet says so."""
        self.trouble = ""
        try:
            step()
        except StorageError as fault:
            self.trouble = fault.sentence

    def watch_result(self, *, still: bool) -> bool:
        """While a result is looked at, the hand is weighed; whether its cost has just come in."""
        over = self.view.phase is Phase.HAND_OVER
        if over and still and self.occasion.reviewed and self.desk.thinks():
            self.review.begin()
        return self.review.poll() and over

    def rest(self) -> None:
        """Nobody looks at the table, so nobody thinks about it."""
        for thinking in (self.sheet.hint.weighing.stop, self.review.cancel, self.session.rest):
            thinking()

    # -- what the learner does ---------------------------------------------------------------

    @property
    def may_choose(self) -> bool:
        """Whether a card of the hand can be chosen."""
        acting = self.view.my_turn and self.view.phase in (Phase.PLAY, Phase.DISCARD, Phase.GIVE)
        return (acting or self.honest.lays_any or self.honest.exposing) and not self.trouble

    def with_card(self, card: Card) -> Action:
        """What choosing a card of the hand means now."""
        return self.honest.meant(card) or action_with(self.view, card)

    def choose(self, card: Card, dropped: bool = False) -> None:
        """A card was chosen; `dropped` where it was laid on its place, which says that it is meant."""
        action, away = self.with_card(card), self.view.phase in (Phase.DISCARD, Phase.GIVE)
        if self.sheet.explaining:
            self.explain(action)
        elif away and not dropped and card != self.sheet.selected and self.session.judge(action).legal:
            self.sheet.selected = card
            self.sheet.open(Opened.NOW)
        else:
            self.attempt(action)

    def call(self, action: Action) -> None:
        """A call was chosen."""
        (self.explain if self.sheet.explaining else self.attempt)(action)

    def attempt(self, action: Action) -> None:
        """Does an action, or says why it is refused."""
        verdict = self.session.judge(action)
        if self.honest.slips(action):
            return
        if verdict.legal:
            self._carefully(lambda: self.session.submit(action))
        else:
            self.sheet.refuse(action, verdict)

    def act(self, pressed: str) -> Route | None:
        """A button, a link or a row was pressed, by its id; where it leads to another screen, which."""
        verb, _space, about = pressed.partition(" ")
        if self.honest.on and self.honest.act(pressed):
            return None
        if pressed in self._deeds:
            self._deeds[pressed]()
        elif verb in WAYS:
            return self.sheet.way(verb, about)
        elif not self.sheet.act(pressed):
            return self._lead(pressed, verb)
        return None

    def _lead(self, pressed: str, verb: str) -> Route | None:
        if pressed == "next" and self.view.phase is Phase.HAND_OVER:
            if self.occasion.leaves(self.session):
                return BACK
            self._carefully(self.session.next_hand)
        if verb == "look" and self.view.phase is Phase.HAND_OVER:
            return way_to_review(self.session, self.game.id, self.occasion.names)
        return self.occasion.lead(pressed)

    def _confirm(self) -> None:
        if self.sheet.selected is not None:
            self.attempt(self.with_card(self.sheet.selected))

    def _ask(self) -> None:
        """The next card or call chosen is explained; asked again, it is played as usual."""
        if self.view.phase is Phase.HAND_OVER:
            self.sheet.explain_fact(Subject.SCORE)
        else:
            self.sheet.explaining, self.sheet.opened = not self.sheet.explaining, Opened.NOW

    def _open_hint(self) -> None:
        """The first step of a hint, or the next one."""
        if not deciding(self.view):
            return
        self.sheet.open_hint()
        with suppress(StorageError):  # the next card or call tells that nothing can be kept
            self.session.note_hint(self.sheet.hint.step + 1)

    def explain(self, action: Action) -> None:
        """Opens the page that says why a card or call is allowed or not."""
        self.sheet.explain(action, self.session.judge(action))

    # -- what is shown -----------------------------------------------------------------------

    @property
    def state(self) -> PracticeState:
        """What there is to be said."""
        return replace(
            self.sheet.state(tuple(self.log.lines), self.trouble),
            cost=self.review.found if self.view.phase is Phase.HAND_OVER else None,
            company=self.game.company,
            can_undo=self.session.can_undo,
            where=self.occasion.where(self.session),
            slips=self.honest.slips_told,
            reason=self.honest.reason,
            names=self.occasion.names,
            heard=self.log.heard,
            shuffle=self.game.shuffle,
        )

    def page(self, beside: Beside = NOTHING_BESIDE, folds: int = 0) -> Page:
        """What the sheet says, see `practice_page`."""
        honest, state = self.honest.page(self.sheet.opened), self.state
        page = honest or practice_page(state, partial(term_title, self.desk), beside, folds)
        return self.occasion.framed(page, self.session, ended=state.tells_result and not honest)

    @property
    def refusal(self) -> Refusal | None:
        """What hangs at the card or call that was refused last."""
        return refusal_of(self.state)

    @property
    def most_folds(self) -> int:
        """How often the page can be said with less."""
        return self.sheet.most_folds

    def model(self, *, still: bool) -> TableModel:
        """The table; marks of the learner's turn come when everything lies `still`."""
        proof, helped = self.honest.proof(self.sheet.opened), self.desk.settings().card_help
        model = practice_model(self.state, self.log.speech, helped, still)
        return replace(model, question=proof, faces=self.occasion.faces)

    @property
    def calls(self) -> list[Call]:
        """What can be said now; nothing while it is somebody else's turn."""
        return calls_of(self.view, self.sheet.ticked) if is_calling(self.view) else []

    @property
    def alone(self) -> bool | None:
        """Whether the tick for a lone call is set; None where there is none."""
        return self.sheet.ticked if self.view.phase is Phase.SECOND_ROUND else None

    @property
    def recommended(self) -> tuple[Action, ...]:
        """What a hint recommends."""
        return self.sheet.hint.recommended

    @property
    def explains(self) -> bool:
        """Whether the sheet needs its room for reasons."""
        return self.sheet.explains

    @property
    def heading(self) -> tuple[str, str]:
        """Title and second line of the screen."""
        return self.occasion.heading(self.session)
