"""Deals for a drill at the rate nature gives them, in steps, each with what every choice is worth."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from random import Random

from game.bots.levels import Bot
from game.drills.moments import asked_of, can_be_counted, is_at_stake, is_close
from game.drills.plan import LEARNER, Plan
from game.rules.actions import Action, Phase, asks_nobody
from game.rules.cards import pack, shuffled
from game.rules.dealing import HAND_SIZE
from game.rules.hand import apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.state import Deal, Setup, State
from game.rules.view import SeatView, observe
from game.strategy.decisions import decide
from game.strategy.values import GLANCE, Appraisal, Values, searched
from game.strategy.worlds import NoWorld
from game.tutor.review import REVIEW

MOST_TRIED = 4000
"""Deals after which a decision of this kind is taken to be one that these rules do not have."""

_OFF = 2.0  # errors by which a glance may be wrong
_DEALT = 4 * HAND_SIZE
_TRICKS = 3  # of which a drill asks one, or counts after
_ENDS = (Phase.DEALING, Phase.RULING, Phase.NAME_LEAD, Phase.HAND_OVER, Phase.GAME_OVER)


@dataclass(frozen=True, slots=True)
class Sought:
    """What is dealt for. The same plan, rules and seed give the same deal everywhere."""

    plan: Plan
    ruleset: Ruleset
    seed: str


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal at the learner's decision.

    `choices` are what can be chosen, with the worth of each, known as well as a review knows it; where
    trumps are counted there are none.
    """

    setup: Setup
    choices: tuple[Action, ...] = ()
    values: Values | None = None


def dealing(sought: Sought) -> Generator[None, None, Dealt | None]:
    """The next deal that fits; None where none does."""
    for number in range(MOST_TRIED):
        reached = yield from _reached(sought, number)
        if reached is None:
            yield
            continue
        view, setup = reached
        if sought.plan.counts:
            return Dealt(setup)
        try:
            values = yield from _weighed(view, sought.plan)
        except NoWorld:  # what was done before fits no cards
            continue
        if values is not None:
            return Dealt(setup, view.legal, values)
    return None


def _weighed(view: SeatView, plan: Plan) -> Generator[None, None, Values | None]:
    """What each choice is worth; None where nothing is at stake, or only close ones will do."""
    if plan.close:
        seen = yield from searched(view, "", GLANCE)
        ahead = seen.ranked[1]
        if ahead.behind - _OFF * ahead.behind_error > 1:
            return None
    values = yield from searched(view, "", replace(REVIEW, kept=view.legal))
    fits = is_close(view, values) if plan.close else is_at_stake(view, values)
    return values if fits else None


def _reached(sought: Sought, number: int) -> Generator[None, None, tuple[SeatView, Setup] | None]:
    """The deal of a number, played to the decision; None where it does not come to one."""
    plan, seed = sought.plan, f"{sought.seed}/{number}"
    skipped = Random(f"{seed}/which").randrange(_TRICKS) if plan.recurs else 0
    dealer, standing = plan.dealer(number), plan.standing(sought.ruleset)
    setup = Setup(seed, dealer, _deal(sought.ruleset, seed), standing=standing)
    state, done, others = start(sought.ruleset, setup), list[Action](), Bot(plan.level, seed)
    while state.phase not in _ENDS:
        choices = legal(state, state.turn)
        view = observe(state, LEARNER)
        if plan.counts and len(state.tricks) == skipped + 1 and can_be_counted(view):
            return view, replace(setup, actions=tuple(done))
        action: Action
        if asks_nobody(choices):
            if not choices:
                return None
            action = choices[0]
        elif state.turn is LEARNER:
            asked = None if plan.counts else asked_of(view, plan)
            if asked is not None and not skipped:
                return asked, replace(setup, actions=tuple(done))
            skipped -= 0 if plan.counts or asked is None else 1
            action = decide(view).action
        else:
            action = yield from _chosen(others, observe(state, state.turn))
        state, done = _after(state, action), [*done, action]
        yield
    return None


def _deal(ruleset: Ruleset, seed: str) -> Deal:
    order = shuffled(pack(ruleset.switches.pack, ruleset.switches.joker), seed)
    south, west, north, east = (tuple(order[n : n + HAND_SIZE]) for n in range(0, _DEALT, HAND_SIZE))
    return Deal((south, west, north, east), order[_DEALT], tuple(order[_DEALT + 1 :]))


def _after(state: State, action: Action) -> State:
    return apply(state, action)[0]


def _chosen(bot: Bot, view: SeatView) -> Generator[None, None, Action]:
    """What a player of the level does, in steps."""
    last: list[Appraisal] = []
    try:
        for appraisal in bot.thoughts(view):
            last[:] = [appraisal]
            yield
    except NoWorld:
        return bot.by_principle(view)
    return bot.choice(view, last[0].values() if last else None)
