"""One table in play: seats its players, journals every action before it is shown, and tells the views."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.rules.actions import Action, ActionKind, Phase, asks_nobody
from game.rules.events import Event
from game.rules.hand import apply, legal, start
from game.rules.judge import judge
from game.rules.reasons import Verdict
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.slip_kinds import could_be_slip
from game.rules.state import Setup, State
from game.rules.view import SeatView, mask, mask_action, observe
from game.taking_part import Ask, Interrupter, Journal, Player, Thought

HOME_SEAT = Seat.SOUTH
"""Where a learner sits unless told otherwise: in new games, in games kept, and in lessons."""

UNDO, HINT = "undo", "hint"

_DEALING = frozenset((Phase.DRAW, Phase.DEALING))


@dataclass(frozen=True, slots=True)
class Done:
    """One action of a session with the states around it, for whoever may see everything."""

    before: State
    action: Action
    after: State
    events: tuple[Event, ...]
    hint: int = 0  # how many steps of a hint the learner had read before

    @property
    def stays(self) -> bool:
        """Whether nothing unmakes it: a slip or a ruling, and at an honest table all that might be a slip."""
        committed = self.action not in legal(self.before, self.action.seat)
        return committed or (self.after.honest is not None and could_be_slip(self.action))


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of the game as the learner sees it."""

    number: int  # counts every step told, undone ones included
    action: Action | None  # None for an undo and for another's discard
    events: tuple[Event, ...]
    view: SeatView  # after the step
    rewound: bool = False  # the table went back: draw it anew from the view


Listener = Callable[[Moment], None]


def _by_itself(state: State) -> Action | None:
    """What happens without asking anybody."""
    choices = legal(state, state.turn)
    return choices[0] if asks_nobody(choices) else None


class Session:
    """A game between the learner and the players of the other seats.

    Nothing moves by itself: the caller asks for `advance` at the pace it likes, and the learner's own
    actions come in by `submit`. Players choose while the caller waits; a caller that cannot wait, such as a
    window, sets `ask`, which has them choose elsewhere. Whatever is said or drawn of it is said to `learner`.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        setup: Setup,
        players: Mapping[Seat, Player],
        journal: Journal | None = None,
        learner: Seat = HOME_SEAT,
    ) -> None:
        self._players = dict(players)
        self._journal = journal
        self._unwritten: list[str] = []  # what the table did of itself since the last decision
        self.learner = learner
        self._first = start(ruleset, setup)
        self._done: list[Done] = []
        self._hints: dict[int, int] = {}  # steps of hints read, by the number of actions done before
        self._listeners: list[Listener] = []
        self._told = 0
        self._asked: State | None = None  # what comes next is asked once a state, not once a frame
        self._next: Action | None = None
        self._thought: Thought | None = None  # in the head of a player who is to choose what comes next
        self.ask: Ask | None = None
        self.plays_last_card = False  # whether the learner's last card is played without being asked for
        self.decisions_stand = self.hands_stand = False  # nothing is taken back, or no hand once over
        self.interrupter: Interrupter | None = None
        self._back_at: State | None = None  # where an undo led to: there the last card is asked for

    @classmethod
    def resume(
        cls,
        ruleset: Ruleset,
        setup: Setup,
        players: Mapping[Seat, Player],
        entries: Sequence[str],
        journal: Journal | None = None,
        learner: Seat = HOME_SEAT,
    ) -> Session:
        """The session whose journal holds `entries`, at the very decision it was left at.

        Raises ValueError (IllegalAction is one) for entries that no such game wrote.
        """
        session = cls(ruleset, setup, players, None, learner)
        for entry in entries:
            if entry == UNDO:
                session.undo()
            elif entry.startswith(f"{HINT}:"):
                session.note_hint(int(entry.partition(":")[2]))
            else:
                session._done.append(session._of(Action.parse(entry)))
        session._journal = journal
        return session

    @property
    def state(self) -> State:
        return self._done[-1].after if self._done else self._first

    @property
    def ruleset(self) -> Ruleset:
        return self.state.ruleset

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything done so far and not undone, after the setup's own actions."""
        return tuple(done.action for done in self._done)

    @property
    def history(self) -> tuple[Done, ...]:
        """The same with what they led from and to."""
        return tuple(self._done)

    @property
    def view(self) -> SeatView:
        """The table as the learner sees it."""
        return observe(self.state, self.learner)

    @property
    def over(self) -> bool:
        return self.state.phase is Phase.GAME_OVER

    @property
    def waits_for_learner(self) -> bool:
        """Whether nothing happens until the learner acts: decides, or goes on to the next hand."""
        return not self.over and self.pending() is None and self._thought is None

    @property
    def thinking(self) -> bool:
        """Whether a player has been asked and has not chosen yet."""
        return self.pending() is None and self._thought is not None

    def judge(self, action: Action) -> Verdict:
        """The referee's word on an action, without doing it."""
        return judge(self.state, action)

    def submit(self, action: Action) -> Verdict:
        """Do the learner's action if it is legal; otherwise nothing changes but what one has learnt."""
        verdict = self.judge(action)
        if verdict.legal:
            self._do(action)
        return verdict

    def commit(self, action: Action) -> None:
        """Do it as it is, a slip as well, at an honest table. Raises IllegalAction for what nobody can do."""
        self._do(action)

    def pending(self) -> Action | None:
        """The next action that needs no learner: the table's own, a bot's or a script's.

        None where the learner must decide, while a player is thinking, between hands, and after the game.
        """
        if self._asked is not self.state:
            self.rest()
            self._next = self._decide(self.state)
            self._asked = self.state
        if self._thought is not None:
            self._next = self._thought.poll()
            if self._next is not None:
                self._thought = None
        return self._next

    def rest(self) -> None:
        """Let nobody think for now; who is to choose is asked again when the game goes on."""
        if self._thought is not None:
            self._thought.cancel()
            self._asked = self._thought = None

    def _decide(self, state: State) -> Action | None:
        if state.phase in (Phase.HAND_OVER, Phase.GAME_OVER):
            return None
        if self.interrupter is not None:
            between = self.interrupter.interrupts(state)
            if between is not None:
                return between
        by_itself = _by_itself(state)
        if by_itself is not None:
            return by_itself
        player = self._players.get(state.turn)
        if player is None:
            return self._last_card(state)
        view = observe(state, state.turn)
        if self.ask is None:
            return player.choose(view)
        self._thought = self.ask(player, view)
        return None

    def _last_card(self, state: State) -> Action | None:
        """The learner's only card, where it is to be played without being asked for."""
        if not self.plays_last_card or state is self._back_at or state.phase is not Phase.PLAY:
            return None
        return legal(state, state.turn)[0] if len(state.hands[state.turn]) == 1 else None

    def advance(self) -> bool:
        """Do what is pending; False where the learner is waited for or somebody is thinking."""
        action = self.pending()
        if action is None:
            return False
        self._do(action)
        return True

    def next_hand(self) -> None:
        """On from a finished hand: to the next deal or the game's end."""
        self._do(Action(self.state.turn, ActionKind.NEXT))

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to go back to; a finished game stands.

        At an honest table cards and calls stay, lest it tell of slips; a discard, which is none, need not.
        """
        return not (self.over or self.decisions_stand) and self._last_own() is not None

    def undo(self) -> bool:
        """Back to the learner's previous decision, bots' actions with it; False if there is none."""
        index = self._last_own() if self.can_undo else None
        if index is None:
            return False
        self._write(UNDO)
        del self._done[index:]
        self._hints = {at: step for at, step in self._hints.items() if at <= index}
        self._back_at = self.state
        self._tell(None, (), rewound=True)
        return True

    def note_hint(self, step: int) -> None:
        """The learner has read this step of a hint (from 1 on) for the decision at hand. It is journalled."""
        if step > self._hints.get(len(self._done), 0):
            self._write(f"{HINT}:{step}")
            self._hints[len(self._done)] = step

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear of every step from now on. Calling what this returns ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _last_own(self) -> int | None:
        for index, done in reversed(tuple(enumerate(self._done))):
            if done.stays or (self.hands_stand and done.action.kind is ActionKind.NEXT):
                return None
            if done.action.seat is self.learner and _by_itself(done.before) is None:
                return index
        return None

    def _do(self, action: Action) -> None:
        done = self._of(action)  # raises before anything is written
        self._write(str(action), later=self._again_alike(done))
        self._done.append(done)
        self._tell(action, done.events)

    def _again_alike(self, done: Done) -> bool:
        """Whether the deal goes on, and would go the same way if the game were opened again."""
        goes_on = done.after.phase in _DEALING and not done.before.setup.honest
        return goes_on and _by_itself(done.before) == done.action

    def _write(self, entry: str, *, later: bool = False) -> None:
        """Keeps an entry for good; `later` with the next one, so that not every packet waits for the disk."""
        if not later and self._journal is not None:
            self._journal.append(*self._unwritten, entry)
        self._unwritten = [*self._unwritten, entry] if later else []

    def _of(self, action: Action) -> Done:
        after, events = apply(self.state, action)
        return Done(self.state, action, after, events, self._hints.get(len(self._done), 0))

    def _tell(self, action: Action | None, events: tuple[Event, ...], rewound: bool = False) -> None:
        self._told += 1
        seen = mask_action(action, self.learner) if action is not None else None
        shown = tuple(mask(event, self.learner) for event in events)
        moment = Moment(self._told, seen, shown, self.view, rewound)
        for listener in tuple(self._listeners):
            listener(moment)
