"""Evenings of the learner: from what was chosen to a journalled evening, and back to one that was left."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.bots.company import Company, company_to_json
from game.bots.ladder import Level
from game.evening.evening import Evening
from game.evening.hand_score import HandScore, scores_of
from game.evening.in_play import EveningInPlay
from game.evening.keeping import (
    EntryOf,
    Plan,
    after,
    begin_by,
    clock_entry,
    game_of,
    hand_entry,
    own_entry,
    plan_from_json,
    plan_to_json,
    replayed,
)
from game.i18n import _
from game.pages.evening_words import seat_names
from game.presenters.practice_games import LostGame, PracticeGame, kept, resume
from game.rules.actions import Phase
from game.rules.record import ruleset_from_json, ruleset_to_json, setup_to_json
from game.rules.ruleset import Ruleset
from game.rules.state import Setup
from game.rulesets.shipped import BASE, load_ruleset
from game.session import HOME_SEAT, Session
from game.words.names import Names

if TYPE_CHECKING:
    from game.storage.database import Store
    from game.storage.evenings import EveningEntry, SavedEvening


class LostEvening(Exception):
    """A saved evening that cannot be taken up again. `sentence` says so to the learner."""

    def __init__(self) -> None:
        self.sentence = _(
            "Left Bower can't read the night you left. It's still in your file, and you can start a new one."
        )
        super().__init__(self.sentence)


@dataclass(frozen=True, slots=True)
class RoundGame:
    """A round of the learner's own table that has been played: its number and its game in the store."""

    number: int
    game: int


class EveningGame:
    """An evening in play and its place in the store. What happens is written down before it counts."""

    def __init__(self, store: Store, evening_id: int, plan: Plan, state: EveningInPlay) -> None:
        self.store, self.id, self.plan = store, evening_id, plan
        self.rounds: tuple[RoundGame, ...] = ()  # of the own table, those that are over
        self.table: PracticeGame | None = None  # the own table's game; None before the learner sits down
        self._state = state
        self._saved_time = 0

    def take_up(self, entries: Iterable[EveningEntry]) -> None:
        """Goes on from where the entries of the journal lead, and the own table's game.

        Raises ValueError and LostGame where they make no sense.
        """
        for kind, text in entries:
            if kind == EntryOf.OWN:
                self.rounds = (*self.rounds, RoundGame(self.evening.number, game_of(text)))
            self._state = replayed(self._state, [(kind, text)])
        self._saved_time = self._state.passed
        left = self.store.games.of_evening(self.id)
        if left is not None and not self._state.own_closed:
            self.table = _written(resume(self.store, left))

    @property
    def evening(self) -> Evening:
        return self._state.evening

    @property
    def state(self) -> EveningInPlay:
        """The evening with the hands of the own table as far as its game is."""
        if self.table is not None:
            session = self.table.session
            in_hand = session.state.phase not in (Phase.HAND_OVER, Phase.GAME_OVER)
            self._state = self._state.with_own(hands_of_table(session), in_hand=in_hand)
        return self._state

    def sit_down(self) -> PracticeGame:
        """The game of the own table in this round, begun where it isn't yet. Raises StorageError.

        Raises ValueError where the learner doesn't play, or has played all hands of the round.
        """
        if self._state.own is None or self._state.own_closed:
            raise ValueError("the learner has no hand to play")
        if self.table is None:
            self.table = self._begin_table()
        return self.table

    def _begin_table(self) -> PracticeGame:
        number = self._state.own_number
        ruleset = self.evening.event.ruleset
        setup = Setup(self.evening.seed_of(number), honest=self.plan.slips is not None)
        company = self.company
        game_id = self.store.games.begin(
            ruleset_to_json(ruleset), setup_to_json(setup), company_to_json(company, HOME_SEAT), self.id
        )
        journal = self.store.games.journal(game_id)
        session = Session(ruleset, setup, company.players(HOME_SEAT), journal, HOME_SEAT)
        session.interrupter = company.interrupter(HOME_SEAT)
        return _written(kept(self.store, PracticeGame(game_id, setup.seed, session, company)))

    @property
    def company(self) -> Company:
        """Who sits at the own table with the learner in this round."""
        own = self._state.own
        assert own is not None
        _home, west, north, east = (self.evening.person(person).level for person in own.seats)
        usual, seed = Level.STEADY, self.evening.seed_of(self._state.own_number)
        return Company(west or usual, north or usual, seed, self.plan.slips, east or usual)

    @property
    def names(self) -> Names | None:
        """The names at the own table by seat."""
        own = self._state.own
        if own is None:
            return None
        south, west, north, east = (self.evening.person(person).name for person in own.seats)
        return south, west, north, east

    def names_in(self, number: int) -> Names | None:
        """The names at the learner's table in a round that is over, by seat, the learner spoken to."""
        scores = self.evening.played[number - 1] if number <= len(self.evening.played) else None
        tables = self._state.tables if scores is None else scores.tables
        learner = self.evening.learner
        own = next((table for table in tables if learner in table.seats), None)
        return None if own is None else seat_names(self.evening, own.seats)

    # -- what happens ----------------------------------------------------------------------------

    def pass_time(self, milliseconds: int) -> None:
        """So much time was played at the own table."""
        if not self._state.own_closed:
            self._state = self._state.with_time(milliseconds)

    def save_time(self) -> None:
        """Keeps the clock as it stands. Raises StorageError."""
        if self.evening.minutes is not None and self._state.passed != self._saved_time:
            self._note(EntryOf.TIME, str(self._state.passed))
            self._saved_time = self._state.passed

    def turn_clock(self) -> None:
        """Stops the clock of the room, or lets it go on. Raises StorageError, ValueError without a clock."""
        self.save_time()
        self._note(EntryOf.CLOCK, clock_entry(running=self._state.is_clock_stopped))

    def hand_played(self, number: int, hand: HandScore) -> None:
        """A hand at another table is over. Raises StorageError."""
        self._note(EntryOf.HAND, hand_entry(number, hand))

    def on_card(self, text: str) -> None:
        """Something about the own card. Raises StorageError, ValueError (BadEntry) for what can't be."""
        if text.startswith("write") and self.state.box_to_fill is None:
            raise ValueError("no box waits to be filled")
        self._note(EntryOf.CARD, text)

    def close_table(self) -> None:
        """The own table has played its last hand of the round. Raises StorageError."""
        table = self.table
        assert table is not None
        hands = hands_of_table(table.session)
        text = own_entry(table.id, hands)
        following = after(self.state, EntryOf.OWN, text)
        with self.store.together():
            if self.store.games.of_evening(self.id) is not None:
                self.store.games.finish(table.id)
            self.store.evenings.append(self.id, (EntryOf.TIME, str(self._state.passed)), (EntryOf.OWN, text))
        self.rounds = (*self.rounds, RoundGame(self.evening.number, table.id))
        self._state, self.table = following, None

    def end_round(self) -> None:
        """Everyone is done: people move, or the evening is over. Raises StorageError."""
        following = after(self.state, EntryOf.ROUND, "")
        self.store.evenings.append(self.id, (EntryOf.ROUND, ""))
        self._state, self._saved_time = following, 0
        if following.evening.is_over:
            self.store.evenings.finish(self.id)

    def _note(self, kind: EntryOf, text: str) -> None:
        following = after(self.state, kind, text)  # raises before anything is written
        self.store.evenings.append(self.id, (kind, text))
        self._state = following


def _written(table: PracticeGame) -> PracticeGame:
    """The own table, where a hand is on a score card before the next one: it isn't taken back any more."""
    table.session.hands_stand = True
    return table


def hands_of_table(session: Session) -> tuple[HandScore, ...]:
    """The hands of a game that are over, without one whose price is still to be chosen."""
    ends = (Phase.HAND_OVER, Phase.GAME_OVER)
    states = [done.after for done in session.history if done.after.phase in ends]
    first = session.history[0].before if session.history else session.state
    return scores_of([first, *states])


def begin_evening(store: Store, ruleset: Ruleset, plan: Plan) -> EveningGame:
    """Begin an evening; one still unfinished is given up. Raises StorageError if it cannot be kept."""
    state = begin_by(plan, ruleset)
    evening_id = store.evenings.begin(ruleset_to_json(ruleset), plan_to_json(plan))
    return EveningGame(store, evening_id, plan, state)


def resume_evening(store: Store, saved: SavedEvening) -> EveningGame:
    """The evening at the very decision it was left at. Raises LostEvening if its journal makes no sense."""
    try:
        ruleset = ruleset_from_json(saved.ruleset, load_ruleset(BASE))
        plan = plan_from_json(saved.plan)
        game = EveningGame(store, saved.id, plan, begin_by(plan, ruleset))
        game.take_up(saved.entries)
    except (ValueError, LostGame) as fault:
        raise LostEvening from fault
    return game


def unfinished_evening(store: Store) -> SavedEvening | None:
    """The evening to offer at the start, if one was left; one that only missed its last note is closed.

    Raises LostEvening, once, for an evening that cannot be taken up again; it is given up in the store.
    """
    saved = store.evenings.current()
    if saved is None:
        return None
    try:
        over = resume_evening(store, saved).evening.is_over
    except LostEvening:
        store.evenings.abandon(saved.id)
        raise
    if over:
        store.evenings.finish(saved.id)
    return None if over else saved
