"""A followed deal as plain data for other programs."""

from __future__ import annotations

from typing import Any, Literal

from game.records.followed_deals import Followed, Step
from game.rules.actions import BY_THE_TABLE, Action, ActionKind
from game.rules.cards import Card
from game.rules.hand import legal
from game.rules.seats import Seat
from game.rules.state import State, Trick
from game.rules.trick import winner

UNKNOWN: Literal["unknown"] = "unknown"
NO_TRUMP = "NT"


def token(action: Action, upcard: Card | None) -> str:
    """An action without its seat: `pass`, `order-alone`, `call:H`, `call:NT`, `discard:9S`, `play:AC`.

    Leaving the accepted upcard where it lies comes to the same as putting it down and is told so.
    """
    if action.kind is ActionKind.DEFEND:
        return "defend-alone" if action.alone else "defend-together"
    if action.kind is ActionKind.LEAVE and upcard is not None:
        return f"{ActionKind.DISCARD}:{upcard}"
    text = str(action).partition(":")[2].removesuffix(":alone")
    if action.kind is ActionKind.NO_TRUMP:
        text = f"{ActionKind.CALL}:{NO_TRUMP}"
    return f"{text}-alone" if action.alone else text


def as_data(deal: Followed) -> dict[str, Any]:
    """One deal: its decisions with everything that was allowed, its tricks and what it paid."""
    first, last = deal.first, deal.last
    award = last.award
    return {
        "deal": deal.number,
        "dealer": int(first.dealer),
        "upcard": str(first.upcard),
        "decisions": [_decision(deal, step) for step in deal.steps if step.action.kind not in BY_THE_TABLE],
        "trump": _trump(last),
        "maker": None if last.maker is None else int(last.maker),
        "alone": last.alone,
        "defends_alone": None if last.defender is None else int(last.defender),
        "discard": _discard(deal),
        "tricks": _tricks(last),
        "tricks_won": list(last.tricks_won),
        "points": [0, 0] if award is None else list(award.points),
        "player_points": [0, 0, 0, 0] if award is None else list(award.players),
    }


def _trump(state: State) -> str | None:
    if state.trump is None:
        return None if state.maker is None else NO_TRUMP
    return str(state.trump)


def _decision(deal: Followed, step: Step) -> dict[str, Any]:
    return {
        "seat": int(step.action.seat),
        "phase": str(step.before.phase),
        "legal": _legal(deal, step),
        "chosen": token(step.action, step.before.upcard) if step.told else UNKNOWN,
    }


def _legal(deal: Followed, step: Step) -> list[str] | Literal["unknown"]:
    state, seat = step.before, step.action.seat
    allowed = _tokens(state, seat)
    if deal.stand_ins.isdisjoint(state.hands[seat]):
        return allowed
    # with some cards of the hand not told: the same with none of them and with all they could be?
    known = tuple(card for card in state.hands[seat] if card not in deal.stand_ins)
    could_be = (*known, *deal.stand_ins, *(card for card in deal.first.stock if card not in deal.stand_ins))
    least, most = (_allowed_with(state, step.action, hand) for hand in (known, could_be))
    return allowed if least == most else UNKNOWN


def _tokens(state: State, seat: Seat) -> list[str]:
    """Everything a seat may do, each once: at some tables the upcard may be left as well as put down."""
    return list(dict.fromkeys(token(action, state.upcard) for action in legal(state, seat)))


def _allowed_with(state: State, action: Action, hand: tuple[Card, ...]) -> set[str]:
    hands = list(state.hands)
    hands[action.seat] = hand
    south, west, north, east = hands
    changed = state.changed(hands=(south, west, north, east))
    return set(_tokens(changed, action.seat))


def _discard(deal: Followed) -> str | None:
    """What the dealer put down or left; None where there was nothing, or where the record does not tell."""
    last = deal.last
    if any(not step.told for step in deal.steps):
        return None
    left = any(step.action.kind is ActionKind.LEAVE for step in deal.steps)
    card = last.upcard if left else last.discard
    return None if card is None else str(card)


def _tricks(state: State) -> list[dict[str, Any]]:
    found = [_trick(trick, int(winner(trick, state.trump))) for trick in state.tricks]
    if state.trick is not None and state.trick.plays:
        found.append(_trick(state.trick, None))
    return found


def _trick(trick: Trick, won_by: int | None) -> dict[str, Any]:
    return {
        "leader": int(trick.leader),
        "cards": [str(card) for card in trick.cards],
        "winner": won_by,
    }
