"""Deals that fit the others' calls come up more often, and none is ruled out by a call."""

from __future__ import annotations

from itertools import islice

from game.rules.actions import Action
from game.rules.cards import Card, Suit, effective_suit
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import State
from game.rules.view import SeatView, observe
from game.strategy.likely import Likely
from game.strategy.worlds import Worlds
from tests.tables import guess_of, hand_setup, reach, rules

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
LOW = "9S TD QC 9C TC"


def view_after(actions: str, ruleset: Ruleset | None = None, upcard: str = "9H") -> SeatView:
    """South's view where Ezra deals and South has nothing."""
    setup = hand_setup(LOW, "JH AH KH AS AC", "JD QH TH KS KC", dealer=E, upcard=upcard)
    return observe(reach(setup, actions, ruleset), S)


def hearts(view: SeatView, seat: Seat, likely: bool) -> float:
    """The hearts that a seat holds in the mean of many worlds, were they trump."""
    worlds = list(islice(Worlds(view, "mean", Likely(view) if likely else None), 300))
    held = [card for world in worlds for card in world.hands[seat] if is_heart(card)]
    return len(held) / len(worlds)


def is_heart(card: Card) -> bool:
    return effective_suit(card, Suit.HEARTS) is Suit.HEARTS


def test_whoever_made_trump_holds_more_of_it() -> None:
    view = view_after("0:pass 1:order")
    assert hearts(view, W, likely=True) > hearts(view, W, likely=False) + 0.3


def test_whoever_passed_a_card_for_the_own_side_holds_less_of_the_suit() -> None:
    view = view_after("0:pass 1:pass 2:pass 3:pass")
    for seat in (W, E):
        assert hearts(view, seat, likely=True) < hearts(view, seat, likely=False)


def test_a_pass_of_a_hand_that_may_not_accept_says_nothing() -> None:
    natural = rules(natural_trump=True)
    state = first_world(view_after("0:pass 1:pass"), natural)
    no_heart = state.changed(hands=(state.hands[S], cards("JD AD KD AS KS"), *state.hands[2:]))
    assert Likely(observe(no_heart, S))(guess_of(no_heart), 0.95)
    other = no_heart.changed(ruleset=rules())
    assert not Likely(observe(other, S))(guess_of(other), 0.95)


def first_world(view: SeatView, ruleset: Ruleset) -> State:
    return Worlds(view, "first").world(0).changed(ruleset=ruleset)


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(Card.parse(code) for code in codes.split())


def test_a_card_thrown_where_a_trump_would_have_won_tells_that_there_was_none() -> None:
    # Nora has no diamond either and lets Walt's ace go by
    setup = hand_setup(LOW, "JH AH KH AD AC", "QS JS KS KC JC", "QD KD 9D TS QH", dealer=E, upcard="9H")
    played = "0:pass 1:order 3:discard:TS 0:play:TD 1:play:AD 2:play:JC 3:play:9D 1:gather"
    view = observe(reach(setup, played), S)
    assert without_trump(view, N, likely=True) > 1.25 * without_trump(view, N, likely=False)


def without_trump(view: SeatView, seat: Seat, likely: bool) -> int:
    """In how many of many worlds a seat has no trump left."""
    worlds = islice(Worlds(view, "trump", Likely(view) if likely else None), 640)
    return sum(not any(is_heart(card) for card in world.hands[seat]) for world in worlds)


def test_a_trump_is_seldom_what_the_dealer_put_down() -> None:
    state = reach(hand_setup(LOW, "JH AH KH AS AC", dealer=E, upcard="9H"), "0:pass 1:order")
    put_down = str(Action.parse(f"3:discard:{state.hands[E][0]}"))
    view = observe(reach(state.setup, f"0:pass 1:order {put_down}"), S)
    plain = sum(is_heart(world.discard) for world in islice(Worlds(view, "down"), 300) if world.discard)
    likely = Worlds(view, "down", Likely(view))
    fewer = sum(is_heart(world.discard) for world in islice(likely, 300) if world.discard)
    assert fewer < plain / 2
