"""Simulated learners over eight weeks: each has a slip that right repetitions cure at a known rate.

A learner plays every day and misplays by level; what belongs to the slip goes wrong until it is cured.
Questions of a lesson and cards come back as well, so that there is more than five minutes hold. In the daily
mix a cured slip is answered right nearly always, an uncured one now and then, and each right answer cures it
with the learner's rate. The plan of the day, the sitting and the scheduler are the real ones.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from random import Random

from game.bots.ladder import Level
from game.course.loader import Catalogue
from game.course.memory.deck import Deck
from game.course.memory.mix import CardItem, MistakeItem, Mix, StepItem, plan, seconds_of
from game.course.memory.own_mistakes import keep_answer, thin_out, wants_sister
from game.course.memory.scheduling import Answered, skill_after
from game.course.memory.sitting import Sitting
from game.rules.hand import start
from game.rules.seats import Seat
from game.rules.view import observe
from game.storage.database import Store, memory_store, stamp
from game.storage.memory import StepAnswer
from game.tutor.review import Judged, Mark
from tests.clock import MORNING, Clock
from tests.course.writing import CLASSIC, GLOSSARY, lesson, read
from tests.own_mistakes import MADE, ORDER, PASS, PASSED, RULES

DAYS = 56
TOPICS = 12
SLIP = "slip"
A_DAY = {Level.GREENHORN: 3.0, Level.HOPEFUL: 2.2, Level.SUNDAY: 1.5, Level.STEADY: 0.8, Level.SHARP: 0.3}
"""Mistakes a day, besides those of the slip."""
SURE, UNSURE = 0.95, 0.35  # how often a learner is right about what is cured, and what is not
RIGHT = Judged(0, observe(start(RULES, PASSED), Seat.SOUTH), ORDER, Mark.BEST)
WRONG = replace(RIGHT, action=PASS, mark=Mark.MISTAKE, cost=0.6, better=ORDER)
QUESTIONS = 12
QUESTION = """\
- type: choose
  id: question-{number}
  ask: What suit is it?
  options:
    - {{id: trump, text: Trump}}
    - {{id: own, text: Its own}}
  answers:
    - {{option: trump, grade: best, say: It is.}}
    - {{option: own, grade: wrong, say: It is not.}}
"""


def course(folder: Path) -> Catalogue:
    """A lesson with many questions."""
    steps = "".join(QUESTION.format(number=number) for number in range(QUESTIONS))
    return Catalogue((read(lesson(steps), folder),), (), GLOSSARY)


@dataclass
class Learner:
    """One of them. `rate` is how likely a right answer cures the slip; 0 for one that nothing cures."""

    level: Level
    rate: float
    chance: Random
    lessons: Catalogue
    holiday: range = range(0)  # days without anything
    cured_on: int | None = None
    asked: Counter[int] = field(default_factory=Counter)  # times the slip was asked, by the day
    longest: int = 0  # seconds of the longest day's mixes, without extra practice
    most_of_one: int = 0
    cards: int = 0
    steps: int = 0
    sisters: int = 0
    extras: int = 0
    made: int = 0

    def live(self) -> None:
        """Eight weeks."""
        clock = Clock()
        with memory_store(clock) as store:
            store.memory.meet(["term/left-bower"])
            for day in range(DAYS):
                clock.time = MORNING + timedelta(days=day)
                if day not in self.holiday:
                    self._practise(store, clock, day)
                    self._learn(store)
                    self._play(store)

    def _learn(self, store: Store) -> None:
        """Now and then a question of a lesson, for the first time or again."""
        if self.chance.random() < 0.4:
            self._note(store, f"question-{self.chance.randrange(QUESTIONS)}")

    def _note(self, store: Store, step: str) -> None:
        skill = f"skill {step}"
        before = store.memory.skills().get(skill)
        right = self.chance.random() < 0.6
        held = skill_after(before.memory if before else "", right, store.now())
        now, due = stamp(store.now()), stamp(held.due)
        store.memory.note([StepAnswer("trial", step, skill, right, now, due, held.memory)])

    def _play(self, store: Store) -> None:
        slips = self.cured_on is None and self.chance.random() < 0.5
        count = int(A_DAY[self.level]) + (self.chance.random() < A_DAY[self.level] % 1)
        topics = [SLIP] * slips + [f"topic {self.chance.randrange(TOPICS)}" for _each in range(count)]
        for topic in topics:
            self.made += 1
            cost = 0.25 + self.chance.expovariate(3)
            made = replace(MADE, setup=f"deal {self.made}", principle=topic, cost=cost)
            store.mistakes.keep(made, stamp(store.now()))

    def _practise(self, store: Store, clock: Clock, day: int) -> None:
        """The mix of the day, half an hour later what is left of it, and sometimes extra practice."""
        seconds, topics = 0, Counter[str]()
        for _time in range(3):
            mix = plan(Deck(store, GLOSSARY, CLASSIC), self.lessons)
            if mix.extra and self.chance.random() < 0.8:
                break
            took = self._go_through(store, mix, topics, day)
            seconds += 0 if mix.extra else took
            self.extras += mix.extra
            clock.forward(30)
        self.longest = max(self.longest, seconds)
        self.most_of_one = max(self.most_of_one, *topics.values(), 0)
        self.asked[day] = topics[SLIP]

    def _go_through(self, store: Store, mix: Mix, topics: Counter[str], day: int) -> int:
        """One mix, which may be left before its end; the seconds that it took."""
        deck, seconds = Deck(store, GLOSSARY, CLASSIC), 0
        deck.take_up(*mix.fresh)
        thin_out(store, mix.due.later)
        sitting = Sitting(deck, mix.items, mix.room)
        while (item := sitting.now) is not None and self.chance.random() < 0.97:
            seconds += seconds_of(item)
            if isinstance(item, CardItem):
                self.cards += 1
                sitting.answer(Answered.KNEW_IT if self.chance.random() < 0.7 else Answered.NOT_YET)
            elif isinstance(item, StepItem):
                self.steps += 1
                self._note(store, item.step_id)
                sitting.pass_on(answered=True)
            else:
                topics[item.mistake.topic] += 1
                sitting.decided(self._decide(store, item, day))
        return seconds

    def _decide(self, store: Store, item: MistakeItem, day: int) -> bool:
        """An own mistake is decided anew, at a sister deal where one is wanted: here it is always found."""
        mistake = item.mistake
        if wants_sister(mistake):
            self.sisters += 1
            store.mistakes.keep_sister(mistake.id, f"sister {self.sisters}")
            mistake = replace(mistake, sister=f"sister {self.sisters}")
        right = self._answer(mistake.topic, day)
        keep_answer(store, mistake, RIGHT if right else WRONG, (0, 0, 9), mistake.sister)
        return right

    def _answer(self, topic: str, day: int) -> bool:
        if topic != SLIP:
            return self.chance.random() < SURE
        right = self.chance.random() < (UNSURE if self.cured_on is None else SURE)
        if right and self.cured_on is None and self.chance.random() < self.rate:
            self.cured_on = day
        return right


def learners(count: int, lessons: Catalogue, seed: int = 1) -> list[Learner]:
    """So many learners of all levels, every third of them with a slip that nothing cures, some on holiday."""
    chance = Random(seed)
    return [
        Learner(
            list(Level)[number % len(Level)],
            0.0 if number % 3 == 2 else chance.choice((0.3, 0.5, 0.8)),
            Random(f"{seed}/{number}"),
            lessons,
            range(20, 32) if number % 4 == 1 else range(0),
        )
        for number in range(count)
    ]
