"""Simulated learners over eight weeks: each has a slip that right repetitions cure at a known rate.

A learner plays every day and misplays by level; what belongs to the slip goes wrong until it is cured. In the
daily mix the same holds: a cured slip is answered right nearly always, an uncured one now and then, and each
right answer cures it with the learner's rate. The plan of the day and the scheduler are the real ones.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random

from game.bots.ladder import Level
from game.course.loader import Catalogue
from game.course.memory.deck import Deck
from game.course.memory.mix import CARD_SECONDS, MISTAKE_SECONDS, STEP_SECONDS, CardItem, MistakeItem, plan
from game.course.memory.own_mistakes import keep_answer, thin_out
from game.rules.hand import start
from game.rules.seats import Seat
from game.rules.view import observe
from game.storage.database import Store, memory_store, stamp
from game.tutor.review import Judged, Mark
from tests.clock import Clock
from tests.course.writing import CLASSIC, GLOSSARY
from tests.own_mistakes import MADE, ORDER, PASS, PASSED, RULES

DAYS = 56
TOPICS = 12
SLIP = "slip"
A_DAY = {Level.GREENHORN: 3.0, Level.HOPEFUL: 2.2, Level.SUNDAY: 1.5, Level.STEADY: 0.8, Level.SHARP: 0.3}
"""Mistakes a day, besides those of the slip."""
SURE, UNSURE = 0.95, 0.35  # how often a learner is right about what is cured, and what is not
RIGHT = Judged(0, observe(start(RULES, PASSED), Seat.SOUTH), ORDER, Mark.BEST)
WRONG = replace(RIGHT, action=PASS, mark=Mark.MISTAKE, cost=0.6, better=ORDER)
EMPTY = Catalogue((), (), GLOSSARY)


@dataclass
class Learner:
    """One of them. `rate` is how likely a right answer cures the slip; 0 for one that nothing cures."""

    level: Level
    rate: float
    chance: Random
    holiday: range = range(0)  # days without anything
    cured_on: int | None = None
    asked: Counter[int] = field(default_factory=Counter)  # times the slip was asked, by the day
    longest: int = 0  # seconds of the longest mix
    most_of_one: int = 0
    made: int = 0

    def live(self) -> None:
        """Eight weeks."""
        clock = Clock()
        with memory_store(clock) as store:
            for day in range(DAYS):
                if day not in self.holiday:
                    self._practise(store, day)
                    self._play(store)
                clock.forward(days=1)

    def _play(self, store: Store) -> None:
        slips = self.cured_on is None and self.chance.random() < 0.5
        count = int(A_DAY[self.level]) + (self.chance.random() < A_DAY[self.level] % 1)
        topics = [SLIP] * slips + [f"topic {self.chance.randrange(TOPICS)}" for _each in range(count)]
        for topic in topics:
            self.made += 1
            cost = 0.25 + self.chance.expovariate(3)
            made = replace(MADE, setup=f"deal {self.made}", principle=topic, cost=cost)
            store.mistakes.keep(made, stamp(store.now()))

    def _practise(self, store: Store, day: int) -> None:
        mix = plan(Deck(store, GLOSSARY, CLASSIC), EMPTY)
        thin_out(store, mix.due.later)
        seconds, topics = 0, Counter[str]()
        for item in mix.items:
            if isinstance(item, MistakeItem):
                seconds += MISTAKE_SECONDS
                topics[item.mistake.topic] += 1
                right = self._answer(item.mistake.topic, day)
                keep_answer(store, item.mistake, RIGHT if right else WRONG, (0, 0, 9), item.mistake.sister)
            else:
                seconds += CARD_SECONDS if isinstance(item, CardItem) else STEP_SECONDS
        self.longest = max(self.longest, seconds)
        self.most_of_one = max(self.most_of_one, *topics.values(), 0)
        self.asked[day] = topics[SLIP]

    def _answer(self, topic: str, day: int) -> bool:
        if topic != SLIP:
            return self.chance.random() < SURE
        right = self.chance.random() < (UNSURE if self.cured_on is None else SURE)
        if right and self.cured_on is None and self.chance.random() < self.rate:
            self.cured_on = day
        return right


def learners(count: int, seed: int = 1) -> list[Learner]:
    """So many learners of all levels, every third of them with a slip that nothing cures, some on holiday."""
    chance = Random(seed)
    return [
        Learner(
            list(Level)[number % len(Level)],
            0.0 if number % 3 == 2 else chance.choice((0.3, 0.5, 0.8)),
            Random(f"{seed}/{number}"),
            range(20, 32) if number % 4 == 1 else range(0),
        )
        for number in range(count)
    ]
