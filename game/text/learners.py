"""Who learns here, by typed lines: choose, add, rename, export, erase."""

from __future__ import annotations

import os
from pathlib import Path

from game.i18n import _
from game.pages.learners import erase_warning, exported_words, go_on_as
from game.storage.database import Store, open_store
from game.storage.errors import StorageError
from game.storage.learner_export import export_to
from game.storage.learners import Learner, Learners, NameRefused
from game.storage.writing import FileThere
from game.text.choosing import agreed, choose
from game.text.commands import Command, command_meant
from game.text.console import Console


class ChangePlaces(Exception):
    """Another learner goes on; with `erase`, everything kept of the one who leaves goes, too."""

    def __init__(self, learner: Learner | None, erase: Learner | None = None) -> None:
        super().__init__()
        self.learner = learner
        self.erase = erase


class LearnersTalk:
    """The list of learners. Raises ChangePlaces when somebody else sits down."""

    def __init__(self, console: Console, store: Store) -> None:
        self._console = console
        self._store = store
        self._list = Learners()

    @property
    def now(self) -> Learner:
        """Who learns now."""
        here = self._store.path.name
        return next((one for one in self._list.all() if one.file == here), self._list.chosen)

    def who(self) -> None:
        """Ask who learns, where there are several."""
        everyone = self._list.all()
        if len(everyone) < 2:
            return
        chosen = choose(self._console, _("Who is learning?"), [(one.name, one) for one in everyone])
        if chosen is not None and chosen.file != self.now.file:
            raise ChangePlaces(chosen)

    def change(self) -> None:
        """Everything that can be done with the list."""
        now = self.now
        self._console.say(_("{name} learns now.").format(name=now.name))
        others = [one for one in self._list.all() if one.file != now.file]
        answers = [(go_on_as(one), ("go", one)) for one in others]
        answers += [
            (_("New learner"), ("new", now)),
            (_("Rename {name}").format(name=now.name), ("rename", now)),
            (_("Export everything kept of {name}").format(name=now.name), ("export", now)),
            (_("Erase everything kept of {name}").format(name=now.name), ("erase", now)),
        ]
        chosen = choose(self._console, _("What would you like to do?"), answers)
        if chosen is None:
            return
        what, learner = chosen
        try:
            if what == "go":
                raise ChangePlaces(learner)
            {"new": self._add, "rename": self._rename, "export": self._export, "erase": self._erase}[what]()
        except (NameRefused, StorageError) as fault:
            self._console.say(fault.sentence)

    def _typed(self, asked: str) -> str:
        """A line; empty for going back."""
        self._console.say(asked)
        typed = self._console.hear()
        return "" if command_meant(typed, (Command.BACK, Command.MENU)) else typed

    def _add(self) -> None:
        typed = self._typed(_("Type the name of the new learner."))
        if typed:
            raise ChangePlaces(self._list.add(typed, self._store.now().astimezone().date()))

    def _rename(self) -> None:
        typed = self._typed(_("Type the new name."))
        if typed:
            named = self._list.rename(self.now, typed)
            self._console.say(_("{name} learns now.").format(name=named.name))

    def _export(self) -> None:
        typed = self._typed(_("Type the name of the file to write."))
        if typed:
            path = Path(os.path.expanduser(typed))  # leaves a ~ without a meaning as it is
            try:
                export_to(self._store, self.now, path)
            except FileThere:
                if not agreed(self._console, _("{file} is there already. Replace it?").format(file=path)):
                    return
                export_to(self._store, self.now, path, replace=True)
            self._console.say(exported_words(self.now, path))

    def _erase(self) -> None:
        now = self.now
        self._console.say(erase_warning(now))
        if agreed(self._console, _("Erase {name}?").format(name=now.name)):
            others = [one for one in self._list.all() if one.file != now.file]
            raise ChangePlaces(others[0] if others else None, erase=now)


def open_for(change: ChangePlaces | None) -> Store:
    """The store of whoever sits down; what is to be erased is erased first. Raises StorageErrors."""
    learners = Learners()
    if change is not None and change.erase is not None:
        learners.erase(change.erase)
    if change is not None and change.learner is not None:
        learners.choose(change.learner)
    return open_store()
