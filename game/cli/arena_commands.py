"""The command that lets levels play each other: `leftbower arena`."""

from __future__ import annotations

import argparse
from typing import Any

from game.bots.ladder import Level
from game.cli import arguments
from game.i18n import _

Commands = Any  # what argparse's add_subparsers gives; its class has no public name


def add(commands: Commands) -> None:
    """Add it to the commands of `leftbower`."""
    parser = commands.add_parser(
        "arena",
        help=_("pit levels of play against each other"),
        description=_(
            "Pit two levels of play against each other. Every deal is played twice with the sides "
            "swapped. If you don't name any levels, each level takes on every lower one. From low to "
            "high, the levels are {levels}."
        ).format(levels=", ".join(Level)),
        epilog=_("For example: {command}").format(command="leftbower arena sharp steady --deals 2000"),
    )
    parser.add_argument("levels", nargs="*", type=arguments.level, metavar="LEVEL")
    parser.add_argument(
        "--deals",
        type=arguments.count,
        default=100,
        metavar="N",
        help=_("how many deals (each is played twice)"),
    )
    parser.add_argument(
        "--jobs", type=arguments.count, default=1, metavar="J", help=_("how many processes to use")
    )
    parser.add_argument("--dask", metavar="ADDRESS", help=_("play on the Dask cluster at this address"))
    parser.add_argument("--ruleset", metavar="ID", help=_("play by these rules"))
    parser.add_argument(
        "--seed",
        type=arguments.seed,
        default="arena",
        help=_("deal the same cards each time you use this word or number"),
    )
    parser.add_argument(
        "--json", action="store_true", help=_("print a line for each pairing, for other programs")
    )
    parser.set_defaults(command=_arena, parser=parser)


def _arena(options: argparse.Namespace) -> int:
    if len(options.levels) not in (0, 2):
        options.parser.error(_("name two levels, or none"))
    from game.arena import arena_command

    return arena_command.main(options)
