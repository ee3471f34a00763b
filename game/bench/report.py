"""All measures in one go, as plain data and as lines to read."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from game.bench.figures import median, percentile
from game.bench.hand_speed import hands_per_second
from game.bench.start import starts
from game.bench.store import MANY, store_open_ratio
from game.i18n import _, format_list, format_number

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
IDLE_SECONDS = 3.0
ANSWERS = 8
PLAY_SECONDS = 10.0
HINTS = 12


def main(*, as_json: bool) -> int:
    """Measure everything (about three minutes) and print it."""
    from game.client.window import has_display

    if not has_display():
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    print(_("This takes about three minutes."), file=sys.stderr)
    measures = measured()
    if as_json:
        print(json.dumps(measures, indent=2))
    else:
        print("\n".join(lines(measures)))
    return 0


def measured() -> dict[str, Any]:
    """Every measure by its name; those of frames by the size of the window."""
    from game.dev.measure import answers, at_rest, dealing_frames
    from game.dev.measure_thinking import hints_opened, play_side_by_side
    from game.rulesets.shipped import list_rulesets

    first = starts()
    ruleset = list_rulesets()[0]
    hands, in_packets = hands_per_second(ruleset), hands_per_second(ruleset, in_packets=True)
    play, hints = play_side_by_side(PLAY_SECONDS), hints_opened(HINTS)
    idle, answered = at_rest(IDLE_SECONDS), answers(ANSWERS)
    cost = {name: round(100 * turns.processor / turns.elapsed, 2) for name, turns in idle.items()}
    milliseconds: dict[str, float] = {}
    blits: dict[str, dict[str, float]] = {}
    for width, height in SIZES:
        frames, blit = dealing_frames((width, height))
        name = f"{width}x{height}"
        milliseconds[name] = round(percentile(frames, 0.99) * 1000, 2)
        blits[name] = {
            "median": round(median(frames) / blit, 2),
            "p99": round(percentile(frames, 0.99) / blit, 2),
        }
    return {
        "first_frame_ratio": round(first.warm.frame, 2),
        "first_frame_ratio_cold": round(first.cold.frame, 2),
        "home_ratio": round(first.warm.home, 2),
        "home_ratio_cold": round(first.cold.home, 2),
        "busy_frame_p99_ms": milliseconds,
        "busy_frame_blits": blits,
        "idle_frames": max(turns.drawn for turns in idle.values()),
        "idle_cpu_percent": max(cost.values()),
        "idle_cpu_percent_by_screen": cost,
        "answer_after_rest_ms": {
            "median": round(median(answered) * 1000, 1),
            "most": round(max(answered) * 1000, 1),
        },
        "late_frames": play.idle.late,
        "late_frames_thinking": play.thinking.late,
        "thinking_to_idle": {
            name: round(percentile(play.thinking.work, share) / percentile(play.idle.work, share), 2)
            for name, share in (("median", 0.5), ("p99", 0.99))
        },
        "hint_first_bars_ms": {
            "median": round(median(hints.first_bars) * 1000),
            "most": round(max(hints.first_bars) * 1000),
        },
        "hint_late_frames": hints.late,
        "random_hands_per_second": round(hands, 1),
        "random_hands_in_packets_per_second": round(in_packets, 1),
        "store_open_ratio": round(store_open_ratio(), 2),
    }


def lines(measures: dict[str, Any]) -> list[str]:
    """The measures as sentences."""
    told = [
        _("The first picture takes {n} times as long as opening a bare window.").format(
            n=format_number(measures["first_frame_ratio"])
        ),
        _("The very first time, it takes {n} times as long.").format(
            n=format_number(measures["first_frame_ratio_cold"])
        ),
        _(
            "The whole first screen takes {n} times as long as a bare window. The very first time, it "
            "takes {cold} times as long."
        ).format(n=format_number(measures["home_ratio"]), cold=format_number(measures["home_ratio_cold"])),
    ]
    for size, blits in measures["busy_frame_blits"].items():
        told.append(
            _(
                "Dealing at {size}: a frame costs {median} full-window blits, and a slow one costs {p99} "
                "({ms} ms)."
            ).format(
                size=size,
                median=format_number(blits["median"]),
                p99=format_number(blits["p99"]),
                ms=format_number(measures["busy_frame_p99_ms"][size]),
            )
        )
    told += _counted(
        measures,
        (_("Frames drawn in three idle seconds: {n}"), "idle_frames"),
        (_("Highest CPU use when idle, as a percentage of one core: {n}"), "idle_cpu_percent"),
    )
    told += _rest(measures)
    told += _thinking(measures)
    told += _counted(
        measures,
        (_("Random hands the rules engine plays per second: {n}"), "random_hands_per_second"),
        (_("The same with the cards dealt in packets: {n}"), "random_hands_in_packets_per_second"),
    )
    told.append(
        _("After {hands} hands, opening your data takes {n} times as long as at the first start.").format(
            hands=format_number(MANY), n=format_number(measures["store_open_ratio"])
        )
    )
    return told


def _counted(measures: dict[str, Any], *named: tuple[str, str]) -> list[str]:
    return [sentence.format(n=format_number(measures[name])) for sentence, name in named]


def _rest(measures: dict[str, Any]) -> list[str]:
    """Which screen costs most at rest, and how soon a key is answered then."""
    cost = measures["idle_cpu_percent_by_screen"]
    # NOTE: {screens} are technical names of screens with numbers, for example "home 0.3, lesson 0.4"
    screens = _("On each screen: {screens}").format(
        screens=format_list([f"{name} {format_number(cost[name])}" for name in cost], "unit")
    )
    soon = _("When idle, Left Bower answers a key press in {median} ms, or {most} ms at most.").format(
        median=format_number(measures["answer_after_rest_ms"]["median"]),
        most=format_number(measures["answer_after_rest_ms"]["most"]),
    )
    return [screens, soon]


def _thinking(measures: dict[str, Any]) -> list[str]:
    """What the process that thinks does to the frames, idle and at work side by side."""
    late = _("Late frames in ten seconds of play: {idle} when idle, {thinking} when thinking")
    ratio = _(
        "While thinking, a frame takes {median} times as long, and a slow one takes {p99} times as long."
    )
    bars = _(
        "The first bars of a hint appear after {median} ms, or {most} ms at most. Late frames in "
        "that time: {n}"
    )
    return [
        late.format(
            idle=format_number(measures["late_frames"]),
            thinking=format_number(measures["late_frames_thinking"]),
        ),
        ratio.format(
            median=format_number(measures["thinking_to_idle"]["median"]),
            p99=format_number(measures["thinking_to_idle"]["p99"]),
        ),
        bars.format(
            median=format_number(measures["hint_first_bars_ms"]["median"]),
            most=format_number(measures["hint_first_bars_ms"]["most"]),
            n=format_number(measures["hint_late_frames"]),
        ),
    ]
