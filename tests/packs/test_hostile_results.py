"""Results made wrong by chance: each is read or refused in words, soon, and nothing else happens."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random

import pytest

from game.classes.class_table import sheet_csv, sheet_json
from game.classes.handing_in import written
from game.classes.putting_together import class_sheet
from game.classes.reading import read_result
from game.classes.result import LessonResult, ResultFile, StepResult
from game.packs.joining import whole_course
from game.pages.class_html import class_html
from game.pages.class_lines import sheet_lines
from game.yamlfile.faults import YamlFault
from tests.fuzz.mutating import bytes_changed, yaml_changed

LONGEST = 2.0
"""Seconds that a result may take, as the issue of packs has it."""

NAMES = ("Mia", "7", "=cmd()", "<script>alert(1)</script>", "../../x", "{JD}", "**Bo**", "[[x|y]]")
ANSWERS = ("JD", "KD QD", "jack-of-spades", "0:pass", "9:play:ZZ", "-1", "left renege", "</td>")


def _step(dice: Random) -> StepResult:
    first, tries, hints = dice.choice(ANSWERS), dice.randrange(1, 9), dice.randrange(3)
    return StepResult(first=first, tries=tries, solved=dice.random() < 0.7, hints=hints, seconds=9)


def _result(dice: Random) -> bytes:
    lessons = []
    for file in dice.sample(whole_course().lessons, dice.randrange(1, 4)):
        ids = [step.id for step in file.lesson.shown]
        lessons.append(
            LessonResult(
                pack=file.pack,
                lesson=file.id,
                version=dice.choice((file.version, "0000000a", None)),
                steps={each: _step(dice) for each in dice.sample(ids, min(len(ids), 6))},
            )
        )
    return written(ResultFile(format=1, pupil=dice.choice(NAMES), lessons=tuple(lessons))).encode()


def mutated(dice: Random) -> bytes:
    """A result whose data or bytes were made wrong, or none at all."""
    raw, kind = _result(dice), dice.random()
    if kind < 0.5:
        return yaml_changed(dice, raw)
    if kind < 0.9:
        return bytes_changed(dice, raw)
    return raw * dice.choice((1, 2, 300)) if kind < 0.95 else dice.randbytes(dice.randrange(400))


def _try(seeds: range, place: Path) -> tuple[int, int]:
    """How many results were read, and how many refused."""
    whole, refused = 0, 0
    file, course = place / "mutated.lbresult", whole_course()
    for seed in seeds:
        file.write_bytes(mutated(Random(f"result {seed}")))
        begun = time.process_time()
        found: tuple[YamlFault, ...] = ()
        try:
            sheet = class_sheet([read_result(file).result], course)
            html = class_html(sheet, course.course)
            assert "<script" not in html, seed
            assert sheet_csv(sheet).count("\n") > 0
            assert all(told.isprintable() for told in sheet_lines(sheet, course.course)), seed
            assert sheet_json(sheet)
            whole += 1
        except YamlFault as fault:
            found = fault.all
            refused += 1
        assert all(each.message and each.mend for each in found), seed
        assert time.process_time() - begun < LONGEST, seed
        assert {entry.name for entry in os.scandir(place)} <= {"mutated.lbresult", "home"}, seed
    return whole, refused


def test_two_hundred_mutated_results_do_no_harm(tmp_path: Path) -> None:
    whole, refused = _try(range(200), tmp_path)
    assert min(whole, refused) > 10


@pytest.mark.slow
@pytest.mark.parametrize("first", range(200, 10_200, 500))
def test_ten_thousand_mutated_results_do_no_harm(first: int, tmp_path: Path) -> None:
    whole, refused = _try(range(first, first + 500), tmp_path)
    assert min(whole, refused) > 10
