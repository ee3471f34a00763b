"""What `leftbower bench` says of its measures, and how they are taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bench.hand_speed import hands_per_second
from game.bench.report import lines
from game.bench.start import APP, BARE, start_seconds
from game.dev.measure import ANSWER_SCREENS, answers
from game.rulesets.shipped import list_rulesets

MEASURES = {
    "first_frame_ratio": 2.5,
    "first_frame_ratio_cold": 3,
    "home_ratio": 3.5,
    "home_ratio_cold": 4.25,
    "busy_frame_p99_ms": {"1280x720": 4.25},
    "busy_frame_blits": {"1280x720": {"median": 1.5, "p99": 5.0}},
    "idle_frames": 0,
    "idle_cpu_percent": 0.4,
    "idle_cpu_percent_by_screen": {"home": 0.3, "lesson": 0.4},
    "answer_after_rest_ms": {"median": 11.5, "most": 21},
    "late_frames": 0,
    "late_frames_thinking": 1,
    "thinking_to_idle": {"median": 1.02, "p99": 0.98},
    "hint_first_bars_ms": {"median": 90, "most": 140},
    "hint_late_frames": 0,
    "random_hands_per_second": 1234.5,
    "random_hands_in_packets_per_second": 987.6,
    "store_open_ratio": 1.1,
}


def test_every_measure_is_told_in_a_sentence() -> None:
    told = lines(MEASURES)
    assert len(told) == 14
    assert told[0] == "The first picture takes 2.5 times as long as opening a bare window."
    assert told[1] == "The very first time, it takes 3 times as long."
    assert told[2] == (
        "The whole first screen takes 3.5 times as long as a bare window. "
        "The very first time, it takes 4.25 times as long."
    )
    assert told[3] == (
        "Dealing at 1280x720: a frame costs 1.5 full-window blits, and a slow one costs 5 (4.25 ms)."
    )
    assert told[5] == "Highest CPU use when idle, as a percentage of one core: 0.4"
    assert told[6] == "On each screen: home 0.3, lesson 0.4"
    assert told[7] == "When idle, Left Bower answers a key press in 11.5 ms, or 21 ms at most."
    assert told[-6] == "Late frames in ten seconds of play: 0 when idle, 1 when thinking"
    assert told[-5] == (
        "While thinking, a frame takes 1.02 times as long, and a slow one takes 0.98 times as long."
    )
    assert told[-4].startswith("The first bars of a hint appear after 90 ms, or 140 ms at most.")
    assert told[-3] == "Random hands the rules engine plays per second: 1,234.5"
    assert told[-2] == "The same with the cards dealt in packets: 987.6"
    assert told[-1].startswith("After 10,000 hands, opening your data takes 1.1 times as long")


def test_random_hands_come_to_their_end_under_every_ruleset() -> None:
    for ruleset in list_rulesets():
        assert hands_per_second(ruleset, seconds=0.01) > 0
        assert hands_per_second(ruleset, seconds=0.01, in_packets=True) > 0


def test_a_bare_window_says_when_it_shows_its_first_picture(tmp_path: Path) -> None:
    times = start_seconds(BARE, tmp_path)
    assert times.frame == times.home > 0


def test_the_app_says_when_its_first_picture_and_its_whole_first_screen_are_shown(tmp_path: Path) -> None:
    times = start_seconds(APP, tmp_path)
    assert 0 < times.frame < times.home
    assert not (tmp_path / "last-fault.txt").exists()
    assert list((tmp_path / "cache").glob("home-*"))  # the next start has it at once


def test_a_program_that_shows_nothing_is_no_start(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError):
        start_seconds("pass", tmp_path)


def test_a_key_at_rest_is_answered_with_a_picture() -> None:
    assert len(answers(1)) == len(ANSWER_SCREENS)
