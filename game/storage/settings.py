"""What the learner has chosen, remembered from one start to the next.

Read before the first picture, so it checks its few values by itself and fetches no library for them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any, Literal

from game.bots.ladder import Level, SlipRate
from game.storage.aside import read, set_aside
from game.storage.connection import Database
from game.storage.errors import StorageError

Pack = Literal[24, 28, 32]
"""Cards in a pack."""

Length = Literal["hand", "game", "ten", "endless"]
"""How long to sit at the table."""

_WIDEST = 100_000  # pixels


@dataclass(frozen=True)
class Practice:
    """The last choices of the practice set-up."""

    ruleset: str = ""  # "" for the one that is good to learn with
    pack: Pack | None = None  # cards; None for the ruleset's own
    joker: bool | None = None  # None for the ruleset's own
    length: Length = "ten"  # points, as most people play; "game" is what the sheet says
    seed: str = ""  # "" for a new one each time
    opponents: Level = Level.HOPEFUL  # a friendly table first, at which sound play is rewarded
    partner: Level = Level.SHARP  # who carries a beginner
    slips: SlipRate | None = None  # how often the others slip; None: the referee lets nobody slip


@dataclass(frozen=True)
class Settings:
    """All settings, with the values of a first start."""

    language: str = ""  # a code such as "en_XA"; "" follows the system
    text: Literal[100, 115, 130, 150] = 100  # percent
    deck: Literal["two", "four"] = "two"  # colours of the suits
    indices: Literal["english", "local"] = "english"  # the letters on jack, queen, king and ace
    speed: Literal["slow", "normal", "fast"] = "normal"
    reduced_motion: bool | None = None  # None follows the system
    sound: Literal["off", "soft", "full"] = "soft"
    card_help: bool = True  # raises the cards that may be played
    sheet: Literal["closing", "open"] = "closing"  # whether the sheet of a table may close to a slip
    last_card: bool = True  # whether the last card of a hand plays itself
    show_more: bool = (
        False  # whether answers show what else lies under More: clauses, costs, how sure they are
    )
    ask_first: Literal["first", "always", "never"] = "first"  # before one's own slips at an honest table
    slips_asked: int = 0  # how often that was asked
    practice: Practice = Practice()
    window: tuple[int, int] | None = None  # width and height in pixels; None: as large as fits
    record_folders: tuple[str, ...] = ()  # those in which records were opened, the newest first
    club_files: tuple[str, ...] = ()  # the nights that were run for a club, the newest first
    handed_in_as: str = ""  # the name or number under which lessons were handed in last
    lesson_ruleset: str = ""  # the ruleset lessons run under where it fits; "" for one for beginners


def read_settings(database: Database) -> Settings:
    """The saved settings. A value that makes no sense is set aside for the default of its key."""
    saved: dict[str, Any] = {}
    rows = read(database, "settings")
    for key, text in rows:
        with suppress(ValueError, RecursionError):
            saved[key] = json.loads(text)
    found = _fitting(_SETTINGS, saved)
    doubtful = [row for row in rows if row[0] in _SETTINGS and row[0] not in found]
    if doubtful:
        with suppress(StorageError):  # the default holds all the same
            set_aside(database, "settings", doubtful)
    return Settings(**found)


def write_settings(database: Database, old: Settings, new: Settings) -> None:
    """Saves the keys that changed; rows this version does not know stay as they are."""
    before, after = asdict(old), asdict(new)
    changed = {key: value for key, value in after.items() if value != before[key]}
    if not changed:
        return
    with database.transaction():
        for key, value in changed.items():
            database.run(
                "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (key, json.dumps(value))
            )


# -- values as JSON gives them -------------------------------------------------------------------

_Reader = Callable[[Any], Any]  # the value of a setting; raises ValueError or TypeError for any other


def _fitting(readers: Mapping[str, _Reader], saved: Mapping[str, Any]) -> dict[str, Any]:
    """Each saved value that fits its key."""
    found = {}
    for key, reader in readers.items():
        if key in saved:
            try:
                found[key] = reader(saved[key])
            except (ValueError, TypeError):
                continue
    return found


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    value.encode()  # halves of a sign are no text
    return value


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError
    return tuple(map(_text, value))


def _one_of(*known: object) -> _Reader:
    def read(value: Any) -> object:
        if not any(value == each and type(value) is type(each) for each in known):
            raise ValueError
        return value

    return read


def _window(value: Any) -> tuple[int, int] | None:
    if value is None:
        return None
    width, height = value
    for side in (width, height):
        if type(side) is not int or not 1 <= side <= _WIDEST:
            raise ValueError
    return width, height


def _count(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError
    return value


def _practice(value: Any) -> Practice:
    if not isinstance(value, dict):
        raise TypeError
    return Practice(**_fitting(_PRACTICE, value))


_PRACTICE: Mapping[str, _Reader] = {
    "ruleset": _text,
    "pack": _one_of(None, 24, 28, 32),
    "joker": _one_of(None, True, False),
    "length": _one_of("hand", "game", "ten", "endless"),
    "seed": _text,
    "opponents": Level,
    "partner": Level,
    "slips": lambda value: None if value is None else SlipRate(value),
}
_SETTINGS: Mapping[str, _Reader] = {
    "language": _text,
    "text": _one_of(100, 115, 130, 150),
    "deck": _one_of("two", "four"),
    "indices": _one_of("english", "local"),
    "speed": _one_of("slow", "normal", "fast"),
    "reduced_motion": _one_of(None, True, False),
    "sound": _one_of("off", "soft", "full"),
    "card_help": _one_of(True, False),
    "sheet": _one_of("closing", "open"),
    "last_card": _one_of(True, False),
    "show_more": _one_of(True, False),
    "ask_first": _one_of("first", "always", "never"),
    "slips_asked": _count,
    "practice": _practice,
    "window": _window,
    "record_folders": _texts,
    "club_files": _texts,
    "handed_in_as": _text,
    "lesson_ruleset": _text,
}
