"""Finding the first dealer, dealing in packets, turning up a card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase, only
from game.rules.cards import Card, Colour, Rank, Suit, drawn_number, pack, shuffled
from game.rules.reasons import Reason, ReasonKind
from game.rules.ruleset import DealPlan, FirstDealer, Ruleset, Topic
from game.rules.seats import Seat, clockwise_from
from game.rules.slips import NOTHING_AMISS
from game.rules.state import NO_HANDS, Deal, Dealing, Hand, Setup, State, with_hand
from game.rules.table import NOTHING_HIDDEN, NOTHING_SAID, Bidding

HAND_SIZE = 5
PACKETS = 8
_LEAST_CUT = 4  # cards, lifted or left
_FIRST_PACKETS = {DealPlan.EITHER: (3, 2), DealPlan.THREE_TWO: (3,), DealPlan.TWO_THREE: (2,)}


def opening(ruleset: Ruleset, setup: Setup) -> State:
    """A game nobody has acted in yet, without the setup's own actions; its deal is taken as it is."""
    if setup.deal is not None:
        return _dealt(ruleset, setup, setup.deal)
    state = State(
        ruleset, setup, Phase.DRAW, setup.standing, Seat.SOUTH, Seat.SOUTH,
        honest=NOTHING_AMISS if setup.honest else None,
    )  # fmt: skip
    return state if setup.dealer is None else next_deal(state, setup.dealer)


@cache
def _undealt(again: int, cut: bool) -> Dealing:
    return Dealing(again, cut)


def next_deal(state: State, dealer: Seat, again: int = 0) -> State:
    """A fresh pack before `dealer`, shuffled for this deal of the game, or for dealing it `again`."""
    switches, deals = state.ruleset.switches, state.standing.deals
    cards = pack(switches.pack, switches.joker)
    stock = shuffled(cards, _number(state.setup.seed, deals, again))
    uncut = switches.cut == "uncut"
    first = dealer if uncut else dealer.right
    return state.changed(
        phase=Phase.DEALING, dealer=dealer, turn=first, stock=stock, dealing=_undealt(again, uncut),
        hands=NO_HANDS, bidding=NOTHING_SAID, face_down=NOTHING_HIDDEN,
        leader=None, plays=(), tricks=(), tricks_won=(0, 0), award=None,
        honest=NOTHING_AMISS if state.setup.honest else None,
    )  # fmt: skip


def _number(seed: str, deals: int, again: int) -> str:
    """What a shuffle follows from: the seed, which deal of the game, and how often it was dealt again."""
    return f"{seed}/{deals}/again/{again}" if again else f"{seed}/{deals}"


def could_be_dealt(first: State, seed: str, deals: int) -> bool:
    """Whether a seed gives a deal of this number in its game, from 0; any cut and misdeals are allowed."""
    switches = first.ruleset.switches
    cards, turned = pack(switches.pack, switches.joker), 4 * HAND_SIZE
    for again in range(_MOST_AGAIN):
        order = shuffled(cards, _number(seed, deals, again))
        for cut in range(len(order)):
            lies = order[cut:] + order[:cut]
            if lies[turned] == first.upcard and any(_lie_so(first, lies, packets) for packets in _PACKETS):
                return True
    return False


def _lie_so(first: State, lies: tuple[Card, ...], packets: tuple[int, ...]) -> bool:
    """Whether these packets, then the rest of each hand, from the dealer's left on, make the hands."""
    hands: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    at, sizes = 0, (*packets, *(HAND_SIZE - size for size in packets))
    for size, seat in zip(sizes, 2 * clockwise_from(first.dealer.left), strict=True):
        hands[seat] += lies[at : at + size]
        at += size
    return all(set(hands[seat]) == set(first.hands[seat]) for seat in Seat)


_PACKETS = ((3, 3, 3, 3), (2, 2, 2, 2), (3, 2, 3, 2), (2, 3, 2, 3))  # the first ones, as any table deals them
_MOST_AGAIN = 60  # times a deal may have been dealt again after misdeals and farmer's hands


def _dealt(ruleset: Ruleset, setup: Setup, deal: Deal) -> State:
    dealer = setup.dealer if setup.dealer is not None else Seat.SOUTH
    state = State(
        ruleset, setup, Phase.DEALING, setup.standing, dealer, dealer,
        (deal.upcard, *deal.kitty), _all_dealt(again=0, first=3), deal.hands,
        honest=NOTHING_AMISS if setup.honest else None,
    )  # fmt: skip
    return _turned(state, state.stock)


def check_deal(deal: Deal, ruleset: Ruleset) -> None:
    """Whether a deal is the ruleset's very pack: five cards each, one turned up, the rest below.

    Raises ValueError, naming what is wrong with it.
    """
    whole = pack(ruleset.switches.pack, ruleset.switches.joker)
    for seat, hand in zip(Seat, deal.hands, strict=True):
        if len(hand) != HAND_SIZE:
            raise ValueError(f"{seat.name.lower()} is dealt {len(hand)} cards instead of {HAND_SIZE}")
    left = set(whole)
    for card in (*(card for hand in deal.hands for card in hand), deal.upcard, *deal.kitty):
        if card not in left:
            raise ValueError(f"{card} is dealt twice" if card in whole else f"{card} is not in this pack")
        left.remove(card)
    if left:
        missing = ", ".join(sorted(map(str, left)))
        raise ValueError(f"nobody is dealt {missing}, and the kitty lacks it, too")


def packet_sizes(state: State) -> tuple[int, ...]:
    """The numbers of cards the dealer may give in the next packet; none when all are dealt."""
    packet, first = state.dealing.packet, state.dealing.first_packet
    if packet == 0:
        return _FIRST_PACKETS[state.ruleset.switches.deal_plan]
    if packet >= PACKETS:
        return ()
    return (first,) if packet < PACKETS // 2 else (HAND_SIZE - first,)


def next_served(state: State) -> Seat:
    """Who gets the next packet: one round after the other, then whoever has too few cards."""
    order = _served(state)
    if state.dealing.packet < PACKETS:
        return order[state.dealing.packet % 4]
    return next((seat for seat in order if len(state.hands[seat]) < HAND_SIZE), order[0])


def last_served(state: State) -> Seat:
    """Who got the last packet of the two rounds."""
    return _served(state)[(state.dealing.packet - 1) % 4]


def _served(state: State) -> list[Seat]:
    first = state.dealer.left
    for _seat in range(state.dealing.passed_over):
        first = first.left
    return list(clockwise_from(first))


def pass_over(state: State) -> State:
    """The round of packets begins with the player after the next one."""
    dealing = replace(state.dealing, passed_over=(state.dealing.passed_over + 1) % 4)
    return state.changed(dealing=dealing)


def cards_due(state: State, count: int = 0) -> int:
    """Cards that the packets to come and the turn-up need, after one of `count` cards that is dealt now."""
    packet, first = state.dealing.packet, state.dealing.first_packet or count
    if count:
        packet += 1
    small = max(0, PACKETS // 2 - packet)
    return small * first + (PACKETS - packet - small) * (HAND_SIZE - first) + 1


def legal(state: State) -> tuple[Action, ...]:
    """The cut, the packets that may come next, or the turn-up."""
    seat = state.turn
    if not state.dealing.cut:
        return only(seat, ActionKind.CUT)
    sizes = packet_sizes(state)
    if not sizes:
        return only(seat, ActionKind.TURN_UP)
    return tuple(Action(seat, ActionKind.DEAL, count=count) for count in sizes)


def candidates(state: State) -> Iterator[Action]:
    """Every action of these phases' kinds that could be tried, legal or not."""
    seat = state.turn
    if state.phase is Phase.DRAW:
        yield Action(seat, ActionKind.DRAW)
    elif state.phase is Phase.NAME_UPCARD:
        yield from (Action(seat, ActionKind.NAME, suit=suit) for suit in Suit)
    elif not state.dealing.cut:
        yield Action(seat, ActionKind.CUT)
    elif packet_sizes(state):
        yield from (Action(seat, ActionKind.DEAL, count=count) for count in (3, 2))
    else:
        yield Action(seat, ActionKind.TURN_UP)


def objections(state: State, action: Action) -> Iterator[Reason]:
    """Why this dealing action is not allowed."""
    cite, due = state.ruleset.cite, packet_sizes(state)
    if state.phase is Phase.DEALING and (action.kind is ActionKind.CUT) is state.dealing.cut:
        yield Reason(ReasonKind.NOT_NOW, cite("cut"))
    elif action.kind is ActionKind.DEAL and action.count not in due:
        yield Reason(ReasonKind.DEAL_PLAN, cite("deal_plan"), number=due[0] if due else 0)
    if action.kind is ActionKind.TURN_UP and due:
        yield Reason(ReasonKind.NOT_NOW, cite(Topic.TURN_UP))


def draw(state: State) -> tuple[State, tuple[ev.Event, ...]]:
    """Deal face up from South's left until the card that makes a dealer falls."""
    wanted = state.ruleset.switches.first_dealer
    cards = shuffled(pack(state.ruleset.switches.pack), f"{state.setup.seed}/draw")
    dealt: list[tuple[Seat, Card]] = []
    seat = Seat.SOUTH
    for card in cards:
        seat = seat.left
        dealt.append((seat, card))
        if card.rank is Rank.JACK and _makes_dealer(card, wanted):
            break
    after = next_deal(state, seat)
    return after, (ev.DealerDrawn(seat, tuple(dealt)),)


def _makes_dealer(card: Card, wanted: FirstDealer) -> bool:
    if card.rank is not Rank.JACK or card.suit is None:
        return False
    return wanted is FirstDealer.FIRST_JACK or card.suit.colour is Colour.BLACK


def cut_pack(state: State) -> tuple[State, tuple[ev.Event, ...]]:
    """The dealer's right lifts part of the pack; how much is fixed by the seed like the shuffle."""
    seed = f"{state.setup.seed}/{state.standing.deals}/{state.dealing.again}/cut"
    count = drawn_number(_LEAST_CUT, len(state.stock) - _LEAST_CUT, seed)
    stock = state.stock[count:] + state.stock[:count]
    after = state.changed(stock=stock, dealing=replace(state.dealing, cut=True), turn=state.dealer)
    return after, (ev.PackCut(state.turn, count, state.ruleset.switches.cut == "cut-card"),)


def deal_packet(state: State, action: Action) -> tuple[State, tuple[ev.Event, ...]]:
    """Give the next seat its packet; the dealer's left comes first, the dealer last."""
    seat = next_served(state)
    assert action.count is not None
    cards, stock = state.stock[: action.count], state.stock[action.count :]
    hands = with_hand(state.hands, seat, state.hands[seat] + cards)
    first = state.dealing.first_packet or action.count
    packet = min(PACKETS, state.dealing.packet + 1)  # after the last one come those of a third round
    dealing = replace(state.dealing, packet=packet, first_packet=first)
    after = state.changed(hands=hands, stock=stock, dealing=dealing)
    return after, (ev.PacketDealt(state.dealer, seat, cards, state.ruleset.switches.joker),)


def deal_out(state: State) -> State:
    """Cut, all packets and the turn-up in one go, before the first packet is dealt."""
    if not state.dealing.cut:
        state, _cut = cut_pack(state)
    first = packet_sizes(state)[0]
    second, stock = HAND_SIZE - first, state.stock
    hands: list[Hand] = [(), (), (), ()]
    for place, seat in enumerate(clockwise_from(state.dealer.left)):
        one, two = place * first, 4 * first + place * second  # where each packet begins
        hands[seat] = stock[one : one + first] + stock[two : two + second]
    south, west, north, east = hands
    done = _all_dealt(state.dealing.again, first)
    return _turned(state, stock[4 * HAND_SIZE :], dealing=done, hands=(south, west, north, east))


@cache
def _all_dealt(again: int, first: int) -> Dealing:
    return Dealing(again, True, PACKETS, first)


@cache
def _upcard_alone(card: Card) -> Bidding:
    return Bidding(card, card.suit)


def turn_up(state: State) -> tuple[State, tuple[ev.Event, ...]]:
    """Turn the next card; a joker first needs a suit, named by the dealer."""
    return _turned(state, state.stock), (ev.TurnedUp(state.dealer, state.stock[0]),)


def _turned(state: State, left: tuple[Card, ...], **fields: Any) -> State:
    """What follows when the first of the cards left is turned up; `fields` are what else changes with it."""
    upcard, dealer = left[0], state.dealer
    if upcard.is_joker:
        phase, turn = Phase.NAME_UPCARD, dealer
    else:
        phase, turn = _asked_first(state), dealer.left
    after = state.changed(phase=phase, turn=turn, stock=left[1:], bidding=_upcard_alone(upcard), **fields)
    if after.honest is None:
        return after
    south, west, north, east = map(len, after.hands)
    # what was exposed in the deal is picked up with the rest
    return after.changed(honest=after.honest.changed(dealt=(south, west, north, east), shown=()))


def name_upcard(state: State, suit: Suit) -> tuple[State, tuple[ev.Event, ...]]:
    """The dealer gives the turned-up joker its suit, before anyone looks at a hand."""
    bidding = state.bidding.changed(upcard_suit=suit)
    after = state.changed(phase=_asked_first(state), turn=state.dealer.left, bidding=bidding)
    return after, (ev.UpcardNamed(state.dealer, suit),)


def _asked_first(state: State) -> Phase:
    """What follows the upcard's suit: the farmers' hands, where they are worth anything, or the calls."""
    played = state.ruleset.switches.farmers_hand == "played"
    return Phase.FIRST_ROUND if played else Phase.FARMERS_HAND
