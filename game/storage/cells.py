"""What may stand in a cell of the learner's file: the one place that says which rows can be believed.

A file may be damaged or edited by other hands, so no reader takes a cell for granted.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from game.storage.migrations import TABLES

Check = Callable[[Any], bool]

_HASH = re.compile(r"[0-9a-f]{32}")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00")
_YEARS = range(1970, 4000)
"""Years in which a clock may stand or a card may come back; far from where dates end."""

_LONGEST_MEMORY = 1000
_LARGEST = 2**53


def fits(table: str, row: Sequence[Any]) -> bool:
    """Whether every cell of a whole row of the table holds what can stand there."""
    return all(check(value) for check, value in zip(_CHECKS[table], row, strict=True))


def is_text(value: Any) -> bool:
    """A text; one with bytes that are no UTF-8 is none."""
    if not isinstance(value, str):
        return False
    return value.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in value)


def is_hash(value: Any) -> bool:
    """The hash of a ruleset. Anything else in its place is a ruleset itself, from before version 4."""
    return isinstance(value, str) and _HASH.fullmatch(value) is not None


def _is_name(value: Any) -> bool:
    return is_text(value) and bool(value)


def _is_time(value: Any) -> bool:
    """A time as the store writes it: two of them compare as texts."""
    if not isinstance(value, str) or not _TIME.fullmatch(value):
        return False
    try:
        return datetime.fromisoformat(value).year in _YEARS
    except ValueError:
        return False


def _is_memory(value: Any) -> bool:
    """What the scheduler keeps: nothing yet, or a few numbers and texts by name."""
    if value == "":
        return True
    if not is_text(value) or len(value) > _LONGEST_MEMORY:
        return False
    try:
        kept = json.loads(value)
    except (ValueError, RecursionError):
        return False
    return isinstance(kept, dict) and not any(isinstance(part, dict | list) for part in kept.values())


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and math.isfinite(value) and abs(value) < _LARGEST


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and 0 <= value < _LARGEST


def _counts_from_one(value: Any) -> bool:
    return _is_count(value) and value > 0


def _one_of(*known: object) -> Check:
    return lambda value: isinstance(value, str | int) and value in known


_is_source = _one_of("game", "lesson", "drill", "daily", "slip")
_is_seat = _one_of(0, 1, 2, 3)

_KINDS: dict[str, dict[str, Check]] = {
    "settings": {"key": _is_name, "value": is_text},
    "lesson_progress": {
        "lesson_id": _is_name,
        "ruleset_id": is_text,
        "fingerprint": is_text,
        "position": is_text,
        "answers": is_text,
        "done": _one_of(0, 1),
        "begun": _is_time,
        "changed": _is_time,
    },
    "rulesets": {"hash": is_hash, "text": is_text},
    "games": {
        "id": _counts_from_one,
        "begun": _is_time,
        "changed": _is_time,
        "ruleset": is_text,
        "setup": is_text,
        "players": is_text,
        "status": _one_of("playing", "finished", "abandoned"),
        "evening": lambda value: value is None or _counts_from_one(value),
    },
    "game_entries": {
        "game_id": _counts_from_one,
        "n": _counts_from_one,
        "kind": _one_of("action", "undo"),
        "text": is_text,
    },
    "memory_cards": {"card_id": _is_name, "met": _is_time, "due": _is_time, "memory": _is_memory},
    "card_reviews": {
        "n": _counts_from_one,
        "card_id": _is_name,
        "rating": _one_of(1, 2, 3, 4),
        "reviewed": _is_time,
        "due": _is_time,
    },
    "step_answers": {
        "n": _counts_from_one,
        "lesson_id": _is_name,
        "step_id": _is_name,
        "skill": is_text,
        "at_once": _one_of(0, 1),
        "answered": _is_time,
        "due": _is_time,
        "memory": _is_memory,
    },
    "hand_reviews": {
        "game_id": _counts_from_one,
        "deal": _is_count,
        "reviewed": _is_time,
        "cost": _is_number,
        "points": _is_number,
        "decisions": _is_count,
        "mistakes": _is_count,
    },
    "hand_noticing": {
        "game_id": _counts_from_one,
        "deal": _is_count,
        "kept": _is_time,
        "against": _is_count,
        "called": _is_count,
        "wrong": _is_count,
    },
    "evenings": {
        "id": _counts_from_one,
        "begun": _is_time,
        "changed": _is_time,
        "ruleset": is_text,
        "plan": is_text,
        "status": _one_of("playing", "finished", "abandoned"),
    },
    "evening_entries": {
        "evening_id": _counts_from_one,
        "n": _counts_from_one,
        "kind": is_text,
        "text": is_text,
    },
    "first_answers": {
        "lesson_id": _is_name,
        "step_id": _is_name,
        "version": is_text,
        "answer": is_text,
        "tries": _is_count,
        "hints": _is_count,
        "state": _one_of("asking", "answered", "shown"),
        "seconds": lambda value: value is None or _is_count(value),
    },
    "decisions": {
        "n": _counts_from_one,
        "source": _is_source,
        "game_id": _is_count,
        "deal": _is_count,
        "step": _is_count,
        "decided": _is_time,
        "kind": _is_name,
        "principle": is_text,
        "mark": _one_of("best", "good", "mistake"),
        "cost": _is_number,
        "hint": _is_count,
    },
    "mistakes": {
        "id": _counts_from_one,
        "source": _is_source,
        "game_id": _is_count,
        "deal": _is_count,
        "step": _is_count,
        "made": _is_time,
        "ruleset": is_hash,
        "setup": _is_name,
        "seat": _is_seat,
        "kind": _is_name,
        "principle": is_text,
        "action": _is_name,
        "best": _is_name,
        "cost": _is_number,
        "due": _is_time,
        "memory": _is_memory,
        "in_a_row": _is_count,
        "sister": is_text,
        "status": _one_of("kept", "dropped"),
    },
    "mistake_answers": {
        "n": _counts_from_one,
        "mistake_id": _counts_from_one,
        "setup": is_text,
        "action": _is_name,
        "cost": _is_number,
        "rating": _one_of(1, 2, 3, 4),
        "hints": _is_count,
        "seconds": _is_count,
        "answered": _is_time,
        "due": _is_time,
    },
    "drills": {
        "id": _counts_from_one,
        "begun": _is_time,
        "kind": _is_name,
        "ruleset": is_hash,
        "plan": is_text,
        "ended": lambda value: value == "" or _is_time(value),
    },
    "drill_answers": {
        "drill_id": _counts_from_one,
        "n": _counts_from_one,
        "setup": _is_name,
        "seat": _is_seat,
        "action": _is_name,
        "best": _is_name,
        "cost": _is_number,
        "error": _is_number,
        "seconds": _is_count,
        "answered": _is_time,
    },
    "proof_answers": {
        "n": _counts_from_one,
        "form": _is_name,
        "sitting": _one_of("before", "after", "later"),
        "item": _is_name,
        "action": _is_name,
        "cost": _is_number,
        "good": _one_of(0, 1),
        "answered": _is_time,
    },
    "coins": {"name": _is_name, "side": _one_of(0, 1), "tossed": _is_time},
    "set_aside": {"n": _counts_from_one, "since": _is_time, "source": is_text, "row": is_text},
}
_CHECKS = {table: tuple(_KINDS[table][column] for column in columns) for table, columns in TABLES.items()}
