"""Several learners on one computer: each has a file, and nothing of one shows at another's place."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.storage.database import open_store
from game.storage.errors import StorageError, StoreBusy
from game.storage.learner_export import export_to, exported
from game.storage.learners import LIST, Learners, NameRefused
from tests.storage.conftest import Clock

DAY = date(2026, 1, 31)


def test_where_nobody_has_a_name_the_first_learner_has_the_present_file(home: Path) -> None:
    (only,) = Learners(home).all()
    assert (only.name, only.file) == ("Learner 1", "leftbower.db")
    assert Learners(home).chosen == only


def test_a_new_learner_begins_with_an_empty_file(home: Path, clock: Clock) -> None:
    with open_store(home, clock) as store:
        store.memory.meet(["term/march"])
    learners = Learners(home)
    mia = learners.add("  Mia  ", DAY)
    assert (mia.name, mia.since) == ("Mia", DAY)
    learners.choose(mia)
    with open_store(home, clock) as store:
        assert store.path == home / mia.file
        assert store.memory.cards() == {}
    with open_store(home, clock, file="leftbower.db") as store:
        assert list(store.memory.cards()) == ["term/march"]


def test_two_learners_may_sit_at_two_windows_at_once(home: Path, clock: Clock) -> None:
    mia = Learners(home).add("Mia", DAY)
    with open_store(home, clock), open_store(home, clock, file=mia.file), pytest.raises(StoreBusy):
        open_store(home, clock, file=mia.file)


def test_that_a_name_was_asked_for_is_remembered_whatever_else_changes(home: Path) -> None:
    learners = Learners(home)
    learners.note_asked(learners.all()[0])
    learners.add("Mia", DAY)
    assert [learner.asked for learner in learners.all()] == [True, False]


def test_a_learner_is_found_by_name_or_number(home: Path) -> None:
    learners = Learners(home)
    mia = learners.add("Mia", DAY)
    assert learners.find("mia") == learners.find("2") == mia
    assert learners.find("Learner 1") == learners.all()[0]
    assert learners.find("nobody") is None


def test_a_name_is_given_once_and_has_a_letter(home: Path) -> None:
    learners = Learners(home)
    mia = learners.add("Mia", DAY)
    for name in ("", "  ", "12", "MIA"):
        with pytest.raises(NameRefused):
            learners.add(name, DAY)
    assert learners.rename(mia, "mia").name == "mia"
    assert learners.rename(learners.all()[0], "Anna").file == "leftbower.db"
    assert [learner.name for learner in learners.all()] == ["Anna", "mia"]


def test_a_list_that_was_lost_is_made_again_from_the_files(home: Path, clock: Clock) -> None:
    learners = Learners(home)
    mia = learners.add("Mia", DAY)
    open_store(home, clock).close()
    open_store(home, clock, file=mia.file).close()
    (home / LIST).write_text("no list")
    assert [learner.name for learner in learners.all()] == ["Learner 1", "Learner 2"]
    assert learners.chosen.file == "leftbower.db"


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        '{"learners": 3}',
        '{"learners": [3]}',
        '{"learners": [{"name": "Mia"}]}',
        '{"learners": [{"file": "learner-2.db", "name": 3}]}',
        '{"learners": [{"file": "learner-2.db", "since": "lately"}]}',
        '{"learners": [{"file": "learner-2.db", "name": "\\ud800"}]}',
        '{"chosen": 3}',
    ],
)
def test_a_list_of_another_form_is_made_again_from_the_files(home: Path, text: str) -> None:
    home.mkdir(exist_ok=True)
    (home / LIST).write_text(text)
    assert [learner.name for learner in Learners(home).all()] == ["Learner 1"]
    assert Learners(home).chosen.file == "leftbower.db"


def test_an_erased_learner_leaves_nothing_behind_and_the_others_alone(home: Path, clock: Clock) -> None:
    learners = Learners(home)
    mia, joe = learners.add("Mia", DAY), learners.add("Joe", DAY)
    for learner in learners.all():
        open_store(home, clock, file=learner.file).close()
    learners.choose(mia)
    (home / "learner-2-version-1-2026-01-31.db").write_bytes(b"old")
    (home / "learner-2-damaged-2026-01-31.db-wal").write_bytes(b"old")
    (home / "learner-21.db").write_bytes(b"another's")
    learners.erase(mia)
    assert [file.name for file in home.glob("learner-2*") if file.suffix != ".lock"] == ["learner-21.db"]
    assert learners.find("Mia") is None
    assert learners.find("Joe") == joe
    assert "Mia" not in (home / LIST).read_text()
    assert learners.chosen.file == "leftbower.db"


def test_the_only_learner_can_be_erased_and_begin_anew(home: Path, clock: Clock) -> None:
    learners = Learners(home)
    with open_store(home, clock) as store:
        store.memory.meet(["term/march"])
    learners.erase(learners.rename(learners.all()[0], "Anna"))
    assert [learner.name for learner in learners.all()] == ["Learner 1"]
    with open_store(home, clock) as store:
        assert store.memory.cards() == {}


def test_a_learner_at_the_table_cannot_be_erased_from_outside(home: Path, clock: Clock) -> None:
    learners = Learners(home)
    with open_store(home, clock) as store:
        with pytest.raises(StoreBusy):
            learners.erase(learners.all()[0])
        store.memory.meet(["term/march"])


def test_an_export_holds_everything_in_words(home: Path, clock: Clock, tmp_path: Path) -> None:
    learners = Learners(home)
    anna = learners.rename(learners.all()[0], "Anna")
    with open_store(home, clock) as store:
        store.save_settings(replace(store.settings, text=130))
        store.progress.save("left-bower", "sheet", "", '{"place": 3}', "", done=True)
        store.memory.meet(["term/march"])
        store.memory.review("term/march", 3, "2026-02-03T09:30:00+00:00", '{"stability": 2.5}')
        game = store.games.begin('{"id": "sheet"}', "{}", "{}")
        store.games.append(game, "1:pass")
        export_to(store, anna, tmp_path / "anna.json")
        assert (tmp_path / "anna.json").read_text(encoding="utf-8") == exported(store, anna)
    data = json.loads((tmp_path / "anna.json").read_text(encoding="utf-8"))
    assert data["learner"] == "Anna"
    assert data["settings"] == {"text": 130}
    assert data["lessons"][0]["position"] == {"place": 3}
    assert data["cards"][0]["memory"] == {"stability": 2.5}
    assert data["card answers"][0]["rating"] == 3
    assert data["rulesets"][data["games"][0]["ruleset"]] == {"id": "sheet"}
    assert data["moves"][0]["text"] == "1:pass"


@pytest.mark.parametrize("value", ['"\\ud800"', "NaN", "[1e999]", "[" * 900 + "]" * 900, "9" * 5000])
def test_an_export_is_plain_json_whatever_stands_in_a_cell(home: Path, clock: Clock, value: str) -> None:
    with open_store(home, clock) as store:
        store.progress.save("left-bower", "sheet", "", value, "")
        raw = exported(store, Learners(home).chosen).encode()

    def refuse(word: str) -> None:
        raise AssertionError(f"{word} is no JSON")

    kept = json.loads(raw, parse_constant=refuse)["lessons"][0]["position"]
    assert kept == value or json.dumps(kept).replace(" ", "") == value


def test_an_export_holds_what_was_set_aside_for_its_bytes(home: Path, clock: Clock, tmp_path: Path) -> None:
    with open_store(home, clock) as store:
        store.memory.meet(["term/march"])
    with closing(sqlite3.connect(home / "leftbower.db", isolation_level=None)) as connection:
        connection.execute("UPDATE memory_cards SET met = CAST(x'ff41' AS TEXT)")
    with open_store(home, clock) as store:
        assert store.memory.cards() == {}
        export_to(store, Learners(home).chosen, tmp_path / "anna.json")
    kept = json.loads((tmp_path / "anna.json").read_text(encoding="utf-8"))["set aside"]
    assert json.loads(kept[0]["row"])["met"] == "\udcffA"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_in_the_place_of_the_list_is_not_waited_for(home: Path) -> None:
    home.mkdir()
    os.mkfifo(home / LIST)
    assert [learner.name for learner in Learners(home).all()] == ["Learner 1"]


def test_a_name_in_the_list_is_short_and_on_one_line(home: Path) -> None:
    home.mkdir()
    names = {"learners": [{"file": "leftbower.db", "name": "Anna\n2 \x1b[31m\u202e" + "x" * 90_000}]}
    (home / LIST).write_text(json.dumps(names))
    (anna,) = Learners(home).all()
    assert anna.name == "Anna 2 [31m " + "x" * 12


def test_an_export_into_a_folder_that_is_not_there_blames_that_file_alone(
    home: Path, clock: Clock, tmp_path: Path
) -> None:
    learner = Learners(home).all()[0]
    with open_store(home, clock) as store, pytest.raises(StorageError) as caught:
        export_to(store, learner, tmp_path / "nowhere" / "anna.json")
    assert "nowhere. Make it first" in caught.value.sentence
    assert "LEFTBOWER_HOME" not in caught.value.sentence
