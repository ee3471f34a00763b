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
from game.rules.cards import Card, pack, shuffled
from game.rules.dealing import HAND_SIZE
from game.rules.seats import Seat, clockwise_from
from game.rules.state import State

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
    """Shuffles each deal anew and deals it in packets of two and three. It agrees where all hands do.

    Where the pack is cut is the table's, and it may be dealt again after a misdeal, so every cut is tried.
    """
    told = list(deals)
    return Checked(len(told), tuple(deal.number for deal in told if not _agrees(seed, deal)))


def _agrees(seed: str, deal: Followed) -> bool:
    state = deal.first
    switches = state.ruleset.switches
    cards = pack(switches.pack, switches.joker)
    turned = 4 * HAND_SIZE
    for again in range(_MOST_AGAIN):
        number = f"{deal.number}/again/{again}" if again else f"{deal.number}"
        order = shuffled(cards, f"{seed}/{number}")
        for cut in range(len(order)):
            lies = order[cut:] + order[:cut]
            if lies[turned] == state.upcard and any(_dealt(state, lies, packets) for packets in _PACKETS):
                return True
    return False


def _dealt(state: State, lies: tuple[Card, ...], packets: tuple[int, ...]) -> bool:
    """Whether these packets, then the rest of each hand, from the dealer's left on, make the hands."""
    hands: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    at, sizes = 0, (*packets, *(HAND_SIZE - size for size in packets))
    for size, seat in zip(sizes, 2 * clockwise_from(state.dealer.left), strict=True):
        hands[seat] += lies[at : at + size]
        at += size
    return all(set(hands[seat]) == set(state.hands[seat]) for seat in Seat)


_PACKETS = ((3, 3, 3, 3), (2, 2, 2, 2), (3, 2, 3, 2), (2, 3, 2, 3))
"""The first packets, as they are dealt at any table."""

_MOST_AGAIN = 60
"""Times a deal may have been dealt again after misdeals and farmer's hands."""
