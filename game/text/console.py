"""A conversation in plain lines: no colours, no drawing, nothing that moves the cursor."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable
from copy import copy
from typing import TextIO

from game.i18n import _, format_list
from game.storage.errors import StorageError
from game.text.spelling import meanings
from game.words.markup import read_aloud, spans

_LONGEST_ECHO = 40  # letters of a typed line that are repeated in an answer
_LONGEST_LINE = 1000  # letters of a typed line that are read; no answer is nearly as long


class Left(Exception):
    """The learner has gone: the input ended."""


class Console:
    """Reads typed lines from one stream and says whole lines on another."""

    def __init__(self, source: TextIO, out: TextIO, met: Callable[[str], None] | None = None) -> None:
        """`met` is told the id of each word of the glossary that is looked up; nobody is without it."""
        self._source = source
        self._out = out
        self._met = met
        self._again: list[str] = []
        self._rename: Callable[[str], str] = str

    @property
    def live(self) -> bool:
        """Whether somebody types, and no file or program is read."""
        return self._source.isatty()

    def say(self, *texts: str) -> None:
        """A line for each text that has words. Cards are spoken, words of the glossary stand in brackets."""
        for text in texts:
            if text:
                said = _written(self._rename(text))
                self._out.write(wrapped(" ".join(said.split()), self._out) + "\n")
        self._out.flush()

    def renaming(self, rename: Callable[[str], str]) -> Console:
        """The same console, which puts other names into what it says."""
        other = copy(self)
        other._rename = rename
        return other

    def gap(self) -> None:
        """An empty line between two parts of the conversation."""
        self._out.write("\n")
        self._out.flush()

    def hear(self) -> str:
        """The next typed line, cut where it is far too long. Raises Left when there is none."""
        if self._again:
            return self._again.pop()
        try:
            line = self._piece()
            rest = line
            while len(rest) == _LONGEST_LINE and not rest.endswith("\n"):
                rest = self._piece()
        except UnicodeError:  # not only the kind for single bytes: an encoding may miss its first mark
            return "\N{REPLACEMENT CHARACTER}"
        if not line:
            raise Left
        return "".join(char for char in line.strip() if char.isprintable())

    def hear_again(self, typed: str) -> None:
        """A line that was for somebody else is heard once more."""
        self._again.append(typed)

    def _piece(self) -> str:
        return self._source.readline(_LONGEST_LINE)

    def looked_up(self, term_id: str) -> None:
        """A word of the glossary was looked up. Raises StorageErrors where it cannot be kept."""
        if self._met is not None:
            self._met(term_id)

    def complain(self, trouble: str) -> None:
        """Say what could not be saved, and wait until the learner wants to try again."""
        self.say(trouble, _("Press Enter to try again."))
        self.hear()

    def carefully(self, step: Callable[[], object]) -> None:
        """Do what is written down; where that fails, say so and try again when asked to."""
        while True:
            try:
                step()
                return
            except StorageError as fault:
                self.complain(fault.sentence)


def wrapped(line: str, out: TextIO) -> str:
    """A line that goes on below where the screen ends, between two words and as far in as it begins.

    For a file or another program it stays as it is.
    """
    if not out.isatty():
        return line
    width, indent = shutil.get_terminal_size().columns, line[: len(line) - len(line.lstrip())]
    return textwrap.fill(
        line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def print_lines(lines: Iterable[str]) -> None:
    """Print what a command answers."""
    for line in lines:
        print(wrapped(line, sys.stdout))


def _written(text: str) -> str:
    return "".join(f"[{span.text}]" if span.term else span.text for span in spans(read_aloud(text)))


def echo(typed: str) -> str:
    """What was typed, short enough to be repeated."""
    return typed if len(typed) <= _LONGEST_ECHO else typed[:_LONGEST_ECHO] + "…"


def not_understood(typed: str) -> str:
    """What is said to a line that means nothing here, or two things."""
    could = meanings(typed)
    if len(could) > 1:
        # NOTE: a code that was typed, and the cards or suits it could stand for
        text = _("“{typed}” could be {meanings}. Type the one you mean.")
        return text.format(typed=echo(typed), meanings=format_list(could, "or"))
    return _("I don't understand “{typed}” here.").format(typed=echo(typed))
