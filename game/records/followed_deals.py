"""Following a recorded game with the referee: every move is judged, and the states between are kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from game.records.adapting import fitted, unasked
from game.rules.actions import BY_THE_TABLE, Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.egn.game import CannotRead, EgnGame, Unreadable
from game.rules.egn.moves import Move, Part, Place
from game.rules.egn.rebuilt_hands import rebuild
from game.rules.events import Event
from game.rules.hand import IllegalAction, apply, start
from game.rules.judge import judge
from game.rules.reasons import Verdict
from game.rules.record import Record
from game.rules.ruleset import Ruleset
from game.rules.scoring import added, penalised
from game.rules.state import Deal, Setup, Standing, State
from game.session import Done, Session

_KEPT = (frozenset(ActionKind) - BY_THE_TABLE) | {ActionKind.GATHER}
"""What belongs to a hand; dealing it and going on to the next are not followed."""


class NotAllowed(Exception):
    """A recorded move that the rules do not allow: where it stands, the state before it, and why."""

    def __init__(self, place: Place, state: State, action: Action, verdict: Verdict) -> None:
        super().__init__(f"{place}: {action}")
        self.place = place
        self.state = state
        self.action = action
        self.verdict = verdict


@dataclass(frozen=True, slots=True)
class Step:
    """One move with the states around it."""

    before: State
    action: Action
    after: State
    events: tuple[Event, ...]
    place: Place
    told: bool = True  # False for a discard that the record keeps to itself
    hint: int = 0  # how many steps of a hint the learner had read before


@dataclass(frozen=True, slots=True)
class Followed:
    """One deal of a record, as far as it tells."""

    number: int  # as the record counts
    first: State  # dealt, nothing said yet
    steps: tuple[Step, ...]
    stand_ins: frozenset[Card] = frozenset()  # cards put where the record does not tell which ones lay there
    cut: Place | None = None  # a call or card that the record leaves unknown: it ends here

    @property
    def last(self) -> State:
        """The state after everything recorded."""
        return self.steps[-1].after if self.steps else self.first

    @property
    def over(self) -> bool:
        """Whether the hand was played out or thrown in."""
        return self.last.award is not None

    @property
    def breaks_off(self) -> bool:
        """Whether cards were played and others should follow, of which nothing is said."""
        played = any(step.action.kind is ActionKind.PLAY for step in self.steps)
        return played and not self.over and self.cut is None

    @property
    def setup(self) -> Setup:
        """The deal by itself, to be played again."""
        first = self.first
        assert first.upcard is not None
        deal = Deal(first.hands, first.upcard, first.stock)
        return Setup(first.setup.seed, first.dealer, deal, honest=first.setup.honest)


def score_after(score: Standing, deal: Followed) -> Standing:
    """The score of a game with one more of its deals, which may have begun from another score itself."""
    if not deal.over or not deal.last.standing.results:
        return score
    result = deal.last.standing.results[-1]
    score = added(score, replace(result, penalties=()))
    for penalty in result.penalties:
        score = penalised(score, penalty.points, penalty.topic)
    return score


def follow_egn(game: EgnGame, ruleset: Ruleset) -> tuple[Followed, ...]:
    """Every deal of a game in Euchre Game Notation. Raises CannotRead and NotAllowed.

    Each deal stands for itself: the format lets a record leave deals out.
    """
    return tuple(_follow_deals(game, ruleset))


def _follow_deals(game: EgnGame, ruleset: Ruleset) -> Iterator[Followed]:
    for deal in game.deals:
        try:
            built = rebuild(ruleset, deal)
        except CannotRead as fault:
            raise CannotRead(fault.kind, fault.path, fault.detail, deal.number) from fault
        first = start(ruleset, built.setup)
        steps = tuple(_steps(first, built.moves))
        followed = Followed(deal.number, first, steps, built.stand_ins, built.cut)
        if deal is not game.deals[-1] and followed.breaks_off:
            path = (*deal.play_path, "tricks")
            raise CannotRead(Unreadable.UNFINISHED, path, deal=deal.number)
        yield followed


def follow_record(record: Record) -> tuple[Followed, ...]:
    """Every deal of a game in our own record, under the ruleset it was played with. Raises NotAllowed."""
    first, actions = _begun(record.ruleset, record.setup), (*record.setup.actions, *record.actions)
    return _by_deals(first, _steps(first, _moves(actions)))


def follow_session(session: Session) -> tuple[Followed, ...]:
    """Every deal of a session up to now. What its own referee allowed is not judged once more."""
    setup = session.state.setup
    first = _begun(session.ruleset, setup)
    begun = _steps(first, _moves(setup.actions))
    return _by_deals(first, chain(begun, _done(session.history, len(setup.actions))))


def follow_last(session: Session) -> Followed | None:
    """The deal that lies on the table or was played last, without a look at those before; None before any."""
    history = session.history
    begun = next((at for at in range(len(history) - 1, -1, -1) if _deals(history[at])), None)
    if begun is None or session.state.setup.actions:
        deals = follow_session(session)  # the setup itself has dealt
        return deals[-1] if deals else None
    number = sum(map(_deals, history[:begun])) + (history[0].before.upcard is not None)
    (deal,) = _by_deals(history[begun].before, _done(history[begun:], begun))
    places = tuple(replace(step, place=replace(step.place, deal=number)) for step in deal.steps)
    return replace(deal, number=number, steps=places)


def _deals(done: Done) -> bool:
    """Whether a hand lay there afterwards and none before."""
    return done.before.upcard is None and done.after.upcard is not None


def _begun(ruleset: Ruleset, setup: Setup) -> State:
    return start(ruleset, replace(setup, actions=()))


def _moves(actions: Sequence[Action]) -> Iterator[Move]:
    return (Move(action, Place(0, Part.ACTION, at)) for at, action in enumerate(actions, 1))


def _done(history: Sequence[Done], earlier: int) -> Iterator[Step]:
    """What was done in a session, after that many actions of its setup."""
    deal = 0 if history and history[0].before.upcard is not None else -1
    for at, done in enumerate(history, earlier + 1):
        place = Place(max(deal, 0), Part.ACTION, at)
        yield Step(done.before, done.action, done.after, done.events, place, hint=done.hint)
        deal += _deals(done)


def _by_deals(first: State, steps: Iterable[Step]) -> tuple[Followed, ...]:
    """What was done in a game of ours, deal by deal; dealing and going on are left out."""
    deals: list[tuple[State, list[Step]]] = [] if first.upcard is None else [(first, [])]
    for step in steps:
        if step.before.upcard is None and step.after.upcard is not None:
            deals.append((step.after, []))
        elif step.action.kind in _KEPT and deals:
            deals[-1][1].append(step)
    last = deals[-1][1] if deals else []
    if last and last[-1].after.phase is Phase.GATHER:  # full is won, whoever had no time to turn it
        left, place = last[-1].after, last[-1].place
        last.extend(_steps(left, (Move(Action(left.turn, ActionKind.GATHER), place),), place.deal))
    return tuple(Followed(number, dealt, tuple(done)) for number, (dealt, done) in enumerate(deals))


def follow_under(deal: Followed, ruleset: Ruleset) -> Followed:
    """The same cards and moves at another table. Raises NotAllowed where its rules do not allow them."""
    first = start(ruleset, deal.setup)
    moves = (Move(step.action, step.place, step.told) for step in deal.steps)
    return replace(deal, first=first, steps=tuple(_steps(first, moves, deal.number, adapt=True)))


def _steps(state: State, moves: Iterable[Move], deal: int = 0, adapt: bool = False) -> Iterator[Step]:
    """The moves judged one by one. `deal` numbers the deal on the table, or the next one if none is."""
    deal -= state.upcard is None
    for move in moves:
        in_list = move.place.part is Part.ACTION
        place = replace(move.place, deal=max(deal, 0)) if in_list else move.place
        while adapt and (answer := unasked(state, move.action)):
            yield (step := _judged(state, Move(answer, place)))
            state = step.after
        action = fitted(state, move.action) if adapt else move.action
        if action is None:
            continue
        yield (step := _judged(state, replace(move, action=action, place=place)))
        deal += state.upcard is None and step.after.upcard is not None
        state = step.after


def _judged(state: State, move: Move) -> Step:
    verdict = judge(state, move.action)
    if not verdict.legal and state.honest is None:
        raise NotAllowed(move.place, state, move.action, verdict)
    try:  # at an honest table slips belong to the game
        after, events = apply(state, move.action)
    except IllegalAction as fault:
        raise NotAllowed(move.place, state, move.action, verdict) from fault
    return Step(state, move.action, after, events, move.place, move.told)
