"""What somebody may be said to have done, as the director's list has it at each moment."""

from __future__ import annotations

from game.rules.actions import Charge
from game.rules.hand import start
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import observe
from game.tutor.charges import charges
from tests.rules.honest.blocks import dealt, holds
from tests.rules.tables import sheet


def test_a_mistake_in_the_deal_can_be_called_at_any_moment_of_the_hand() -> None:
    dealing = dealt(start(sheet("danville"), Setup("x", Seat.SOUTH, honest=True)), "3 3")
    for state in (dealing, holds("do: 1:pass"), holds("do: west-calls 1:play:9C"), holds("do until: 3")):
        assert Charge.DEAL in charges(observe(state, Seat.SOUTH))


def test_nobody_can_go_against_a_ruling_before_there_is_one_or_a_pass_out_of_turn() -> None:
    for block in ("do: 1:pass", "do: west-calls 1:play:9C"):
        assert Charge.AGAINST_DUTY not in charges(observe(holds(block), Seat.SOUTH))
    for block in (
        "do: 3:pass",
        "do: 2:order 1:director:2:out-of-turn",
        "do: 0:expose:TS 1:director:0:showed",
    ):
        assert Charge.AGAINST_DUTY in charges(observe(holds(block), Seat.SOUTH))


def test_only_at_a_lone_hand_can_somebody_have_played_while_sitting_out() -> None:
    assert Charge.SAT_OUT in charges(observe(holds("do: south-alone 1:play:9C"), Seat.SOUTH))
    assert Charge.SAT_OUT not in charges(observe(holds("do: west-calls 1:play:9C"), Seat.SOUTH))
