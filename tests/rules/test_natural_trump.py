from __future__ import annotations

import pytest

from game.rules.reasons import ReasonKind
from tests.rules.tables import (
    CLASSIC,
    DANVILLE,
    EAST,
    NORTH,
    SOUTH,
    cards,
    do,
    everyone_passes,
    may,
    reason,
    sheet,
    table,
    why,
    word,
)

NATURAL = {"south": "9D KD", "west": "TH", "north": "QH", "east": "AH"}
"""With a heart turned up: South, dealing, holds none; everyone else holds one."""


@pytest.mark.clause("DAN-10")
def test_natural_trump_bars_a_hand_without_the_suit_from_accepting() -> None:
    state = table(sheet(DANVILLE), dealer=EAST, upcard="9H", south="AS KS QS TS 9C")
    assert may(state) == {"pass"}
    assert why(state, "0:order") == [(ReasonKind.NEEDS_NATURAL, "DAN-10")]


@pytest.mark.clause("DAN-10")
def test_the_left_bower_alone_is_no_natural_trump() -> None:
    state = table(sheet(DANVILLE), dealer=EAST, upcard="JC", south="JS KS QS TS 9S")
    assert may(state) == {"pass"}
    assert why(state, "0:order") == [
        (ReasonKind.LEFT_IS_NOT_NATURAL, "DAN-10"),
        (ReasonKind.NEEDS_NATURAL, "DAN-10"),
    ]
    assert reason(state, "0:order", ReasonKind.LEFT_IS_NOT_NATURAL).cards == cards("JS")


@pytest.mark.clause("DAN-10")
def test_one_card_of_the_suit_is_enough_to_accept() -> None:
    state = table(sheet(DANVILLE), dealer=EAST, upcard="JC", south="9C KS QS TS 9S")
    assert may(state) == {"pass", "order", "order:alone"}
    assert reason(state, "0:order", ReasonKind.HOLDS_NATURAL).cards == cards("9C")


@pytest.mark.clause("DAN-10")
def test_the_dealer_needs_a_natural_trump_too() -> None:
    state = table(sheet(DANVILLE), dealer=SOUTH, upcard="9H", done="1:pass 2:pass 3:pass", **NATURAL)
    assert may(state) == {"pass"}
    assert word(do(state, "0:pass"), "1:call:D").legal


@pytest.mark.clause("DAN-10")
def test_the_dealers_partner_needs_a_natural_trump_of_their_own() -> None:
    state = table(sheet(DANVILLE), dealer=NORTH, upcard="9H", done="3:pass", **NATURAL)
    assert may(state) == {"pass"}


@pytest.mark.clause("DAN-10")
def test_a_joker_is_no_natural_trump() -> None:
    state = table(sheet(DANVILLE, joker=True), dealer=EAST, upcard="9H", south="XX KS QS TS 9S")
    assert may(state) == {"pass"}


@pytest.mark.clause("DAN-10")
def test_the_second_round_asks_for_no_natural_trump() -> None:
    state = table(
        sheet(DANVILLE), dealer=EAST, upcard="9H", south="AS KS QS TS 9S", done=everyone_passes(EAST)
    )
    for suit in "DC":
        assert word(state, f"0:call:{suit}").legal


@pytest.mark.clause("BASE-12")
def test_elsewhere_any_hand_may_accept() -> None:
    state = table(sheet(CLASSIC), dealer=EAST, upcard="9H", south="AS KS QS TS 9C")
    assert may(state) == {"pass", "order", "order:alone"}
    assert ReasonKind.HOLDS_NATURAL not in [kind for kind, _ in why(state, "0:order")]
