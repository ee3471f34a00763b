"""Questions with a numbered list of answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from game.i18n import _, pgettext
from game.text.console import Console, echo
from game.text.everywhere import obeyed
from game.text.spelling import folded, number_meant
from game.text.typed_actions import numbered
from game.text.typed_words import IN_A_MENU, Command, command_meant, help_lines, spoken

_Value = TypeVar("_Value")
_YES = ("yes", "y")
_NO = ("no", "n")


def choose(
    console: Console,
    asked: str,
    answers: Sequence[tuple[str, _Value]],
    meant: Callable[[str], _Value | None] = lambda typed: None,
) -> _Value | None:
    """Ask until one of the answers is chosen by number or by words it begins with; None for going back.

    Where no other answer has it, a later word of it will do: "rules" for "House rules".
    `meant` is asked first what else a line may mean. A single answer can be given by Enter alone.
    """
    lines = [asked, *(numbered(number, words) for number, (words, _value) in enumerate(answers, 1))]
    console.gap()
    console.say(*lines)
    while True:
        typed = console.hear()
        command = command_meant(typed, IN_A_MENU)
        number = number_meant(typed, len(answers))
        if number is not None:
            return answers[number - 1][1]
        if (other := meant(typed)) is not None:
            return other
        if not typed and len(answers) == 1:
            return answers[0][1]
        exact = [value for words, value in answers if folded(words) == folded(typed)]
        begun = [value for words, value in answers if folded(words).startswith(folded(typed))]
        begun = begun or [value for words, value in answers if f" {folded(typed)}" in f" {folded(words)}"]
        if typed and exact:
            return exact[0]
        if command is not None:
            if command[0] is Command.BACK:
                return None
            obeyed(console, command, (*lines, *help_lines(IN_A_MENU)))
        elif folded(typed) and len(begun) == 1:
            return begun[0]
        elif typed:
            console.say(_not_among(typed, len(answers)))
        else:
            console.say(*lines)


def agreed(console: Console, asked: str) -> bool:
    """Ask a question for yes or no until it is answered."""
    yes, no = pgettext("word to type", "yes"), pgettext("word to type", "no")
    hint = _("Type “{yes}” or “{no}”.").format(yes=yes, no=no)
    console.gap()
    console.say(asked, hint)
    while True:
        typed = console.hear()
        command = command_meant(typed, IN_A_MENU)
        if folded(typed) in (*_YES, folded(yes)):
            return True
        if folded(typed) in (*_NO, folded(no)) or (command and command[0] in (Command.BACK, Command.MENU)):
            return False
        if command is not None:
            obeyed(console, command, (asked, hint, *help_lines(IN_A_MENU)))
        else:
            console.say(hint)


def _not_among(typed: str, count: int) -> str:
    text = _("I don't understand “{typed}” here. Type a number from 1 to {last}, or “{help}”.")
    return text.format(typed=echo(typed), last=count, help=spoken(Command.HELP))
