"""A learner some days into the course, for pictures."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from game.course.memory.scheduling import Answered, card_after, skill_after
from game.presenters.lesson_list import catalogue
from game.storage.database import Store, stamp
from game.storage.memory import StepAnswer

_DAYS = (16, 14, 6, 5, 3, 1)  # days ago on which something was done
_RIGHT = ((1, 1, 1), (1, 1), (0, 1), (1, 1), (0,), (1,), (1, 1, 1), (0, 1, 1), (1,), (1, 0))


def fill(store: Store) -> None:
    """Words met, cards answered and steps taken over two weeks."""
    read = catalogue()
    now = store.now()
    words = list(read.glossary.terms)[:14]
    store.memory.meet(f"term/{word}" for word in words)
    for number, word in enumerate(words[:10]):
        when = now - timedelta(days=_DAYS[number % len(_DAYS)])
        answered = Answered.KNEW_IT if number % 4 else Answered.NEARLY
        held = card_after("", answered, when)
        store.memory.review(f"term/{word}", int(answered), stamp(held.due), held.memory)
    steps = [
        (file.id, step.id, skill)
        for file in read.lessons
        for step in file.lesson.shown
        for skill in step.tests
    ]
    seen = list(dict.fromkeys(skill for _lesson, _step, skill in steps))[: len(_RIGHT)]
    for skill, answers in zip(seen, _RIGHT, strict=False):
        lesson_id, step_id = next((lesson, step) for lesson, step, tested in steps if tested == skill)
        memory = ""
        for right, ago in zip(answers, _DAYS, strict=False):
            when = now - timedelta(days=ago)
            held = skill_after(memory, bool(right), when)
            memory = held.memory
            told = StepAnswer(lesson_id, step_id, skill, bool(right), stamp(when), stamp(held.due), memory)
            store.memory.note([told])


def fill_hands(store: Store, hands: int = 42) -> None:
    """Practice hands that cost less and less."""
    draw = Random(7)
    game = store.games.begin("{}", "{}", "{}")
    for deal in range(hands):
        share = 1 - 0.6 * deal / hands
        cost = max(0.0, draw.gauss(0.7, 0.5)) * share if draw.random() < 0.8 else 0.0
        store.reviews.keep(game, deal, cost, draw.choice((-2, -1, 1, 1, 2)), 7, int(cost > 0.25))
    store.games.finish(game)
