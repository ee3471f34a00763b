"""Packs of lessons in the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from game.packs import shelf
from game.storage.paths import HOME_VARIABLE
from game.text.console import Console
from game.text.packs import PacksTalk
from tests.packs.writing import files, packed, plain_files


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


def talk(*typed: object) -> str:
    """What is said while these lines are typed."""
    out = io.StringIO()
    PacksTalk(Console(io.StringIO("".join(f"{line}\n" for line in typed)), out)).change()
    return " ".join(out.getvalue().split())


def test_a_pack_is_shown_added_and_removed(tmp_path: Path) -> None:
    file = packed(tmp_path, files())
    assert "“Friday club” by Nora Hale" in talk(1, file, "no")
    assert shelf.packs() == ()
    assert "on the course map" in talk(1, file, "yes")
    assert "club: “Friday club” by Nora Hale" in talk("back")
    assert "It's gone" in talk(2, "yes")
    assert shelf.packs() == ()


@pytest.mark.parametrize(
    ("typed", "said"),
    [("nowhere.lbpack", "can't be read"), ("game.egn", "neither a lesson pack"), ("", "press Enter")],
)
def test_what_cannot_be_added_is_told(typed: str, said: str) -> None:
    assert said in talk(1, typed)


def test_a_pack_with_a_fault_is_told(tmp_path: Path) -> None:
    assert "one.yaml:1:" in talk(1, packed(tmp_path, {**plain_files(), "one.yaml": "id: ["}))
