"""Whole nights at honest tables: slips both ways, the director called, and scores that add up to the end."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import pytest

from game.bots.at_once import AtOnce
from game.bots.ladder import SlipRate
from game.bots.levels import Bot, Level
from game.evening.evening import Evening
from game.evening.hand_score import HandScore
from game.evening.in_play import EveningInPlay
from game.evening.keeping import entry_text
from game.evening.score_card import due
from game.evening.standing import RoundScores
from game.evening.table_round import faults
from game.pages.evening_setup import EveningChoice
from game.pages.page import Paragraph
from game.pages.practice_page import HALTS, Opened
from game.presenters.evening import EveningPresenter, Stage
from game.presenters.evening_games import resume_evening
from game.presenters.evening_setup import EveningSetup
from game.presenters.practice import PracticePresenter
from game.presenters.practice_games import PracticeGame
from game.rules import events as ev
from game.rules.actions import ActionKind, Phase
from game.rules.seats import Seat
from game.rules.slip_kinds import slip_kind
from game.rules.state import AwardKind
from game.rules.view import observe
from game.storage.database import Store, memory_store, open_store
from tests.evening.evenings import BUTLER, WEDNESDAY
from tests.presenters.conftest import PlainDesk

LEVELS = ("greenhorn", "hopeful")


def desk_of(store: Store) -> PlainDesk:
    """A desk at which whoever thinks is waited for, and nobody is asked before a slip."""
    store.save_settings(replace(store.settings, ask_first="never"))
    return PlainDesk(store, AtOnce)  # type: ignore[arg-type]


@dataclass
class HonestGuest:
    """A learner who slips now and then, calls the director, and chooses what a ruling leaves to choose."""

    presenter: EveningPresenter
    chance: Random
    seen: Counter[str] = field(default_factory=Counter)
    stop: Callable[[PracticePresenter], bool] = lambda table: False
    """At which moment of the own table to stop."""
    stopped: PracticePresenter | None = None

    @property
    def state(self) -> EveningInPlay:
        return self.presenter.game.state

    def sit(self) -> PracticePresenter:
        route = self.presenter.act("sit")
        assert route is not None
        _evening, game = route.about
        assert isinstance(game, PracticeGame)
        return PracticePresenter(self.presenter.desk, game, lambda moment: None, self.presenter.occasion)

    def play(self) -> bool:
        """At the own table to the end of a hand; whether it stopped before that."""
        table = self.sit()
        session, called_late = table.session, 0
        for _step in range(600):
            if self.stop(table):
                self.stopped = table
                return True
            page = table.page()
            assert page.title
            if table.sheet.opened is Opened.RULED:
                self._read(table)
            elif table.sheet.opened in HALTS:
                self._answer(table)
            elif session.state.phase is Phase.HAND_OVER:
                if table.honest.can_call and called_late == 0 and self.chance.random() < 0.3:
                    called_late += 1
                    table.act("director")
                    continue
                self._told(table)
                assert table.act("next") is not None or not table.occasion.leaves(session)
                if not table.occasion.leaves(session):
                    table.act("room")
                self.presenter.settle()
                return False
            elif self.chance.random() < 0.03:
                self._call(table)
            elif session.waits_for_learner:
                self._act(table)
            elif self.chance.random() < 0.02 and table.may_choose and table.view.hand:
                table.choose(self.chance.choice(table.view.hand))  # out of turn
            else:
                table.advance()
        raise AssertionError("the hand never ended")

    def _told(self, table: PracticePresenter) -> None:
        """What a hand was, counted: slips by whom, calls, rulings."""
        deal = table.session.history[-1].before.standing.deals
        for done in table.session.history:
            if done.before.standing.deals != deal:
                continue
            own = done.action.seat is Seat.SOUTH
            if slip_kind(done.before, done.action) is not None:
                self.seen["own slips" if own else "others' slips"] += 1
            if done.action.kind is ActionKind.DIRECTOR:
                self.seen["own calls" if own else "others' calls"] += 1
            for event in done.events:
                if isinstance(event, ev.Ruled):
                    self.seen["rulings"] += 1
                    self.seen[f"found {event.ruling.finding}"] += 1

    def _read(self, table: PracticePresenter) -> None:
        page = table.page()
        choices = [button.id for button in page.every_button() if button.id.startswith("choice")]
        if choices:
            self.seen["choices"] += 1
            table.act(self.chance.choice(choices))
        else:
            table.act("back to now")
            assert table.sheet.opened is not Opened.RULED

    def _answer(self, table: PracticePresenter) -> None:
        ids = [button.id for button in table.page().every_button()]
        wanted = [each for each in ids if each not in ("director",)]
        if table.sheet.opened is Opened.SHOWING:
            table.choose(self.chance.choice(table.view.hand)) if table.view.hand else table.act("back to now")
        else:
            table.act(self.chance.choice(wanted))

    def _call(self, table: PracticePresenter) -> None:
        table.act(self.chance.choice(("director", "director", "acts")))

    def _act(self, table: PracticePresenter) -> None:
        view = observe(table.session.state, Seat.SOUTH)
        if view.phase in (Phase.RULING, Phase.NAME_LEAD):
            table.sheet.open(Opened.RULED)
            return
        barred = sorted(set(view.hand) - {action.card for action in view.legal}, key=str)
        if view.phase is Phase.PLAY and barred and self.chance.random() < 0.3:
            table.choose(self.chance.choice(barred))
            return
        action = Bot(Level.HOPEFUL, "guest").choose(view)
        if action.card is not None:
            table.choose(action.card, dropped=True)
        else:
            table.call(action)

    # -- in the room -------------------------------------------------------------------------

    def step(self) -> bool:
        """One page of the night; whether it was left in the middle of a hand."""
        presenter, state = self.presenter, self.state
        presenter.advance()
        page = presenter.page()
        assert not presenter.trouble
        ids = [button.id for button in page.every_button()]
        if state.box_to_fill is not None:
            owed = state.owed[state.box_to_fill - 1]
            assert f"write {entry_text(owed)}" in ids, "a box that nobody can fill"
            presenter.act(f"write {entry_text(owed)}")
        elif "sit" in ids:
            return self.play()
        else:
            wanted = ("strike", "initial", "round", "move", "wait", "card")
            presenter.act(next(each for each in wanted if each in ids))
        return False

    def to_the_end(self) -> None:
        for _step in range(2000):
            if self.presenter.game.evening.is_over:
                return
            if self.step():
                return
        raise AssertionError("the night never ended")


def night(
    desk: PlainDesk, event: str, seed: str, rate: SlipRate, level: str, **chosen: object
) -> HonestGuest:
    """A guest at an honest night before its first hand."""
    rounds = 2 if event == WEDNESDAY else 4
    choice = EveningChoice(event, 2, rounds, level, slips=rate, seed=seed)
    presenter = EveningPresenter(desk, EveningSetup(desk, choice).begin("Anna"))
    return HonestGuest(presenter, Random(seed))


def every_point_is_counted(evening: Evening) -> None:
    """Every point of a night that is over is in the totals, once."""
    usual = [scores for scores in evening.played if not scores.overtime]
    for scores in evening.played:
        for table in scores.tables:
            assert faults(table, evening.event.ruleset.switches) == ()
    for place in evening.standing:
        assert place.points == sum(_in_round(place.unit, scores) for scores in usual)


def added_up(guest: HonestGuest) -> None:
    """The same, and the learner's own card says it as well."""
    evening = guest.presenter.game.evening
    every_point_is_counted(evening)
    for scores, played in zip(evening.played, guest.presenter.game.rounds, strict=False):
        own = next(table for table in scores.tables if evening.learner in table.seats)
        assert played.number == evening.played.index(scores) + 1
        boxes = due(own.hands, Seat.SOUTH, individual=evening.event.individual)
        total = sum(entry or 0 for entry in boxes)
        unit = next(place.unit for place in evening.standing if evening.learner in place.unit)
        assert total == _in_round(unit, scores)


def _in_round(unit: tuple[int, ...], scores: RoundScores) -> int:
    for table in scores.tables:
        if unit[0] in table.seats:
            seat = table.seats.index(unit[0])
            if len(unit) == 1:
                return sum(hand.players[seat] for hand in table.hands)
            return sum(hand.points[Seat(seat).side] for hand in table.hands)
    return 0


@pytest.mark.parametrize("seed", ["1", "2", "118"])
@pytest.mark.parametrize("rate", [SlipRate.OFTEN, SlipRate.ONE])
@pytest.mark.parametrize("event", [WEDNESDAY, BUTLER])
@pytest.mark.clause("WED-21", "BUT-01")
def test_an_honest_night_is_played_to_its_end_and_every_point_is_counted_once(
    event: str, rate: SlipRate, seed: str
) -> None:
    with memory_store() as store:
        guest = night(desk_of(store), event, seed, rate, LEVELS[int(seed) % 2])
        guest.to_the_end()
        added_up(guest)
        assert guest.presenter.stage is Stage.OVER
        assert guest.presenter.page().blocks
        assert store.evenings.current() is None
        for happened in ("own slips", "others' slips", "own calls", "others' calls", "found charged"):
            assert guest.seen[happened], happened
        hands = [hand for scores in guest.presenter.game.evening.played for hand in _own_hands(guest, scores)]
        assert any(hand.kind.by_slip for hand in hands)


def _own_hands(guest: HonestGuest, scores: RoundScores) -> tuple[HandScore, ...]:
    learner = guest.presenter.game.evening.learner
    return next(table.hands for table in scores.tables if learner in table.seats)


@pytest.mark.clause("WED-33")
def test_a_choice_of_points_or_of_going_alone_is_made_by_the_learner_in_a_night() -> None:
    with memory_store() as store:
        for seed in map(str, range(12)):
            guest = night(desk_of(store), WEDNESDAY, seed, SlipRate.ONE, "greenhorn")
            guest.to_the_end()
            added_up(guest)
            if guest.seen["choices"]:
                return
    raise AssertionError("nobody ever left the learner a choice")


def in_a_ruling(table: PracticePresenter) -> bool:
    """Whether the learner reads a ruling after which the hand goes on."""
    return table.sheet.opened is Opened.RULED and table.view.phase is not Phase.HAND_OVER


def at_an_end(table: PracticePresenter) -> bool:
    """Whether the learner reads a ruling that ended the hand."""
    ended = table.session.state.award
    return table.sheet.opened is Opened.RULED and ended is not None and ended.kind is AwardKind.RENEGE


@pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")
@pytest.mark.parametrize("event", [WEDNESDAY, BUTLER])
def test_an_honest_night_killed_in_a_ruling_is_taken_up_at_that_ruling(event: str, tmp_path: Path) -> None:
    title = _killed(event, tmp_path, in_a_ruling)
    with open_store(tmp_path) as store:
        guest = _taken_up(store)
        table = guest.sit()
        assert table.sheet.opened is Opened.RULED
        assert table.page().title == title
        guest.to_the_end()
        added_up(guest)
        assert guest.presenter.stage is Stage.OVER


@pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")
@pytest.mark.parametrize("event", [WEDNESDAY, BUTLER])
def test_after_a_kill_in_a_ruling_that_ended_the_hand_the_card_says_how_it_ended(
    event: str, tmp_path: Path
) -> None:
    _killed(event, tmp_path, at_an_end)
    with open_store(tmp_path) as store:
        guest = _taken_up(store)
        assert guest.presenter.stage is Stage.CARD
        first = guest.presenter.page().blocks[0]
        assert isinstance(first, Paragraph)
        assert "reneged, so the hand is over" in first.text
        guest.to_the_end()
        added_up(guest)


def _taken_up(store: Store) -> HonestGuest:
    assert store.notice == ""
    saved = store.evenings.current()
    assert saved is not None
    presenter = EveningPresenter(desk_of(store), resume_evening(store, saved))
    return HonestGuest(presenter, Random("after"))


def _killed(event: str, home: Path, moment: Callable[[PracticePresenter], bool]) -> str:
    """Kills a player at this moment of the own table; the title of the page that was read."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            with open_store(home) as store:
                guest = night(desk_of(store), event, "kill", SlipRate.ONE, "greenhorn")
                guest.stop = moment
                guest.to_the_end()
                assert guest.stopped is not None
                os.write(writing, guest.stopped.page().title.encode())
                os.close(writing)
                time.sleep(60)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as said:
        title = said.read()
    os.kill(child, signal.SIGKILL)
    _child, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the player ended by itself"
    return title
