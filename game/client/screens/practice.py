"""The practice game: the learner against three bots, with the tutor beside the mat."""

from __future__ import annotations

from dataclasses import replace
from math import inf

from game.client.draw import theme
from game.client.screens.endings import GameOverScreen
from game.client.screens.practice_keys import PracticeKeys
from game.client.screens.practice_pages import Page
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.table.bidding import AloneTick, CallButton, calls, is_calling
from game.client.table.calls_box import lay_box, taken_places
from game.client.table.pages import deciding
from game.client.table.pieces import in_order
from game.client.table.table_picture import Marks, TableModel
from game.client.widgets.base import Widget
from game.i18n import _
from game.practice import PracticeGame, begin, resume
from game.presenters.worker_player import Elsewhere
from game.rules.actions import BY_THE_TABLE, Action, ActionKind, Phase
from game.rules.cards import Card
from game.session import Moment
from game.storage.errors import StorageError
from game.storage.journal import SavedGame
from game.storage.settings import Practice

_THINK_SPREAD = 150  # a bot's pause varies by so many milliseconds to both sides


class PracticeScreen(PracticeKeys):
    """One practice game."""

    name = "table"

    def __init__(self, services: Services, game: PracticeGame, practice: Practice) -> None:
        super().__init__(services, game)
        self.game = game
        self.practice = practice
        self.alone = False  # the tick before a call in the second round
        self._dropped: frozenset[str] = frozenset()
        self._thought = 0.0
        self._stepping = self._told_late = False
        self.session.ask = Elsewhere(services.worker)
        self.session.subscribe(self.on_moment)

    def leave(self) -> None:
        """Nobody thinks at a table that is not looked at; whoever was about to choose is asked again."""
        super().leave()
        self.session.rest()

    # -- what is shown -----------------------------------------------------------------------

    def heading(self) -> tuple[str, str]:
        # NOTE: the second line of the bar, for example "Danville rules"
        return _("Practice"), _("{rules} rules").format(rules=_(self.view.ruleset.short_name))

    def state(self) -> TableModel:
        idle = not hasattr(self, "board") or not self.board.motion.busy
        return self._state_with(self._marks() if idle and deciding(self.view) else self._watching())

    def _state_with(self, marks: Marks) -> TableModel:
        view = self.view
        return TableModel(
            view,
            in_order(view.hand, view.trump),
            marks,
            self.log.speech,
            _("your turn") if deciding(view) else "",
            show_dealer=view.phase is not Phase.DRAW,
        )

    def _watching(self) -> Marks:
        return Marks(
            tags=self.services.settings().card_help,
            lit=self._lit(),
            veil=self.page is Page.WHY and bool(self._lit()),
        )

    def _lit(self) -> tuple[Card, ...]:
        """The cards in sight that an explanation rests on."""
        told = self.told
        on_table = [self.view.trick.cards] if self.view.trick else []
        shown = {card for cards in (self.view.hand, *on_table) for card in cards}
        if self.view.upcard is not None and not self.view.turned_down:
            shown.add(self.view.upcard)
        return tuple(card for card in told.cards if card in shown) if told is not None else ()

    def _marks(self) -> Marks:
        """What is marked while the learner is to act."""
        helped = self.services.settings().card_help
        about = self.about.card if self.about is not None else None
        advised = [action.card for action in self.hint.recommended if action.card is not None]
        return Marks(
            help=helped or self.page is Page.REFUSED,
            tags=helped or self.page is Page.REFUSED,
            tried=about if self.page is Page.REFUSED else None,
            chosen=frozenset([self.selected] if self.selected else ()),
            recommended=frozenset(advised),
            lit=self._lit(),
            veil=self.page is Page.WHY and bool(self._lit()),
        )

    def calls(self) -> list[Widget]:
        reading = self.page in (Page.WHY, Page.REFUSED)
        if not is_calling(self.view) or (reading and not self._on_mat):
            return []  # the sheet has room for the reasons or for the calls
        refused = self.about if self.page is Page.REFUSED else None
        parts: list[Widget] = [
            CallButton(self.ui, call, self._call, call.action == refused)
            for call in calls(self.view, self.alone)
        ]
        if self.view.phase is Phase.SECOND_ROUND:
            parts.append(AloneTick(self.ui, self.alone, self.tick_alone))
        self.mark_calls(parts)
        return parts

    def box(self, calls: list[Widget]) -> list[Widget]:
        taken = taken_places(self.ui, self.board.motion.goal, [str(card) for card in self.view.hand])
        return lay_box(self.ui, self.board.layout, self.view, self.heading()[1], calls, taken)

    # -- the game goes on --------------------------------------------------------------------

    def on_moment(self, moment: Moment) -> None:
        """A step of the game: told, and shown at the table's own pace."""
        before, self.view = self.view, moment.view
        self.log.hear(moment, before)
        self.asked = self.about = self.selected = None
        self.page, self.asking, self.alone = Page.NOW, False, False
        self.hint.close()
        self._thought = 0.0
        if not hasattr(self, "board"):
            return
        # marks of the learner's turn come when everything lies still
        self.board.play(moment, self._state_with(self._watching()), self._dropped)
        self._dropped = frozenset()
        self._told_late = self._stepping
        if not self._told_late:
            self.follow()

    def update(self, dt: float) -> None:
        if self._told_late:  # the sheet follows a step in the next frame: both are too much for one
            self._told_late = False
            if self.board.motion.busy:
                self.follow()
            else:  # a late frame was as long as the move: the marks of a turn are due as well
                self.refresh()
            return
        if self.session.over:
            self._over()
            return
        if self.trouble or self.board.motion.busy or self.session.waits_for_learner:
            return
        if self.asking or self.page is Page.WHY:  # the others wait while something is explained
            return
        if not self.board.ready and self.view.phase in (Phase.DRAW, Phase.DEALING):
            return
        self._thought += dt
        if self._thought >= self._pause():
            self._advance()

    def _pause(self) -> float:
        """How long before the next step: nothing for the table, a thought for a bot."""
        pending = self.session.pending()
        if pending is None or pending.kind in BY_THE_TABLE:
            return 0.0
        speed = self.services.settings().speed
        spread = (len(self.session.actions) * 97 % 200 - 100) / 100 * _THINK_SPREAD
        return theme.THINK[speed] + (spread if speed == "normal" else 0.0)

    def _advance(self) -> None:
        self._stepping = True
        try:
            self.session.advance()
        except StorageError as fault:
            self._stop(fault)
        finally:
            self._stepping = False

    def _stop(self, fault: StorageError) -> None:
        self.trouble = fault.sentence
        self.rebuild()

    def retry(self) -> None:
        self.trouble = ""
        self.rebuild()

    def hurry(self) -> bool:
        if self.session.over or self.session.waits_for_learner or self.trouble:
            return False
        if self.session.thinking:
            self._thought = inf  # the choice is played as soon as it is made
        else:
            self._advance()
        return True

    def _over(self) -> None:
        if self.stage.top is self and not self.board.motion.busy:
            self.stage.replace(GameOverScreen(self.services, self.session, self.practice, self.game.id))

    # -- the learner acts --------------------------------------------------------------------

    def may_choose(self) -> bool:
        acting = self.view.my_turn and self.view.phase in (Phase.PLAY, Phase.DISCARD, Phase.GIVE)
        return acting and not self.board.motion.busy and not self.trouble

    def chosen(self, card: Card, dropped: bool) -> None:
        away = self.view.phase in (Phase.DISCARD, Phase.GIVE)
        action = self.with_card(card)
        if self.asking:
            self.explain_action(action)
        elif away and not dropped and card != self.selected and self.session.judge(action).legal:
            self.selected = card
            self.turn_to(Page.NOW)
        else:
            self.try_action(action, dropped)

    def try_action(self, action: Action, dropped: bool = False) -> None:
        """Tries an action; a refusal stays tied to its card or call."""
        self._dropped = frozenset([str(action.card)] if dropped and action.card else ())
        try:
            verdict = self.session.submit(action)
        except StorageError as fault:
            self._stop(fault)
            return
        if verdict.legal:
            return
        self._dropped = frozenset()
        self.selected = None
        self._judged(action, verdict)
        self.turn_to(Page.REFUSED)
        if action.card is not None:
            self.board.refuse(self.board.state, action.card)

    def _call(self, action: Action) -> None:
        if self.asking:
            self.explain_action(action)
        else:
            self.try_action(action)

    def tick_alone(self) -> None:
        self.alone = not self.alone
        self.refresh()

    def confirm(self) -> None:
        if self.selected is not None:
            self.try_action(self.with_card(self.selected))

    def leave_upcard(self) -> None:
        """The turned card stays where it was: the dealer does not want it."""
        self.try_action(Action(self.view.seat, ActionKind.LEAVE))

    def take_back(self) -> None:
        self.board.motion.finish()
        try:
            self.session.undo()
        except StorageError as fault:
            self._stop(fault)

    def next_hand(self) -> None:
        if self.view.phase is not Phase.HAND_OVER:
            return
        try:
            self.session.next_hand()
        except StorageError as fault:
            self._stop(fault)


def new_table(services: Services, practice: Practice) -> Screen:
    """A new game at the table the practice set-up describes. Raises StorageError if it cannot be kept."""
    return PracticeScreen(services, begin(services.store, practice), practice)


def resume_table(services: Services, saved: SavedGame) -> Screen:
    """The game left unfinished, at the very decision. Raises LostGame if it makes no sense."""
    game, practice = resume(services.store, saved), services.settings().practice
    if game.company is not None:  # another game after this one is played with the same players
        practice = replace(practice, opponents=game.company.opponents, partner=game.company.partner)
    return PracticeScreen(services, game, practice)
