"""What screens are handed: the learner's data, and doors to the other screens.

Menus open tables and lessons through here, so that they need not import them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from game.presenters import learner_desk

if TYPE_CHECKING:
    from game.bots.worker import Worker
    from game.client.draw.ui import Ui
    from game.client.screens.stage import Screen, Stage
    from game.client.sound import Sounds
    from game.presenters.learner_desk import LearnerDesk
    from game.presenters.lesson_entry import LessonEntry
    from game.rules.ruleset import Ruleset
    from game.storage.database import Store
    from game.storage.journal import SavedGame
    from game.storage.settings import Settings


class Host(learner_desk.Host, Protocol):
    """What the app gives its screens."""

    stage: Stage
    settings: Settings
    sounds: Sounds
    lessons_ready: bool

    @property
    def services(self) -> Services:
        """What screens are handed."""

    def change(self, **fields: Any) -> None:
        """Applies settings at once and saves them."""

    def reduced_motion(self) -> bool:
        """Whether moves become cross-fades."""

    def quit(self) -> None:
        """Closes the app."""


@dataclass(frozen=True)
class Services:
    """Handed to every screen. All calls are cheap enough for a frame except `open`."""

    app: Host
    store: Store
    learners: LearnerDesk
    open: Callable[..., Screen]
    """A screen by its route, see `game.client.routes`: its name, and what belongs to it."""
    lessons: Callable[[], tuple[LessonEntry, ...]]
    worker: Callable[[], Worker]
    """The process that searches; ask it for values or a choice, and look at the answer now and then."""
    thinks: Callable[[], bool]
    """Whether that process is there already, so that asking costs no time."""

    def ui(self) -> Ui:
        """The measures of the window as it is now."""
        return self.app.stage.ui

    def settings(self) -> Settings:
        return self.app.settings

    def change(self, **fields: Any) -> None:
        """Saves settings by field and applies them at once: `change(text=115)`, `change(practice=...)`."""
        self.app.change(**fields)

    def reduced_motion(self) -> bool:
        """Whether moves become cross-fades: the setting, or the system's wish."""
        return self.app.reduced_motion()

    def sound(self, name: str, after: float = 0.0) -> None:
        """Plays a sound so many milliseconds from now, if the learner wants any."""
        self.app.sounds.play(name, after)

    def rulesets(self) -> tuple[Ruleset, ...]:
        """The rulesets of this machine: those that ship with the app, then the user's own."""
        from game.rulesets.own_rulesets import all_rulesets

        return all_rulesets()

    def chapter_words(self, chapter: str) -> tuple[str, str]:
        """Title of a chapter and what it is about, by the name of its folder."""
        from game.presenters.lesson_list import catalogue

        course = catalogue().course
        return course.title(chapter), course.summary(chapter)

    def lessons_ready(self) -> bool:
        """Whether `lessons` answers at once; before that a screen can show itself without them."""
        return self.app.lessons_ready

    def saved_game(self) -> SavedGame | None:
        """The game left unfinished, or None. Raises LostGame, once, for a broken one."""
        from game.presenters.practice_games import unfinished

        return unfinished(self.store)

    def quit(self) -> None:
        self.app.quit()
