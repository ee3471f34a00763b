"""What presenters are handed by window and terminal alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.bots.at_once import Thinker
    from game.presenters.lesson_entry import LessonEntry
    from game.rules.ruleset import Ruleset
    from game.storage.database import Store
    from game.storage.settings import Settings


class Desk(Protocol):
    """The learner's data, the rules of this machine, and who thinks."""

    @property
    def store(self) -> Store:
        """What is kept of the learner."""

    @property
    def settings(self) -> Callable[[], Settings]:
        """The settings as they are now."""

    @property
    def change(self) -> Callable[..., None]:
        """Applies settings, given by their names, and keeps them."""

    @property
    def rulesets(self) -> Callable[[], tuple[Ruleset, ...]]:
        """The shipped rulesets, then the user's own."""

    @property
    def worker(self) -> Callable[[], Thinker]:
        """Who searches: a process of its own, or this one where nothing has to move meanwhile."""

    @property
    def thinks(self) -> Callable[[], bool]:
        """Whether that process is there already, so that asking costs no time."""

    @property
    def lessons(self) -> Callable[[], tuple[LessonEntry, ...]]:
        """The lessons as lists show them, with how far the learner is."""

    @property
    def lessons_ready(self) -> Callable[[], bool]:
        """Whether the lessons and the glossary have been read."""


@dataclass(frozen=True)
class Route:
    """Another screen to open: its name and what it is about, see `game.client.routes`."""

    name: str
    about: tuple[object, ...] = ()
    instead: bool = False  # it takes the place of the screen that leads there


BACK = Route("back")
"""To the screen below."""
