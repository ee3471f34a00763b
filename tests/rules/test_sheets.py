"""Every switch and topic of every sheet, against the table of what the documents say."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from game.rules.actions import Phase
from game.rules.cards import JOKER, Suit, pack
from game.rules.events import DealPassed, GameEnded, ThrownIn, TurnedDown, TurnedUp
from game.rules.hand import start
from game.rules.reasons import ReasonKind
from game.rules.ruleset import CallWord, Ruleset, Switches, Topic
from game.rules.seats import Seat, Side
from game.rules.state import Setup, Standing, State
from game.rules.trick import winner
from game.rules.view import observe
from tests.rules.facts import Fact, as_text, facts
from tests.rules.honest.witnesses import RULED
from tests.rules.tables import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    do,
    everyone_passes,
    first_legal,
    may,
    played_to,
    sheet,
    table,
    told,
    why,
)
from tests.rules.witnesses import PASSES, PLAYED, award, calm, stock

FACTS = list(facts())
SWITCHES = {field.name for field in fields(Switches)}


def cells(wanted: Callable[[Fact], bool]) -> list[Any]:
    """The facts as parameters, each marked with its clause."""
    return [
        pytest.param(fact, marks=pytest.mark.clause(fact.clause), id=str(fact))
        for fact in filter(wanted, FACTS)
    ]


@pytest.mark.parametrize("fact", cells(lambda fact: fact.name in PLAYED))
def test_a_table_plays_by_the_value_its_sheet_gives(fact: Fact) -> None:
    assert as_text(PLAYED[fact.name](sheet(fact.ruleset))) == fact.value
    assert sheet(fact.ruleset).cite(fact.name) == fact.clause


@pytest.mark.parametrize("fact", cells(lambda fact: fact.name in RULED))
def test_an_honest_table_rules_by_the_value_its_sheet_gives(fact: Fact) -> None:
    assert as_text(RULED[fact.name](sheet(fact.ruleset))) == fact.value
    assert sheet(fact.ruleset).cite(fact.name) == fact.clause


@pytest.mark.parametrize("fact", cells(lambda fact: fact.name in SWITCHES - PLAYED.keys() - RULED.keys()))
def test_a_sheet_keeps_what_no_table_plays_by(fact: Fact) -> None:
    assert as_text(getattr(sheet(fact.ruleset).switches, fact.name)) == fact.value
    assert sheet(fact.ruleset).cite(fact.name) == fact.clause


def test_the_table_of_facts_has_every_switch_and_topic_of_every_sheet() -> None:
    names = {fact.name for fact in FACTS}
    assert names == SWITCHES | {str(topic) for topic in Topic}
    assert len(FACTS) == 6 * len(names) == len({str(fact) for fact in FACTS})


# topics: what all tables have in common


def second_round(ruleset: Ruleset, done: str = "", **hands: str) -> State:
    """South dealt the nine of hearts, and everyone passed once."""
    return table(calm(ruleset), dealer=SOUTH, upcard="9H", done=f"{PASSES} {done}", **hands)


def taken_by(ruleset: Ruleset, plays: str, **hands: str) -> object:
    """Who wins a trick of four cards with spades as trump, called and led by West."""
    state = second_round(ruleset, "1:call:S", **hands)
    for number, card in enumerate(plays.split()):
        state = do(state, f"{(number + 1) % 4}:play:{card}")
    assert state.trick is not None
    return winner(state.trick, Suit.SPADES)


def dealt(ruleset: Ruleset) -> State:
    """Everyone has five cards, and the turn-up comes next."""
    state = start(calm(ruleset, cut="uncut", deal_plan="either"), Setup("x", SOUTH))
    return do(state, "0:deal:3 " * 4 + "0:deal:2 " * 4)


def check_partners(ruleset: Ruleset) -> None:
    assert [seat.partner for seat in (SOUTH, WEST)] == [NORTH, EAST]
    players = award(ruleset, 3).players
    assert players[SOUTH] == players[NORTH] == 1
    assert players[WEST] == players[EAST] == 0


def check_deal(ruleset: Ruleset) -> None:
    assert [len(hand) for hand in dealt(ruleset).hands] == [5, 5, 5, 5]


def check_turn_up(ruleset: Ruleset) -> None:
    state = dealt(ruleset)
    next_card = state.stock[0]
    assert told(state, "0:turn-up") == (TurnedUp(SOUTH, next_card),)


def check_trump_order(ruleset: Ruleset) -> None:
    fallen = (("AS KS JC JS", SOUTH), ("JC AS KS QS", WEST), ("9S KS TS QS", NORTH))
    for plays, taker in fallen:
        west, north, east, south = plays.split()
        assert taken_by(ruleset, plays, west=west, north=north, east=east, south=south) is taker


def check_plain_order(ruleset: Ruleset) -> None:
    hands = {"west": "JD", "north": "TD", "east": "QD", "south": "KD"}
    assert taken_by(ruleset, "JD TD QD KD", **hands) is SOUTH
    assert taken_by(ruleset, "JD TD 9D KD", **{**hands, "east": "9D QC"}) is SOUTH


def check_joker_rank(ruleset: Ruleset) -> None:
    state = table(
        calm(ruleset, defend_alone=False).with_switches(joker=True),
        dealer=SOUTH,
        upcard="9H",
        west="JS",
        north="XX",
        done=f"{PASSES} 1:call:S 1:play:JS 2:play:XX",
    )
    assert observe(state, EAST).winning is NORTH


def check_joker_turned_up(ruleset: Ruleset) -> None:
    state = table(calm(ruleset).with_switches(joker=True), dealer=SOUTH, upcard="XX")
    assert may(state) == {"name:S", "name:H", "name:D", "name:C"}
    assert observe(state, SOUTH).hand == ()
    assert do(state, "0:name:C 1:order").trump is Suit.CLUBS


def in_first_round(ruleset: Ruleset, done: str = "") -> State:
    return table(calm(ruleset), dealer=SOUTH, upcard="9H", done=done)


def check_first_round(ruleset: Ruleset) -> None:
    for done, seat in (
        ("", WEST),
        ("1:pass", NORTH),
        ("1:pass 2:pass", EAST),
        ("1:pass 2:pass 3:pass", SOUTH),
    ):
        state = in_first_round(ruleset, done)
        assert state.turn is seat
        assert may(state) == {"pass", "order", "order:alone"}


def check_order_up(ruleset: Ruleset) -> None:
    for done in ("1:order", "1:pass 2:pass 3:order"):
        assert in_first_round(ruleset, done).trump is Suit.HEARTS


def check_assist(ruleset: Ruleset) -> None:
    state = in_first_round(ruleset, "1:pass 2:order")
    assert (state.maker, state.sitting_out) == (NORTH, frozenset())


def check_take_up(ruleset: Ruleset) -> None:
    state = in_first_round(ruleset, "1:pass 2:pass 3:pass 0:order")
    assert (state.maker, state.turn, len(state.hands[SOUTH])) == (SOUTH, SOUTH, 6)


def check_pass(ruleset: Ruleset) -> None:
    assert do(in_first_round(ruleset), "1:pass").turn is NORTH


def check_turn_down(ruleset: Ruleset) -> None:
    events = told(in_first_round(ruleset, "1:pass 2:pass 3:pass"), "0:pass")
    assert isinstance(events[-1], TurnedDown)


def check_discard(ruleset: Ruleset) -> None:
    state = table(calm(ruleset), dealer=SOUTH, upcard="9H", south="9S", done="1:order 0:discard:9S")
    assert len(state.hands[SOUTH]) == 5
    assert observe(state, WEST).discard is None


def check_second_round(ruleset: Ruleset) -> None:
    calls = {f"call:{suit}{alone}" for suit in "SDC" for alone in ("", ":alone")}
    for done, seat in (("", WEST), ("1:pass", NORTH), ("1:pass 2:pass", EAST)):
        state = second_round(ruleset, done)
        assert state.turn is seat
        assert may(state) == calls | {"pass"}


def check_barred_suit(ruleset: Ruleset) -> None:
    assert not {"call:H", "call:H:alone", "order"} & may(second_round(ruleset))


def check_passed_out(ruleset: Ruleset) -> None:
    state = second_round(ruleset, "1:pass 2:pass 3:pass")
    if "pass" in may(state):
        assert ThrownIn(SOUTH) in told(state, "0:pass")
    else:
        assert may(state) == {f"call:{suit}{alone}" for suit in "SDC" for alone in ("", ":alone")}


def check_alone(ruleset: Ruleset) -> None:
    assert in_first_round(ruleset, "1:order:alone").alone
    assert second_round(ruleset, "1:call:S:alone").alone
    assert not second_round(ruleset, "1:call:S").alone


def check_sits_out(ruleset: Ruleset) -> None:
    state = second_round(ruleset, "1:call:S:alone")
    assert state.sitting_out == {EAST}
    assert len(first_legal(state, [Phase.GATHER]).trick.plays) == 3  # type: ignore[union-attr]


def check_opening_lead(ruleset: Ruleset) -> None:
    for call in ("1:call:S", "1:pass 2:call:S", "1:pass 2:pass 3:call:S"):
        assert second_round(ruleset, call).turn is WEST


def check_follow_suit(ruleset: Ruleset) -> None:
    state = second_round(
        ruleset, "1:call:S 1:play:AD", west="AD", north="KD JC AS AC QC", east="KC 9C TC JS JH"
    )
    assert may(state) == {"play:KD"}
    assert len(may(do(state, "2:play:KD"))) == 5


def check_trick_winner(ruleset: Ruleset) -> None:
    assert taken_by(ruleset, "AD KD 9S QD", west="AD", north="KD", east="9S AC KC QC TC", south="QD") is EAST
    assert taken_by(ruleset, "TD KD AC QD", west="TD", north="KD", east="AC KC QC TC 9C", south="QD") is NORTH


def check_winner_leads(ruleset: Ruleset) -> None:
    state = first_legal(second_round(ruleset, "1:call:S"), [Phase.GATHER])
    taker = state.turn
    assert do(state, f"{int(taker)}:gather").turn is taker


def check_in_turn(ruleset: Ruleset) -> None:
    state = in_first_round(ruleset)
    assert [bool(observe(state, seat).legal) for seat in (SOUTH, WEST, NORTH, EAST)] == [
        False,
        True,
        False,
        False,
    ]


def check_aim(ruleset: Ruleset) -> None:
    sides = [award(ruleset, tricks).side for tricks in range(6)]
    assert sides == [Side.THEM] * 3 + [Side.US] * 3


def check_deal_passes(ruleset: Ruleset) -> None:
    state = second_round(ruleset, "1:call:S")
    while state.phase is not Phase.HAND_OVER:
        state = first_legal(state, [Phase.GATHER])
        state = do(state, f"{int(state.turn)}:gather")
    assert told(state, "0:next") == (DealPassed(WEST),)


def check_kitty(ruleset: Ruleset) -> None:
    state = second_round(ruleset)
    other = state.changed(stock=tuple(reversed(state.stock)))
    assert [observe(other, seat) for seat in (SOUTH, NORTH)] == [
        observe(state, seat) for seat in (SOUTH, NORTH)
    ]


def check_played_out(ruleset: Ruleset) -> None:
    state = second_round(ruleset, "1:call:S")
    while state.phase is not Phase.HAND_OVER:
        assert may(state) <= {f"play:{card}" for card in state.hands[state.turn]} | {"gather"}
        state = do(state, f"{int(state.turn)}:{sorted(may(state))[0]}")
    assert state.hands == ((), (), (), ())


def check_tied_game(ruleset: Ruleset) -> None:
    done = everyone_passes(SOUTH, 2)
    state = table(
        calm(ruleset, stick_the_dealer=False, game_points=None, game_deals=1), dealer=SOUTH, done=done
    )
    (event,) = told(state, "0:next")
    assert isinstance(event, GameEnded)
    assert (event.winner, event.standing.points) == (None, (0, 0))
    assert isinstance(event.standing, Standing)


def check_nothing_to_play(ruleset: Ruleset) -> None:
    """A custom, an event's end or an irregularity: there to be cited and taught."""


TAUGHT = {
    Topic.CARD_PLACES,
    Topic.TABLE_TALK,
    Topic.EVENT_WINNER,
    Topic.WRONG_NUMBER,
    Topic.WRONG_NUMBER_LATER,
    Topic.PASS_OUT_OF_TURN,
    Topic.CALL_WITHOUT_NATURAL,
    Topic.TRICK_STANDS,
    Topic.CARDS_TAKEN_BACK,
    Topic.EXPOSED_CARD,
    Topic.LONE_EXPOSED,
    Topic.RENEGE_TAKEN_BACK,
    Topic.STOPPED_LONE,
}
CHECKS: dict[str, Callable[[Ruleset], None]] = {
    Topic.PARTNERS: check_partners,
    Topic.DEAL: check_deal,
    Topic.TURN_UP: check_turn_up,
    Topic.TRUMP_ORDER: check_trump_order,
    Topic.PLAIN_ORDER: check_plain_order,
    Topic.JOKER_RANK: check_joker_rank,
    Topic.JOKER_TURNED_UP: check_joker_turned_up,
    Topic.FIRST_ROUND: check_first_round,
    Topic.ORDER_UP: check_order_up,
    Topic.ASSIST: check_assist,
    Topic.TAKE_UP: check_take_up,
    Topic.PASS: check_pass,
    Topic.TURN_DOWN: check_turn_down,
    Topic.DISCARD: check_discard,
    Topic.SECOND_ROUND: check_second_round,
    Topic.BARRED_SUIT: check_barred_suit,
    Topic.PASSED_OUT: check_passed_out,
    Topic.ALONE: check_alone,
    Topic.SITS_OUT: check_sits_out,
    Topic.OPENING_LEAD: check_opening_lead,
    Topic.FOLLOW_SUIT: check_follow_suit,
    Topic.TRICK_WINNER: check_trick_winner,
    Topic.WINNER_LEADS: check_winner_leads,
    Topic.IN_TURN: check_in_turn,
    Topic.AIM: check_aim,
    Topic.DEAL_PASSES: check_deal_passes,
    Topic.KITTY: check_kitty,
    Topic.PLAYED_OUT: check_played_out,
    Topic.TIED_GAME: check_tied_game,
    **dict.fromkeys(TAUGHT, check_nothing_to_play),
}


@pytest.mark.parametrize("fact", cells(lambda fact: fact.value is None))
def test_a_table_keeps_the_rules_that_all_tables_share(fact: Fact) -> None:
    CHECKS[fact.name](sheet(fact.ruleset))
    assert sheet(fact.ruleset).cite(fact.name) == fact.clause


# clauses that decide neither a switch nor a topic


@pytest.mark.clause("H01-11")
def test_whoever_settles_trump_in_either_round_is_the_maker() -> None:
    ruleset = sheet("hoyle-2001", pack=24)
    assert in_first_round(ruleset, "1:pass 2:order").maker is NORTH
    assert second_round(ruleset, "1:pass 2:pass 3:call:S").maker is EAST


@pytest.mark.clause("BIC-25")
def test_once_trump_is_made_nobody_calls_any_more() -> None:
    for state in (in_first_round(sheet("bicycle"), "1:order"), second_round(sheet("bicycle"), "1:call:S")):
        seat = int(state.turn)
        for call in ("pass", "order", "call:C"):
            assert why(state, f"{seat}:{call}")[0][0] is ReasonKind.NOT_NOW
    assert second_round(sheet("bicycle"), "1:call:S").phase is Phase.PLAY


@pytest.mark.clause("WED-37")
def test_where_wednesday_says_nothing_the_classic_sheet_holds() -> None:
    ruleset = sheet("wednesday-night")
    assert ruleset.extends == "hoyle-classic"
    assert [ruleset.cite(name) for name in ("pack", "trump-order", "lone_lead")] == [
        "HOY-02",
        "HOY-04",
        "HOY-21",
    ]


@pytest.mark.clause("BIC-02")
@pytest.mark.clause("BIC-04")
@pytest.mark.parametrize("size", [24, 28, 32])
@pytest.mark.parametrize("joker", [False, True])
def test_bicycle_may_be_played_with_any_pack_and_a_joker(size: int, joker: bool) -> None:
    ruleset = sheet("bicycle", pack=size, joker=joker)
    assert len(stock(ruleset)) == size + joker
    assert (JOKER in stock(ruleset)) is joker


@pytest.mark.clause("H01-24")
@pytest.mark.clause("BIC-23")
@pytest.mark.parametrize("name", ["hoyle-2001", "bicycle"])
@pytest.mark.parametrize("goal", [5, 7, 10])
def test_a_game_may_go_to_five_seven_or_ten_points(name: str, goal: int) -> None:
    assert PLAYED["game_points"](sheet(name, game_points=goal)) == goal


@pytest.mark.clause("BIC-18")
def test_a_stuck_dealer_is_an_option_that_its_own_clause_explains() -> None:
    ruleset = sheet("bicycle", stick_the_dealer=True)
    state = second_round(ruleset, "1:pass 2:pass 3:pass")
    assert why(state, "0:pass") == [(ReasonKind.DEALER_IS_STUCK, "BIC-18")]


@pytest.mark.clause("BUT-07")
@pytest.mark.clause("BUT-17")
def test_at_butler_a_hand_is_never_thrown_in() -> None:
    assert "pass" not in may(second_round(sheet("butler"), "1:pass 2:pass 3:pass"))


@pytest.mark.clause("WED-21")
@pytest.mark.clause("BUT-08")
@pytest.mark.parametrize(("name", "deals"), [("wednesday-night", 8), ("butler", 12)])
def test_in_a_game_of_deals_everyone_deals_equally_often(name: str, deals: int) -> None:
    chance = random.Random(3)
    state = start(sheet(name), Setup("deals"))
    while state.phase is not Phase.GAME_OVER:
        state = played_to(state, [Phase.HAND_OVER], chance)
        state = do(state, f"{int(state.turn)}:next")
        if state.phase is Phase.DEALING:
            assert state.dealer is state.standing.results[-1].dealer.left
    dealers = Counter(result.dealer for result in state.standing.results)
    assert dealers == dict.fromkeys(Seat, deals // 4)


@pytest.mark.clause("WED-07")
@pytest.mark.clause("WED-10")
@pytest.mark.clause("WED-11")
def test_on_wednesdays_the_words_are_pass_pick_it_up_and_alone() -> None:
    words = sheet("wednesday-night").words
    calls = {word: words[word] for word in CallWord if word not in LATER}
    assert set(calls.values()) == {"Pass", "Pick it up", "alone"}


LATER = {CallWord.NO_TRUMP, CallWord.DEFEND_ALONE, CallWord.DEFEND_TOGETHER}
"""Words for what only other house rules allow."""


@pytest.mark.clause("WED-38")
def test_every_hand_has_five_cards_of_a_shuffled_pack() -> None:
    state = dealt(sheet("wednesday-night"))
    assert {len(hand) for hand in state.hands} == {5}
    assert stock(sheet("wednesday-night")) != pack(24)


# words


CLASSIC = "I order it up|I assist|I take it up|I pass|I turn it down|I pass the making|I play alone"
WORDS = {
    "hoyle-classic": CLASSIC,
    "danville": CLASSIC,
    "hoyle-2001": "I order it up|I assist|I take it up|Pass|I turn it down|Pass|I play alone",
    "bicycle": "I order it up|I assist|I take it up|Pass|I turn it down|Pass|alone",
    "butler": "Pick it up|I assist|I take it up|Pass|I turn it down|Pass|I'll play alone",
    "wednesday-night": "Pick it up|Pick it up|Pick it up|Pass|Pass|Pass|alone",
}


@pytest.mark.clause("H01-08")
@pytest.mark.clause("BUT-16")
@pytest.mark.clause("BUT-19")
@pytest.mark.clause("BIC-19")
@pytest.mark.parametrize("name", WORDS)
def test_every_sheet_has_its_own_words(name: str) -> None:
    assert [sheet(name).words[word] for word in CallWord if word not in LATER] == WORDS[name].split("|")
