"""Mistakes of authors: the first fault is told at its place, and its mend, followed literally, works."""

from __future__ import annotations

import shutil
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.course.checker import check_paths
from game.yamlfile.faults import YamlFault
from tests.course.mending import mended

DATA = Path(__file__).parent / "data"
SOUND = DATA / "mistakes"
LEAST, BY_MACHINE = 70, 50
"""So many mistakes there are at least, and so many of their mends are put in by machine."""


@dataclass(frozen=True)
class Mistake:
    """What an author writes in place of something sound."""

    title: str
    file: str
    changes: tuple[tuple[str, str], ...]
    at: str
    rule: str
    mends: tuple[tuple[str, str], ...]

    def made(self, text: str) -> str:
        return changed(text, self.changes)


def changed(text: str, changes: tuple[tuple[str, str], ...]) -> str:
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def pairs(lines: list[str], out: str, put: str) -> tuple[tuple[str, str], ...]:
    """Hunks of lines: what goes out, then what is put in."""
    found: list[tuple[list[str], list[str]]] = []
    for line in lines:
        if line.startswith(f"{out} "):
            if not found or found[-1][1]:
                found.append(([], []))
            found[-1][0].append(line[2:])
        elif line.startswith(f"{put} ") or line == put:
            found[-1][1].append(line[2:])
    return tuple(("\n".join(old), "\n".join(new)) for old, new in found)


def mistakes() -> list[Mistake]:
    found = []
    for block in (DATA / "mistakes.txt").read_text(encoding="utf-8").split("\n== ")[1:]:
        title, *lines = block.rstrip("\n").split("\n")
        said = {line.partition(" ")[0]: line.partition(" ")[2] for line in lines}
        file = said.get("file", "1-first/01-trial.yaml")
        changes, mends = pairs(lines, "-", "+"), pairs(lines, "<", ">")
        found.append(Mistake(title, file, changes, said["@"], said.get("rule", ""), mends))
    return found


MISTAKES = mistakes()
every_mistake = pytest.mark.parametrize("mistake", MISTAKES, ids=[each.title for each in MISTAKES])


def told(folder: Path) -> list[YamlFault]:
    return check_paths([folder])


def kinds(faults: list[YamlFault]) -> Counter[tuple[str, str]]:
    return Counter((fault.rule, fault.message) for fault in faults)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SOUND, tmp_path / "club"))


def test_the_files_themselves_are_sound(folder: Path) -> None:
    assert told(folder) == []


@every_mistake
def test_the_first_fault_is_where_the_mistake_is_and_its_mend_works(mistake: Mistake, folder: Path) -> None:
    path = folder / mistake.file
    wrong = mistake.made(path.read_text(encoding="utf-8"))
    path.write_text(wrong, encoding="utf-8")
    faults = [fault for fault in told(folder) if Path(fault.file).name == path.name]
    first = faults[0]
    line = wrong.split("\n")[first.line - 1]
    assert line[first.column - 1 :].startswith(mistake.at), str(first)
    if mistake.rule:
        assert first.rule == mistake.rule
    right = changed(wrong, mistake.mends) if mistake.mends else mended(wrong, first)
    assert right is not None, first.mend
    path.write_text(right, encoding="utf-8")
    left = told(folder)
    assert (first.rule, first.message) not in kinds(left)
    assert kinds(left) <= kinds(faults)


def test_there_are_enough_of_them_and_most_mends_can_be_put_in_by_machine() -> None:
    assert len({each.title for each in MISTAKES}) == len(MISTAKES) >= LEAST
    assert sum(not each.mends for each in MISTAKES) >= BY_MACHINE
