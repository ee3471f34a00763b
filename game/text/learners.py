"""Who learns here, by typed lines: choose, add, rename, export, erase."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.i18n import _
from game.pages.learners import (
    erase_question,
    erase_warning,
    exported_words,
    go_on_as,
    own_name_question,
    own_name_reason,
)
from game.presenters.learner_desk import LearnerDesk
from game.storage.database import Store
from game.storage.errors import StorageError
from game.storage.learner_export import export_to
from game.storage.learners import NameRefused
from game.storage.writing import FileThere
from game.text.console import Console
from game.text.leaving import Leave
from game.text.menus import agreed, choose
from game.text.typed_words import Command, command_meant


class ChangePlaces(Exception):
    """Another learner goes on, with this store; the one before has been closed."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store


class _Chair:
    """Where the learner sits."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.left = False

    def take_store(self, store: Store) -> None:
        self.store = store

    def begin_again(self) -> None:
        self.left = True


class LearnersTalk:
    """The list of learners. Raises ChangePlaces when somebody else sits down."""

    def __init__(self, console: Console, store: Store) -> None:
        self._console = console
        self._chair = _Chair(store)
        self._desk = LearnerDesk(self._chair)

    @property
    def given(self) -> str:
        """The name of whoever learns now, as it was typed; empty for one who gave none."""
        return self._desk.now.given

    def who(self) -> None:
        """Ask who learns, where there are several."""
        everyone = self._desk.list.all()
        if len(everyone) < 2:
            return
        chosen = choose(self._console, _("Who is learning?"), [(one.name, one) for one in everyone])
        if chosen is not None and chosen.file != self._desk.now.file:
            self._do(lambda: self._desk.sit_down(chosen))

    def change(self) -> None:
        """Everything that can be done with the list."""
        now = self._desk.now
        self._console.say(_("{name} is learning now.").format(name=now.name))
        others = [one for one in self._desk.list.all() if one.file != now.file]
        answers: list[tuple[str, Callable[[], None]]]
        answers = [(go_on_as(one), partial(self._desk.sit_down, one)) for one in others]
        answers += [
            (_("New learner"), self._add),
            (_("Rename {name}").format(name=now.name), self._rename),
            (_("Export everything about {name}").format(name=now.name), self._export),
            (_("Erase everything about {name}").format(name=now.name), self._erase),
        ]
        chosen = choose(self._console, _("What would you like to do?"), answers)
        if chosen is not None:
            self._do(chosen)

    def _do(self, step: Callable[[], object]) -> None:
        try:
            step()
        except (NameRefused, StorageError) as fault:
            self._console.say(fault.sentence)
        if self._chair.left:
            raise ChangePlaces(self._chair.store)

    def _typed(self, asked: str) -> str:
        """A line; empty for going back. Raises Leave for going out."""
        self._console.say(asked)
        typed = self._console.hear()
        command, more = command_meant(typed, (Command.BACK, Command.MENU, Command.QUIT)) or (None, "")
        if command is None or more:  # a name may begin with such a word
            return typed
        if command is Command.QUIT:
            raise Leave(to_menu=False)
        return ""

    def _add(self) -> None:
        typed = self._typed(_("Type the new learner's name."))
        if typed:
            new = self._desk.add(typed)
            self._ask_own_name()
            self._desk.sit_down(new)

    def _ask_own_name(self) -> None:
        """Ask who learns now for a name, where there is none and it was never asked for."""
        now = self._desk.now
        if not self._desk.asks_name(now):
            return
        self._console.say(own_name_question(), own_name_reason())
        typed = self._typed(_("Type your name, or press Enter to skip."))
        try:
            if typed:
                self._desk.list.rename(now, typed)
        except (NameRefused, StorageError) as fault:
            self._console.say(fault.sentence)

    def _rename(self) -> None:
        typed = self._typed(_("Type the new name."))
        if typed:
            named = self._desk.list.rename(self._desk.now, typed)
            self._console.say(_("{name} is learning now.").format(name=named.name))

    def _export(self) -> None:
        typed = self._typed(_("Type a name for the file."))
        if typed:
            path = Path(os.path.expanduser(typed))  # leaves a ~ without a meaning as it is
            self._ask_own_name()
            try:
                export_to(self._chair.store, self._desk.now, path)
            except FileThere:
                if not agreed(self._console, _("{file} already exists. Replace it?").format(file=path)):
                    return
                export_to(self._chair.store, self._desk.now, path, replace=True)
            self._console.say(exported_words(self._desk.now, path))

    def _erase(self) -> None:
        now = self._desk.now
        self._console.say(erase_warning(now))
        if agreed(self._console, erase_question(now)):
            self._desk.erase(now)
