"""Does what a mend says, as an author would who follows it to the letter; where it is a text to put in."""

from __future__ import annotations

import re
from collections.abc import Callable

import yaml

from game.yamlfile.faults import YamlFault

_TOKEN = re.compile(r"\{[^{}\n]*\}|\[\[?[^\[\]\n]*\]?\]|\"[^\"\n]*\"|[^,\[\]{}:#|\n]+")
"""What stands at a place: a group, a list, a quoted text, or words up to the next sign of YAML."""


class Place:
    """Where a fault stands in a text."""

    def __init__(self, text: str, fault: YamlFault) -> None:
        self.text, self.lines, self.number = text, text.split("\n"), fault.line - 1
        self.column = fault.column - 1

    @property
    def line(self) -> str:
        return self.lines[self.number]

    def with_line(self, *lines: str) -> str:
        """The text with other lines in place of this one."""
        return "\n".join([*self.lines[: self.number], *lines, *self.lines[self.number + 1 :]])

    def with_token(self, other: str) -> str:
        """The text with another word, list or group at the place."""
        found = _TOKEN.match(self.line, self.column)
        assert found is not None, self.line
        token = found[0].rstrip(" .")
        return self.with_line(self.line[: self.column] + other + self.line[self.column + len(token) :])


def _needs(place: Place, line: str) -> str:
    """A line in the header: in place of the one of the same key, or behind the last one of one line."""
    if re.search(r"^needs:.*$", place.text, re.MULTILINE):
        return re.sub(r"^needs:.*$", line, place.text, count=1, flags=re.MULTILINE)
    return re.sub(r"^(minutes:.*)$", rf"\1\n{line}", place.text, count=1, flags=re.MULTILINE)


def _quoted(place: Place, example: str) -> str | None:
    """The text in quotes, where the example is what the author wrote; with the curly ones taken off."""
    inside = yaml.safe_load(example)
    found = re.search(f"[“„«‘]?{re.escape(inside)}[”“»’]?", place.line)
    if found is None:
        return None
    return place.with_line(place.line[: found.start()] + example + place.line[found.end() :])


def _last_answer(place: Place, answer: str) -> str:
    """Another answer behind the last one of the list at the place."""
    start = place.number
    indent = place.line.index("-")
    end = start
    while end < len(place.lines) and (
        not place.lines[end].strip() or place.lines[end].startswith(" " * indent + "- ")
    ):
        end += 1
    added = " " * indent + "- " + answer
    return "\n".join([*place.lines[:end], added, *place.lines[end:]])


_WAYS: tuple[tuple[str, Callable[[Place, str], str | None]], ...] = (
    (r"^Did you mean (.+)\?$", Place.with_token),
    (r"with this line in its header: (needs: \{.*\})$", _needs),
    (r"[Pp]ut the whole text in quotes(?:, for example|:) ([\"'].*[\"'])\.$", _quoted),
    (r"^Type straight quotes: ([\"'].*[\"'])\.$", _quoted),
    (r"^Write (\S+), without quotes\.$", Place.with_token),
    (r"^Put it in square brackets: (\[.*\])\.$", Place.with_token),
    (r"^Give the option an id: (\{.*\})\.$", Place.with_token),
    (r"If you mean some of them, write (\{.*\})\.$", Place.with_token),
    (r"^Write (\d+) there, or", Place.with_token),
    (r"^Write “any: (other)”", Place.with_token),
    (r"like “([a-z0-9-]+)”\.$", Place.with_token),
    (r"or put this last: (\{.*\})\.$", _last_answer),
    (
        r"^Type a space after the (colon)\.$",
        lambda place, _it: place.with_line(place.line.replace(":", ": ", 1)),
    ),
    (r"^Type (spaces) instead\.$", lambda place, _it: place.with_line(place.line.replace("\t", "    "))),
    (r"^Keep one of them and (remove) the other\.$", lambda place, _it: place.with_line()),
    (r"^The right answer is (.+)\.$", lambda place, right: _right(place, right)),
)


def _right(place: Place, right: str) -> str | None:
    """The right answer in the line of the one that is graded best."""
    return place.with_line(
        re.sub(r"((?:cards|number|option): )(\[[^\]]*\]|[^,]+)", rf"\g<1>{right}", place.line, count=1)
    )


def mended(text: str, fault: YamlFault) -> str | None:
    """The text of a file with what the mend of a fault says put in; None where that is nothing to put in."""
    for pattern, way in _WAYS:
        found = re.search(pattern, fault.mend)
        if found is not None:
            return way(Place(text, fault), found[1])
    return None
