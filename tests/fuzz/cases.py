"""One case of each kind: something valid made wrong, and everything that the app then does with it."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from game.cli.rule_listing import show
from game.course.checks import words
from game.course.glossary import Glossary
from game.course.lesson_proof import check_file
from game.course.lesson_start import begin
from game.course.loader import course_of, lesson_paths, read_glossary, read_lesson, read_pack
from game.pages.replay_words import record_lines
from game.presenters.practice_games import chosen_ruleset
from game.presenters.watched_lesson import WatchedLesson
from game.records.record_faults import RecordRefused
from game.records.record_file import open_record
from game.rules.record import record_to_json
from game.rulesets.own_rulesets import all_rulesets, own_files
from game.rulesets.shipped import list_rulesets, ruleset_ids
from game.storage import paths
from game.storage.learners import LIST, Learners
from game.storage.settings import Practice
from game.yamlfile.yaml_positions import YamlFault, read_marked
from tests.fuzz.mutating import json_changed, yaml_changed
from tests.fuzz.store_cases import cell_case, file_case
from tests.records.games import a_record
from tests.rules.egn_games import a_deal, a_game

LONGEST_LESSON = 9_000
"""Bytes; longer lessons only take longer."""

_CHECKED = 0.15
"""The share of readable lessons that are proved and played as well, which takes the most time."""


@dataclass(frozen=True, slots=True)
class Case:
    """What a case has: its own dice and an empty folder, which is also the home of the app."""

    chance: Random
    home: Path


def lesson(case: Case) -> None:
    """A lesson of the course: read, proved, and its first step shown."""
    path = case.chance.choice(_lessons())
    file = case.home / path.name
    file.write_bytes(yaml_changed(case.chance, path.read_bytes()))
    try:
        found = read_lesson(file)
    except YamlFault as fault:
        _look_at(fault)
        if case.chance.random() < _CHECKED:
            _played_as_far_as_it_is_sound(file, case)
        return
    if case.chance.random() > _CHECKED:
        return
    ruleset = case.chance.choice(list_rulesets())
    for fault in check_file(found, _glossary(), (ruleset,)):
        _look_at(fault)
    try:
        runner = begin(found, _glossary(), ruleset)
    except YamlFault as fault:
        _look_at(fault)
        return
    assert runner.step.id
    assert begin(found, _glossary(), ruleset, runner.save()).step.id == runner.step.id


def _played_as_far_as_it_is_sound(file: Path, case: Case) -> None:
    """A file with faults as its author sees it."""
    watched = WatchedLesson(file, case.chance.choice(list_rulesets()))
    assert watched.look()
    for fault in watched.faults:
        _look_at(fault)
    if watched.good is not None:
        while watched.good[1].forward():
            assert watched.good[1].step.id


def ruleset(case: Case) -> None:
    """A table of the learner's own beside a good one: listed, sat down at, and nothing else in its way."""
    folder = case.home / "rulesets"
    folder.mkdir()
    good = (paths.rulesets() / f"{case.chance.choice(ruleset_ids())}.yaml").read_bytes()
    for name, raw in (("good", _OWN), ("wild", case.chance.choice((_OWN, good)))):
        text = raw.replace(b"id: ", f"id: {name}-".encode(), 1)
        (folder / f"{name}.yaml").write_bytes(text if name == "good" else yaml_changed(case.chance, text))
    for file in own_files():
        if file.fault:
            _look_at(file.fault)
    known = all_rulesets()
    assert len(known) > len(ruleset_ids()), "the good table is gone"
    assert chosen_ruleset(Practice(ruleset=known[-1].id))
    _quiet(lambda: show(None, as_json=case.chance.random() < 0.5))


def glossary(case: Case) -> None:
    """The words of the table."""
    path = case.home / "glossary.yaml"
    path.write_bytes(yaml_changed(case.chance, _parts_of_glossary(case.chance)))
    try:
        found = read_glossary(path)
        for fault in words.faults(read_marked(path), found, list_rulesets()):
            _look_at(fault)
    except YamlFault as fault:
        _look_at(fault)
        return
    for term in found.terms:
        assert found.view(term).title


def course(case: Case) -> None:
    """The chapters and skills of the course."""
    path = case.home / "pack.yaml"
    path.write_bytes(yaml_changed(case.chance, (paths.lessons() / "pack.yaml").read_bytes()))
    try:
        found = course_of(read_pack(path))
    except YamlFault as fault:
        _look_at(fault)
        return
    for skill in found.skills:
        assert found.skill(skill)


def record(case: Case) -> None:
    """A record of a game, ours or another program's: told, or refused in a sentence."""
    path = case.home / "game.egn"
    path.write_bytes(json_changed(case.chance, case.chance.choice(_records())))
    chosen = case.chance.choice((None, None, *list_rulesets()))
    try:
        found = open_record(path, chosen)
        _clean("\n".join(record_lines(found)).replace("\n", ""))
    except RecordRefused as fault:
        _clean(fault.sentence)


def learners(case: Case) -> None:
    """The list of the learners of this computer."""
    for file in ("leftbower.db", "learner-2.db"):
        (case.home / file).write_bytes(b"")
    kept = {
        "chosen": "learner-2.db",
        "learners": [
            {"file": "leftbower.db", "name": "Anna", "since": None},
            {"file": "learner-2.db", "name": "Mia", "since": "2026-01-31"},
        ],
    }
    (case.home / LIST).write_bytes(json_changed(case.chance, json.dumps(kept).encode()))
    known = Learners(case.home)
    assert {learner.file for learner in known.all()} >= {"leftbower.db", "learner-2.db"}
    known.choose(known.all()[0])
    assert known.chosen.name
    known.find("Mia")


def database(case: Case) -> None:
    """The file of the learner's data with flipped bits, wrong bytes, missing pages."""
    file_case(case.chance, case.home)


def cells(case: Case) -> None:
    """The file of the learner's data with values that nobody wrote."""
    cell_case(case.chance, case.home)


KINDS: dict[str, Callable[[Case], None]] = {
    "lesson": lesson,
    "ruleset": ruleset,
    "glossary": glossary,
    "course": course,
    "record": record,
    "learners": learners,
    "database": database,
    "cells": cells,
}

_OWN = b"""\
id: maple
extends: danville
name: Maple Street kitchen
summary: Our own.
words: {order: up with it}
clauses:
  MINE-01:
    kind: rule
    says: Our jokers count.
    sets: {joker: true}
  MINE-02:
    kind: rule
    section: "3"
    says: We play to seven.
    sets: {game_points: 7}
"""


def _look_at(fault: YamlFault) -> None:
    """Every fault stands somewhere and says something that a terminal can show on one line."""
    for each in fault.all:
        assert each.line > 0
        assert each.column > 0
        assert each.message
        _clean(str(each))


def _clean(text: str) -> None:
    dirty = {sign for sign in text if ord(sign) < 32 or 127 <= ord(sign) < 160}
    assert not dirty, f"a terminal would obey {dirty}"


def _quiet(do: Callable[[], object]) -> None:
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        do()


@cache
def _lessons() -> tuple[Path, ...]:
    return tuple(path for path in lesson_paths(paths.lessons()) if path.stat().st_size < LONGEST_LESSON)


@cache
def _glossary() -> Glossary:
    return read_glossary(paths.lessons() / "glossary.yaml")


def _parts_of_glossary(chance: Random) -> bytes:
    """A glossary of some words: the whole one takes long to read."""
    from yaml import CSafeLoader, load, safe_dump

    whole = load((paths.lessons() / "glossary.yaml").read_bytes(), Loader=CSafeLoader)
    some = chance.sample(sorted(whole["terms"]), 4)
    whole["terms"] = {term: {**whole["terms"][term], "see": some[:1]} for term in some}
    text: str = safe_dump(whole, allow_unicode=True)
    return text.encode()


@cache
def _records() -> tuple[bytes, ...]:
    ours = [record_to_json(a_record(seed=seed, most=60)).encode() for seed in range(4)]
    foreign = [
        json.dumps(a_game(a_deal())).encode(),
        json.dumps(a_game(a_deal(), a_deal())).encode(),
        json.dumps(a_game(a_deal(hands=True))).encode(),
    ]
    return (*ours, *foreign)
