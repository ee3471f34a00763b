"""Home, set-up, settings, lists and messages in telling states, for pictures without a display."""

from __future__ import annotations

from game.client.screens.courses import CoursesScreen
from game.client.screens.home import HomeScreen
from game.client.screens.keys import keys_screen
from game.client.screens.learners import LearnersScreen
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.naming import ask_name
from game.client.screens.records import RecordsScreen
from game.client.screens.services import Services
from game.client.screens.settings import SettingsScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.stage import Screen
from game.i18n import _


def home(services: Services, seed: str) -> Screen:
    """The home screen for `leftbower shot`."""
    return HomeScreen(services)


def setup(services: Services, seed: str) -> Screen:
    """The practice set-up for `leftbower shot`."""
    return SetupScreen(services)


def setup_levels(services: Services, seed: str) -> Screen:
    """Choosing how well the opponents play."""
    return _Opened(services)


class _Opened(SetupScreen):
    """The set-up with the levels of the opponents dropped."""

    def enter(self) -> None:
        super().enter()
        keys = ("level opponents", "level opponents west")
        found = next(part for part in self.panel.widgets if part.key in keys)
        self.panel.focus(found)
        found.activate()


def learners(services: Services, seed: str) -> Screen:
    """Three learners, for `leftbower shot`."""
    desk = services.learners
    if len(desk.list.all()) == 1:
        desk.list.rename(desk.list.all()[0], "Anna")
        for name in ("Grandpa Joe", "Mia"):
            desk.add(name)
    return LearnersScreen(services)


def learners_name(services: Services, seed: str) -> Screen:
    """The name of a new learner."""
    return ask_name(_("A new learner"), _("Add"), "Mia", lambda name: None)


def records(services: Services, seed: str) -> Screen:
    """The list of games for `leftbower shot`."""
    return RecordsScreen(services)


def settings(services: Services, seed: str) -> Screen:
    """The settings for `leftbower shot`."""
    return SettingsScreen(services)


def languages(services: Services, seed: str) -> Screen:
    """The choice of a language for `leftbower shot`."""
    return services.open("languages")


def courses(services: Services, seed: str) -> Screen:
    """The list of lessons for `leftbower shot`."""
    return CoursesScreen(services)


def messages(services: Services, seed: str) -> Screen:
    """A message for `leftbower shot`."""
    return MessageScreen(
        _("Go on with your game?"),
        _("You left a game in the middle of a hand. It's just as you left it."),
        [Answer(_("Go on")), Answer(_("Leave it for later"))],
    )


def keys(services: Services, seed: str) -> Screen:
    """The keys of the home screen for `leftbower shot`."""
    return keys_screen(services, services.open("home").keys())


def daily(services: Services, seed: str) -> Screen:
    """Deal of the day, as it begins."""
    return services.open("daily")
