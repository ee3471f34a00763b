"""The hands of a recorded deal, put together from what the record tells, with stand-ins for the rest."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.actions import ActionKind
from game.rules.cards import Card, Suit, effective_suit, pack
from game.rules.dealing import HAND_SIZE
from game.rules.egn.game import CannotRead, EgnDeal, Unreadable
from game.rules.egn.moves import Move, Place, card_meant, put_down, script, upcard_of
from game.rules.egn.stand_ins import Fits, filled, shown_out
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Deal, Setup


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """A recorded deal as a setup and the moves made in it."""

    setup: Setup
    moves: tuple[Move, ...]
    stand_ins: frozenset[Card]  # cards put where the record does not tell which ones lay there
    cut: Place | None  # where the record stops telling; None if it does not


def rebuild(ruleset: Ruleset, deal: EgnDeal) -> Rebuilt:
    """The whole deal behind a record. Cards it does not tell are chosen so that what it tells is allowed.

    Raises CannotRead. Whether the moves are allowed is the referee's to say.
    """
    written = script(ruleset, deal)
    builder = _Builder(ruleset, deal, written.moves)
    builder.place_told()
    builder.place_shown()
    builder.deduce_discard()
    builder.fill()
    return Rebuilt(builder.setup(), builder.moves, frozenset(builder.stand_ins), written.cut)


class _Builder:
    """Places cards into four hands, step by step."""

    def __init__(self, ruleset: Ruleset, deal: EgnDeal, moves: tuple[Move, ...]) -> None:
        self._ruleset = ruleset
        self._deal = deal
        self._upcard = upcard_of(ruleset, deal)
        self._trump = _trump(moves, self._upcard)
        self._hands: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
        self.moves = moves
        self.stand_ins: set[Card] = set()

    def _free(self) -> tuple[Card, ...]:
        """Cards of the pack that lie nowhere yet."""
        placed = {self._upcard, *(card for hand in self._hands.values() for card in hand)}
        whole = pack(self._ruleset.switches.pack, self._ruleset.switches.joker)
        return tuple(card for card in whole if card not in placed)

    def place_told(self) -> None:
        """The hands the record lists. Raises CannotRead for a card that lies in two places."""
        for number, texts in enumerate(self._deal.hands):
            for at, text in enumerate(texts):
                path = (*self._deal.path, "initialState", "playerCards", number, at)
                card = card_meant(text, self._trump, self._ruleset, path)
                if card is not None and card not in self._free():
                    raise CannotRead(Unreadable.CARD_TWICE, path, text)
                if card is not None:
                    self._hands[Seat(number)].append(card)

    def place_shown(self) -> None:
        """Cards put down or played, each to the first who shows it; what fits nowhere is judged later."""
        for move in self.moves:
            card, hand = move.action.card, self._hands[move.action.seat]
            if move.told and card in self._free() and card is not None and len(hand) < HAND_SIZE:
                hand.append(card)

    def _unplayed(self) -> list[Card]:
        """Known cards that the dealer held after picking up and never played."""
        dealer = self._deal.dealer
        own = [move.action for move in self.moves if move.action.seat is dealer]
        played = [action.card for action in own if action.kind is ActionKind.PLAY]
        return [card for card in (*self._hands[dealer], self._upcard) if card not in played]

    def _put_down(self, card: Card, told: bool) -> None:
        action = put_down(self._ruleset, self._deal.dealer, card, self._upcard)
        self.moves = tuple(
            move if move.told else replace(move, action=action, told=told) for move in self.moves
        )

    def _discard_is_hidden(self) -> bool:
        return not all(move.told for move in self.moves)

    def deduce_discard(self) -> None:
        """Find a discard that the record keeps to itself by what the dealer played and did not follow."""
        dealer = self._deal.dealer
        if not self._discard_is_hidden():
            return
        left = self._unplayed()
        # a suit the dealer did not follow later can only have been put down
        out = shown_out([move.action for move in self.moves], self._trump)
        gone = [card for card in left if (dealer, effective_suit(card, self._trump)) in out]
        if gone:
            self._put_down(gone[0], told=True)
        elif len(self._hands[dealer]) == HAND_SIZE and len(left) == 1:
            self._put_down(left[0], told=True)
        elif len(self._hands[dealer]) == HAND_SIZE:
            # one of several; none is left where too many are played, and the referee will say so
            self._put_down([*left, *self._hands[dealer]][0], told=False)
            self.stand_ins.update(left)

    def fill(self) -> None:
        """Stand-ins for all places still open, the hidden discard among them."""
        dealer = self._deal.dealer
        slots: list[tuple[Seat, Fits]] = []
        for seat in Seat:
            missing = HAND_SIZE - len(self._hands[seat])
            fits = self._held_to_the_end(seat)
            slots += [(seat, fits)] * missing
            if missing and seat is dealer and self._discard_is_hidden():
                slots[-1] = (seat, lambda card: True)
        self._let_the_maker_hold_a_natural(slots)
        chosen = filled([fits for _, fits in slots], self._free())
        for (seat, _), card in zip(slots, chosen, strict=True):
            self._hands[seat].append(card)
            if seat is dealer and self._discard_is_hidden():
                self._put_down(card, told=False)  # the last one stays: its slot asked for nothing
        self.stand_ins.update(chosen)
        if self._discard_is_hidden():
            self.stand_ins.update(self._unplayed())  # each of them may have been the discard

    def _held_to_the_end(self, seat: Seat) -> Fits:
        """What a card never played can be: nothing of a suit the seat did not follow."""
        out = shown_out([move.action for move in self.moves], self._trump)
        return lambda card: (seat, effective_suit(card, self._trump)) not in out

    def _let_the_maker_hold_a_natural(self, slots: list[tuple[Seat, Fits]]) -> None:
        """Where ordering takes a card printed in the suit, one that is not told may have been it."""
        orders = [move.action.seat for move in self.moves if move.action.kind is ActionKind.ORDER]
        if not orders or not self._ruleset.switches.natural_trump:
            return
        maker = orders[0]
        own = [at for at, (seat, _) in enumerate(slots) if seat is maker]
        if own and not any(card.suit is self._upcard.suit for card in self._hands[maker]):
            slots[own[-1]] = (maker, lambda card: card.suit is self._upcard.suit)

    def setup(self) -> Setup:
        """The deal as it stands now; the kitty is what lies nowhere else."""
        south, west, north, east = (tuple(self._hands[seat]) for seat in Seat)
        deal = Deal((south, west, north, east), self._upcard, self._free())
        return Setup("", self._deal.dealer, deal)


def _trump(moves: tuple[Move, ...], upcard: Card) -> Suit | None:
    for move in moves:
        if move.action.kind is ActionKind.ORDER:
            return upcard.suit
        if move.action.kind is ActionKind.CALL:
            return move.action.suit
    return None
