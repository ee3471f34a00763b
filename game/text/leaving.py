"""Leaving a game or a lesson before its end; both are kept as they stand."""

from __future__ import annotations

from game.text.console import Console
from game.text.typed_words import IN_A_MENU, Command, command_meant


class Leave(Exception):
    """The learner goes: to the first list, or out of the app."""

    def __init__(self, to_menu: bool) -> None:
        super().__init__()
        self.to_menu = to_menu


def paused(console: Console, asked: str) -> bool:
    """Wait for Enter; False where the learner wants to go back. Raises Leave for going further."""
    console.say(asked)
    while True:
        typed = console.hear()
        command = command_meant(typed, IN_A_MENU)
        if command is None:
            return True
        if command[0] is Command.BACK:
            return False
        if command[0] in (Command.MENU, Command.QUIT):
            raise Leave(to_menu=command[0] is Command.MENU)
        console.say(asked)
