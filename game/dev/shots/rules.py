"""Pages about rules in telling states, for pictures without a display."""

from __future__ import annotations

from game.client.screens.asking import AskingScreen
from game.client.screens.compare import CompareScreen
from game.client.screens.my_table import MyTableScreen
from game.client.screens.rules import RulesScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.i18n import _
from game.pages.rules import names_on


def rules(services: Services, seed: str) -> Screen:
    """The rules page for `leftbower shot`."""
    return RulesScreen(services, "", names_on("calling")[0])


def rules_clauses(services: Services, seed: str) -> Screen:
    """The clauses of the first ruleset."""
    ruleset = services.rulesets()[0]
    return RulesScreen(services, ruleset.id, next(iter(ruleset.clauses)))


def compare(services: Services, seed: str) -> Screen:
    """The comparison for `leftbower shot`."""
    return CompareScreen(services)


def compare_asked(services: Services, seed: str) -> Screen:
    """The comparison with a question."""
    return CompareScreen(services, question=_("who leads against a loner?"))


def my_table(services: Services, seed: str) -> Screen:
    """A table with rules of its own and a conflict, for `leftbower shot`."""
    screen = MyTableScreen(services)
    screen.past = [screen.table]
    screen.table = screen.table.with_value("no_trump", True).with_value("joker", True)
    screen.form.jump("calling", "no_trump")
    return screen


def asking(services: Services, seed: str) -> Screen:
    """Every question, for `leftbower shot`."""
    return AskingScreen(services)


def asking_asked(services: Services, seed: str) -> Screen:
    """A question with answers that differ."""
    return AskingScreen(services, _("can i order up with only the left"))
