"""What presenters are handed in a terminal."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace

from game.bots.at_once import AtOnce
from game.presenters.lesson_entry import LessonEntry
from game.presenters.lesson_list import own_entries
from game.rules.ruleset import Ruleset
from game.rulesets.own_rulesets import all_rulesets
from game.storage.database import Store
from game.storage.errors import StorageError
from game.storage.settings import Settings


@dataclass(frozen=True)
class TextDesk:
    """The learner's data and the rules of this machine; who thinks is waited for."""

    store: Store

    def settings(self) -> Settings:
        return self.store.settings

    def change(self, **fields: object) -> None:
        with suppress(StorageError):
            self.store.save_settings(replace(self.store.settings, **fields))  # type: ignore[arg-type]

    def rulesets(self) -> tuple[Ruleset, ...]:
        return tuple(all_rulesets())

    def worker(self) -> AtOnce:
        return AtOnce()

    def thinks(self) -> bool:
        return False

    def lessons(self) -> tuple[LessonEntry, ...]:
        return own_entries(self.store)

    def lessons_ready(self) -> bool:
        return True
