"""The file of the learner's data made wrong: by its bytes, and by the values in its cells."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

from game.bots.company import Company, company_to_json
from game.course.lesson_progress import from_text, to_text
from game.course.lesson_start import begin
from game.course.memory.asking_again import question_of
from game.course.memory.days import days, last_week
from game.course.memory.deck import Deck
from game.course.memory.mix import plan
from game.course.memory.scheduling import Answered
from game.course.memory.skills import skills
from game.course.memory.telling import standing_lines
from game.dev.shots.memory import fill, fill_hands
from game.pages.progress import hand_cost_line
from game.presenters.game_list import game_name
from game.presenters.lesson_list import catalogue, entries
from game.presenters.practice_games import LostGame, chosen_ruleset, resume, unfinished
from game.records.exporting import saved_hands
from game.records.record_faults import RecordRefused
from game.rules.record import ruleset_to_json, setup_to_json
from game.rulesets.shipped import list_rulesets
from game.storage.database import Store, open_store
from game.storage.errors import StoreDamaged
from game.storage.learner_export import exported
from game.storage.learners import Learners
from game.storage.migrations import TABLES
from tests.clock import Clock
from tests.fuzz.mutating import ODD, bytes_changed, json_changed
from tests.records.games import a_record

NAME = "leftbower.db"
_PAGE = 4096
_PAGES_SHOWN = 0.04
"""The share of cases in which the screens are drawn as well."""


def file_case(chance: Random, home: Path) -> None:
    """Bytes of the file are changed. What is missing afterwards has been told, and the file is kept."""
    path = _copy(home)
    before = path.read_bytes()
    path.write_bytes(_damaged(chance, before))
    doubtful = chance.random() < 0.5
    if doubtful:
        (home / "leftbower.lock").write_text("open\n")  # as a killed app leaves it
    damage = path.read_bytes()
    said = _used(home, chance)
    aside = [file.read_bytes() for file in home.glob("leftbower-damaged-*.db")]
    assert aside in ([], [damage]) or not doubtful, "the damaged file was not kept as it was"
    with open_store(home, Clock()) as store:
        said += store.notice + store.news()
        found = {table: len(store.rows(table)) for table in _counts()}
    lost = {table: count - found[table] for table, count in _counts().items() if found[table] < count}
    assert said or not lost, f"rows lost without a word: {lost}"
    with open_store(home, Clock()) as store:
        assert not store.notice + store.news(), "it is told at every start"
        _goes_on(store)


def cell_case(chance: Random, home: Path) -> None:
    """Cells get values that nobody wrote. Rows that cannot be believed are set aside, the others stay."""
    path = _copy(home)
    tables = [table for table in TABLES if table != "set_aside"]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for _cell in range(chance.choice((1, 1, 1, 2, 5))):
            table = chance.choice(tables)
            _spoil(connection, chance, table, chance.choice(TABLES[table]))
        before = {table: _count(connection, table) for table in tables}
    _used(home, chance)
    with open_store(home, Clock()) as store:
        assert not store.notice + store.news(), "it is told at every start"
        kept = [str(row["source"]) for row in store.rows("set_aside")]
        for table in tables:
            found = len(store.rows(table)) + kept.count(table)
            assert found >= before[table], f"{before[table] - found} rows of {table} are gone"
        _goes_on(store)


def _damaged(chance: Random, raw: bytes) -> bytes:
    changed = bytearray(raw)
    match chance.randrange(8):
        case 0 | 1:
            for _bit in range(chance.choice((1, 1, 2, 8))):
                changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
        case 2:
            changed[chance.randrange(100)] ^= 1 << chance.randrange(8)
        case 3:
            at = chance.randrange(_PAGE)
            changed[at] = chance.randrange(256)
        case 4:
            page = chance.randrange(len(changed) // _PAGE) * _PAGE
            changed[page : page + _PAGE] = chance.choice((b"\xff", b"\0")) * _PAGE
        case 5:
            texts = [at for at in range(len(changed)) if changed[at : at + 1].isalpha()]
            changed[chance.choice(texts)] = chance.choice((0xFF, 0xC3, 0x80))
        case 6:
            del changed[chance.randrange(len(changed)) :]
        case _:
            return bytes_changed(chance, raw, most=12)
    return bytes(changed)


def _spoil(connection: sqlite3.Connection, chance: Random, table: str, column: str) -> None:
    rows = connection.execute(f"SELECT DISTINCT {column} FROM {table}").fetchall()
    if not rows:
        return
    (old,) = chance.choice(rows)
    value = _value(chance, old)
    one = f"AND {TABLES[table][0]} = (SELECT {TABLES[table][0]} FROM {table} WHERE {column} IS ? LIMIT 1)"
    try:
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} IS ? {one}", (value, old, old))
    except (sqlite3.IntegrityError, OverflowError, UnicodeEncodeError):
        return  # the table does not even let it in


def _value(chance: Random, old: Any) -> Any:
    kind = chance.randrange(5)
    if kind == 0:
        return chance.choice((b"", b"\x00", b"\xff\xfe", "", " ", "0", -1, 2**62, 1e308, float("inf"), -1.5))
    if kind == 1 and isinstance(old, str):
        return bytes_changed(chance, old.encode()).decode("utf-8", "replace")
    if kind == 2 and isinstance(old, str) and old[:1] in ("{", "["):
        return json_changed(chance, old.encode()).decode("utf-8", "replace")
    if kind == 3 and isinstance(old, int | float):
        return old + chance.choice((1, -1, 1000, 0.5))
    odd = chance.choice(ODD)
    return odd if isinstance(odd, str | int | float) and abs(_size(odd)) < 2**62 else json.dumps(odd)


def _size(value: object) -> float:
    return value if isinstance(value, int | float) else 0


def _used(home: Path, chance: Random) -> str:
    """Everything that reads the file, as the app comes by it; what the learner was told."""
    with open_store(home, Clock()) as store:
        said = store.notice
        try:
            _everything(store, chance)
            exported(store, Learners(home).chosen)
            if chance.random() < _PAGES_SHOWN:
                from tests.fuzz.screens import screens_shown

                said += screens_shown(store)
        except StoreDamaged as told:
            said += told.sentence
        return said + store.news()


def _everything(store: Store, chance: Random) -> None:
    course = catalogue()
    table = chosen_ruleset(store.settings.practice)
    deck = Deck(store, course.glossary, table)
    standing_lines(deck.standing(), store.now())
    deck.words()
    for card in deck.due()[:2]:
        deck.coming(card)
        deck.answer(card, Answered.NEARLY)
    skills(store, course.course)
    plan(deck, course)
    assert all(day.words for day in days(store, 30))
    last_week(store)
    question_of("left-bower", course, table, store.memory.latest_answers())
    assert all(map(hand_cost_line, store.reviews.latest(200)))
    entries(store.progress.all())
    for known in store.progress.all().values():
        file = course.find(known.lesson_id)
        if file is not None and chance.random() < 0.1:
            begin(file, course.glossary, table, known.position)
    for line in store.games.listed(9):
        game_name(line)
    _games(store)


def _games(store: Store) -> None:
    for line in store.games.listed(3):
        saved = store.games.load(line.id)
        if saved is not None:
            with suppress(RecordRefused):
                saved_hands(saved)
    with suppress(LostGame):
        saved = unfinished(store)
        if saved is not None:
            resume(store, saved)


def _goes_on(store: Store) -> None:
    """The file can be written as if nothing had happened."""
    game = store.games.begin("{}", "{}", "[]")
    assert store.games.append(game, "1:pass") == 1
    current = store.games.current()
    assert current is not None
    assert (current.id, current.texts) == (game, ("1:pass",))
    store.memory.meet(["term/renege"])
    store.memory.review("term/renege", 3, "2026-02-03T09:30:00+00:00", "")
    store.progress.save("left-bower", "danville", "", "{}", "")
    store.save_settings(replace(store.settings, speed="fast"))
    store.reviews.keep(game, 0, 0.0, 1.0, 7, 0)


def _count(connection: sqlite3.Connection, table: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def _copy(home: Path) -> Path:
    return Path(shutil.copy(_template(), home / NAME))


@cache
def _counts() -> dict[str, int]:
    with closing(sqlite3.connect(_template())) as connection:
        return {table: _count(connection, table) for table in TABLES}


@cache
def _template() -> Path:
    """A learner some days into the course, with games of which one is in play."""
    home = Path(mkdtemp(prefix="fuzz-template-"))
    with open_store(home, Clock()) as store:
        fill(store)
        fill_hands(store, 12)
        store.save_settings(replace(store.settings, speed="slow", text=115))
        for file in catalogue().lessons[:3]:
            runner = begin(file, catalogue().glossary, list_rulesets()[0])
            kept = from_text(runner.save())
            assert kept is not None
            place = to_text(replace(kept, deal="fuzz"))  # or every run would have other cases
            store.progress.save(file.id, runner.ruleset.id, "", place, "", done=file.id < "m")
        for seed, most in ((1, 80), (2, 30)):
            record = a_record(seed=seed, most=most)
            company = company_to_json(Company(seed=str(seed)))
            game = store.games.begin(ruleset_to_json(record.ruleset), setup_to_json(record.setup), company)
            for action in record.actions:
                store.games.append(game, str(action))
            store.reviews.keep(game, 0, 0.25, 1.0, 7, 1)
    return home / NAME
