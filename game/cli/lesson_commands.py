"""`leftbower lesson`: the tools for instructors."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.cli import curves_command, draft_commands, find_commands, pack_commands
from game.cli.complaints import Refused
from game.i18n import _

Opens = Callable[..., int]


def add(commands: Any, open_app: Opens) -> None:
    """Add the command with its tools; `open_app` opens the window."""
    parser = commands.add_parser("lesson", help=_("tools for instructors"))
    tools = parser.add_subparsers(metavar="TOOL", required=True, parser_class=type(parser))
    _add_check(tools)
    _add_new(tools)
    _add_preview(tools, open_app)
    find_commands.add(tools)
    draft_commands.add(tools)
    pack_commands.add(tools)
    curves_command.add(tools)


def _add_check(tools: Any) -> None:
    check = tools.add_parser(
        "check",
        help=_("find the errors in lesson files"),
        description=_("Find the errors in lesson files, with line, column, and how to fix them."),
    )
    check.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help=_("lesson files, or folders of lesson files")
    )
    check.add_argument(
        "--json", action="store_true", help=_("print a JSON object for each error, one per line")
    )
    check.add_argument(
        "--values",
        action="store_true",
        help=_("have the engine weigh the calls and cards you grade best (takes longer)"),
    )
    check.set_defaults(command=_check)


def _check(options: argparse.Namespace) -> int:
    from game.course import checker

    return checker.main(options.files, as_json=options.json, values=options.values)


def _add_new(tools: Any) -> None:
    new = tools.add_parser(
        "new",
        help=_("start a lesson"),
        description=_("Write a small working lesson that you can turn into your own."),
    )
    new.add_argument("file", type=Path, metavar="FILE", help=_("the file to write (it can't exist yet)"))
    new.set_defaults(command=_new)


def _new(options: argparse.Namespace) -> int:
    from game.course.beginning import begin_lesson

    return begin_lesson(options.file)


def _add_preview(tools: Any, open_app: Opens) -> None:
    preview = tools.add_parser(
        "preview",
        help=_("look at a lesson while you write it"),
        description=_("See the lesson at the table. It updates whenever you save the file."),
    )
    preview.add_argument("file", type=Path, metavar="FILE", help=_("a lesson file"))
    preview.add_argument("--ruleset", metavar="ID", help=_("play it by these rules"))

    def show(options: argparse.Namespace) -> int:
        _known(options.ruleset)
        return open_app(options, preview=str(options.file), ruleset=options.ruleset or "")

    preview.set_defaults(command=show)


def _known(wanted: str | None) -> None:
    """Refuses an id that no ruleset has."""
    from game.rulesets.own_rulesets import all_ids, no_such_ruleset

    if wanted is not None and wanted not in all_ids():
        raise Refused(no_such_ruleset(wanted))
