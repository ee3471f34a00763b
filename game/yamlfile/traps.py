"""The traps YAML sets for people who write prose with cards in it, each told in its own words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Protocol

import yaml

from game.i18n import _
from game.yamlfile.faults import Mark

_REMARK = re.compile(r" +#(.?)")


@dataclass(frozen=True)
class Trap:
    """A place in the text, what went wrong there and the way out, as whole sentences."""

    mark: Mark
    message: str
    mend: str


def brace_trap(inside: str, mark: Mark) -> Trap:
    """`text: {JS}`: the card became a group of keys."""
    token = f"{{{inside}}}"
    message = _("Text can't begin with {token}, because YAML reads the brace as a group of keys.").format(
        token=token
    )
    return Trap(mark, message, quoted(f'"{token}"'))


def comma_trap(word: str, mark: Mark) -> Trap:
    """`{say: Yes, spades.}`: the comma ended the text and made a key of the rest."""
    message = _("A comma ends unquoted text inside braces, so YAML reads {word} as a key.").format(word=word)
    return Trap(mark, message, _("Put everything before and after the comma in one pair of quotes."))


def comment_trap(value: str, text: str, event: yaml.Event, *, alone: bool) -> Trap | None:
    """`say: Lead the {JH} #1`: what follows the sign was taken for a comment.

    A remark after a value is usual. It is suspected when nothing parts the sign from what follows, or
    when it cuts a text that names a card. A text that is `alone` on its line is shown as it should stand.
    """
    sign = _REMARK.match(text, offset(event.end_mark))
    if sign is None or (sign[1] in (" ", "") and not ("{" in value and " " in value)):
        return None
    end = place(event.end_mark)
    rest = text[offset(event.end_mark) :].partition("\n")[0].rstrip()
    whole = in_quotes(value + rest) if alone and "\n" not in value else ""
    return cut_short(Mark(end.line, end.column + sign[0].index("#")), whole)


class ParserMark(Protocol):
    """A place as the parser gives it, counting from 0."""

    line: int
    column: int
    index: int


def place(mark: ParserMark | None) -> Mark:
    """A mark of the parser, which counts from 0, as one that counts from 1."""
    return Mark(mark.line + 1, mark.column + 1) if mark else Mark(1, 1)


def offset(mark: ParserMark | None) -> int:
    """How many characters of the text stand before the mark."""
    return mark.index if mark else 0


def cut_short(mark: Mark, whole: str = "") -> Trap:
    """What follows the sign was taken for a remark; `whole` is the text as it should stand."""
    message = _("The rest of this text is lost, because a # after a space begins a comment.")
    if whole:
        mend = _("Move the comment to its own line. If it's text, put the whole text in quotes: {example}.")
        return Trap(mark, message, mend.format(example=whole))
    return Trap(mark, message, _("Put the text in quotes, or move the comment to its own line."))


def in_quotes(text: str) -> str:
    """A text in the quotes that fit it."""
    if '"' in text or "\\" in text:
        return "'" + text.replace("'", "''") + "'"
    return f'"{text}"'


_CURLY = re.compile(r"(?:: +|[\[,] *|- +)([“„«‘][^“”«»‘’]*[”“»’]?)")


def curly_trap(line: str, mark: Mark) -> Trap | None:
    """`say: “Yes, you do.”`: curly quotes look like quotes and are letters like any other."""
    found = _CURLY.search(line)
    if found is None or not found[1]:
        return None
    inside = found[1].strip("“„«‘”»’")
    message = _("Curly quotes are letters like any other here, so this text isn't in quotes.")
    mend = _("Type straight quotes: {example}.").format(example=in_quotes(inside))
    return Trap(Mark(mark.line, found.start(1) + 1), message, mend)


def quoted(example: str = "") -> str:
    """The way out of most traps, with the text as it should stand."""
    if example:
        return _("Put the whole text in quotes, for example {example}.").format(example=example)
    return _("Put the whole text in quotes.")
