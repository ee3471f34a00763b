"""Sister deals beside the daily mix: looked for where wanted, kept and asked, and the next time another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.bots.at_once import AtOnce, Thinker
from game.bots.piecework import Errand, Progress
from game.course.memory.own_mistakes import keep_answer, wants_sister
from game.presenters.memory_cards import MixSitting
from game.presenters.own_mistake import asked_again
from game.presenters.sister_search import SisterSearch, sought
from game.rules.hand import start
from game.rules.record import setup_from_json
from game.rules.seats import Seat
from game.rules.view import observe
from game.storage.database import Store, stamp
from game.storage.errors import StoreFailed
from game.storage.mistakes import Mistake, MistakeAnswer, Mistakes
from game.strategy.values import Effort, search
from game.tutor.review import judged
from tests.clock import Clock
from tests.own_mistakes import ORDER, PASS, PASSED, RULES, keep


class Thinking:
    """A process that has not come to its end, and what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Errand] = []
        self.cancelled = 0
        self.said: Progress | None = Progress(False)

    def run(self, errand: Errand) -> Thinking:
        self.asked.append(errand)
        return self

    def poll(self) -> Progress | None:
        return self.said

    def cancel(self) -> None:
        self.cancelled += 1


def known(store: Store, clock: Clock, right: int = 2, **other: object) -> Mistake:
    """A mistake of yesterday that has been right so often in a row."""
    mistake = keep(store, **other)
    told = MistakeAnswer(mistake.id, "", str(ORDER), 0.0, 3, 0, 5)
    store.mistakes.answer(told, "", stamp(store.now()), right)
    clock.forward(days=1)
    return again(store, mistake)


def again(store: Store, mistake: Mistake) -> Mistake:
    found = store.mistakes.find(mistake.id)
    assert found is not None
    return found


def at_once() -> Thinker:
    return AtOnce()


def thinker(thinking: Thinking) -> Callable[[], Thinker]:
    return lambda: thinking  # type: ignore[return-value]


def asked(mistake: Mistake) -> set[str]:
    """The learner's cards at the table."""
    about = asked_again(mistake)
    assert about is not None
    return {str(card) for card in observe(start(about.ruleset, about.setup), about.seat).hand}


@pytest.mark.parametrize(
    ("right", "source", "wants"), [(2, "game", True), (1, "game", False), (2, "slip", False)]
)
def test_another_deal_is_wanted_after_two_right_answers_but_for_a_revoke(
    store: Store, clock: Clock, right: int, source: str, wants: bool
) -> None:
    assert wants_sister(known(store, clock, right, source=source)) is wants


def test_a_sister_is_found_beside_the_mix_kept_and_asked(store: Store, clock: Clock) -> None:
    mistake = known(store, clock)
    mix = MixSitting(store, at_once)
    mix.look()
    mix.act("start")
    assert mix.mistake is not None
    assert mix.mistake.sister == again(store, mistake).sister != ""
    assert asked(mix.mistake) != asked(mistake)
    assert mix.mistake.seat == mistake.seat


def test_where_none_is_found_in_time_the_deal_itself_is_asked(store: Store, clock: Clock) -> None:
    mistake, thinking = known(store, clock), Thinking()
    mix = MixSitting(store, thinker(thinking))
    mix.look()
    mix.look()
    mix.act("start")
    assert mix.mistake == mistake
    assert len(thinking.asked) == 1


@pytest.mark.parametrize("said", [Progress(True), Progress(True, fault="gone")])
def test_where_there_is_none_or_the_search_broke_off_it_is_not_looked_for_again(
    store: Store, clock: Clock, said: Progress
) -> None:
    mistake, thinking = known(store, clock), Thinking()
    thinking.said = said
    search = SisterSearch(store, [mistake], thinker(thinking))
    search.begin()
    search.poll()
    search.begin()
    assert len(thinking.asked) == 1
    assert search.latest(mistake) == mistake
    assert not search.awaits(mistake)


def test_a_sister_that_comes_later_is_kept_for_then(store: Store, clock: Clock) -> None:
    mistake, thinking = known(store, clock), Thinking()
    mix = MixSitting(store, thinker(thinking))
    mix.look()
    mix.act("start")
    thinking.said = Progress(True, result=PASSED)
    mix.look()
    assert setup_from_json(again(store, mistake).sister) == PASSED


def test_nothing_is_looked_for_while_nobody_sits_there(store: Store, clock: Clock) -> None:
    known(store, clock)
    thinking = Thinking()
    mix = MixSitting(store, thinker(thinking))
    mix.look()
    mix.rest()
    assert thinking.cancelled == 1
    mix.look()
    assert len(thinking.asked) == 2


def test_without_a_process_the_deal_itself_is_asked(store: Store, clock: Clock) -> None:
    mistake = known(store, clock)

    def none() -> Thinker:
        raise OSError("no process")

    mix = MixSitting(store, none)
    mix.look()
    mix.act("start")
    assert mix.mistake == mistake
    assert not mix.sisters.awaits(mistake)


def test_a_sister_that_cannot_be_kept_is_asked_all_the_same(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    mistake = known(store, clock)

    def fail(*_about: object) -> None:
        raise StoreFailed("the disk is full")

    monkeypatch.setattr(Mistakes, "keep_sister", fail)
    search = SisterSearch(store, [mistake], at_once)
    search.settle(mistake)
    assert search.latest(mistake).sister


def test_the_next_sister_is_another_one(store: Store, clock: Clock) -> None:
    mistake, hands = known(store, clock), []
    view = observe(start(RULES, PASSED), Seat.SOUTH)
    right = judged(0, view, ORDER, search(view, "", Effort(20, 60, 0.1, (ORDER, PASS))))
    for _time in range(3):
        looking = SisterSearch(store, [mistake], at_once)
        looking.settle(mistake)
        mistake = looking.latest(mistake)
        hands.append(asked(mistake))
        keep_answer(store, mistake, right, (0, 0, 5), mistake.sister)
        mistake = again(store, mistake)
        assert mistake.sister == ""
    assert all(one != two for place, one in enumerate(hands) for two in hands[:place])


@pytest.mark.parametrize("broken", [{"ruleset": "{}"}, {"setup": "{}"}, {"action": "?"}, {"best": "0:sing"}])
def test_a_mistake_that_cannot_be_read_has_none(store: Store, clock: Clock, broken: dict[str, str]) -> None:
    mistake = replace(known(store, clock), **broken)
    assert sought(store, mistake) is None
    looking = SisterSearch(store, [mistake], at_once)
    looking.settle(mistake)
    assert looking.latest(mistake) == mistake


def test_each_look_begins_one_more_search_and_they_are_asked_in_their_order(
    store: Store, clock: Clock
) -> None:
    first = known(store, clock)
    second = replace(first, id=first.id + 1, principle="another", best=str(PASS), action=str(ORDER))
    thinking = Thinking()
    looking = SisterSearch(store, [first, second], thinker(thinking))
    begun = []
    for _look in range(3):
        looking.begin()
        begun.append([str(errand.about.best) for errand in thinking.asked])
    assert begun == [[str(ORDER)], [str(ORDER), str(PASS)], [str(ORDER), str(PASS)]]


def test_one_that_comes_after_a_wrong_answer_is_not_kept(store: Store, clock: Clock) -> None:
    mistake, thinking = known(store, clock), Thinking()
    looking = SisterSearch(store, [mistake], thinker(thinking))
    looking.begin()
    wrong = MistakeAnswer(mistake.id, "", str(PASS), 0.6, 1, 0, 5)
    store.mistakes.answer(wrong, "", stamp(store.now()), 0)
    thinking.said = Progress(True, result=PASSED)
    looking.poll()
    assert again(store, mistake).sister == ""
