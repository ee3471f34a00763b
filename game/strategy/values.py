"""What each legal action of a seat should bring, in points, over many deals that agree with its view.

Every action is tried in the same worlds, so that differences are known better than the values
themselves. In most worlds an action is worth what it comes to when all play on by the rules of thumb
(`playout`), because nobody plays hands double dummy that nobody sees; in every fourth it is worth what
best play on all sides comes to (`solver`), because rules of thumb overlook some plays. Until the first
lead the others call, discard and give by the rules of thumb. Points are those of the ruleset, or the
chances to win the game near its end (`standing`).
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from operator import mul

from game.rules.actions import Action, Phase
from game.rules.cards import Suit
from game.rules.hand import apply
from game.rules.seats import Seat, Side
from game.rules.state import State
from game.rules.view import SeatView, observe
from game.strategy.decisions import decide
from game.strategy.likely import Likely
from game.strategy.packed import Position, position
from game.strategy.playout import tricks_played_out
from game.strategy.solver import Search, card_values, position_value
from game.strategy.standing import worth_at
from game.strategy.worlds import Worlds
from game.strategy.worth import Worth, worths

_SOLVED = 4
"""In one world of so many all play their best. Measured with the arena: two of four won less."""

_CLEAR = 4
"""So many standard errors behind the best an action is surely worse; by how much need not be known better."""


@dataclass(frozen=True, slots=True)
class Value:
    """What one action brings the seat's side above the other, and how sure that is.

    `behind` is how much less than the best action, in the same worlds. Errors are standard errors;
    before two worlds have been tried they are infinite.
    """

    action: Action
    mean: float
    error: float
    behind: float
    behind_error: float


@dataclass(frozen=True, slots=True)
class Values:
    """All legal actions, the best first, after so many worlds."""

    worlds: int
    ranked: tuple[Value, ...]

    @property
    def best(self) -> Value:
        return self.ranked[0]

    def of(self, action: Action) -> Value:
        """The value of one action. Raises KeyError if it is not among them."""
        for value in self.ranked:
            if value.action == action:
                return value
        raise KeyError(action)


class Appraisal:
    """Values of a view's legal actions that grow more certain with every world.

    It depends on the view and the seed alone. It must be the seat's turn to decide.
    """

    def __init__(self, view: SeatView, seed: str = "", worth: Worth | None = None) -> None:
        self._view = view
        self._worth = worth or worth_at(view.ruleset, view.standing)
        self._sign = 1 if view.seat.side is Side.US else -1
        self._worlds = Worlds(view, seed, Likely(view))
        self._tried = 0
        self._latest: State | None = None
        self._times: list[int] = []  # how many worlds in a row were the same
        self._found: dict[Action, list[float]] = {action: [] for action in view.legal}
        self._open = list(view.legal)
        self._here: Position | None = None  # where cards are played from
        self._searches: dict[Suit | None, Search] = {}  # by trump: many deals come to the same cards
        self._played: dict[tuple[bool, tuple[int, int, int, int]], dict[Action, float]] = {}
        self._payments: dict[tuple[Seat | None, bool, Seat | None], tuple[float, ...]] = {}

    @property
    def candidates(self) -> tuple[Action, ...]:
        """The actions that are still tried in new worlds."""
        return tuple(self._open)

    def refine(self, worlds: int) -> None:
        """Try every candidate in so many more worlds."""
        for _world in range(worlds):
            world = self._worlds.world(self._tried)
            self._tried += 1
            if world is self._latest:
                self._times[-1] += 1
                continue
            solved = len(self._times) % _SOLVED == 0
            self._latest = world
            self._times.append(1)
            if self._view.phase is Phase.PLAY:
                self._play_in(world, solved)
            else:
                for action in self._open:
                    self._found[action].append(self._sign * self._brought_by(world, action, solved))

    def drop_hopeless(self, errors: float = 2.5, kept: Collection[Action] = ()) -> None:
        """Try no longer what is so many standard errors behind the best, `kept` excepted."""
        values = self.values()
        self._open = [
            value.action
            for value in values.ranked
            if value.action in self._open
            and (value.behind <= errors * value.behind_error or value.action in kept)
        ]

    def is_settled(self, error: float, kept: Collection[Action] = ()) -> bool:
        """Whether the gap between the best two candidates is known this well, or only one is left.

        Those between the best and what is `kept` have to be, too. A wide gap may be known less well.
        """
        ranked = [value for value in self.values().ranked if value.action in self._open]
        asked = [*ranked[1:2], *(value for value in ranked if value.action in kept)]
        return all(value.behind_error <= max(error, value.behind / _CLEAR) for value in asked)

    def values(self) -> Values:
        """What is known so far."""
        means = {action: _mean(found, self._times) for action, found in self._found.items()}
        best = max(self._open, key=lambda action: means[action])
        found = [self._value(action, means[action], best) for action in self._found]
        found.sort(key=lambda value: (value.action != best, value.behind))
        return Values(self._tried, tuple(found))

    def _value(self, action: Action, mean: float, best: Action) -> Value:
        mine, top = self._found[action], self._found[best]
        gaps = [high - low for high, low in zip(top, mine, strict=False)]
        error, behind = _error(mine, self._times), _mean(gaps, self._times)
        return Value(action, mean, error, behind, 0.0 if action == best else _error(gaps, self._times))

    def _play_in(self, world: State, solved: bool) -> None:
        """Try the candidates in a world; late in a hand the same one comes up again and again."""
        at = self._here = position(world) if self._here is None else self._here.dealt(world.hands)
        key = (solved, at.hands)
        if key not in self._played:
            self._played[key] = self._solved(at, world) if solved else self._played_out(at, world)
        for action in self._open:
            self._found[action].append(self._sign * self._played[key][action])

    def _solved(self, at: Position, world: State) -> dict[Action, float]:
        values = card_values(at, self._paid(world), self._search(at, world.trump))
        return {action: values[at.layout.bit[action.card]] for action in self._open if action.card}

    def _played_out(self, at: Position, world: State) -> dict[Action, float]:
        assert world.maker is not None
        paid, bit = self._paid(world), at.layout.bit
        return {
            action: paid[tricks_played_out(at.after(bit[action.card]), world.maker)]
            for action in self._open
            if action.card
        }

    def _brought_by(self, world: State, action: Action, solved: bool) -> float:
        """What an action before the play comes to in a world, for South and North."""
        state, _events = apply(world, action)
        while state.phase not in (Phase.PLAY, Phase.HAND_OVER, Phase.DEALING):
            state, _events = apply(state, decide(observe(state, state.turn)).action)
        if state.phase is Phase.HAND_OVER:
            assert state.award is not None
            return self._worth(state.award)
        if state.phase is Phase.DEALING:  # dealt again: nobody is ahead
            return 0.0
        assert state.maker is not None
        at, paid = position(state), self._paid(state)
        if solved:
            return position_value(at, paid, self._search(at, state.trump))
        return paid[tricks_played_out(at, state.maker)]

    def _search(self, at: Position, trump: Suit | None) -> Search:
        if trump not in self._searches:
            self._searches[trump] = Search(at.layout)
        return self._searches[trump]

    def _paid(self, state: State) -> tuple[float, ...]:
        key = (state.maker, state.alone, state.defender)
        if key not in self._payments:
            self._payments[key] = worths(state, self._worth)
        return self._payments[key]


@dataclass(frozen=True, slots=True)
class Effort:
    """How far to search: worlds at a time, at least and at most, and the error of the gap that will do.

    What is `kept` is tried to the end, however it does, so that what it costs is known.
    """

    chunk: int = 20
    most: int = 200
    error: float = 0.02
    kept: tuple[Action, ...] = ()


ADVICE = Effort(chunk=100, most=400, error=0.02)
"""How far values for a learner go: a hundred deals at a time, since twenty may all end alike by chance.

A hint and a review of the same decision go equally far, so that they find the same values: what a hint
says is never a mistake afterwards.
"""


def searching(view: SeatView, seed: str, effort: Effort) -> Iterator[Appraisal]:
    """The growing values of a search, after every world; it ends when they are good enough to choose by.

    What is clearly worse is not pursued. However the steps are spread over time, the end is the same.
    """
    appraisal = Appraisal(view, seed)
    for number in range(1, effort.most + 1):
        appraisal.refine(1)
        yield appraisal
        if number % effort.chunk == 0:
            appraisal.drop_hopeless(kept=effort.kept)
            if appraisal.is_settled(effort.error, effort.kept):
                return


GLANCE = Effort(chunk=20, most=40, error=0.1)
"""Enough to see that a choice is nowhere near what is looked for."""


def searched(view: SeatView, seed: str, effort: Effort) -> Generator[None, None, Values]:
    """The same values as `search`, in steps, for work that stands aside meanwhile."""
    last: list[Appraisal] = []
    for appraisal in searching(view, seed, effort):
        last[:] = [appraisal]
        yield
    return last[0].values()


def search(view: SeatView, seed: str, effort: Effort) -> Values:
    """The values at the end of a search."""
    *_partial, appraisal = searching(view, seed, effort)
    return appraisal.values()


def _mean(found: Sequence[float], times: Sequence[int]) -> float:
    """The mean of values of which each stands for so many."""
    if not found:
        return 0.0
    total: float = sum(map(mul, found, times))
    return total / sum(times[: len(found)])


def _error(found: Sequence[float], times: Sequence[int]) -> float:
    """The standard error of such a mean; infinite where one value says nothing about it."""
    count = len(found)
    if count < 2:
        return inf
    mean = _mean(found, times)
    spread = sum((often * (value - mean)) ** 2 for value, often in zip(found, times, strict=False))
    return sqrt(spread * count / (count - 1)) / sum(times[:count])
