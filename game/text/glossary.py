"""The glossary as a part of the conversation: type a word and hear what it means."""

from __future__ import annotations

from game.i18n import _
from game.text.console import Console
from game.text.everywhere import obeyed
from game.text.terms import all_words, say_word, words_with
from game.text.typed_words import IN_A_MENU, Command, command_meant, help_lines, spoken


def look_words_up(console: Console) -> None:
    """Explain words until the learner goes back. Raises Leave for the first list or the end."""
    asked = _(
        "Which word? Type it, type a letter for the words that start with it, or press Enter for all of "
        "them. Type “{back}” for the main menu."
    ).format(back=spoken(Command.BACK))
    console.gap()
    console.say(asked)
    while True:
        typed = console.hear()
        command = command_meant(typed, IN_A_MENU)
        if command is None:
            _answer(console, typed)
        elif command[0] is Command.BACK:
            return
        else:
            obeyed(console, command, (asked, *help_lines(IN_A_MENU)))


def _answer(console: Console, typed: str) -> None:
    letters = words_with(typed) if len(typed.strip()) == 1 else []
    if not typed.strip():
        console.say(*all_words())
    elif letters:
        console.say(*letters)
    else:
        say_word(console, typed)
