"""`leftbower fair`: the seed of a game, its fingerprint, and whether every deal comes from it."""

from __future__ import annotations

import argparse
from typing import Any

from game.cli import arguments
from game.i18n import _

Commands = Any  # what argparse's add_subparsers gives; its class has no public name


def add(commands: Commands) -> None:
    """Add it to the commands of `leftbower`."""
    parser = commands.add_parser(
        "fair",
        help=_("check that a game's deals were fair"),
        description=_(
            "Check one of your games: its seed, the fingerprint you saw before the first deal, and whether "
            "every deal comes from that seed."
        ),
    )
    parser.add_argument(
        "game", nargs="?", type=arguments.number, metavar="NUMBER", help=_("one of your earlier games")
    )
    parser.set_defaults(command=_fair)


def _fair(options: argparse.Namespace) -> int:
    from game.pages.fairness import after_lines
    from game.records.exporting import saved_game, saved_hands, title_of_game
    from game.records.fairness import checked
    from game.rules.record import setup_from_json
    from game.storage.database import open_for_command
    from game.storage.journal import GameStatus

    with open_for_command() as store:
        saved = saved_game(store, options.game)
        if saved.status is GameStatus.PLAYING:
            print(_("This game isn't over yet, and its seed would give the cards away."))
            return 1
        seed, deals = setup_from_json(saved.setup).seed, saved_hands(saved).deals
    found = checked(seed, deals)
    print(title_of_game(saved.id), *after_lines(seed, found), sep="\n")
    return 0 if found.fair else 1
