"""How long the learner's file takes to open, new and after thousands of hands."""

from __future__ import annotations

import tempfile
from pathlib import Path
from time import perf_counter

from game.bench.figures import median
from game.rules.record import ruleset_to_json
from game.rulesets.shipped import list_rulesets
from game.storage.connection import Database
from game.storage.database import open_store
from game.storage.journal import Games

MANY = 10_000
"""Hands in the larger file."""

RUNS = 9
_HANDS_A_GAME, _MOVES_A_HAND = 9, 26
_TIME = "2026-01-31T09:30:00+00:00"


def store_open_ratio(hands: int = MANY, runs: int = RUNS) -> float:
    """The median time to open a file with so many hands, as a multiple of that of an empty one."""
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty", Path(folder) / "full"
        for home in (empty, full):
            open_store(home).close()
        fill(full / "leftbower.db", hands)
        pairs = [(_opened(full), _opened(empty)) for _run in range(runs)]
    return median([many for many, _none in pairs]) / median([none for _many, none in pairs])


def fill(path: Path, hands: int) -> None:
    """Puts finished games with so many hands, and a review of each, into a closed file."""
    rules = [ruleset_to_json(ruleset) for ruleset in list_rulesets()]
    database = Database.open(path)
    games = Games(database, lambda: _TIME)
    for number, first in enumerate(range(0, hands, _HANDS_A_GAME)):
        dealt = min(_HANDS_A_GAME, hands - first)
        game = games.begin(rules[number % len(rules)], f'{{"seed": "{number}"}}', "{}")
        with database.transaction():
            for n in range(dealt * _MOVES_A_HAND):
                entry = (game, n + 1, f"{n % 4}:play:9C")
                database.run("INSERT INTO game_entries VALUES (?, ?, 'action', ?)", entry)
            for deal in range(dealt):
                database.run("INSERT INTO hand_reviews VALUES (?, ?, ?, 0.1, 1.0, 7, 1)", (game, deal, _TIME))
        games.finish(game)
    database.close()


def _opened(home: Path) -> float:
    begun = perf_counter()
    store = open_store(home)
    taken = perf_counter() - begun
    store.close()
    return taken
