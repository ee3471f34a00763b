"""Drills, for pictures without a display."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import lru_cache
from typing import cast

from game.bots.at_once import AtOnce
from game.bots.ladder import Level
from game.bots.levels import Bot
from game.bots.piecework import finished
from game.bots.worker import Worker
from game.client.screens.drill import DealingScreen, DrillTable
from game.client.screens.drill_result import DrillResultScreen
from game.client.screens.drill_setup import DrillSetupScreen
from game.client.screens.services import Services
from game.drills.dealing import Dealt, Sought, dealing
from game.drills.past import DrilledDay
from game.drills.plan import LEARNER, Plan, Topic
from game.presenters.drill_result import DrillEnd
from game.presenters.drill_run import DrillRun
from game.rules.actions import Action
from game.rules.hand import start
from game.rules.view import observe
from game.rulesets.shipped import list_rulesets
from game.tutor.review import Judged, judged

_EARLIER = ((74, 0.34, 10), (53, 0.26, 20), (23, 0.17, 30))
"""Days before today, about how much was lost a decision, and how many decisions there were."""

_MISSED = (4, 7, 12)
"""Counts of trumps that go wrong, from 0."""


class StagedDrill(DrillTable):
    """Stands at the question, or behind the answer: the best, or the worst choice."""

    answers: str = ""

    def enter(self) -> None:
        super().enter()
        self.hurry()
        self.board.motion.finish()
        self.refresh()
        values = self.asking.asked.values
        if self.answers and values is not None:
            chosen = values.ranked[0 if self.answers == "best" else -1].action
            self.call(chosen)
        elif self.answers:
            self.press("count 6")
        self.tick(0)

    def tick(self, dt: float) -> bool:
        return super().tick(0 if self.answers == "best" else dt)  # a nod stays in the picture


def setup(services: Services, seed: str) -> DrillSetupScreen:
    """What can be drilled."""
    return DrillSetupScreen(services, Topic.ALONE)


def waiting(services: Services, seed: str) -> DealingScreen:
    """While the first deal is looked for."""
    screen = DealingScreen(services, _run(services, Topic.ALONE, seed))
    screen.run.look = lambda: False  # type: ignore[method-assign]
    return screen


def question(services: Services, seed: str) -> StagedDrill:
    """Order up or pass?"""
    return _table(services, Topic.ORDER_UP, seed)


def alone(services: Services, seed: str) -> StagedDrill:
    """Alone or not?"""
    return _table(services, Topic.ALONE, seed)


def lead(services: Services, seed: str) -> StagedDrill:
    """The first lead."""
    return _table(services, Topic.FIRST_LEAD, seed)


def nod(services: Services, seed: str) -> StagedDrill:
    """Right, and on to the next by itself."""
    screen = _table(services, Topic.DISCARD, seed, right=1)
    screen.answers = "best"
    return screen


def wrong(services: Services, seed: str) -> StagedDrill:
    """The reason after a wrong answer."""
    screen = _table(services, Topic.ORDER_UP, seed)
    screen.answers = "worst"
    return screen


def wrong_card(services: Services, seed: str) -> StagedDrill:
    """The same after a card."""
    screen = _table(services, Topic.THIRD, seed)
    screen.answers = "worst"
    return screen


def count(services: Services, seed: str) -> StagedDrill:
    """How many trumps are still out?"""
    return _table(services, Topic.COUNT_TRUMPS, seed)


def counted(services: Services, seed: str) -> StagedDrill:
    """A wrong count."""
    screen = _table(services, Topic.COUNT_TRUMPS, seed)
    screen.answers = "count"
    return screen


class _StagedEnd(DrillEnd):
    """The end of a drill that had others before it."""

    def _kept(self) -> tuple[DrilledDay, ...]:
        today = self.run.desk.store.now().astimezone().date()
        earlier = tuple(
            DrilledDay(today - timedelta(days=ago), _costs(mean, number)) for ago, mean, number in _EARLIER
        )
        own = tuple((each.cost, each.error) for each in self.run.given)
        return (*earlier, DrilledDay(today, own))


def _costs(mean: float, number: int) -> tuple[tuple[float, float], ...]:
    """Decisions of which every third cost something."""
    return tuple((0.0 if n % 3 else 3 * mean, 0.03) for n in range(number))


def result(services: Services, seed: str) -> DrillResultScreen:
    """How a drill went that had others before it."""
    screen = first_result(services, seed)
    screen.end = _StagedEnd(screen.end.run)
    return screen


def first_result(services: Services, seed: str) -> DrillResultScreen:
    """How the first drill of a kind went."""
    run = _run(services, Topic.ALONE, seed)
    for dealt, found in _answers(run.plan, seed):
        _answer(run, dealt, found)
    return DrillResultScreen(services, run)


def count_result(services: Services, seed: str) -> DrillResultScreen:
    """How trumps were counted."""
    run = _run(services, Topic.COUNT_TRUMPS, seed)
    for number in range(run.total):
        run.look()
        run.take()
        run.counted(3 + (number in _MISSED), 3, 5)
    return DrillResultScreen(services, run)


def _answer(run: DrillRun, dealt: Dealt, found: Judged) -> None:
    run.give(dealt)
    run.decided(found, 6)


@lru_cache(maxsize=2)
def _answers(plan: Plan, seed: str) -> tuple[tuple[Dealt, Judged], ...]:
    """A drill as a greenhorn answers it."""
    found, ruleset = [], list_rulesets()[0]
    for number in range(plan.count):
        dealt = finished(dealing(Sought(plan, ruleset, f"{seed}/{number}")))
        assert dealt is not None
        view = replace(observe(start(ruleset, dealt.setup), LEARNER), legal=dealt.choices)
        said = Bot(Level.GREENHORN, f"{seed}/{number}").choose(view)
        found.append((dealt, judged(0, view, _among(dealt, said), dealt.values)))
    return tuple(found)


def _among(dealt: Dealt, action: Action) -> Action:
    return action if action in dealt.choices else dealt.choices[0]


def _table(services: Services, topic: Topic, seed: str, right: int = 0) -> StagedDrill:
    run = _run(services, topic, seed)
    run.right = right
    run.look()
    return StagedDrill(run.desk, run)  # type: ignore[arg-type]  # the services, thinking at once


def _run(services: Services, topic: Topic, seed: str) -> DrillRun:
    here = replace(services, worker=lambda: cast(Worker, AtOnce()))
    ruleset = list_rulesets()[0]
    return DrillRun(here, Plan(topic, ruleset=ruleset.id), ruleset, seed)
