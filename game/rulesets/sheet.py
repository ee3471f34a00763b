"""The form of a ruleset file: its keys, and how long what stands there may be."""

from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from game.rules.ruleset import CallWord, ClauseKind

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_ID = 100  # letters; it is the name of a file, too

# Far more than a table needs, and no more than a window can show.
_Name = Annotated[str, Field(max_length=100)]
_Line = Annotated[str, Field(max_length=500)]
_Text = Annotated[str, Field(max_length=2000)]


class ClauseSheet(BaseModel):
    """One clause as it stands in a file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: ClauseKind
    says: _Text = Field(min_length=1)
    section: _Name = ""
    reading: _Text = ""
    sets: dict[str, Any] = {}
    covers: tuple[str, ...] = ()
    advises: str | None = None  # the rule of thumb that a clause of advice states


class Sheet(BaseModel):
    """One ruleset file before it is laid over the sheet it extends."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=rf"^{ID.pattern}$", max_length=LONGEST_ID)
    extends: str | None = None
    name: _Name = Field(min_length=1)
    short_name: _Name = ""  # empty: the name
    summary: _Line = ""
    beginners: bool = False  # whether it is a good one to learn with
    source: _Line = ""  # empty: the file itself
    words: dict[CallWord, _Name] = {}
    also: dict[CallWord, tuple[_Name, ...]] = {}  # other words that count as much
    clauses: dict[str, ClauseSheet] = {}
