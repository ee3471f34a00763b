"""Tables become whole legal deals, or a fault names what cannot hold."""

from __future__ import annotations

import pytest

from game.course.deals import fill
from game.course.unfillable import Unfillable
from game.rules.actions import Phase
from game.rules.cards import Card, Suit, effective_suit, pack
from game.rules.record import setup_to_json
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from tests.course.writing import CLASSIC, STICK, dealt, table


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(Card.parse(code) for code in codes.split())


def refused(text: str, ruleset: Ruleset = CLASSIC) -> Unfillable:
    with pytest.raises(Unfillable) as caught:
        fill(table(text), ruleset, "trial")
    return caught.value


def test_a_table_of_a_dealer_alone_is_a_deal_before_the_first_call() -> None:
    state = dealt("dealer: left")
    assert state.phase is Phase.FIRST_ROUND
    assert state.turn is Seat.NORTH
    held = [card for hand in state.hands for card in hand]
    assert sorted(map(str, [*held, state.upcard, *state.stock])) == sorted(map(str, pack(24)))


def test_a_named_trump_finds_calls_that_lead_there() -> None:
    state = dealt("{dealer: you, trump: clubs, maker: right}")
    assert (state.phase, state.trump, state.maker) == (Phase.PLAY, Suit.CLUBS, Seat.EAST)
    assert state.turn is Seat.WEST


def test_trump_made_without_a_round_is_ordered_up_where_the_cards_allow_it() -> None:
    state = dealt("{dealer: you, trump: clubs, maker: right}")
    assert state.upcard is not None
    assert state.upcard.suit is Suit.CLUBS
    assert state.picked_up


def test_a_dealer_without_a_printed_trump_cannot_have_taken_one_up() -> None:
    state = dealt("{dealer: you, trump: hearts, maker: you, hands: {you: [JD, KD, AS, TC, 9C]}}")
    assert state.turned_down
    assert state.calls[-1].suit is Suit.HEARTS


@pytest.mark.parametrize("ruleset", [CLASSIC, STICK], ids=lambda ruleset: ruleset.id)
def test_whoever_orders_up_holds_a_printed_card_of_the_suit_under_every_ruleset(ruleset: Ruleset) -> None:
    text = "{dealer: left, trump: spades, maker: right, made: first-round, hands: {right: {has: [JC]}}}"
    state = dealt(text, ruleset)
    assert any(card.suit is Suit.SPADES for card in state.hands[Seat.EAST])


def test_the_same_deal_serves_rulesets_that_differ_in_natural_trump() -> None:
    text = table("{dealer: left, trump: spades, hands: {you: {has: [JC, 9H]}}}")
    assert setup_to_json(fill(text, CLASSIC, "x")) == setup_to_json(fill(text, STICK, "x"))


def test_the_dealers_discard_is_a_plain_card_that_nobody_named() -> None:
    text = "{dealer: right, trump: spades, made: first-round, hands: {you: {has: [9H, TH], lacks: [QD]}}}"
    state = dealt(text)
    assert state.discard is not None
    assert effective_suit(state.discard, Suit.SPADES) is not Suit.SPADES
    assert str(state.discard) not in {"9H", "TH", "QD", "AH", "AD", "AC"}


def test_a_named_discard_is_the_one_put_down() -> None:
    text = "{dealer: you, trump: hearts, made: first-round, discard: 9S, hands: {you: {has: [JH]}}}"
    state = dealt(text)
    assert state.discard == Card.parse("9S")


def test_a_void_in_the_sister_suit_may_still_hold_the_left_bower() -> None:
    text = "{dealer: you, trump: hearts, hands: {left: {has: [JD], void: [diamonds]}}}"
    hand = dealt(text).hands[Seat.WEST]
    assert [str(card) for card in hand if card.suit is Suit.DIAMONDS] == ["JD"]


def test_a_void_in_trump_keeps_the_left_bower_away() -> None:
    fault = refused("{dealer: you, trump: hearts, hands: {left: {has: [JD], void: [hearts]}}}")
    assert fault.path == ("hands", "left", "void", 0)
    assert "JD" in fault.message


def test_a_seat_that_did_not_follow_holds_no_card_of_the_suit() -> None:
    text = "{dealer: you, trump: hearts, played: [left AS, partner 9H]}"
    hand = dealt(text).hands[Seat.NORTH]
    assert all(effective_suit(card, Suit.HEARTS) is not Suit.SPADES for card in hand)


def test_a_full_trick_gathers_itself_when_the_winner_leads() -> None:
    text = "{dealer: you, trump: hearts, played: [left AS, partner 9S, right TS, you JS, left AC]}"
    state = dealt(text)
    assert len(state.tricks) == 1
    assert state.turn is Seat.NORTH


def test_calls_written_out_stop_where_the_next_call_is_due() -> None:
    state = dealt("{dealer: partner, upcard: JS, calls: [right pass], hands: {you: [AS, KS, 9S, AH, TC]}}")
    assert (state.phase, state.turn) == (Phase.FIRST_ROUND, Seat.SOUTH)
    assert state.hands[Seat.SOUTH] == cards("AS KS 9S AH TC")


def test_a_table_stops_at_the_discard_that_the_learner_has_to_make() -> None:
    text = """
        dealer: you
        upcard: 9H
        calls: [left pass, partner pass, right pass, you pick-up]
        hands: {you: [JH, AH, AD, AC, 9S]}
    """
    state = dealt(text)
    assert state.phase is Phase.DISCARD
    assert state.hands[Seat.SOUTH] == cards("JH AH AD AC 9S 9H")


def test_a_lone_makers_partner_is_passed_over() -> None:
    text = "{dealer: you, trump: hearts, maker: right, alone: true, played: [partner AS, right 9S]}"
    assert dealt(text).turn is Seat.SOUTH


def test_the_cards_left_open_are_the_same_on_every_machine() -> None:
    state = dealt("{dealer: you, trump: hearts, maker: left, hands: {you: [JD, KD, AC, TC, 9C]}}", STICK, "a")
    west, north = (" ".join(map(str, state.hands[seat])) for seat in (Seat.WEST, Seat.NORTH))
    assert (west, north, str(state.upcard)) == ("JH QH TH 9D KC", "JS AS JC AD QD", "KS")


FAULTS = {
    "a card in two hands": (
        "{dealer: you, hands: {left: {has: [KH]}, right: {has: [KH]}}}",
        ("hands", "right", "has", 0),
        "two places",
    ),
    "a card outside the pack": ("{dealer: you, hands: {you: {has: [7H]}}}", ("hands", "you", "has", 0), "24"),
    "a turned card in a hand": (
        "{dealer: you, upcard: KH, hands: {left: {has: [KH]}}}",
        ("hands", "left", "has", 0),
        "two places",
    ),
    "a hand that has and lacks a card": (
        "{dealer: you, hands: {left: {has: [KH], lacks: [KH]}}}",
        ("hands", "left", "lacks", 0),
        "lack",
    ),
    "a play out of turn": ("{dealer: you, trump: hearts, played: [right AS]}", ("played", 0), "“left”"),
    "a card played twice": (
        "{dealer: you, trump: hearts, played: [left AS, partner AS]}",
        ("played", 1),
        "two places",
    ),
    "a play of a card that the hand lacks": (
        "{dealer: you, trump: hearts, hands: {left: {lacks: [AS]}}, played: [left AS]}",
        ("played", 0),
        "not in this hand",
    ),
    "a renege": (
        "{dealer: you, trump: hearts, hands: {partner: {has: [9S]}}, played: [left AS, partner AC]}",
        ("played", 1),
        "must follow spades",
    ),
    "a renege that a later play gives away": (
        "{dealer: you, trump: hearts, played: [left AS, partner AC, right TS, you JS, left KC, partner 9S]}",
        ("played", 5),
        "must follow spades",
    ),
    "a gathering too early": (
        "{dealer: you, trump: hearts, played: [left AS, gather]}",
        ("played", 1),
        "no full trick",
    ),
    "cards played before trump is made": ("{dealer: you, played: [left AS]}", ("played", 0), "before trump"),
    "an upcard that bars the trump": (
        "{dealer: you, trump: hearts, made: second-round, upcard: 9H}",
        ("upcard",),
        "second round",
    ),
    "an upcard of another suit": (
        "{dealer: you, trump: hearts, made: first-round, upcard: 9S}",
        ("upcard",),
        "first round",
    ),
    "a dealer's hand without the card taken up": (
        "{dealer: you, trump: hearts, made: first-round, hands: {you: [JD, KD, AS, TC, 9C]}}",
        ("hands", "you"),
        "has to have hearts in it",
    ),
    "a call out of turn": ("{dealer: you, calls: [right pass]}", ("calls", 0), "“left”"),
    "a call after trump is made": (
        "{dealer: you, upcard: 9H, calls: [left order-up, partner pass]}",
        ("calls", 1),
        "over",
    ),
    "a suit named in the first round": (
        "{dealer: you, upcard: 9H, calls: [left spades]}",
        ("calls", 0),
        "first round",
    ),
    "a discard that nobody made": (
        "{dealer: you, trump: hearts, made: second-round, discard: 9S}",
        ("discard",),
        "Nobody picks up",
    ),
    "a joker turned up": ("{dealer: you, upcard: XX}", ("upcard",), "joker"),
    "a hand that nothing fits": (
        "{dealer: you, trump: hearts, hands: {left: {void: [spades, hearts, clubs]}, right: {has: [AD]}}}",
        ("hands", "left"),
        "can't be filled",
    ),
    "hands that cannot all be filled": (
        "{dealer: you, trump: hearts, hands: {left: {void: [spades, clubs]}, right: {void: [spades, clubs]},"
        " partner: {has: [9H, TH, AD]}}}",
        ("hands",),
        "n't enough cards to fill every hand",
    ),
    "six cards in a hand": (
        "{dealer: you, trump: hearts, hands: {left: {has: [9S, TS, 9C, TC, AC]}}, played: [left AS]}",
        ("hands", "left"),
        "more than five",
    ),
}


@pytest.mark.parametrize(("text", "path", "says"), FAULTS.values(), ids=FAULTS.keys())
def test_what_cannot_hold_is_named_with_its_place(text: str, path: tuple[str | int, ...], says: str) -> None:
    ruleset = CLASSIC.with_switches(joker=True) if "XX" in text else CLASSIC
    fault = refused(text, ruleset)
    assert fault.path == path
    assert says in fault.message
    assert fault.mend.endswith(".")


def test_natural_trump_is_asked_for_only_where_it_is_played() -> None:
    text = "{dealer: right, trump: hearts, made: first-round, maker: you, hands: {you: [JD, KD, AS, TC, 9C]}}"
    assert dealt(text, CLASSIC).maker is Seat.SOUTH
    fault = refused(text, STICK)
    assert fault.path == ("hands", "you")
    assert "a card with hearts printed on it" in fault.message


def test_a_stuck_dealer_may_not_pass_where_the_dealer_is_stuck() -> None:
    passes = ", ".join([f"{seat} pass" for seat in ("left", "partner", "right", "you")] * 2)
    text = f"{{dealer: you, calls: [{passes}]}}"
    assert dealt(text, CLASSIC).phase is Phase.HAND_OVER
    assert refused(text, STICK).path == ("calls", 7)


def test_packs_with_more_cards_and_a_joker_are_dealt_from() -> None:
    ruleset = CLASSIC.with_switches(pack=32, joker=True)
    state = dealt("{dealer: you, trump: hearts, hands: {you: [7H, 8H, XX, 7S, 8S]}}", ruleset)
    assert set(state.hands[Seat.SOUTH]) == set(cards("7H 8H XX 7S 8S"))
    assert len(state.stock) == 33 - 20
