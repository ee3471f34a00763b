"""The command `leftbower class`: what pupils handed in, as a sheet for their teacher."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from game.cli import arguments
from game.cli.complaints import Refused
from game.i18n import _

_PATTERN = frozenset("*?[")


def add(commands: Any) -> None:
    """Add it to the commands of `leftbower`."""
    parser = commands.add_parser(
        "class",
        help=_("see what a class has learned"),
        description=_("Put together what pupils handed in from their lessons. Nothing leaves this computer."),
    )
    tools = parser.add_subparsers(title=_("commands"), metavar="COMMAND", required=True)
    report = tools.add_parser(
        "report",
        help=_("make a class sheet of results"),
        description=_(
            "Make a class sheet of the results that pupils handed in: who answered what, what went wrong, "
            "and who needs which lesson. If a pupil handed in several results, the first answer of the first "
            "one counts."
        ),
    )
    report.add_argument(
        "files",
        type=Path,
        nargs="+",
        metavar="FILE.lbresult",
        help=_("the files that were handed in, or folders of them"),
    )
    report.add_argument(
        "--html", type=Path, metavar="FILE.html", help=_("write a page to read, print, or send")
    )
    report.add_argument("--csv", type=Path, metavar="FILE.csv", help=_("write a table for a spreadsheet"))
    report.add_argument("--json", action="store_true", help=_("print the sheet for other programs"))
    arguments.add_force(report)
    report.set_defaults(command=_report)


def _report(options: argparse.Namespace) -> int:
    from game.classes.class_table import sheet_csv, sheet_json
    from game.classes.putting_together import class_sheet
    from game.classes.reading import read_all
    from game.i18n.foreign_text import on_one_line
    from game.packs.made_here import known_here
    from game.pages.class_html import class_html
    from game.pages.class_lines import sheet_lines
    from game.presenters.draft_folder import draft_folder
    from game.storage.writing import check_folder, check_free, write_named

    wanted = [path for path in (options.html, options.csv) if path is not None]
    for path in wanted:
        check_free(path, replace=options.force)
        check_folder(path)
    files = list(_files(options.files))
    gone = [path for path in files if not path.exists()]
    for path in gone:
        text = _("There's no file {file}. Check its name and its folder.")
        print(on_one_line(text.format(file=path)), file=sys.stderr)
    read, faults = read_all(path for path in files if path not in gone)
    for fault in faults:
        print(*fault.all, sep="\n", file=sys.stderr)
    if not read:
        if faults or gone:
            return 2
        raise Refused(_("There are no results in what you named, so there's no class sheet."))
    known = known_here(draft_folder())
    course = known.course
    sheet = class_sheet([each.result for each in read], course, known.earlier, [each.name for each in read])
    if options.html is not None:
        write_named(options.html, class_html(sheet, course.course).encode(), replace=options.force)
    if options.csv is not None:
        write_named(options.csv, sheet_csv(sheet).encode("utf-8-sig"), replace=options.force)
    if options.json:
        print(sheet_json(sheet), end="")
    elif wanted:
        for path in wanted:
            print(_("Wrote {file}.").format(file=path))
    else:
        print(*sheet_lines(sheet, course.course), sep="\n")
    return 2 if faults or gone else 0


def _files(named: Iterable[Path]) -> Iterator[Path]:
    """The files by these names: those in a folder, and those that fit a pattern no shell has filled in."""
    from game.classes.result import ENDING

    for path in named:
        if path.is_dir():
            yield from sorted(each for each in path.iterdir() if each.suffix.lower() == ENDING)
        elif _PATTERN.intersection(path.name) and not path.exists():
            yield from sorted(path.parent.glob(path.name))
        else:
            yield path
