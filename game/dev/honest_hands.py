"""Honest hands by the hundred thousand: random slips, charges, choices, and what must hold all the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.dev.honest_checks import check_exposed, check_step, expect, honest_of
from game.dev.random_hands import Broken, Tally, random_table
from game.rules.actions import Action, ActionKind, Charge, Phase
from game.rules.cards import pack
from game.rules.hand import apply, legal, start
from game.rules.record import Record, record_from_json, record_to_json
from game.rules.rulings import own_slip
from game.rules.seats import Seat
from game.rules.slip_kinds import acts
from game.rules.slips import NOTHING_AMISS
from game.rules.state import Setup, State

_LONGEST = 12  # hands of one game
_STEPS = 4000  # no game is longer
_NO_CHARGE = (Phase.DRAW, Phase.RULING, Phase.NAME_LEAD, Phase.GAME_OVER)


def batch(seed: str, hands: int) -> Tally:
    """Play and check at least so many honest hands; stop at the first rule that is broken."""
    played = 0
    while played < hands:
        try:
            played += _game(f"{seed}/{played}")
        except Broken as fault:
            return Tally(played, (str(fault),))
    return Tally(played)


def _game(seed: str) -> int:
    chance = Random(seed)
    ruleset, setup = random_table(chance), Setup(seed, honest=True)
    state, done = start(ruleset, setup), list[Action]()
    try:
        for before, action, after in steps(state, chance, done):
            check_moment(after)
            check_step(before, action, after)
            state = after
        if chance.random() < 0.1:
            _check_record(Record(ruleset, setup, tuple(done)), state)
    except Exception as fault:
        record = record_to_json(Record(ruleset, setup, tuple(done)))
        raise Broken(f"{type(fault).__name__}: {fault} {record}") from fault
    return max(state.standing.deals, 1)


def steps(state: State, chance: Random, done: list[Action]) -> Iterator[tuple[State, Action, State]]:
    """A random game from here: the table before each act, the act, and the table after it.

    Each act is put down in `done` before it is tried.
    """
    slippery = chance.choice((0.02, 0.1, 0.3))
    while state.phase is not Phase.GAME_OVER and state.standing.deals < _LONGEST:
        expect(len(done) < _STEPS, "A game never ends.")
        done.append(_choice(state, chance, slippery))
        before, (state, _events) = state, apply(state, done[-1])
        yield before, done[-1], state


def _choice(state: State, chance: Random, slippery: float) -> Action:
    """Something legal, or now and then a slip, a charge, an admission."""
    if state.phase not in _NO_CHARGE and chance.random() < slippery:
        seat = chance.choice(list(Seat))
        if chance.random() < 0.5 and (slips := list(acts(state, seat))):
            kind = chance.choice(sorted({slip.kind for slip in slips}))
            return chance.choice([slip for slip in slips if slip.kind is kind])
        return _call(state, seat, chance)
    choices = [action for seat in Seat for action in legal(state, seat) if seat in _asked(state)]
    expect(bool(choices), "Whoever is to act can do nothing.")
    keen = [action for action in choices if action.kind is not ActionKind.PASS]
    return chance.choice(keen if keen and chance.random() < 0.3 else choices)


def _asked(state: State) -> tuple[Seat, ...]:
    return (state.turn, state.turn.partner) if state.phase is Phase.RULING else (state.turn,)


def _call(state: State, seat: Seat, chance: Random) -> Action:
    if own_slip(state, seat) is not None and seat not in state.sitting_out and chance.random() < 0.5:
        return Action(seat, ActionKind.TAKE_BACK)
    counts = state.phase not in (Phase.DEALING, Phase.NAME_UPCARD, Phase.FARMERS_HAND, Phase.HAND_OVER)
    if counts and seat not in state.sitting_out and chance.random() < 0.3:
        return Action(seat, ActionKind.COUNT)
    if chance.random() < 0.3:
        return Action(seat, ActionKind.DIRECTOR)
    accused, charge = chance.choice(list(Seat)), chance.choice(list(Charge))
    return Action(seat, ActionKind.DIRECTOR, of=accused, charge=charge)


def check_moment(state: State) -> None:
    """What holds at every moment of an honest hand."""
    honest = honest_of(state)
    if state.phase not in (Phase.HAND_OVER, Phase.GAME_OVER, Phase.RULING):
        _check_cards(state)
    for exposed in honest.duties.exposed:
        there = exposed.card in state.hands[exposed.seat] or state.award is not None
        expect(there, "A card lies exposed that its player does not hold.")
    check_exposed(state)
    if state.phase is Phase.DEALING:
        expect(honest.duties == NOTHING_AMISS.duties, "A duty outlives its hand.")
    if state.phase is Phase.NAME_LEAD:
        expect(state.leader is not None and not state.plays, "A suit is named for no lead.")
    _check_points(state)


def _check_cards(state: State) -> None:
    assert state.honest is not None
    lying = [card for hand in state.hands for card in hand]
    lying += [*state.stock, *state.honest.lost, *(card for _seat, card in state.plays)]
    lying += [card for trick in state.tricks for card in trick.cards]
    if state.upcard is not None and not state.picked_up:
        lying.append(state.upcard)
    switches = state.ruleset.switches
    whole = sorted(map(str, pack(switches.pack, switches.joker)))
    if state.phase is not Phase.DRAW:
        expect(sorted(map(str, lying)) == whole, "A card is lost or doubled.")


def _check_points(state: State) -> None:
    """The score is what its hands brought, and penalties, which take nobody below zero."""
    sides, players = [0, 0], [0, 0, 0, 0]
    for result in state.standing.results:
        sides = [has + more for has, more in zip(sides, result.award.points, strict=True)]
        players = [has + more for has, more in zip(players, result.award.players, strict=True)]
        for penalty in result.penalties:
            sides = [max(0, has + more) for has, more in zip(sides, penalty.points, strict=True)]
            players = [max(0, has + more) for has, more in zip(players, penalty.points * 2, strict=True)]
    expect(state.standing.points == tuple(sides), "The score is not the sum of its hands and penalties.")
    expect(state.standing.players == tuple(players), "A player's score is not the sum of them.")


def _check_record(record: Record, state: State) -> None:
    again = record_from_json(record_to_json(record)).replay()
    expect(again == state, "A record replays to another state.")
