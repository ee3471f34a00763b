"""One decision asked at a table: what came before it, the answer, help on the way, and what is kept."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from game.bots.at_once import AtOnce
from game.pages.page import BarRows, Paragraph
from game.pages.practice_page import Opened
from game.presenters.asked_decision import AskedDecision
from game.presenters.decision_purpose import Asked
from game.presenters.desk import BACK
from game.presenters.own_mistake import OwnMistake, asked_again
from game.presenters.stopwatch import Stopwatch
from game.rules.actions import Action
from game.rules.hand import legal
from game.rules.record import setup_to_json
from game.rules.seats import Seat
from game.storage.database import Store, memory_store
from game.storage.errors import StoreFailed
from game.storage.mistakes import Mistake
from tests.own_mistakes import ORDER, PASS, PASSED, RULES, keep
from tests.presenters.conftest import PlainDesk
from tests.tables import hand_setup, reach


def plain_desk() -> PlainDesk:
    return PlainDesk(memory_store(), AtOnce)  # type: ignore[arg-type]


def at(desk: PlainDesk, mistake: Mistake | None = None) -> tuple[AskedDecision, OwnMistake]:
    """The mistake's table, at the decision; a second goes by with every look at the clock."""
    mistake = mistake or keep(desk.store)
    asked = asked_again(mistake)
    assert asked is not None
    purpose, seconds = OwnMistake(desk.store, mistake, "Today", 3, 7), count()
    table = AskedDecision(desk, asked, purpose, lambda moment: None, lambda: next(seconds))
    while not table.ready:
        table.advance()
    return table, purpose


def test_the_calls_before_it_are_made_first() -> None:
    desk = plain_desk()
    asked = Asked(RULES, PASSED, Seat.SOUTH)
    heard: list[Action | None] = []
    mistake = keep(desk.store)
    table = AskedDecision(
        desk, asked, OwnMistake(desk.store, mistake, ""), lambda moment: heard.append(moment.action)
    )
    assert (table.ready, table.calls, table.may_choose) == (False, [], False)
    table.advance()
    assert table.ready
    assert heard == [Action.parse("3:pass")]
    assert [call.action for call in table.calls][:2] == [PASS, ORDER]


def test_a_trick_is_begun_before_the_own_card() -> None:
    setup = hand_setup("JC AS KS AD TC", "9H TH KH AH QH", dealer=Seat.SOUTH, upcard="QS")
    done = "1:pass 2:pass 3:pass 0:order 0:discard:TC 1:play:9H"
    state = reach(setup, done)
    card = next(action for action in legal(state, state.turn))
    actions = (*map(Action.parse, done.split()), card)
    desk = plain_desk()
    asked = Asked(RULES, replace(setup, actions=actions), Seat.EAST)
    table = AskedDecision(desk, asked, OwnMistake(desk.store, keep(desk.store), ""), lambda moment: None)
    assert table.view.trick is not None
    assert (table.view.trick.plays, table.ready) == ((), False)
    table.advance()
    table.advance()
    assert table.ready
    assert len(table.view.trick.plays) == 2


def test_the_best_call_is_right_and_the_reason_comes_with_both_choices() -> None:
    desk = plain_desk()
    table, purpose = at(desk)
    assert table.page().title == "You've been here before"
    table.call(ORDER)
    assert table.calls == []
    assert table.poll()
    page = table.page()
    assert page.title == "Right this time"
    (bars,) = [block for block in page.blocks if isinstance(block, BarRows)]
    words = {bar.action: bar.words for bar in bars.bars.shown}
    assert words[PASS].endswith(" (then)")
    assert words[ORDER].endswith(" (now)")
    assert purpose.comeback is not None
    assert purpose.comeback.right
    (kept,) = desk.store.mistakes.answers()
    assert (kept.action, kept.rating, kept.hints) == (str(ORDER), 3, 0)
    assert [button.id for button in page.every_button()] == ["next", "play on", "look", "not again"]
    assert table.act("next") is BACK


def test_one_that_was_dropped_is_not_said_to_come_back() -> None:
    desk = plain_desk()
    kept = keep(desk.store)
    desk.store.mistakes.drop(kept.id)
    (dropped,) = desk.store.mistakes.all(dropped=True)
    table = AskedDecision(
        desk, Asked(RULES, PASSED, Seat.SOUTH), OwnMistake(desk.store, dropped, ""), lambda moment: None
    )
    while not table.ready:
        table.advance()
    table.call(PASS)
    assert table.poll()
    told = [block.text for block in table.page().blocks if isinstance(block, Paragraph)]
    assert "It won't come back." in told


def test_the_same_mistake_again_comes_back_with_what_was_better() -> None:
    desk = plain_desk()
    table, purpose = at(desk)
    table.call(PASS)
    table.poll()
    assert table.page().title == "Not this time"
    assert purpose.comeback is not None
    assert not purpose.comeback.right
    (kept,) = desk.store.mistakes.answers()
    assert kept.cost > 0.25


def test_a_hint_read_to_its_answer_does_not_count_as_known() -> None:
    desk = plain_desk()
    table, purpose = at(desk)
    for _step in range(3):
        table.act("hint")
    assert table.sheet.opened is Opened.HINT
    table.act("back to now")
    table.call(ORDER)
    table.poll()
    assert table.page().title == "You looked at the answer"
    assert purpose.comeback is not None
    assert not purpose.comeback.right


def test_only_one_answer_is_taken() -> None:
    table, _purpose = at(plain_desk())
    table.call(PASS)
    table.call(ORDER)
    assert table.chosen == PASS


def test_playing_on_begins_behind_the_answer() -> None:
    table, _purpose = at(plain_desk())
    table.call(ORDER)
    table.poll()
    route = table.act("play on")
    assert route is not None
    assert route.name == "position"
    setup = route.about[1]
    assert setup == replace(PASSED, actions=(*PASSED.actions, ORDER))


@pytest.mark.parametrize(("button", "kept"), [("another day", 1), ("not again", 0)])
def test_it_can_be_put_off_or_thrown_away(button: str, kept: int) -> None:
    desk = plain_desk()
    table, purpose = at(desk)
    assert table.act(button) is BACK
    assert len(desk.store.mistakes.all()) == kept
    assert purpose.comeback is None


def test_an_answer_that_cannot_be_kept_says_so_and_is_kept_when_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = plain_desk()
    table, _purpose = at(desk)

    def full(*told: object) -> None:
        raise StoreFailed("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(desk.store.mistakes, "answer", full)
        table.call(ORDER)
        table.poll()
        assert "The disk is full." in str(table.page().blocks)
    table.act("retry")
    assert table.page().title == "Right this time"


def test_a_deal_like_it_is_asked_in_its_place() -> None:
    desk = plain_desk()
    mistake = keep(desk.store)
    other = hand_setup("JD AH KH AS TC", dealer=Seat.NORTH, upcard="QH")
    sister = setup_to_json(replace(other, actions=PASSED.actions))
    desk.store.mistakes.keep_sister(mistake.id, sister)
    kept = desk.store.mistakes.find(mistake.id)
    assert kept is not None
    table, _purpose = at(desk, kept)
    assert table.page().title == "A hand like one you misplayed"
    assert str(table.view.upcard) == "QH"
    table.call(ORDER)
    table.poll()
    assert [each.setup for each in desk.store.mistakes.answers()] == [sister]


def test_one_that_cannot_be_dealt_any_more_is_left_out(store: Store) -> None:
    for setup in ("{}", "no deal", setup_to_json(PASSED).replace('"QS"', '"QQ"')):
        assert asked_again(keep(store, setup=setup)) is None


def test_the_time_while_another_screen_lies_above_does_not_count() -> None:
    desk, times = plain_desk(), iter((0.0, 0.0, 10.0, 200.0, 205.0, 205.0))
    mistake = keep(desk.store)
    asked = asked_again(mistake)
    assert asked is not None
    watch = Stopwatch(lambda: next(times))
    watch.begin()
    watch.rest()
    watch.wake()
    assert watch.seconds == 15

    now = [0.0]
    table = AskedDecision(desk, asked, OwnMistake(desk.store, mistake, ""), lambda _m: None, lambda: now[0])
    while not table.ready:
        table.advance()
    now[0] = 10.0
    table.rest()
    now[0] = 300.0
    table.wake()
    now[0] = 305.0
    table.call(ORDER)
    while table.answer is None:
        table.poll()
    assert table.answer.seconds == 15


def test_a_sister_that_cannot_be_dealt_is_not_kept_as_the_deal_that_was_asked() -> None:
    desk = plain_desk()
    mistake = replace(keep(desk.store), sister='{"seed": "1", "actions": ["0:play:9H"]}')
    table, purpose = at(desk, mistake)
    assert purpose.mistake.sister == ""
    table.call(ORDER)
    while table.answer is None:
        table.poll()
    assert desk.store.mistakes.answers()[-1].setup == ""
