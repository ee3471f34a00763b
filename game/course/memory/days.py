"""What was done on which day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta

from game.i18n import _, format_date, format_number, ngettext
from game.storage.database import Store, stamp

_NEVER = "9999"  # behind every time of the store


@dataclass(frozen=True, slots=True)
class Day:
    """A day, where the learner is, with the cards looked at and the questions of lessons answered."""

    day: date
    cards: int = 0
    steps: int = 0

    @property
    def words(self) -> str:
        """The day and what was done, as a sentence."""
        cards = ngettext("{n} card", "{n} cards", self.cards).format(n=format_number(self.cards))
        steps = ngettext("{n} question", "{n} questions", self.steps).format(n=format_number(self.steps))
        # NOTE: what was done on a day, for example "Saturday, November 21, 2026: 12 cards, 3 questions"
        return _("{day}: {cards}, {questions}").format(
            day=format_date(self.day, "full"), cards=cards, questions=steps
        )


def local_day(text: str) -> date:
    """The day of a time of the store, where the learner is."""
    return datetime.fromisoformat(text).astimezone().date()


def days(store: Store, most: int) -> tuple[Day, ...]:
    """The latest days on which something was done, the latest first. Raises StorageErrors."""
    found: list[Day] = []
    end = _NEVER
    while len(found) < most and (last := store.memory.last_before(end)):
        found.append(_done_on(store, local_day(last)))
        end = begins(found[-1].day)
    return tuple(found)


def last_week(store: Store) -> tuple[Day, ...]:
    """The seven days up to today, the earliest first; empty ones among them."""
    today = store.now().astimezone().date()
    return tuple(_done_on(store, today - timedelta(days=back)) for back in range(6, -1, -1))


def _done_on(store: Store, day: date) -> Day:
    return Day(day, *store.memory.done_between(begins(day), begins(day + timedelta(days=1))))


def begins(day: date) -> str:
    """When a day begins where the learner is, as the store keeps times."""
    midnight = datetime.combine(day, time())
    begun = midnight.astimezone()
    if begun.date() < day:  # summer time leaves midnight out
        begun = midnight.replace(fold=1).astimezone()
    return stamp(begun)
