"""The command that prints a club's night: `leftbower evening print`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.cli import arguments
from game.i18n import _, format_list

Commands = Any  # what argparse's add_subparsers gives; its class has no public name
WithFile = Callable[..., Any]

WHATS = ("cards", "score-cards", "tallies", "standing", "rules", "all")
"""The values of `game.evening.paper.printing.What`; `leftbower` starts faster without its room."""

PAPERS = ("a4", "letter")
"""Those of `game.evening.paper.page.Paper`."""


def add(commands: Commands, with_file: WithFile) -> None:
    """Add the command to those of `leftbower evening`; `with_file` begins one that works on a club's file."""
    words = (
        _("print cards, standings and rules as PDF"),
        _("Write a PDF to print: table cards, score cards, the standings, or the rules on one page."),
    )
    parser = with_file(commands, "print", words, _print)
    parser.add_argument("pdf", type=_pdf, metavar="FILE.pdf", help=_("the file to write"))
    parser.add_argument(
        "--what", type=_what, default="all", metavar="WHAT",
        help=_(
            "cards for the tables, score-cards with a box for each hand, tallies for the whole night, "
            "standing, rules, or all"
        ),
    )  # fmt: skip
    parser.add_argument("--round", type=arguments.count, metavar="N", help=_("only the cards of this round"))
    parser.add_argument("--paper", type=_paper, default="a4", metavar="PAPER", help=_("a4 or letter"))
    arguments.add_force(parser)


def _print(options: argparse.Namespace) -> int:
    from game.text import club_print

    return club_print.to_pdf(
        options.file, options.pdf, options.what, options.paper, options.round, replace=options.force
    )


def _pdf(text: str) -> Path:
    if not text.lower().endswith(".pdf"):
        raise argparse.ArgumentTypeError(_("the file's name must end in .pdf"))
    return Path(text)


def _what(text: str) -> str:
    return _one_of(text, WHATS)


def _paper(text: str) -> str:
    return _one_of(text, PAPERS)


def _one_of(text: str, known: tuple[str, ...]) -> str:
    if text.lower() not in known:
        raise argparse.ArgumentTypeError(
            _("write one of these: {names}").format(names=format_list(known, "or"))
        )
    return text.lower()
