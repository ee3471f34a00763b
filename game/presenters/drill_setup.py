"""What can be chosen for a drill, and what was chosen last."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.bots.ladder import Level
from game.bots.words import level_name
from game.drills.past import drilled_days, last_plan
from game.drills.plan import COUNTS, ROLES, Plan, Role, Score, Topic, fitting, scores_of
from game.i18n import format_number
from game.pages.drill_words import deals_words, last_line, role_words, score_words
from game.presenters.desk import Desk
from game.presenters.practice_games import chosen_ruleset
from game.rules.ruleset import Ruleset
from game.storage.errors import StorageError

_LOOKED_AT = 6
"""Drills of a kind among which the last day is looked for."""

Options = list[tuple[str, str]]
"""Values with their words."""


class DrillSetup:
    """The choices for the next drill, by the rules of the practice set-up."""

    def __init__(self, desk: Desk, topic: str = "", role: str = "") -> None:
        """It begins with a topic and a seat, or with what was drilled last."""
        self._desk = desk
        self._lines: dict[tuple[Topic, bool], str] = {}
        self.ruleset: Ruleset = chosen_ruleset(desk.settings().practice, desk.rulesets())
        first = self._last() or Plan(level=desk.settings().practice.opponents)
        told: dict[str, Any] = {"topic": Topic(topic)} if topic in list(Topic) else {}
        if role in list(Role):
            told["role"] = Role(role)
        self.plan = fitting(replace(first, **told), self.ruleset)

    def _last(self) -> Plan | None:
        try:
            return last_plan(self._desk.store)
        except StorageError:  # which says so elsewhere
            return None

    def take(self, field: str, value: str) -> None:
        """A choice by the name of its field in `Plan`."""
        read: dict[str, Any] = {
            "topic": Topic, "role": Role, "score": Score, "level": Level, "count": int,
            "close": lambda text: text == "close",
        }  # fmt: skip
        self.plan = fitting(replace(self.plan, **{field: read[field](value)}), self.ruleset)

    def options(self, field: str) -> Options:
        """What can be chosen for a field; nothing, or one value, where there is no choice."""
        if field == "role":
            return [(role, role_words(role)) for role in ROLES.get(self.plan.topic, (Role.ANY,))]
        if field == "score":
            return [(score, score_words(score, self.ruleset)) for score in scores_of(self.ruleset)]
        if field == "level":
            return [(level, level_name(level)) for level in Level]
        if field == "close":
            forms = (False,) if self.plan.counts else (False, True)
            return [("close" if close else "natural", deals_words(close)) for close in forms]
        return [(str(count), format_number(count)) for count in COUNTS]

    def chosen(self, field: str) -> str:
        """The value a field has."""
        if field == "close":
            return "close" if self.plan.close else "natural"
        return str(getattr(self.plan, field))

    def last_line(self, topic: Topic) -> str:
        """How the last day of a drill went; empty before the first one."""
        about = topic, self.plan.close
        if about not in self._lines:
            self._lines[about] = self._last_line(topic)
        return self._lines[about]

    def forget(self) -> None:
        """A drill may have been played since."""
        self._lines.clear()

    def _last_line(self, topic: Topic) -> str:
        plan = fitting(replace(self.plan, topic=topic), self.ruleset)
        try:
            days = drilled_days(self._desk.store, plan, _LOOKED_AT)
        except StorageError:
            return ""
        if not days:
            return ""
        return last_line(topic, days[-1].day, days[-1].estimate.mean)


FIELDS = ("role", "score", "level", "close", "count")
"""What is chosen besides the topic, in the order of the page."""
