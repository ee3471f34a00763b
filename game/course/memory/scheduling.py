"""When a thing comes back: the scheduler fsrs, without its dice and with the time told from outside.

How well a thing is held is kept as text; "" is a thing never tried. Equal answers at equal times give equal
texts on every machine.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum
from functools import cache

from fsrs import Card, Rating, Scheduler, State


class Answered(IntEnum):
    """What a learner says of a card; the numbers are those of the scheduler and of the keys."""

    NOT_YET = 1
    NEARLY = 2
    KNEW_IT = 3


SOON = timedelta(minutes=10)
"""After this a card that was not known comes back, in the same sitting or in the next."""

_MARKS = (1.0, 4.0, 10.0, 30.0)
"""Days a skill is safe for, from which on it has two, three, four and five marks."""


@dataclass(frozen=True, slots=True)
class Held:
    """How well a thing is held: as text to keep, and the time it is to come back."""

    memory: str
    due: datetime


@cache
def _cards() -> Scheduler:
    return Scheduler(learning_steps=(SOON,), relearning_steps=(SOON,), enable_fuzzing=False)


@cache
def _skills() -> Scheduler:
    """A skill comes back in lessons of its own time, never within minutes."""
    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


def card_after(memory: str, answered: Answered, now: datetime) -> Held:
    """How a card is held after an answer."""
    return _after(_cards(), memory, Rating(answered), now)


def skill_after(memory: str, right: bool, now: datetime) -> Held:
    """How a skill is held after a step that tests it, right at the first try or not."""
    return _after(_skills(), memory, Rating.Good if right else Rating.Again, now)


def mistake_after(memory: str, answered: Answered, now: datetime) -> Held:
    """How an own mistake is held after it came back: the next time is another day, never within minutes."""
    return _after(_skills(), memory, Rating(answered), now)


def chance(memory: str, now: datetime) -> float:
    """The chance that a thing is still known, from 0 to 1; 0 for one never tried."""
    return _cards().get_card_retrievability(_read(memory), now) if memory else 0.0


def days_safe(memory: str) -> float:
    """For how many days a thing is safe: after them nine of ten are still known. 0 for one never tried."""
    return _read(memory).stability or 0.0 if memory else 0.0


def is_learnt(memory: str) -> bool:
    """Whether a card was known and comes back after days, not minutes."""
    return bool(memory) and _read(memory).state is State.Review


def marks(memory: str) -> int:
    """How firmly a skill is held: 0 for one never tried, 5 for one that is safe for a month or more."""
    if not memory:
        return 0
    return 1 + sum(days_safe(memory) >= days for days in _MARKS)


def _after(scheduler: Scheduler, memory: str, rating: Rating, now: datetime) -> Held:
    card = _read(memory) if memory else Card(card_id=0, due=now)
    after, _log = scheduler.review_card(card, rating, now)
    return Held(_written(after), after.due)


def _read(memory: str) -> Card:
    """The scheduler's card. A text that is none of ours counts as one never tried."""
    try:
        kept = json.loads(memory)
        last = datetime.fromisoformat(kept["last"])
        return Card(
            0, State(kept["state"]), kept.get("step"), kept["stability"], kept["difficulty"], last, last
        )
    except (ValueError, KeyError, TypeError):
        return Card(card_id=0, due=datetime.fromtimestamp(0).astimezone())


def _written(card: Card) -> str:
    kept = {
        "state": int(card.state),
        "step": card.step,
        "stability": round(card.stability or 0.0, 4),
        "difficulty": round(card.difficulty or 0.0, 4),
        "last": card.last_review.isoformat(timespec="seconds") if card.last_review else "",
    }
    return json.dumps({key: value for key, value in kept.items() if value is not None})
