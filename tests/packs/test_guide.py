"""What the instructors' guide says about sharing is so: its files and commands carry a pack over."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from game import i18n
from game.cli import command_line, entry
from game.packs import shelf
from game.packs.joining import whole_course
from game.packs.limits import KINDS, LARGEST_FILE, LARGEST_PACK, MOST_FILES
from game.storage import paths
from tests.packs.writing import folder

GUIDE = (paths.lessons() / "README.md").read_text(encoding="utf-8")
SHARING = GUIDE.partition("## Sharing\n")[2].partition("\n## ")[0]
FILES = dict(re.findall(r"```\w+ shared (\S+)\n(.*?)```", SHARING, re.DOTALL))
COMMANDS = re.findall(r"`leftbower (lesson [^`]+)`", SHARING)


def run(command: str) -> int:
    return command_line.run(shlex.split(command), entry.open_app)


@pytest.mark.parametrize("others", [(), tuple(FILES)])
def test_the_commands_and_files_of_the_guide_carry_a_pack_from_author_to_learner(
    others: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    new, pack, add, listed, remove, catalogue = COMMANDS
    assert run(new) == 0
    folder(tmp_path / "club", {name: FILES[name] for name in ("pack.yaml", *others)})
    assert [run(each) for each in (catalogue, pack, add, listed)] == [0, 0, 0, 0]
    (shelved,) = shelf.packs()
    course = whole_course()
    assert course.course.title(course.lessons[-1].chapter) == "Your first Friday"
    assert len(shelved.rulesets) == bool(others)
    assert ("club/bug" in course.glossary) is bool(others)
    assert run(remove) == 0
    assert shelf.packs() == ()


def test_the_translation_of_the_guide_speaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    folder(tmp_path / "club", FILES)
    for command in COMMANDS[:3]:
        assert run(command) == 0
    try:
        i18n.speak(i18n.Language("de", "de"))
        assert whole_course().course.pack_title("club") == "Freitagsclub"
    finally:
        i18n.use("en")


def test_the_bounds_that_the_guide_names_are_those_that_hold() -> None:
    told = " ".join(SHARING.split())
    assert (
        f"at most {MOST_FILES} of them, {LARGEST_FILE // 1024} kilobytes each, and a megabyte in all" in told
    )
    assert LARGEST_PACK == 1024**2
    assert all(f"`{kind}`" in told for kind in KINDS if kind != ".yml")


@pytest.mark.parametrize(
    "page", sorted(paths.locales().glob("*/GUIDE.md")), ids=lambda page: page.parent.name
)
def test_the_pack_of_a_translated_guide_can_be_packed_and_added(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = page.read_text(encoding="utf-8")
    files = dict(re.findall(r"```\w+ shared (\S+)\n(.*?)```", text, re.DOTALL))
    assert {name.replace("/en.", "/de.") for name in files} == set(FILES)
    sharing = next(part for part in text.split("\n## ") if "shared pack.yaml" in part)
    new, pack, add, *_others = re.findall(r"`leftbower (lesson [^`]+)`", sharing)
    assert run(new) == 0
    folder(tmp_path / "club", files)
    assert [run(each) for each in (pack, add)] == [0, 0]
    (shelved,) = shelf.packs()
    assert len(shelved.rulesets) == 1
