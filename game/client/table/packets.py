"""The tricks taken, face down: together before each side, or before whoever won them (WED-16)."""

from __future__ import annotations

from collections.abc import Iterator

from game.client.draw import theme
from game.client.table.felt import Felt
from game.client.table.layout import TableLayout
from game.client.table.places import Spot
from game.client.table.table_picture import Piece
from game.i18n import _
from game.rules.actions import Phase
from game.rules.seats import Seat, Side
from game.rules.trick import winner
from game.rules.view import SeatView

_Z = 10
_CLEAR = 6  # of words from the hand
_WIDE, _ACROSS, _HIGHER = 44, 9, 3  # a packet, and how far the next lies from it
_AT_THE_TOP, _AT_THE_SIDES = (
    (-104, 24),
    (132, 84),
)  # from a face, inward at the sides


def packet_key(side: Side, number: int) -> str:
    """The key of a trick that a side has taken."""
    return f"packet-{side:d}-{number}"


def packets(layout: TableLayout, view: SeatView) -> dict[str, Piece]:
    """The tricks taken, where they are kept."""
    if layout.drawer or view.phase is Phase.GAME_OVER:
        return {}
    return {
        packet_key(side, number): Piece("back", packet_spot(layout, view, side, number), _Z + number)
        for side in (view.seat.side, view.seat.side.other)
        for number in range(view.tricks_won[side])
    }


def packet_spot(layout: TableLayout, view: SeatView, side: Side, number: int) -> Spot:
    """Where one of the tricks of a side lies, each across the one before it."""
    keepers = _keepers(layout, view, side)
    if number >= len(keepers):
        return layout.packet(side, number)
    seat = keepers[number]
    return _before(layout, seat, keepers[:number].count(seat))


def write_packets(felt: Felt, layout: TableLayout, view: SeatView, side: Side) -> None:
    """What the packets of a side are, below them."""
    if layout.drawer:
        return
    for name, spots in _piles(layout, view, side):
        told = _("Your tricks") if side is view.seat.side else _("Their tricks")
        words = felt.ui.text(told, theme.LEAST, "regular", theme.FELT_SOFT)
        low = spots[0].y + 0.5 * spots[0].height + felt.ui.px(4)
        middle, half = (spots[0].x + spots[-1].x) / 2, words.get_width() / 2
        if not _keepers(layout, view, side):
            middle = _between(layout, view, side, spots, half)
            low = low if layout.bare else max(low, layout.score_bottom + felt.ui.px(2))
        felt.put_centred(f"packets-{name}", words, (middle, low + words.get_height() / 2))


def _between(layout: TableLayout, view: SeatView, side: Side, spots: list[Spot], half: float) -> float:
    """The middle of what is written below a pile: clear of the score beside it, and of the hand."""
    middle, count = (spots[0].x + spots[-1].x) / 2, len(view.hand)
    own = side is view.seat.side
    ends = [spot.x + (-0.5 if own else 0.5) * spot.width for spot in spots]
    middle = max(middle, min(ends) + half) if own else min(middle, max(ends) - half)
    if not count:
        return middle
    clear = half + _CLEAR * layout.u
    if own:
        return min(middle, layout.hand(0, count).bounds.left - clear)
    return max(middle, layout.hand(count - 1, count).bounds.right + clear)


def _piles(layout: TableLayout, view: SeatView, side: Side) -> Iterator[tuple[str, list[Spot]]]:
    """The packets that lie together, by a name for each pile."""
    spots = [packet_spot(layout, view, side, number) for number in range(view.tricks_won[side])]
    keepers = _keepers(layout, view, side)
    if keepers:
        for seat in dict.fromkeys(keepers):
            yield (
                seat.name,
                [spot for spot, keeper in zip(spots, keepers, strict=False) if keeper is seat],
            )
    elif spots:
        yield f"{side:d}", spots


def _keepers(layout: TableLayout, view: SeatView, side: Side) -> list[Seat]:
    """Who keeps each trick of a side; empty where partners keep them together."""
    if layout.drawer or view.ruleset.switches.tricks_kept_by == "side":
        return []
    winners = (winner(trick, view.trump) for trick in view.tricks)
    return [seat for seat in winners if seat.side is side]


def _before(layout: TableLayout, seat: Seat, number: int) -> Spot:
    if seat is layout.learner:
        return layout.packet(seat.side, number)
    face, u = layout.face(seat), layout.u
    away, down = _AT_THE_TOP if seat is layout.learner.partner else _AT_THE_SIDES
    inward = -1 if seat is layout.learner.right else 1
    angle = (-4 if number % 2 == 0 else 87) + (number * 37) % 5 - 2
    x, y = face.centerx + inward * away * u, face.centery + down * u
    return Spot(x + inward * _ACROSS * number * u, y - _HIGHER * number * u, _WIDE * u, angle)
