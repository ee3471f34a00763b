"""Deals played out in bits follow the rules of thumb that speak at the table."""

from __future__ import annotations

from game.rules.actions import Phase
from game.rules.hand import apply, legal
from game.rules.seats import Side
from game.rules.state import State
from game.rules.view import observe
from game.strategy.decisions import decide
from game.strategy.packed import position
from game.strategy.playout import follow, lead, tricks_played_out
from tests.strategy.solver_proof import opening


def chosen(state: State) -> object:
    """The card that the play in bits chooses."""
    at = position(state)
    assert state.maker is not None
    own = at.hands[at.seat]
    if not at.led:
        return at.layout.card[lead(at.layout, own, at.dead, (at.seat - state.maker) & 3, state.alone)]
    last = not any(at.hands[(at.seat + step) & 3] for step in range(1, at.waiting))
    partner_holds = (at.holder ^ at.seat) & 1 == 0
    return at.layout.card[follow(at.layout, own, at.led, at.best, partner_holds, last)]


def test_cards_are_chosen_by_the_same_rules_of_thumb() -> None:
    same = others = 0
    for number in range(60):
        state = opening(f"thumbs/{number}")
        while state.phase in (Phase.PLAY, Phase.GATHER):
            choices = legal(state, state.turn)
            action = choices[0]
            if state.phase is Phase.PLAY and len(choices) > 1:
                action = decide(observe(state, state.turn)).action
                same += chosen(state) == action.card
                others += chosen(state) != action.card
            state, _events = apply(state, action)
    assert same > 0.95 * (same + others)


def test_a_hand_played_out_comes_to_the_tricks_that_its_cards_take() -> None:
    for number in range(20):
        state = opening(f"tricks/{number}")
        assert state.maker is not None
        foretold = tricks_played_out(position(state), state.maker)
        while state.phase is not Phase.HAND_OVER:
            choices = legal(state, state.turn)
            action = choices[0]
            if state.phase is Phase.PLAY:
                card = chosen(state)
                action = next(choice for choice in choices if choice.card == card)
            state, _events = apply(state, action)
        assert foretold == sum(result.tricks_won[Side.US] for result in state.standing.results[-1:])
