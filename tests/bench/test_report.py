"""What `leftbower bench` says of its measures, and how they are taken."""

from __future__ import annotations

from game.bench.hands import hands_per_second
from game.bench.report import lines
from game.bench.start import BARE, first_frame_seconds
from game.storage.rulesets import list_rulesets

MEASURES = {
    "first_frame_ratio": 2.5,
    "busy_frame_p99_ms": {"1280x720": 4.25},
    "busy_frame_blits": {"1280x720": {"median": 1.5, "p99": 5.0}},
    "idle_frames": 0,
    "idle_cpu_percent": 0.4,
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
    assert len(told) == 10
    assert told[0] == "The first picture comes after 2.5 times the start of a bare window."
    assert told[1] == "Dealing at 1280x720, a frame costs 1.5 full-window blits, a slow one 5 (4.25 ms)."
    assert told[-6] == "Late frames in ten seconds of play: 0 with nothing to think about, 1 thinking"
    assert told[-5] == "Thinking, a frame takes 1.02 times as long, a slow one 0.98 times."
    assert told[-4].startswith("The first bars of a hint come after 90 ms, 140 ms at most.")
    assert told[-3] == "Random hands that the rules play in a second: 1,234.5"
    assert told[-2] == "The same with the cards dealt in packets: 987.6"
    assert told[-1].startswith("After 10,000 hands, opening your data takes 1.1 times as long")


def test_random_hands_come_to_their_end_under_every_ruleset() -> None:
    for ruleset in list_rulesets():
        assert hands_per_second(ruleset, seconds=0.01) > 0
        assert hands_per_second(ruleset, seconds=0.01, in_packets=True) > 0


def test_a_bare_window_says_when_it_shows_its_first_picture() -> None:
    assert first_frame_seconds(BARE) > 0
