"""Turns a table of a lesson into a whole legal Setup: its deal, its calls, its discard and its plays.

What the table does not name is filled in an order fixed by a seed, the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.course import hand_filling, knowledge, plays, slipped, unfillable
from game.course.call_lines import Line, lines
from game.course.knowledge import Known
from game.course.moments import At, up_to
from game.course.pack_names import plain
from game.course.tables import Table, Tables, root_of
from game.course.unfillable import Unfillable
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card, Rank, Suit, effective_suit, pack, shuffled
from game.rules.hand import IllegalAction, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, clockwise_from
from game.rules.state import Deal, Setup, Standing

FRESH = "fresh"
"""The seed of a table that is dealt anew at each visit."""

MAKERS_TRUMPS = 3
"""With so many trumps a maker's hand looks like one; it gets them where the table leaves the choice."""


@dataclass(frozen=True, slots=True)
class Guess:
    """One way to settle what hangs together: the turned card, the discard, and a trump to order up with."""

    upcard: Card
    discard: Card | None = None
    natural: Card | None = None


def seed_of(lesson_id: str, tables: Tables, name: str, visit: str = "") -> str:
    """What fixes the cards that a table leaves open; those of a fresh table change with `visit`.

    A lesson has the cards with which its author proved it, also as part of a pack.
    """
    table = tables[name]
    seed = f"{table.seed}/{visit}" if table.seed == FRESH else f"{table.seed}"
    return f"{plain(lesson_id)}/{root_of(tables, name)}/{seed}"


def fill(table: Table, ruleset: Ruleset, seed: str) -> Setup:
    """The table as a whole deal with its calls, discard and plays, and what is done at an honest table.

    Raises Unfillable for a constraint that cannot hold, and for a deed that nobody could do.
    """
    if table.dealing:
        setup = Setup(seed, table.dealer.seat, standing=Standing.shared(table.standing))
    else:
        setup = _dealt(slipped.holding_its_deeds(table), ruleset, seed)
    if table.at is not None:
        return up_to(setup, ruleset, At(table.at))
    return slipped.done(table, ruleset, setup) if table.honest else setup


def _dealt(table: Table, ruleset: Ruleset, seed: str) -> Setup:
    """A whole deal with legal calls, discard and plays under `ruleset`.

    Calls are chosen that are legal also where natural trump is played, if any are.
    Raises Unfillable for a constraint that cannot hold.
    """
    order = shuffled(pack(ruleset.switches.pack, ruleset.switches.joker), seed)
    for path, card in knowledge.all_cards(table):
        if card not in order:
            raise unfillable.not_in_pack(path, card, ruleset.switches.pack)
    limit = ruleset.switches.game_points
    if limit is not None and max(table.standing) >= limit:
        raise unfillable.game_is_over(limit)
    found = list(lines(table, ruleset))
    fault = Unfillable((), "", "")
    for natural in (True, False):
        for line in found:
            try:
                if isinstance(line, Unfillable):
                    raise line
                return _Filling(table, line, order, seed, natural).setup()
            except Unfillable as refused:
                fault = refused
        if ruleset.switches.natural_trump:
            break
    raise fault


class _Filling:
    """One line of calls of a table, about to be filled with cards."""

    def __init__(self, table: Table, line: Line, order: tuple[Card, ...], seed: str, natural: bool) -> None:
        self._table = table
        self._line = line
        self._order = order
        self._seed = seed
        self._natural = natural and line.ordered
        self._played = plays.follow(line.state, table.played)
        self._known = knowledge.gather(table, self._played, line.trump)
        if table.discard is not None and not line.discards:
            raise unfillable.no_discard(("discard",))

    def setup(self) -> Setup:
        """The first guess that can be filled. Raises Unfillable, for the first one, when none can be."""
        fault = self._obstacle(None)  # whatever is turned up and put down leaves still fewer cards
        if fault is not None:
            raise fault
        for guess in self._guesses():
            refused = guess if isinstance(guess, Unfillable) else self._obstacle(guess)
            if refused is None and isinstance(guess, Guess):
                wanted = self._wanted(guess)
                return self._setup(guess, hand_filling.fill(wanted, self._free(guess, wanted), self._prefers))
            fault = fault or refused
        raise fault or unfillable.no_upcard(("upcard",))

    def _obstacle(self, guess: Guess | None) -> Unfillable | None:
        """Why the hands cannot be filled with a guess, or even without one; None if they can."""
        wanted = self._wanted(guess)
        full = next((seat for seat, hand in wanted.items() if hand.missing < 0), None)
        if full is not None:
            return unfillable.too_many_cards(self._known[full].path, full)
        short = hand_filling.shortage(wanted, self._free(guess, wanted))
        if short is None:
            return None
        place = self._known[short.seats[0]].path if len(short.seats) == 1 else ("hands",)
        return unfillable.too_few_left(place, short.seats, short.missing)

    def _setup(self, guess: Guess, filled: dict[Seat, tuple[Card, ...]]) -> Setup:
        line, dealer = self._line, self._table.dealer.seat
        actions = [*self._hands_kept(), *line.before]
        if guess.discard is not None:
            swap = {guess.upcard: guess.discard}
            filled = {**filled, dealer: tuple(swap.get(card, card) for card in filled[dealer])}
            actions.append(Action(dealer, ActionKind.DISCARD, guess.discard))
        actions += [*line.after, *self._played.actions]
        dealt = {guess.upcard, *(card for hand in filled.values() for card in hand)}
        south, west, north, east = (filled[seat] for seat in Seat)
        kitty = tuple(card for card in self._order if card not in dealt)
        deal = Deal((south, west, north, east), guess.upcard, kitty)
        setup = Setup(self._seed, dealer, deal, tuple(actions), Standing.shared(self._table.standing))
        try:
            start(line.state.ruleset, setup)
        except IllegalAction as refused:
            reason, action = refused.reasons[0], refused.action
            place = "discard" if action.kind is ActionKind.DISCARD else "calls"
            raise unfillable.call_refused((place,), reason, action.seat) from refused
        return setup

    def _hands_kept(self) -> list[Action]:
        """Where farmers' hands are asked for, everyone plays the hand of the lesson."""
        if self._line.state.ruleset.switches.farmers_hand == "played":
            return []
        return [Action(seat, ActionKind.KEEP) for seat in clockwise_from(self._table.dealer.seat.left)]

    def _wanted(self, guess: Guess | None) -> dict[Seat, hand_filling.Wanted]:
        certain = {seat: dict.fromkeys(known.has) for seat, known in self._known.items()}
        if guess is not None and guess.discard not in (None, guess.upcard):
            certain[self._table.dealer.seat][guess.upcard] = None
        maker = self._line.state.maker
        if guess is not None and guess.natural is not None and maker is not None:
            certain[maker][guess.natural] = None
        trump = self._line.trump
        return {
            seat: hand_filling.Wanted(tuple(certain[seat]), known.may_get(trump))
            for seat, known in self._known.items()
        }

    def _free(self, guess: Guess | None, wanted: dict[Seat, hand_filling.Wanted]) -> tuple[Card, ...]:
        taken = {card for hand in wanted.values() for card in hand.has}
        if guess is not None:
            taken |= {card for card in (guess.upcard, guess.discard) if card is not None}
        return tuple(card for card in self._order if card not in taken)

    def _prefers(self, seat: Seat, hand: list[Card], card: Card) -> bool:
        trump = self._line.trump
        if trump is None or seat is not self._line.state.maker or effective_suit(card, trump) is not trump:
            return False
        return sum(effective_suit(held, trump) is trump for held in hand) < MAKERS_TRUMPS

    def _guesses(self) -> Iterator[Guess | Unfillable]:
        for upcard in self._upcards():
            for discard in self._discards(upcard):
                yield from self._naturals(upcard, discard)

    def _upcards(self) -> tuple[Card, ...]:
        """The cards that may have been turned up."""
        line, named = self._line, self._named
        if self._table.upcard is not None:
            candidates: tuple[Card, ...] = (self._table.upcard,)
        elif line.trump is None or not line.ordered:
            candidates = tuple(card for card in self._order if card.suit not in (line.trump, None))
        else:
            candidates = tuple(card for card in self._order if card.suit is line.trump)
        buried = self._table.discard is not None and self._table.discard == self._table.upcard
        if line.discards and not buried:
            return self._taken_up(tuple(card for card in candidates if card != self._table.discard))
        if self._table.upcard in named:
            raise unfillable.named_twice(named[candidates[0]].has[candidates[0]], candidates[0])
        return tuple(card for card in candidates if card not in named)

    def _taken_up(self, candidates: tuple[Card, ...]) -> tuple[Card, ...]:
        """Those that the dealer may hold by now."""
        line, named = self._line, self._named
        dealer = self._known[self._table.dealer.seat]
        fits = dealer.may_get(line.trump)
        held = tuple(card for card in candidates if card in dealer.has)
        taken = () if dealer.whole else tuple(card for card in candidates if card not in named and fits(card))
        if not held and not taken:
            assert line.trump is not None
            raise unfillable.dealer_lacks_upcard(dealer.path, dealer.seat, line.trump)
        return (*held, *taken)

    @property
    def _named(self) -> dict[Card, Known]:
        """The cards of which the table says in whose hand they are."""
        return {card: known for known in self._known.values() for card in known.has}

    def _discards(self, upcard: Card) -> Iterator[Card | None]:
        """What the dealer may have put down: the card named, else first what a sensible dealer would."""
        if not self._line.discards:
            yield None
        elif self._table.discard is not None:
            if self._table.discard in self._named:
                raise unfillable.named_twice(("discard",), self._table.discard)
            yield self._table.discard
        else:
            named = {card for _path, card in knowledge.all_cards(self._table)}
            open_cards = [card for card in self._order if card not in named and card != upcard]
            yield from sorted(open_cards, key=lambda card: not _is_worthless(card, self._line.trump))

    def _naturals(self, upcard: Card, discard: Card | None) -> Iterator[Guess | Unfillable]:
        """The guess with a printed trump for the maker, who needs one where natural trump is played."""
        maker, trump = self._line.state.maker, self._line.trump
        if not self._natural or maker is None or trump is None:
            yield Guess(upcard, discard)
            return
        known = self._known[maker]
        dealt = {*known.has, *((discard,) if discard and maker is self._table.dealer.seat else ())}
        if any(card.suit is trump for card in dealt if card != upcard):
            yield Guess(upcard, discard)
            return
        taken, fits = {upcard, discard, *self._named}, known.may_get(trump)
        printed = [card for card in self._order if card.suit is trump and card not in taken and fits(card)]
        if known.whole or not printed:
            yield unfillable.needs_natural(known.path, maker, trump)
        else:
            yield from (Guess(upcard, discard, card) for card in printed)


def _is_worthless(card: Card, trump: Suit | None) -> bool:
    """A card that nobody minds putting down."""
    return effective_suit(card, trump) is not trump and card.rank is not Rank.ACE
