"""Rows that cannot be believed are set aside with a word; the others are read as if nothing had happened."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.storage.cells import fits
from game.storage.database import Store
from game.storage.decisions import KeptDecision
from game.storage.drills import DrillAnswer
from game.storage.first_answers import FirstAnswer
from game.storage.journal import Games
from game.storage.memory import StepAnswer
from game.storage.migrations import TABLES
from game.storage.mistakes import MadeMistake, MistakeAnswer
from game.storage.proof import ProofAnswer
from tests.storage.conftest import Opener
from tests.storage.inside import database

TIME = "2026-01-31T09:30:00+00:00"
DEEP = "[" * 5000 + "]" * 5000
READ: dict[str, Callable[[Store], object]] = {
    "settings": lambda store: store.settings,
    "lesson_progress": lambda store: store.progress.all(),
    "games": lambda store: store.games.listed(60),
    "game_entries": lambda store: (store.games.entries(1), store.rows("game_entries")),
    "memory_cards": lambda store: store.memory.cards(),
    "card_reviews": lambda store: store.memory.reviews(),
    "step_answers": lambda store: (store.memory.answers(), store.memory.skills()),
    "hand_reviews": lambda store: store.reviews.latest(100),
    "hand_noticing": lambda store: store.noticing.latest(100),
    "evenings": lambda store: (store.evenings.load(1), store.evenings.current()),
    "evening_entries": lambda store: (store.evenings.load(1), store.rows("evening_entries")),
    "first_answers": lambda store: (store.first_answers.of("a"), store.first_answers.lessons()),
    "decisions": lambda store: store.decisions.latest(100),
    "mistakes": lambda store: (store.mistakes.all(), store.rows("mistakes")),
    "mistake_answers": lambda store: store.mistakes.answers(),
    "drills": lambda store: store.drills.latest(100),
    "drill_answers": lambda store: (store.drills.latest(100), store.rows("drill_answers")),
    "proof_answers": lambda store: store.proof.answers(),
    "coins": lambda store: store.proof.coins(),
    "rulesets": lambda store: (store.games.load(1), store.rows("rulesets")),
}
IMPLAUSIBLE = [
    (table, column, value)
    for table, columns in TABLES.items()
    if table != "set_aside"
    for column in columns
    for value in (b"\x00\xff", b"")
] + [
    ("settings", "value", "{"),
    ("settings", "value", '"loud"'),
    ("settings", "value", DEEP),
    ("settings", "value", ""),
    ("memory_cards", "due", ""),
    ("memory_cards", "due", "tomorrow"),
    ("memory_cards", "due", "9999-12-31T23:59:59+00:00"),
    ("memory_cards", "due", "2026-01-31"),
    ("memory_cards", "due", "2026-02-31T09:30:00+00:00"),
    ("memory_cards", "memory", DEEP),
    ("memory_cards", "memory", '{"state": {"state": 2}}'),
    ("card_reviews", "reviewed", ""),
    ("step_answers", "answered", ""),
    ("step_answers", "answered", "0001-01-01T00:00:00+00:00"),
    ("step_answers", "due", 5),
    ("step_answers", "memory", "[1]"),
    ("step_answers", "lesson_id", ""),
    ("hand_reviews", "cost", float("inf")),
    ("hand_reviews", "points", "many"),
    ("games", "begun", "yesterday"),
]


@pytest.fixture
def filled(opened: Opener) -> Store:
    """Two rows in every table, but for one setting and one ruleset."""
    store = opened()
    for _evening in range(2):
        evening = store.evenings.begin("{}", "{}")
        store.evenings.append(evening, ("hand", "{}"), ("hand", "{}"))
    store.save_settings(replace(store.settings, speed="slow"))
    for lesson in ("a", "b"):
        store.progress.save(lesson, "sheet", "", "{}", "")
        store.first_answers.note([FirstAnswer(lesson, "s", "", "JD", 1, 0, "answered", 9)])
        store.memory.note([StepAnswer(lesson, "s", f"skill {lesson}", True, TIME, TIME, "")])
    for _game in range(2):
        game = store.games.begin("{}", "{}", "[]")
        store.games.append(game, "1:pass")
        store.games.append(game, "2:pass")
        store.reviews.keep(game, 0, 0.5, 1.0, 7, 1)
        store.noticing.keep(game, 0, 2, 1, 0)
        decided = KeptDecision("game", game, 0, 1, "lead", "lead-ace", "mistake", 0.5)
        store.decisions.keep([decided])
        made = ("lead", "lead-ace", "0:play:AS", "0:play:JH", 0.5)
        store.mistakes.keep(MadeMistake("game", game, 0, 1, "{}", str(game), 0, *made), TIME)
        told = MistakeAnswer(store.mistakes.all()[-1].id, "", "0:play:JH", 0.0, 3, 0, 5)
        store.mistakes.answer(told, "", TIME, 1)
        drill = store.drills.begin("lead", "{}", "{}")
        store.drills.answer(drill, DrillAnswer("{}", 0, "0:play:AS", "0:play:JH", 0.5, 0.1, 5))
        store.proof.answer(ProofAnswer("a", "before", "lead-1", "0:play:JH", 0.0, True))
        store.proof.toss(f"skill {game}", 1)
    store.memory.meet(["term/a", "term/b"])
    for card in ("term/a", "term/b"):
        store.memory.review(card, 3, TIME, '{"state": 2}')
    store.news()
    return store


def invalidate(store: Store, table: str, column: str, value: object) -> None:
    """Puts a value into the first row of a table, whatever the table itself would allow."""
    store.close()
    connection = sqlite3.connect(store.path)
    connection.execute("PRAGMA ignore_check_constraints = ON")
    order = ", ".join(TABLES[table][:2])
    first = " AND ".join(
        f"{name} = (SELECT {name} FROM {table} ORDER BY {order} LIMIT 1)" for name in TABLES[table][:2]
    )
    try:
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {first}", (value,))
    except sqlite3.IntegrityError:
        pytest.skip("SQLite itself never lets this in")
    connection.commit()
    connection.close()


@pytest.mark.parametrize(("table", "column", "value"), IMPLAUSIBLE)
def test_a_row_with_an_implausible_value_is_set_aside_with_a_word_and_the_rest_is_kept(
    filled: Store, opened: Opener, table: str, column: str, value: object
) -> None:
    before = len(filled.rows(table))
    invalidate(filled, table, column, value)
    store = opened()
    READ[table](store)
    assert "set it aside" in store.news()
    assert store.news() == ""
    assert len(store.rows(table)) < before
    aside = [json.loads(str(row["row"])) for row in store.rows("set_aside") if row["source"] == table]
    said = {"bytes": value.hex()} if isinstance(value, bytes) else value
    assert any(row[column] in (said, str(value)) for row in aside)
    store = opened()
    READ[table](store)
    assert (store.notice, store.news()) == ("", "")
    assert all(fits(table, tuple(row.values())) for row in store.rows(table))


def test_a_text_that_is_no_utf_8_is_set_aside_with_the_very_bytes(filled: Store, opened: Opener) -> None:
    filled.close()
    raw = filled.path.read_bytes()
    filled.path.write_bytes(raw.replace(b"skill b", b"sk\xc3ll b"))
    store = opened()
    assert [told.lesson_id for told in store.memory.answers()] == ["a"]
    (kept,) = store.rows("set_aside")
    said = json.loads(str(kept["row"]))["skill"]
    assert said.encode("utf-8", "surrogateescape") == b"sk\xc3ll b"
    assert "answers in lessons" in store.news()
    assert store.memory.answers() == opened().memory.answers()


def test_where_the_latest_answer_to_a_skill_cannot_be_read_the_one_before_it_counts(store: Store) -> None:
    for time in (TIME, "2026-02-01T09:30:00+00:00"):
        store.memory.note([StepAnswer("a", "s", "lead", True, time, time, "")])
    database(store).run("UPDATE step_answers SET due = 'soon' WHERE n = 2")
    assert store.memory.skills()["lead"].answered == TIME


def test_a_game_goes_on_before_the_first_move_that_cannot_be_read(store: Store) -> None:
    game = store.games.begin("{}", "{}", "[]")
    for move in ("1:pass", "2:pass", "3:pass", "0:pass"):
        store.games.append(game, move)
    database(store).run("UPDATE game_entries SET text = x'ff00' WHERE n = 3")
    current = store.games.current()
    assert current is not None
    assert current.texts == ("1:pass", "2:pass")
    assert "moves in a game" in store.news()
    assert store.games.append(game, "3:order") == 3
    assert store.games.entries(game)[-1].text == "3:order"
    assert len(store.rows("set_aside")) == 2


def test_a_game_that_cannot_be_read_takes_its_moves_and_reviews_along(filled: Store) -> None:
    database(filled).run("UPDATE games SET begun = '' WHERE id = 1")
    assert [line.id for line in filled.games.listed(9)] == [2]
    sources = sorted(str(row["source"]) for row in filled.rows("set_aside"))
    assert sources == ["game_entries", "game_entries", "games", "hand_noticing", "hand_reviews"]


def test_a_row_that_an_index_hides_is_left_out_and_mended_at_the_next_start(
    filled: Store, opened: Opener
) -> None:
    filled.close()
    with filled.path.open("r+b") as stream:
        stream.seek(filled.path.read_bytes().index(b"asskill a" + TIME.encode()) + len(b"asskill a"))
        stream.write(b"20x6")  # in the row; the index has what stood there before
    store = opened()
    assert [told.lesson_id for told in store.memory.latest_answers()] == ["b"]
    store = opened()
    assert "everything it could still read" in store.notice
    assert [told.lesson_id for told in store.memory.answers()] == ["b"]
    assert [row["source"] for row in store.rows("set_aside")] == ["step_answers"]


def test_moves_without_a_game_do_not_become_those_of_the_next_one(filled: Store) -> None:
    database(filled).run("PRAGMA foreign_keys = OFF")
    database(filled).run("UPDATE game_entries SET game_id = 3 WHERE game_id = 1")
    game = filled.games.begin("{}", "{}", "[]")
    assert game == 3
    assert filled.games.append(game, "1:pass") == 1
    assert [str(row["source"]) for row in filled.rows("set_aside")] == ["game_entries"] * 2


def test_a_game_whose_ruleset_cannot_be_read_is_still_listed(filled: Store) -> None:
    database(filled).run("UPDATE rulesets SET text = x'00'")
    game = filled.games.load(1)
    assert game is not None
    assert game.ruleset == ""
    assert isinstance(filled.games, Games)
    assert [line.ruleset for line in filled.games.listed(9)] == ["", ""]


def test_on_a_full_disk_what_cannot_be_read_is_left_out_all_the_same(filled: Store) -> None:
    database(filled).run("UPDATE memory_cards SET due = '' WHERE card_id = 'term/a'")
    database(filled).run("PRAGMA query_only = ON")
    assert list(filled.memory.cards()) == ["term/b"]
    database(filled).run("PRAGMA query_only = OFF")


def test_a_setting_this_version_does_not_know_stays(store: Store, opened: Opener) -> None:
    database(store).run("INSERT INTO settings VALUES ('felt', '\"blue\"')")
    store = opened()
    assert store.news() == ""
    assert [row["key"] for row in store.rows("settings")] == ["felt"]
