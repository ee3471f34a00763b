"""What the learner has chosen, remembered from one start to the next."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.bots.ladder import Level
from game.storage.aside import read, set_aside
from game.storage.connection import Database
from game.storage.errors import StorageError

_Model = TypeVar("_Model", bound=BaseModel)
_NOTHING = object()  # fits no setting
Pixels = Annotated[int, Field(ge=1, le=100_000)]


class Practice(BaseModel):
    """The last choices of the practice set-up."""

    model_config = ConfigDict(frozen=True)

    ruleset: str = ""  # "" for the first of the list
    pack: Literal[24, 28, 32] | None = None  # cards; None for the ruleset's own
    joker: bool | None = None  # None for the ruleset's own
    length: Literal["hand", "game", "endless"] = "game"
    seed: str = ""  # "" for a new one each time
    opponents: Level = Level.SUNDAY  # a friendly table first, at which sound play is rewarded
    partner: Level = Level.STEADY  # whoever learns by rules of thumb can rely on one who keeps to them


class Settings(BaseModel):
    """All settings, with the values of a first start."""

    model_config = ConfigDict(frozen=True)

    language: str = ""  # a code such as "en_XA"; "" follows the system
    text: Literal[100, 115, 130, 150] = 100  # percent
    deck: Literal["two", "four"] = "two"  # colours of the suits
    speed: Literal["slow", "normal", "fast"] = "normal"
    reduced_motion: bool | None = None  # None follows the system
    card_help: bool = True  # raises the cards that may be played
    practice: Practice = Practice()
    window: tuple[Pixels, Pixels] | None = None  # width and height; None: as large as fits
    lesson_ruleset: str = ""  # the ruleset lessons run under where it fits; "" for the first that fits


def read_settings(database: Database) -> Settings:
    """The saved settings. A value that makes no sense is set aside for the default of its key."""
    saved: dict[str, Any] = {}
    rows = read(database, "settings")
    for key, text in rows:
        with suppress(ValueError, RecursionError):
            saved[key] = json.loads(text)
    practice = saved.get("practice")
    if isinstance(practice, dict):
        saved["practice"] = _tolerant(Practice, practice)
    doubtful = [
        row
        for row in rows
        if row[0] in Settings.model_fields and not _fits(Settings, row[0], saved.get(row[0], _NOTHING))
    ]
    if doubtful:
        with suppress(StorageError):  # the default holds all the same
            set_aside(database, "settings", doubtful)
    return _tolerant(Settings, saved)


def write_settings(database: Database, old: Settings, new: Settings) -> None:
    """Saves the keys that changed; rows this version does not know stay as they are."""
    before, after = old.model_dump(mode="json"), new.model_dump(mode="json")
    changed = {key: value for key, value in after.items() if value != before[key]}
    if not changed:
        return
    with database.transaction():
        for key, value in changed.items():
            database.run(
                "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (key, json.dumps(value))
            )


def _tolerant(model: type[_Model], saved: dict[str, Any]) -> _Model:
    """The model with each saved value that fits its key."""
    return model(**{key: value for key, value in saved.items() if _fits(model, key, value)})


def _fits(model: type[BaseModel], key: str, value: Any) -> bool:
    try:
        model.model_validate({key: value})
    except ValidationError:
        return False
    return key in model.model_fields
