"""Settings: remembered, and tolerant of what another version or a mishap left behind."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.bots.ladder import Level
from game.storage.database import Store
from game.storage.settings import Practice, Settings


def put(home: Path, key: str, text: str) -> None:
    with sqlite3.connect(home / "leftbower.db") as connection:
        connection.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, text))
    connection.close()


def test_the_first_start_finds_the_usual_settings(store: Store) -> None:
    assert store.settings == Settings()


def test_every_setting_is_remembered(opened: Callable[[], Store]) -> None:
    chosen = Settings(
        language="de",
        text=150,
        deck="four",
        speed="fast",
        reduced_motion=False,
        sound="full",
        card_help=False,
        practice=Practice(
            ruleset="mine",
            pack=28,
            joker=True,
            length="hand",
            seed="7",
            opponents=Level.GREENHORN,
            partner=Level.SHARP,
        ),
        window=(1280, 720),
        lesson_ruleset="mine",
    )
    opened().save_settings(chosen)
    assert opened().settings == chosen


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("text", 110),
        ("deck", "three"),
        ("speed", 3),
        ("reduced_motion", "perhaps"),
        ("sound", "loud"),
        ("window", [1280]),
    ],
)
def test_a_bad_value_gives_way_to_the_default_of_its_own_key(
    home: Path, opened: Callable[[], Store], key: str, value: Any
) -> None:
    opened().save_settings(Settings(language="de"))
    opened().close()
    put(home, key, json.dumps(value))
    assert opened().settings == Settings(language="de")


def test_a_bad_value_among_the_practice_choices_leaves_the_others(
    home: Path, opened: Callable[[], Store]
) -> None:
    opened().close()
    choices = {"pack": 52, "seed": "7", "later": 1, "opponents": "grand master", "partner": "hopeful"}
    put(home, "practice", json.dumps(choices))
    assert opened().settings == Settings(practice=Practice(seed="7", partner=Level.HOPEFUL))


def test_choices_from_before_there_were_levels_are_kept(home: Path, opened: Callable[[], Store]) -> None:
    opened().close()
    put(home, "practice", json.dumps({"ruleset": "mine", "pack": None, "length": "hand"}))
    kept = opened().settings.practice
    assert kept == Practice(ruleset="mine", length="hand")
    assert (kept.opponents, kept.partner) == (Practice().opponents, Practice().partner)


def test_a_value_that_is_no_json_gives_way_to_the_default(home: Path, opened: Callable[[], Store]) -> None:
    opened().close()
    put(home, "speed", "{slow")
    put(home, "practice", "[]")
    assert opened().settings == Settings()


def test_a_key_of_a_later_version_is_kept_for_it(home: Path, opened: Callable[[], Store]) -> None:
    opened().close()
    put(home, "voice", '"on"')
    store = opened()
    store.save_settings(replace(store.settings, speed="slow"))
    store.close()
    with sqlite3.connect(home / "leftbower.db") as connection:
        rows = dict(connection.execute("SELECT key, value FROM settings"))
    connection.close()
    assert rows == {"voice": '"on"', "speed": '"slow"'}
