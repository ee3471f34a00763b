"""What is kept of a hand that was reviewed: each decision by what was right, and mistakes to come back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace

from game.rules.actions import ActionKind, Phase
from game.rules.hand import legal, start
from game.rules.judge import judge
from game.rules.record import ruleset_to_json, setup_to_json
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import observe
from game.storage.database import Store, stamp
from game.storage.decisions import KeptDecision
from game.storage.mistakes import MadeMistake
from game.strategy.decision_kind import kind_between, kind_of
from game.strategy.decisions import decide, decide_of_several
from game.tutor.equivalent_play import same_choice
from game.tutor.review import Hand, HandReview, Judged, Mark, setup_from
from game.tutor.significance import as_good


@dataclass(frozen=True, slots=True)
class Place:
    """Where a hand was played: in a game, a lesson or a drill; `game` is 0 where no kept game holds it."""

    source: str = "game"
    game: int = 0
    deal: int = 0  # of the game, from 0


_WEIGHED = (Mark.BEST, Mark.GOOD, Mark.MISTAKE)


def keep_decisions(store: Store, hand: Hand, review: HandReview, seat: Seat, place: Place = Place()) -> None:
    """Keeps what each decision of a hand cost, its mistakes and its revokes. Raises StorageErrors."""
    weighed = [each for each in review.judged if each.mark in _WEIGHED]
    now = stamp(store.now())
    with store.together():
        store.decisions.keep(kept_decision(each, place) for each in weighed)
        for made in (*_mistakes(hand, weighed, seat, place), *_revokes(hand, seat, place)):
            store.mistakes.keep(made, now)


def kept_decision(judged: Judged, place: Place) -> KeptDecision:
    """A decision as it is kept."""
    kind = kind_between(judged.view, judged.action, judged.better or judged.action)
    told = (str(kind), right_principle(judged), str(judged.mark), judged.cost, judged.hint)
    return KeptDecision(place.source, place.game, place.deal, judged.step, *told)


def _mistakes(hand: Hand, weighed: list[Judged], seat: Seat, place: Place) -> Iterator[MadeMistake]:
    for each in weighed:
        if each.mark is Mark.MISTAKE and each.better is not None:
            kept = kept_decision(each, place)
            about = (kept.kind, kept.principle, str(each.action), str(each.better))
            with suppress(_NoWay):
                yield _made(hand, each.step, seat, place, about, each.cost)


def _revokes(hand: Hand, seat: Seat, place: Place) -> Iterator[MadeMistake]:
    """Cards of the seat that broke the rule of following suit at an honest table, with what that costs."""
    for step, (state, action) in enumerate(hand):
        own = action.seat is seat is state.turn and action.kind is ActionKind.PLAY
        if not own or state.phase is not Phase.PLAY or state.honest is None:
            continue
        verdict = judge(state, action)
        if not verdict.legal and verdict.consequence is not None:
            view = observe(state, seat)
            best = decide_of_several(replace(view, legal=legal(state, seat)))
            cost = float(verdict.consequence.points)
            about = (str(kind_of(view)), best.principle.id, str(action), str(best.action))
            with suppress(_NoWay):
                yield _made(hand, step, seat, replace(place, source="slip"), about, cost)


def keep_drilled(store: Store, judged: Judged, ruleset: str, setup: Setup, place: Place) -> None:
    """Keeps one decision that was asked by itself; a mistake comes back as any other.

    `ruleset` is JSON, and the setup leads to the decision. Raises StorageErrors.
    """
    if judged.mark not in _WEIGHED:
        return
    seat, kept = judged.view.seat, replace(kept_decision(judged, place), step=len(setup.actions))
    with store.together():
        store.decisions.keep([kept])
        if judged.mark is Mark.MISTAKE and judged.better is not None:
            about = (kept.kind, kept.principle, str(judged.action), str(judged.better))
            told = (ruleset, setup_to_json(setup), int(seat))
            made = MadeMistake(kept.source, kept.game_id, kept.deal, kept.step, *told, *about, kept.cost)
            store.mistakes.keep(made, stamp(store.now()))


class _NoWay(Exception):
    """A moment that a new table does not come to: what was done before it is told elsewhere."""


def _made(
    hand: Hand, step: int, seat: Seat, place: Place, about: tuple[str, str, str, str], cost: float
) -> MadeMistake:
    """A mistake with the way to its very moment."""
    state = hand[step][0]
    setup = replace(setup_from(hand, step), honest=state.honest is not None)
    try:
        reached = start(state.ruleset, setup)
    except ValueError as fault:
        raise _NoWay from fault
    if observe(reached, seat).hand != observe(state, seat).hand or reached.turn is not seat:
        raise _NoWay
    told = (ruleset_to_json(state.ruleset), setup_to_json(setup), int(seat))
    return MadeMistake(place.source, place.game, place.deal, step, *told, *about, cost)


def right_principle(judged: Judged) -> str:
    """The id of the rule of thumb that says what is best, or as good; "" where none of them does."""
    decision, values = decide(judged.view), judged.values
    if values is None:
        return ""
    right = as_good(values.of(decision.action)) or same_choice(
        judged.view, decision.action, values.best.action
    )
    return decision.principle.id if right else ""
