"""Which cards and wooden pieces lie where: from what the learner may know to pieces by key.

A card that can be seen has its own code as key, so that it stays the same piece from the hand to the
trick. Hidden cards are numbered by seat; `upcard` is whatever lies on top of the pack.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.client.table.counters import Pair, pair_for
from game.client.table.hand_end import end_pieces, shown
from game.client.table.layout import TableLayout
from game.client.table.packets import packets
from game.client.table.places import Spot
from game.client.table.table_picture import UNTOUCHED, Piece, Pointed
from game.pages.table_model import Marks, TableModel
from game.rules.actions import ActionKind, Phase
from game.rules.cards import Card, is_left_bower
from game.rules.dealing import HAND_SIZE
from game.rules.ruleset import TurnDown
from game.rules.seats import Seat, clockwise_from
from game.rules.view import SeatView

Pieces = dict[str, Piece]
UPCARD, BURIED, CUBE, DEALER = "upcard", "buried", "cube", "dealer"
_KITTY, _BACKS, _PACK, _TRICK, _HAND, _PIECE = 20, 30, 37, 40, 50, 10
IN_HAND = range(_HAND, _HAND + HAND_SIZE + 1)
"""The heights of the cards in the own hand, a card taken up among them."""
_LOWER, _APART = 22, 10  # of a card that may not be played; of the neighbours of one that is pointed at
_BARRED, _UNLIT, _LOST = 0.27, 0.38, 0.25  # how dark the veil over a card is
_RISEN = 1.08  # of the card that won a trick


def pieces(layout: TableLayout, state: TableModel, pointed: Pointed = UNTOUCHED) -> Pieces:
    """All pieces of the table, at rest."""
    view = state.view
    if shown(view):
        return {**end_pieces(layout, view), **_furniture(layout, state), **_counters(layout, view)}
    out: Pieces = {}
    out.update(_pack(layout, view))
    out.update(_drawn(layout, state))
    for seat in clockwise_from(view.seat):
        out.update(_hidden(layout, view, seat))
    out.update(_trick(layout, state))
    out.update(_hand(layout, state, pointed))
    out.update(packets(layout, view))
    out.update(_furniture(layout, state))
    out.update(_counters(layout, view))
    return out


def leader_of(view: SeatView) -> Seat:
    """Who leads the trick on the table, or would lead the first one."""
    return view.trick.leader if view.trick else view.dealer.left


# -- pack, kitty, turn-up --------------------------------------------------------------------


def aside(view: SeatView) -> bool:
    """Whether the rest of the pack has been put aside as the kitty."""
    return view.maker is not None


def out_of_play(view: SeatView) -> frozenset[Seat]:
    """Who has laid the hand down; a lone player's partner not before a card was given."""
    return frozenset() if view.phase is Phase.GIVE else view.sitting_out


def _pack(layout: TableLayout, view: SeatView) -> Pieces:
    if view.phase is Phase.GAME_OVER:
        return {}
    away = aside(view)
    if layout.drawer and away:
        return {}
    spots = [layout.kitty(number) if away else layout.pack(number) for number in range(3)]
    low = _KITTY if away else _PACK  # hands are dealt from under the pack
    out = {f"pack-{n}": Piece("back", spot, low + n) for n, spot in enumerate(spots)}
    top = low + 4
    if view.upcard is None:
        out[UPCARD] = Piece("back", layout.turn_up, top)
    elif not view.picked_up:
        turn_down = view.ruleset.switches.turn_down
        face_up = not view.turned_down or turn_down is TurnDown.FACE_UP
        spot = layout.kitty(3) if away else layout.turn_up
        shown = (face_up and not away) or (away and face_up and view.turned_down)
        until_called = turn_down is TurnDown.UNTIL_CALLED and not layout.drawer
        if view.turned_down and not away and until_called:
            # under the kitty, so far out that its suit shows
            spot, top, shown = layout.under_pack, low - 1, True
            out[f"pack-{len(spots)}"] = Piece("back", layout.turn_up, low + 4)
        out[UPCARD] = Piece(str(view.upcard) if shown else "back", spot, top)
    elif away and view.phase is not Phase.DISCARD:
        out[BURIED] = Piece("back", layout.kitty(3), top)
    return out


def _drawn(layout: TableLayout, state: TableModel) -> Pieces:
    """Cards dealt face up to find the first dealer, each on those before it."""
    out: Pieces = {}
    for number, (seat, card) in enumerate(state.drawn):
        out[f"drawn-{number}"] = Piece(str(card), layout.drawn(seat, number), _TRICK + number)
    return out


# -- hands -----------------------------------------------------------------------------------


def _hidden(layout: TableLayout, view: SeatView, seat: Seat) -> Pieces:
    """Backs: another's hand, a hand laid down, or the own one while it may not be looked at."""
    count = view.hand_sizes[seat]
    out_now = out_of_play(view)
    laid = seat in out_now and not (layout.drawer and view.phase is Phase.DISCARD)
    if seat is view.seat and view.hand and seat not in out_now:
        return {}
    out: Pieces = {}
    for number in range(count):
        if laid and view.ruleset.switches.partners_hand == "in-the-middle" and not layout.drawer:
            back = layout.in_the_middle(number)
        elif laid:
            back = layout.laid_down(seat, number, leader_of(view))
        else:
            back = layout.back(seat, number, count)
        out[f"{seat.name}-{number}"] = Piece("back", back, _BACKS + number)
    for number, card in enumerate(_lying_open(view, seat), 1):
        if number <= count:
            key = f"{seat.name}-{count - number}"
            place = out[key].spot if layout.drawer else layout.exposed(seat, number - 1)
            out[key] = Piece(str(card), place, _TRICK - number, ("exposed",))
    return out


def _lying_open(view: SeatView, seat: Seat) -> list[Card]:
    """The cards of another's hand that everyone sees."""
    found = [view.upcard] if view.upcard is not None and _lies_open(view, seat) else []
    if view.honest is not None:
        found += view.honest.duties.exposed_of(seat)
        found += [card for who, card in view.honest.shown if who is seat and card not in found]
    return found


def _lies_open(view: SeatView, seat: Seat) -> bool:
    """Whether the card this dealer took up still lies open, as some tables have it."""
    if not (view.ruleset.switches.upcard_shown and view.picked_up and seat is view.dealer):
        return False
    played = [card for trick in (*view.tricks, view.trick) if trick for card in trick.cards]
    return seat not in view.sitting_out and view.upcard not in played


def _hand(layout: TableLayout, state: TableModel, pointed: Pointed) -> Pieces:
    view, marks = state.view, state.marks
    if view.seat in out_of_play(view):
        return {}
    allowed = marks.allowed if marks.allowed is not None else _legal_cards(view)
    count, opened = len(state.hand), _lying_open(view, view.seat)
    helped = marks.help and bool(allowed) and len(allowed) < count
    at = state.hand.index(pointed.hovered) if pointed.hovered in state.hand else None
    out: Pieces = {}
    for number, card in enumerate(state.hand):
        barred = helped and card not in allowed and card != marks.tried
        touched = card in (pointed.hovered, pointed.focused)
        states = tuple(_states(card, marks, barred and touched))
        if card in opened:
            states += ("exposed",)
        if card == pointed.focused:
            states += ("focus",)
        lift = _lift(card, marks) or (12 if touched else 0)
        spot = layout.hand(number, count).raised(layout.lift(lift - (_LOWER if barred else 0)))
        if at is not None and abs(at - number) == 1 and not layout.drawer:
            spot = spot.moved((number - at) * _APART * layout.u, 0)
        z, shadow = _HAND + number, "lifted" if lift else "card"
        if pointed.dragged and pointed.dragged[0] == card:
            spot, z, shadow = pointed.dragged[1], 200, "dragged"
        veil = _veil(card, marks) or (_BARRED if barred else 0)
        out[str(card)] = Piece(str(card), spot, z, states, _tab(card, view, marks), veil, shadow)
    return out


def _legal_cards(view: SeatView) -> frozenset[Card]:
    kinds = (ActionKind.PLAY, ActionKind.DISCARD, ActionKind.GIVE)
    return frozenset(a.card for a in view.legal if a.kind in kinds and a.card is not None)


def _states(card: Card, marks: Marks, barred: bool) -> Iterator[str]:
    """Overlays, the lowest first."""
    if card in marks.lit:
        yield "lit"
    elif card == marks.tried:
        yield "tried"
    elif card in marks.mistaken:
        yield "mistake"
    elif card in marks.chosen:
        yield "selected"
    elif card in marks.won:
        yield "won"
    elif card in marks.recommended:
        yield "recommended"
    elif barred:
        yield "illegal"


def _lift(card: Card, marks: Marks) -> float:
    if card in marks.chosen:
        return 28
    return 16 if card in marks.recommended or card in marks.lit else 0


def _tab(card: Card, view: SeatView, marks: Marks) -> str:
    """The suit that the left bower belongs to; with ? the one it would belong to if the upcard is taken."""
    if not marks.tags:
        return ""
    if view.phase is Phase.FIRST_ROUND:
        return f"{view.upcard_suit}?" if is_left_bower(card, view.upcard_suit) else ""
    return str(view.trump) if is_left_bower(card, view.trump) else ""


def _veil(card: Card, marks: Marks) -> float:
    return _UNLIT if marks.veil and card not in marks.lit and card != marks.tried else 0


def _trick(layout: TableLayout, state: TableModel) -> Pieces:
    view, marks = state.view, state.marks
    out: Pieces = {}
    if view.trick is None:
        return out
    for number, (seat, card) in enumerate(view.trick.plays):
        place = layout.trick(seat, view.trick.leader)
        spot = Spot(place.x, place.y, place.width, layout.tilt(seat, len(view.tricks)))
        states = ("lit",) if card in marks.lit else ("won",) if card in marks.won else ()
        veil, z = _veil(card, marks), _TRICK + number
        if view.phase is Phase.GATHER and state.settled and not marks.veil:
            if seat is view.winning:
                spot, states, z = replace(spot, width=spot.width * _RISEN), ("won",), _TRICK + 4
            else:
                veil = _LOST
        out[str(card)] = Piece(str(card), spot, z, states, _tab(card, view, marks), veil)
    return out


# -- wooden pieces and counters --------------------------------------------------------------


def _furniture(layout: TableLayout, state: TableModel) -> Pieces:
    out: Pieces = {}
    view = state.view
    if view.trump is not None and view.maker is not None:
        if cube_on_kitty(layout, view):
            rect, code = layout.cube_on_kitty, f"cubetop{view.trump}"
        else:
            rect, code = layout.cube(view.maker), f"cube{view.trump}"
        out[CUBE] = Piece(code, Spot(rect.centerx, rect.centery, rect.w), _KITTY + 6)
    if state.show_dealer and view.phase is not Phase.GAME_OVER:
        rect = layout.dealer(view.dealer, made=CUBE in out and view.maker is view.dealer)
        out[DEALER] = Piece("dealer", Spot(rect.centerx, rect.centery, rect.w), _HAND - 1)
    return out


def cube_on_kitty(layout: TableLayout, view: SeatView) -> bool:
    """Whether the trump cube stands on the kitty (WED-18), and not beside the player who called."""
    on_kitty = view.ruleset.switches.trump_cube == "on-kitty" and not layout.drawer
    return on_kitty and not shown(view)  # there is no kitty once the hand is over


def counter_pair(view: SeatView) -> Pair | None:
    """The counter cards that the score lies on the table as; None where it does not."""
    return pair_for(view.ruleset.switches, max(view.standing.points))


def _counters(layout: TableLayout, view: SeatView) -> Pieces:
    out: Pieces = {}
    pair = counter_pair(view)
    if layout.drawer or pair is None:
        return out
    for side, suit in zip((view.seat.side, view.seat.side.other), "HS", strict=True):
        below, above, face_up = layout.counters(side, view.standing.points[side], pair)
        out[f"counter-{side:d}-six"] = Piece(f"c{pair[1]}{suit}", below, _PIECE)
        out[f"counter-{side:d}-four"] = Piece(f"c{pair[0]}{suit}" if face_up else "back", above, _PIECE + 1)
    return out
