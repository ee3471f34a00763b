"""The script that draws the sprites repeats itself, and the files in the repository are its work."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("fontTools", reason="the card indices are outlined with fontTools, a development tool")

from sprites import make_sprites

SPRITES = Path(__file__).resolve().parents[2] / "sprites"


def test_the_committed_files_are_those_that_the_script_draws(tmp_path: Path) -> None:
    make_sprites.write_drawings(tmp_path)
    drawn = {file.relative_to(tmp_path): file.read_bytes() for file in tmp_path.rglob("*.svg")}
    committed = {file.relative_to(SPRITES): file.read_bytes() for file in SPRITES.rglob("*.svg")}
    assert sorted(drawn) == sorted(committed)
    stale = [str(name) for name, text in drawn.items() if committed[name] != text]
    assert stale == [], "run python -m sprites.make_sprites"


def test_two_runs_draw_the_same() -> None:
    assert make_sprites.drawings() == make_sprites.drawings()
