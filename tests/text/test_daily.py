"""The deal of the day by typed lines: kept the first time, only played for fun the second."""

from __future__ import annotations

from game.presenters.daily_deal import deal_of, line_of, today
from game.rules.actions import Phase
from game.storage.database import Store, memory_store
from game.strategy.decisions import decide
from tests.text.typists import by_code, converse


def typed(store: Store) -> list[str]:
    """What a sound player types in the deal of today."""
    lines: list[str] = []
    with memory_store() as other:
        session = deal_of(other, today(store)).session
        while session.state.phase is not Phase.HAND_OVER:
            if not session.advance():
                action = decide(session.view).action
                lines.append(by_code(action, session.view))
                session.submit(action)
    return lines


def test_the_line_to_share_is_said_and_kept(store: Store) -> None:
    said = converse(store, "deal of the day", *typed(store), "quit")
    line = line_of(store, today(store))
    assert line
    assert f"{line}\n" in said
    assert "The same cards for everyone today" in said
    assert {each.source for each in store.decisions.latest(99)} == {"daily"}


def test_a_second_try_tells_the_first_and_keeps_nothing(store: Store) -> None:
    lines = typed(store)
    converse(store, "deal of the day", *lines, "quit")
    line, kept = line_of(store, today(store)), store.decisions.latest(99)
    said = converse(store, "deal of the day", *lines, "quit")
    assert "Your first try is the one that counts." in said
    assert line_of(store, today(store)) == line
    assert store.decisions.latest(99) == kept


def test_whoever_leaves_in_the_middle_goes_on_there(store: Store) -> None:
    lines = typed(store)
    converse(store, "deal of the day", lines[0], "menu", "quit")
    said = converse(store, "deal of the day", *lines[1:], "quit")
    assert "Picking up where you left off" in said
    assert line_of(store, today(store))
