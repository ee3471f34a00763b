"""What slips have laid on seats and sides at an honest table, as values of the state."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.cards import Card, Suit
from game.rules.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Exposed:
    """A card that stays face up before its player until it is played."""

    seat: Seat
    card: Card
    bars_partner: bool = False  # whether the partner may not lead its suit meanwhile (WED-26, WED-31)


@dataclass(frozen=True, slots=True)
class Duties:
    """Everything that binds somebody in this hand. At a table without slips all of it is empty."""

    exposed: tuple[Exposed, ...] = ()
    stays: tuple[tuple[Seat, Card], ...] = ()  # cards on a corrected trick that their players may not change
    passed: frozenset[Seat] = frozenset()  # who passed before being asked, in this round (H01-28)
    barred: frozenset[Side] = frozenset()  # sides that may not make trump
    scoreless: frozenset[Side] = frozenset()  # sides that may not score
    to_name: frozenset[Side] = frozenset()  # at their next lead the leader's right may name the suit
    named: Suit | None = None  # the suit named for the lead that is due

    def changed(self, **fields: object) -> Duties:
        """The same with some fields set otherwise."""
        return replace(self, **fields)  # type: ignore[arg-type]

    def exposed_of(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of a seat that lie face up."""
        return tuple(exposed.card for exposed in self.exposed if exposed.seat is seat)

    def with_exposed(self, seat: Seat, card: Card, *, bars_partner: bool) -> Duties:
        """These and one more card face up."""
        if card in self.exposed_of(seat):
            return self
        return self.changed(exposed=(*self.exposed, Exposed(seat, card, bars_partner)))

    def after_card(self, seat: Seat, card: Card) -> Duties:
        """What is left of them once that card is played."""
        exposed = tuple(each for each in self.exposed if (each.seat, each.card) != (seat, card))
        stays = tuple(each for each in self.stays if each[0] is not seat)
        if exposed == self.exposed and stays == self.stays and self.named is None:
            return self
        return self.changed(exposed=exposed, stays=stays, named=None)


NO_DUTIES = Duties()
