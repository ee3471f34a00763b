"""A table drawn small: who sits where and deals, what is turned up or trump, the trick, one's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import FirstUnbroken, Sized, centred, least
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, space
from game.client.widgets.still import Drawing, boxed, picture, player_name, shown_card, unturned
from game.i18n import _
from game.rules.actions import Phase
from game.rules.cards import Card
from game.rules.seats import Seat, clockwise_from
from game.rules.view import SeatView
from game.words import seat_name

_CARD = 43
_AWAY = ((0, 1), (-1, 0), (0, -1), (1, 0))  # where a seat is to the learner, clockwise from the learner's own
_TILT = (1.0, -1.5, -2.0, 2.5)
_BESIDE, _ABOVE = 1.12, 0.62  # the cards of a trick from its middle, in widths and heights of a card
_HIGH = 2.36  # the felt, in heights of a card


def small_table(ui: Ui, view: SeatView, width: int, hand: Sequence[Card], maker: Seat | None) -> Part:
    """The table of an example as the learner sees it.

    `hand` are those of the learner's cards to show; `maker` is the seat that is named as such, if any.
    """
    k, pad, card = ui.metrics.k, ui.px(12), min(ui.px(_CARD), width // 8)
    line = round(ui.font(theme.LEAST) * 1.5)
    high = max(round(_HIGH * round(card * theme.CARD_RATIO)), 3 * line)
    draw = _draw_trick if _playing(view) else _draw_upcard
    layers: list[Part] = [Drawing(ui, partial(draw, view, card))]
    if view.trump is not None:
        cube = picture(ui, ui.assets.furniture(f"cubetop{view.trump.value}", ui.px(34)))
        layers.append(Row(cube, side=Side.START))
    own, left, across, right = (_Named(ui, view, seat, maker) for seat in clockwise_from(view.seat))
    aside = round(card * 0.72) + ui.px(8)
    before = space(width // 2 - pad + aside)
    ends = [
        least(each.beside_cards(before, low), height=line) for each, low in ((across, False), (own, True))
    ]
    layers.append(Column(ends[0], free := space(), ends[1], side=Side.FILL, grow=free))
    layers.append(Row(left.at_edge(), free := space(), right.at_edge(Side.END), grow=free))
    shown = [Row(*(shown_card(ui, str(each), card) for each in hand), gap=ui.px(4))] if hand else []
    whole = Column(Sized(Stack(*layers), width - 2 * pad, high), *shown, gap=ui.px(8), side=Side.MIDDLE)
    felt = Box(14 * k, theme.FELT, theme.FELT_DARK, max(1.5, 2 * k))
    return unturned(ui, Sized(boxed(ui, felt, whole, pad), width))


def _playing(view: SeatView) -> bool:
    return view.phase in (Phase.PLAY, Phase.GATHER)


# -- what lies on it -----------------------------------------------------------------------------


def _draw_trick(view: SeatView, card: int, ui: Ui, surface: Surface, area: Rect) -> None:
    high, k = round(card * theme.CARD_RATIO), ui.metrics.k
    free = Box(
        5 * k, edge=theme.STITCH, width=max(1.0, 1.25 * k), dash=(ui.px(5), ui.px(4)), edge_opacity=0.6
    )
    for seat, (x, y), tilt in zip(clockwise_from(view.seat), _AWAY, _TILT, strict=True):
        if seat in view.sitting_out:
            continue
        spot = (area.centerx + x * round(card * _BESIDE), area.centery + y * round(high * _ABOVE))
        played = view.trick.card_of(seat) if view.trick is not None else None
        if played is not None:
            ui.assets.card(str(played), card, tilt).draw(surface, spot)
        else:
            place = ui.box((card, high), free)
            surface.blit(place, place.get_rect(center=spot))


def _draw_upcard(view: SeatView, card: int, ui: Ui, surface: Surface, area: Rect) -> None:
    """The kitty, with the upcard on it while that lies open."""
    for number in (-2, -1, 0):
        spot = (area.centerx + ui.px(3) * number, area.centery + ui.px(2) * number)
        ui.assets.card("back", card, 1.5).draw(surface, spot)
    if view.upcard is not None and not view.turned_down:
        spot = (area.centerx + ui.px(3), area.centery)
        ui.assets.card(str(view.upcard), card, -1.5).draw(surface, spot)


# -- who sits there ------------------------------------------------------------------------------


class _Named:
    """A name with its underline, the dealer's disc, and the words for who made trump or stays out."""

    def __init__(self, ui: Ui, view: SeatView, seat: Seat, maker: Seat | None) -> None:
        self._ui, self._playing = ui, _playing(view)
        words = ui.text(seat_name(seat, view.seat), theme.LEAST, "semibold", theme.CREAM)
        self._name = player_name(ui, words, ours=seat.side is view.seat.side)
        self._marks: list[Part] = []
        if seat is view.dealer:
            side = max(ui.px(22), round(ui.font(theme.LEAST) * 1.4))
            self._marks.append(picture(ui, ui.assets.furniture("dealer", side)))
        role = _("sits out") if seat in view.sitting_out else ""
        if seat is maker and not role:
            # NOTE: stands beside the name of the player who made trump
            role = _("maker")
        if role:
            self._marks.append(picture(ui, ui.text(role, theme.LEAST, "regular", theme.FELT_SOFT)))

    def beside_cards(self, before: Part, low: bool) -> Part:
        """In the middle above or below the upcard, or at the right of a card of the trick.

        Long words of another language stand below the name or, at the lower edge, above it.
        """
        gap = self._ui.px(8)
        marks = Row(*(Inset(mark, gap, 0, 0, 0) for mark in self._marks))
        if not self._playing:
            return centred(Row(space(marks.best_width), self._name, marks))
        lines = [Row(before, self._name), Row(free := space(), marks, grow=free)]
        return FirstUnbroken(
            lambda: Row(before, self._name, marks),
            lambda: Column(*(reversed(lines) if low else lines), side=Side.FILL),
        )

    def at_edge(self, side: Side = Side.START) -> Part:
        """In the middle of the height, with the marks below it, or beside it where no trick lies there."""
        gap = self._ui.px(7)
        if not self._playing:
            marks = self._marks if side is Side.START else self._marks[::-1]
            return Row(*([self._name, *marks] if side is Side.START else [*marks, self._name]), gap=gap)
        below = Column(*(Inset(mark, 0, gap, 0, 0) for mark in self._marks), side=side)
        below.fit(self._name.size[0])
        return Column(space(height=below.size[1]), self._name, below, side=side)
