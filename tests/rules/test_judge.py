from __future__ import annotations

import random

import pytest

from game.rules.actions import Phase
from game.rules.hand import IllegalAction, actors, apply, legal, start
from game.rules.judge import judge
from game.rules.reasons import Consequence, ConsequenceKind, ReasonKind
from game.rules.seats import Seat
from game.rules.state import Setup, State
from tests.rules.tables import (
    CLASSIC,
    DANVILLE,
    NORTH,
    cards,
    everyone_passes,
    reason,
    sheet,
    table,
    why,
    word,
)
from tests.rules.test_actions import EVERY_ACTION


def to_follow(name: str, led: str, south: str) -> State:
    """South to follow to East's lead, with hearts trump."""
    done = f"{everyone_passes(NORTH)} 3:call:H 3:play:{led}"
    return table(sheet(name), dealer=NORTH, upcard="9C", done=done, east=led, south=south)


@pytest.mark.clause("DAN-09")
@pytest.mark.clause("BASE-31")
@pytest.mark.parametrize(("name", "clause"), [(DANVILLE, "DAN-09"), (CLASSIC, "BASE-31")])
@pytest.mark.parametrize(
    ("led", "south", "card"),
    [
        ("AS", "KS 9S AH AD AC", "AH"),  # trumping a suit that could be followed
        ("AD", "JD 9D KS TH AC", "JD"),  # the left bower on its printed suit
        ("AH", "JD AS KS AD AC", "AD"),  # keeping the left bower back
    ],
)
def test_a_renege_would_cost_the_points_of_its_sheet(
    name: str, clause: str, led: str, south: str, card: str
) -> None:
    verdict = word(to_follow(name, led, south), f"0:play:{card}")
    assert not verdict.legal
    assert verdict.consequence == Consequence(ConsequenceKind.RENEGE, clause, 2)


@pytest.mark.clause("DAN-09")
def test_at_a_guided_table_a_renege_is_refused_and_nothing_changes() -> None:
    # the award itself needs a table where a renege can happen
    state = to_follow(DANVILLE, "AS", "KS 9S AH AD AC")
    with pytest.raises(IllegalAction, match="must-follow"):
        apply(state, next(action for action in EVERY_ACTION if str(action) == "0:play:AH"))
    assert state.standing.points == (0, 0)


@pytest.mark.parametrize("attempt", ["0:play:9D", "0:pass", "0:gather"])
def test_what_is_no_renege_costs_nothing(attempt: str) -> None:
    assert word(to_follow(DANVILLE, "AS", "KS 9S AH AD AC"), attempt).consequence is None


def test_a_legal_action_costs_nothing() -> None:
    assert word(to_follow(DANVILLE, "AS", "KS 9S AH AD AC"), "0:play:KS").consequence is None


@pytest.mark.clause("DAN-01")
@pytest.mark.clause("HOY-06")
def test_danville_cites_hoyle_where_the_league_says_nothing() -> None:
    for name in (CLASSIC, DANVILLE):
        assert why(to_follow(name, "AS", "KS 9S AH AD AC"), "0:play:AH") == [
            (ReasonKind.MUST_FOLLOW, "HOY-06")
        ]


def test_a_refusal_names_the_cards_that_would_do() -> None:
    refusal = reason(to_follow(CLASSIC, "AS", "KS 9S AH AD AC"), "0:play:AH", ReasonKind.MUST_FOLLOW)
    assert refusal.cards == cards("KS 9S")


def test_following_names_all_the_cards_that_follow() -> None:
    state = to_follow(CLASSIC, "AS", "KS 9S AH AD AC")
    assert reason(state, "0:play:9S", ReasonKind.FOLLOWS).cards == cards("KS 9S")


def test_the_weightiest_reason_comes_first() -> None:
    state = to_follow(CLASSIC, "AD", "JD 9D KS TH AC")
    assert [kind for kind, _ in why(state, "0:play:JD")] == [
        ReasonKind.LEFT_DOES_NOT_FOLLOW,
        ReasonKind.MUST_FOLLOW,
    ]


@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
@pytest.mark.parametrize("seed", range(3))
def test_every_word_of_the_referee_rests_on_a_clause_of_the_sheet(name: str, seed: int) -> None:
    chance = random.Random(seed)
    ruleset = sheet(name, joker=bool(seed), defend_alone=bool(seed))
    state = start(ruleset, Setup(f"judge {seed}"))
    while state.phase is not Phase.HAND_OVER:
        for action in (*chance.sample(EVERY_ACTION, 60), *legal(state, state.turn)):
            reasons = judge(state, action).reasons
            assert reasons
            assert {reason.clause for reason in reasons} <= ruleset.clauses.keys()
        state, _ = apply(state, chance.choice(legal(state, state.turn)))


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    state = table()
    assert actors(state) == (Seat.WEST,)
    assert [seat for seat in Seat if legal(state, seat)] == [Seat.WEST]


def test_an_illegal_action_is_refused_with_the_referees_reasons() -> None:
    state = table()
    action = next(action for action in EVERY_ACTION if str(action) == "1:call:S")
    with pytest.raises(IllegalAction) as refused:
        apply(state, action)
    assert refused.value.reasons == judge(state, action).reasons
    assert refused.value.action == action


def test_a_setup_may_begin_in_the_middle_of_a_hand() -> None:
    state = table(done="1:order 0:discard:9S", south="9S")
    again = start(state.ruleset, state.setup)
    assert again == state
    assert again.phase is Phase.PLAY


def test_a_setup_whose_actions_break_the_rules_is_refused() -> None:
    with pytest.raises(IllegalAction):
        table(done="1:call:S")
