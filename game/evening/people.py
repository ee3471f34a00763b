"""Who comes to an evening: everybody has a number, drawn at the door, and a level of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.bots.ladder import Level

AT_A_TABLE = 4

NAMES = (
    "Nora", "Walt", "Ezra", "Ada", "Cora", "Hazel", "Finn", "Ivy", "Jack", "May", "Lou", "Kit", "Olive",
    "Pete", "Quinn", "Rosa", "Sam", "Tess", "Vic", "Uma", "Dan", "Edie", "Ned", "Gus", "Ruby", "Hank", "Opal",
    "Roy", "Faye", "Ike", "Bea", "Cal",
)  # fmt: skip
"""The people of the neighborhood; the first three are those at the practice table."""

_USUAL = NAMES[:3]

MIXTURE = (
    Level.STEADY,
    Level.SUNDAY,
    Level.HOPEFUL,
    Level.STEADY,
    Level.GREENHORN,
    Level.SUNDAY,
    Level.STEADY,
    Level.SHARP,
)
"""The levels of a mixed company, one after the other."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a score card: its number, and the name on it. The learner has no level."""

    number: int
    name: str
    level: Level | None

    @property
    def face(self) -> str:
        """What their portrait is called, wherever they sit; "" for those whose face nobody knows."""
        return self.name.lower() if self.level is not None and self.name in _USUAL else ""


def company(
    tables: int, levels: Sequence[Level], seed: str, learner: str | None = None
) -> tuple[Person, ...]:
    """The people of an evening of so many tables, by their numbers, which are drawn.

    With a learner's name one of them is the learner. Levels are dealt out in turn.
    """
    strangers = AT_A_TABLE * tables - (learner is not None)
    drawn: list[tuple[str, Level | None]] = [
        (_name(place), levels[place % len(levels)]) for place in range(strangers)
    ]
    if learner is not None:
        drawn.append((learner, None))
    chance = Random(f"{seed}/door")
    for last in range(len(drawn) - 1, 0, -1):  # by random() alone, which stays the same in later Pythons
        other = int(chance.random() * (last + 1))
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return tuple(Person(number, name, level) for number, (name, level) in enumerate(drawn, 1))


def learner_of(people: Sequence[Person]) -> int | None:
    """The number of the learner; None where only bots play."""
    return next((person.number for person in people if person.level is None), None)


def _name(place: int) -> str:
    """A name for everybody; where there are more people than names, a second Nora."""
    again = place // len(NAMES)
    return NAMES[place % len(NAMES)] + (f" {again + 1}" if again else "")
