"""A table drawn small: who sits where and deals, what is turned up or trump, the trick, one's own cards."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client import theme
from game.client.shapes import Box
from game.client.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.text import underline
from game.i18n import _
from game.rules.actions import Phase
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.words import seat_name

_CARD = 43
_AWAY = {Seat.SOUTH: (0, 1), Seat.WEST: (-1, 0), Seat.NORTH: (0, -1), Seat.EAST: (1, 0)}
_TILT = {Seat.SOUTH: 1.0, Seat.WEST: -1.5, Seat.NORTH: -2.0, Seat.EAST: 2.5}


class SmallTable(Widget):
    """The table of an example as the learner sees it; `with_hand` shows the learner's cards."""

    focusable = False

    def __init__(self, ui: Ui, view: SeatView, width: int, with_hand: bool) -> None:
        super().__init__(ui, "table")
        self._view = view
        self._card = min(ui.px(_CARD), width // 8)
        self._high = round(self._card * theme.CARD_RATIO)
        self._pad = ui.px(12)
        self._font = ui.font(theme.LEAST)
        self._hand = view.hand if with_hand else ()
        own = self._high + ui.px(8) if self._hand else 0
        self._felt = 2 * self._pad + max(round(2.36 * self._high), 3 * round(self._font * 1.5))
        self.size = (width, self._felt + own)

    def draw(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        felt = Box(14 * k, theme.FELT, theme.FELT_DARK, max(1.5, 2 * k))
        surface.blit(self.ui.box(self.rect.size, felt), self.rect)
        middle = (self.rect.centerx, self.rect.y + self._felt // 2)
        self._draw_trump(surface)
        if self._view.phase is Phase.PLAY:
            self._draw_trick(surface, middle)
        else:
            self._draw_upcard(surface, middle)
        for seat in Seat:
            self._draw_name(surface, seat, middle)
        self._draw_hand(surface)

    # -- what lies on it ---------------------------------------------------------------------

    def _draw_trump(self, surface: Surface) -> None:
        """The cube with the trump suit in the corner."""
        if self._view.trump is not None:
            cube = self.ui.assets.furniture(f"cubetop{self._view.trump.value}", self.ui.px(34))
            surface.blit(cube, (self.rect.x + self._pad, self.rect.y + self._pad))

    def _draw_trick(self, surface: Surface, middle: tuple[int, int]) -> None:
        trick, ui = self._view.trick, self.ui
        beside, above = round(self._card * 1.12), round(self._high * 0.62)
        for seat, (x, y) in _AWAY.items():
            if seat in self._view.sitting_out:
                continue
            place = (middle[0] + x * beside, middle[1] + y * above)
            card = trick.card_of(seat) if trick is not None else None
            if card is not None:
                ui.assets.card(str(card), self._card, _TILT[seat]).draw(surface, place)
            else:
                edge = Box(
                    5 * ui.metrics.k, edge=theme.STITCH, width=max(1.0, 1.25 * ui.metrics.k),
                    dash=(ui.px(5), ui.px(4)), edge_opacity=0.6,
                )  # fmt: skip
                open_place = Rect(0, 0, self._card, self._high)
                open_place.center = place
                surface.blit(ui.box(open_place.size, edge), open_place)

    def _draw_upcard(self, surface: Surface, middle: tuple[int, int]) -> None:
        """The kitty, with the turned card on it while that lies open."""
        ui, view = self.ui, self._view
        for number in range(3):
            spot = (middle[0] + ui.px(3) * (number - 2), middle[1] + ui.px(2) * (number - 2))
            ui.assets.card("back", self._card, 1.5).draw(surface, spot)
        if view.upcard is not None and not view.turned_down:
            ui.assets.card(str(view.upcard), self._card, -1.5).draw(
                surface, (middle[0] + ui.px(3), middle[1])
            )

    def _draw_hand(self, surface: Surface) -> None:
        gap = self.ui.px(4)
        wide = self._card * len(self._hand) + gap * (len(self._hand) - 1)
        x = self.rect.centerx - wide // 2 + self._card // 2
        y = self.rect.bottom - self._pad - self._high // 2
        for number, card in enumerate(self._hand):
            self.ui.assets.card(str(card), self._card).draw(surface, (x + number * (self._card + gap), y))

    # -- who sits there ----------------------------------------------------------------------

    def _draw_name(self, surface: Surface, seat: Seat, middle: tuple[int, int]) -> None:
        """A name with its underline; the dealer's disc, or the words for who stays out, beside it."""
        ui, playing = self.ui, self._view.phase is Phase.PLAY
        words = ui.text(seat_name(seat), theme.LEAST, "semibold", theme.CREAM)
        place = words.get_rect()
        aside = round(self._card * (0.72 if playing else 0)) + ui.px(8)
        line = round(self._font * 1.5)
        if seat is Seat.WEST:
            place.midleft = (self.rect.x + self._pad, middle[1])
        elif seat is Seat.EAST:
            place.midright = (self.rect.right - self._pad, middle[1])
        elif playing:
            high = self.rect.y + self._pad + line // 2 if seat is Seat.NORTH else self._lower(line)
            place.midleft = (middle[0] + aside, high)
        else:
            high = self.rect.y + self._pad + line // 2 if seat is Seat.NORTH else self._lower(line)
            place.center = (middle[0], high)
        surface.blit(words, place)
        underline(ui, surface, place, ours=seat in (Seat.SOUTH, Seat.NORTH))
        self._draw_beside(surface, seat, place)

    def _lower(self, line: int) -> int:
        return self.rect.y + self._felt - self._pad - line // 2

    def _draw_beside(self, surface: Surface, seat: Seat, name: Rect) -> None:
        ui = self.ui
        if seat in self._view.sitting_out:
            out = ui.text(_("stays out"), theme.LEAST, "regular", theme.FELT_SOFT)
            surface.blit(out, out.get_rect(midleft=(name.right + ui.px(8), name.centery)))
        if seat is not self._view.dealer:
            return
        disc = ui.assets.furniture("dealer", max(ui.px(22), round(self._font * 1.4)))
        gap = ui.px(7)
        if seat is Seat.EAST:
            place = disc.get_rect(midright=(name.left - gap, name.centery))
            if self._view.phase is Phase.PLAY:
                place = disc.get_rect(topright=(name.right, name.bottom + gap))
        elif seat is Seat.WEST and self._view.phase is Phase.PLAY:
            place = disc.get_rect(topleft=(name.left, name.bottom + gap))
        else:
            place = disc.get_rect(midleft=(name.right + gap, name.centery))
        surface.blit(disc, place)
