"""`python -m game dev levels`: what each level of play loses a decision, for the dotted lines of drills."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from math import sqrt

from game.bots.ladder import Level
from game.bots.levels import Bot
from game.bots.piecework import finished
from game.drills import level_costs
from game.drills.dealing import Dealt, Sought, dealing
from game.drills.level_costs import Measured
from game.drills.plan import LEARNER, Plan, Topic
from game.rules.actions import Action
from game.rules.hand import start
from game.rules.ruleset import Ruleset
from game.rules.view import SeatView, observe
from game.tutor.review import judged


def measure(ruleset: Ruleset, topic: Topic, close: bool, deals: int, seed: str) -> Measured:
    """What the levels lose in so many deals of a kind, each of which every level decides."""
    plan = Plan(topic, close=close, ruleset=ruleset.id)
    costs: dict[Level, list[float]] = {level: [] for level in Level}
    for number in range(deals):
        dealt = finished(dealing(Sought(plan, ruleset, f"{seed}/{topic}/{close}/{number}")))
        if dealt is None:
            break
        view = replace(observe(start(ruleset, dealt.setup), LEARNER), legal=dealt.choices)
        for level in Level:
            costs[level].append(_cost(view, dealt, level, f"{seed}/{number}"))
    found = {level: _mean(told) for level, told in costs.items()}
    return Measured(ruleset.id, topic, close, len(costs[Level.STEADY]), found)


def _cost(view: SeatView, dealt: Dealt, level: Level, seed: str) -> float:
    return judged(0, view, _among(dealt.choices, Bot(level, seed).choose(view)), dealt.values).cost


def _among(choices: Sequence[Action], action: Action) -> Action:
    """What a level chooses; where it would rather pass than be asked alone or not, with the partner."""
    return action if action in choices else next(each for each in choices if not each.alone)


def _mean(costs: Sequence[float]) -> tuple[float, float]:
    if not costs:
        return 0.0, 0.0
    count, mean = len(costs), sum(costs) / len(costs)
    return mean, sqrt(sum((cost - mean) ** 2 for cost in costs) / max(1, count - 1) / count)


def write(
    rulesets: Sequence[Ruleset], topics: Sequence[Topic], deals: int, seed: str, say: Callable[[str], None]
) -> None:
    """Measures kinds of decisions under rules and writes the file, keeping what is in it of others."""
    wanted = {(ruleset.id, topic) for ruleset in rulesets for topic in topics}
    found = [each for each in level_costs.measured() if (each.ruleset, each.topic) not in wanted]
    for ruleset, topic, close in product(rulesets, topics, (False, True)):
        each = measure(ruleset, topic, close, deals // 2 if close else deals, seed)
        told = ", ".join(f"{level} {cost:.3f} ({error:.3f})" for level, (cost, error) in each.costs.items())
        say(f"{ruleset.id}, {topic}, {'close' if close else 'natural'}, {each.deals} deals: {told}")
        if each.deals:
            found.append(each)
        found.sort(key=lambda told: (told.ruleset, list(Topic).index(told.topic), told.close))
        level_costs.FILE.write_text(level_costs.written(tuple(found)), encoding="ascii")
