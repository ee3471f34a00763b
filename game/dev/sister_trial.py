"""Mistakes made by bad play, sister deals found for them, and these judged anew in other worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from statistics import median, quantiles
from time import perf_counter

from game.bots.ladder import Level
from game.bots.levels import Bot
from game.finding.first_deal import Sought, first_deal
from game.finding.sisters import MARGIN, sister
from game.records.weighed_decisions import right_principle
from game.rules.actions import Action, Phase, asks_nobody
from game.rules.hand import apply, deal_out, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Deal, Setup, Standing
from game.rules.view import SeatView, observe
from game.rulesets.shipped import list_rulesets
from game.strategy.decision_kind import DecisionKind, kind_between
from game.strategy.decisions import decide
from game.strategy.values import Effort, search
from game.tutor.review import REVIEW, Mark, judged

_LEARNER = Seat.SOUTH
_KINDS = 8  # of decisions that a ruleset's share is spread over; the most usual ones come up far more often
_ENDS = (Phase.HAND_OVER, Phase.GAME_OVER, Phase.DEALING)
_TWENTY = 20  # parts in which quantiles are told: the last one is the 95th of a hundred
_JUDGING = Effort(chunk=200, most=1200, error=0.01)
"""Three times as many worlds as the proof looks at, and others."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One mistake: whether a sister was found, and how far ahead the right choice is in other worlds."""

    ruleset: str
    kind: DecisionKind
    seconds: float
    found: bool
    ahead: float = 0.0  # in points; below zero where another kind of choice is better

    @property
    def right(self) -> bool:
        """Whether the same kind of choice is the best one, judged anew."""
        return self.found and self.ahead > 0

    @property
    def clear(self) -> bool:
        """Whether it is by as much as was asked for."""
        return self.found and self.ahead >= MARGIN


def trials(sisters: int, seed: str) -> Iterator[Trial]:
    """Mistakes under the shipped rulesets in turn, until so many sisters have been found."""
    rulesets, found = list_rulesets(), Counter[str]()
    share = -(-sisters // len(rulesets))
    made: Counter[tuple[str, DecisionKind]] = Counter()
    for number in count():
        ruleset = rulesets[number % len(rulesets)]
        if found[ruleset.id] >= share:
            continue
        full = {kind for kind in DecisionKind if made[ruleset.id, kind] >= 1 + share // _KINDS}
        for kind, sought in mistakes(ruleset, f"{seed}/{number}", full):
            made[ruleset.id, kind] += 1
            trial = tried(kind, sought)
            found[ruleset.id] += trial.found
            yield trial
            if found.total() >= sisters:
                return


def tried(kind: DecisionKind, sought: Sought) -> Trial:
    """Looks for a sister of one mistake, and judges it."""
    begun = perf_counter()
    setup = sister(sought)
    seconds = perf_counter() - begun
    if setup is None:
        return Trial(sought.ruleset.id, kind, seconds, found=False)
    return Trial(sought.ruleset.id, kind, seconds, found=True, ahead=ahead(sought, setup))


def ahead(sought: Sought, setup: Setup) -> float:
    """By how many points the right kind of choice is better than any other in a sister, in other worlds."""
    first = first_deal(sought)
    assert first is not None
    view = observe(start(sought.ruleset, setup), sought.seat)
    values = search(view, f"judge/{setup.seed}", replace(_JUDGING, kept=view.legal))
    means = {value.action: -value.behind for value in values.ranked}
    right = [means[action] for action in view.legal if first.choice.is_right(view, action)]
    others = [means[action] for action in view.legal if not first.choice.is_right(view, action)]
    return max(right) - max(others)


def mistakes(
    ruleset: Ruleset, seed: str, full: Iterable[DecisionKind] = ()
) -> Iterator[tuple[DecisionKind, Sought]]:
    """The mistakes of a learner who plays badly in one deal; kinds that are full are left out."""
    setup, chance, bad = dealt(ruleset, seed), Random(seed), Bot(Level.GREENHORN, seed)
    state, done, left_out = start(ruleset, setup), list[Action](), set(full)
    while state.phase not in _ENDS:
        choices = legal(state, state.turn)
        view = None if asks_nobody(choices) else observe(state, state.turn)
        action = choices[0] if view is None else decide(view).action
        if view is not None and view.seat is _LEARNER and len(choices) > 1:
            usual = action
            action = bad.by_principle(view) if chance.random() < 0.5 else chance.choice(choices)
            if action != usual and not {kind_between(view, action, usual)} & left_out:
                sought = _mistake(view, action, replace(setup, actions=tuple(done)))
                if sought is not None:
                    yield kind_between(view, action, sought.best), sought
        state, _events = apply(state, action)
        done.append(action)


def _mistake(view: SeatView, action: Action, setup: Setup) -> Sought | None:
    """The decision as it would be kept, if the action is a mistake."""
    values = search(view, "", replace(REVIEW, kept=(decide(view).action, action)))
    told = judged(len(setup.actions), view, action, values)
    if told.mark is not Mark.MISTAKE or told.better is None:
        return None
    return Sought(view.ruleset, setup, view.seat, action, told.better, right_principle(told), setup.seed)


def dealt(ruleset: Ruleset, seed: str) -> Setup:
    """A whole deal; in every second one the game has come to some score, where it goes to a score."""
    chance, goal = Random(f"{seed}/table"), ruleset.switches.game_points
    dealer, later = Seat(chance.randrange(4)), chance.random() < 0.5
    points = (chance.randrange(goal), chance.randrange(goal)) if goal and later else (0, 0)
    begun = Setup(seed, dealer, standing=Standing.shared(points))
    state = deal_out(start(ruleset, begun))
    assert state.upcard is not None
    return replace(begun, deal=Deal(state.hands, state.upcard, state.stock))


# -- what is told ---------------------------------------------------------------------------------


def table(trials: Sequence[Trial]) -> list[str]:
    """How many were found and how fast, and how many are right, by ruleset and by kind."""
    lines = [_HEAD.format("", "mistakes", "found", "median s", "p95 s", "right", f"by {MARGIN}")]
    for name in sorted({each.ruleset for each in trials}):
        lines.append(_line(name, [each for each in trials if each.ruleset == name]))
    for kind in DecisionKind:
        of_kind = [each for each in trials if each.kind is kind]
        lines += [_line(str(kind), of_kind)] if of_kind else []
    return [*lines, _line("all", trials)]


_HEAD = "{:16}{:>10}{:>8}{:>10}{:>8}{:>8}{:>8}"


def _line(name: str, trials: Sequence[Trial]) -> str:
    seconds = [each.seconds for each in trials]
    late = quantiles(seconds, n=_TWENTY, method="inclusive")[-1] if len(seconds) > 1 else seconds[0]
    found, right, clear = (
        sum(flags) for flags in zip(*((each.found, each.right, each.clear) for each in trials), strict=True)
    )
    times = f"{median(seconds):.2f}", f"{late:.2f}"
    return _HEAD.format(name, len(trials), found, *times, right, clear)
