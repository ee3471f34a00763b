"""A position typed by hand becomes a lesson that holds, with one question."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.entry import main
from game.course.checker import check_paths
from game.course.loader import read_lesson
from game.text.position_draft import draft_position
from game.text.position_fields import BadPosition

HELD = "hand: JD AD KS TC 9S"


@pytest.mark.parametrize(
    ("position", "kind"),
    [
        ("trump: clubs; led: KH; dealer: partner; maker: left", "play"),
        ("trump: hearts; maker: me; dealer: right", "play"),
        ("turned down: 9C; dealer: left", "bid"),
        ("upcard: 9D; dealer: right", "bid"),
    ],
)
def test_a_position_is_asked_about_with_every_card_that_was_named(
    position: str, kind: str, tmp_path: Path
) -> None:
    out = tmp_path / "mine.yaml"
    assert draft_position(f"{HELD}; {position}", out) == ()
    (step,) = read_lesson(out).lesson.shown
    (table,) = read_lesson(out).lesson.tables.values()
    assert step.type == kind
    assert table.hands.you is not None
    assert "you: [JD, AD, KS, TC, 9S]" in out.read_text(encoding="utf-8")
    assert [fault.rule for fault in check_paths([out])] == ["L37"]  # its words are still the app's


def test_six_cards_ask_what_is_discarded(tmp_path: Path) -> None:
    out = tmp_path / "mine.yaml"
    assert draft_position(f"{HELD} 9H; upcard: 9H; dealer: me; maker: partner", out) == ()
    (step,) = read_lesson(out).lesson.shown
    assert step.type == "discard"
    assert [fault.rule for fault in check_paths([out])] == ["L37"]  # its words are still the app's


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (f"{HELD}; trump: hearts; led: KH; dealer: partner; maker: left", "nothing for you to decide"),
        ("hand: JD AD KS; trump: hearts", "the first trick"),
        (f"{HELD}; trump: hearts; exposed: KS", "without slips"),
        (f"{HELD}; trump: hearts; led: KH; done: left KH", "without it"),
    ],
)
def test_what_no_lesson_can_ask_is_refused_and_nothing_is_written(
    position: str, told: str, tmp_path: Path
) -> None:
    with pytest.raises(BadPosition) as refused:
        draft_position(position, tmp_path / "mine.yaml")
    assert told in refused.value.sentence
    assert not any(tmp_path.iterdir())


def test_the_command_writes_it_and_says_what_is_left_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "mine.yaml"
    words = ["lesson", "from", "--position", f"{HELD}; upcard: 9D", "--out", str(out)]
    assert main(words) == 0
    assert "It's a draft" in capsys.readouterr().out
    assert main(words) != 0, "nothing is overwritten"
    assert main([*words, "--force", "--deal", "3"]) != 0
