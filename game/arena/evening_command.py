"""`leftbower evening play`: whole evenings by bots alone, and what they come to."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.arena.evenings import Night, Nights, played
from game.arena.running import workers
from game.bots.ladder import Level
from game.evening.event import Event, event_of
from game.evening.people import MIXTURE
from game.evening.standing import Place
from game.i18n import _, format_list, format_number, ngettext
from game.rules.ruleset import Ruleset
from game.rulesets.own_rulesets import all_ids, all_rulesets, find_ruleset, no_such_ruleset
from game.rulesets.shipped import read_ruleset
from game.yamlfile.yaml_positions import YamlFault

USUAL_ROUNDS = 6
"""Rounds where the sheet leaves their number open."""

MOST_ROUNDS = 30


def main(options: argparse.Namespace) -> int:
    """Play the evenings and print a JSON object for each, or what they come to in sentences."""
    ruleset = _ruleset(options)
    if ruleset is None:
        return 1
    event = _event(options, ruleset)
    nights = Nights(
        event,
        options.tables,
        _rounds(options, event),
        tuple(options.level or (Level.STEADY,)) if not options.mixed else MIXTURE,
        options.seed,
        options.clock,
    )
    found: list[Night] = []
    with workers(options.jobs, None) as executor:
        for batch in played(nights, options.count, executor):
            found += batch
            if options.json:
                print(*(json.dumps(as_data(nights, night), ensure_ascii=False) for night in batch), sep="\n")
                sys.stdout.flush()
    if not options.json:
        print("\n".join(summary(nights, found)))
    wrong = [night for night in found if night.faults]
    if wrong:
        text = _("In night {number}, the points don't add up: {fault}.")
        sentence = text.format(number=format_number(wrong[0].number), fault=wrong[0].faults[0])
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


def _ruleset(options: argparse.Namespace) -> Ruleset | None:
    """The sheet of a file or an id; None after the faults of a file have been told."""
    named: str = options.rules
    if named in all_ids():
        return find_ruleset(named)
    file = Path(named)
    if file.suffix.lower() not in (".yaml", ".yml"):
        options.parser.error(no_such_ruleset(named))
    try:
        return read_ruleset(file)
    except YamlFault as fault:
        print(*fault.all, sep="\n", file=sys.stderr)
        return None


def _event(options: argparse.Namespace, ruleset: Ruleset) -> Event:
    event = event_of(ruleset)
    if event is not None:
        return event
    known = [each.id for each in all_rulesets() if event_of(each) is not None]
    text = _("{id} is a sheet for single games. These are for a whole night: {known}.")
    parser: argparse.ArgumentParser = options.parser
    parser.error(text.format(id=ruleset.id, known=format_list(known)))


def _rounds(options: argparse.Namespace, event: Event) -> int:
    rounds: int = options.rounds or event.rounds or USUAL_ROUNDS
    if rounds > MOST_ROUNDS:
        text = _("a night has {most} rounds at most")
        options.parser.error(text.format(most=format_number(MOST_ROUNDS)))
    return rounds


def as_data(nights: Nights, night: Night) -> dict[str, Any]:
    """One evening as JSON has it. People are numbers; a team is two."""
    return {
        "evening": night.number,
        "ruleset": nights.event.ruleset.id,
        "seed": f"{nights.seed}/{night.number}",
        "tables": nights.tables,
        "rounds": night.rounds,
        "overtime": night.overtime,
        "hands": night.hands,
        "thrown_in": night.thrown_in,
        "lone_marches": night.lone_marches,
        "cut_for": night.cut_for,
        "winners": [list(place.unit) for place in night.winners],
        "totals": [_line(night, place) for place in night.standing],
        "faults": list(night.faults),
    }


def _line(night: Night, place: Place) -> dict[str, Any]:
    return {
        "rank": place.rank,
        "people": list(place.unit),
        "names": [night.names[person - 1] for person in place.unit],
        "points": place.points,
        "overtime": list(place.overtime),
        "lone_marches": place.lone_marches,
    }


def summary(nights: Nights, found: Sequence[Night]) -> list[str]:
    """What the evenings come to, a sentence a line."""
    count = len(found)
    best = sum(night.winners[0].points for night in found) / count
    hands = sum(night.hands for night in found)
    marches = 100 * sum(night.lone_marches for night in found) / max(hands, 1)
    shared = sum(len(night.winners) > 1 for night in found)
    overtime = sum(night.overtime > 0 for night in found)
    return [
        ngettext(
            "{count} night by {ruleset}, {tables}: the winner has {best} points on average.",
            "{count} nights by {ruleset}, {tables}: the winner has {best} points on average.",
            count,
        ).format(
            count=format_number(count),
            ruleset=_(nights.event.ruleset.short_name),
            tables=ngettext("{n} table", "{n} tables", nights.tables).format(n=format_number(nights.tables)),
            best=format_number(best, 1),
        ),
        _("First place is shared in {shared} of them, and {overtime} have an overtime.").format(
            shared=format_number(shared), overtime=format_number(overtime)
        ),
        _("Out of 100 hands, {marches} are lone marches.").format(marches=format_number(marches, 1)),
    ]
