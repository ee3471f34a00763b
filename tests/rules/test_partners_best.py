from __future__ import annotations

from game.rules.actions import Action, Phase
from game.rules.events import CardGiven, Discarded, LaidDown, LoneDiscarded, TrumpMade
from game.rules.reasons import ReasonKind
from game.rules.state import State
from game.rules.view import mask, mask_action, observe
from tests.rules.tables import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    cards,
    do,
    everyone_passes,
    may,
    reason,
    sheet,
    table,
    told,
    why,
)


def lone(done: str = "0:order:alone 3:discard:9C", **switches: object) -> State:
    """South ordered East's nine of hearts up and plays alone; North is asked for a card."""
    return table(
        sheet(**{"partners_best": True, **switches}),
        dealer=EAST,
        upcard="9H",
        south="JH JD AS KS QS",
        north="AH KH QH JS JC",
        east="9C",
        done=done,
    )


def test_the_partner_is_asked_for_a_card_after_the_dealers_discard() -> None:
    assert lone("0:order:alone").phase is Phase.DISCARD
    state = lone()
    assert (state.phase, state.turn) == (Phase.GIVE, NORTH)
    assert may(state) == {f"give:{card}" for card in ["AH", "KH", "QH", "JS", "JC"]}
    assert why(state, "2:give:AH") == [(ReasonKind.GIVES_BEST, "BASE-35")]
    assert reason(state, "2:give:AH", ReasonKind.GIVES_BEST).seat is SOUTH


def test_nobody_gives_a_card_that_is_not_held() -> None:
    assert why(lone(), "2:give:9S") == [(ReasonKind.NOT_IN_HAND, "BASE-35")]


def test_the_partner_lays_down_the_rest_only_then() -> None:
    state = lone("")
    assert next(type(event) for event in told(state, "0:order:alone")) is TrumpMade
    assert LaidDown(NORTH) not in told(state, "0:order:alone")
    assert told(lone(), "2:give:AH") == (CardGiven(NORTH, cards("AH")[0]), LaidDown(NORTH))


def test_the_maker_holds_six_and_puts_one_down() -> None:
    state = do(lone(), "2:give:AH")
    assert (state.phase, state.turn) == (Phase.DISCARD, SOUTH)
    assert set(state.hands[SOUTH]) == set(cards("JH JD AS KS QS AH"))
    assert "discard:AH" in may(state)
    assert "leave" not in may(state)
    assert why(state, "0:discard:QS") == [(ReasonKind.PUTS_DOWN_FOR_IT, "BASE-35")]
    assert told(state, "0:discard:QS") == (LoneDiscarded(SOUTH, cards("QS")[0]),)
    after = do(state, "0:discard:QS")
    assert set(after.hands[SOUTH]) == set(cards("JH JD AS KS AH"))
    assert (after.phase, after.turn) == (Phase.PLAY, SOUTH)
    assert after.stock[-1] == cards("QS")[0]


def test_a_turn_up_that_may_not_be_buried_stays_when_it_is_the_card_given() -> None:
    state = table(
        sheet(partners_best=True), dealer=SOUTH, upcard="9H", south="9S", done="1:pass 2:order:alone"
    )
    state = do(state, "0:discard:9S 0:give:9H")
    assert state.turn is NORTH
    assert why(state, "2:discard:9H") == [(ReasonKind.MAY_NOT_BURY, "HOY-10")]


def test_a_dealer_who_goes_alone_puts_down_twice() -> None:
    state = table(
        sheet(partners_best=True),
        dealer=SOUTH,
        upcard="9H",
        south="9S TS",
        north="AH",
        done="1:pass 2:pass 3:pass 0:order:alone",
    )
    assert told(state, "0:discard:9S") == (Discarded(SOUTH, cards("9S")[0]),)
    after = do(state, "0:discard:9S 2:give:AH 0:discard:TS")
    assert (after.discard, after.given, after.lone_discard) == cards("9S AH TS")
    assert len(after.hands[SOUTH]) == 5
    assert after.phase is Phase.PLAY


def test_the_opponents_are_asked_about_defending_alone_after_that() -> None:
    state = do(lone(defend_alone=True), "2:give:AH 0:discard:QS")
    assert (state.phase, state.turn) == (Phase.DEFEND, WEST)
    after = do(state, "1:defend:alone")
    assert (after.phase, after.given) == (Phase.PLAY, cards("AH")[0])


def test_a_suit_called_alone_brings_a_card_too() -> None:
    done = f"{everyone_passes(EAST)} 0:call:S:alone"
    state = table(sheet(partners_best=True), dealer=EAST, upcard="9H", done=done)
    assert (state.phase, state.turn) == (Phase.GIVE, NORTH)


def test_with_both_partners_in_nobody_gives_anything() -> None:
    done = f"{everyone_passes(EAST)} 0:call:S"
    assert table(sheet(partners_best=True), dealer=EAST, upcard="9H", done=done).phase is Phase.PLAY


def test_the_card_given_is_known_to_the_two_of_them_alone() -> None:
    state = do(lone(), "2:give:AH 0:discard:QS")
    ace, queen = cards("AH QS")
    assert [observe(state, seat).given for seat in (SOUTH, WEST, NORTH, EAST)] == [ace, None, ace, None]
    assert [observe(state, seat).lone_discard for seat in (SOUTH, NORTH)] == [queen, None]
    given = CardGiven(NORTH, ace)
    assert [mask(given, seat) == given for seat in (SOUTH, WEST, NORTH, EAST)] == [True, False, True, False]
    assert mask(LoneDiscarded(SOUTH, queen), NORTH) == LoneDiscarded(SOUTH, None)
    gift = Action.parse("2:give:AH")
    assert [mask_action(gift, seat) for seat in (SOUTH, WEST)] == [gift, None]
