"""The command `leftbower learner`: who learns here, and everything kept of one, to take away or erase."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.cli import arguments
from game.cli.complaints import Refused
from game.i18n import _, format_date, format_list

if TYPE_CHECKING:
    from game.storage.learners import Learner

Commands = Any  # what argparse's add_subparsers gives; its class has no public name


def add(commands: Commands) -> None:
    """Add it to the commands of `leftbower`."""
    parser = commands.add_parser(
        "learner",
        help=_("see who's learning here and what's saved about them"),
        description=_("List the learners on this computer, or export or erase everything about one of them."),
    )
    tools = parser.add_subparsers(metavar="WHAT", required=True)
    listed = tools.add_parser("list", help=_("list the learners on this computer"))
    listed.add_argument("--json", action="store_true", help=_("print everything for other programs"))
    listed.set_defaults(command=_list)
    exported = tools.add_parser(
        "export",
        help=_("save everything about a learner in one file"),
        description=_(
            "Save everything about a learner in one JSON file: settings, lessons, memory cards, "
            "games, mistakes, and drills."
        ),
    )
    exported.add_argument("name", metavar="NAME", help=_("the name, or the number in the list"))
    exported.add_argument("file", type=Path, metavar="FILE", help=_("the file to write"))
    arguments.add_force(exported)
    exported.set_defaults(command=_export)
    erased = tools.add_parser(
        "erase",
        help=_("erase everything about a learner"),
        description=_("Erase everything about a learner. You keep any rules you wrote yourself."),
    )
    erased.add_argument("name", metavar="NAME", help=_("the name, or the number in the list"))
    erased.add_argument("--yes", action="store_true", help=_("confirm that you're sure"))
    erased.set_defaults(command=_erase)


def _list(options: argparse.Namespace) -> int:
    from game.storage.learners import Learners

    learners = Learners()
    everyone, chosen = learners.all(), learners.chosen
    if options.json:
        data = [
            {
                "number": one.number,
                "name": one.name,
                "since": one.since.isoformat() if one.since else None,
                "file": str(learners.home / one.file),
                "chosen": one == chosen,
            }
            for one in everyone
        ]
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return 0
    for one in everyone:
        print(_line(one, one == chosen))
    return 0


def _line(learner: Learner, chosen: bool) -> str:
    names = {"number": learner.number, "name": learner.name}
    since = format_date(learner.since) if learner.since else ""
    if chosen and since:
        # NOTE: a learner in a list with the day of the first start
        return _("{number} {name}, since {day}, learning now").format(**names, day=since)
    if chosen:
        return _("{number} {name}, learning now").format(**names)
    if since:
        return _("{number} {name}, since {day}").format(**names, day=since)
    # NOTE: a learner in a list, for example "2 Mia"
    return _("{number} {name}").format(**names)


def _wanted(name: str) -> Learner:
    from game.storage.learners import Learners

    learners = Learners()
    found = learners.find(name)
    if found is None:
        known = format_list(one.name for one in learners.all())
        raise Refused(
            _("There's no learner called {name}. Choose one of these: {known}.").format(
                name=name[:40], known=known
            )
        )
    return found


def _export(options: argparse.Namespace) -> int:
    from game.storage.database import open_for_command
    from game.storage.learner_export import export_to

    learner = _wanted(options.name)
    with open_for_command(learner.file) as store:
        export_to(store, learner, options.file, replace=options.force)
    print(_("Everything about {name} is in {file}.").format(name=learner.name, file=options.file))
    return 0


def _erase(options: argparse.Namespace) -> int:
    from game.storage.learners import Learners

    learner = _wanted(options.name)
    if not options.yes:
        text = _(
            "This erases {name}'s lessons, memory cards, games, mistakes, drills, and settings for"
            " good. Add {word} if you're sure."
        )
        raise Refused(text.format(name=learner.name, word="--yes"))
    Learners().erase(learner)
    print(_("Everything about {name} has been erased.").format(name=learner.name))
    return 0
