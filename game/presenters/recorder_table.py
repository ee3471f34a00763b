"""The recorder's table: all hands open, every seat plays, and the judge says what goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.i18n import _
from game.pages.calls import Call, calls_of, is_calling
from game.pages.happenings import call_said
from game.pages.named_page import with_names
from game.pages.page import NOTHING_BESIDE, Beside, Page, Refusal
from game.pages.practice_table import action_with
from game.pages.recorder import HOME, done_words, heading, record_sheet
from game.pages.table_model import Marks, TableModel, in_order
from game.presenters.desk import Desk, Route
from game.presenters.hand_recording import HandRecording
from game.presenters.recorder import lead, state_of
from game.rules.actions import Action, Phase
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.state import State
from game.rules.view import SeatView, mask, observe
from game.session import Moment
from game.tutor.action_words import card_label
from game.tutor.explain import explain
from game.words import seat_name
from game.words.markup import plain
from game.words.names import Names


def _names(seat: Seat) -> Names | None:
    """Who sits where for a seat that is spoken to; None for the nearest one, which knows."""
    if seat is HOME:
        return None
    south, west, north, east = (seat_name(each, HOME) for each in Seat)
    return south, west, north, east


class RecorderTable:
    """One recorded hand. `show` hears of every step, and of None where the table stands elsewhere at once."""

    def __init__(self, desk: Desk, hand: HandRecording, show: Callable[[Moment | None], None]) -> None:
        self.desk, self.hand, self._show = desk, hand, show
        self.says_cards = False
        """Whether other hands are played by words: where there is no room for them on the mat."""
        self.ticked = False  # the tick before a call in the second round
        self._last, self._refused = "", tuple[str, ...]()
        self._spoken: tuple[Seat, str] | None = None

    # -- what is shown -------------------------------------------------------------------------

    @property
    def now(self) -> State:
        """The table as it stands."""
        return self.hand.now

    @property
    def acting(self) -> SeatView:
        """What the seat knows that is to act."""
        return self.hand.view

    @property
    def view(self) -> SeatView:
        """The table as it is seen from the nearest seat."""
        view = observe(self.now, HOME)
        return view if self.now.turn is HOME else replace(view, legal=())

    def model(self, *, still: bool) -> TableModel:
        """The table; the other hands are turned by whoever draws it."""
        view = self.view
        speech = dict([self._spoken]) if self._spoken is not None else {}
        return TableModel(
            view, in_order(view.hand, view.trump), Marks(tags=self.desk.settings().card_help), speech,
            question=(self.hand.step, self.hand.step in self.hand.questions),
        )  # fmt: skip

    def page(self, beside: Beside = NOTHING_BESIDE, folds: int = 0) -> Page:
        """Whose turn it is, and what can be done besides."""
        return record_sheet(state_of(self.hand, self._last, self._refused))

    @property
    def heading(self) -> tuple[str, str]:
        """Title and second line of the screen."""
        return heading()

    @property
    def calls(self) -> Sequence[Call]:
        """What the seat can say that is to act."""
        acting = self.acting
        if self.says_cards and self.plays_cards and acting.seat is not HOME:
            cards = in_order(acting.hand, acting.trump)
            return [Call(action_with(acting, card), card_label(card)) for card in cards]
        return calls_of(acting, self.ticked) if is_calling(acting) else ()

    @property
    def alone(self) -> bool | None:
        """Whether the tick for a lone call is set; None where there is none."""
        return self.ticked if self.now.phase is Phase.SECOND_ROUND else None

    @property
    def plays_cards(self) -> bool:
        """Whether the seat that is to act lays a card."""
        return not self.hand.over and self.now.phase in (Phase.PLAY, Phase.DISCARD, Phase.GIVE)

    @property
    def may_choose(self) -> bool:
        """Whether cards of the nearest hand can be chosen."""
        return self.plays_cards and self.now.turn is HOME

    most_folds = 0
    explains = False
    refusal: Refusal | None = None
    recommended: tuple[Action, ...] = ()

    # -- what is done --------------------------------------------------------------------------

    def choose(self, card: Card, dropped: bool = False) -> None:
        """A card of the seat that is to act."""
        if self.plays_cards:
            self.call(action_with(self.acting, card))

    def call(self, action: Action) -> None:
        """Does an action, or says why it is refused."""
        verdict = self.hand.judge(action)
        if not verdict.legal:
            said = with_names(explain(self.acting, action, verdict).reasons, action.seat, _names(action.seat))
            self._refused = tuple(map(plain, said))
            return
        before = self.now
        second = before.phase is Phase.SECOND_ROUND
        words = call_said(before.ruleset, action, before.dealer, second)
        self._spoken = (action.seat, words) if words else None
        self._refused, self._last, self.ticked = (), done_words(before, action), False
        for done, events, after in self.hand.play(action):
            masked = tuple(mask(event, HOME) for event in events)
            self._show(Moment(self.hand.step, done, masked, observe(after, HOME)))

    def act(self, pressed: str) -> Route | None:
        """A button was pressed."""
        self._refused = ()
        if pressed == "alone":
            self.ticked = not self.ticked
            return None
        route = lead(self.hand, pressed)
        if pressed == "back":
            self._last, self._spoken = _("Taken back."), None
            self._show(None)
        return route
