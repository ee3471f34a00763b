"""The seating charts that are shipped: `charts.txt`, found by `python -m game dev seating`.

A line holds the number of people and of rounds, and a word for each round: a letter for each person, four to
a table (two partners, then the other two), and after the last table those who rest. Letters stand for 1 to 60
in the order of LETTERS. Each round of a chart has another partner for everyone where that can be, and byes
are fair after each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from string import ascii_letters, digits

from game.evening.seating import Round, Table

PLAYERS = range(4, 61)
ROUNDS = range(4, 13)
"""There is a chart for each of these numbers of people and rounds."""

LETTERS = (digits + ascii_letters)[: PLAYERS[-1]]
FILE = Path(__file__).with_name("charts.txt")


def chart(players: int, rounds: int) -> tuple[Round, ...] | None:
    """The chart for so many; None where there is none."""
    if players not in PLAYERS or rounds not in ROUNDS:
        return None
    words = _lines().get((players, rounds))
    return None if words is None else tuple(_round(word) for word in words)


def write(charts: Iterable[Sequence[Round]]) -> str:
    """The text of the file with these charts."""
    return "".join(f"{' '.join(_line(each))}\n" for each in charts)


def _line(rounds: Sequence[Round]) -> Iterator[str]:
    yield from (str(len(rounds[0].people)), str(len(rounds)))
    for each in rounds:
        seats = [person for table in each.tables for person in table.people]
        yield "".join(LETTERS[person - 1] for person in (*seats, *each.byes))


def _round(word: str) -> Round:
    people = [LETTERS.index(letter) + 1 for letter in word]
    seated = len(people) // 4 * 4
    tables = (
        Table((people[at], people[at + 1]), (people[at + 2], people[at + 3])) for at in range(0, seated, 4)
    )
    return Round(tuple(tables), tuple(people[seated:]))


@lru_cache(maxsize=1)
def _lines() -> dict[tuple[int, int], list[str]]:
    found = {}
    for line in FILE.read_text(encoding="ascii").splitlines():
        players, rounds, *words = line.split()
        found[int(players), int(rounds)] = words
    return found
