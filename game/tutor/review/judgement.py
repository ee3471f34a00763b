"""What the decisions of a player in one hand cost, how much was luck, and the words for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.rules.actions import Action, ActionKind, Phase
from game.rules.hand import apply
from game.rules.reasons import ConsequenceKind
from game.rules.seats import Seat, Side
from game.rules.slips import Ruling
from game.rules.state import Penalty, State
from game.rules.view import SeatView
from game.strategy.decisions import decide
from game.strategy.values import Values
from game.strategy.worth import points
from game.tutor.equivalent_play import same_choice
from game.tutor.significance import BEST_UP_TO, as_good

GOOD_UP_TO = 0.25
"""Points a decision may cost and still be a good one; above, it is a mistake."""

ANSWER_READ = 3
"""The step of a hint that tells what to do."""

Hand = Sequence[tuple[State, Action]]
"""The steps of a hand from the deal on, each with the state before it."""


class Mark(StrEnum):
    """The word for a decision."""

    ONLY = "only"  # nothing else was allowed
    BEST = "best"
    GOOD = "good"
    MISTAKE = "mistake"
    UNKNOWN = "unknown"  # not all cards are told, or weighing it failed, so that nothing can be said


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision, what it cost and what would have been better.

    `cost` is in points, never negative, and 0 where the action is as good as the best (`equal`).
    """

    step: int  # place among the steps of the hand
    view: SeatView  # what the player knew
    action: Action
    mark: Mark
    cost: float = 0.0
    as_good: bool = False  # another action came out a little higher, which says nothing
    better: Action | None = None  # the best, or what is as good and says a rule of thumb; None for `action`
    values: Values | None = None  # None where nothing else was allowed, and where nothing can be said
    failed: bool = False  # all the cards are told, but weighing it came to no result
    hint: int = 0  # steps of a hint read before: 1 the question, 2 the idea, 3 the answer

    @property
    def as_told(self) -> bool:
        """Whether it is the best because a hint told it: not found by the player."""
        return self.mark is Mark.BEST and self.hint >= ANSWER_READ

    @property
    def untold(self) -> bool:
        """Whether the record does not tell all that the player knew."""
        return self.mark is Mark.UNKNOWN and not self.failed


@dataclass(frozen=True, slots=True)
class HandReview:
    """The decisions of one player in one hand, in order."""

    judged: tuple[Judged, ...]
    points: float  # what the hand brought the player's side above the other; 0 where it did not end
    waiting: int = 0  # later decisions that are still being weighed
    slips: float = 0.0  # of these points, what the player's own slips brought: none, or below zero

    @property
    def complete(self) -> bool:
        """Whether every decision has been weighed."""
        return not self.waiting

    @property
    def doubtful(self) -> bool:
        """Whether there is a decision of which nothing can be said, so that the cost is not the whole one."""
        return any(each.mark is Mark.UNKNOWN for each in self.judged)

    @property
    def cost(self) -> float:
        """Points that the player's decisions cost together."""
        return sum(each.cost for each in self.judged)

    @property
    def luck(self) -> float:
        """What remains of the result without costs and own slips: the cards, and what the others did."""
        return self.points + self.cost - self.slips

    @property
    def own(self) -> int:
        """How many of the decisions the player found without being told."""
        return sum(not each.as_told for each in self.judged)

    @property
    def mistakes(self) -> int:
        """How many of the decisions were mistakes."""
        return sum(each.mark is Mark.MISTAKE for each in self.judged)

    @property
    def costliest(self) -> Judged | None:
        """The decision that cost most; None where all were the best or as good."""
        beyond = [each for each in self.judged if each.mark in (Mark.GOOD, Mark.MISTAKE)]
        return max(beyond, key=lambda each: each.cost, default=None)


def together(reviews: Sequence[HandReview]) -> HandReview:
    """Hands of a game as if they were one; those of which not everything can be said do not count."""
    sure = [each for each in reviews if not each.doubtful]
    judged = tuple(decision for each in sure for decision in each.judged)
    slips = sum(each.slips for each in sure)
    return HandReview(judged, sum(each.points for each in sure), slips=slips)


def mark_of(cost: float) -> Mark:
    """The word for a decision that cost so many points."""
    if cost <= BEST_UP_TO:
        return Mark.BEST
    return Mark.GOOD if cost <= GOOD_UP_TO else Mark.MISTAKE


def judged(step: int, view: SeatView, action: Action, values: Values | None) -> Judged:
    """A decision by the values of all that was allowed; without values nothing is said of it.

    Raises KeyError if the action is not among the values.
    """
    if len(view.legal) == 1:
        return Judged(step, view, action, Mark.ONLY)
    if values is None:
        return Judged(step, view, action, Mark.UNKNOWN, failed=True)
    value, best = values.of(action), values.best.action
    if same_choice(view, action, best):
        return Judged(step, view, action, Mark.BEST, values=values)
    if as_good(value):
        return Judged(step, view, action, Mark.BEST, 0.0, True, best, values)
    better = _easiest(view, values)
    return Judged(step, view, action, mark_of(value.behind), value.behind, False, better, values)


def _easiest(view: SeatView, values: Values) -> Action:
    """Of what is as good as the best, what a rule of thumb says, since that can be remembered."""
    by_principle = decide(view).action
    return by_principle if as_good(values.of(by_principle)) else values.best.action


def end_of(steps: Hand) -> State:
    """The state after the last step that belongs to the hand."""
    before, action = steps[-1]
    return before if action.kind is ActionKind.NEXT else apply(before, action)[0]


def brought(steps: Hand, seat: Seat) -> float:
    """The points a hand brought the seat's side above the other; 0 for a hand that did not end."""
    end = end_of(steps) if steps else None
    if end is None or end.award is None:
        return 0.0
    paid = points(end.award) + sum(_lead(penalty) for penalty in _penalties(end))
    return paid if seat.side is Side.US else -paid


_PAID = (
    ConsequenceKind.RENEGE, ConsequenceKind.RENEGE_CHOICE, ConsequenceKind.RENEGE_LONE_MARCH,
    ConsequenceKind.STOPPED_LONE, ConsequenceKind.POINTS_OR_LONE,
)  # fmt: skip
"""What is paid for in points."""


def paid_for(end: State) -> list[Ruling]:
    """The rulings of a hand that brought points, in their order."""
    rulings = () if end.honest is None else end.honest.rulings
    return [each for each in rulings if each.cost is not None and each.cost.kind in _PAID]


def slipped(steps: Hand, seat: Seat) -> float:
    """What rulings on a player's own slips brought the player's side: 0, or less."""
    end = end_of(steps) if steps else None
    if end is None or end.award is None:
        return 0.0
    rulings, paid = paid_for(end), 0.0
    if end.award.kind.by_slip:
        paid = points(end.award) if rulings and rulings[-1].of is seat else 0.0
    else:
        both = zip(rulings, _penalties(end), strict=False)
        paid = sum(_lead(penalty) for ruling, penalty in both if ruling.of is seat)
    return paid if seat.side is Side.US else -paid


def _penalties(end: State) -> tuple[Penalty, ...]:
    """What was added or taken away besides the hand's own points."""
    results = end.standing.results
    return results[-1].penalties if results and end.phase in _SCORED else ()


_SCORED = (Phase.RULING, Phase.HAND_OVER, Phase.GAME_OVER)


def _lead(penalty: Penalty) -> int:
    """The lead that a penalty gives South and North."""
    us, them = penalty.points
    return us - them
