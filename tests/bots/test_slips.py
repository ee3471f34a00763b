"""Human mistakes: each one where it belongs, and nowhere else."""

from __future__ import annotations

import pytest

from game.bots import slips
from game.bots.slips import Slip
from game.rules.seats import Seat
from game.rules.view import observe
from game.strategy.decisions import decide
from tests.tables import hand_setup, reach

S, W, N, E = Seat


def slipped(slip: Slip, hand: str, others: tuple[str, str, str], dealer: Seat, upcard: str, done: str) -> str:
    """What South does by mistake, as text; "" where the mistake cannot happen."""
    west, north, east = others
    state = reach(hand_setup(hand, west, north, east, dealer=dealer, upcard=upcard), done)
    assert state.turn is S
    view = observe(state, S)
    action = slip(view, decide(view))
    assert action is None or action in view.legal
    return str(action or "")


CASES: list[tuple[Slip, str, str, tuple[str, str, str], Seat, str, str]] = [
    (slips.forgets_the_left, "0:play:JD", "9C JD TC AC QC", ("AS KS", "9S", "TS"), S, "KH",
     "1:order 0:discard:9C 1:play:AS 2:play:9S 3:play:TS"),
    (slips.trumps_partners_ace, "0:play:TH", "TH JC TC AC QC", ("9S", "AS", "TS"), S, "KH",
     "1:order 0:discard:JC 1:play:9S 2:play:AS 3:play:TS"),
    (slips.hoards_trumps, "0:play:9S", "JH AH KH 9S AC", ("", "", "QC"), E, "9H", "0:order 3:discard:QC"),
    (slips.saves_aces, "0:play:9S", "TH 9S QS KS AC", ("JH AH", "", "QC"), E, "9H",
     "0:pass 1:order 3:discard:QC"),
    (slips.wastes_high_cards, "0:play:AS", "AS QS TC AC QC", ("9S", "TS", "JS"), S, "KH",
     "1:order 0:discard:TC 1:play:9S 2:play:TS 3:play:JS"),
    (slips.calls_on_hope, "0:order", "AH KH 9S TC QD", ("", "", ""), E, "JH", ""),
    (slips.never_calls_next, "0:pass", "JD JH 9S TC 9C", ("", "", ""), E, "9H",
     "0:pass 1:pass 2:pass 3:pass"),
    (slips.never_goes_alone, "0:order", "JH JD AH KH AS", ("", "", ""), S, "9H", "1:pass 2:pass 3:pass"),
    (slips.never_assists, "0:pass", "KH QH AS 9C TD", ("", "", ""), N, "AH", "3:pass"),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0].__name__)
def test_a_mistake_happens_where_people_make_it(
    case: tuple[Slip, str, str, tuple[str, str, str], Seat, str, str],
) -> None:
    slip, does, *table = case
    assert slipped(slip, *table) == does


@pytest.mark.parametrize("slip", [case[0] for case in CASES], ids=lambda slip: slip.__name__)
def test_a_mistake_does_not_happen_elsewhere(slip: Slip) -> None:
    assert slipped(slip, "9S TC 9D TD QC", ("", "", ""), E, "9H", "") == ""
