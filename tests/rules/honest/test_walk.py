"""What holds at every honest table, whoever slips and whoever says so: random games through `dev honest`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.dev.honest_checks import check_step
from game.dev.honest_hands import check_moment, steps
from game.dev.random_hands import random_table
from game.rules.actions import Action, Phase
from game.rules.hand import start
from game.rules.record import Record, record_from_json, record_to_json
from game.rules.seats import Seat
from game.rules.state import Setup, State
from game.rules.view import HonestView, observe
from tests.rules.honest.blocks import honest_of
from tests.rules.test_view import re_dealt

some = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32)
MOMENTS = 150
"""Acts of a random game that are looked at."""


def walk(seed: int) -> Iterator[tuple[State, Action, State]]:
    """The first acts of a random game at an honest table."""
    chance = Random(seed)
    state = start(random_table(chance), Setup(str(seed), honest=True))
    for moment, step in enumerate(steps(state, chance, [])):
        if moment == MOMENTS:
            return
        yield step


@some
@given(seeds)
def test_cards_duties_and_scores_hold_together_and_reneges_cost_what_the_sheets_say(seed: int) -> None:
    for before, action, after in walk(seed):
        check_moment(after)
        check_step(before, action, after)


@some
@given(seeds)
def test_a_view_of_an_honest_table_holds_nothing_that_the_seat_cannot_see(seed: int) -> None:
    chance = Random(seed)
    for _before, _action, state in walk(seed):
        if chance.random() < 0.2 and state.phase is not Phase.DRAW:
            for seat in Seat:
                assert observe(hidden_elsewhere(state, seat, chance), seat) == observe(state, seat)


def hidden_elsewhere(state: State, seat: Seat, chance: Random) -> State:
    """The same table to the eyes of one seat, but for the cards it has seen slip out of a hand."""
    honest = honest_of(state)
    lie_open = {card for _seat, card in (*honest.shown, *honest.duties.stays)}
    lie_open |= {exposed.card for exposed in honest.duties.exposed}
    bidding = state.bidding.changed(shown=(*state.bidding.shown, *sorted(lie_open, key=str)))
    return re_dealt(state.changed(bidding=bidding), seat, chance).changed(bidding=state.bidding)


@some
@given(seeds)
def test_a_slip_that_nobody_has_called_is_in_nobodys_view(seed: int) -> None:
    for _before, _action, state in walk(seed):
        honest = honest_of(state)
        if honest.slips:
            whole = (*state.stock, *honest.lost)  # a card under the table is missed by nobody
            silent = state.changed(stock=whole, honest=replace(honest, slips=(), lost=()))
            for seat in Seat:
                assert observe(silent, seat) == observe(state, seat)


def test_a_view_has_no_place_for_slips() -> None:
    assert set(HonestView.__dataclass_fields__) == {"duties", "rulings", "shown", "mixed", "owed"}


@some
@given(seeds)
def test_a_game_with_slips_read_back_from_its_text_comes_to_the_same_state(seed: int) -> None:
    chance, done = Random(seed), list[Action]()
    ruleset, setup = random_table(chance), Setup(str(seed), honest=True)
    state = start(ruleset, setup)
    for moment, (_before, _action, after) in enumerate(steps(state, chance, done)):
        state = after
        if moment == MOMENTS:
            break
    again = record_from_json(record_to_json(Record(ruleset, setup, tuple(done)))).replay()
    assert again == state
