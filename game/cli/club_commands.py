"""The commands that run a night from a club's file: `leftbower evening new`, `seat`, `score` and so on."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.cli import arguments, paper_commands
from game.i18n import _, format_number

if TYPE_CHECKING:
    from game.rules.ruleset import Ruleset

Commands = Any  # what argparse's add_subparsers gives; its class has no public name
Kind = Callable[[str], str]

MOST_ROUNDS = 119
MOST_HANDS = 60
_POINTS = re.compile(r"[-−]?[0-9]{1,3}")
_LONE = re.compile(r"([0-9]{1,3}):([0-9]{1,2})")


def add(commands: Commands, kind: Kind) -> None:
    """Add them to the commands of `leftbower evening`; `kind` reads how people move."""
    _add_new(commands, kind)
    _add_seat(commands)
    _add_score(commands)
    _add_changes(commands)
    _add_standing(commands)
    _add_export(commands)
    paper_commands.add(commands, _with_file)


def _with_file(commands: Commands, name: str, words: tuple[str, str], command: Callable[..., int]) -> Any:
    """A command that works on a club's file; the file's faults are told one a line."""
    help_, description = words
    parser = commands.add_parser(name, help=help_, description=description)
    parser.add_argument("file", type=Path, metavar="CLUB.yaml", help=_("the club's file"))
    parser.set_defaults(command=partial(_told, command), parser=parser)
    return parser


def _told(command: Callable[[argparse.Namespace], int], options: argparse.Namespace) -> int:
    from game.yamlfile.faults import YamlFault

    try:
        return command(options)
    except YamlFault as fault:
        print(*fault.all, sep="\n", file=sys.stderr)
        return 1


def _add_new(commands: Commands, kind: Kind) -> None:
    words = _("start the file of a club's night"), _("Start a file for a night that you run with paper.")
    parser = _with_file(commands, "new", words, _new)
    parser.add_argument(
        "--names", type=Path, required=True, metavar="FILE", help=_("a text file with one name on each line")
    )
    parser.add_argument(
        "--rules",
        required=True,
        metavar="ID",
        help=_("play by these rules, or by the rules in this YAML file"),
    )
    parser.add_argument(
        "--kind",
        type=kind,
        metavar="KIND",
        help=_("progressive, rotation or teams, if not the sheet's"),
    )
    parser.add_argument(
        "--rounds", type=_rounds, metavar="N", help=_("how many rounds, if not as the sheet says")
    )
    parser.add_argument(
        "--hands", type=_hands, metavar="N", help=_("hands in a round, if not as the sheet says")
    )
    parser.add_argument("--club", default="", metavar="NAME", help=_("the name on the cards"))
    parser.add_argument("--date", default="", metavar="TEXT", help=_("the date on the cards"))
    arguments.add_force(parser)


def _new(options: argparse.Namespace) -> int:
    from game.evening.event import EventKind
    from game.text import club_night
    from game.text.evening_plan import read_names

    ruleset = _ruleset(options)
    event = ruleset.switches.event
    rounds: int | None = options.rounds or ruleset.switches.event_rounds
    parser: argparse.ArgumentParser = options.parser
    if rounds is None:
        parser.error(_("say how many rounds with {option}").format(option="--rounds"))
    kind = options.kind or (EventKind.ROTATION if event == "single" else event)
    start = club_night.Start(
        options.club,
        options.date,
        options.rules,
        ruleset,
        EventKind(kind),
        rounds,
        options.hands,
    )
    return club_night.begin(options.file, start, read_names(options.names), replace=options.force)


def _ruleset(options: argparse.Namespace) -> Ruleset:
    """The sheet of an id or a file. Raises YamlFault."""
    from game.rulesets.own_rulesets import all_ids, find_ruleset, no_such_ruleset
    from game.rulesets.shipped import read_ruleset

    named: str = options.rules
    if named in all_ids():
        return find_ruleset(named)
    if Path(named).suffix.lower() not in (".yaml", ".yml"):
        options.parser.error(no_such_ruleset(named))
    beside: Path = options.file.parent / named  # the club's file names it as seen from there
    return read_ruleset(beside)


def _add_seat(commands: Commands) -> None:
    words = (
        _("seat the next round"),
        _("Seat the next round: by the plan, or from the results where people move by who won."),
    )
    _with_file(commands, "seat", words, _seat)


def _seat(options: argparse.Namespace) -> int:
    from game.text import club_night

    return club_night.seat(options.file)


def _add_score(commands: Commands) -> None:
    words = (
        _("type in the score of a table"),
        _("Type in the score of a table at the end of a round. Left Bower checks whether it can be."),
    )
    parser = _with_file(commands, "score", words, _score)
    parser.epilog = _("For example: {command}").format(
        command="leftbower evening score club.yaml --round 2 --table 3 --points 9 8 6 6 --lone 4:1"
    )
    parser.add_argument("--round", type=arguments.count, required=True, metavar="N", help=_("the round"))
    parser.add_argument("--table", type=arguments.count, required=True, metavar="N", help=_("the table"))
    parser.add_argument(
        "--points",
        type=_points,
        nargs="+",
        required=True,
        metavar="N",
        help=_(
            "the points of both pairs, in the order of the seating; four numbers, one for each player, where "
            "partners differ"
        ),
    )
    parser.add_argument(
        "--lone",
        type=_lone,
        nargs="+",
        default=[],
        metavar="NUMBER:COUNT",
        help=_("how many lone marches a player made, for example 4:1"),
    )
    parser.add_argument(
        "--cut", type=_cut, metavar="PAIR", help=_("who won the cut for a tie: us (the first pair) or them")
    )
    parser.add_argument(
        "--correct", action="store_true", help=_("strike out the score that was typed before")
    )


def _score(options: argparse.Namespace) -> int:
    from game.evening.club.club_file import as_points
    from game.evening.club.night import Entry
    from game.rules.seats import Side
    from game.text import club_night

    if len(options.points) not in (2, 4):
        options.parser.error(_("--points takes two numbers, or four where each player has their own"))
    lone = dict(options.lone)
    if len(lone) < len(options.lone):
        options.parser.error(_("--lone names somebody twice"))
    entry = Entry(
        as_points(options.points),
        tuple(sorted((person, count) for person, count in lone.items() if count)),
        None if options.cut is None else Side[options.cut.upper()],
    )
    return club_night.score(options.file, options.round, options.table, entry, correct=options.correct)


def _add_changes(commands: Commands) -> None:
    words = _("note who leaves"), _("Note who isn't there from a round on.")
    leave = _with_file(commands, "leave", words, _leave)
    words = _("note who joins"), _("Note who is there from a round on: new players, or some who come back.")
    join = _with_file(commands, "join", words, _join)
    for parser in (leave, join):
        parser.add_argument(
            "--round",
            type=arguments.count,
            required=True,
            metavar="N",
            help=_("the first round this holds for"),
        )
        parser.add_argument(
            "--who",
            nargs="+",
            required=True,
            metavar="WHO",
            help=_("their numbers or names")
            if parser is leave
            else _("names of new players, or numbers of players who come back"),
        )


def _leave(options: argparse.Namespace) -> int:
    from game.text import club_night

    return club_night.leave(options.file, options.round, options.who)


def _join(options: argparse.Namespace) -> int:
    from game.text import club_night

    return club_night.join(options.file, options.round, options.who)


def _add_standing(commands: Commands) -> None:
    words = _("print the standings"), _("Print who has how many points, with ties and lone marches.")
    _with_file(commands, "standing", words, _standing)


def _standing(options: argparse.Namespace) -> int:
    from game.text import club_night

    return club_night.show_standing(options.file)


def _add_export(commands: Commands) -> None:
    words = _("write the scores for a spreadsheet"), _("Write the scores, or the standings, as CSV.")
    parser = _with_file(commands, "export", words, _export)
    parser.add_argument("--csv", type=Path, required=True, metavar="FILE.csv", help=_("the file to write"))
    parser.add_argument(
        "--standing",
        action="store_true",
        help=_("a line for each place, not for each player and round"),
    )
    arguments.add_force(parser)


def _export(options: argparse.Namespace) -> int:
    from game.text import club_night

    return club_night.export(options.file, options.csv, standing=options.standing, replace=options.force)


def _rounds(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0
    if not 1 <= number <= MOST_ROUNDS:
        raise argparse.ArgumentTypeError(
            _("a night has 1 to {most} rounds").format(most=format_number(MOST_ROUNDS))
        )
    return number


def _hands(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0
    if not 1 <= number <= MOST_HANDS:
        raise argparse.ArgumentTypeError(
            _("a round has 1 to {most} hands").format(most=format_number(MOST_HANDS))
        )
    return number


def _points(text: str) -> int:
    if not _POINTS.fullmatch(text):
        raise argparse.ArgumentTypeError(_("points are whole numbers"))
    return int(text.replace("−", "-"))


def _lone(text: str) -> tuple[int, int]:
    found = _LONE.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(
            _("write lone marches as a player's number, a colon, and how many: 4:1")
        )
    return int(found[1]), int(found[2])


def _cut(text: str) -> str:
    if text.lower() not in ("us", "them"):
        raise argparse.ArgumentTypeError(_("the pair that won the cut is us or them"))
    return text.lower()
