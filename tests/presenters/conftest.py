"""A desk for presenters: a store that forgets, the shipped rulesets, a worker that starts when asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pytest

from game.bots.worker import Worker
from game.presenters.lesson_entry import LessonEntry
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets
from game.storage.database import Store, memory_store
from game.storage.settings import Settings


@dataclass(frozen=True)
class PlainDesk:
    """What presenters are handed, without a window."""

    store: Store
    worker: Callable[[], Worker]

    def settings(self) -> Settings:
        return self.store.settings

    def change(self, **fields: object) -> None:
        self.store.save_settings(replace(self.store.settings, **fields))  # type: ignore[arg-type]

    def rulesets(self) -> tuple[Ruleset, ...]:
        return tuple(list_rulesets())

    def thinks(self) -> bool:
        return False

    def lessons(self) -> tuple[LessonEntry, ...]:
        return ()

    def lessons_ready(self) -> bool:
        return True


@pytest.fixture
def desk() -> Iterator[PlainDesk]:
    started: list[Worker] = []

    def worker() -> Worker:
        if not started:
            started.append(Worker())
        return started[0]

    with memory_store() as store:
        yield PlainDesk(store, worker)
    for each in started:
        each.close()
