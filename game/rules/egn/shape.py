"""Walking through data that came from elsewhere: every step checks the kind and knows the path."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

Path = tuple[str | int, ...]


class Need(StrEnum):
    """What a place in a record has to hold."""

    OBJECT = "object"
    LIST = "list"
    NUMBER = "number"
    TEXT = "text"
    TRUTH = "truth"
    CHOICE = "choice"  # options: what may stand there
    CARD = "card"
    FEWER = "fewer"  # options: how many entries at most


class Misshapen(ValueError):
    """A value of the wrong kind, or one that is missing. `path` leads to it from the top of the record."""

    def __init__(self, path: Path, need: Need, missing: bool = False, options: tuple[str, ...] = ()) -> None:
        super().__init__(f"{path_text(path)}: {need}")
        self.path = path
        self.need = need
        self.missing = missing
        self.options = options


def path_text(path: Path) -> str:
    """A path as programmers write it: `deals[2].initialState.dealer`."""
    parts = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return "".join(parts).removeprefix(".")


@dataclass(frozen=True, slots=True)
class Spot:
    """One value of a record and the path to it. Its methods raise Misshapen."""

    value: Any
    path: Path = ()
    absent: bool = False

    def _refuse(self, need: Need, options: tuple[str, ...] = ()) -> Misshapen:
        return Misshapen(self.path, need, self.absent, options)

    def at(self, name: str) -> Spot:
        """The value under a name, or under the older spelling of it: `initial_score` for `initialScore`."""
        if not isinstance(self.value, dict):
            raise self._refuse(Need.OBJECT)
        old = re.sub(r"([A-Z])", lambda match: "_" + match[1].lower(), name)
        for spelling in (name, old):
            if self.value.get(spelling) is not None:
                return Spot(self.value[spelling], (*self.path, spelling))
        return Spot(None, (*self.path, name), absent=True)

    def items(self, most: int | None = None) -> Iterator[Spot]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            raise self._refuse(Need.LIST)
        if most is not None and len(self.value) > most:
            raise self._refuse(Need.FEWER, (str(most),))
        return (Spot(entry, (*self.path, number)) for number, entry in enumerate(self.value))

    def object(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            raise self._refuse(Need.OBJECT)
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self._refuse(Need.TEXT)
        return self.value

    def number(self, allowed: range | None = None) -> int:
        """A whole number; JSON's true and false are none."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self._refuse(Need.NUMBER)
        if allowed is not None and self.value not in allowed:
            raise self._refuse(Need.CHOICE, (f"{allowed[0]}-{allowed[-1]}",))
        return self.value

    def truth(self, otherwise: bool = False) -> bool:
        """True or false; `otherwise` where nothing is said."""
        if self.absent:
            return otherwise
        if not isinstance(self.value, bool):
            raise self._refuse(Need.TRUTH)
        return self.value

    def choice(self, options: tuple[str, ...]) -> str:
        if not isinstance(self.value, str) or self.value not in options:
            raise self._refuse(Need.CHOICE, options)
        return self.value

    def card(self) -> str:
        """A card in the format's spelling, its suit in small letters."""
        if not isinstance(self.value, str) or not _CARD.fullmatch(self.value):
            raise self._refuse(Need.CARD)
        return self.value[:1] + self.value[1:].lower()

    def cards(self, most: int) -> tuple[str, ...]:
        return tuple(spot.card() for spot in self.items(most))


_CARD = re.compile(r"[78N9TJQKAX][SsHhCcDdxtng]|[LRB]")
