"""The commands for a whole night of euchre: `leftbower evening plan` and `play`; `club_commands` has more."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.cli import arguments, club_commands
from game.i18n import _, format_number

if TYPE_CHECKING:
    from game.evening.planning.request import Change

Commands = Any  # what argparse's add_subparsers gives; its class has no public name

MOST_TABLES = 30
"""Tables of an evening that bots play."""

KINDS = ("progressive", "rotation", "teams")
"""The values of `game.evening.event.EventKind`; `leftbower` starts faster without its room."""

_PAIRS = {"first": True, "second": False}


def add(commands: Commands) -> None:
    """Add them to the commands of `leftbower`."""
    parser = commands.add_parser(
        "evening",
        help=_("plan a euchre night, run one, or have bots play one"),
        description=_("For a euchre night with many tables."),
    )
    inner = parser.add_subparsers(
        title=_("commands"), metavar="COMMAND", required=True, parser_class=type(parser)
    )
    _add_plan(inner)
    _add_play(inner)
    club_commands.add(inner, _kind)


def _add_plan(commands: Commands) -> None:
    parser = commands.add_parser(
        "plan",
        help=_("seat 4 to 120 players"),
        description=_(
            "Seat 4 to 120 players for a whole night. In a rotation, everyone gets a new partner in each "
            "round. Teams stay together and play each other in turn. In progressive play, the winners move "
            "up, and you give the results after each round to get the next one."
        ),
        epilog=_("For example: {command}").format(
            command="leftbower evening plan --players 23 --rounds 8 --change 3 leave 4 17 join 2"
        ),
    )
    parser.add_argument(
        "--players", type=_players, metavar="N", help=_("how many play at the start, 4 to 120")
    )
    parser.add_argument("--rounds", type=_rounds, required=True, metavar="N", help=_("how many rounds"))
    parser.add_argument(
        "--kind",
        type=_kind,
        default="rotation",
        metavar="KIND",
        help=_("progressive, rotation or teams (rotation if you don't say)"),
    )
    parser.add_argument(
        "--names",
        type=Path,
        metavar="FILE",
        help=_(
            "a text file with one name on each line, instead of numbers; partners of a team one after "
            "the other"
        ),
    )
    parser.add_argument(
        "--change",
        nargs="+",
        action="append",
        default=[],
        metavar="WORD",
        help=_(
            "who leaves and how many join after a round, for example: 3 leave 4 17 join 2. Rounds up to "
            "then stay as they are, and players who join get the next numbers. You can give this several "
            "times"
        ),
    )
    parser.add_argument(
        "--won",
        nargs="+",
        action="append",
        default=[],
        type=_side,
        metavar="PAIR",
        help=_(
            "progressive play: which pair won at each table of a round, first or second. Give this once for "
            "each round that is over"
        ),
    )
    parser.add_argument("--json", action="store_true", help=_("the plan for other programs"))
    parser.set_defaults(command=_plan, parser=parser)


def _add_play(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help=_("have bots play whole euchre nights, for statistics"),
        description=_(
            "Have bots play whole euchre nights: all rounds of a sheet that is for an event, with people who "
            "move from table to table. Every night is checked to see whether all points add up."
        ),
        epilog=_("For example: {command}").format(
            command="leftbower evening play --rules wednesday-night --tables 3 --rounds 6 --count 100 --json"
        ),
    )
    parser.add_argument(
        "--rules",
        required=True,
        metavar="ID",
        help=_("play by these rules, or by the rules in this YAML file"),
    )
    parser.add_argument(
        "--tables", type=_tables, default=3, metavar="N", help=_("how many tables (3 if you don't say)")
    )
    parser.add_argument(
        "--rounds", type=arguments.count, metavar="N", help=_("how many rounds, if not as the sheet says")
    )
    parser.add_argument("--count", type=arguments.count, default=1, metavar="N", help=_("how many nights"))
    parser.add_argument(
        "--jobs", type=arguments.count, default=1, metavar="J", help=_("how many processes play")
    )
    parser.add_argument(
        "--seed",
        type=arguments.seed,
        default="evening",
        help=_("deal the same cards each time for this word or number"),
    )
    levels = parser.add_mutually_exclusive_group()
    levels.add_argument(
        "--level",
        type=arguments.level,
        nargs="+",
        metavar="LEVEL",
        help=_("how well they play (steady if you don't say); several levels take turns"),
    )
    levels.add_argument("--mixed", action="store_true", help=_("players of all levels"))
    parser.add_argument(
        "--clock", action="store_true", help=_("end rounds by the sheet's clock, as slow tables would")
    )
    parser.add_argument("--json", action="store_true", help=_("a line for each night, for other programs"))
    parser.set_defaults(command=_play, parser=parser)


def _play(options: argparse.Namespace) -> int:
    from game.arena import evening_command

    return evening_command.main(options)


def _plan(options: argparse.Namespace) -> int:
    from game.evening.event import EventKind
    from game.evening.planning.request import Request
    from game.text.evening_plan import read_names, show_plan

    names = read_names(options.names) if options.names else ()
    players = options.players or len(names)
    if not players:
        options.parser.error(_("say how many play with --players, or who with --names"))
    if options.won and options.kind != EventKind.PROGRESSIVE:
        options.parser.error(_("--won is for progressive play only"))
    changes = tuple(_change(options.parser, words) for words in options.change)
    request = Request(
        players, options.rounds, EventKind(options.kind), changes, tuple(map(tuple, options.won))
    )
    return show_plan(request, names, as_json=options.json)


def _change(parser: argparse.ArgumentParser, words: list[str]) -> Change:
    """A change from its words: after which round, who leaves, how many join."""
    from game.evening.planning.request import Change

    after, *rest = words
    leave: list[int] = []
    join: list[int] = []
    heap: list[int] | None = None
    for word in rest:
        if word in ("leave", "join"):
            heap = leave if word == "leave" else join
        elif heap is None or not _is_number(word):
            parser.error(_wrong_change(" ".join(words)))
        else:
            heap.append(int(word))
    if not _is_number(after) or len(join) > 1 or not (leave or join):
        parser.error(_wrong_change(" ".join(words)))
    return Change(int(after), tuple(sorted(set(leave))), sum(join))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and 1 <= len(word) <= 4 and int(word) > 0


def _wrong_change(words: str) -> str:
    return _("“{words}” isn't a change. Write it like this: 3 leave 4 17 join 2").format(words=words)


def _players(text: str) -> int:
    from game.evening.planning.bounds import FEWEST, MOST

    return _within(text, FEWEST, MOST, _("a plan is for {fewest} to {most} players"))


def _tables(text: str) -> int:
    return _within(text, 1, MOST_TABLES, _("a night has {fewest} to {most} tables"))


def _rounds(text: str) -> int:
    from game.evening.planning.bounds import MOST_ROUNDS

    return _within(text, 1, MOST_ROUNDS, _("a plan has {fewest} to {most} rounds"))


def _within(text: str, fewest: int, most: int, message: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 5 else -1
    if not fewest <= number <= most:
        raise argparse.ArgumentTypeError(
            message.format(fewest=format_number(fewest), most=format_number(most))
        )
    return number


def _kind(text: str) -> str:
    if text.lower() not in KINDS:
        raise argparse.ArgumentTypeError(_("the kinds are progressive, rotation and teams"))
    return text.lower()


def _side(text: str) -> bool:
    if text.lower() not in _PAIRS:
        raise argparse.ArgumentTypeError(_("the pair that won is first or second"))
    return _PAIRS[text.lower()]
