"""The words that can be typed at any time."""

from __future__ import annotations

import pytest

from game import i18n
from game.rules.cards import Suit, pack
from game.text.typed_words import Command, command_meant, help_lines, spoken
from game.words import card_name, suit_name


@pytest.mark.parametrize("language", [i18n.SOURCE, i18n.PSEUDO])
def test_every_word_works_in_english_and_in_the_language_in_use(language: str) -> None:
    i18n.use(language)
    for command in Command:
        for word in (command.value, command.value.upper(), spoken(command)):
            assert command_meant(word, Command) == (command, "")


def test_what_follows_a_word_is_handed_on() -> None:
    assert command_meant("Why ACE of Clubs?", Command) == (Command.WHY, "ace of clubs")


def test_a_question_mark_asks_for_a_hint() -> None:
    assert command_meant("?", Command) == (Command.HINT, "")


@pytest.mark.parametrize("typed", ["", "whyever", "handy", "pass", "?!x", "10"])
def test_other_lines_are_no_command(typed: str) -> None:
    assert command_meant(typed, Command) is None


def test_a_word_that_is_not_on_offer_is_no_command_there() -> None:
    assert command_meant("undo", (Command.HELP,)) is None


@pytest.mark.parametrize("language", [i18n.SOURCE, i18n.PSEUDO])
def test_no_card_and_no_suit_is_taken_for_a_command(language: str) -> None:
    i18n.use(language)
    words = [
        *map(card_name, pack(32, joker=True)),
        *map(str, pack(32, joker=True)),
        *map(suit_name, Suit),
        *Suit,
    ]
    assert [word for word in words if command_meant(word, Command)] == []


def test_help_names_every_word_on_a_line_of_its_own() -> None:
    lines = help_lines(Command)
    assert [line.split(":")[0].split()[0] for line in lines] == [command.value for command in Command]
