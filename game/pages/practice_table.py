"""What a practice table shows: the hand in order, what was said, and marks for what there is to decide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.i18n import _
from game.pages.practice_page import Opened, PracticeState
from game.pages.table_model import Marks, TableModel, in_order
from game.pages.table_page import deciding
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.view import SeatView


def practice_model(
    table: PracticeState, speech: Mapping[Seat, str], card_help: bool, still: bool
) -> TableModel:
    """The table; marks of the learner's turn come when everything lies `still`."""
    view = table.view
    return TableModel(
        view,
        in_order(view.hand, view.trump),
        _marks(table, card_help) if still and deciding(view) else _watching(table, card_help),
        speech,
        _("your turn") if deciding(view) else "",
        show_dealer=view.phase is not Phase.DRAW,
        names=table.names,
    )


def _watching(table: PracticeState, card_help: bool) -> Marks:
    lit = table.lit
    return Marks(
        tags=card_help, lit=lit, numbered=table.numbers, veil=table.opened is Opened.WHY and bool(lit)
    )


def _marks(table: PracticeState, card_help: bool) -> Marks:
    """What is marked while the learner is to act."""
    if table.opened is Opened.SHOWING:  # any card can be shown
        return _watching(table, card_help)
    refused = table.opened is Opened.REFUSED
    recommended = table.hint.recommended if table.hint is not None else ()
    return replace(
        _watching(table, card_help),
        help=card_help or refused,
        tags=card_help or refused,
        tried=table.about.card if refused and table.about is not None else None,
        chosen=frozenset([table.selected] if table.selected else ()),
        recommended=frozenset(action.card for action in recommended if action.card is not None),
    )


def action_with(view: SeatView, card: Card) -> Action:
    """What choosing a card of the hand means now: it is played, put down or given away."""
    kinds = {Phase.DISCARD: ActionKind.DISCARD, Phase.GIVE: ActionKind.GIVE} if view.my_turn else {}
    return Action(view.seat, kinds.get(view.phase, ActionKind.PLAY), card)
