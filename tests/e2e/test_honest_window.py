"""A game at an honest table in a real window: slips both ways, the director called, a kill in a ruling."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest

from game.bots.ladder import Level, SlipRate
from game.client.draw.theme import Metrics
from game.client.table.layout import TableLayout
from game.pages.table_model import in_order
from game.rules.actions import Action, ActionKind, Phase
from game.rules.slip_kinds import slip_kind
from game.rules.view import SeatView
from game.session import HOME_SEAT
from game.storage.database import open_store
from game.storage.settings import Practice
from game.strategy.decisions import decide
from tests.e2e.onlooker import Peek, peek
from tests.e2e.real_window import RealWindow, launch, missing_tools, virtual_screen

pytestmark = pytest.mark.skipif(
    bool(missing_tools()), reason=f"a real window needs {missing_tools()}, not installed here"
)
_LONG = 420  # seconds
_SLIPS = 3  # of the learner's own


def set_honest_table(home: Path) -> None:
    """A quick honest table at which somebody slips in every hand and nobody is asked twice."""
    with open_store(home) as store:
        practice = Practice(
            "hoyle-2001", length="ten", seed="11", opponents=Level.STEADY, partner=Level.STEADY,
            slips=SlipRate.ONE,
        )  # fmt: skip
        store.save_settings(replace(store.settings, speed="fast", ask_first="never", practice=practice))


def slips(seen: Peek) -> list[Action]:
    """Everything that was done and should not have been."""
    done = seen.session.history
    return [each.action for each in done if slip_kind(each.before, each.action) is not None]


def own_slips(seen: Peek) -> int:
    """The slips that South has made so far."""
    return sum(action.seat is HOME_SEAT for action in slips(seen))


def rulings(seen: Peek) -> int:
    return sum(each.action.kind is ActionKind.DIRECTOR for each in seen.session.history)


def play_honestly(window: RealWindow, seconds: float, *, until_ruled: bool = False) -> Peek:
    """Play on by keys and clicks; now and then out of suit. Stops in a ruling, where that is wanted."""
    layouts = [TableLayout(Metrics(1280, 720), HOME_SEAT, bare) for bare in (True, False)]
    end, tries, before = time.monotonic() + seconds, 0, ()
    while time.monotonic() < end:
        seen = peek(window.home)
        if seen is None:
            time.sleep(0.2)
            continue
        if seen.status == "finished" or (until_ruled and rulings(seen)):
            return seen
        tries = tries + 1 if seen.entries == before else 0
        before = seen.entries
        view = seen.session.view
        if tries % 4 == 3 or view.phase is Phase.HAND_OVER:
            window.key("Return")  # a ruling that is read, a choice after it
        elif not seen.session.waits_for_learner or view.phase in (Phase.RULING, Phase.NAME_LEAD):
            window.key("F5")
        else:
            action = decide(view).action
            barred = [card for card in view.hand if card not in {each.card for each in view.legal}]
            if view.phase is Phase.PLAY and barred and own_slips(seen) < _SLIPS:
                action = Action(view.seat, ActionKind.PLAY, barred[0])
            _act(window, layouts[tries % 2], view, action)
        time.sleep(0.15)
    seen = peek(window.home)
    assert seen is not None
    return seen


def _act(window: RealWindow, layout: TableLayout, view: SeatView, action: Action) -> None:
    """This card or call, nothing else: at an honest table every card that is touched is played."""
    if action.card is not None:
        shown = in_order(view.hand, view.trump)
        spot = layout.hand(shown.index(action.card), len(shown))
        window.click(spot.x, spot.y)
        if action.kind is ActionKind.DISCARD:
            window.key("Return")
    elif action.kind is ActionKind.PASS:
        window.key("p")
    elif action.kind is ActionKind.ORDER:
        window.key("a" if action.alone else "o")
    elif action.suit is not None:
        window.key(*(["a"] if action.alone else []), str(action.suit).lower())


def begin(window: RealWindow) -> None:
    until = time.monotonic() + 60
    while peek(window.home) is None:
        assert time.monotonic() < until, "no game was begun"
        window.key("1")
        time.sleep(1)


def own_calls(seen: Peek) -> int:
    """How often the learner has called the director."""
    done = (each.action for each in seen.session.history)
    return sum(action.kind is ActionKind.DIRECTOR and action.seat is HOME_SEAT for action in done)


def call_the_director(window: RealWindow) -> None:
    """Walt, the first line, called by keys; where a ruling leaves a choice, that is made first."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        seen = peek(window.home)
        if seen is not None and own_calls(seen):
            return
        choosing = seen is not None and seen.session.view.phase in (Phase.RULING, Phase.NAME_LEAD)
        for key in ("Return",) if choosing else ("F2", "1", "1", "Return"):
            window.key(key)
            time.sleep(0.3)
        time.sleep(0.5)


@pytest.mark.slow
def test_an_honest_game_is_played_to_its_end_through_slips_rulings_and_a_kill(tmp_path: Path) -> None:
    set_honest_table(tmp_path)
    with virtual_screen() as display:
        window = launch(display, tmp_path)
        try:
            begin(window)
            left = play_honestly(window, _LONG, until_ruled=True)
        finally:
            window.kill()
        assert rulings(left)
        window = launch(display, tmp_path)
        try:
            window.key("Return")  # the app offers to go on
            time.sleep(1)
            call_the_director(window)
            after = play_honestly(window, _LONG)
        finally:
            window.kill()
    assert after.entries[: len(left.entries)] == left.entries
    assert after.status == "finished"
    assert own_slips(after) >= _SLIPS
    assert len(slips(after)) - own_slips(after) >= _SLIPS
    assert own_calls(after)
