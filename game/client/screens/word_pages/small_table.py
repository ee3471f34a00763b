"""A table drawn small: who sits where and deals, what is turned up or trump, the trick, one's own cards."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.text import underline
from game.i18n import _
from game.rules.actions import Phase
from game.rules.cards import Card
from game.rules.seats import Seat, clockwise_from
from game.rules.view import SeatView
from game.words import seat_name

_CARD = 43
_OWN, _LEFT, _ACROSS, _RIGHT = range(4)  # where a seat is to the learner
_AWAY = ((0, 1), (-1, 0), (0, -1), (1, 0))
_TILT = (1.0, -1.5, -2.0, 2.5)


class SmallTable(Widget):
    """The table of an example as the learner sees it.

    `hand` are those of the learner's cards to show; `maker` is the seat that is named as such, if any.
    """

    focusable = False

    def __init__(self, ui: Ui, view: SeatView, width: int, hand: Sequence[Card], maker: Seat | None) -> None:
        super().__init__(ui, "table")
        self._view, self._maker = view, maker
        self._playing = view.phase in (Phase.PLAY, Phase.GATHER)
        self._card = min(ui.px(_CARD), width // 8)
        self._high = round(self._card * theme.CARD_RATIO)
        self._pad = ui.px(12)
        self._font = ui.font(theme.LEAST)
        self._hand = hand
        own = self._high + ui.px(8) if self._hand else 0
        self._felt = 2 * self._pad + max(round(2.36 * self._high), 3 * round(self._font * 1.5))
        self.size = (width, self._felt + own)

    def draw(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        felt = Box(14 * k, theme.FELT, theme.FELT_DARK, max(1.5, 2 * k))
        surface.blit(self.ui.box(self.rect.size, felt), self.rect)
        middle = (self.rect.centerx, self.rect.y + self._felt // 2)
        self._draw_trump(surface)
        if self._playing:
            self._draw_trick(surface, middle)
        else:
            self._draw_upcard(surface, middle)
        for where, seat in enumerate(clockwise_from(self._view.seat)):
            self._draw_name(surface, seat, where, middle)
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
        for where, seat in enumerate(clockwise_from(self._view.seat)):
            if seat in self._view.sitting_out:
                continue
            x, y = _AWAY[where]
            place = (middle[0] + x * beside, middle[1] + y * above)
            card = trick.card_of(seat) if trick is not None else None
            if card is not None:
                ui.assets.card(str(card), self._card, _TILT[where]).draw(surface, place)
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

    def _draw_name(self, surface: Surface, seat: Seat, where: int, middle: tuple[int, int]) -> None:
        """A name with its underline; the dealer's disc, or the words for who stays out, beside it."""
        ui, playing = self.ui, self._playing
        words = ui.text(seat_name(seat, self._view.seat), theme.LEAST, "semibold", theme.CREAM)
        place = words.get_rect()
        aside = round(self._card * (0.72 if playing else 0)) + ui.px(8)
        edge = self._pad + round(self._font * 1.5) // 2
        high = self.rect.y + (edge if where == _ACROSS else self._felt - edge)
        if where == _LEFT:
            place.midleft = (self.rect.x + self._pad, middle[1])
        elif where == _RIGHT:
            place.midright = (self.rect.right - self._pad, middle[1])
        elif playing:
            place.midleft = (middle[0] + aside, high)
        else:
            place.center = (middle[0], high)
        surface.blit(words, place)
        underline(ui, surface, place, ours=seat.side is self._view.seat.side)
        self._draw_beside(surface, seat, where, place)

    def _draw_beside(self, surface: Surface, seat: Seat, where: int, name: Rect) -> None:
        """The dealer's disc and who made trump or stays out, at the right of a name or below it."""
        ui, below = self.ui, where in (_LEFT, _RIGHT) and self._playing
        parts = []
        if seat is self._view.dealer:
            parts.append(ui.assets.furniture("dealer", max(ui.px(22), round(self._font * 1.4))))
        words = self._role(seat)
        if words:
            parts.append(ui.text(words, theme.LEAST, "regular", theme.FELT_SOFT))
        x, y = name.right, name.bottom
        for part in parts:
            if below:
                place = part.get_rect(topleft=(name.left, y + ui.px(7)))
                place.right = min(place.right, self.rect.right - self._pad)
                y = place.bottom
            elif where == _RIGHT:
                place = part.get_rect(midright=(name.left - ui.px(7), name.centery))
            else:
                place = part.get_rect(midleft=(x + ui.px(8), name.centery))
                x = place.right
                if x > self.rect.right - ui.px(4):  # long words of another language
                    place.topright = (self.rect.right - self._pad, name.bottom + ui.px(4))
            surface.blit(part, place)

    def _role(self, seat: Seat) -> str:
        """What a seat is in this hand, besides its deal."""
        if seat in self._view.sitting_out:
            return _("stays out")
        # NOTE: stands beside the name of the player who made trump
        return _("maker") if seat is self._maker else ""
