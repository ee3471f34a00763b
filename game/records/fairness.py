"""Whether a deal was fair: the seed behind a game, told before it by its fingerprint and checked after it.

All cards of a game follow from its seed. The fingerprint is the SHA-256 of the seed's text, so that the seed
cannot be chosen afterwards; it tells nothing of the cards to somebody who does not try every seed. Anybody
can work it out without this program: `printf 123456 | sha256sum`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from game.records.followed_deals import Followed
from game.rules.dealing import could_be_dealt

_GROUPS, _LETTERS = 4, 4


def fingerprint(seed: str) -> str:
    """The first sixteen letters of the seed's SHA-256, in groups: "8d96 9eef 6eca d3c2"."""
    told = sha256(seed.encode()).hexdigest()
    return " ".join(told[at : at + _LETTERS] for at in range(0, _GROUPS * _LETTERS, _LETTERS))


@dataclass(frozen=True, slots=True)
class Checked:
    """Deals of a game that were dealt again from its seed: those that agree, and the numbers of those not."""

    deals: int
    others: tuple[int, ...] = ()

    @property
    def fair(self) -> bool:
        return not self.others


def checked(seed: str, deals: Iterable[Followed]) -> Checked:
    """Deals each of them anew. It agrees where all hands and the upcard do."""
    told = list(deals)
    others = (deal.number for deal in told if not could_be_dealt(deal.first, seed, deal.number))
    return Checked(len(told), tuple(others))
