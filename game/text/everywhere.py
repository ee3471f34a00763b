"""Commands that can be given everywhere: leaving, help, a word, a question about the rules."""

from __future__ import annotations

from collections.abc import Iterable

from game.text.console import Console
from game.text.leaving import Leave
from game.text.settling import settle_aloud
from game.text.terms import say_word
from game.text.typed_words import Command


def obeyed(
    console: Console, typed: tuple[Command, str], helping: Iterable[str], here: Iterable[str] = ()
) -> bool:
    """Whether it was one of them; it is done then. Raises Leave.

    `helping` are the lines of help, `here` the words of the glossary that are meant where none is typed.
    """
    command, rest = typed
    if command in (Command.MENU, Command.QUIT):
        raise Leave(to_menu=command is Command.MENU)
    if command is Command.HELP:
        console.say(*helping)
    elif command is Command.TERM:
        say_word(console, rest, tuple(here))
    elif command is Command.ASK:
        settle_aloud(console, rest)
    else:
        return False
    return True
