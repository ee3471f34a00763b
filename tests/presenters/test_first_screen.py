"""What the first screen says of games."""

from __future__ import annotations

import pytest

from game.pages.evening_setup import EveningChoice
from game.presenters.evening_games import unfinished_evening
from game.presenters.evening_setup import EveningSetup
from game.presenters.first_screen import evening_left, game_left, play_line
from game.presenters.practice_games import base_ruleset, begin, chosen_ruleset, unfinished
from game.rulesets.shipped import list_rulesets
from game.storage.database import memory_store
from game.storage.settings import Practice
from game.text.desk import TextDesk


def test_whoever_just_plays_sits_at_a_table_for_beginners_to_ten_points() -> None:
    table = chosen_ruleset(Practice(), list_rulesets())
    assert base_ruleset(Practice(), list_rulesets()).beginners
    assert (table.switches.game_points, table.switches.game_deals) == (10, None)


@pytest.mark.parametrize(
    ("practice", "said"),
    [
        (Practice(), "The beginners' rules, to 10 points."),
        (Practice("hoyle-classic"), "Hoyle classic rules, to 10 points."),
        (
            Practice("danville", length="game"),
            "Danville rules, 8 hands. It can end in a tie.",
        ),
        (Practice("bicycle", length="endless"), "Bicycle rules, as long as you like."),
    ],
)
def test_what_a_game_would_be_is_said_before_it_begins(practice: Practice, said: str) -> None:
    assert play_line(practice, list_rulesets()) == said


def test_a_game_that_was_left_is_told_with_its_score_and_hand() -> None:
    store = memory_store()
    begin(store, Practice(seed="7"))
    saved = unfinished(store)
    assert saved is not None
    told = game_left(store, saved)
    assert (told.over, told.title, told.go) == ("A game you left", "It's 0 all", "Go on")
    assert told.under == "Hand 1. No trump yet."


def test_an_evening_that_was_left_is_told_with_the_learners_place() -> None:
    store = memory_store()
    choice = EveningChoice("wednesday-night", tables=2, rounds=3, seed="7")
    EveningSetup(TextDesk(store), choice).begin("Anna")
    saved = unfinished_evening(store)
    assert saved is not None
    told = evening_left(store, saved)
    assert (told.over, told.go) == ("A euchre night you left", "Go on")
    assert told.title == "You're in place 1 of 8, with 0 points"
    assert told.under == "Wednesday night, round 1 of 3, hand 1."
