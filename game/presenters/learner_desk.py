"""Who learns here: the list of learners, changing places, and what is kept of each."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.storage.database import open_store
from game.storage.errors import StorageError
from game.storage.learners import Learner, Learners
from game.storage.paths import HOME_VARIABLE, data_home

if TYPE_CHECKING:
    from game.storage.database import Store


class Host(Protocol):
    """What the desk asks of the app."""

    store: Store

    def take_store(self, store: Store) -> None:
        """Another learner's data from now on; the one before has been closed."""

    def begin_again(self) -> None:
        """Everything is closed, and the first screen or list comes."""


class LearnerDesk:
    """The learners of this computer, for one window or terminal. Methods that write raise StorageErrors."""

    def __init__(self, app: Host) -> None:
        self._app = app
        self.list = Learners()
        self.seated = False
        """Whether somebody was chosen since the app was opened."""

    @property
    def now(self) -> Learner:
        """Who learns now."""
        here = self._app.store.path.name
        return next((one for one in self.list.all() if one.file == here), self.list.chosen)

    @property
    def title(self) -> str:
        """Who learns now, above a page; empty where only one learns here, who gave no name."""
        alone = len(self.list.all()) == 1
        return self.now.given if alone else self.now.name

    def sit_down(self, learner: Learner) -> None:
        """This one learns from now on; the app begins again with their own home screen."""
        if learner.file != self._app.store.path.name:
            store = open_store(file=learner.file)
            self._app.store.close()
            self._app.take_store(store)
        with suppress(StorageError):  # who learnt last is only a convenience
            self.list.choose(learner)
        self.seated = True
        self._app.begin_again()

    def add(self, name: str) -> Learner:
        """A new learner. Raises NameRefused, too."""
        return self.list.add(name, self._app.store.now().astimezone().date())

    def asks_name(self, learner: Learner) -> bool:
        """Whether to ask a learner for a name now that it will be read: only once, and it may be left out."""
        if learner.given or learner.asked:
            return False
        with suppress(StorageError):  # then the question may come again, which harms nobody
            self.list.note_asked(learner)
        return True

    def erase(self, learner: Learner) -> None:
        """Erases everything kept of a learner; who learns now gives the place to another, or begins anew."""
        others = [one for one in self.list.all() if one.file != learner.file]
        if learner.file != self._app.store.path.name:
            self.list.erase(learner)
            return
        if others:
            self.sit_down(others[0])
            self.list.erase(learner)
            return
        self._app.store.close()
        try:
            self.list.erase(learner)
        finally:
            self._app.take_store(open_store(file=learner.file))
        self._app.begin_again()

    def export(self, learner: Learner) -> tuple[Path, str]:
        """Writes everything kept of a learner into a file of its own and gives its place.

        Beside it stands a sentence about what could not be read, which is told only once, or "".
        """
        from game.storage.learner_export import export_to

        day = self._app.store.now().astimezone().date().isoformat()
        short = re.sub(r"[^\w-]+", "-", learner.name).strip("-").lower() or str(learner.number)
        path = _free(_folder(), f"leftbower-{short}-{day}")
        if learner.file == self._app.store.path.name:
            export_to(self._app.store, learner, path)
            return path, ""
        with open_store(file=learner.file) as store:
            export_to(store, learner, path)
            return path, " ".join(filter(None, (store.notice, store.news())))


def _free(folder: Path, name: str) -> Path:
    """A place for a file of that name that takes none from another."""
    number, path = 1, folder / f"{name}.json"
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.json"
    return path


def _folder() -> Path:
    """Where people look for files they asked for: their documents."""
    if os.environ.get(HOME_VARIABLE):
        return data_home()
    import platformdirs

    documents = Path(platformdirs.user_documents_dir())
    return documents if documents.is_dir() else Path.home()
