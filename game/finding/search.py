"""Tries deals one after another, each by its number: the same numbers give the same deals everywhere."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial

from game.bots.levels import Bot, Steady
from game.bots.piecework import finished
from game.finding import jobs
from game.finding.jobs import in_order
from game.finding.wanted import LEARNER, Wanted
from game.rules.actions import Action, ActionKind, Phase, asks_nobody
from game.rules.cards import pack, shuffled
from game.rules.dealing import HAND_SIZE
from game.rules.hand import apply, legal, start
from game.rules.seats import Seat
from game.rules.state import Deal, Setup, State
from game.rules.view import SeatView, observe
from game.strategy.decisions import decide
from game.strategy.values import ADVICE, GLANCE, Effort, Value, Values, searched

BATCH = 20
"""Deals a job looks at."""

_DEALT = 4 * HAND_SIZE
"""Enough to see that a deal is nowhere near what is wanted."""

_STRANGE = (Phase.GIVE, Phase.NAME_UPCARD, Phase.HAND_OVER, Phase.GAME_OVER)
"""Where a deal is let go: it ended too soon, or a table of a lesson cannot say it."""


@dataclass(frozen=True, slots=True)
class Found:
    """A deal at the learner's decision, with what each choice is worth."""

    number: int
    state: State
    values: Values
    misplayed: Value | None = None  # what the level would do, where one was asked about

    @property
    def view(self) -> SeatView:
        return observe(self.state, LEARNER)


def batches(wanted: Wanted, most: int, executor: Executor | None) -> Iterator[tuple[int, list[Found]]]:
    """How many deals have been looked at, and what was found in the last of them, up to so many deals.

    What is found does not hang on the executor.
    """
    found = in_order(partial(look, wanted), jobs.batches(most, BATCH), executor)
    for job, more in zip(jobs.batches(most, BATCH), found, strict=True):
        yield job.stop, more


def look(wanted: Wanted, numbers: Iterable[int]) -> list[Found]:
    """The deals among these numbers that are as wanted, in their order."""
    return [found for number in numbers if (found := looked_at(wanted, number)) is not None]


def looked_at(wanted: Wanted, number: int) -> Found | None:
    """The deal of a number, if it is as wanted."""
    return finished(looking(wanted, number))


def looking(wanted: Wanted, number: int) -> Generator[None, None, Found | None]:
    """The same in steps of some thousandths of a second, for whoever has other things to do meanwhile."""
    reached = reach(wanted, number)
    if reached is None:
        return None
    state, _setup = reached
    view = observe(state, LEARNER)
    if wanted.principle and decide(view).principle.id != wanted.principle:
        return None
    seed, slip = f"{wanted.seed}/{number}", None
    if wanted.misplayed_by is not None:
        slip = Bot(wanted.misplayed_by, seed).by_principle(view)
        if slip == decide(view).action:
            return None
    if not _fits(wanted, view, (yield from searched(view, seed, GLANCE)), slip, 2.0):
        return None
    kept = () if slip is None else (slip,)
    values = yield from searched(view, seed, Effort(ADVICE.chunk, ADVICE.most, ADVICE.error, kept))
    if not _fits(wanted, view, values, slip):
        return None
    return Found(number, state, values, values.of(slip) if slip is not None else None)


def look_through(job: tuple[Wanted, range]) -> Generator[None, None, list[Found]]:
    """The deals among some numbers that are as wanted, in steps."""
    wanted, numbers = job
    found = list[Found]()
    for number in numbers:
        each = yield from looking(wanted, number)
        found += [each] if each is not None else []
        yield
    return found


def _fits(wanted: Wanted, view: SeatView, values: Values, slip: Action | None, errors: float = 0.0) -> bool:
    """Whether the best is what is wanted, by enough; what may still come out so, by that many errors, is."""
    ahead = values.ranked[1]
    unsure = ahead.behind <= errors * ahead.behind_error
    if wanted.best is not None and not wanted.best.fits(view, values.best.action) and not unsure:
        return False
    cost = ahead if slip is None else values.of(slip)
    return cost.behind + errors * cost.behind_error >= wanted.margin


def reach(wanted: Wanted, number: int) -> tuple[State, Setup] | None:
    """The deal of a number, played soundly to the learner's decision; None if there is no such decision.

    With it the setup that leads there.
    """
    setup = _setup(wanted, number)
    state = start(wanted.ruleset, setup)
    steady, done = Steady(), list[Action]()
    while state.phase not in _STRANGE and not state.tricks:
        choices = legal(state, state.turn)
        if asks_nobody(choices):
            action = choices[0]
        elif state.turn is LEARNER and wanted.moment.is_now(observe(state, LEARNER)):
            return (state, replace(setup, actions=tuple(done))) if len(choices) > 1 else None
        else:
            action = steady.choose(observe(state, state.turn))
        if action.kind in (ActionKind.EXCHANGE, ActionKind.REDEAL):
            return None
        state, _events = apply(state, action)
        done.append(action)
    return None


def _setup(wanted: Wanted, number: int) -> Setup:
    """A whole deal; where a turn-up is wanted it changes places with the card that would be."""
    seed, switches = f"{wanted.seed}/{number}", wanted.ruleset.switches
    order = list(shuffled(pack(switches.pack, switches.joker), seed))
    if wanted.upcard is not None:
        place = order.index(wanted.upcard)
        order[place], order[_DEALT] = order[_DEALT], order[place]
    south, west, north, east = (tuple(order[n : n + HAND_SIZE]) for n in range(0, _DEALT, HAND_SIZE))
    dealer = wanted.dealer if wanted.dealer is not None else Seat(number % 4)
    deal = Deal((south, west, north, east), order[_DEALT], tuple(order[_DEALT + 1 :]))
    return Setup(seed, dealer, deal)
