"""The table told in lines as it goes on."""

from __future__ import annotations

from game.rules.actions import Action
from game.rules.seats import Seat
from game.session import Moment, Session
from game.text.narrator import moment_lines
from game.words.markup import plain
from tests.tables import hand_setup, rules


def told(actions: str, dealer: Seat = Seat.SOUTH, upcard: str = "9H") -> list[str]:
    """What is said to the last of the actions."""
    setup = hand_setup("JD AD KS TC 9S", "KH", "JH", "TH", dealer=dealer, upcard=upcard)
    session = Session(rules(), setup, {})
    heard: list[Moment] = []
    session.subscribe(heard.append)
    for text in actions.split():
        session.submit(Action.parse(text))
    return [plain(line) for line in moment_lines(heard[-1])]


def test_calls_are_told_in_the_words_of_the_table() -> None:
    assert told("1:pass") == ["Walt says “I pass.”"]
    assert told("1:pass 2:order") == [
        "Nora says “I assist.”",
        "Hearts are trump.",
        "You pick up the nine of hearts.",
    ]
    assert told("1:pass 2:pass 3:pass 0:pass") == [
        "You say “I turn it down.”",
        "You turn the nine of hearts down.",
    ]


def test_a_call_for_a_lone_hand_says_who_sits_out() -> None:
    assert told("1:pass 2:pass 3:pass 0:pass 1:call:S:alone") == [
        "Walt says “Spades, I play alone.”",
        "Spades are trump.",
        "Ezra lays the hand down and sits out.",
    ]


def test_your_own_discard_is_named_and_nobody_elses() -> None:
    assert told("1:order 0:discard:9S") == ["You discard the nine of spades."]
    assert told("2:pass 3:pass 0:pass 1:order 1:discard:KH", Seat.WEST) == []


def test_the_first_card_of_a_trick_is_led_and_the_others_are_played() -> None:
    begun = "1:order 0:discard:9S 1:play:KH"
    assert told(begun) == ["Walt leads the king of hearts."]
    assert told(f"{begun} 2:play:JH") == ["Nora plays the jack of hearts."]


def test_a_step_taken_back_tells_where_the_table_stands() -> None:
    setup = hand_setup("JD AD KS TC 9S", dealer=Seat.EAST, upcard="9H")
    session = Session(rules(), setup, {})
    heard: list[Moment] = []
    session.subscribe(heard.append)
    session.submit(Action.parse("0:pass"))
    session.undo()
    assert moment_lines(heard[-1]) == [
        "Back to your last decision.",
        "The score: 0 for us, 0 for them.",
        "The dealer is your opponent Ezra.",
    ]
