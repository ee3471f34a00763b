"""Steps in which the table moves: what is watched can happen, what is played freely is won and lost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.course.checks.answers import not_possible
from game.course.exercises.base import Found, needs_a_table
from game.course.free_run import is_over, opened, others, reached, slippers
from game.course.scripted_play import impossible
from game.course.situation import LEARNER, Situation
from game.course.steps import WatchStep
from game.course.table_steps import Aim, FreePlayStep, From, Length
from game.i18n import _
from game.rules.actions import ActionKind, Phase, asks_nobody
from game.rules.hand import apply, legal
from game.rules.rulings import in_time
from game.rules.seats import Seat
from game.rules.state import State
from game.rules.view import observe
from game.session import Session
from game.strategy.decisions import decide
from game.taking_part import Player

_CALLING = (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
MOST_HANDS = 400
"""So many ways to play a hand are tried at the most, before a goal counts as out of reach or automatic."""


def watching(step: WatchStep, situation: Situation) -> Iterator[Found]:
    """What is watched must be legal and in turn."""
    if situation.setup is None:
        yield needs_a_table()
        return
    stopped = impossible(Session(situation.ruleset, situation.setup, {}), step.moves)
    if stopped is not None:
        yield ("moves", stopped), *not_possible(str(step.moves[stopped]), honest=situation.setup.honest)


def free_play(step: FreePlayStep, situation: Situation) -> Iterator[Found]:
    """The hand begins where the step says, and its goal can be reached and missed against these bots."""
    if situation.state is None:
        if step.start is not From.DEAL:
            yield needs_a_table()
    elif (step.start is From.DEAL) is not (situation.state.phase in _CALLING):
        message = _("The hand at this table doesn't start where “from:” says.")
        yield ("from",), message, _("Change “from:”, or have the table stop where the hand should start.")
    elif step.length is Length.HAND and step.goal is not Aim.PLAY_ON:
        yield from _callable(step, situation) if step.goal is Aim.CALL_IT else _worth_playing(step, situation)


def _callable(step: FreePlayStep, situation: Situation) -> Iterator[Found]:
    """Somebody of the other side slips, and a learner who sees it at once is the first to call it."""
    assert situation.setup is not None
    session = Session(situation.ruleset, opened(step, situation.setup), others(step))
    session.interrupter = slippers(step, situation.setup)
    while not is_over(step, session.state):
        slips = session.state.honest.slips if session.state.honest is not None else ()
        theirs = [slip for slip in slips if slip.seat.side is not LEARNER.side]
        coming = session.pending()
        is_called = coming is not None and coming.kind in (ActionKind.DIRECTOR, ActionKind.TAKE_BACK)
        if theirs and in_time(session.state, theirs[-1]) and not is_called:
            return
        if not session.advance():
            choices = legal(session.state, LEARNER)
            sound = decide(session.view).action
            session.submit(sound if sound in choices else choices[0])
    message = _("Nobody on the other side slips in this hand if you play well.")
    yield ("goal",), message, _("Give the table another “seed:”, or write “slips: one”.")


def _worth_playing(step: FreePlayStep, situation: Situation) -> Iterator[Found]:
    assert situation.state is not None
    ends = set()
    for number, state in enumerate(_ends(step, situation.state, others(step))):
        ends.add(reached(step, state))
        if len(ends) == 2 or number >= MOST_HANDS:
            return
    if True not in ends:
        message = _("You can't reach the goal, no matter how you play.")
        yield ("goal",), message, _("Deal other cards, or ask for less.")
    elif False not in ends:
        message = _("You reach the goal no matter how you play.")
        yield ("goal",), message, _("Deal other cards, or ask for more.")


def _ends(step: FreePlayStep, state: State, players: Mapping[Seat, Player]) -> Iterator[State]:
    """The ends of the hand, one for each way in which the learner can play it against the bots."""
    while not is_over(step, state):
        choices = legal(state, state.turn)
        if asks_nobody(choices):
            action = choices[0]
        elif state.turn is LEARNER:
            for choice in choices:
                yield from _ends(step, apply(state, choice)[0], players)
            return
        else:
            action = players[state.turn].choose(observe(state, state.turn))
        state, _events = apply(state, action)
    yield state
