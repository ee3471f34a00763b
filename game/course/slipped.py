"""What is done at an honest table of a lesson: slips and rulings, after all that is legal."""

from __future__ import annotations

from dataclasses import replace

from game.course import knowledge, unfillable
from game.course.notation import seat_word
from game.course.scripted_play import impossible
from game.course.tables import PartHand, Table
from game.rules.actions import ActionKind
from game.rules.ruleset import Ruleset
from game.rules.slip_kinds import slip_kind
from game.rules.slips import SlipKind
from game.rules.state import Setup
from game.rules.trick import followers, suit_led
from game.session import Session

_FROM_THE_HAND = (ActionKind.PLAY, ActionKind.EXPOSE)


def holding_its_deeds(table: Table) -> Table:
    """The table with the cards of its deeds in the hands they come from, where it does not say so itself."""
    named = {card for _path, card in knowledge.all_cards(table)}
    hands = table.hands
    for deed in table.deeds:
        action = deed.action
        if action is None or action.kind not in _FROM_THE_HAND or action.card is None or action.card in named:
            continue
        named.add(action.card)
        word = seat_word(action.seat)
        hand = getattr(hands, word) or PartHand()
        if isinstance(hand, PartHand):
            more = hand.model_copy(update={"has": (*hand.has, action.card)})
            hands = hands.model_copy(update={str(word): more})
    return table.model_copy(update={"hands": hands})


def done(table: Table, ruleset: Ruleset, setup: Setup) -> Setup:
    """The setup with what is done at the table. Raises Unfillable for what nobody could do."""
    setup = replace(setup, honest=True)
    session = Session(ruleset, setup, {})
    stopped = impossible(session, table.deeds)
    if stopped is not None:
        raise unfillable.cannot_be_done(("deeds", stopped), str(table.deeds[stopped]))
    _check_meant(table, session)
    return replace(setup, actions=(*setup.actions, *session.actions))


def _check_meant(table: Table, session: Session) -> None:
    """A renege is one by cards that the author knows of. Raises Unfillable for one that was only dealt."""
    named = {card for _path, card in knowledge.all_cards(holding_its_deeds(table))}
    for step in session.history:
        state, action = step.before, step.action
        if slip_kind(state, action) is not SlipKind.RENEGE:
            continue
        held = followers(state.hands[action.seat], suit_led(state.trick, state.trump), state.trump)
        if not named.intersection(held):
            number = [deed.action for deed in table.deeds].index(action)
            raise unfillable.reneges_by_chance(("deeds", number), str(table.deeds[number]), held[0])
