"""`leftbower text`: the first list, and the way to games, lessons, settings and rules."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from io import StringIO
from typing import TextIO

from game import i18n
from game.bots.ladder import Level
from game.course.memory.cards import term_card_id
from game.i18n import _
from game.rules.ruleset import Ruleset
from game.rulesets.own_rulesets import all_ids, find_ruleset, no_such_ruleset
from game.rulesets.shipped import load_ruleset, ruleset_ids
from game.storage.database import Store, open_store
from game.text.console import Console, Left
from game.text.home import Home
from game.text.learners import ChangePlaces
from game.text.leaving import Leave
from game.text.transcript import print_transcript


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks for; empty fields ask for nothing."""

    transcript: str | None = None  # print this lesson, by id or path, and stop
    lesson: str | None = None  # go straight to this lesson
    ruleset: str | None = None  # go straight to a game by these rules
    seed: str | None = None  # deal these cards
    opponents: Level | None = None  # play against players of this level
    partner: Level | None = None  # play with one of this level
    locale: str | None = None  # already spoken

    @property
    def table(self) -> dict[str, object]:
        """What is asked for of a game, by the names of the practice set-up; a sheet brings its own length."""
        asked = {name: getattr(self, name) for name in ("ruleset", "seed", "opponents", "partner")}
        asked["length"] = "game" if self.ruleset else None
        return {name: value for name, value in asked.items() if value is not None}


def main(arguments: argparse.Namespace | None = None) -> int:
    """Talk on the standard streams with the learner's own store. Gives the exit code."""
    fields = {name: getattr(arguments, name, None) for name in Options.__dataclass_fields__}
    options = Options(**fields)
    source: TextIO = sys.stdin if sys.stdin is not None else StringIO()  # a closed input has ended
    if hasattr(source, "reconfigure"):
        source.reconfigure(errors="replace")
    if options.transcript is not None:
        return transcript(options, sys.stdout)
    store, first = open_store(), True
    while True:
        with store:
            if not options.locale and store.settings.language:
                i18n.use(store.settings.language)
            try:
                return run(options if first else Options(), store, source, sys.stdout, first)
            except ChangePlaces as other:
                store, first = other.store, False


def transcript(options: Options, out: TextIO) -> int:
    """Print a lesson as a script; needs no store. Gives the exit code."""
    console = Console(StringIO(), out)
    ruleset = _ruleset(console, options.ruleset) if options.ruleset else load_ruleset(ruleset_ids()[0])
    if ruleset is None:
        return 2
    return print_transcript(console, options.transcript or "", ruleset)


def run(options: Options, store: Store, source: TextIO, out: TextIO, asks: bool = True) -> int:
    """The whole conversation, from the first line to the last. Gives the exit code.

    `asks` is whether it begins with the question who learns. Raises ChangePlaces for another learner.
    """
    console = Console(source, out, lambda term_id: store.memory.meet([term_card_id(term_id)]))
    if options.ruleset and _ruleset(console, options.ruleset) is None:
        return 2
    home = Home(console, store)
    try:
        return home.begin(options.lesson, options.table, asks)
    except Leave:
        console.say(_("Everything is saved. Goodbye."))
    except (Left, KeyboardInterrupt):
        console.gap()
        console.say(_("Everything is saved, so you can continue next time. Goodbye."))
    return 0


def _ruleset(console: Console, wanted: str) -> Ruleset | None:
    """The ruleset with this id; where there is none, those that are there are said."""
    if wanted in all_ids():
        return find_ruleset(wanted)
    console.say(no_such_ruleset(wanted))
    return None
