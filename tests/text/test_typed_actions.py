"""What a typed line does at the table."""

from __future__ import annotations

import pytest

from game import i18n
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.view import SeatView, observe
from game.text.typed_actions import action_meant, choices_lines, label, options
from tests.tables import DANVILLE, HOYLE, hand_setup, reach, rules

HAND = "JD AD KS TC 9S"
STUCK = "1:pass 2:pass 3:pass 0:pass 1:pass 2:pass 3:pass"


def view(
    dealer: Seat = Seat.EAST,
    upcard: str = "9H",
    actions: str = "",
    ruleset: Ruleset | None = None,
    hand: str = HAND,
) -> SeatView:
    setup = hand_setup(hand, east="QS", dealer=dealer, upcard=upcard, ruleset=ruleset)
    return observe(reach(setup, actions, ruleset), Seat.SOUTH)


FIRST = view()
SECOND = view(actions="0:pass 1:pass 2:pass 3:pass")
DISCARD = view(Seat.SOUTH, "9H", "1:order")
PLAY = view(actions="0:pass 1:order 3:discard:QS")


@pytest.mark.parametrize(
    ("at", "typed", "action"),
    [
        (FIRST, "pass", "0:pass"),
        (FIRST, "I pass", "0:pass"),
        (FIRST, "1", "0:pass"),
        (FIRST, "2", "0:order"),
        (FIRST, "2 alone", "0:order:alone"),
        (FIRST, "order up", "0:order"),
        (FIRST, "I order it up", "0:order"),
        (FIRST, "pick it up", "0:order"),
        (FIRST, "order it up, I play alone", "0:order:alone"),
        (FIRST, "alone", "0:order:alone"),
        (FIRST, "hearts", "0:order"),
        (FIRST, "h", "0:order"),
        (FIRST, "9H", "0:order"),
        (FIRST, "spades", "0:call:S"),
        (FIRST, "KS", "0:play:KS"),
        (SECOND, "1", "0:pass"),
        (SECOND, "s", "0:call:S"),
        (SECOND, "spades alone", "0:call:S:alone"),
        (SECOND, "Spades, I play alone", "0:call:S:alone"),
        (SECOND, "2 alone", "0:call:S:alone"),
        (SECOND, "hearts", "0:call:H"),
        (SECOND, "order up", "0:order"),
        (DISCARD, "9S", "0:discard:9S"),
        (DISCARD, "nine of hearts", "0:discard:9H"),
        (DISCARD, "1", "0:discard:KS"),
        (DISCARD, "leave it", "0:leave"),
        (PLAY, "1", "0:play:KS"),
        (PLAY, "10c", "0:play:TC"),
        (PLAY, "AC", "0:play:AC"),
        (PLAY, "pass", "0:pass"),
        (PLAY, "hearts", "0:call:H"),
    ],
)
def test_a_line_means_an_action_whether_it_is_legal_or_not(at: SeatView, typed: str, action: str) -> None:
    assert str(action_meant(typed, at)) == action


@pytest.mark.parametrize("at", [FIRST, SECOND, DISCARD, PLAY])
@pytest.mark.parametrize(
    "typed", ["", "8", "-1", "pass alone", "what", "KS alone", "alone alone alone x", "order hearts"]
)
def test_a_line_without_a_meaning_is_no_action(at: SeatView, typed: str) -> None:
    assert action_meant(typed, at) is None


def test_defending_alone_is_answered_with_alone_or_together() -> None:
    at = view(actions="0:pass 1:pass 2:pass 3:order:alone 3:discard:QS", ruleset=rules(defend_alone=True))
    assert [str(action_meant(typed, at)) for typed in ("alone", "together", "no", "I defend alone", "1")] == [
        "0:defend:alone",
        "0:defend",
        "0:defend",
        "0:defend:alone",
        "0:defend",
    ]


def test_a_turned_up_joker_is_given_a_suit() -> None:
    at = view(Seat.SOUTH, "XX", ruleset=rules(joker=True))
    assert [str(action_meant(typed, at)) for typed in ("hearts", "2", "C")] == [
        "0:name:H",
        "0:name:H",
        "0:name:C",
    ]


@pytest.mark.parametrize("language", [i18n.SOURCE, i18n.PSEUDO])
@pytest.mark.parametrize("ruleset", [HOYLE, DANVILLE])
def test_every_answer_that_is_offered_can_be_typed_as_it_stands(language: str, ruleset: str) -> None:
    i18n.use(language)
    tables = [
        FIRST,
        SECOND,
        view(Seat.SOUTH, "9C", STUCK, rules(ruleset)),
        view(Seat.SOUTH, "9C", "1:pass 2:pass 3:pass"),
    ]
    for at in tables:
        for number, action in enumerate(options(at), 1):
            assert action_meant(label(at, action), at) == action
            assert action_meant(str(number), at) == action
        for action in at.legal:
            assert action_meant(label(at, action), at) == action


def test_the_offered_answers_are_one_line_and_going_alone_with_a_suit_a_second() -> None:
    alone = "3 I order it up, I play alone"
    assert choices_lines(FIRST) == [f"You can say: 1 I pass, 2 I order it up, or {alone}."]
    assert choices_lines(SECOND) == [
        "You can say: 1 I pass the making, 2 Spades, 3 Diamonds, or 4 Clubs.",
        "Add “alone” to go alone.",
    ]


def test_a_hand_that_may_not_order_up_is_offered_the_pass_alone() -> None:
    at = view(ruleset=rules(DANVILLE))
    assert choices_lines(at) == ["You can say: 1 I pass."]
    assert str(action_meant("order up", at)) == "0:order"
