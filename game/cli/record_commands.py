"""The commands for recorded games: `leftbower replay`, `leftbower review` and `leftbower export`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from game.cli import arguments
from game.i18n import _

Commands = Any  # what argparse's add_subparsers gives; its class has no public name


def add(commands: Commands, open_app: Callable[..., int]) -> None:
    """Add them to the commands of `leftbower`."""
    _add_replay(commands, open_app)
    _add_review(commands)
    _add_export(commands)


def _add_replay(commands: Commands, open_app: Callable[..., int]) -> None:
    parser = commands.add_parser(
        "replay",
        help=_("follow recorded games card by card"),
        description=_(
            "Follow recorded games card by card: Left Bower records and Euchre Game Notation 1.0 to 1.4. "
            "If a record breaks the rules, you'll see the exact card and the reason."
        ),
        epilog=_("For example: {command}").format(command="leftbower replay evening.egn finals.egn --json"),
    )
    parser.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help=_("game records, or a folder to list the ones in it"),
    )
    parser.add_argument(
        "--json", action="store_true", help=_("print a line for each deal, for other programs")
    )
    parser.add_argument("--ruleset", metavar="ID", help=_("judge them by these rules instead of their own"))
    parser.add_argument("--show", action="store_true", help=_("look at the first one at the table"))
    parser.set_defaults(command=partial(_replay, open_app))


def _replay(open_app: Callable[..., int], options: argparse.Namespace) -> int:
    if options.show:
        return open_app(options, record=str(options.files[0]))
    from game.text.replay_command import replay

    return replay(options.files, options.ruleset, as_json=options.json)


def _add_review(commands: Commands) -> None:
    parser = commands.add_parser(
        "review",
        help=_("review the decisions of a game"),
        description=_(
            "Weigh every decision a player made in a recorded game: what it cost and what was better, "
            "with luck kept apart from skill. Reads Left Bower records and Euchre Game Notation, or your "
            "own latest game if you don't name a file."
        ),
        epilog=_("For example: {command}").format(
            command="leftbower review finals.egn --seat north --deal 3"
        ),
    )
    source = parser.add_mutually_exclusive_group()
    source.add_argument("file", nargs="?", type=Path, metavar="FILE", help=_("the game's record"))
    source.add_argument(
        "--game", type=arguments.number, metavar="NUMBER", help=_("one of your earlier games")
    )
    parser.add_argument(
        "--seat",
        type=arguments.seat,
        metavar="SEAT",
        help=_("whose decisions: south, west, north, or east (the first player in a record sits south)"),
    )
    parser.add_argument(
        "--deal", type=arguments.number, metavar="N", help=_("review only the deal with this number")
    )
    parser.add_argument("--ruleset", metavar="ID", help=_("judge the game by these rules instead of its own"))
    parser.add_argument(
        "--worlds",
        type=arguments.worlds,
        metavar="N",
        help=_("weigh each decision over this many deals, 10 to 10000 (otherwise until it's clear enough)"),
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=_("print a line for each deal, for other programs"))
    form.add_argument(
        "--ask",
        action="store_true",
        help=_("stop after each deal, so you can ask what each level would do or try a decision again"),
    )
    parser.set_defaults(command=_review)


def _review(options: argparse.Namespace) -> int:
    from game.arena.running import bar, silent
    from game.strategy.values import Effort
    from game.text.review_command import Wanted, review
    from game.tutor.review import REVIEW

    effort = REVIEW if options.worlds is None else Effort(options.worlds, options.worlds, 0.0)
    wanted = Wanted(
        options.file, options.game, options.seat, options.deal, options.ruleset, effort,
        as_json=options.json, ask=options.ask,
    )  # fmt: skip
    # where the lines themselves can be watched no bar is needed
    hidden = sys.stderr.isatty() and not sys.stdout.isatty()
    return review(wanted, bar if hidden else silent)


def _add_export(commands: Commands) -> None:
    parser = commands.add_parser(
        "export",
        help=_("write a game in Euchre Game Notation"),
        description=_(
            "Write a game in Euchre Game Notation 1.4, from a Left Bower record or your own latest game. "
            "If the notation has no way to say something, Left Bower tells you what and writes nothing."
        ),
        epilog=_("For example: {command}").format(command="leftbower export --output evening.egn"),
    )
    source = parser.add_mutually_exclusive_group()
    source.add_argument("file", nargs="?", type=Path, metavar="FILE", help=_("a Left Bower record"))
    source.add_argument(
        "--game", type=arguments.number, metavar="NUMBER", help=_("one of your earlier games")
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument(
        "--record",
        action="store_true",
        help=_("write a Left Bower record instead, which keeps everything"),
    )
    form.add_argument(
        "--annotate",
        action="store_true",
        help=_(
            "with comments on every decision: what it cost and what was better, in other people's games, too"
        ),
    )
    parser.add_argument(
        "--seat",
        type=arguments.seat,
        metavar="SEAT",
        help=_("comment on this seat only (otherwise on yours, or on every seat in other people's games)"),
    )
    parser.add_argument("--output", type=Path, metavar="FILE", help=_("the file to write"))
    arguments.add_force(parser)
    parser.set_defaults(command=_export, parser=parser)


def _export(options: argparse.Namespace) -> int:
    from game.arena.running import bar, silent
    from game.records import export_command
    from game.records.annotating import Annotate

    if options.seat is not None and not options.annotate:
        options.parser.error(_("--seat needs --annotate"))
    remarks = None
    if options.annotate:
        seats = () if options.seat is None else (options.seat,)
        remarks = Annotate(seats, progress=bar if sys.stderr.isatty() else silent)
    return export_command.export(
        options.file, options.game, options.output,
        replace=options.force, as_record=options.record, remarks=remarks,
    )  # fmt: skip
