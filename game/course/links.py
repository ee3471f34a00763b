"""Words of the glossary inside texts: `[[left-bower]]`, or `[[left-bower|the left]]` in other words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from game.words.markup import link

LINK = re.compile(r"\[\[((?:[a-z0-9-]+/)?[a-z0-9-]+)(?:\|([^\[\]|]+))?\]\]")
OPENING = "[["


def worded(text: str, title_of: Callable[[str], str], id_of: Callable[[str], str] = str) -> str:
    """The text in which every link has the whole id of its term, and words: without any, its title."""
    return LINK.sub(lambda found: link(id_of(found[1]), found[2] or title_of(found[1])), text)


def unlinked(text: str, title_of: Callable[[str], str]) -> str:
    """The text with the words of its links and no links, for places where none can be opened."""
    return LINK.sub(lambda found: found[2] or title_of(found[1]), text)


def linked_terms(text: str) -> tuple[str, ...]:
    """The ids of the terms that a text links to, in order."""
    return tuple(found[1] for found in LINK.finditer(text))


def broken(text: str) -> Iterator[tuple[int, str]]:
    """What begins like a link and is none, as far as the end of its line, and where in the text it begins."""
    rest = LINK.sub(lambda found: " " * len(found[0]), text)
    start = rest.find(OPENING)
    while start >= 0:
        inside = rest[start + len(OPENING) :].partition(OPENING)[0]
        end = inside.find("]]")
        yield start, OPENING + (inside[: end + 2] if end >= 0 else inside.split("\n")[0][:30])
        start = rest.find(OPENING, start + len(OPENING))
