"""How a trick looks while it is played: cards fly to it, its winner rises, and it goes to a packet."""

from __future__ import annotations

import math
from dataclasses import replace

from game.client.draw import theme
from game.client.table.beats import MOVING_Z, Timing, Track
from game.client.table.easing import in_out_cubic, linear, out_back, out_cubic
from game.client.table.end_moves import spread
from game.client.table.hand_end import shown
from game.client.table.packets import packet_key, packet_spot
from game.client.table.plan import Plan
from game.client.table.table_picture import Piece
from game.rules import events as ev
from game.rules.actions import Phase
from game.rules.seats import Seat

_TRICK = 40  # the height of the first card of a trick


def played(plan: Plan, event: ev.CardPlayed) -> None:
    """A card flies in a low arc from the hand to its place."""
    key = str(event.card)
    if key not in plan.before.pieces:
        plan.starts[key] = Piece("back", plan.layout.played_from(event.seat), 60)
    if key in plan.dropped:
        _drop(plan, key)
    else:
        _fly(plan, key)
    plan.seen = 0 if event.seat is plan.view.seat else theme.PLAY
    if plan.view.phase is Phase.GATHER:
        _mark_winner(plan, {str(card) for card in plan.view.trick.cards} if plan.view.trick else set())


def _fly(plan: Plan, key: str) -> None:
    """The way of a card to the trick: a low arc, a little too large, and down; the others give way to it."""
    start = plan.starts.get(key) or plan.before.pieces.get(key)
    end = plan.after.pieces.get(key)
    if start is None or end is None:
        return
    still = _unmarked(plan, end)
    high = replace(still, spot=replace(still.spot, width=still.spot.width * 1.04), shadow="lifted")
    down = Track(key, high, still, Timing(theme.PLAY, theme.LANDING, out_cubic))
    plan.ways.append(Track(key, start, high, Timing(0, theme.PLAY, out_cubic, 24 * plan.layout.u), then=down))
    plan.now = theme.PLAY + theme.LANDING
    for prefix in ("place", "own-place", f"role-{plan.view.seat.name}"):  # the next turn comes as it lands
        plan.late[prefix] = theme.PLAY
    for other, piece in plan.before.pieces.items():
        if _in_trick(plan, other, piece):
            x, y = piece.spot.x - still.spot.x, piece.spot.y - still.spot.y
            far = max(1.0, math.hypot(x, y))
            aside = replace(piece, spot=piece.spot.moved(2 * x / far, 2 * y / far))
            back = Track(other, aside, piece, Timing(theme.PLAY + 30, theme.LANDING, out_cubic))
            plan.ways.append(Track(other, piece, aside, Timing(theme.PLAY, 30, linear), then=back))


def _drop(plan: Plan, key: str) -> None:
    """A card that the learner has carried to its place settles there."""
    start, end = plan.before.pieces.get(key), plan.after.pieces.get(key)
    if start is not None and end is not None:
        still = _unmarked(plan, end)
        plan.ways.append(Track(key, start, still, Timing(0, theme.DROP, out_back)))
    for other, piece in plan.before.pieces.items():
        if _in_trick(plan, other, piece):
            plan.ways.append(Track(other, piece, piece, Timing(0, theme.DROP)))
    plan.now = theme.DROP


def _unmarked(plan: Plan, piece: Piece) -> Piece:
    """A card of the trick before anyone knows who won it."""
    spot = replace(piece.spot, width=plan.layout.trick_width)
    return replace(piece, states=(), veil=0.0, spot=spot)


def _in_trick(plan: Plan, key: str, piece: Piece) -> bool:
    return _TRICK <= piece.z < _TRICK + 4 and key in plan.after.pieces


def _mark_winner(plan: Plan, cards: set[str]) -> None:
    """The trick is full: it stays a moment, then the card that won rises and the others darken."""
    marked = plan.now + theme.TRICK_HOLD
    for number, way in enumerate(plan.ways):
        end = plan.after.pieces[way.key]
        last = way.then or way
        if way.key in cards:
            rise = Track(way.key, last.end, end, Timing(marked, theme.RISE, out_cubic))
            plan.ways[number] = replace(way, then=replace(last, then=rise) if way.then else rise)
    for prefix in ("face", "ring-of"):
        plan.late[prefix] = marked
    plan.now = marked + theme.RISE


def gathered(plan: Plan, event: ev.TrickGathered) -> None:
    """The trick slides together, turns over and goes to the winners as a packet; the last one is laid out."""
    if shown(plan.view):
        spread(plan)
        return
    side = event.winner.side
    last_taken = plan.view.tricks_won[side] - 1
    packet = packet_key(side, last_taken)
    hold, slide, turn, way = theme.MARKED, theme.TOGETHER, theme.TURNING, theme.TO_PACKET
    middle = plan.layout.trick_middle
    goal = packet_spot(plan.layout, plan.view, side, last_taken)
    for number, (seat, card) in enumerate(event.trick.plays):
        start = plan.before.pieces.get(str(card))
        if start is None:
            continue
        close = replace(middle, angle=(number - 1.5) * 3)
        met = replace(start, spot=close, veil=0.0, tab="")
        over = replace(met, code="back", states=())
        key = packet if seat is event.winner and packet in plan.after.pieces else str(card)
        end = plan.after.pieces.get(key, replace(over, spot=goal))
        last = Track(key, over, end, Timing(hold + slide + turn, way, in_out_cubic))
        turned = Track(key, met, over, Timing(hold + slide, turn, linear), then=last)
        height = MOVING_Z + start.z % 40  # they keep their order: none rises above the card that won
        together = Timing(hold, slide, in_out_cubic)
        plan.ways.append(Track(key, start, met, together, key != packet, turned, height))
    for prefix in ("trick-name", "laid", "face", "ring-of"):
        plan.late[prefix] = hold + slide
    for prefix in ("place", "own-place", "role", "packets"):  # no word before its cards
        plan.late[prefix] = hold + slide + turn + way
    for seat in Seat:
        for number in range(6):
            plan.timings.setdefault(f"{seat.name}-{number}", Timing(hold, way, in_out_cubic))
    plan.now, plan.rest, plan.seen = hold + slide + turn + way, theme.TRICK_READ, 0
