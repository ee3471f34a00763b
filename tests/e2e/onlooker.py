"""Looks at a running app's journal from outside and plays its game through the real window."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.bots.levels import three_bots
from game.client.draw.theme import Metrics
from game.client.table.layout import TableLayout
from game.rules.actions import Action, ActionKind, Phase
from game.rules.record import ruleset_from_json, setup_from_json
from game.rules.seats import Seat
from game.session import HOME_SEAT, Session
from game.strategy.decisions import decide
from tests.e2e.real_window import RealWindow

_SUIT_KEYS = {"S": "s", "D": "d", "C": "c", "H": "h"}


@dataclass(frozen=True)
class Peek:
    """The newest game as its file has it."""

    status: str
    entries: tuple[str, ...]
    session: Session


def rows(home: Path, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Rows of a running app's store, read from a copy; none while there is nothing to read."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("leftbower.db", "leftbower.db-wal"):
            if (home / name).exists():
                shutil.copy(home / name, folder)
        try:
            with sqlite3.connect(Path(folder) / "leftbower.db") as database:
                return database.execute(query, values).fetchall()
        except sqlite3.Error:  # copied in the middle of a write
            return []


def peek(home: Path) -> Peek | None:
    """The newest game in the store of a running app; None while there is none."""
    games = rows(
        home,
        "SELECT id, text, setup, status FROM games JOIN rulesets ON hash = ruleset ORDER BY id DESC LIMIT 1",
    )
    if not games:
        return None
    game_id, ruleset, setup, status = games[0]
    written = rows(home, "SELECT text FROM game_entries WHERE game_id = ? ORDER BY n", game_id)
    entries = tuple(text for (text,) in written)
    session = Session.resume(
        ruleset_from_json(ruleset), setup_from_json(setup), three_bots(HOME_SEAT), entries
    )
    return Peek(status, entries, session)


def play_on(window: RealWindow, seconds: float, size: tuple[int, int] = (1280, 720)) -> Peek:
    """Play the game on the table with keys and clicks until it is over or the time is up."""
    layouts = [TableLayout(Metrics(*size), HOME_SEAT, bare) for bare in (True, False)]
    end = time.monotonic() + seconds
    tries = 0
    before: tuple[str, ...] = ()
    while time.monotonic() < end:
        seen = peek(window.home)
        if seen is None:
            time.sleep(0.2)
            continue
        if seen.status == "finished":
            return seen
        tries = tries + 1 if seen.entries == before else 0
        before = seen.entries
        if seen.session.waits_for_learner:
            _act(window, layouts[tries % 2], seen.session, tries // 2)
        else:
            window.key("F5")  # a key with no meaning of its own: whatever moves is finished
        time.sleep(0.15)
    seen = peek(window.home)
    assert seen is not None
    return seen


def _act(window: RealWindow, layout: TableLayout, session: Session, tries: int) -> None:
    """One attempt at what the game waits for; `tries` counts those before it without effect here."""
    view = session.view
    if view.phase is Phase.HAND_OVER:
        window.key("Return")
        return
    action = decide(view).action
    if action.card is not None:
        _card(window, layout, action, len(view.hand), tries)
    elif action.kind is ActionKind.PASS:
        window.key("p")
    elif action.kind is ActionKind.ORDER:
        window.key("a" if action.alone else "o")
    elif action.suit is not None:
        window.key(*(["a"] if action.alone else []), _SUIT_KEYS[action.suit])


def _card(window: RealWindow, layout: TableLayout, action: Action, count: int, tries: int) -> None:
    """Try a card by its place: clicks, then keys, then a drag; a refused one is just another lesson."""
    number = tries % count
    spot = layout.hand(number, count)
    if tries < count:
        window.click(spot.x, spot.y)
        if action.kind is ActionKind.DISCARD:
            window.key("Return")
    elif tries < 2 * count:
        window.key(str(number + 1), "Return")
    else:
        place = layout.trick(Seat.SOUTH)
        window.drag((spot.x, spot.y), (place.x, place.y))
