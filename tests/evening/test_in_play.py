"""The evening as the learner sits in it: tables, card and clock, and the way back from its journal."""

from __future__ import annotations

import pytest

from game.bots.ladder import Level, SlipRate
from game.evening.in_play import EveningInPlay
from game.evening.keeping import (
    EntryOf,
    Plan,
    after,
    begin_by,
    clock_entry,
    clock_of,
    entry_of,
    entry_text,
    game_of,
    hand_entry,
    own_entry,
    plan_from_json,
    plan_to_json,
    replayed,
)
from game.evening.other_tables import play_table
from game.evening.people import company
from tests.evening.evenings import BUTLER, WEDNESDAY, hands
from tests.tables import rules

EIGHT = "south 4, west 3, thrown in, south alone 5, west 2, east 3, west alone 2, north 4"


def night(sheet: str = WEDNESDAY, tables: int = 2, **chosen: bool) -> EveningInPlay:
    people = company(tables, [Level.STEADY], "night", "Anna")
    return begin_by(Plan(people, "night", 2, **chosen), rules(sheet))  # type: ignore[arg-type]


def others_done(state: EveningInPlay) -> tuple[EveningInPlay, list[tuple[str, str]]]:
    """The other tables played to their end, with the entries that say so."""
    entries = []
    for number in state.others:
        for hand in play_table(state.evening, number, state.tables[number - 1]).hands:
            entries.append((EntryOf.HAND, hand_entry(number, hand)))
    return replayed(state, entries), [(str(kind), text) for kind, text in entries]


def signed(state: EveningInPlay) -> EveningInPlay:
    """The learner agrees to everything about the card."""
    while not state.is_checked:
        assert state.check is not None
        state = state.with_check(state.check.strike() if state.check.claim else state.check.initial())
    return state


def test_the_card_fills_itself_as_hands_are_played() -> None:
    state = night().with_own(hands("south 4, thrown in", rules(WEDNESDAY)))
    assert [box.entries for box in state.shown_card.boxes[:3]] == [(1,), (None,), ()]
    assert state.box_to_fill is None


@pytest.mark.clause("WED-24")
def test_a_card_kept_by_hand_waits_for_each_box() -> None:
    state = night(by_hand=True).with_own(hands("south 4, west 3", rules(WEDNESDAY)))
    assert state.box_to_fill == 1
    state = state.write(1).write(2)  # the second hand was theirs
    assert state.box_to_fill is None
    assert state.shown_card.total == 3
    with pytest.raises(ValueError, match="no box waits"):
        state.write(1)


def test_a_box_takes_only_what_a_hand_can_bring() -> None:
    state = night(by_hand=True).with_own(hands("south 4", rules(WEDNESDAY)))
    with pytest.raises(ValueError, match="no box waits"):
        state.write(9)


@pytest.mark.clause("WED-24")
def test_a_mistake_of_the_learner_is_noticed_by_the_other_side() -> None:
    state = night(by_hand=True)
    played = hands(EIGHT, rules(WEDNESDAY))
    for number in range(1, 9):
        state = state.with_own(played[:number])
        owed = state.owed[number - 1]
        state = state.write(5 if number == 5 else owed)  # hand 4 once more
    state = state.close_own(played)
    assert state.check is not None
    checked = state.check.initial()
    assert checked.claim is not None
    assert (checked.claim.number, checked.claim.is_right) == (5, True)


@pytest.mark.clause("BUT-02")
def test_when_time_is_up_the_hand_in_play_is_the_last() -> None:
    state = night(BUTLER).with_time(19 * 60_000)
    assert state.left == 60_000
    state = state.with_own(hands("south 4", rules(BUTLER)))
    assert not state.own_hands_done
    state = state.with_time(61_000)
    assert (state.left, state.own_hands_done) == (0, True)


@pytest.mark.clause("BUT-02")
def test_without_the_clock_all_twelve_hands_are_played() -> None:
    state = night(BUTLER, clock=False).with_time(99 * 60_000)
    state = state.with_own(hands("south 4", rules(BUTLER)))
    assert (state.is_clock_stopped, state.left, state.own_hands_done) == (True, 20 * 60_000, False)


def test_a_round_ends_when_all_tables_are_done_and_the_card_is_signed() -> None:
    state, _entries = others_done(night())
    with pytest.raises(ValueError, match="isn't over"):
        state.ended()
    state = state.close_own(hands(EIGHT, rules(WEDNESDAY)))
    assert not state.can_end
    state = signed(state).ended()
    assert (state.evening.number, state.evening.is_over) == (2, False)
    assert state.tables[0].hands == ()


def test_an_evening_comes_back_from_its_entries() -> None:
    before = night(by_hand=True)
    played = hands(EIGHT, rules(WEDNESDAY))
    state, entries = others_done(before)
    entries += [(EntryOf.TIME, "61000"), (EntryOf.OWN, own_entry(7, played))]
    state = state.with_time(61000).close_own(played)
    while not state.is_checked:
        assert state.check is not None
        word = "strike" if state.check.claim else "initial"
        entries.append((EntryOf.CARD, word))
        state = after(state, EntryOf.CARD, word)
    entries.append((EntryOf.ROUND, ""))
    assert replayed(before, entries) == state.ended()
    assert game_of(own_entry(7, played)) == 7


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("hand", "{}"),
        ("hand", "null"),
        ("time", "soon"),
        ("card", "initial"),
        ("card", "write 1"),
        ("own", '{"hands": 5}'),
        ("round", ""),
        ("song", ""),
    ],
)
def test_entries_that_make_no_sense_are_refused(kind: str, text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        replayed(night(), [(kind, text)])


def test_a_plan_comes_back_from_its_text() -> None:
    people = company(2, [Level.SHARP, Level.HOPEFUL], "night", "Änne")
    plan = Plan(people, "night", 3, clock=False, by_hand=True, slips=SlipRate.SELDOM)
    assert plan_from_json(plan_to_json(plan)) == plan


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"people": 3}'])
def test_a_damaged_plan_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        plan_from_json(text)


def test_a_dash_is_kept_as_a_dash() -> None:
    assert [entry_of(entry_text(entry)) for entry in (None, 0, 5)] == [None, 0, 5]


@pytest.mark.clause("BUT-02")
def test_a_stopped_clock_lets_every_table_play_all_its_hands() -> None:
    state = night(BUTLER, tables=4)
    late = state.with_time(21 * 60_000)
    stopped = late.with_clock(running=False)
    played = [play_table(stopped.evening, number, stopped.tables[number - 1]) for number in stopped.others]
    assert {len(table.hands) for table in played} == {12}
    assert (late.is_time_up, stopped.is_time_up, stopped.left) == (True, False, 0)
    assert stopped.with_time(1000) == stopped
    assert stopped.with_clock(running=True) == late


def test_a_clock_entry_says_whether_it_runs() -> None:
    assert clock_of(clock_entry(running=True))
    assert not clock_of(clock_entry(running=False))
    with pytest.raises(ValueError, match="nothing about a clock"):
        clock_of("tick")
    with pytest.raises(ValueError, match="no clock runs here"):
        after(night(), EntryOf.CLOCK, "stopped")
