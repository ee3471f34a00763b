"""Translations that lost a placeholder, a card, a bold mark or a link of their English, or gained one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

_TOKENS = re.compile(r"\{[^{}]*\}|\*\*|\[\[[a-z0-9-]+")  # of a link its term: its words are translated


@dataclass(frozen=True)
class Strayed:
    """A translation that does not hold what its English holds: its line in the file, and what differs."""

    line: int
    translation: str
    lost: tuple[str, ...]
    gained: tuple[str, ...]


def strayed_in(catalogue: Catalog) -> Iterator[Strayed]:
    """Every such translation; what is still to be gone over (`fuzzy`) is not used and not looked at."""
    for message in catalogue:
        if not message.id or message.fuzzy:
            continue
        wanted = [_tokens(form) for form in forms(message.id)]
        for form in forms(message.string or ""):
            found = _without_forms(_tokens(form), wanted)
            if form and found not in wanted:
                lost = tuple(sorted((wanted[-1] - found).elements()))
                gained = tuple(sorted((found - wanted[-1]).elements()))
                yield Strayed(message.lineno or 1, form, lost, gained)


def forms(texts: str | Iterable[str]) -> tuple[str, ...]:
    """A message in its forms: one, or one for each number."""
    return (texts,) if isinstance(texts, str) else tuple(texts)


_FORM = re.compile(r"(?<=[a-z_]):[^{}]+(?=\})|\.[^{}.]+(?=\})")  # that a translation asks for


def _tokens(text: str) -> Counter[str]:
    return Counter(_TOKENS.findall(text))


def _without_forms(found: Counter[str], wanted: Iterable[Counter[str]]) -> Counter[str]:
    """What a translation holds, but for the forms it asks for: `{card:den}` is `{card}` in its English."""
    known = {token for each in wanted for token in each}
    told: Counter[str] = Counter()
    for token, count in found.items():
        bare = _FORM.sub("", token)
        told[bare if token not in known and bare in known else token] += count
    return told
