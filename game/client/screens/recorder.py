"""The recorder: hands set up by dragging cards, then played in all four seats at the table."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.screens.card_trays import Tray, TrayCard, trays
from game.client.screens.list_screen import ListScreen
from game.client.screens.services import Services
from game.client.screens.table_screen import TableScreen
from game.client.table.build import picture_of
from game.client.table.hand_input import DIGITS
from game.client.table.layout import TableLayout
from game.client.table.open_hands import held_at, opened
from game.client.table.table_picture import Pointed, TablePicture
from game.client.widgets.base import Widget, is_press, is_release
from game.client.widgets.layout import Part
from game.i18n import _, pgettext
from game.pages.list_page import ListPage
from game.pages.recorder import HOME
from game.pages.table_model import TableModel, in_order
from game.presenters.hand_recording import HandRecording
from game.presenters.hand_setup import CardPlace, Spare
from game.presenters.recorder import AskHere, RecorderSetup
from game.presenters.recorder_table import RecorderTable
from game.rules.cards import Card
from game.rules.seats import Seat
from game.session import Moment
from game.words import capital, card_name

_FAR = 8  # points the mouse moves before a press becomes a drag
_KEYS: dict[int, CardPlace] = {
    pygame.K_1: Seat.SOUTH, pygame.K_2: Seat.WEST, pygame.K_3: Seat.NORTH, pygame.K_4: Seat.EAST,
    pygame.K_5: Spare.UPCARD, pygame.K_0: Spare.PACK,
    pygame.K_KP1: Seat.SOUTH, pygame.K_KP2: Seat.WEST, pygame.K_KP3: Seat.NORTH, pygame.K_KP4: Seat.EAST,
    pygame.K_KP5: Spare.UPCARD, pygame.K_KP0: Spare.PACK,
    pygame.K_BACKSPACE: Spare.PACK, pygame.K_DELETE: Spare.PACK,
}  # fmt: skip


class RecorderSetupScreen(ListScreen):
    """The mat has a tray for each hand; cards are dragged there, or chosen and sent."""

    name = "recorder"
    share = 0.4

    def __init__(self, services: Services, setup: RecorderSetup) -> None:
        super().__init__(services, setup)
        self._setup = setup
        self._drag: tuple[TrayCard, tuple[int, int]] | None = None
        self._at: tuple[int, int] | None = None  # of the card that is dragged

    @property
    def spoken(self) -> str:
        return f"{super().spoken}. {self._page.sheet.blocks[0].text}"

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Arrows"), _("another card")),
            (_("1 to 4"), _("put the card into your hand, Walt's, Nora's, or Ezra's")),
            ("5", _("turn the card up")),
            (pgettext("key", "0, Backspace"), _("put the card back into the deck")),
            ("F6", _("next part of the screen")),
        ]

    def left(self, page: ListPage) -> Part:
        return trays(self.ui, self._setup.setup, self._setup.held, self._hold, self._lay)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in _KEYS:
            focused = self.panel.focused
            card = focused.card if isinstance(focused, TrayCard) else self._setup.held
            if card is not None:
                self._send(card, _KEYS[event.key])
                return True
        return self._dragged(event) or super().handle(event)

    def _dragged(self, event: Event) -> bool:
        """Whether an event moves a card that the mouse holds."""
        if is_press(event):
            over = [part for part in self.panel.widgets if part.rect.collidepoint(event.pos)]
            card = next((part for part in reversed(over) if isinstance(part, TrayCard)), None)
            self._drag, self._at = ((card, event.pos) if card is not None else None), None
        elif event.type == pygame.MOUSEMOTION and self._drag is not None:
            begun = self._drag[1]
            far = max(abs(event.pos[0] - begun[0]), abs(event.pos[1] - begun[1]))
            if self._at is not None or far >= _FAR * self.ui.metrics.density:
                self._at, self.panel.dirty = event.pos, True
                return True
        elif is_release(event) and self._drag is not None:
            (card, _begun), at = self._drag, self._at
            self._drag = self._at = None
            if at is not None:
                self._drop(card.card, event.pos)
                return True
        return False

    def _drop(self, card: Card, pos: tuple[int, int]) -> None:
        found = (
            part for part in self.panel.widgets if isinstance(part, Tray) and part.rect.collidepoint(pos)
        )
        tray = next(found, None)
        if tray is not None:
            self._send(card, tray.card_place)
        else:
            self.rebuild()

    def _send(self, card: Card, place: CardPlace) -> None:
        """A card goes to a place; the focus stays on the next one of where it came from."""
        here = self.panel.focus_key
        following = self._next_to(card) if here == f"card {card}" else here
        if self._setup.lay(place, card):
            self.panel.focus_key = following
            self.services.sound("card_1")
        self.rebuild()

    def _next_to(self, card: Card) -> str:
        """The card that has the focus when this one goes."""
        parts = [part for part in self.panel.widgets if isinstance(part, TrayCard)]
        at = next(number for number, part in enumerate(parts) if part.card == card)
        beside = [*parts[at + 1 : at + 2], *parts[max(0, at - 1) : at]]
        same = [part for part in beside if part.zone == parts[at].zone]
        return same[0].key if same else parts[at].key

    def _hold(self, card: Card) -> None:
        self._setup.hold(card)
        self.rebuild()

    def _lay(self, place: CardPlace) -> None:
        if self._setup.held is not None:
            self._send(self._setup.held, place)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self._drag is not None and self._at is not None:
            card = self._drag[0]
            sprite = self.ui.assets.card(str(card.card), round(card.rect.w * 1.15), shadow="lifted")
            sprite.draw(surface, self._at)


class OpenCard(Widget):
    """A card of another seat that is to act: it is pressed to play it."""

    def __init__(self, ui: Ui, card: Card, place: Rect, choose: partial[None]) -> None:
        super().__init__(ui, f"open {card}", zone="hand", group="hand")
        self.card, self.rect, self._choose = card, place, choose

    @property
    def spoken(self) -> str:
        return capital(card_name(self.card))

    @property
    def hit(self) -> Rect:
        return self.rect

    def activate(self) -> None:
        self._choose()


class RecorderScreen(TableScreen):
    """All hands lie open, and whoever is to act is played with the mouse or by number."""

    name = "recorder-table"

    def __init__(self, services: Services, hand: HandRecording) -> None:
        self.recorder = RecorderTable(services, hand, self.on_moment)
        super().__init__(services, self.recorder)

    def on_moment(self, moment: Moment | None) -> None:
        """A step forward, or somewhere else at once for None."""
        model = self.recorder.model(still=False)
        if moment is None:
            self.board.show(model)
        else:
            self.board.motion.finish()
            self.board.play(moment, model)

    def enter(self) -> None:
        if self.stage.top is self and self.panel.widgets:
            self.refresh()  # answers were changed elsewhere

    def look(self, ui: Ui, layout: TableLayout, model: TableModel, pointed: Pointed) -> TablePicture:
        plain = picture_of(ui, layout, model, pointed)
        return opened(plain, layout, model, self.recorder.now, lambda _seat, _card: True)

    def call_parts(self) -> list[Widget]:
        self.recorder.says_cards = self.board.layout.drawer
        return super().call_parts()

    def mat_parts(self) -> list[Widget]:
        """The cards of the seat that is to act, if it is not the nearest one."""
        return [
            OpenCard(self.ui, card, self._place(key), partial(self.choose, card))
            for key, card in self._acting_cards()
            if key in self.board.motion.goal.pieces
        ]

    def _acting_cards(self) -> list[tuple[str, Card]]:
        now = self.recorder.now
        if not self.recorder.plays_cards or now.turn is HOME or self.board.layout.drawer:
            return []
        return held_at(now.turn, self.model(), now)

    def _place(self, key: str) -> Rect:
        """Where a card lies."""
        spot = self.board.motion.goal.pieces[key].spot
        place = Rect(0, 0, round(spot.width), round(spot.width * 1.4))
        place.center = round(spot.x), round(spot.y)
        return place

    def choose(self, card: Card, dropped: bool = False) -> None:
        before = self.recorder.hand.step
        super().choose(card, dropped)
        if self.recorder.hand.step == before:
            self.services.sound("refused")

    def shortcut(self, event: Event) -> bool:
        if event.key in DIGITS and self.recorder.plays_cards:
            now = self.recorder.now
            cards = in_order(now.hands[now.turn], now.trump)
            if DIGITS[event.key] < len(cards):
                self.choose(cards[DIGITS[event.key]])
            return True
        keys = {pygame.K_q: "ask", pygame.K_BACKSPACE: "back", pygame.K_u: "back", pygame.K_m: "lesson"}
        if event.key in keys:
            self.press(keys[event.key])
        return event.key in keys

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("1 2 3 4 5 6", _("play a card for the player to act")),
            ("Q", _("ask about this, or change its answers")),
            (pgettext("key", "Backspace"), _("step back")),
            ("M", _("make the lesson")),
            ("F6", _("next part of the screen")),
        ]


class AskScreen(ListScreen):
    """One question, and what is said to its answers."""

    name = "ask-here"


def open_recorder(services: Services) -> RecorderSetupScreen:
    """Hands to be set up."""
    return RecorderSetupScreen(services, RecorderSetup(services))


def open_ask(services: Services, hand: HandRecording) -> AskScreen:
    """The question at which a hand stands."""
    return AskScreen(services, AskHere(hand))
