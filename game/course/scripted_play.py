"""Lets the seats do what an author wrote, and decides what the table asks for besides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.course.spoken import Deed
from game.rules.actions import Action, ActionKind, Phase
from game.rules.hand import legal
from game.rules.view import observe
from game.session import Session
from game.strategy.decisions import decide

_ASIDE: dict[Phase, ActionKind] = {
    Phase.DISCARD: ActionKind.DISCARD,
    Phase.DEFEND: ActionKind.DEFEND,
    Phase.GIVE: ActionKind.GIVE,
    Phase.FARMERS_HAND: ActionKind.KEEP,
}
"""Decisions that some tables ask for and others do not, so that authors may leave them out."""


def followed(session: Session, deeds: Sequence[Deed]) -> Iterator[Action]:
    """The actions that follow, each to be done before the next is asked for.

    A full trick gathers itself before the next card. A deed that the table does not ask for is passed over;
    one that the rules do not allow ends it.
    """
    for deed in deeds:
        if deed.action is None:
            before = session.state
            yield from gathered(session)
            if session.state is before:
                return
            continue
        yield from _until(session, deed.action)
        if deed.action.kind is ActionKind.DEFEND and session.state.phase is not Phase.DEFEND:
            continue
        if not session.judge(deed.action).legal:
            return
        yield deed.action


def gathered(session: Session) -> Iterator[Action]:
    """The gathering of a full trick; nothing while cards are missing."""
    gathering = session.pending()
    if gathering is not None:
        yield gathering


def _until(session: Session, action: Action) -> Iterator[Action]:
    """What has to be done before an action can be: gathering, and decisions that were left out."""
    while True:
        state = session.state
        gathering = session.pending()
        if gathering is not None:
            yield gathering
        elif state.phase in _ASIDE and _ASIDE[state.phase] is not action.kind:
            yield _usual(session)
        else:
            return


def _usual(session: Session) -> Action:
    """What a sound player does; to defend alone is left to authors."""
    state = session.state
    if state.phase is Phase.DEFEND:
        return Action(state.turn, ActionKind.DEFEND)
    if state.phase is Phase.FARMERS_HAND:
        return Action(state.turn, ActionKind.KEEP)
    choices = legal(state, state.turn)
    chosen = decide(observe(state, state.turn)).action
    return chosen if chosen in choices else choices[0]


def impossible(session: Session, deeds: Sequence[Deed]) -> int | None:
    """The place of the first deed that the table does not allow; None when all can be done.

    The session goes on as far as it can.
    """
    for number in range(len(deeds)):
        before = session.state
        for action in followed(session, deeds[number : number + 1]):
            session.submit(action)
        deed = deeds[number].action
        passed_over = deed is not None and deed.kind is ActionKind.DEFEND
        if session.state is before and not passed_over:
            return number
        if deed is not None and not passed_over and session.actions[-1] != deed:
            return number
    return None
