from __future__ import annotations

from typing import Any

import pytest

from game.rules.actions import Action, Phase
from game.rules.cards import Card, Suit
from game.rules.events import CardPlayed, TrickGathered
from game.rules.hand import apply, legal
from game.rules.judge import judge
from game.rules.reasons import ReasonKind
from game.rules.ruleset import LoneLead
from game.rules.seats import Seat, clockwise_from
from game.rules.state import State, Trick
from game.rules.trick import followers, suit_led, winner
from tests.rules.tables import (
    CLASSIC,
    DANVILLE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    cards,
    do,
    everyone_passes,
    first_legal,
    may,
    plays,
    reason,
    sheet,
    table,
    told,
    why,
)
from tests.tables import hand_setup, reach, rules

PASSES = everyone_passes(EAST)


def hearts_trump(led: str, south: str, **switches: Any) -> State:
    """South to follow to a card East leads, with hearts trump and East the maker."""
    done = f"{everyone_passes(NORTH)} 3:call:H 3:play:{led}"
    return table(sheet(**switches), dealer=NORTH, upcard="9C", done=done, east=led, south=south)


def trick(leader: Seat, codes: str) -> Trick:
    seat, plays_in = leader, []
    for card in cards(codes):
        plays_in.append((seat, card))
        seat = seat.left
    return Trick(leader, tuple(plays_in))


def one_trick() -> State:
    """A complete trick of spades with diamonds trump, waiting for West to gather it."""
    done = f"{PASSES} 0:call:D 0:play:9S 1:play:AS 2:play:KS 3:play:TS"
    return table(dealer=EAST, upcard="9H", done=done, south="9S AD", west="AS AC", north="KS", east="TS")


# following suit


@pytest.mark.clause("HOY-06")
@pytest.mark.clause("BASE-24")
def test_who_holds_the_suit_led_follows_it() -> None:
    state = hearts_trump("AS", "KS 9S AH AD AC")
    assert may(state) == {"play:KS", "play:9S"}
    assert why(state, "0:play:AH") == [(ReasonKind.MUST_FOLLOW, "HOY-06")]
    refusal = reason(state, "0:play:AH", ReasonKind.MUST_FOLLOW)
    assert (refusal.suit, refusal.cards) == (Suit.SPADES, cards("KS 9S"))


@pytest.mark.clause("HOY-06")
@pytest.mark.clause("BASE-24")
def test_who_holds_none_of_the_suit_led_may_play_any_card() -> None:
    state = hearts_trump("AS", "KD 9D AH AD AC")
    assert may(state) == {"play:KD", "play:9D", "play:AH", "play:AD", "play:AC"}
    assert why(state, "0:play:AH") == [(ReasonKind.VOID, "HOY-06")]


@pytest.mark.clause("HOY-04")
@pytest.mark.clause("HOY-06")
def test_a_left_bower_follows_the_trump_suit() -> None:
    state = hearts_trump("AH", "JD AS KS AD AC")
    assert may(state) == {"play:JD"}
    assert why(state, "0:play:JD") == [
        (ReasonKind.ONLY_CARD, "HOY-06"),
        (ReasonKind.COUNTS_AS_TRUMP, "HOY-04"),
    ]
    assert why(state, "0:play:AS") == [
        (ReasonKind.LEFT_IS_WHAT_FOLLOWS, "HOY-04"),
        (ReasonKind.MUST_FOLLOW, "HOY-06"),
    ]


@pytest.mark.clause("HOY-04")
@pytest.mark.clause("HOY-06")
def test_a_left_bower_does_not_follow_its_printed_suit() -> None:
    state = hearts_trump("AD", "JD 9D KS TH AC")
    assert may(state) == {"play:9D"}
    assert why(state, "0:play:JD") == [
        (ReasonKind.LEFT_DOES_NOT_FOLLOW, "HOY-04"),
        (ReasonKind.MUST_FOLLOW, "HOY-06"),
    ]


@pytest.mark.clause("HOY-04")
def test_a_hand_with_only_the_left_bower_in_its_printed_suit_is_void_there() -> None:
    state = hearts_trump("AD", "JD 9S KS TH AC")
    assert may(state) == {"play:JD", "play:9S", "play:KS", "play:TH", "play:AC"}


@pytest.mark.clause("HOY-04")
def test_a_left_bower_led_asks_for_trump() -> None:
    state = hearts_trump("JD", "9D KD 9H TS AC")
    assert may(state) == {"play:9H"}


@pytest.mark.clause("BASE-04")
def test_a_joker_follows_trump_and_nothing_else() -> None:
    assert may(hearts_trump("AH", "XX 9D KD TS AC", joker=True)) == {"play:XX"}
    assert may(hearts_trump("AD", "XX 9D KS TS AC", joker=True)) == {"play:9D"}


@pytest.mark.clause("BASE-04")
def test_a_joker_led_asks_for_trump() -> None:
    assert may(hearts_trump("XX", "JD AD 9D TS AC", joker=True)) == {"play:JD"}


@pytest.mark.clause("BASE-04")
def test_the_joker_rests_on_the_reading_that_ranks_it() -> None:
    state = hearts_trump("AH", "XX 9D KD TS AC", joker=True)
    assert (ReasonKind.COUNTS_AS_TRUMP, "BASE-04") in why(state, "0:play:XX")


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    assert why(hearts_trump("AS", "KS 9S AH AD AC"), "0:play:TC") == [(ReasonKind.NOT_IN_HAND, "HOY-06")]


def test_a_leader_may_play_any_card() -> None:
    state = table(dealer=EAST, upcard="9H", south="JD 9D AH TS AC", done=f"{PASSES} 0:call:S")
    assert len(may(state)) == 5
    assert why(state, "0:play:9D") == [(ReasonKind.YOU_LEAD, "HOY-05")]


def test_nothing_is_led_until_a_card_lies_there() -> None:
    assert suit_led(None, Suit.HEARTS) is None
    assert suit_led(Trick(SOUTH), Suit.HEARTS) is None
    assert suit_led(trick(SOUTH, "JD"), Suit.HEARTS) is Suit.HEARTS
    assert followers(cards("JD 9D"), None, Suit.HEARTS) == ()


# winning


@pytest.mark.clause("HOY-07")
@pytest.mark.clause("BASE-25")
@pytest.mark.parametrize(
    ("codes", "taker"),
    [
        ("9S TS AS KS", NORTH),  # the highest of the suit led
        ("9S AD AC KD", SOUTH),  # nobody follows
        ("AS 9H KS QS", WEST),  # one trump
        ("AS 9H TH KS", NORTH),  # the higher trump
        ("AH JD JH KH", NORTH),  # the right bower over the left
        ("AH JD QH KH", WEST),  # the left bower over the ace
        ("AD JD KD QD", WEST),  # the left bower trumps its printed suit
        ("AS JS QS KS", SOUTH),  # a black jack is plain here
        ("XX JH JD AH", SOUTH),  # the joker over all
    ],
)
def test_the_highest_trump_or_else_the_highest_card_led_takes_the_trick(codes: str, taker: Seat) -> None:
    assert winner(trick(SOUTH, codes), Suit.HEARTS) is taker


@pytest.mark.clause("HOY-08")
@pytest.mark.clause("BASE-26")
def test_the_winner_gathers_the_trick_and_leads_to_the_next() -> None:
    state = one_trick()
    assert (state.phase, state.turn) == (Phase.GATHER, WEST)
    assert may(state) == {"gather"}
    assert told(state, "1:gather") == (TrickGathered(WEST, trick(SOUTH, "9S AS KS TS")),)
    after = do(state, "1:gather")
    assert (after.phase, after.turn) == (Phase.PLAY, WEST)
    assert after.tricks_won == (0, 1)
    lead = f"1:play:{after.hands[WEST][0]}"
    assert why(after, lead)[0] == (ReasonKind.YOU_LEAD, "HOY-08")


@pytest.mark.clause("HOY-08")
def test_a_hand_is_played_in_five_tricks() -> None:
    state = table(dealer=EAST, done=f"{PASSES} 0:call:S")
    after = first_legal(state, [Phase.HAND_OVER])
    assert len(after.tricks) == 5
    assert len(plays(after)) == 20
    assert after.hands == ((), (), (), ())


def test_a_card_played_leaves_the_hand_and_is_told() -> None:
    state = hearts_trump("AS", "KS 9S AH AD AC")
    assert told(state, "0:play:KS") == (CardPlayed(SOUTH, cards("KS")[0]),)
    after = do(state, "0:play:KS")
    assert after.hands[SOUTH] == cards("9S AH AD AC")
    assert after.trick == trick(EAST, "AS KS")


def test_no_card_is_played_before_the_last_trick_is_gathered() -> None:
    state = one_trick()
    assert why(state, "1:play:AC")[0][0] is ReasonKind.NOT_NOW


# the opening lead


@pytest.mark.clause("HOY-05")
@pytest.mark.clause("BASE-20")
@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize("calls", [1, 2, 3, 4])
def test_the_dealers_left_leads_whoever_made_trump(name: str, dealer: Seat, calls: int) -> None:
    maker = Seat((dealer + calls) % 4)
    passes = everyone_passes(dealer, 2).split()[: 3 + calls]
    state = table(sheet(name), dealer=dealer, upcard="9H", done=" ".join([*passes, f"{int(maker)}:call:S"]))
    assert state.turn is dealer.left
    lead = f"{int(dealer.left)}:play:{state.hands[dealer.left][0]}"
    assert why(state, lead)[0] == (ReasonKind.YOU_LEAD, "HOY-05")


def lone(dealer: Seat, maker: Seat, defence: str = "", **switches: Any) -> State:
    """The opening lead against a lone maker, after what the opponents answered."""
    passes = everyone_passes(dealer, 2).split()[: 3 + ((maker - dealer) % 4 or 4)]
    done = [*passes, f"{int(maker)}:call:S:alone", *defence.split()]
    return table(sheet(**switches), dealer=dealer, upcard="9H", done=" ".join(done))


@pytest.mark.clause("HOY-21")
@pytest.mark.clause("BASE-21")
@pytest.mark.parametrize("dealer", Seat)
def test_the_dealers_partner_leads_if_the_dealers_left_sits_out(dealer: Seat) -> None:
    state = lone(dealer, dealer.right)
    assert state.turn is dealer.partner
    lead = f"{int(state.turn)}:play:{state.hands[state.turn][0]}"
    assert why(state, lead)[0] == (ReasonKind.YOU_LEAD, "HOY-21")


@pytest.mark.clause("HOY-05")
@pytest.mark.clause("HOY-21")
@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize("steps", [1, 2, 4])
def test_the_dealers_left_leads_to_any_other_lone_hand(dealer: Seat, steps: int) -> None:
    state = lone(dealer, Seat((dealer + steps) % 4))
    assert state.turn is dealer.left
    lead = f"{int(state.turn)}:play:{state.hands[state.turn][0]}"
    assert why(state, lead)[0] == (ReasonKind.YOU_LEAD, "HOY-05")


@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize("maker", Seat)
def test_where_a_table_says_so_the_lone_makers_left_leads(dealer: Seat, maker: Seat) -> None:
    assert lone(dealer, maker, lone_lead=LoneLead.MAKERS_LEFT).turn is maker.left


def test_with_both_makers_in_the_dealers_left_leads_at_such_a_table_too() -> None:
    ruleset = sheet(lone_lead=LoneLead.MAKERS_LEFT)
    assert table(ruleset, dealer=EAST, done=f"{PASSES} 0:pass 1:call:S").turn is SOUTH


@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize("maker", Seat)
def test_a_lone_defender_leads_if_the_makers_left_stays_out(dealer: Seat, maker: Seat) -> None:
    defence = f"{int(maker.left)}:defend {int(maker.right)}:defend:alone"
    assert lone(dealer, maker, defence, lone_lead=LoneLead.MAKERS_LEFT, defend_alone=True).turn is maker.right


@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize("maker", Seat)
def test_with_a_lone_defender_the_next_one_in_from_the_dealers_left_leads(dealer: Seat, maker: Seat) -> None:
    state = lone(dealer, maker, f"{int(maker.left)}:defend:alone", defend_alone=True)
    assert state.turn is next(seat for seat in clockwise_from(dealer.left) if seat in (maker, maker.left))


@pytest.mark.parametrize("maker", Seat)
def test_three_cards_make_a_trick_against_a_lone_hand(maker: Seat) -> None:
    state = first_legal(lone(EAST, maker), [Phase.GATHER])
    assert state.trick is not None
    assert {seat for seat, _ in state.trick.plays} == set(Seat) - {maker.partner}


@pytest.mark.parametrize("maker", Seat)
def test_two_cards_make_a_trick_between_two_lone_players(maker: Seat) -> None:
    state = first_legal(
        lone(EAST, maker, f"{int(maker.left)}:defend:alone", defend_alone=True), [Phase.GATHER]
    )
    assert state.trick is not None
    assert {seat for seat, _ in state.trick.plays} == {maker, maker.left}


@pytest.mark.clause("WED-36")
def test_after_trump_led_early_the_dealer_discards_and_play_goes_on_from_that_card() -> None:
    wednesday = rules("wednesday-night")
    setup = hand_setup("AH KS", dealer=Seat.EAST, upcard="9H", ruleset=wednesday)
    state = reach(setup, "0:order", wednesday)
    state, events = apply(state, Action.parse("0:play:AH"))
    assert events == (CardPlayed(Seat.SOUTH, Card.parse("AH")),)
    assert (state.phase, state.turn) == (Phase.DISCARD, Seat.EAST)
    assert not judge(state, Action.parse("0:play:KS")).legal
    state, _events = apply(state, legal(state, Seat.EAST)[0])
    assert (state.phase, state.turn) == (Phase.PLAY, Seat.WEST)
    assert [str(card) for _seat, card in state.plays] == ["AH"]
    while state.phase is not Phase.HAND_OVER:
        state, _events = apply(state, legal(state, state.turn)[0])
    assert sum(state.tricks_won) == 5
