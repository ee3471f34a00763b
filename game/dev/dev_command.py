"""`leftbower dev`: what the people who build Left Bower need, and players do not."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.storage import paths

if TYPE_CHECKING:
    from game.dev.random_hands import Play


_TOPICS = ("order-up", "take-up", "name-trump", "alone", "discard", "first-lead", "second", "third")


def main(argv: Sequence[str]) -> int:
    """Run one tool in a checkout; 0 when all is well, 1 when there is something to mend."""
    parser = argparse.ArgumentParser(prog="leftbower dev", description="Tools for developers, in a checkout.")
    tools = parser.add_subparsers(metavar="TOOL", required=True)
    texts = tools.add_parser("catalogues", help="write the templates in locales/ and update every language")
    texts.add_argument(
        "--check", action="store_true", help="write nothing; fail when something is stale or wrong"
    )
    texts.add_argument("--begin", metavar="CODE", help="start the catalogues of a language, for example de")
    texts.set_defaults(tool=_catalogues)
    hands = tools.add_parser("hands", help="play random hands at all kinds of tables and check every one")
    hands.add_argument("--count", type=int, default=1_000_000, help="how many hands (a million)")
    hands.set_defaults(tool=_hands)
    honest = tools.add_parser("honest", help="the same where everybody slips, and is called for it or not")
    honest.add_argument("--count", type=int, default=100_000, help="how many hands (a hundred thousand)")
    honest.set_defaults(tool=_honest)
    for walk in (hands, honest):
        walk.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
        walk.add_argument("--seed", default="hands", help="other hands with another seed")
    chart = tools.add_parser("chart", help="the chance to win from every score, for the side that deals")
    chart.add_argument("--goal", type=int, default=10, help="points that win the game (10)")
    chart.set_defaults(tool=_chart)
    film = tools.add_parser("film", help="the README's moving picture of the table, as a GIF")
    film.add_argument("file", type=Path, help="where it goes")
    film.set_defaults(tool=_film)
    proof = tools.add_parser("proof-items", help="find the decisions of the parallel forms anew")
    proof.add_argument("--seed", default="proof", help="other decisions with another seed")
    proof.add_argument("--hands", type=int, default=60_000, help="hands to look through at most (60,000)")
    proof.set_defaults(tool=_proof_items)
    levels = tools.add_parser("hand-costs", help="measure what each level's decisions cost a hand")
    levels.add_argument("--hands", type=int, default=400, help="hands of each level (400)")
    levels.add_argument("--seed", default="levels", help="other hands with another seed")
    levels.set_defaults(tool=_hand_costs)
    seating = tools.add_parser("seating", help="find better seating charts for an evening")
    seating.add_argument("players", nargs="*", type=int, help="for these numbers of people (all)")
    seating.add_argument("--tries", type=int, default=4, help="searches for each chart (4)")
    seating.add_argument("--seed", default="chart", help="other searches with another seed")
    seating.set_defaults(tool=_seating)
    sisters = tools.add_parser("sisters", help="find sister deals of mistakes and judge them anew")
    sisters.add_argument("--count", type=int, default=500, help="how many sister deals (500)")
    sisters.add_argument("--seed", default="sisters", help="other mistakes with another seed")
    sisters.set_defaults(tool=_sisters)
    levels = tools.add_parser("levels", help="what each level loses a decision, for the lines of drills")
    levels.add_argument("rulesets", nargs="*", metavar="RULESET", help="under these rules (all)")
    levels.add_argument("--topic", choices=_TOPICS, help="only this kind of decision (all)")
    levels.add_argument("--deals", type=int, default=300, help="deals a kind; half as many close ones (300)")
    levels.add_argument("--seed", default="levels", help="other deals with another seed")
    levels.set_defaults(tool=_levels)
    options = parser.parse_args(argv)

    root = paths.resources()
    if not (root / "pyproject.toml").is_file():
        print("This works in a checkout of the project only.")
        return 1
    tool: Callable[[argparse.Namespace, Path], int] = options.tool
    return tool(options, root)


def _catalogues(options: argparse.Namespace, root: Path) -> int:
    return _check(root) if options.check else _update(root, options.begin)


def _proof_items(options: argparse.Namespace, root: Path) -> int:
    from game.dev.proof_items import write

    for skill, count in write(root / "game/proof/items.yaml", options.seed, options.hands).items():
        print(f"{skill}: {count}")
    return 0


def _hand_costs(options: argparse.Namespace, root: Path) -> int:
    from game.dev.hand_costs import write

    write(root / "game/bots/hand_costs.yaml", options.seed, options.hands)
    return 0


def _hands(options: argparse.Namespace, root: Path) -> int:
    from game.dev.random_hands import batch

    return _walk(options, batch)


def _honest(options: argparse.Namespace, root: Path) -> int:
    from game.dev.honest_hands import batch

    return _walk(options, batch)


def _walk(options: argparse.Namespace, play: Play) -> int:
    from game.dev.random_hands import run

    tally = run(max(options.count, 1), max(options.jobs, 1), options.seed, play)
    for sentence in tally.broken:
        print(sentence)
    print(f"{tally.hands:,} hands played, {len(tally.broken) or 'none'} broken.")
    return 1 if tally.broken else 0


def _chart(options: argparse.Namespace, root: Path) -> int:
    from game.arena.shares import PEOPLE
    from game.arena.win_chart import chart_lines

    print("Wins of 100 for the side that deals, as people score: own points down, theirs across.")
    print("\n".join(chart_lines(max(options.goal, 1), PEOPLE)))
    return 0


def _film(options: argparse.Namespace, root: Path) -> int:
    from game.dev.shots import film

    film.write(options.file)
    print(f"{options.file}: {options.file.stat().st_size:,} bytes")
    return 0


def _seating(options: argparse.Namespace, root: Path) -> int:
    from game.dev import seating
    from game.evening.planning.charts import PLAYERS

    seating.write_charts(options.players or PLAYERS, options.tries, options.seed)
    return 0


def _sisters(options: argparse.Namespace, root: Path) -> int:
    from game.dev.sister_trial import table, trials

    tried = []
    for each in trials(max(options.count, 1), options.seed):
        tried.append(each)
        if len(tried) % 50 == 0:
            print(f"{sum(each.found for each in tried)} found for {len(tried)} mistakes", flush=True)
        if each.found and not each.clear:
            print(f"{each.ruleset}, {each.kind}: {each.ahead:.2f} ahead", flush=True)
    print("\n".join(table(tried)))
    return 0 if all(each.right for each in tried if each.found) else 1


def _levels(options: argparse.Namespace, root: Path) -> int:
    from game.dev.measure_levels import write
    from game.drills.plan import Topic
    from game.rulesets.shipped import list_rulesets, ruleset_ids

    unknown = sorted(set(options.rulesets) - set(ruleset_ids()))
    if unknown:
        print(f"There is no ruleset {', '.join(unknown)}. Choose from these: {', '.join(ruleset_ids())}.")
        return 2
    chosen = [each for each in list_rulesets() if each.id in (options.rulesets or ruleset_ids())]
    topics = [Topic(topic) for topic in ([options.topic] if options.topic else _TOPICS)]
    write(chosen, topics, max(options.deals, 2), options.seed, lambda line: print(line, flush=True))
    return 0


def _check(root: Path) -> int:
    from game.dev import catalogues

    faults = list(catalogues.faults(root))
    for fault in faults:
        print(fault)
    if faults:
        print("Run `python -m game dev catalogues` to write the templates anew.")
    return 1 if faults else 0


def _update(root: Path, begin: str | None) -> int:
    from babel.core import UnknownLocaleError

    from game.dev import catalogues

    changed = catalogues.update(root)
    if begin:
        try:
            changed += catalogues.begin(root, begin)
        except (UnknownLocaleError, ValueError):
            print(f"{begin} names no language.")
            return 1
    for path in changed:
        print(f"written: {path.relative_to(root)}")
    return 0
