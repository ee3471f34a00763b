"""The run over random hands: it plays what it says, and it notices what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from game.dev import random_hands
from game.dev.dev_command import main
from game.dev.random_hands import Broken, batch, check_hand, random_table, run
from game.rules.actions import Phase
from game.rules.hand import apply, legal, start
from game.rules.seats import Seat
from game.rules.state import Hands, Setup, State, Trick
from tests.tables import rules


def finished_hand(seed: str = "finished") -> tuple[State, Hands]:
    """A hand played out, and how it stood at the first lead."""
    chance = Random(seed)
    state, dealt = start(rules(stick_the_dealer=True), Setup(seed)), None
    while state.phase is not Phase.HAND_OVER:
        if state.phase is Phase.PLAY and dealt is None:
            dealt = state.hands
        state, _ = apply(state, chance.choice(legal(state, state.turn)))
    assert dealt is not None
    return state, dealt


def test_every_hand_of_a_batch_is_played_by_the_rules() -> None:
    tally = batch("test", 300)
    assert tally.hands >= 300
    assert tally.broken == ()


def test_the_tables_of_a_run_differ_in_ruleset_pack_and_switches() -> None:
    tables = [random_table(Random(number)) for number in range(200)]
    assert len({table.id for table in tables}) == 6
    assert {(table.switches.pack, table.switches.joker) for table in tables} == {
        (size, joker) for size in (24, 28, 32) for joker in (False, True)
    }
    for name in ("no_trump", "partners_best", "farmers_hand", "defend_alone", "cut", "lone_lead"):
        assert len({getattr(table.switches, name) for table in tables}) > 1


def lost_card(state: State) -> State:
    return state.changed(stock=state.stock[1:])


def another_leader(state: State) -> State:
    first, second, *rest = state.tricks
    plays = second.plays[1:] + second.plays[:1]
    return state.changed(tricks=(first, Trick(plays[0][0], plays), *rest))


def swapped_cards(state: State) -> State:
    first, second, *rest = state.tricks
    one, other = first.plays[0], second.plays[0]
    changed = (
        Trick(first.leader, ((one[0], other[1]), *first.plays[1:])),
        Trick(second.leader, second.plays),
    )
    assert one != other
    return state.changed(tricks=(*changed, *rest))


def four_tricks(state: State) -> State:
    last = state.tricks[-1]
    return state.changed(tricks=state.tricks[:-1], stock=(*state.stock, *last.cards))


def one_point_more(state: State) -> State:
    assert state.award is not None
    us, them = state.award.points
    return state.changed(award=replace(state.award, points=(us + 1, them)))


def partner_unpaid(state: State) -> State:
    assert state.award is not None
    south, west, north, east = state.award.players
    return state.changed(award=replace(state.award, players=(south + 1, west, north, east)))


def wrong_score(state: State) -> State:
    us, them = state.standing.points
    return state.changed(standing=replace(state.standing, points=(us, them + 1)))


def thrown_in(state: State) -> State:
    return state.changed(bidding=state.bidding.changed(maker=None))


@pytest.mark.parametrize(
    "damage",
    [
        lost_card,
        another_leader,
        swapped_cards,
        four_tricks,
        one_point_more,
        partner_unpaid,
        wrong_score,
        thrown_in,
    ],
)
def test_whatever_is_wrong_with_a_hand_is_noticed(damage: Callable[[State], State]) -> None:
    state, dealt = finished_hand()
    check_hand(state, dealt)
    with pytest.raises(Broken):
        check_hand(damage(state), dealt)


def test_a_card_of_another_suit_than_led_is_noticed() -> None:
    for number in range(40):
        state, dealt = finished_hand(f"renege {number}")
        leader = state.tricks[0].leader
        held = list(dealt)
        held[leader.left] = state.hands[leader.left]
        spare = [*dealt[leader.left]]
        wrong = [card for card in spare if card != state.tricks[0].card_of(leader.left)]
        for card in wrong:
            swapped = exchanged(state, leader.left, card)
            try:
                check_hand(swapped, dealt)
            except Broken as fault:
                if "could follow" in str(fault):
                    return
    pytest.fail("nobody was caught")


def exchanged(state: State, seat: Seat, card: object) -> State:
    """The state with the first card of a seat and another one of its cards changed for each other."""
    first = state.tricks[0].card_of(seat)
    moved = {first: card, card: first}
    tricks = tuple(
        Trick(trick.leader, tuple((who, moved.get(held, held)) for who, held in trick.plays))  # type: ignore[misc, arg-type]
        for trick in state.tricks
    )
    return state.changed(tricks=tricks)


def test_the_first_broken_hand_is_told_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_hands, "player_payment", lambda *_: (9, 9, 9))
    (told,) = batch("broken", 50).broken
    assert told.startswith("A hand pays other than its points. {")
    assert '"actions"' in told


def test_a_run_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(100, 1, "run").hands >= 100
    assert " of 100 hands, " in capsys.readouterr().err


def test_the_command_plays_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hands", "--count", "50", "--jobs", "1"]) == 0
    assert "none broken." in capsys.readouterr().out
