"""What the five levels lose a decision in drills, as it was measured: `level_costs.yaml`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from game.bots.ladder import Level
from game.drills.plan import Plan, Topic
from game.tutor.level_stand import Costs

FILE = Path(__file__).with_name("level_costs.yaml")
_HEAD = """\
# What each level of play loses a decision in drills, in points, with the standard error of that mean.
# Measured by `python -m game dev levels`: so many deals of each kind, natural ones and close ones, at the
# start of a game among steady players; each level chose, and every choice was weighed as in a review.
# Cards that are all as good as the best are never asked about, as in drills.
# A drill under rules that are not listed is compared with the first ones that are.
"""


@dataclass(frozen=True, slots=True)
class Measured:
    """What was found for one kind of decision."""

    ruleset: str
    topic: Topic
    close: bool
    deals: int
    costs: Costs


def level_costs(plan: Plan) -> Costs:
    """What the levels lose where that was measured, under these rules or the first ones; else nothing."""
    found = _of(plan)
    return {} if found is None else found.costs


def measured_under(plan: Plan) -> str:
    """The id of the rules that `level_costs` were measured under; "" where nothing was measured."""
    found = _of(plan)
    return "" if found is None else found.ruleset


def _of(plan: Plan) -> Measured | None:
    alike = [each for each in measured() if (each.topic, each.close) == (plan.topic, plan.close)]
    return next((each for each in alike if each.ruleset == plan.ruleset), next(iter(alike), None))


@lru_cache(maxsize=1)
def measured() -> tuple[Measured, ...]:
    """All that is in the file."""
    told: Any = yaml.safe_load(FILE.read_text(encoding="ascii")) if FILE.is_file() else None
    return tuple(
        Measured(
            ruleset, Topic(topic), form == "close", int(row["deals"]),
            {level: (float(row[level][0]), float(row[level][1])) for level in Level},
        )
        for ruleset, topics in (told or {}).items()
        for topic, forms in topics.items()
        for form, row in forms.items()
    )  # fmt: skip


def written(found: tuple[Measured, ...]) -> str:
    """The text of the file."""
    lines, ruleset, topic = [_HEAD.rstrip()], "", ""
    for each in found:
        if each.ruleset != ruleset:
            ruleset, topic = each.ruleset, ""
            lines.append(f"{ruleset}:")
        if each.topic != topic:
            topic = each.topic
            lines.append(f"  {topic}:")
        lines += [f"    {'close' if each.close else 'natural'}:", f"      deals: {each.deals}"]
        lines += [f"      {level}: [{cost:.4f}, {error:.4f}]" for level, (cost, error) in each.costs.items()]
    return "\n".join(lines) + "\n"
