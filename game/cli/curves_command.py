"""`leftbower lesson curves`: whether lessons teach, by the exported files of those who took them."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.i18n import _, format_list, format_number, format_percent

if TYPE_CHECKING:
    from game.proof.curves import Curve

_SHOWN = 8  # opportunities of a curve that are printed


def add(tools: Any) -> None:
    """Add the tool to `leftbower lesson`."""
    parser = tools.add_parser(
        "curves",
        help=_("see from exported files which lessons work"),
        description=_(
            "Show, for each skill and each lesson, how often learners got it wrong the first time "
            "it came up, the second time, and so on. If a curve doesn't drop, the lesson isn't "
            "teaching it yet."
        ),
        epilog=_("For example: {command}").format(command="leftbower lesson curves mia.json tom.json"),
    )
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help=_("a file that “leftbower learner export” saved")
    )
    parser.add_argument("--json", action="store_true", help=_("print everything for other programs"))
    parser.set_defaults(command=_curves)


def _curves(options: argparse.Namespace) -> int:
    from game.proof.curves import Opportunity, by_lesson, by_skill
    from game.proof.exported import NotExported, opportunities

    told, faults = list[Opportunity](), 0
    for path in dict.fromkeys(options.files):
        try:
            told += opportunities(path)
        except NotExported as fault:
            print(fault.sentence, file=sys.stderr)
            faults += 1
    skills, lessons = by_skill(told), by_lesson(told)
    if options.json:
        print(
            json.dumps({"skills": list(map(_data, skills)), "lessons": list(map(_data, lessons))}, indent=2)
        )
    elif told:
        _print(_("Skills"), skills)
        _print(_("Lessons"), lessons)
    elif not faults:
        print(_("Nobody in these files has answered anything yet."))
    return 2 if faults else 0


def _print(title: str, curves: tuple[Curve, ...]) -> None:
    flat = [curve for curve in curves if curve.flat]
    print(title)
    for curve in (*flat, *(curve for curve in curves if not curve.flat)):
        rates = [
            # NOTE: a share of wrong first tries, and of how many tries, for example "40% (12)"
            _("{rate} ({n})").format(rate=format_percent(point.rate), n=format_number(point.tries))
            for point in curve.points[:_SHOWN]
        ]
        # NOTE: a skill or a lesson with how often it went wrong: "lead-trump: 60% (20), 40% (18). Flat."
        text = _("{name}: {rates}.")
        if curve.flat:
            text = _("{name}: {rates}. Flat: learners don't get better at it.")
        elif not curve.known:
            text = _("{name}: {rates}. Too few learners to tell.")
        elif curve.to_learn and not curve.falls:
            text = _("{name}: {rates}. You can't tell yet whether learners get better at it.")
        print("  " + text.format(name=curve.name, rates=format_list(rates, "unit")))


def _data(curve: Curve) -> dict[str, Any]:
    points = [asdict(point) for point in curve.points]
    known = {"known": curve.known, "flat": curve.flat, "falls": curve.falls}
    return {"name": curve.name, **known, "fall": curve.fall, "off": curve.off, "points": points}
