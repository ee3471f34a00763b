from __future__ import annotations

import random

import pytest

from game.rules.actions import Action, Phase
from game.rules.cards import JOKER, Card, Colour, Rank, Suit, pack
from game.rules.events import DealerDrawn, PackCut, PacketDealt, TurnedUp, UpcardNamed
from game.rules.hand import apply, deal_out, start
from game.rules.reasons import ReasonKind
from game.rules.ruleset import DealPlan, FirstDealer, Ruleset
from game.rules.seats import Seat
from game.rules.state import Deal, Setup, State
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
    played_to,
    sheet,
    table,
    told,
    why,
    word,
)


def dealing(ruleset: Ruleset | None = None, dealer: Seat = SOUTH, seed: str = "deal") -> State:
    return start(ruleset or sheet(), Setup(seed, dealer))


def packets(state: State, actions: str) -> list[PacketDealt]:
    found = []
    for text in actions.split():
        state, events = apply(state, Action.parse(text))
        found += [event for event in events if isinstance(event, PacketDealt)]
    return found


def drawn(ruleset: Ruleset, seed: str) -> DealerDrawn:
    (event,) = told(start(ruleset, Setup(seed)), "0:draw")
    assert isinstance(event, DealerDrawn)
    return event


SEEDS = [f"draw {number}" for number in range(30)]


def test_a_game_without_a_dealer_begins_by_drawing_for_one() -> None:
    state = start(sheet(), Setup("x"))
    assert state.phase is Phase.DRAW
    assert may(state) == {"draw"}


@pytest.mark.clause("DAN-02")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_black_jack_makes_the_first_dealer(seed: str) -> None:
    event = drawn(sheet(DANVILLE), seed)
    (*earlier, (seat, last)) = event.cards
    assert last.rank is Rank.JACK
    assert last.suit is not None
    assert last.suit.colour is Colour.BLACK
    assert seat is event.dealer
    assert not any(card.rank is Rank.JACK and card.suit in (Suit.SPADES, Suit.CLUBS) for _, card in earlier)


@pytest.mark.clause("BASE-06")
@pytest.mark.parametrize("seed", SEEDS)
def test_elsewhere_the_first_jack_of_any_colour_makes_the_first_dealer(seed: str) -> None:
    event = drawn(sheet(CLASSIC), seed)
    (*earlier, (seat, last)) = event.cards
    assert last.rank is Rank.JACK
    assert seat is event.dealer
    assert not any(card.rank is Rank.JACK for _, card in earlier)


@pytest.mark.clause("DAN-02")
def test_a_red_jack_is_passed_over_at_danville() -> None:
    passed_over = [
        seed for seed in SEEDS if len(drawn(sheet(DANVILLE), seed).cards) > len(drawn(sheet(), seed).cards)
    ]
    assert passed_over


def test_cards_for_the_first_dealer_fall_one_by_one_to_the_left() -> None:
    cards = drawn(sheet(DANVILLE), "draw 3").cards
    assert [int(seat) for seat, _ in cards] == [(1 + number) % 4 for number in range(len(cards))]


@pytest.mark.parametrize("first_dealer", FirstDealer)
def test_the_drawn_dealer_deals_the_whole_pack_afresh(first_dealer: FirstDealer) -> None:
    ruleset = sheet(first_dealer=first_dealer)
    state = do(start(ruleset, Setup("x")), "0:draw")
    assert state.phase is Phase.DEALING
    assert state.turn is state.dealer is drawn(ruleset, "x").dealer
    assert set(state.stock) == set(pack(24))


def test_the_joker_takes_no_part_in_drawing() -> None:
    ruleset = sheet(joker=True)
    assert all(not card.is_joker for seed in SEEDS for _, card in drawn(ruleset, seed).cards)


@pytest.mark.clause("DAN-02")
def test_the_draw_is_judged_by_the_clause_of_the_first_dealer() -> None:
    assert why(start(sheet(DANVILLE), Setup("x")), "0:draw") == [(ReasonKind.THE_TABLE, "DAN-02")]
    assert why(start(sheet(), Setup("x")), "0:draw") == [(ReasonKind.THE_TABLE, "BASE-06")]


@pytest.mark.clause("DAN-03")
@pytest.mark.clause("HOY-03")
@pytest.mark.clause("BASE-07")
@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
@pytest.mark.parametrize("first", [2, 3])
def test_five_cards_each_take_exactly_two_rounds_of_dealing(name: str, first: int) -> None:
    state = dealing(sheet(name))
    state = do(state, f"0:deal:{first} " * 4)
    assert [len(hand) for hand in state.hands] == [first] * 4
    assert may(state) == {f"deal:{5 - first}"}
    state = do(state, f"0:deal:{5 - first} " * 4)
    assert [len(hand) for hand in state.hands] == [5] * 4
    assert may(state) == {"turn-up"}


@pytest.mark.clause("BASE-07")
@pytest.mark.parametrize(("name", "clause"), [(CLASSIC, "BASE-07"), (DANVILLE, "BASE-07")])
def test_a_dealer_keeps_to_the_plan_begun_with(name: str, clause: str) -> None:
    state = do(dealing(sheet(name)), "0:deal:2")
    assert may(state) == {"deal:2"}
    assert why(state, "0:deal:3") == [(ReasonKind.DEAL_PLAN, clause)]


def test_a_refused_packet_says_how_many_cards_are_due() -> None:
    (refusal,) = word(do(dealing(), "0:deal:2 " * 4), "0:deal:2").reasons
    assert refusal.number == 3


@pytest.mark.parametrize(
    ("plan", "first"), [(DealPlan.THREE_TWO, {"deal:3"}), (DealPlan.TWO_THREE, {"deal:2"})]
)
def test_a_fixed_plan_leaves_the_dealer_no_choice(plan: DealPlan, first: set[str]) -> None:
    assert may(dealing(sheet(deal_plan=plan))) == first


@pytest.mark.parametrize("count", [0, 1, 4, 5, -2])
def test_no_packet_has_any_other_number_of_cards(count: int) -> None:
    assert not word(dealing(), f"0:deal:{count}").legal


@pytest.mark.parametrize("dealer", Seat)
def test_packets_begin_at_the_dealers_left_and_end_with_the_dealer(dealer: Seat) -> None:
    given = packets(dealing(dealer=dealer), f"{int(dealer)}:deal:3 " * 4 + f"{int(dealer)}:deal:2 " * 4)
    round_of_four = [dealer.left, dealer.partner, dealer.right, dealer]
    assert [packet.seat for packet in given] == round_of_four * 2


def test_packets_come_off_the_top_of_the_pack() -> None:
    state = dealing()
    given = packets(state, "0:deal:3 " * 4 + "0:deal:2 " * 4)
    assert tuple(card for packet in given for card in packet.cards) == state.stock[:20]


def test_nothing_is_turned_up_before_everyone_has_five_cards() -> None:
    state = do(dealing(), "0:deal:3 " * 4 + "0:deal:2 " * 3)
    assert why(state, "0:turn-up") == [(ReasonKind.NOT_NOW, "HOY-09")]


def test_nothing_is_dealt_once_everyone_has_five_cards() -> None:
    state = do(dealing(), "0:deal:3 " * 4 + "0:deal:2 " * 4)
    for count in (2, 3):
        assert not word(state, f"0:deal:{count}").legal


@pytest.mark.clause("HOY-09")
@pytest.mark.clause("BASE-08")
def test_the_next_card_of_the_pack_is_turned_up() -> None:
    state = do(dealing(), "0:deal:2 " * 4 + "0:deal:3 " * 4)
    next_card = state.stock[0]
    assert told(state, "0:turn-up") == (TurnedUp(SOUTH, next_card),)
    after = do(state, "0:turn-up")
    assert (after.upcard, after.upcard_suit) == (next_card, next_card.suit)
    assert after.stock == state.stock[1:]


@pytest.mark.clause("HOY-09")
@pytest.mark.clause("BASE-09")
def test_the_dealers_left_is_asked_first() -> None:
    state = first_legal(dealing(dealer=WEST), [Phase.FIRST_ROUND])
    assert state.turn is NORTH


@pytest.mark.parametrize(
    ("size", "joker", "left"), [(24, False, 3), (24, True, 4), (28, False, 7), (32, True, 12)]
)
def test_what_is_left_of_the_pack_stays_below_the_upcard(size: int, joker: bool, left: int) -> None:
    state = first_legal(dealing(sheet(pack=size, joker=joker)), [Phase.FIRST_ROUND, Phase.NAME_UPCARD])
    assert len(state.stock) == left


def test_only_the_dealer_deals() -> None:
    assert why(dealing(), "1:deal:3") == [(ReasonKind.NOT_YOUR_TURN, "HOY-09")]


@pytest.mark.clause("BASE-05")
class TestATurnedUpJoker:
    @pytest.fixture
    def state(self) -> State:
        return table(sheet(joker=True), dealer=EAST, upcard="XX")

    def test_waits_for_the_dealer_to_name_its_suit(self, state: State) -> None:
        assert state.phase is Phase.NAME_UPCARD
        assert state.turn is EAST
        assert may(state) == {"name:S", "name:H", "name:D", "name:C"}

    def test_counts_as_the_suit_that_was_named(self, state: State) -> None:
        after = do(state, "3:name:C 0:order")
        assert after.trump is Suit.CLUBS

    def test_bars_the_named_suit_when_it_is_turned_down(self, state: State) -> None:
        after = do(state, "3:name:C 0:pass 1:pass 2:pass 3:pass")
        assert why(after, "0:call:C")[0][0] is ReasonKind.SUIT_BARRED
        assert word(after, "0:call:S").legal

    def test_is_told_with_its_suit(self, state: State) -> None:
        assert told(state, "3:name:C") == (UpcardNamed(EAST, Suit.CLUBS),)

    def test_is_named_by_the_reading_of_its_clause(self, state: State) -> None:
        assert why(state, "3:name:H") == [(ReasonKind.NAMES_JOKER, "BASE-05")]

    def test_cannot_be_accepted_before_it_has_a_suit(self, state: State) -> None:
        assert why(state, "3:order")[0][0] is ReasonKind.NOT_NOW
        assert why(state, "0:order")[0][0] is ReasonKind.NOT_YOUR_TURN

    def test_is_taken_into_the_hand_like_any_card(self, state: State) -> None:
        after = do(state, "3:name:C 0:order")
        assert JOKER in after.hands[EAST]


@pytest.mark.clause("BASE-03")
def test_no_joker_is_in_the_pack_unless_the_table_adds_it() -> None:
    for name in (CLASSIC, DANVILLE):
        assert JOKER not in dealing(sheet(name)).stock


def test_every_deal_of_a_game_is_shuffled_for_itself() -> None:
    chance = random.Random(4)
    state = played_to(dealing(), [Phase.HAND_OVER], chance)
    after = do(state, f"{int(state.turn)}:next")
    assert after.phase is Phase.DEALING
    assert after.stock != dealing().stock
    assert set(after.stock) == set(pack(24))


def test_a_seed_deals_the_same_cards_whoever_deals() -> None:
    assert dealing(dealer=SOUTH).stock == dealing(dealer=EAST).stock


@pytest.mark.clause("DAN-04")
@pytest.mark.clause("DAN-03")
def test_a_guided_table_cannot_misdeal() -> None:
    # the penalty itself needs a table where wrong packets can happen; here every one is refused
    state = dealing(sheet(DANVILLE))
    for step in ["0:deal:3"] * 4 + ["0:deal:2"] * 4:
        for wrong in ("0:deal:1", "0:deal:4", "0:deal:5", "1:deal:3", "1:deal:2"):
            assert not word(state, wrong).legal
        state = do(state, step)
    assert sheet(DANVILLE).clause("DAN-04").kind == "penalty"


WRONG_DEALS = {
    "six cards": ("south is dealt 6 cards instead of 5", "AS KS QS TS 9S AC", "9H", "KC"),
    "a doubled card": ("AS is dealt twice", "AS AS QS TS 9S", "9H", "KC"),
    "a doubled turn-up": ("9H is dealt twice", "9H AS QS TS 9S", "9H", "KC"),
    "a card of a larger pack": ("8S is not in this pack", "AS KS QS TS 8S", "9H", "KC"),
    "a joker nobody added": ("XX is not in this pack", "AS KS QS TS 9S", "XX", "KC"),
    "a card missing": ("nobody is dealt KC", "AS KS QS TS 9S", "9H", ""),
}


@pytest.mark.parametrize("case", WRONG_DEALS)
def test_a_deal_that_is_not_one_whole_pack_is_refused_with_the_card(case: str) -> None:
    message, south, upcard, last = WRONG_DEALS[case]
    hands = (cards(south), cards("JS AH KH QH JH"), cards("TH AD KD QD JD"), cards("TD 9D AC QC JC"))
    wrong = Deal(hands, Card.parse(upcard), cards(f"TC 9C {last}"))
    with pytest.raises(ValueError, match=message):
        start(sheet(), Setup("x", SOUTH, wrong))


# the cut


@pytest.mark.clause("BASE-36")
def test_most_tables_deal_the_pack_as_it_was_shuffled() -> None:
    assert may(dealing()) == {"deal:3", "deal:2"}
    assert why(dealing(dealer=EAST), "3:cut") == [(ReasonKind.NOT_NOW, "BASE-36")]


@pytest.mark.parametrize("way", ["offered", "cut-card"])
def test_where_the_pack_is_cut_the_dealers_right_does_so_before_the_deal(way: str) -> None:
    state = dealing(sheet(cut=way))
    assert (state.turn, may(state)) == (EAST, {"cut"})
    assert why(state, "3:cut") == [(ReasonKind.THE_TABLE, "BASE-36")]
    assert why(state, "3:deal:3") == [(ReasonKind.NOT_NOW, "BASE-36")]
    after = do(state, "3:cut")
    assert (after.turn, may(after)) == (SOUTH, {"deal:3", "deal:2"})


@pytest.mark.parametrize("seed", SEEDS)
def test_a_cut_puts_the_upper_part_below_and_leaves_four_cards_at_least(seed: str) -> None:
    state = dealing(sheet(cut="cut-card"), seed=seed)
    (event,) = told(state, "3:cut")
    assert isinstance(event, PackCut)
    assert (event.seat, event.cut_card) == (EAST, True)
    assert 4 <= event.count <= 20
    assert do(state, "3:cut").stock == state.stock[event.count :] + state.stock[: event.count]


def test_the_same_seed_cuts_at_the_same_card() -> None:
    ruleset = sheet(cut="offered")
    assert told(dealing(ruleset), "3:cut") == told(dealing(ruleset), "3:cut")
    counts = {told(dealing(ruleset, seed=seed), "3:cut") for seed in SEEDS}
    assert len(counts) > 5


def test_every_deal_of_a_game_is_cut_and_a_given_deal_is_not() -> None:
    ruleset = sheet(cut="offered")
    state = do(table(ruleset, dealer=SOUTH, done=everyone_passes(SOUTH, 2)), "0:next")
    assert may(state) == {"cut"}
    assert state.turn is SOUTH  # at the right of the next dealer


@pytest.mark.parametrize("joker", [False, True])
@pytest.mark.parametrize("cut", ["uncut", "offered", "cut-card"])
@pytest.mark.parametrize("plan", DealPlan)
@pytest.mark.parametrize("farmers", ["played", "exchange"])
def test_a_deal_at_once_gives_the_cards_that_packets_give(
    plan: DealPlan, cut: str, joker: bool, farmers: str
) -> None:
    ruleset = sheet(deal_plan=plan, cut=cut, joker=joker, farmers_hand=farmers)
    for seed in SEEDS:
        state = dealing(ruleset, WEST, seed)
        asked = (Phase.FIRST_ROUND, Phase.FARMERS_HAND, Phase.NAME_UPCARD)
        assert deal_out(state) == first_legal(state, asked)


def test_a_deal_that_has_begun_is_not_dealt_at_once() -> None:
    with pytest.raises(ValueError, match="begun"):
        deal_out(do(dealing(), "0:deal:3"))
