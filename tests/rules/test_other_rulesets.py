"""The same moment under other rules, from what one seat knows."""

from __future__ import annotations

import pytest

from game.rules.actions import ActionKind
from game.rules.hand import candidates
from game.rules.judge import judge
from game.rules.other_rulesets import Apart, NotComparable, known, reinterpret
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup, State
from game.rules.view import SeatView, observe
from game.rulesets.shipped import list_rulesets
from tests.tables import DANVILLE, HOYLE, hand_setup, random_states, reach, rules

LENIENT = {"farmers_hand": "exchange", "partners_best": True, "defend_alone": True, "no_trump": True}
_BY_CHANCE = (ActionKind.DEAL, ActionKind.CUT, ActionKind.TURN_UP)  # what the pack holds is not known


def moved(state: State, ruleset_id: str) -> SeatView:
    view = reinterpret(observe(state, state.turn), rules(ruleset_id))
    assert isinstance(view, SeatView)
    return view


def verdict_elsewhere(state: State, action: str, ruleset_id: str) -> bool:
    tried = next(attempt for attempt in candidates(state, state.turn) if str(attempt) == action)
    return judge(known(moved(state, ruleset_id)), tried).legal


@pytest.mark.parametrize("ruleset", [rules(HOYLE, **LENIENT), *list_rulesets()], ids=lambda table: table.id)
def test_the_referee_says_the_same_with_no_more_than_the_players_own_knowledge(ruleset: Ruleset) -> None:
    for seed in range(6):
        for state in random_states(ruleset, f"known/{seed}"):
            alone = known(observe(state, state.turn))
            for action in candidates(state, state.turn):
                if action.kind not in _BY_CHANCE:
                    assert judge(alone, action) == judge(state, action)


def test_a_view_taken_to_its_own_rules_stays_as_it_is() -> None:
    for state in random_states(rules(DANVILLE), "same"):
        view = observe(state, Seat.SOUTH)
        again = reinterpret(view, rules(DANVILLE))
        if view.my_turn and view.legal and view.legal[0].kind not in _BY_CHANCE:
            assert again == view


@pytest.mark.clause("DAN-10")
@pytest.mark.clause("WED-09")
def test_the_left_bower_alone_orders_up_on_one_sheet_and_not_on_another() -> None:
    state = reach(hand_setup("JD AD KS TC 9S", dealer=Seat.EAST, upcard="9H"))
    assert verdict_elsewhere(state, "0:order", "wednesday-night")
    assert not verdict_elsewhere(state, "0:order", DANVILLE)


@pytest.mark.clause("H01-14")
def test_the_upcard_may_be_put_down_on_some_sheets_only() -> None:
    state = reach(hand_setup(dealer=Seat.SOUTH, upcard="9H"), "1:pass 2:pass 3:pass 0:order")
    assert not verdict_elsewhere(state, "0:discard:9H", "wednesday-night")
    assert verdict_elsewhere(state, "0:leave", "hoyle-2001")


def test_a_question_that_a_table_never_asks_has_no_counterpart_there() -> None:
    setup = hand_setup(dealer=Seat.EAST, upcard="9H")
    state = reach(setup, f"0:order:alone 3:discard:{_a_card(setup)}", rules(HOYLE, defend_alone=True))
    assert reinterpret(observe(state, Seat.WEST), rules(HOYLE, defend_alone=False)) == NotComparable(
        Apart.NEVER_ASKED
    )


def test_a_pass_that_a_stuck_dealer_may_not_make_has_no_counterpart() -> None:
    passes = "1:pass 2:pass 3:pass 0:pass 1:pass 2:pass 3:pass 0:pass"
    state = reach(hand_setup(dealer=Seat.SOUTH, upcard="9H"), passes)
    assert reinterpret(observe(state, Seat.SOUTH), rules(DANVILLE)) == NotComparable(Apart.NEVER_CAME)


def _a_card(setup: Setup) -> str:
    assert setup.deal is not None
    return str(setup.deal.hands[Seat.EAST][0])
