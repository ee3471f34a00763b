"""The words that can be typed at any time, in English and in the language in use."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from game.i18n import _, pgettext
from game.text.spelling import folded


class Command(StrEnum):
    """What a learner can ask for besides answering; the value is the English word for it."""

    WHY = "why"
    MORE = "more"
    HINT = "hint"
    HAND = "hand"
    TRICK = "trick"
    LAST = "last"
    TRUMP = "trump"
    SCORE = "score"
    RULES = "rules"
    ASK = "ask"
    TERM = "term"
    DIRECTOR = "director"
    CLOCK = "clock"
    ELSE = "else"
    UNDO = "undo"
    REVIEW = "review"
    SEEN = "seen"
    LEVELS = "levels"
    TRY = "try"
    LESSON = "lesson"
    HANDS = "hands"
    OTHERS = "others"
    BACK = "back"
    NEXT = "next"
    HELP = "help"
    MENU = "menu"
    QUIT = "quit"


_ALSO = {Command.HINT: ("?",), Command.QUIT: ("exit", "bye")}

AT_THE_TABLE = (
    Command.WHY, Command.MORE, Command.HINT, Command.HAND, Command.TRICK, Command.LAST, Command.TRUMP,
    Command.SCORE, Command.RULES, Command.ASK, Command.TERM, Command.UNDO, Command.REVIEW, Command.HELP,
    Command.MENU, Command.QUIT,
)  # fmt: skip
AT_AN_HONEST_TABLE = (Command.DIRECTOR, Command.ELSE, *AT_THE_TABLE)
IN_A_REVIEW = (
    Command.REVIEW, Command.SEEN, Command.LEVELS, Command.TRY, Command.LESSON, Command.HANDS, Command.OTHERS,
    Command.ASK, Command.TERM, Command.BACK, Command.NEXT, Command.HELP, Command.MENU, Command.QUIT,
)  # fmt: skip
IN_A_LESSON = (
    Command.WHY, Command.MORE, Command.HINT, Command.HAND, Command.TRICK, Command.TRUMP, Command.RULES,
    Command.ASK, Command.TERM, Command.BACK, Command.NEXT, Command.HELP, Command.MENU, Command.QUIT,
)  # fmt: skip
IN_A_MENU = (Command.ASK, Command.TERM, Command.BACK, Command.MENU, Command.HELP, Command.QUIT)


def spoken(command: Command) -> str:
    """The word to type in the language in use."""
    return {
        Command.WHY: pgettext("word to type", "why"),
        Command.MORE: pgettext("word to type", "more"),
        Command.HINT: pgettext("word to type", "hint"),
        Command.HAND: pgettext("word to type", "hand"),
        Command.TRICK: pgettext("word to type", "trick"),
        Command.LAST: pgettext("word to type", "last"),
        Command.TRUMP: pgettext("word to type", "trump"),
        Command.SCORE: pgettext("word to type", "score"),
        Command.RULES: pgettext("word to type", "rules"),
        Command.ASK: pgettext("word to type", "ask"),
        Command.TERM: pgettext("word to type", "term"),
        Command.DIRECTOR: pgettext("word to type", "director"),
        Command.CLOCK: pgettext("word to type", "clock"),
        Command.ELSE: pgettext("word to type", "else"),
        Command.UNDO: pgettext("word to type", "undo"),
        Command.REVIEW: pgettext("word to type", "review"),
        Command.SEEN: pgettext("word to type", "seen"),
        Command.LEVELS: pgettext("word to type", "levels"),
        Command.TRY: pgettext("word to type", "try"),
        Command.LESSON: pgettext("word to type", "lesson"),
        Command.HANDS: pgettext("word to type", "hands"),
        Command.OTHERS: pgettext("word to type", "others"),
        Command.BACK: pgettext("word to type", "back"),
        Command.NEXT: pgettext("word to type", "next"),
        Command.HELP: pgettext("word to type", "help"),
        Command.MENU: pgettext("word to type", "menu"),
        Command.QUIT: pgettext("word to type", "quit"),
    }[command]


def _says(command: Command) -> str:
    """What a command does, for the list that `help` gives."""
    return {
        Command.WHY: _("{word} and a card, a call, or a word like lead or score: the reason for it"),
        Command.MORE: _("{word}: more about the last answer, like its rule and what it would cost"),
        Command.HINT: _("{word}: a hint, with a little more each time, up to three times"),
        Command.HAND: _("{word}: your cards"),
        Command.TRICK: _("{word}: the cards on the table"),
        Command.LAST: _("{word}: the last trick"),
        Command.TRUMP: _("{word}: what's trump and who made it"),
        Command.SCORE: _("{word}: the score"),
        Command.RULES: _("{word}: the rules of this table"),
        Command.ASK: _("{word} and a question about the rules: what every sheet says"),
        Command.TERM: _("{word} and a word, like the ones in square brackets: what it means"),
        Command.DIRECTOR: _("{word}: stop play, because somebody did something wrong"),
        Command.CLOCK: _("{word}: stop the clock of the night, or start it again"),
        Command.ELSE: _("{word}: what else you can do here, allowed or not"),
        Command.UNDO: _("{word}: back to your last decision"),
        Command.REVIEW: _("{word}: your decisions in the last hand, and what each one cost"),
        Command.SEEN: _("{word} and the number of a decision: what you knew when you made it"),
        Command.LEVELS: _("{word} and the number of a decision: what players at each level would do"),
        Command.TRY: _("{word} and the number of a decision: play the hand again from there"),
        Command.LESSON: _("{word}: make a lesson of this hand"),
        Command.HANDS: _("{word}: all hands as they were dealt"),
        Command.OTHERS: _("{word}: why the others called and played as they did"),
        Command.BACK: _("{word}: one step back"),
        Command.NEXT: _("{word}: go to the next step"),
        Command.HELP: _("{word}: this list"),
        Command.MENU: _("{word}: back to the main menu, with everything saved"),
        Command.QUIT: _("{word}: quit, with everything saved"),
    }[command]


def help_lines(commands: Iterable[Command]) -> list[str]:
    """One line for each command."""
    return [_says(command).format(word=spoken(command)) for command in commands]


def command_meant(typed: str, among: Iterable[Command]) -> tuple[Command, str] | None:
    """The command a line begins with, and the rest of the line; None where it begins with none."""
    if typed.strip() in _ALSO[Command.HINT]:
        typed = Command.HINT
    line = folded(typed)
    for command in among:
        for word in (command.value, spoken(command), *_ALSO.get(command, ())):
            start = folded(word)
            if start and (line == start or line.startswith(f"{start} ")):
                return command, line[len(start) :].strip()
    return None
