"""What the scheduler promised against what happened: in ten bins of the chance that a card is still known."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from game.course.memory.scheduling import Answered, card_after, chance
from game.storage.memory import Review

BINS = 10


@dataclass(frozen=True, slots=True)
class Bin:
    """Answers that were promised between two chances: how many, the mean promise, and how many were known."""

    first: float
    answers: int
    promised: float
    known: int

    @property
    def happened(self) -> float:
        return self.known / self.answers


def bins(reviews: Iterable[Review]) -> tuple[Bin, ...]:
    """The bins that hold any answers. A card's first answer promises nothing, so it is in none."""
    told: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for promised, known in _promises(reviews):
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


def _promises(reviews: Iterable[Review]) -> Iterable[tuple[float, bool]]:
    """Before each answer but the first to a card: the chance that it is known, and whether it was."""
    memories: dict[str, str] = {}
    for review in reviews:
        now, memory = datetime.fromisoformat(review.reviewed), memories.get(review.card_id, "")
        if memory:
            yield chance(memory, now), review.rating > int(Answered.NOT_YET)
        answered = Answered(min(review.rating, int(Answered.KNEW_IT)))
        memories[review.card_id] = card_after(memory, answered, now).memory
