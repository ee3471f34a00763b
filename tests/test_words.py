"""The words of the table."""

from __future__ import annotations

import pytest

from game import i18n
from game.rules.actions import Action
from game.rules.cards import JOKER, Suit, pack
from game.rules.seats import Seat
from game.rules.view import observe
from game.words import (
    call_words,
    capital,
    card_name,
    in_one_breath,
    made_line,
    maker_line,
    one_of,
    seat_name,
    seat_role,
    sentence,
    suit_name,
    suit_title,
    trump_line,
)
from tests.tables import DANVILLE, HOYLE, cards, hand_setup, reach, rules


def test_a_card_is_called_by_its_full_name() -> None:
    assert [card_name(card) for card in cards("JD TC 7S")] == [
        "jack of diamonds",
        "ten of clubs",
        "seven of spades",
    ]
    assert card_name(JOKER) == "joker"


def test_no_two_cards_share_a_name() -> None:
    names = [card_name(card) for card in pack(32, joker=True)]
    assert len(set(names)) == 33


@pytest.mark.parametrize(
    ("action", "dealer", "second", "said"),
    [
        ("1:order", Seat.SOUTH, False, "I order it up"),
        ("2:order", Seat.SOUTH, False, "I assist"),
        ("0:order", Seat.SOUTH, False, "I take it up"),
        ("3:pass", Seat.SOUTH, False, "I pass"),
        ("0:pass", Seat.SOUTH, False, "I turn it down"),
        ("0:pass", Seat.SOUTH, True, "I pass the making"),
        ("2:call:H", Seat.SOUTH, True, "Hearts"),
        ("2:call:H:alone", Seat.SOUTH, True, "Hearts, I play alone"),
        ("1:order:alone", Seat.SOUTH, False, "I order it up, I play alone"),
        ("1:no-trump:alone", Seat.SOUTH, True, "No trump, I play alone"),
        ("1:defend:alone", Seat.SOUTH, True, "I defend alone"),
        ("1:defend", Seat.SOUTH, True, "We defend together"),
    ],
)
@pytest.mark.parametrize("ruleset", [HOYLE, DANVILLE])
def test_a_call_is_worded_by_who_makes_it_and_when(
    ruleset: str, action: str, dealer: Seat, second: bool, said: str
) -> None:
    assert call_words(rules(ruleset), Action.parse(action), dealer, second) == said


def test_everyone_at_the_table_has_a_name_and_a_part() -> None:
    assert [seat_name(seat, Seat.SOUTH) for seat in Seat] == ["You", "Walt", "Nora", "Ezra"]
    assert [seat_role(seat, Seat.SOUTH) for seat in Seat] == ["", "opponent", "your partner", "opponent"]
    assert [seat_role(seat, Seat.SOUTH, dealer=seat) for seat in Seat] == [
        "you deal",
        "opponent, dealer",
        "your partner, dealer",
        "opponent, dealer",
    ]


def test_who_made_trump_and_how_has_twelve_different_lines() -> None:
    lines = {
        maker_line(maker, Seat.SOUTH, ordered, alone, dealer)
        for maker in (Seat.SOUTH, Seat.WEST)
        for dealer in (maker, maker.right)
        for ordered in (True, False)
        for alone in (True, False)
    }
    assert len(lines) == 12
    assert {"Walt ordered it up, alone", "Walt picked it up, alone"} <= lines


@pytest.mark.parametrize(
    ("done", "line"),
    [
        ("1:order", "Hearts are trump: Walt ordered it up"),
        ("1:pass 2:pass 3:pass 0:order:alone", "Hearts are trump: you picked it up, alone"),
        ("1:pass 2:pass 3:pass 0:pass 1:call:S", "Spades are trump: Walt called them"),
        ("1:pass 2:pass 3:pass 0:pass 1:no-trump", "No trump: Walt called it"),
        (
            "1:pass 2:pass 3:pass 0:pass 1:pass 2:pass 3:pass 0:no-trump:alone",
            "No trump: you called it, alone",
        ),
        ("1:pass", ""),
    ],
)
def test_one_line_says_what_is_trump_and_who_made_it(done: str, line: str) -> None:
    ruleset = rules(no_trump=True)
    setup = hand_setup(dealer=Seat.SOUTH, upcard="9H", ruleset=ruleset)
    assert made_line(observe(reach(setup, done, ruleset), Seat.SOUTH)) == line


def test_suits_have_words_for_every_place_in_a_sentence() -> None:
    for suit in Suit:
        title = suit_title(suit)
        assert suit_name(suit) == title.lower()
        assert one_of(suit) == f"a {title.lower()[:-1]}"
        assert trump_line(suit) == f"{title} are trump"


def test_a_line_begins_with_a_large_letter_and_keeps_the_rest() -> None:
    assert [capital(text) for text in ("jack of Hearts", "", "É")] == ["Jack of Hearts", "", "É"]


@pytest.mark.parametrize(
    "line",
    ["Yes.", "Yes?", "Yes!", "“Yes.”", '"Yes?"', '"Yes!"', "„Ja.“", "«Sí.»", "« Oui !\N{NO-BREAK SPACE}»"],
)
def test_what_has_a_stop_gets_no_other(line: str) -> None:
    assert sentence(line) == line


def test_parts_are_spoken_in_one_breath_with_one_stop_each() -> None:
    assert in_one_breath(["Mistake", "", "It was better.", "Why?", "Decision 2"]) == (
        "Mistake. It was better. Why? Decision 2"
    )
    assert in_one_breath([]) == ""


@pytest.mark.parametrize("line", ["Yes", "“Yes”", '"Yes"', "2"])
def test_what_has_no_stop_gets_one(line: str) -> None:
    assert sentence(line) == f"{line}."


def test_every_word_of_the_table_speaks_the_language_in_use() -> None:
    i18n.use(i18n.PSEUDO)
    said = [
        card_name(cards("JD")[0]),
        *(suit_title(suit) for suit in Suit),
        *(seat_name(seat, Seat.SOUTH) for seat in Seat),
    ]
    said += [call_words(rules(), Action.parse(text), Seat.SOUTH, False) for text in ("1:order", "2:pass")]
    assert all(text.startswith("[") for text in said)
