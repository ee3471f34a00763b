"""Random hands by the hundred thousand, each one checked against the rules as plain_euchre has them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, fields
from enum import EnumMeta
from itertools import islice
from random import Random
from time import monotonic
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from game.dev.plain_euchre import player_payment, suit_of, winning_place
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import pack
from game.rules.hand import apply, deal_out, legal, start
from game.rules.record import Record, record_to_json
from game.rules.ruleset import Ruleset, Switches
from game.rules.seats import Seat
from game.rules.state import Hands, Setup, State, Trick
from game.rulesets.shipped import list_rulesets

BATCH = 500
"""Hands a worker plays before it reports."""

Play = Callable[[str, int], "Tally"]
"""Plays so many hands from a seed on."""

_LONGEST = 12  # hands of one game
_KINDS = get_type_hints(Switches)


class Broken(AssertionError):
    """A rule that does not hold, and the record of the game where it does not."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What a batch came to."""

    hands: int
    broken: tuple[str, ...] = ()  # a sentence each, with the record to replay


def batch(seed: str, hands: int) -> Tally:
    """Play and check at least so many random hands; stop at the first rule that is broken."""
    played = 0
    while played < hands:
        try:
            played += _game(f"{seed}/{played}")
        except Broken as fault:
            return Tally(played, (str(fault),))
    return Tally(played)


def random_table(chance: Random) -> Ruleset:
    """A shipped ruleset, any pack, and now and then some of its switches set otherwise."""
    ruleset = chance.choice(list_rulesets())
    changes: dict[str, Any] = {"pack": chance.choice((24, 28, 32)), "joker": chance.random() < 0.3}
    for field in fields(Switches):
        if field.name not in changes and chance.random() < 0.1:
            changes[field.name] = _other(_KINDS[field.name], chance)
    # a game of some length, however it ends
    points, deals = chance.choice(((5, None), (10, None), (None, 4), (None, 8)))
    return ruleset.with_switches(**{**changes, "game_points": points, "game_deals": deals})


def _other(kind: Any, chance: Random) -> Any:
    if kind is bool:
        return chance.random() < 0.5
    if get_origin(kind) is Literal:
        return chance.choice(get_args(kind))
    if isinstance(kind, EnumMeta):
        return chance.choice(list(kind))
    nothing = isinstance(kind, UnionType) and chance.random() < 0.3
    return None if nothing else chance.randint(0, 6)


def _game(seed: str) -> int:
    """One game of random legal actions, every hand checked as it ends; the number of its hands."""
    chance = Random(seed)
    ruleset, setup = random_table(chance), Setup(seed)
    state = start(ruleset, setup)
    dealt: Hands | None = None
    done: list[Action] = []
    try:
        while state.phase is not Phase.GAME_OVER and state.standing.deals < _LONGEST:
            if state.phase is Phase.DEALING and not state.dealing.packet and chance.random() < 0.1:
                _check_deal(state)
            before = state
            done.append(_choice(state, chance))
            state, _events = apply(state, done[-1])
            if state.phase is Phase.PLAY and before.phase not in (Phase.PLAY, Phase.GATHER):
                dealt = state.hands
            if state.phase is Phase.HAND_OVER:
                check_hand(state, dealt)
                dealt = None
    except Broken as fault:
        raise Broken(f"{fault} {record_to_json(Record(ruleset, setup, tuple(done)))}") from fault
    return max(state.standing.deals, 1)


def _check_deal(state: State) -> None:
    """Whether a deal at once gives the cards that the table's own actions give one by one."""
    step = state
    while step.phase is Phase.DEALING:
        step, _events = apply(step, legal(step, step.turn)[0])
    _expect(deal_out(state) == step, "A deal at once gives other cards than its packets.")


def _choice(state: State, chance: Random) -> Action:
    choices = legal(state, state.turn)
    if not choices:
        raise Broken("Whoever is to act can do nothing.")
    # passing less often lets more hands come to play
    keen = [action for action in choices if action.kind is not ActionKind.PASS]
    return chance.choice(keen if keen and chance.random() < 0.3 else choices)


def check_hand(state: State, dealt: Hands | None) -> None:
    """Whether a finished hand was played and paid by the rules. `dealt` is as it stood at the first lead.

    Raises Broken with a sentence.
    """
    _check_pack(state)
    if state.maker is None:
        _expect(dealt is None and not state.tricks, "A hand that was thrown in has tricks.")
        _check_points(state, (0, 0), (0, 0, 0, 0))
        return
    if dealt is None:
        raise Broken("A hand was scored that nobody played.")
    takers = list(_takers(state, dealt))
    _expect(len(takers) == 5, "A hand has other than five tricks.")
    makers = state.maker.side
    tricks = sum(seat.side is makers for seat in takers)
    own, partners, others = player_payment(
        tricks, state.alone, state.defender is not None, state.ruleset.switches
    )
    points = [others, others]
    points[makers] = own
    shares = {state.maker: own, state.maker.partner: partners}
    south, west, north, east = (shares.get(seat, others) for seat in Seat)
    _check_points(state, (points[0], points[1]), (south, west, north, east))


def _check_pack(state: State) -> None:
    lying = [card for hand in state.hands for card in hand] + list(state.stock)
    lying += [card for trick in state.tricks for card in trick.cards]
    if state.upcard is not None and not state.picked_up:
        lying.append(state.upcard)
    switches = state.ruleset.switches
    whole = sorted(map(str, pack(switches.pack, switches.joker)))
    _expect(sorted(map(str, lying)) == whole, "A card is lost or doubled.")


def _takers(state: State, dealt: Hands) -> Iterator[Seat]:
    """Who took each trick, by the second writing of the rules; following and leading are checked."""
    trump = str(state.trump or "")
    held = [{str(card) for card in hand} for hand in dealt]
    leader: Seat | None = None
    playing = [seat for seat in Seat if seat not in state.sitting_out]
    for trick in state.tricks:
        _expect(leader is None or trick.leader is leader, "Somebody led who did not win.")
        seats = [seat for seat, _card in trick.plays]
        turn = playing.index(trick.leader)
        _expect(seats == [*playing[turn:], *playing[:turn]], "A trick went round another way.")
        leader = _taker(trick, trump, held)
        yield leader


def _taker(trick: Trick, trump: str, held: list[set[str]]) -> Seat:
    codes = [str(card) for card in trick.cards]
    led = suit_of(codes[0], trump)
    for (seat, _card), code in zip(trick.plays, codes, strict=True):
        _expect(code in held[seat], "Somebody played a card from nowhere.")
        able = {suit_of(other, trump) for other in held[seat]}
        _expect(suit_of(code, trump) == led or led not in able, "Somebody who could follow did not.")
        held[seat].remove(code)
    return trick.plays[winning_place(codes, trump)][0]


def _check_points(state: State, points: tuple[int, int], players: tuple[int, int, int, int]) -> None:
    award, standing = state.award, state.standing
    _expect(award is not None and award.points == points, "A hand pays other than its points.")
    _expect(award is not None and award.players == players, "A player gets other than the due points.")
    sides = tuple(sum(result.award.points[side] for result in standing.results) for side in (0, 1))
    own = tuple(sum(result.award.players[seat] for result in standing.results) for seat in Seat)
    _expect((standing.points, standing.players) == (sides, own), "The score is not the sum of its hands.")


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)


def run(count: int, jobs: int, seed: str, play: Play = batch) -> Tally:
    """Play and check `count` hands in so many processes, saying on the way how far it has come.

    `play` plays one batch of them, from its seed on.
    """
    begun, done = monotonic(), 0
    broken: list[str] = []
    left = iter(range(-(-count // BATCH)))
    with ProcessPoolExecutor(jobs) as workers:
        open_batches = {workers.submit(play, f"{seed}/{number}", BATCH) for number in islice(left, 2 * jobs)}
        while open_batches:
            finished, open_batches = wait(open_batches, return_when=FIRST_COMPLETED)
            for tally in (each.result() for each in finished):
                done += tally.hands
                broken += tally.broken
                following = None if broken else next(left, None)
                if following is not None:
                    open_batches.add(workers.submit(play, f"{seed}/{following}", BATCH))
            _say(done, count, monotonic() - begun)
    print(file=sys.stderr)
    return Tally(done, tuple(broken))


def _say(done: int, count: int, seconds: float) -> None:
    pace = round(done / max(seconds, 0.001))
    print(f"\r{done:,} of {count:,} hands, {pace:,} a second ", end="", file=sys.stderr, flush=True)
