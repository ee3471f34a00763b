"""`leftbower arena`: two levels against each other, or all of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import isfinite
from typing import Any

from game.arena.duplicate import Pairing, Score
from game.arena.running import bar, run, silent, workers
from game.arena.shares import PEOPLE, Shares
from game.bots.ladder import Level
from game.bots.words import level_name
from game.i18n import _, format_list, format_number, ngettext
from game.records.export_command import ruleset_called
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets


def main(options: argparse.Namespace) -> int:
    """Play the pairings and print a line, or a JSON object, for each."""
    ruleset = ruleset_called(options.ruleset) if options.ruleset else list_rulesets()[0]
    progress = bar if sys.stderr.isatty() else silent
    with workers(options.jobs, options.dask) as executor:
        for first, second in _pairs(options.levels):
            pairing = Pairing(ruleset, first, second, options.seed)
            score = run(pairing, options.deals, executor, progress)
            if options.json:
                print(_as_json(pairing, score))
            else:
                print(_as_sentence(ruleset, pairing, score), _of_shares(score.shares), sep="\n")
            sys.stdout.flush()
    return 0


def _pairs(levels: Sequence[Level]) -> list[tuple[Level, Level]]:
    """The two that were named; without any, each level against every lower one."""
    if levels:
        first, second = levels
        return [(first, second)]
    return [(higher, lower) for lower, higher in combinations(Level, 2)]


def _as_sentence(ruleset: Ruleset, pairing: Pairing, score: Score) -> str:
    return ngettext(
        "{first} against {second}, {ruleset}: {lead} points per hand, standard error {error}, over "
        "{deals} deal, played twice.",
        "{first} against {second}, {ruleset}: {lead} points per hand, standard error {error}, over "
        "{deals} deals, each played twice.",
        score.deals,
    ).format(
        first=level_name(pairing.first),
        second=level_name(pairing.second),
        ruleset=_(ruleset.short_name),
        lead=format_number(score.mean, 3),
        error=format_number(score.error, 3),
        deals=format_number(score.deals),
    )


def _of_shares(found: Shares) -> str:
    """The shares of points, with those of people beside them."""
    # NOTE: each of the four is a list of three numbers, for example "45, 16, and 5"
    text = _(
        "Out of 100 hands, the dealer's side scores 1, 2, and 4 points in {dealers} (real players: "
        "{dealers_people}), and the other side in {others} (real players: {others_people})."
    )
    return text.format(
        dealers=_in_hundred(found.dealers),
        dealers_people=_in_hundred(PEOPLE.dealers),
        others=_in_hundred(found.others),
        others_people=_in_hundred(PEOPLE.others),
    )


def _in_hundred(shares: Mapping[int, float]) -> str:
    return format_list([format_number(100 * shares.get(paid, 0.0), 0) for paid in PEOPLE.dealers])


def _as_json(pairing: Pairing, score: Score) -> str:
    found: dict[str, Any] = {
        "first": pairing.first,
        "second": pairing.second,
        "ruleset": pairing.ruleset.id,
        "seed": pairing.seed,
        "deals": score.deals,
        "points_a_hand": round(score.mean, 4),
        "standard_error": _figure(score.error),
        "lower_95": _figure(score.lower),
        "dealers_side": _rounded(score.shares.dealers),
        "other_side": _rounded(score.shares.others),
        "people": {"dealers_side": _rounded(PEOPLE.dealers), "other_side": _rounded(PEOPLE.others)},
    }
    return json.dumps(found)


def _rounded(shares: Mapping[int, float]) -> dict[str, float]:
    return {str(paid): round(share, 4) for paid, share in shares.items()}


def _figure(number: float) -> float | None:
    """A number as JSON has it: one deal says nothing about the error, and JSON has no infinity."""
    return round(number, 4) if isfinite(number) else None
