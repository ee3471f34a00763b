"""Lets the seats do what an author wrote, and decides what the table asks for besides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.course.honest_words import DEAL, DEAL_OUT
from game.course.spoken import Deed
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.dealing import last_served
from game.rules.hand import legal
from game.rules.irregularities import is_open
from game.rules.seats import Seat
from game.rules.slip_kinds import slip_kind
from game.rules.state import State
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
    one that the rules do not allow ends it, unless it is a slip at an honest table.
    """
    for deed in deeds:
        if deed.dealer is not None:
            before = session.state
            yield from _as_it_comes(session, deed.dealer, deed.words.partition(" ")[2])
            if session.state is before:
                return
            continue
        if deed.action is None:
            before = session.state
            yield from gathered(session)
            if session.state is before:
                return
            continue
        yield from _until(session, deed.action)
        if deed.action.kind is ActionKind.DEFEND and session.state.phase is not Phase.DEFEND:
            continue
        if not can_be_done(session.state, deed.action):
            return
        yield deed.action


def do(session: Session, action: Action) -> None:
    """Do it: what is legal, and at an honest table a slip as well."""
    if session.state.honest is not None:
        session.commit(action)
    else:
        session.submit(action)


def can_be_done(state: State, action: Action) -> bool:
    """Whether an action is legal, or can be done all the same at an honest table."""
    return action in legal(state, action.seat) or _out_of_order(state, action)


def _out_of_order(state: State, action: Action) -> bool:
    return is_open(state, action) or slip_kind(state, action) is not None


def _as_it_comes(session: Session, dealer: Seat, words: str) -> Iterator[Action]:
    """What the dealer does with the cards that come: packets as usual, or one card turned over."""
    while session.state.phase is Phase.DEALING:
        state, choices = session.state, legal(session.state, session.state.turn)
        cutting = choices[0].kind is ActionKind.CUT
        if not cutting and choices[0].seat is not dealer:
            return
        if not cutting and words not in (DEAL, DEAL_OUT):
            shown = state.hands[dealer] or state.stock
            yield Action(dealer, ActionKind.EXPOSE, next(iter(_last_dealt(state)), shown[0]))
            return
        yield choices[0]
        if not cutting and words == DEAL:
            return


def _last_dealt(state: State) -> Sequence[Card]:
    """The cards of the packet dealt last, the last one first."""
    return state.hands[last_served(state)][::-1] if state.dealing.packet else ()


def gathered(session: Session) -> Iterator[Action]:
    """The gathering of a full trick; nothing while cards are missing."""
    gathering = session.pending()
    if gathering is not None and session.state.phase is not Phase.DEALING:
        yield gathering


def _until(session: Session, action: Action) -> Iterator[Action]:
    """What has to be done before an action can be: the cut, gathering, and decisions that were left out."""
    while True:
        state = session.state
        if _stands_by_itself(state, action):
            return
        gathering = session.pending()
        if (gathering is not None and state.phase is not Phase.DEALING) or (
            state.phase is Phase.DEALING and gathering is not None and gathering.kind is ActionKind.CUT
        ):
            yield gathering
        elif state.phase in _ASIDE and _ASIDE[state.phase] is not action.kind:
            yield _usual(session)
        else:
            return


def _stands_by_itself(state: State, action: Action) -> bool:
    """Whether this is done here and now at an honest table, whatever the table waits for.

    A lead before a decision that only some tables ask for waits for that decision, as everywhere.
    """
    asked_for = action.kind is ActionKind.PLAY and state.phase in _ASIDE and state.phase is not Phase.DISCARD
    return not asked_for and _out_of_order(state, action)


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
        before = len(session.actions)
        for action in followed(session, deeds[number : number + 1]):
            do(session, action)
        deed = deeds[number].action
        passed_over = deed is not None and deed.kind is ActionKind.DEFEND
        if len(session.actions) == before and not passed_over:
            return number
        if deed is not None and not passed_over and session.actions[-1] != deed:
            return number
    return None
