"""`leftbower lesson find`: deals in which the best choice is what an author wants to show."""

from __future__ import annotations

import argparse
import json
import sys
from argparse import ArgumentTypeError
from typing import TYPE_CHECKING, Any

from game.cli import arguments
from game.cli.complaints import Refused
from game.i18n import _, format_list, format_number, ngettext
from game.rules.cards import Card, pack

if TYPE_CHECKING:
    from game.finding.search import Found
    from game.finding.wanted import Best, Wanted
    from game.rules.ruleset import Ruleset

_DEALERS = ("you", "left", "partner", "right")
_MOMENTS = ("call", "second-round", "discard", "lead", "follow")


def add(tools: Any) -> None:
    """Add it to the tools of `leftbower lesson`."""
    find = tools.add_parser(
        "find",
        help=_("find deals for a lesson"),
        description=_(
            "Find deals in which one choice of yours is clearly the best, and print them as tables for a "
            "lesson file, each choice with its points. A choice is {choices}, or a card, as in discard:9C."
        ).format(choices=format_list(_words(), "or")),
        epilog=_("For example: {command}").format(
            command="leftbower lesson find --you-deal --upcard JH --best pass --margin 0.3 --count 5"
        ),
    )
    dealer = find.add_mutually_exclusive_group()
    dealer.add_argument("--dealer", choices=_DEALERS, help=_("who deals"))
    dealer.add_argument(
        "--you-deal", action="store_const", const="you", dest="dealer", help=_("the same as --dealer you")
    )
    find.add_argument("--upcard", type=_card, metavar="CARD", help=_("the upcard, for example JH"))
    find.add_argument("--at", choices=_MOMENTS, help=_("which decision of yours it is"))
    find.add_argument("--best", type=_best, metavar="CHOICE", help=_("what has to be best"))
    find.add_argument(
        "--margin", type=_points, default=0.3, metavar="POINTS", help=_("how far the best has to be ahead")
    )
    find.add_argument(
        "--misplayed-by", type=arguments.level, metavar="LEVEL",
        help=_("this level has to get it wrong, at that cost"),
    )  # fmt: skip
    find.add_argument(
        "--principle", metavar="ID", help=_("the rule of thumb that decides, for example lead-trump")
    )
    find.add_argument("--count", type=arguments.count, default=5, metavar="N", help=_("how many to find"))
    find.add_argument(
        "--most",
        type=arguments.count,
        default=5000,
        metavar="N",
        help=_("how many deals to look at"),
    )
    find.add_argument("--ruleset", metavar="ID", help=_("play by these rules"))
    find.add_argument(
        "--seed", type=arguments.seed, default="find",
        help=_("deal the same cards each time you use this word or number"),
    )  # fmt: skip
    find.add_argument("--jobs", type=arguments.count, default=1, metavar="J",
                      help=_("how many processes to use"))  # fmt: skip
    find.add_argument("--dask", metavar="ADDRESS", help=_("look on the Dask cluster at this address"))
    find.add_argument("--json", action="store_true", help=_("print a line for each deal, for other programs"))
    find.set_defaults(command=_find)


def _words() -> list[str]:
    from game.finding.wanted import WORDS

    return list(WORDS)


def _card(text: str) -> Card:
    try:
        return Card.parse(text.upper())
    except ValueError:
        raise ArgumentTypeError(_("write a card as rank and suit, for example JH or 9C")) from None


def _best(text: str) -> Best:
    from game.finding.wanted import best_of

    try:
        return best_of(text.lower())
    except ValueError:
        raise ArgumentTypeError(
            _("choices are {choices}, or a card, as in discard:9C").format(
                choices=format_list(_words(), "or")
            )
        ) from None


def _points(text: str) -> float:
    try:
        points = float(text)
    except ValueError:
        points = -1.0
    if not 0 <= points <= 10:
        raise ArgumentTypeError(_("write points as a number from 0 to 10, for example 0.3"))
    return points


def _find(options: argparse.Namespace) -> int:
    from game.arena.running import bar, silent, workers
    from game.finding.search import batches

    wanted, progress = _wanted(options), bar if sys.stderr.isatty() else silent
    found: list[Found] = []
    done = 0
    with workers(options.jobs, options.dask) as executor:
        for done, more in batches(wanted, options.most, executor):
            for each in more[: options.count - len(found)]:
                found.append(each)
                _show(each, len(found), as_json=options.json)
            progress(done, options.most)
            if len(found) >= options.count:
                break
    told = ngettext("{found} found in {deals} deals.", "{found} found in {deals} deals.", len(found)).format(
        found=format_number(len(found)), deals=format_number(done)
    )
    print(told, file=sys.stderr)
    return 0 if found else 1


def _wanted(options: argparse.Namespace) -> Wanted:
    from game.finding.wanted import Moment, Wanted
    from game.records.export_command import ruleset_called
    from game.rules.seats import Seat
    from game.rulesets.shipped import list_rulesets
    from game.strategy.decisions import principle_ids

    ruleset = ruleset_called(options.ruleset) if options.ruleset else list_rulesets()[0]
    _in_the_deck(options.upcard, ruleset)
    if options.principle and options.principle not in principle_ids():
        known = format_list(sorted(principle_ids()))
        message = _("There's no rule of thumb called “{id}”. These are there: {known}.")
        raise Refused(message.format(id=options.principle, known=known))
    moment = options.best.moment if options.best else Moment.CALL
    return Wanted(
        ruleset,
        options.best,
        Moment(options.at) if options.at else moment,
        Seat(_DEALERS.index(options.dealer)) if options.dealer else None,
        options.upcard,
        options.margin,
        options.misplayed_by,
        options.principle or "",
        options.seed,
    )


def _in_the_deck(card: Card | None, ruleset: Ruleset) -> None:
    switches = ruleset.switches
    if card is not None and card not in pack(switches.pack, switches.joker):
        raise Refused(_("The deck of these rules has no {card}.").format(card=card))


def _show(found: Found, number: int, *, as_json: bool) -> None:
    from game.finding.table_block import block, named

    if as_json:
        values = {named(found.state, each.action): round(each.mean, 3) for each in found.values.ranked}
        print(json.dumps({"deal": found.number, "table": block(found, "table"), "values": values}))
        return
    if number == 1:
        print("tables:")
    print(block(found, f"found-{number}"), flush=True)
