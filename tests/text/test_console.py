"""Lines on a screen, and lines that are read by something else."""

from __future__ import annotations

import io

import pytest

from game.text.console import Console, print_lines

LINE = "The jack of diamonds is the left bower, so while hearts are trump, it's a heart."


class Screen(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


def said(out: io.StringIO, *texts: str) -> list[str]:
    Console(io.StringIO(), out).say(*texts)
    return out.getvalue().rstrip("\n").split("\n")


@pytest.mark.parametrize("columns", [10, 40, 80])
def test_on_a_screen_no_word_is_broken_and_none_is_lost(
    columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = said(Screen(), LINE, "twenty-four-card-packs-or-more")
    assert all(len(line) <= columns or " " not in line for line in lines)
    assert " ".join(lines).split() == [*LINE.split(), "twenty-four-card-packs-or-more"]


def test_what_a_command_answers_goes_on_as_far_in_as_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    out = Screen()
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr("sys.stdout", out)
    print_lines(["Danville:", "", f"  {LINE}"])
    first, empty, *more = out.getvalue().splitlines()
    assert (first, empty) == ("Danville:", "")
    assert all(line.startswith("  ") and len(line) <= 40 for line in more)
    assert " ".join(more).split() == LINE.split()


def test_in_a_pipe_a_line_stays_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "10")
    assert said(io.StringIO(), LINE) == [LINE]
