"""What screens are handed: the learner's data, and doors to the other screens.

Menus open tables and lessons through here, so that they need not import them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.bots.worker import Worker
    from game.client.draw.ui import Ui
    from game.client.screens.stage import Screen
    from game.presenters.learner_desk import LearnerDesk
    from game.presenters.lesson_entry import LessonEntry
    from game.rules.ruleset import Ruleset
    from game.storage.database import Store
    from game.storage.journal import SavedGame
    from game.storage.settings import Settings


@dataclass(frozen=True)
class Services:
    """Handed to every screen. All calls are cheap enough for a frame except `open`."""

    store: Store
    ui: Callable[[], Ui]
    """The measures of the window as it is now."""
    settings: Callable[[], Settings]
    change: Callable[..., None]
    """Saves settings by field and applies them at once: `change(text=115)`, `change(practice=...)`."""
    reduced_motion: Callable[[], bool]
    """Whether moves become cross-fades: the setting, or the system's wish."""
    rulesets: Callable[[], tuple[Ruleset, ...]]
    lessons: Callable[[], tuple[LessonEntry, ...]]
    chapter_words: Callable[[str], tuple[str, str]]
    """Title of a chapter and what it is about, by the name of its folder."""
    lessons_ready: Callable[[], bool]
    """Whether `lessons` answers at once; before that a screen can show itself without them."""
    open: Callable[..., Screen]
    """A screen by its route, see `game.client.routes`: its name, and what belongs to it."""
    learners: LearnerDesk
    saved_game: Callable[[], SavedGame | None]
    """The game left unfinished, or None. Raises LostGame, once, for a broken one."""
    worker: Callable[[], Worker]
    """The process that searches; ask it for values or a choice, and look at the answer now and then."""
    thinks: Callable[[], bool]
    """Whether that process is there already, so that asking costs no time."""
    quit: Callable[[], None]
