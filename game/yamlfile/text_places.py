"""Where a character of a text stands in its file, in which texts are quoted, folded and escaped."""

from __future__ import annotations

import re

from game.yamlfile.faults import Mark

_HEADER = re.compile(r"[>|][-+0-9]*[^\n]*\n")
_ESCAPE = re.compile(r"\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(\r?\n)|(.))")
_SPACES = {"n", "t", "r", "0", "v", "f", "_", "N", "L", "P", " ", "\t"}
"""Letters that stand for white space and the like behind a backslash."""


def mark_within(source: str, start: Mark, value: str, index: int) -> Mark:
    """The place in `source` of the character `index` of a text whose scalar begins at `start`.

    Everything but white space stands in the file in the order of the text, so the two are walked side by
    side; `start` itself where they part, which no well-formed file brings about.
    """
    at = _offset(source, start)
    opening = source[at : at + 1]
    header = _HEADER.match(source, at)
    at = header.end() if header else at + (opening in ("'", '"'))
    quote = opening if opening in ("'", '"') and not header else ""
    for number, sign in enumerate(value):
        if number > index:
            break
        if sign.isspace() and number < index:
            continue  # folded, or written as it is: the next sign finds its way
        found = _next(source, at, sign, quote)
        if found is None:
            return start
        here, at = found
        if number == index:
            return _mark(source, here)
    return start


def _next(source: str, at: int, sign: str, quote: str) -> tuple[int, int] | None:
    """Where a sign stands from here on, and where the next one is looked for."""
    while at < len(source):
        if quote == '"' and source[at] == "\\":
            escape = _ESCAPE.match(source, at)
            if escape is None:
                return None
            if _stands_for(escape) == sign:
                return at, escape.end()
            if not (escape[4] or escape[5] in _SPACES):
                return None
            at = escape.end()
        elif source[at] == sign:
            return at, at + (2 if quote == sign == "'" else 1)
        elif source[at].isspace() or sign.isspace():
            if sign.isspace():
                return at, at  # what was folded stands at the end of a line
            at += 1
        else:
            return None
    return None


def _stands_for(escape: re.Match[str]) -> str:
    code = escape[1] or escape[2] or escape[3]
    if code:
        return chr(int(code, 16))
    return {"a": "\a", "b": "\b", "e": "\x1b"}.get(escape[5] or "", escape[5] or "")


def _offset(source: str, mark: Mark) -> int:
    at = 0
    for _line in range(mark.line - 1):
        at = source.find("\n", at) + 1
    return at + mark.column - 1


def _mark(source: str, at: int) -> Mark:
    return Mark(source.count("\n", 0, at) + 1, at - (source.rfind("\n", 0, at) + 1) + 1)
