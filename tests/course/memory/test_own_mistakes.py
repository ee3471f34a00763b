"""Own mistakes that come back: which are asked on a day, what an answer is worth, and when it comes again."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from game.course.loader import Catalogue
from game.course.memory.deck import Deck
from game.course.memory.mix import CARD_SECONDS, SECONDS, CardItem, MistakeItem, plan
from game.course.memory.own_mistakes import MISTAKE_SECONDS, due_mistakes, keep_answer, put_off, thin_out
from game.course.memory.scheduling import Answered
from game.course.memory.telling import mix_lines
from game.rules.hand import start
from game.rules.seats import Seat
from game.rules.view import observe
from game.storage.database import Store, stamp
from game.storage.mistakes import Mistake
from game.strategy.values import Effort, search
from game.tutor.review import Judged, Mark, judged
from tests.clock import Clock
from tests.course.writing import CLASSIC, GLOSSARY
from tests.own_mistakes import ORDER, PASS, PASSED, RULES, keep

EMPTY = Catalogue((), (), GLOSSARY)


@pytest.fixture(scope="module")
def right() -> Judged:
    view = observe(start(RULES, PASSED), Seat.SOUTH)
    return judged(0, view, ORDER, search(view, "", Effort(20, 60, 0.1, (ORDER, PASS))))


@pytest.fixture(scope="module")
def wrong(right: Judged) -> Judged:
    return judged(0, right.view, PASS, right.values)


def asked(store: Store) -> list[Mistake]:
    mix = plan(Deck(store, GLOSSARY, CLASSIC), EMPTY)
    return [item.mistake for item in mix.items if isinstance(item, MistakeItem)]


def many(store: Store, count: int, topics: int = 99) -> None:
    for number in range(count):
        keep(store, setup=f"deal {number}", cost=0.3 + number / 100, principle=f"topic {number % topics}")


def test_a_mistake_is_asked_from_the_next_day_on(store: Store, clock: Clock) -> None:
    keep(store)
    assert asked(store) == []
    clock.forward(days=1)
    assert [each.principle for each in asked(store)] == ["help-partner"]


def test_the_dearest_come_first_and_few_of_them(store: Store, clock: Clock) -> None:
    many(store, 20)
    clock.forward(days=1)
    assert [round(each.cost, 2) for each in asked(store)] == [0.49, 0.48, 0.47, 0.46, 0.45, 0.44, 0.43]


def test_of_one_principle_at_most_three_are_due_on_a_day(store: Store, clock: Clock) -> None:
    many(store, 9, topics=1)
    keep(store, setup="another", cost=0.26, principle="another")
    clock.forward(days=1)
    found = due_mistakes(store, 9)
    assert [each.principle for each in found.now] == ["topic 0"] * 3 + ["another"]
    assert found.waiting == 6


def test_what_was_answered_today_counts_among_the_three_of_a_principle(
    store: Store, clock: Clock, right: Judged
) -> None:
    many(store, 9, topics=1)
    clock.forward(days=1)
    for mistake in due_mistakes(store, 9).now[:2]:
        keep_answer(store, mistake, right, (0, 0, 5))
    assert len(due_mistakes(store, 9).now) == 1
    clock.forward(days=1)
    assert len(due_mistakes(store, 9).now) == 3


def test_cards_and_questions_keep_their_time_beside_many_mistakes(store: Store, clock: Clock) -> None:
    many(store, 30)
    deck = Deck(store, GLOSSARY, CLASSIC)
    deck.take_up(*deck.fresh(40))
    clock.forward(days=1)
    mix = plan(deck, EMPTY)
    assert (mix.mistakes, mix.cards) == (5, 6)


def test_what_was_gone_over_today_is_taken_off_the_five_minutes(
    store: Store, clock: Clock, right: Judged
) -> None:
    many(store, 30)
    clock.forward(days=1)
    for mistake in due_mistakes(store, 4).now:
        keep_answer(store, mistake, right, (0, 0, 5))
    mix = plan(Deck(store, GLOSSARY, CLASSIC), EMPTY)
    assert (mix.mistakes, mix.extra) == (3, False)
    for mistake in mix.due.now:
        keep_answer(store, mistake, right, (0, 0, 5))
    more = plan(Deck(store, GLOSSARY, CLASSIC), EMPTY)
    assert more.extra
    assert more.items
    assert mix_lines(more)[0].startswith("You've done today's five minutes.")


def test_whatever_is_due_a_mix_stays_within_five_minutes(store: Store, clock: Clock) -> None:
    many(store, 30)
    deck = Deck(store, GLOSSARY, CLASSIC)
    deck.take_up(*deck.fresh(40))
    clock.forward(days=1)
    items = plan(deck, EMPTY).items
    seconds = sum(CARD_SECONDS if isinstance(item, CardItem) else MISTAKE_SECONDS for item in items)
    assert seconds <= SECONDS
    assert any(isinstance(item, CardItem) for item in items)


def test_a_backlog_is_thinned_by_cost_and_a_sentence_says_so(store: Store, clock: Clock) -> None:
    many(store, 30)
    clock.forward(days=60)
    mix = plan(Deck(store, GLOSSARY, CLASSIC), EMPTY)
    assert "23 more of your mistakes have to wait" in " ".join(mix_lines(mix))
    thin_out(store, mix.due.later)
    left = store.mistakes.due(stamp(store.now()))
    assert len(left) == 9
    assert min(each.cost for each in left) > max(
        each.cost for each in store.mistakes.all() if each not in left
    )
    clock.forward(days=1)
    assert len(store.mistakes.due(stamp(store.now()))) == 12


def test_one_due_later_is_not_put_off_to_an_earlier_day(store: Store) -> None:
    mistake = keep(store)
    store.mistakes.put_off(mistake.id, stamp(store.now() + timedelta(days=9)))
    (mistake,) = store.mistakes.all()
    put_off(store, mistake)
    assert store.mistakes.all() == (mistake,)


def test_one_put_off_comes_tomorrow(store: Store, clock: Clock) -> None:
    mistake = keep(store)
    clock.forward(days=1)
    put_off(store, mistake)
    assert asked(store) == []
    clock.forward(days=1)
    assert len(asked(store)) == 1


def test_two_right_answers_make_it_a_deal_of_the_same_kind_and_space_it(
    store: Store, clock: Clock, right: Judged
) -> None:
    mistake, waits = keep(store), []
    for _time in range(2):
        comeback = keep_answer(store, mistake, right, (0, 0, 5))
        assert comeback.right
        waits.append(comeback.held.due - store.now())
        clock.time = comeback.held.due
        mistake = found(store, mistake)
    assert comeback.as_sister
    assert waits[1] > 2 * waits[0]


def test_right_again_within_the_minute_counts_no_second_time(
    store: Store, clock: Clock, right: Judged
) -> None:
    mistake = keep(store)
    first = keep_answer(store, mistake, right, (0, 0, 5))
    clock.forward(minutes=1)
    again = keep_answer(store, found(store, mistake), right, (0, 0, 5))
    assert (again.right, again.in_a_row, again.held.due) == (True, 1, first.held.due)


def test_a_wrong_answer_brings_it_back_soon_but_never_within_the_day(
    store: Store, clock: Clock, right: Judged, wrong: Judged
) -> None:
    mistake = keep(store)
    keep_answer(store, mistake, right, (0, 0, 5))
    comeback = keep_answer(store, found(store, mistake), wrong, (0, 0, 5))
    assert (comeback.answered, comeback.in_a_row) == (Answered.NOT_YET, 0)
    assert 1 <= (comeback.held.due - store.now()).days <= 2


def test_help_time_and_refused_cards_count(store: Store, right: Judged) -> None:
    assert right.mark is Mark.BEST
    for told, answered in (
        ((0, 0, 5), Answered.KNEW_IT),
        ((1, 0, 5), Answered.NEARLY),
        ((3, 0, 5), Answered.NOT_YET),
        ((0, 1, 5), Answered.NEARLY),
        ((0, 0, 90), Answered.NEARLY),
    ):
        assert keep_answer(store, keep(store, setup=str(told)), right, told).answered is answered


def test_a_revoke_tried_again_is_the_mistake_again(store: Store, right: Judged) -> None:
    told = keep_answer(store, keep(store, source="slip"), right, (0, 1, 5))
    assert told.answered is Answered.NOT_YET


def test_what_costs_a_little_neither_helps_nor_harms(store: Store, right: Judged) -> None:
    mistake = keep(store)
    keep_answer(store, mistake, right, (0, 0, 5))
    good = replace(right, mark=Mark.GOOD, cost=0.2)
    assert keep_answer(store, found(store, mistake), good, (0, 0, 5)).in_a_row == 1


def found(store: Store, mistake: Mistake) -> Mistake:
    kept = store.mistakes.find(mistake.id)
    assert kept is not None
    return kept
