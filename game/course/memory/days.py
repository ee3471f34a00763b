"""What was done on which day."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date, timedelta

from game.course.memory.mix import local_day
from game.i18n import _, format_date, format_number, ngettext
from game.storage.database import Store


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


def days(store: Store) -> tuple[Day, ...]:
    """Every day on which something was done, the latest first. Raises StorageErrors."""
    cards = Counter(local_day(review.reviewed) for review in store.memory.reviews())
    asked = {(told.lesson_id, told.step_id, told.answered) for told in store.memory.answers()}
    steps = Counter(local_day(answered) for _lesson, _step, answered in asked)
    return tuple(Day(day, cards[day], steps[day]) for day in sorted({*cards, *steps}, reverse=True))


def last_week(store: Store) -> tuple[Day, ...]:
    """The seven days up to today, the earliest first; empty ones among them."""
    today = store.now().astimezone().date()
    known = {done.day: done for done in days(store)}
    week = [today - timedelta(days=back) for back in range(6, -1, -1)]
    return tuple(known.get(day, Day(day)) for day in week)
