"""Packs of lessons in the text client: which there are; one is added from a file, or removed."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.i18n import _
from game.packs import shelf
from game.pages.packs import shelf_line
from game.presenters.handed_file import FileKind, kind_of, look_at
from game.storage.errors import StorageError
from game.text.console import Console
from game.text.menus import agreed, choose
from game.words.markup import as_typed
from game.yamlfile.faults import YamlFault


class PacksTalk:
    """The list of packs."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def change(self) -> None:
        """Everything that can be done with the list."""
        found = shelf.shelved()
        self._console.say(*(as_typed(shelf_line(each)) for each in found))
        answers: list[tuple[str, Callable[[], None]]] = [(_("Add or update from a file"), self._add)]
        for each in found:
            title = each.pack.about.title if each.pack is not None else each.id
            words = _("Remove “{title}”").format(title=as_typed(title))
            answers.append((words, partial(self._remove, each.id, words)))
        asked = _("What would you like to do with your packs of lessons?")
        chosen = choose(self._console, asked, answers)
        if chosen is not None:
            chosen()

    def _add(self) -> None:
        self._console.say(_("Type the path of a lesson pack or a lesson, or press Enter to leave it."))
        typed = self._console.hear().strip().strip("\"'")
        if not typed:
            return
        path = Path(os.path.expanduser(typed))
        if kind_of(path) not in (FileKind.PACK, FileKind.LESSON):
            self._console.say(_("That's neither a lesson pack nor a lesson."))
            return
        try:
            handed = look_at(path)
            self._console.say(*map(as_typed, handed.lines))
            if agreed(self._console, handed.title):
                handed.add()
                self._console.say(_("It's on the course map now."))
        except YamlFault as fault:
            self._console.say(*(as_typed(str(each)) for each in fault.all))
        except StorageError as trouble:
            self._console.say(trouble.sentence)

    def _remove(self, pack_id: str, words: str) -> None:
        asked = _("{words}? What you learned with it stays, in case you add it again.").format(words=words)
        if not agreed(self._console, asked):
            return
        try:
            shelf.remove(pack_id)
        except StorageError as trouble:
            self._console.say(trouble.sentence)
        else:
            self._console.say(_("It's gone."))
