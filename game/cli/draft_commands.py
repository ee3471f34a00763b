"""`leftbower lesson from`: a lesson begun from a hand that was played."""

from __future__ import annotations

import argparse
from argparse import ArgumentTypeError
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.cli import arguments
from game.cli.complaints import Refused
from game.i18n import _, format_list

if TYPE_CHECKING:
    from game.course.moments import At


def add(tools: Any) -> None:
    """Add it to the tools of `leftbower lesson`."""
    parser = tools.add_parser(
        "from",
        help=_("start a lesson from a hand that was played"),
        description=_(
            "Start a lesson from a hand: a table and a question for each decision that cost something, with "
            "answers to go on from, and how the hand went. Reads Left Bower records and Euchre Game "
            "Notation, or your own latest game if you don't name a file."
        ),
        epilog=_("For example: {command}").format(
            command="leftbower lesson from finals.egn --deal 3 --at discard --out lesson.yaml"
        ),
    )
    source = parser.add_mutually_exclusive_group()
    source.add_argument("file", nargs="?", type=Path, metavar="FILE", help=_("the game's record"))
    source.add_argument(
        "--game", type=arguments.number, metavar="NUMBER", help=_("one of your earlier games")
    )
    source.add_argument(
        "--position", metavar="POSITION", help=_("a position, written as for “leftbower explain”")
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help=_("the lesson to write"))
    parser.add_argument(
        "--deal", type=arguments.number, metavar="N", help=_("the deal with this number (otherwise the last)")
    )
    parser.add_argument(
        "--at", type=_at, metavar="MOMENT", help=_("ask about this decision, for example discard or trick-3")
    )
    parser.add_argument(
        "--seat", type=arguments.seat, metavar="SEAT", help=_("whose decisions: south, west, north, or east")
    )
    parser.add_argument("--ruleset", metavar="ID", help=_("judge the game by these rules instead of its own"))
    arguments.add_force(parser)
    parser.set_defaults(command=_draft)


def _at(text: str) -> At:
    from game.course.moments import DECISIONS, At

    if text.lower() not in DECISIONS:
        raise ArgumentTypeError(_("moments are {moments}").format(moments=format_list(DECISIONS)))
    return At(text.lower())


def _draft(options: argparse.Namespace) -> int:
    if options.position is not None:
        return _draft_position(options)
    from game.drafting.draft_command import WantedDraft, draft

    return draft(
        WantedDraft(
            options.out, options.file, options.game, options.deal, options.at, options.seat, options.ruleset,
            replace=options.force,
        )
    )  # fmt: skip


def _draft_position(options: argparse.Namespace) -> int:
    from game.course.checker import with_rule
    from game.text.position_draft import draft_position

    if any(each is not None for each in (options.deal, options.at, options.seat)):
        raise Refused(_("A position is one decision: leave out --deal, --at, and --seat."))
    rules = "" if options.ruleset is None else f"; rules: {options.ruleset}"
    faults = draft_position(options.position + rules, options.out, force=options.force)
    print(_("Wrote {file}.").format(file=options.out))
    for fault in faults:
        print(with_rule(fault))
    print(_("It's a draft: give it a title, and say in your own words why each answer is right."))
    return 0
