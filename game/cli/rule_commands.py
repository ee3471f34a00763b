"""The commands that list what the tables play by: `leftbower rules` and `leftbower clauses`."""

from __future__ import annotations

import argparse
from typing import Any

from game.i18n import _

Commands = Any  # what argparse's add_subparsers gives; its class has no public name


def add(commands: Commands) -> None:
    """Add both to the commands of `leftbower`."""
    _add_rules(commands)
    _add_clauses(commands)


def _add_rules(commands: Commands) -> None:
    parser = commands.add_parser("rules", help=_("list the rulesets"), description=_("List the rulesets."))
    parser.add_argument("id", nargs="?", metavar="ID", help=_("show this one with its switches and clauses"))
    parser.add_argument("--json", action="store_true", help=_("print everything for other programs"))
    parser.set_defaults(command=_rules)


def _rules(options: argparse.Namespace) -> int:
    from game.cli import rule_listing

    return rule_listing.show(options.id, as_json=options.json)


def _add_clauses(commands: Commands) -> None:
    parser = commands.add_parser(
        "clauses",
        help=_("list the clauses of all rulesets"),
        description=_("List every clause of the rulesets, with the tests and lessons that cover it."),
    )
    parser.add_argument("--json", action="store_true", help=_("print everything for other programs"))
    parser.set_defaults(command=_clauses)


def _clauses(options: argparse.Namespace) -> int:
    from game.cli import clause_list

    return clause_list.show(as_json=options.json)
