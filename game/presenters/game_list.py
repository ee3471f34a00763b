"""Games to look at again: what they are called in a list, and their records."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.i18n import _, format_date, format_number
from game.records.exporting import saved_game, saved_hands, title_of_game
from game.records.record_faults import RecordRefused, nothing_played
from game.records.record_file import Recorded, open_record
from game.records.reviewing import finished_hands
from game.storage.database import Store
from game.storage.journal import GameLine, GameStatus


@dataclass(frozen=True)
class Chosen:
    """A record with what it is called; `game_id` is that of a game of the learner's own, else 0."""

    record: Recorded
    title: str
    game_id: int = 0


def game_name(line: GameLine) -> str:
    """A game in a list: its number and its rules."""
    try:
        name = str(json.loads(line.ruleset)["short_name"])
    except (ValueError, KeyError, TypeError):
        return title_of_game(line.id)
    # NOTE: a game in a list, by its number and the rules it was played by, for example "Game 3, Danville"
    return _("Game {number}, {rules}").format(number=format_number(line.id), rules=_(name))


def game_detail(line: GameLine) -> str:
    """When it was played, and how far."""
    text = {
        GameStatus.PLAYING: _("{day}, still being played"),
        GameStatus.FINISHED: _("{day}, finished"),
        GameStatus.ABANDONED: _("{day}, not finished"),
    }[line.status]
    try:
        day = format_date(datetime.fromisoformat(line.begun).astimezone().date())
    except ValueError:
        day = line.begun
    return text.format(day=day)


def to_replay(store: Store, line: GameLine) -> Chosen:
    """A game of the store with every step so far. Raises RecordRefused."""
    return _with_deals(Chosen(_recorded(store, line), game_name(line), line.id))


def to_review(store: Store, line: GameLine) -> Chosen:
    """A game of the store with its decisions. Raises RecordRefused.

    Of a game that is still being played only the finished hands: the review would tell how to go on.
    """
    record = _recorded(store, line)
    if line.status is GameStatus.PLAYING:
        record = finished_hands(record)
    if not any(deal.steps for deal in record.deals):
        raise nothing_played(game_name(line))
    return Chosen(record, game_name(line), line.id)


def from_file(path: str) -> Chosen:
    """The record in a file, by a path as somebody wrote it. Raises RecordRefused."""
    file = Path(os.path.expanduser(path.strip().strip("\"'")))  # leaves a ~ without a meaning as it is
    if file.is_fifo() or file.is_char_device():  # the window would wait for it
        raise RecordRefused(_("{file} isn't an ordinary file. Choose another name.").format(file=file))
    return _with_deals(Chosen(open_record(file), file.name))


def _recorded(store: Store, line: GameLine) -> Recorded:
    return saved_hands(saved_game(store, line.id))


def _with_deals(chosen: Chosen) -> Chosen:
    if not chosen.record.deals:
        raise RecordRefused(_("{file} has no deals yet.").format(file=chosen.title))
    return chosen
