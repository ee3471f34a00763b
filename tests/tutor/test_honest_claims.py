"""Random honest tables: whatever the learner asks about is judged truly and said in whole sentences."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.dev.random_hands import random_table
from game.rules.actions import Action, ActionKind, Charge, Phase
from game.rules.duties import NO_DUTIES
from game.rules.facts import Subject
from game.rules.hand import actors, apply, candidates, legal, start
from game.rules.irregularities import is_open
from game.rules.judge import judge
from game.rules.reasons import ReasonKind
from game.rules.seats import Seat
from game.rules.slip_kinds import acts
from game.rules.slips import CHARGES
from game.rules.state import Setup, State
from game.rules.view import observe
from game.tutor.explain import explain, why
from game.words.markup import plain
from tests.tutor.claims import Claim, is_true
from tests.tutor.test_explain import honest_states

ME = Seat.SOUTH
_QUIET = (Phase.DRAW, Phase.RULING, Phase.NAME_LEAD, Phase.GAME_OVER)
_HONEST = {
    ReasonKind.EXPOSED_FIRST, ReasonKind.CARD_STAYS, ReasonKind.SUIT_IS_NAMED, ReasonKind.LEAD_IS_BARRED,
    ReasonKind.SIDE_IS_BARRED, ReasonKind.A_SLIP, ReasonKind.AT_ANY_TIME, ReasonKind.CHOOSES,
}  # fmt: skip


_ABOUT_SIX = (ReasonKind.HOLDS_SIX, ReasonKind.DEALER_PUTS_DOWN)
"""Nobody knows of another hand that it was dealt a wrong number of cards."""


def games(chance: Random, steps: int) -> Iterator[State]:
    """So many states of random honest games."""
    done = 0
    while done < steps:
        state = start(random_table(chance), Setup(str(chance.random()), honest=True))
        while state.phase is not Phase.GAME_OVER and state.standing.deals < 4 and done < steps:
            yield state
            state, _events = apply(state, _some_act(state, chance))
            done += 1


def _some_act(state: State, chance: Random) -> Action:
    if state.phase not in _QUIET and chance.random() < 0.25:
        seat = chance.choice(list(Seat))
        slips = list(acts(state, seat))
        if slips and chance.random() < 0.5:
            kind = chance.choice(sorted({slip.kind for slip in slips}))
            return chance.choice([slip for slip in slips if slip.kind is kind])
        assert state.honest is not None
        if state.honest.slips and chance.random() < 0.7:
            slip = state.honest.slips[-1]
            return Action(seat, ActionKind.DIRECTOR, of=slip.seat, charge=CHARGES[slip.kind])
        charge = chance.choice((None, *Charge))
        of = None if charge is None else chance.choice(list(Seat))
        return Action(seat, ActionKind.DIRECTOR, of=of, charge=charge)
    seat = chance.choice(actors(state))
    return chance.choice(legal(state, seat))


def check_facts(state: State) -> set[ReasonKind]:
    """Ask for every fact; gives the kinds of reasons."""
    seen = set[ReasonKind]()
    for subject in Subject:
        told = why(observe(state, ME), subject)
        for claim in told.claims if told is not None else ():
            if claim.kind not in _ABOUT_SIX:
                assert is_true(Claim(state, claim)), f"{state.ruleset.id} {state.phase} {claim}"
            seen.add(claim.kind)
    return seen


def _is_bound(state: State) -> bool:
    assert state.honest is not None
    return state.honest.duties != NO_DUTIES or state.phase in _QUIET


def _asked(state: State) -> Iterator[Action]:
    yield from candidates(state, ME)
    yield from legal(state, ME)
    yield from acts(state, ME)
    bare = ActionKind.COUNT, ActionKind.TAKE_BACK, ActionKind.DIRECTOR, ActionKind.ASK_TRUMP
    yield from (Action(ME, kind) for kind in bare)


def check(state: State, action: Action) -> set[ReasonKind]:
    """Judge and explain one action; gives the kinds of reasons."""
    verdict = judge(state, action)
    where = f"{state.ruleset.id} {state.phase} {action} {verdict}"
    assert verdict.legal is (action in legal(state, action.seat) or is_open(state, action)), where
    assert all(is_true(Claim(state, reason, action)) for reason in verdict.reasons), where
    told = explain(observe(state, ME), action, verdict)
    for text in (told.title, told.line, *told.reasons, told.cost):
        assert not {"{", "}"} & set(plain(text)), where
        assert "None" not in text, where
    return {reason.kind for reason in verdict.reasons}


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_asked_at_an_honest_table_is_judged_truly(seed: int) -> None:
    chance, seen = Random(f"honest/{seed}"), set[ReasonKind]()
    for state in games(chance, 2500):
        if state.phase not in (Phase.DRAW, Phase.DEALING) and (_is_bound(state) or chance.random() < 0.1):
            for action in set(_asked(state)):
                seen |= check(state, action)
        if state.phase is not Phase.DRAW:
            seen |= check_facts(state)
    assert ReasonKind.ENDED_BY_SLIP in seen
    assert len(seen & _HONEST) > 2


def test_every_duty_and_choice_is_judged_truly() -> None:
    seen = set[ReasonKind]()
    for state in honest_states():
        for action in set(_asked(state)):
            seen |= check(state, action)
    assert seen >= _HONEST
