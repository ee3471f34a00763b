"""The commands that answer: `leftbower explain` about a position, `leftbower ask` about the rules."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from game.i18n import _

Commands = Any  # what argparse's add_subparsers gives; its class has no public name

_PARTS = (
    "hand", "left-hand", "partner-hand", "right-hand", "trump", "led", "upcard", "turned-down", "dealer",
    "maker", "alone", "exposed", "partner-exposed", "named", "rules", "play", "call", "about", "done",
)  # fmt: skip


DEEDS = (
    "pass-over", "lose-card", "take-that-one", "say-alone", "claim", "mix-tricks", "ask-trump", "count-cards",
    "take-back", "call-director", "add", "deduct", "accept", "any-lead", "deal", "deal-out", "turn-over",
    "deal 4", "drop 9C", "look-at 1", "hint hearts", "name hearts", "call-out left renege",
)  # fmt: skip
"""What can be written in “done” besides cards and calls: `course.honest_words.EXAMPLES`."""
CHARGES = (
    "renege", "out-of-turn", "against-duty", "showed", "number", "looked", "said", "call", "deal", "sat-out",
)  # fmt: skip


def add(commands: Commands) -> None:
    """Add both to the commands of `leftbower`."""
    _add_explain(commands)
    _add_ask(commands)


def _add_ask(commands: Commands) -> None:
    parser = commands.add_parser(
        "ask",
        help=_("settle an argument: what each ruleset says"),
        description=_(
            "Settle an argument: ask in your own words, and each ruleset answers with its clause. "
            "Leave the question out to list them all."
        ),
    )
    parser.add_argument(
        "question", nargs="*", metavar="QUESTION", help=_("for example “who leads against a loner?”")
    )
    parser.add_argument(
        "--ruleset", action="append", default=[], metavar="ID", help=_("ask only this ruleset")
    )
    parser.add_argument("--json", action="store_true", help=_("print everything for other programs"))
    parser.set_defaults(command=_ask)


def _ask(options: argparse.Namespace) -> int:
    from game.text import settling

    return settling.ask(" ".join(options.question), options.ruleset, as_json=options.json)


def _add_explain(commands: Commands) -> None:
    parser = commands.add_parser(
        "explain",
        help=_("find out why a card or call is or isn't allowed"),
        description=_(
            "Find out why a card or call is or isn't allowed. Write the position on one line with "
            "semicolons, for example “hand: JD AD KS TC 9S; trump: hearts; led: KH; play: AD”, or give "
            "each part as an option. If you don't name a card or call, you'll get an answer for every "
            "card you have."
        ),
        epilog=_(
            "What can be written in “done”, each with a seat before it: a card, a call like pass or "
            "order-up, or one of these: {deeds}. With call-out, say what somebody did: {charges}. A full "
            "trick is gathered before the next card; the word gather does it after the last one."
        ).format(deeds=", ".join(DEEDS), charges=", ".join(CHARGES)),
    )
    parser.add_argument(
        "position", nargs="*", metavar="POSITION", help=_("the position (- reads it from standard input)")
    )
    words = {
        "hand": _("your cards, for example “JD AD KS TC 9S”"),
        "left-hand": _("cards that the player on your left held, with “done”"),
        "partner-hand": _("cards that your partner held, with “done”"),
        "right-hand": _("cards that the player on your right held, with “done”"),
        "trump": _("the trump suit"),
        "led": _("the cards on the table, from the lead to the one before yours"),
        "upcard": _("the card turned up, while players are calling"),
        "turned-down": _("the card turned down, in the second round"),
        "dealer": _("who deals: me, left, partner, or right"),
        "maker": _("who made trump: me, left, partner, or right"),
        "alone": _("yes, if the maker is going alone"),
        "exposed": _("your cards that are face up after a slip"),
        "partner-exposed": _("your partner's cards that are face up after a slip"),
        "named": _("the suit the other side chose for your lead"),
        "rules": _("the table's ruleset"),
        "play": _("the card you're asking about"),
        "call": _("the call you're asking about, such as pass"),
        "about": _("a fact you're asking about, such as lead"),
        "done": _("what everyone did, slips included, for example “left KH, partner 9H, right 9C”"),
    }
    for part in _PARTS:
        parser.add_argument(f"--{part}", metavar=part.upper(), help=words[part])
    parser.add_argument("--json", action="store_true", help=_("print everything for other programs"))
    parser.set_defaults(command=_explain)


def _explain(options: argparse.Namespace) -> int:
    from game.text import explaining

    written = " ".join(options.position)
    if written == "-":
        written = "" if sys.stdin is None else sys.stdin.read()  # None where it was closed
    given = {part: getattr(options, part.replace("-", "_")) for part in _PARTS}
    named = [f"{part}: {value}" for part, value in given.items() if value is not None]
    return explaining.answer("; ".join([written, *named]), as_json=options.json)
