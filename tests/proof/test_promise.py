"""What the scheduler promised against what happened: only tries that prove anything count."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from game.course.memory.own_mistakes import keep_answer
from game.course.memory.scheduling import Answered, card_after, chance, skill_after
from game.proof.promise import bins, of_cards, tried
from game.storage.database import Store, stamp
from game.storage.memory import Review, StepAnswer
from tests.clock import MORNING, Clock
from tests.course.memory.eight_weeks import RIGHT, WRONG
from tests.own_mistakes import keep


def test_a_promise_is_measured_against_what_happened() -> None:
    """Learners who forget just as the scheduler says are in bins whose promise is kept."""
    random, reviews = Random(5), list[Review]()
    for number in range(400):
        memory, now = "", MORNING
        for _time in range(6):
            if memory:
                now += timedelta(days=random.choice((1, 3, 9, 30)))
            knows = not memory or random.random() < chance(memory, now)
            answered = Answered.KNEW_IT if knows else Answered.NOT_YET
            held = card_after(memory, answered, now)
            reviews.append(Review(f"card {number}", int(answered), stamp(now), stamp(held.due)))
            memory = held.memory
    found = bins(of_cards(reviews))
    assert any(told.answers > 100 for told in found)
    for told in found:
        if told.answers > 100:
            assert abs(told.happened - told.promised) < 0.1
    assert sum(told.answers for told in found) == 400 * 5


def test_answers_of_the_same_day_prove_nothing() -> None:
    times = [MORNING + timedelta(minutes=number) for number in range(50)]
    reviews = [Review("card", 3, stamp(time), stamp(time)) for time in times]
    assert bins(of_cards(reviews)) == ()
    later = MORNING + timedelta(days=40)
    reviews += [Review("card", rating, stamp(later + timedelta(minutes=rating)), "") for rating in (1, 3, 3)]
    (told,) = bins(of_cards(reviews))
    assert (told.answers, told.known) == (1, 0)


def test_own_mistakes_and_skills_count_beside_cards(store: Store, clock: Clock) -> None:
    mistake = keep(store)
    store.memory.meet(["term/trick"])
    skill = ""
    for right in (True, True, False):
        kept = store.mistakes.find(mistake.id)
        assert kept is not None
        keep_answer(store, kept, RIGHT if right else WRONG, (0, 0, 5))
        store.memory.review("term/trick", 3 if right else 1, stamp(store.now()), "")
        skill = skill_after(skill, right, store.now()).memory
        now = stamp(store.now())
        store.memory.note([StepAnswer("trial", "suit", "bowers", right, now, now, skill)])
        clock.forward(days=2)
    found = bins(tried(store))
    assert sum(told.answers for told in found) == 6
    assert sum(told.known for told in found) == 3


def test_a_question_without_a_skill_was_promised_nothing(store: Store, clock: Clock) -> None:
    for _time in range(2):
        now = stamp(store.now())
        store.memory.note([StepAnswer("trial", "suit", "", True, now, now, "")])
        clock.forward(days=2)
    assert list(tried(store)) == []
