"""What a hand brought, from the states of a game, and as text."""

from __future__ import annotations

import pytest

from game.evening.hand_score import hand_from_json, hand_to_json, in_boxes, scores_of, standing_after
from game.rules.record import DamagedRecord
from game.rules.seats import Seat
from tests.evening.evenings import WEDNESDAY, hand, hands
from tests.tables import random_states, rules


def test_the_hands_of_a_game_add_up_to_its_standing() -> None:
    states = list(random_states(rules(WEDNESDAY), "friday", deals=5))
    scores = scores_of(states)
    assert len(scores) == 5
    assert standing_after(scores) == states[-1].standing


@pytest.mark.clause("WED-20")
def test_a_lone_march_brings_five_to_the_lone_player_and_four_to_the_partner() -> None:
    score = hand("west alone 5", rules(WEDNESDAY))
    assert score.players == (0, 5, 0, 4)
    assert score.lone_march is Seat.WEST


def test_a_march_with_the_partner_is_no_lone_march() -> None:
    score = hand("west 5", rules(WEDNESDAY))
    assert (score.lone_march, score.makers_tricks) == (None, 5)


def test_a_hand_thrown_in_fills_a_box_only_where_it_counts() -> None:
    played = hands("south 4, thrown in, west 2", rules(WEDNESDAY))
    assert len(in_boxes(played, rules(WEDNESDAY).switches)) == 3
    assert len(in_boxes(played, rules(WEDNESDAY, thrown_in_counts=False).switches)) == 2


def test_a_hand_comes_back_from_its_text() -> None:
    for words in ("south 4", "west alone 5", "thrown in"):
        score = hand(words, rules(WEDNESDAY))
        assert hand_from_json(hand_to_json(score)) == score


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"points": [1], "players": [], "hand": {}}', "null"])
def test_a_damaged_hand_is_refused(text: str) -> None:
    with pytest.raises(DamagedRecord):
        hand_from_json(text)
