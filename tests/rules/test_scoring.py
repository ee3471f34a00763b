from __future__ import annotations

import itertools
from typing import Any

import pytest

from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Suit
from game.rules.events import HandScored
from game.rules.hand import apply
from game.rules.scoring import award_for, award_kind, points_for, score_hand
from game.rules.seats import Seat, Side
from game.rules.state import Award, AwardKind, State
from tests.rules.tables import (
    CLASSIC,
    DANVILLE,
    EAST,
    SOUTH,
    everyone_passes,
    first_legal,
    sheet,
    table,
)

# (alone, lone defender, makers' tricks): (how it ends, points to the makers, points to the defenders)
Case = tuple[bool, bool, int]

TABLE: dict[Case, tuple[AwardKind, int, int]] = {
    (False, False, 0): (AwardKind.EUCHRE, 0, 2),
    (False, False, 1): (AwardKind.EUCHRE, 0, 2),
    (False, False, 2): (AwardKind.EUCHRE, 0, 2),
    (False, False, 3): (AwardKind.MADE, 1, 0),
    (False, False, 4): (AwardKind.MADE, 1, 0),
    (False, False, 5): (AwardKind.MARCH, 2, 0),
    (True, False, 0): (AwardKind.LONE_EUCHRE, 0, 2),
    (True, False, 1): (AwardKind.LONE_EUCHRE, 0, 2),
    (True, False, 2): (AwardKind.LONE_EUCHRE, 0, 2),
    (True, False, 3): (AwardKind.LONE_MADE, 1, 0),
    (True, False, 4): (AwardKind.LONE_MADE, 1, 0),
    (True, False, 5): (AwardKind.LONE_MARCH, 4, 0),
    (True, True, 0): (AwardKind.LONE_DEFENCE_MARCH, 0, 4),
    (True, True, 1): (AwardKind.LONE_DEFENCE, 0, 2),
    (True, True, 2): (AwardKind.LONE_DEFENCE, 0, 2),
    (True, True, 3): (AwardKind.LONE_MADE, 1, 0),
    (True, True, 4): (AwardKind.LONE_MADE, 1, 0),
    (True, True, 5): (AwardKind.LONE_MARCH, 4, 0),
}


SWITCHES = (
    "made_points",
    "march_points",
    "euchre_points",
    "lone_made_points",
    "lone_march_points",
    "lone_euchre_points",
    "lone_defence_points",
    "lone_defence_march_points",
)


def played_out(name: str, maker: Seat, alone: bool, defended: bool) -> State:
    """A hand with trump made in the second round, ready to be scored."""
    dealer = maker.right
    done = f"{everyone_passes(dealer)} {int(maker)}:call:S" + (":alone" if alone else "")
    if defended:
        done += f" {int(maker.left)}:defend:alone"
    return table(sheet(name, defend_alone=defended), dealer=dealer, upcard="9H", done=done)


def award(name: str, maker: Seat, alone: bool, defended: bool, tricks: int) -> Award:
    won = (tricks, 5 - tricks) if maker.side is Side.US else (5 - tricks, tricks)
    return award_for(played_out(name, maker, alone, defended), won)


@pytest.mark.clause("HOY-17")
@pytest.mark.clause("HOY-18")
@pytest.mark.clause("HOY-19")
@pytest.mark.clause("HOY-22")
@pytest.mark.clause("DAN-07")
@pytest.mark.clause("DAN-08")
@pytest.mark.clause("BASE-28")
@pytest.mark.clause("BASE-29")
@pytest.mark.clause("BASE-30")
@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
@pytest.mark.parametrize("maker", Seat)
@pytest.mark.parametrize("case", TABLE, ids=str)
def test_every_number_of_tricks_pays_what_the_sheet_says(name: str, maker: Seat, case: Case) -> None:
    alone, defended, tricks = case
    kind, to_makers, to_defenders = TABLE[case]
    given = award(name, maker, alone, defended, tricks)
    assert given.kind is kind
    assert given.points[maker.side] == to_makers
    assert given.points[maker.side.other] == to_defenders


@pytest.mark.parametrize("maker", Seat)
@pytest.mark.parametrize("case", TABLE, ids=str)
def test_only_one_side_scores_and_both_its_players_with_it(maker: Seat, case: Case) -> None:
    given = award(CLASSIC, maker, *case)
    assert given.side is (maker.side if case[2] >= 3 else maker.side.other)
    assert given.players == tuple(given.points[seat.side] for seat in Seat)


PAYING: dict[Case, tuple[str, str]] = {
    (False, False, 3): ("HOY-17", "DAN-08"),
    (False, False, 4): ("HOY-17", "DAN-08"),
    (False, False, 5): ("HOY-18", "DAN-08"),
    (False, False, 2): ("HOY-19", "DAN-08"),
    (True, False, 3): ("HOY-22", "DAN-07"),
    (True, False, 5): ("HOY-22", "DAN-07"),
    (True, False, 2): ("HOY-22", "HOY-22"),
    (True, True, 2): ("BASE-30", "BASE-30"),
    (True, True, 0): ("BASE-30", "BASE-30"),
}


@pytest.mark.clause("HOY-17")
@pytest.mark.clause("HOY-18")
@pytest.mark.clause("HOY-19")
@pytest.mark.clause("HOY-22")
@pytest.mark.clause("DAN-01")
@pytest.mark.clause("DAN-07")
@pytest.mark.clause("DAN-08")
@pytest.mark.parametrize("case", PAYING, ids=str)
def test_an_award_rests_on_the_clause_of_its_own_sheet(case: Case) -> None:
    topics = [award(name, SOUTH, *case).topic for name in (CLASSIC, DANVILLE)]
    assert (sheet(CLASSIC).cite(topics[0]), sheet(DANVILLE).cite(topics[1])) == PAYING[case]


@pytest.mark.clause("HOY-24")
@pytest.mark.clause("BASE-27")
def test_three_tricks_are_what_the_makers_need() -> None:
    scoring = {tricks: award(CLASSIC, SOUTH, False, False, tricks).side for tricks in range(6)}
    assert [side is Side.US for side in scoring.values()] == [False, False, False, True, True, True]
    assert sheet(CLASSIC).cite("aim") == "HOY-24"


def test_each_end_of_a_hand_has_points_of_its_own() -> None:
    values: dict[str, Any] = dict(zip(SWITCHES, itertools.count(11), strict=False))
    switches = sheet(**values).switches
    ends = (award_kind(tricks, alone, defended) for alone, defended, tricks in TABLE)
    assert {points_for(kind, switches) for kind in ends} == set(values.values())


def test_the_score_grows_by_the_award_and_the_sheet_keeps_the_hand() -> None:
    state = played_out(CLASSIC, SOUTH, alone=True, defended=False)
    once, events = score_hand(state, state.tricks, (5, 0))
    assert once.phase is Phase.HAND_OVER
    assert once.standing.points == (4, 0)
    assert once.standing.players == (4, 0, 4, 0)
    assert events == (HandScored(award(CLASSIC, SOUTH, True, False, 5), once.standing),)
    (result,) = once.standing.results
    assert (result.dealer, result.trump, result.maker, result.alone) == (EAST, Suit.SPADES, SOUTH, True)
    assert result.tricks_won == (5, 0)
    twice, _ = score_hand(state.changed(standing=once.standing), state.tricks, (2, 3))
    assert twice.standing.points == (4, 2)
    assert twice.standing.deals == 2


def test_the_last_gathered_trick_scores_the_hand() -> None:
    state = played_out(CLASSIC, SOUTH, alone=False, defended=False)
    for _ in range(4):
        state = first_legal(state, [Phase.GATHER])
        state, _events = apply(state, Action(state.turn, ActionKind.GATHER))
    state = first_legal(state, [Phase.GATHER])
    after, events = apply(state, Action(state.turn, ActionKind.GATHER))
    assert isinstance(events[-1], HandScored)
    assert after.award == events[-1].award
    assert sum(after.standing.results[0].tricks_won) == 5


# each player's own score

OWN = {"individual_scores": True, "lone_march_points": 5, "lone_march_partner_points": 4}


def scored(tricks: tuple[int, int], maker: Seat = SOUTH, alone: bool = True, **switches: Any) -> State:
    """The state after a hand with trump made in the second round."""
    dealer = maker.right
    done = f"{everyone_passes(dealer)} {int(maker)}:call:S" + (":alone" if alone else "")
    state = table(sheet(**switches), dealer=dealer, upcard="9H", done=done)
    return score_hand(state, state.tricks, tricks)[0]


@pytest.mark.parametrize(("maker", "players"), [(SOUTH, (5, 0, 4, 0)), (Seat.NORTH, (4, 0, 5, 0))])
def test_a_lone_march_may_pay_the_partner_less(maker: Seat, players: tuple[int, int, int, int]) -> None:
    after = scored((5, 0), maker, **OWN)
    assert after.award is not None
    assert (after.award.points, after.award.players) == ((5, 0), players)
    assert after.standing.players == players


@pytest.mark.parametrize(
    ("tricks", "alone", "players"),
    [((4, 1), True, (1, 0, 1, 0)), ((2, 3), True, (0, 2, 0, 2)), ((5, 0), False, (2, 0, 2, 0))],
)
def test_every_other_award_is_the_same_for_both_partners(
    tricks: tuple[int, int], alone: bool, players: tuple[int, int, int, int]
) -> None:
    after = scored(tricks, alone=alone, **OWN)
    assert after.award is not None
    assert after.award.players == players


@pytest.mark.clause("BASE-41")
def test_partners_who_share_their_score_always_get_the_same() -> None:
    for switches in ({}, {"lone_march_partner_points": 3}, {"individual_scores": True}):
        after = scored((5, 0), **switches)
        assert after.award is not None
        assert after.award.players == (4, 0, 4, 0)
