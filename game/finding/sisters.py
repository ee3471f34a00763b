"""Sister deals: another deal with a decision of the same shape, in which the same kind of choice is right.

Deals are tried one after another, each by its number. The learner's cards are those of the first deal in
other suits and with other low cards; the hands of the others are new. In every second deal all play by the
rules of thumb from the turn-up on; in the others the cards that have been played are those of the first
deal, changed alike, and a deal is let go where nobody would have played so. The values prove what is left.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from game.bots.piecework import finished
from game.finding.card_changes import CardChange
from game.finding.decision_shape import moment_of, shape_of
from game.finding.first_deal import FirstDeal, Sought, first_deal, is_usual
from game.finding.new_hands import Attempt, change_for, dealt_anew, is_known
from game.rules.actions import Action, ActionKind, Phase, asks_nobody
from game.rules.hand import apply, legal, start
from game.rules.state import Setup, State
from game.rules.view import SeatView, observe
from game.strategy.decisions import decide
from game.strategy.values import GLANCE, searched
from game.tutor.review import REVIEW

MARGIN = 0.15
"""Points by which the right kind of choice has to be ahead of any other, with a standard error to spare."""

MOST = 800
"""Deals that are tried with the learner's own cards changed, then as many with some of them new."""

_MOST_WEIGHED = 16  # of either
"""Enough to see that no choice is ahead by so much."""

_PROOFS = ("", "once more")
"""Worlds in which it has to be so: those that an answer is weighed in, and others.

Of many deals that are weighed, one or two look better than they are.
"""


def sister(sought: Sought) -> Setup | None:
    """A sister deal, the same one on every machine; None where none was found."""
    return finished(looking_for(sought))


def looking_for(sought: Sought) -> Generator[None, None, Setup | None]:
    """The same in steps of some thousandths of a second, for whoever has other things to do meanwhile."""
    try:
        first = first_deal(sought)
    except ValueError:  # it was written by hand, or the rules are others by now
        return None
    if first is None:
        return None
    for loose in (False, True):
        left = _MOST_WEIGHED
        for number in range(MOST):
            setup = yield from attempted(first, Attempt(f"{sought.seed}/{number}/{loose}", number, loose))
            if setup is None:
                continue
            if (yield from _is_proved(first, setup)):
                return setup
            left -= 1
            if not left:
                break
    return None


def attempted(first: FirstDeal, this: Attempt) -> Generator[None, None, Setup | None]:
    """One deal, played to the decision; None where it does not come to one of that shape."""
    if this.repeats and first.view.phase is not Phase.PLAY:
        return None
    change = change_for(first, this)
    setup = dealt_anew(first, change, this)
    if setup is None or is_known(first.sought, setup):
        return None
    ruleset = first.sought.ruleset
    line = _repeated(first, change, setup) if this.repeats else _played(first, change, setup)
    actions = yield from line
    if actions is None:
        return None
    setup = replace(setup, actions=actions)
    view = observe(start(ruleset, setup), first.sought.seat)
    return setup if _fits(first, view, loose=this.loose) else None


# -- what comes before the decision ---------------------------------------------------------------


def _repeated(
    first: FirstDeal, change: CardChange, setup: Setup
) -> Generator[None, None, tuple[Action, ...] | None]:
    """What was done in the first deal, where it is allowed and somebody sensible would do it."""
    state, done = start(first.sought.ruleset, setup), list[Action]()
    for step, action in enumerate(first.sought.setup.actions):
        yield
        other = change.of(action)
        choices = legal(state, state.turn)
        if other not in choices:
            return None
        asked = not asks_nobody(choices) and other.seat is not first.sought.seat
        if asked and step not in first.unusual and not is_usual(observe(state, other.seat), other):
            return None
        state, _events = apply(state, other)
        done.append(other)
    return tuple(done)


def _played(
    first: FirstDeal, change: CardChange, setup: Setup
) -> Generator[None, None, tuple[Action, ...] | None]:
    """What all do by the rules of thumb, the learner as before where that is possible."""
    state, done = start(first.sought.ruleset, setup), list[Action]()
    goal, learner = first.shape.moment, first.sought.seat
    while _may_come(state, first):
        yield
        choices = legal(state, state.turn)
        if asks_nobody(choices):
            action = choices[0]
        else:
            view = observe(state, state.turn)
            moment = moment_of(view)
            if state.turn is learner and moment == goal:
                return tuple(done)
            before = first.own.get((state.turn, moment))
            action = choices[0] if before is None else change.of(before)
            if before is None or action not in choices:
                action = decide(view).action
        if action.kind in (ActionKind.EXCHANGE, ActionKind.REDEAL):
            return None
        state, _events = apply(state, action)
        done.append(action)
    return None


def _may_come(state: State, first: FirstDeal) -> bool:
    """Whether the decision may still be ahead."""
    goal = first.shape.moment
    if state.phase in (Phase.HAND_OVER, Phase.GAME_OVER, Phase.DEALING, Phase.RULING):
        return False
    if state.phase is Phase.PLAY:
        return goal.phase is Phase.PLAY and len(state.tricks) <= goal.tricks and _made_alike(state, first)
    return True


def _made_alike(state: State, first: FirstDeal) -> bool:
    """Whether trump was made by somebody who stands to the learner as the maker did in the first deal."""
    before, learner = first.view, first.sought.seat
    if state.maker is None or before.maker is None:
        return False
    alike = (state.maker is learner) is (before.maker is learner)
    sides = state.maker.side is before.maker.side
    return alike and sides and state.alone is before.alone and state.turned_down is before.turned_down


# -- the proof ------------------------------------------------------------------------------------


def _fits(first: FirstDeal, view: SeatView, *, loose: bool) -> bool:
    """Whether a decision is like that of the first deal, as far as the seat sees."""
    best = [action for action in view.legal if first.choice.is_right(view, action)]
    wrong = [action for action in view.legal if first.choice.is_wrong(view, action)]
    if not best or not wrong:
        return False
    shape = replace(shape_of(view, wrong[0], best[0]), kind=first.shape.kind)
    if shape.loosely != first.shape.loosely if loose else shape != first.shape:
        return False
    if not first.principle:
        return True
    sound = decide(view)
    return sound.principle.id == first.principle and first.choice.is_right(view, sound.action)


def _is_proved(first: FirstDeal, setup: Setup) -> Generator[None, None, bool]:
    """Whether the right kind of choice is the best by enough, first at a glance."""
    view = observe(start(first.sought.ruleset, setup), first.sought.seat)
    rival = first.choice.rival(view, (yield from searched(view, "", GLANCE)))
    if rival is None or rival.behind + 2 * rival.behind_error < MARGIN:
        return False
    effort = replace(REVIEW, kept=(rival.action,))
    for seed in _PROOFS:
        rival = first.choice.rival(view, (yield from searched(view, seed, effort)))
        if rival is None or rival.behind - rival.behind_error < MARGIN:
            return False
    return True
