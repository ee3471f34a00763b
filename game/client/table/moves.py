"""From what happened at the table to beats: how each event looks while it happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.beats import MOVING_Z, Beat, Growth, Timing, Track
from game.client.table.easing import in_out_cubic, linear, out_cubic
from game.client.table.end_moves import scored
from game.client.table.layout import TableLayout
from game.client.table.pieces import BURIED, CUBE, DEALER, IN_HAND, UPCARD
from game.client.table.plan import Plan, fade
from game.client.table.stitching import SIGN, sewn
from game.client.table.table_picture import Piece, TablePicture
from game.client.table.trick_moves import gathered, played
from game.rules import events as ev
from game.rules.view import SeatView

_ASIDE = 320  # for the rest of the pack to go to its place
_SORTING = 240  # for the own hand to come into its new order
_BELOW_ALL = 8  # the pack while it grows
_UNDER = 30  # what is still under the pack
_UPPERMOST = 39  # of what moves
_LAID, _SEEN = 44, 200  # the height of a card put down, and how long it is seen before it goes away
_BEHIND = 120  # for a card to go behind a portrait, or to come out from there


def beat_for(
    layout: TableLayout,
    before: TablePicture,
    after: TablePicture,
    view: SeatView,
    events: tuple[ev.Event, ...],
    ui: Ui,
    dropped: frozenset[str] = frozenset(),
) -> Beat:
    """The beat of one step of the game. `dropped` are cards already dragged to their place."""
    plan = Plan(ui, layout, before, after, view, dropped=dropped)
    for event in _in_order(events):
        _MOVES.get(type(event), _nothing)(plan, event)
    if any(isinstance(event, ev.TrumpMade) for event in events):
        _sort(plan)
    return plan.beat()


def _sort(plan: Plan) -> None:
    """The own hand closes up by the new trump after all else; a card taken up is let in as it comes."""
    own = {str(card) for card in plan.view.hand}
    begin = plan.now if plan.opens is None else plan.opens
    for key in own & plan.before.pieces.keys() & plan.after.pieces.keys():
        plan.timings[key] = Timing(begin, _SORTING, in_out_cubic)


def _in_order(events: tuple[ev.Event, ...]) -> list[ev.Event]:
    """A lone dealer takes the card up before the partner lays cards down: they come to lie where it was."""
    return sorted(events, key=lambda event: isinstance(event, ev.LaidDown) and _takes_up(events))


def _takes_up(events: tuple[ev.Event, ...]) -> bool:
    return any(isinstance(event, ev.PickedUp) for event in events)


# -- each event ------------------------------------------------------------------------------


def _nothing(plan: Plan, event: ev.Event) -> None:
    """Events that only change words."""


def _dealt(plan: Plan, event: ev.PacketDealt) -> None:
    """Cards come from under the pack one after another and turn where their owner may see them."""
    top = plan.layout.turn_up
    count = plan.view.hand_sizes[event.seat]
    new = [key for key in plan.after.pieces if key not in plan.before.pieces and key != UPCARD]
    new = [key for key in new if not key.startswith(("pack", "counter", DEALER, CUBE, "drawn"))]
    for number, key in enumerate(new):
        end = plan.after.pieces[key].spot  # as it lies there, so that one picture does for the whole way
        start = end if end.width <= top.width else top
        plan.starts[key] = Piece("back", replace(start, x=top.x, y=top.y), _UNDER)
        if event.seat is not plan.view.seat:
            plan.heights[key] = plan.after.pieces[key].z  # it goes behind the portrait
        plan.timings[key] = Timing(number * theme.DEAL_GAP, theme.DEAL, out_cubic)
    for key, piece in plan.after.pieces.items():
        if key in plan.before.pieces and piece.z >= 30:
            plan.timings[key] = Timing(0, theme.DEAL, out_cubic)
    plan.now, plan.seen = theme.DEAL + theme.DEAL_GAP * max(0, len(new) - 1), 0
    assert count >= len(new)


def _turned_up(plan: Plan, event: ev.TurnedUp) -> None:
    plan.timings[UPCARD] = Timing(80, theme.TURN, linear)
    plan.late["upcard"] = 80 + theme.TURN / 2
    plan.now = plan.seen = 80 + theme.TURN


def _passed(plan: Plan, event: ev.Passed) -> None:
    plan.now, plan.seen = max(plan.now, theme.SAID), 0


def _turned_down(plan: Plan, event: ev.TurnedDown) -> None:
    plan.timings[UPCARD] = Timing(plan.now, theme.TURN, linear)
    plan.late["upcard"] = plan.late["trump"] = plan.now + theme.TURN / 2
    plan.now += theme.TURN
    plan.seen = plan.now


def _trump_made(plan: Plan, event: ev.TrumpMade) -> None:
    """The call was heard: the cube goes to who made it, the sign is sewn, the rest of the pack goes aside."""
    cube = plan.after.pieces.get(CUBE)  # none in a hand without trump
    if cube is not None:
        start = replace(plan.layout.turn_up, angle=0, width=cube.spot.width)
        plan.starts[CUBE] = replace(cube, spot=start)
        plan.timings[CUBE] = Timing(0, theme.CUBE, out_cubic)
    if event.suit is not None and SIGN in plan.after.items:
        sewing = partial(sewn, plan.ui, plan.layout, event.suit)
        plan.grows.append(Growth(SIGN, theme.CUBE, theme.SEWING, sewing))
    for prefix in ("trump", "cube", "tag", f"role-{event.maker.name}"):
        plan.late[prefix] = theme.CUBE
    plan.late["upcard"] = plan.now = plan.seen = theme.CUBE
    for prefix in ("kitty", "place", "own-place"):  # the pack goes aside first
        plan.late[prefix] = theme.CUBE + _ASIDE
    for key in plan.after.pieces:
        if key in plan.before.pieces and key != CUBE:
            plan.timings.setdefault(key, Timing(plan.now, _ASIDE, in_out_cubic))


def _laid_down(plan: Plan, event: ev.LaidDown) -> None:
    """The partner's cards come out from behind the portrait; the own ones turn over. Then they are named."""
    own = [piece for piece in plan.before.pieces.values() if piece.z in IN_HAND]
    for number in range(plan.view.hand_sizes[event.seat]):
        key = f"{event.seat.name}-{number}"
        plan.timings[key] = Timing(plan.now, 400, in_out_cubic)
        if key not in plan.after.pieces:
            continue
        if event.seat is plan.view.seat and number < len(own):
            plan.starts[key] = own[number]
        else:
            plan.heights[key] = plan.after.pieces[key].z
    plan.late[f"role-{event.seat.name}"] = plan.late[f"name-{event.seat.name}"] = plan.now
    plan.now += 400
    plan.late[f"laid-down-{event.seat.name}"] = plan.now


def _picked_up(plan: Plan, event: ev.PickedUp) -> None:
    """The turn-up goes into the dealer's hand, face down unless the learner deals."""
    top = plan.before.pieces.get(UPCARD)
    if top is None:
        return
    timing = Timing(plan.now, 320, in_out_cubic)
    plan.late["discard-place"] = plan.late["own-place"] = plan.now + 320  # a place for one of six
    own = str(event.card)
    if event.dealer is plan.view.seat and own in plan.after.pieces:
        over = replace(plan.after.pieces[own], z=_UPPERMOST)  # the pack goes aside below it
        plan.opens = plan.now
        plan.ways.append(Track(own, top, over, timing))
    else:
        sixth = f"{event.dealer.name}-{plan.view.hand_sizes[event.dealer] - 1}"
        if held := plan.after.pieces.get(sixth):
            near = replace(held, spot=plan.layout.played_from(event.dealer))
            into = Timing(plan.now + timing.length, _BEHIND, out_cubic)
            behind = Track(sixth, near, held, into, height=held.z)  # behind the portrait
            plan.ways.append(Track(sixth, top, near, timing, then=behind))
            plan.now += _BEHIND
    plan.now += 320
    plan.seen = plan.now


def _discarded(plan: Plan, event: ev.Discarded) -> None:
    """The dealer's card goes face down under the kitty."""
    own = event.dealer is plan.view.seat
    key = str(event.card) if own else f"{event.dealer.name}-5"
    timing = Timing(0, 320, in_out_cubic)
    held, buried = plan.before.pieces.get(key), plan.after.pieces.get(BURIED)
    if held and buried and not own:  # it comes out from behind the portrait
        near = replace(buried, spot=plan.layout.played_from(event.dealer))
        timing = Timing(_BEHIND, 320, in_out_cubic)
        then = Track(BURIED, near, buried, timing)
        out = Timing(0, _BEHIND, out_cubic)
        plan.ways.append(Track(BURIED, held, near, out, then=then, height=held.z))
    elif held and buried:  # it turns over to its place, where it is seen before it goes away
        held, place = replace(held, states=(), tab=""), plan.layout.discard_place
        laid = Piece("back", replace(place, angle=0.0), _LAID)
        there = theme.DROP if key in plan.dropped else theme.PLAY
        timing = Timing(there + _SEEN, 320, in_out_cubic)
        then = Track(BURIED, laid, buried, timing, height=MOVING_Z)
        plan.ways.append(Track(BURIED, held, laid, Timing(0, there, out_cubic), then=then))
        plan.late["discard-place"] = plan.late["own-place"] = there
    for name in plan.after.pieces:
        if name.startswith("pack"):
            plan.timings[name] = timing
    plan.now, plan.seen = timing.delay + timing.length, 0


def _left(plan: Plan, event: ev.LeftUpcard) -> None:
    """The upcard goes out of the hand again, to the kitty."""
    own = str(event.card)
    start = plan.before.pieces.get(own) or plan.before.pieces.get(f"{event.dealer.name}-5")
    if start is not None and UPCARD in plan.after.pieces:
        plan.starts[UPCARD] = replace(start, states=(), tab="")
        plan.timings[UPCARD] = Timing(0, 320, in_out_cubic)
    plan.now = 320


def _given(plan: Plan, event: ev.CardGiven) -> None:
    """A card goes across the table to the lone player, seen by these two alone."""
    there = event.seat.partner
    timing = Timing(0, theme.PLAY + 60, in_out_cubic)
    own = str(event.card)
    if there is plan.view.seat and own in plan.after.pieces:
        plan.starts[own] = Piece("back", plan.layout.back(event.seat, 2, 5), 60)
        plan.timings[own] = timing
    elif own in plan.before.pieces:
        plan.ends[own] = Piece("back", plan.layout.back(there, 5, 6), 60)
        plan.timings[own] = timing
    plan.now = timing.length


def _lone_discarded(plan: Plan, event: ev.LoneDiscarded) -> None:
    """The lone player's sixth card goes face down to the kitty."""
    key = str(event.card) if event.card is not None else f"{event.seat.name}-5"
    if key in plan.before.pieces:
        plan.ends[key] = replace(plan.before.pieces[key], code="back", spot=plan.layout.kitty(3), states=(),
                                 tab="")  # fmt: skip
        plan.timings[key] = Timing(0, 320, in_out_cubic)
    plan.now = 320


def _exchanged(plan: Plan, event: ev.FarmersExchange) -> None:
    """Three own cards go under the pack, three come from it; those of others are told in the sheet."""
    pack = replace(plan.layout.turn_up, angle=0)
    for number, card in enumerate(event.shown):
        if str(card) in plan.before.pieces:
            plan.ends[str(card)] = Piece("back", pack, 30)
            plan.timings[str(card)] = Timing(number * theme.DEAL_GAP, theme.DEAL, out_cubic)
    for number, new in enumerate(event.taken):
        if new is not None:
            plan.starts[str(new)] = Piece("back", pack, 40)
            plan.timings[str(new)] = Timing(theme.DEAL + number * theme.DEAL_GAP, theme.DEAL, out_cubic)
    plan.now = 2 * theme.DEAL + 2 * theme.DEAL_GAP


def _gathered_in(plan: Plan, event: ev.DealPassed | ev.DealtAgain) -> None:
    """What is left is put together, and the button goes to the next dealer."""
    pack = plan.layout.turn_up
    new = [
        key for key in plan.after.pieces if key.startswith(("pack", UPCARD)) and key not in plan.before.pieces
    ]
    for key, piece in plan.before.pieces.items():
        if key not in plan.after.pieces and not key.startswith("counter"):
            if new:  # the pack grows below what comes together
                plan.starts[new[-1]] = replace(piece, code="back", states=(), tab="", veil=0.0)
                plan.heights[new.pop()] = _BELOW_ALL
            under = replace(pack, width=piece.spot.width)
            plan.ends[key] = replace(piece, code="back", spot=under, states=(), tab="", z=10, shadow="")
            plan.timings[key] = Timing(0, theme.GATHER, in_out_cubic)
    for key in plan.after.pieces:
        plan.timings.setdefault(key, Timing(0, theme.GATHER, in_out_cubic))
    for key, item in plan.before.items.items():
        if key not in plan.after.items:
            fade(plan, key, item)
    plan.now = theme.GATHER


_MOVES: dict[type, Callable[[Plan, Any], None]] = {
    ev.PacketDealt: _dealt,
    ev.TurnedUp: _turned_up,
    ev.Passed: _passed,
    ev.TurnedDown: _turned_down,
    ev.TrumpMade: _trump_made,
    ev.LaidDown: _laid_down,
    ev.PickedUp: _picked_up,
    ev.Discarded: _discarded,
    ev.LeftUpcard: _left,
    ev.CardPlayed: played,
    ev.TrickGathered: gathered,
    ev.HandScored: scored,
    ev.DealPassed: _gathered_in,
    ev.DealtAgain: _gathered_in,
    ev.CardGiven: _given,
    ev.LoneDiscarded: _lone_discarded,
    ev.FarmersExchange: _exchanged,
}
