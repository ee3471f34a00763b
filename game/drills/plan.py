"""What a drill asks: which decision, from which seat, at which score, among whom, and how often."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from game.bots.ladder import Level
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Standing
from game.strategy.decision_kind import DecisionKind

LEARNER = Seat.SOUTH
"""Who decides in every deal of a drill."""

COUNTS = (10, 20, 40)
"""How many decisions a drill may have."""


class Topic(StrEnum):
    """The one kind of decision that a drill repeats."""

    ORDER_UP = "order-up"
    TAKE_UP = "take-up"
    NAME_TRUMP = "name-trump"  # next and cross
    ALONE = "alone"
    DISCARD = "discard"
    FIRST_LEAD = "first-lead"
    SECOND = "second"
    THIRD = "third"
    COUNT_TRUMPS = "count-trumps"  # no decision: how many are still out


class Role(StrEnum):
    """Where the learner sits: by the order of calls, or to whoever made trump."""

    ANY = "any"
    FIRST = "first"  # left of the dealer
    ACROSS = "across"  # the dealer's partner
    BEFORE = "before"  # right of the dealer
    DEALER = "dealer"
    MAKER = "maker"
    PARTNER = "partner"  # of the maker
    DEFENCE = "defence"


class Score(StrEnum):
    """The score of a drill, which stays the same from deal to deal."""

    START = "start"  # nobody has a point
    AHEAD = "ahead"  # we need one point, they need four
    BEHIND = "behind"
    LAST = "last"  # both sides need one point


ROLES: Mapping[Topic, tuple[Role, ...]] = {
    Topic.ORDER_UP: (Role.ANY, Role.FIRST, Role.ACROSS, Role.BEFORE),
    Topic.NAME_TRUMP: (Role.ANY, Role.FIRST, Role.ACROSS, Role.BEFORE, Role.DEALER),
    Topic.FIRST_LEAD: (Role.ANY, Role.MAKER, Role.PARTNER, Role.DEFENCE),
    Topic.SECOND: (Role.ANY, Role.MAKER, Role.PARTNER, Role.DEFENCE),
    Topic.THIRD: (Role.ANY, Role.MAKER, Role.PARTNER, Role.DEFENCE),
}
"""The seats a topic can be asked from; one of any where it is not named."""

DRILLS: Mapping[DecisionKind, Topic] = {
    DecisionKind.ORDER_UP: Topic.ORDER_UP,
    DecisionKind.TAKE_UP: Topic.TAKE_UP,
    DecisionKind.NAME_TRUMP: Topic.NAME_TRUMP,
    DecisionKind.ALONE: Topic.ALONE,
    DecisionKind.DISCARD: Topic.DISCARD,
    DecisionKind.FIRST_LEAD: Topic.FIRST_LEAD,
    DecisionKind.SECOND: Topic.SECOND,
    DecisionKind.THIRD: Topic.THIRD,
}
"""The drill of a kind of decision; there is none of the others."""

_FAR = 4  # points that the side behind needs
_DEALERS = {
    Role.FIRST: LEARNER.right,
    Role.ACROSS: LEARNER.partner,
    Role.BEFORE: LEARNER.left,
    Role.DEALER: LEARNER,
}


@dataclass(frozen=True, slots=True)
class Plan:
    """A drill as it was chosen. `close` takes only deals in which the best is not far ahead.

    `ruleset` is the id of the rules; `level` is how the three others play.
    """

    topic: Topic = Topic.ORDER_UP
    role: Role = Role.ANY
    score: Score = Score.START
    level: Level = Level.STEADY
    close: bool = False
    count: int = 20
    ruleset: str = ""

    @property
    def counts(self) -> bool:
        """Whether trumps are counted and nothing is decided."""
        return self.topic is Topic.COUNT_TRUMPS

    @property
    def recurs(self) -> bool:
        """Whether it comes several times in a hand, so that any of them may be asked."""
        return self.topic in (Topic.SECOND, Topic.THIRD, Topic.COUNT_TRUMPS)

    @property
    def asks_alone(self) -> bool:
        """Whether trump is made either way, and only with whom is asked."""
        return self.topic is Topic.ALONE

    @property
    def lesson(self) -> str:
        """The id of the lesson that teaches this kind of decision."""
        return lesson_of(self.topic, self.role)

    def dealer(self, number: int) -> Seat:
        """Who deals the deal of a number: it goes round where the role leaves it open."""
        if self.topic in (Topic.TAKE_UP, Topic.DISCARD):
            return LEARNER
        if self.role in _DEALERS:
            return _DEALERS[self.role]
        if self.topic is Topic.ORDER_UP:
            return (LEARNER.left, LEARNER.partner, LEARNER.right)[number % 3]
        return Seat(number % 4)

    def standing(self, ruleset: Ruleset) -> Standing:
        """The score the deals are played at; nobody has a point where a game has no last one."""
        goal = ruleset.switches.game_points
        if goal is None or self.score is Score.START:
            return Standing()
        near, far = goal - 1, max(0, goal - _FAR)
        us = far if self.score is Score.BEHIND else near
        them = far if self.score is Score.AHEAD else near
        return Standing.shared((us, them))


def scores_of(ruleset: Ruleset) -> tuple[Score, ...]:
    """The scores that can be chosen under a ruleset."""
    return tuple(Score) if ruleset.switches.game_points is not None else (Score.START,)


def fitting(plan: Plan, ruleset: Ruleset) -> Plan:
    """The plan under a ruleset, with the nearest choice for each that it does not have there."""
    told = asdict(plan) | {"ruleset": ruleset.id}
    if plan.role not in ROLES.get(plan.topic, (Role.ANY,)):
        told["role"] = Role.ANY
    if plan.score not in scores_of(ruleset):
        told["score"] = Score.START
    if plan.counts:
        told["close"] = False
    return Plan(**told)


def plan_to_json(plan: Plan) -> str:
    """A plan as it is kept."""
    return json.dumps(asdict(plan))


def plan_from_json(text: str) -> Plan:
    """A plan that was kept. Raises ValueError for what is none."""
    try:
        told: dict[str, Any] = dict(json.loads(text))
        plan = Plan(
            Topic(told["topic"]), Role(told["role"]), Score(told["score"]), Level(told["level"]),
            bool(told["close"]), int(told["count"]), str(told["ruleset"]),
        )  # fmt: skip
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        raise ValueError("no plan of a drill") from fault
    if plan.count not in COUNTS:
        raise ValueError("no plan of a drill")
    return plan


def lesson_of(topic: Topic, role: Role = Role.ANY) -> str:
    """The id of the lesson of our own course that teaches what a drill asks."""
    return _LESSONS_BY_ROLE.get((topic, role), _LESSONS[topic])


_LESSONS = {
    Topic.ORDER_UP: "count-your-tricks",
    Topic.TAKE_UP: "count-your-tricks",
    Topic.NAME_TRUMP: "make-it-next",
    Topic.ALONE: "when-alone",
    Topic.DISCARD: "the-discard",
    Topic.FIRST_LEAD: "shake-the-bush",
    Topic.SECOND: "second-and-third",
    Topic.THIRD: "second-and-third",
    Topic.COUNT_TRUMPS: "counting-trumps",
}
_LESSONS_BY_ROLE = {
    (Topic.ORDER_UP, Role.ACROSS): "ordering-up",
    (Topic.FIRST_LEAD, Role.PARTNER): "help-the-maker",
    (Topic.FIRST_LEAD, Role.DEFENCE): "when-they-made-it",
}
