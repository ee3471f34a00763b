"""What bots choose when a slip of the other side gives them a choice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.actions import Phase
from game.rules.seats import Seat
from game.rules.state import Setup, Standing
from game.rules.view import SeatView, observe
from game.strategy.decisions import decide
from tests.tables import hand_setup, reach, rules

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
HOYLE_2001, WEDNESDAY = "hoyle-2001", "wednesday-night"
BY_REMEDY = {
    "add-points",
    "take-away",
    "accept-points",
    "alone-for-points",
    "name-what-you-win",
    "let-them-lead",
}
"""The rules of thumb that have their situations here."""

RENEGED = (
    "1:order 0:discard:9C 1:play:AC 2:play:TC 3:play:QS 0:play:JC 1:gather 1:play:9D 2:play:TD 3:play:QC "
    "0:play:AD 0:gather 0:director:3:renege 0:play:KD 1:play:QD 2:play:JS 3:play:AS 0:gather "
    "0:play:KS 1:play:9S 2:play:TS 3:play:TH 3:gather 3:play:QH 0:play:9H 1:play:AH 2:play:KH 1:gather"
)
"""Ezra plays the queen of spades on clubs, and the queen of clubs a trick later."""


def honest(setup: Setup, points: tuple[int, int] = (0, 0)) -> Setup:
    return replace(setup, honest=True, standing=Standing.shared(points))


def renege(points: tuple[int, int]) -> SeatView:
    """South may choose what Ezra's renege costs, at this score before the hand."""
    ruleset = rules(HOYLE_2001, pack=24, game_points=10)
    setup = hand_setup(
        "JC AD KD KS 9C", "AC 9D QD 9S AH", "TC TD JS TS KH", "QH QC AS QS TH", dealer=S, upcard="9H",
        ruleset=ruleset,
    )  # fmt: skip
    state = reach(honest(setup, points), RENEGED, ruleset)
    assert state.phase is Phase.RULING
    return observe(state, S)


@pytest.mark.parametrize(
    ("points", "principle"), [((0, 0), "add-points"), ((8, 3), "add-points"), ((2, 9), "take-away")]
)
@pytest.mark.clause("H01-37")
def test_points_for_a_renege_are_taken_where_they_help_most(points: tuple[int, int], principle: str) -> None:
    assert decide(renege(points)).principle.id == principle


@pytest.mark.clause("WED-33")
@pytest.mark.parametrize(
    ("hand", "choice"),
    [("9S TC 9D TD QC", "accept-points"), ("JH JD AH KH AS", "alone-for-points")],
)
def test_two_points_are_declined_only_with_a_hand_that_marches(hand: str, choice: str) -> None:
    ruleset = rules(WEDNESDAY)
    setup = hand_setup(hand, "QH", dealer=S, upcard="9H", ruleset=ruleset)
    state = reach(honest(setup), "3:order 0:director:3:out-of-turn", ruleset)
    assert decide(observe(state, S)).principle.id == choice


@pytest.mark.clause("H01-32")
@pytest.mark.parametrize(
    ("hand", "choice"),
    [("AC TC 9S TS KH", "0:name-lead:C"), ("9C TC 9S TS QC", "0:name-lead:S")],
)
def test_the_leaders_right_names_a_suit_it_can_win(hand: str, choice: str) -> None:
    view = naming(hand)
    assert str(decide(view).action) in {choice, "0:name-lead:D"}
    assert decide(view).principle.id == "name-what-you-win"


def naming(hand: str) -> SeatView:
    """Walt is to lead, and South at his right may name the suit."""
    ruleset = rules(HOYLE_2001, pack=24)
    setup = hand_setup(hand, "AD", "JD", "KD", dealer=S, upcard="9H", ruleset=ruleset)
    card = next(card for card in setup.deal.hands[E] if card is not None)  # type: ignore[union-attr]
    done = f"1:order 0:discard:{setup.deal.hands[S][0]}"  # type: ignore[union-attr]
    state = reach(honest(setup), f"{done} 3:play:{card} 0:director:3:out-of-turn", ruleset)
    assert state.phase is Phase.NAME_LEAD
    return observe(state, S)


def test_no_suit_is_named_where_none_is_won() -> None:
    view = naming("AC TC 9S TS KH")
    only_trumps = replace(view, hand=())
    assert decide(only_trumps).principle.id == "let-them-lead"
