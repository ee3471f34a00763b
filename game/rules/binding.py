"""What duties leave free of what the rules allow: `hand.legal` asks before it answers."""

from __future__ import annotations

from collections.abc import Callable

from game.rules import trick
from game.rules.actions import Action, ActionKind, Phase, only
from game.rules.cards import Card, Suit, effective_suit
from game.rules.duties import NO_DUTIES, Duties
from game.rules.reasons import ConsequenceKind, Reason, ReasonKind
from game.rules.ruleset import Topic
from game.rules.seats import Seat
from game.rules.state import State

Actions = tuple[Action, ...]


def bind(state: State, free: Actions) -> Actions:
    """What of all that the rules leave free the duties leave to the seat whose turn it is."""
    duties = _duties(state)
    if duties is NO_DUTIES or not free:
        return free
    narrow = _BINDING.get(state.phase)
    return narrow(state, duties, free) if narrow is not None else free


def early_leads(state: State, seat: Seat) -> Actions:
    """The trumps that this seat may lead early: of them what it might lead at its turn."""
    early, duties = trick.early_leads(state, seat), _duties(state)
    if duties is NO_DUTIES or not early:
        return early
    if seat.side in duties.to_name:
        return ()
    held = tuple(Action(seat, ActionKind.PLAY, card) for card in state.hands[seat])
    free = _plays(state.changed(turn=seat), duties, held)
    return tuple(action for action in early if action in free)


def against(state: State, action: Action) -> Reason | None:
    """The duty that an action would break, which the rules of play would allow."""
    duties, cite, card = _duties(state), state.ruleset.cite, action.card
    if card is not None and action.kind is not ActionKind.PLAY:
        return Reason(ReasonKind.EXPOSED_FIRST, cite(Topic.EXPOSED_CARD), (card,))
    if card is None:
        return Reason(ReasonKind.SIDE_IS_BARRED, barring_clause(state, action.seat), seat=action.seat)
    for seat, kept in duties.stays:
        if seat is action.seat and kept is not card:
            return Reason(ReasonKind.CARD_STAYS, cite("retract_after_renege"), (kept,))
    suit = effective_suit(card, state.trump)
    if not state.plays and duties.named is not None and suit is not duties.named:
        return Reason(ReasonKind.SUIT_IS_NAMED, naming_clause(state), suit=duties.named)
    shown = due(state, state.turn)
    if shown and card not in shown:
        return Reason(ReasonKind.EXPOSED_FIRST, cite(Topic.EXPOSED_CARD), shown)
    barred = _barred_leads(state, duties)
    if not state.plays and suit in barred:
        return Reason(ReasonKind.LEAD_IS_BARRED, cite("exposed_bars_partner"), (), suit, action.seat.partner)
    return None


def barring_clause(state: State, seat: Seat) -> str:
    """The clause by which a player can only pass: one that barred the side, or an own pass too early."""
    honest, cite = state.honest, state.ruleset.cite
    if honest is None or seat.side not in honest.duties.barred:
        return cite(Topic.PASS_OUT_OF_TURN)
    for ruling in reversed(honest.rulings):
        by_it = ruling.cost is not None and ruling.cost.kind is ConsequenceKind.SIDE_BARRED
        if by_it and ruling.of is not None and ruling.of.side is seat.side:
            return ruling.clause
    return cite("barred_call")


def naming_clause(state: State) -> str:
    """The clause by which a side may name the suit of the lead that is due."""
    rulings = () if state.honest is None else state.honest.rulings
    for ruling in reversed(rulings):
        if ruling.cost is not None and ruling.cost.kind is ConsequenceKind.SUIT_NAMED:
            return ruling.clause
    return state.ruleset.cite("illegal_information")


def _duties(state: State) -> Duties:
    return NO_DUTIES if state.honest is None else state.honest.duties


def _calls(state: State, duties: Duties, free: Actions) -> Actions:
    """A pass alone for a side that may not make trump, or for a player who has passed already."""
    seat = state.turn
    if seat.side in duties.barred:
        return only(seat, ActionKind.PASS)
    passing = only(seat, ActionKind.PASS)
    return passing if seat in duties.passed and passing[0] in free else free


def _keeps(state: State, duties: Duties, free: Actions) -> Actions:
    """An exposed card is not put down or given away: it has to be played."""
    shown = duties.exposed_of(state.turn)
    return tuple(action for action in free if action.card not in shown) or free


def _plays(state: State, duties: Duties, free: Actions) -> Actions:
    seat = state.turn
    kept = tuple(card for player, card in duties.stays if player is seat)
    if same := _with(free, lambda card: card in kept):
        return same
    if not state.plays:
        free = _leads(state, duties, free)
    shown = duties.exposed_of(seat)
    return _with(free, lambda card: card in shown) or free


def _leads(state: State, duties: Duties, free: Actions) -> Actions:
    """The suit that was named where it is held, else any but those an exposed card bars, if there are any."""
    if duties.named is not None:
        named = _with(free, lambda card: effective_suit(card, state.trump) is duties.named)
        if named:
            return named
    barred = _barred_leads(state, duties)
    return _with(free, lambda card: effective_suit(card, state.trump) not in barred) or free


def _barred_leads(state: State, duties: Duties) -> frozenset[Suit | None]:
    partner = state.turn.partner
    return frozenset(
        effective_suit(each.card, state.trump)
        for each in duties.exposed
        if each.bars_partner and each.seat is partner
    )


def due(state: State, seat: Seat) -> tuple[Card, ...]:
    """The exposed cards of a seat one of which has to be played now, once what is legal was decided."""
    shown = _duties(state).exposed_of(seat)
    if not shown or seat is not state.turn:
        return ()
    return tuple(action.card for action in state.decided or () if action.card in shown and action.card)


def _with(actions: Actions, wanted: Callable[[Card], bool]) -> Actions:
    return tuple(action for action in actions if action.card is not None and wanted(action.card))


_BINDING = {
    Phase.FIRST_ROUND: _calls,
    Phase.SECOND_ROUND: _calls,
    Phase.DISCARD: _keeps,
    Phase.GIVE: _keeps,
    Phase.PLAY: _plays,
}
