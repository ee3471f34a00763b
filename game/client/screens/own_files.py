"""What is done with rules of one's own: playing by them, showing where their file lies, deleting it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from game.client.screens.messages import Answer, MessageScreen, waiting_game
from game.client.screens.services import Services
from game.client.screens.stage import Screen, Stage
from game.client.system import show_folder
from game.i18n import _
from game.rulesets.own_table import delete
from game.words.markup import as_typed

_LOSES_NOTHING = frozenset(("home", "practice-setup", "rules", "compare", "message"))


def may_go_on(stage: Stage) -> bool:
    """Whether a new game or table may be opened: no game and no unsaved table lies below."""
    return all(screen.name in _LOSES_NOTHING for screen in stage.screens)


def play_by(stage: Stage, services: Services, ruleset_id: str) -> None:
    """Sets the practice table by a ruleset and opens it; a game left unfinished is asked about first."""
    practice = services.settings().practice
    own = replace(practice, ruleset=ruleset_id, pack=None, joker=None, length="game")
    services.change(practice=own)
    saved = services.saved_game()
    if saved is None:
        stage.go("practice")
    else:
        stage.push(waiting_game(services, saved, lambda: stage.go("practice")))


def share(stage: Stage, path: Path, when_gone: Callable[[], None]) -> Screen:
    """Where the file of a table lies, with the ways to its folder and to its end."""
    text = _("Everything about this table is in one file. Send it to anyone you like:")
    more = _("They put it in their own folder of the same name, and it shows up in their list of rules.")
    return MessageScreen(
        _("The file of your table"),
        f"{text}\n\n**{path}**\n\n{more}",
        [
            Answer(_("Open the folder"), lambda: show(stage, path)),
            Answer(_("Delete the table"), lambda: ask_to_delete(stage, path, when_gone)),
            Answer(_("Close")),
        ],
    )


def show(stage: Stage, path: Path) -> None:
    """Opens the folder of a file in the system, or says which it is."""
    if not show_folder(path.parent):
        text = _("Your system didn't open the folder. Here it is:")
        stage.push(MessageScreen(_("The folder"), f"{text}\n\n**{path.parent}**"))


def copy_text(stage: Stage, text: str) -> None:
    """Puts a text where it can be pasted from, or shows it where the system has no such place."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        stage.push(MessageScreen(_("Your system can't copy this"), as_typed(text)))


def ask_to_delete(stage: Stage, path: Path, when_gone: Callable[[], None]) -> None:
    """Asks whether to delete a file, and does it."""

    def remove() -> None:
        delete(path)
        when_gone()

    stage.push(
        MessageScreen(
            _("Delete this file?"),
            _("You can't get {file} back. Games you started with it keep its rules.").format(file=path.name),
            [Answer(_("Delete it"), remove), Answer(_("Keep it"))],
        )
    )
