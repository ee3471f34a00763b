"""All measures in one go, as plain data and as lines to read."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from game.bench.figures import median, percentile
from game.bench.hands import hands_per_second
from game.bench.start import first_frame_ratio
from game.i18n import _, format_number

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
IDLE_SECONDS = 5.0
PLAY_SECONDS = 10.0


def main(*, as_json: bool) -> int:
    """Measure everything (about a minute) and print it."""
    from game.client.window import has_display

    if not has_display():
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    print(_("This takes about a minute."), file=sys.stderr)
    measures = measured()
    if as_json:
        print(json.dumps(measures, indent=2))
    else:
        print("\n".join(lines(measures)))
    return 0


def measured() -> dict[str, Any]:
    """Every measure by its name; those of frames by the size of the window."""
    from game.client.measure import at_rest, bots_at_play, dealing_frames
    from game.storage.rulesets import list_rulesets

    first = first_frame_ratio()
    hands = hands_per_second(list_rulesets()[0])
    idle, play = at_rest(IDLE_SECONDS), bots_at_play(PLAY_SECONDS)
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
        "first_frame_ratio": round(first, 2),
        "busy_frame_p99_ms": milliseconds,
        "busy_frame_blits": blits,
        "idle_frames": idle.drawn,
        "idle_cpu_percent": round(100 * idle.processor / idle.elapsed, 2),
        "late_frames": play.late,
        "random_hands_per_second": round(hands, 1),
    }


def lines(measures: dict[str, Any]) -> list[str]:
    """The measures as sentences."""
    told = [
        _("The first picture comes after {n} times the start of a bare window.").format(
            n=format_number(measures["first_frame_ratio"])
        )
    ]
    for size, blits in measures["busy_frame_blits"].items():
        told.append(
            _(
                "Dealing at {size}, a frame costs {median} full-window blits, a slow one {p99} ({ms} ms)."
            ).format(
                size=size,
                median=format_number(blits["median"]),
                p99=format_number(blits["p99"]),
                ms=format_number(measures["busy_frame_p99_ms"][size]),
            )
        )
    for sentence, name in (
        (_("Frames drawn in five idle seconds: {n}"), "idle_frames"),
        (_("Percent of a processor core when idle: {n}"), "idle_cpu_percent"),
        (_("Late frames in ten seconds of play: {n}"), "late_frames"),
        (_("Random hands that the rules play in a second: {n}"), "random_hands_per_second"),
    ):
        told.append(sentence.format(n=format_number(measures[name])))
    return told
