"""What the scheduler promised against what happened: in ten bins of the chance that a thing is known."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime

from game.course.memory.days import local_day
from game.course.memory.scheduling import Answered, Held, card_after, chance, mistake_after
from game.storage.database import Store
from game.storage.memory import Review
from game.storage.mistakes import MistakeAnswer

BINS = 10


@dataclass(frozen=True, slots=True)
class Tried:
    """A card, an own mistake or a skill that came up: when, whether it was known, its memory from then on."""

    thing: str
    when: str  # ISO 8601 in UTC
    known: bool
    memory: str


@dataclass(frozen=True, slots=True)
class Bin:
    """Tries that were promised between two chances: how many, the mean promise, and how many were known."""

    first: float
    answers: int
    promised: float
    known: int

    @property
    def happened(self) -> float:
        return self.known / self.answers


def bins(tried: Iterable[Tried]) -> tuple[Bin, ...]:
    """The bins that hold any tries, those of each thing in their order.

    What comes up for the first time promises nothing, and a second try on a day is no feat: neither counts.
    """
    told: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for promised, known in _promises(tried):
        told[min(BINS - 1, int(promised * BINS))].append((promised, known))
    return tuple(
        Bin(
            number / BINS,
            len(told[number]),
            sum(promised for promised, _known in told[number]) / len(told[number]),
            sum(known for _promised, known in told[number]),
        )
        for number in sorted(told)
    )


def tried(store: Store) -> Iterator[Tried]:
    """All that came up in a store: cards, own mistakes, and skills in questions. Raises StorageErrors."""
    yield from of_cards(store.memory.reviews())
    yield from of_mistakes(store.mistakes.answers())
    for each in store.memory.answers():
        if each.skill:
            yield Tried(f"skill/{each.skill}", each.answered, each.at_once, each.memory)


def of_cards(reviews: Iterable[Review]) -> Iterator[Tried]:
    """Answers to cards, with the memory that each of them made."""
    return _followed((f"card/{each.card_id}", each.reviewed, each.rating) for each in reviews)


def of_mistakes(answers: Iterable[MistakeAnswer]) -> Iterator[Tried]:
    """Answers to own mistakes, with the memory that each of them made."""
    told = ((f"mistake/{each.mistake_id}", each.answered, each.rating) for each in answers)
    return _followed(told, mistake_after)


def _followed(
    answers: Iterable[tuple[str, str, int]], after: Callable[[str, Answered, datetime], Held] = card_after
) -> Iterator[Tried]:
    """Answers as what was asked, when, and how it went; `after` tells the memory that one leaves."""
    memories: dict[str, str] = {}
    for name, when, rating in answers:
        answered = Answered(min(rating, int(Answered.KNEW_IT)))
        memories[name] = after(memories.get(name, ""), answered, datetime.fromisoformat(when)).memory
        yield Tried(name, when, answered is not Answered.NOT_YET, memories[name])


def _promises(tried: Iterable[Tried]) -> Iterator[tuple[float, bool]]:
    """Before each try that counts: the chance that the thing is known, and whether it was."""
    last: dict[str, tuple[date, str]] = {}
    for each in tried:
        day = local_day(each.when)
        before = last.get(each.thing)
        if before is not None and before[1] and before[0] < day:
            yield chance(before[1], datetime.fromisoformat(each.when)), each.known
        last[each.thing] = day, each.memory
