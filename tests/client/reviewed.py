"""Games to be reviewed in tests, and a thinker that answers at once with rough values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from game.bots.ladder import Level
from game.bots.levels import Bot, bot
from game.bots.worker import Progress
from game.client.app import App
from game.client.screens.review import ReviewScreen
from game.client.screens.services import Services
from game.dev.shots.replays import bots_game
from game.presenters.hand_reviews import Reviews
from game.records.record_file import Recorded, follow_own
from game.rules.actions import Action, ActionKind, Phase
from game.rules.hand import apply, legal, start
from game.rules.record import Record
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import SeatView
from game.rulesets.shipped import load_ruleset
from game.strategy.values import Effort, search
from game.tutor.review import HandReview, review_hand
from tests.client.drive import new_app, show

ROUGH = Effort(chunk=3, most=6, error=0.5)


@dataclass
class _Answer:
    progress: Progress | None

    def poll(self) -> Progress | None:
        return self.progress

    def cancel(self) -> None:
        self.progress = None


class Thinker:
    """In the place of the process that thinks. A `slow` one never answers."""

    def __init__(self, slow: bool = False) -> None:
        self.slow = slow
        self.asked: list[_Answer] = []

    def appraise(
        self, view: SeatView, effort: Effort = ROUGH, seed: str = "", *, soon: bool = False
    ) -> _Answer:
        found = None if self.slow else Progress(True, search(view, seed, replace(ROUGH, kept=effort.kept)))
        self.asked.append(_Answer(found))
        return self.asked[-1]

    def choose(self, bot: Bot, view: SeatView) -> _Answer:
        self.asked.append(_Answer(None if self.slow else Progress(True, choice=bot.by_principle(view))))
        return self.asked[-1]


def with_thinker(app: App, slow: bool = False) -> Thinker:
    """Lets a thinker of this module think for an app."""
    thinker = Thinker(slow)
    app.services = replace(app.services, worker=lambda: thinker, thinks=lambda: True)  # type: ignore[arg-type,return-value]
    return thinker


class _Nobody:
    """Services for playing a game without any window."""

    def rulesets(self) -> tuple[object, ...]:
        return (load_ruleset("danville"),)


@cache
def a_game() -> Recorded:
    """Four hands in which a greenhorn sits at South."""
    services: Services = _Nobody()  # type: ignore[assignment]
    return bots_game(services, "1", 4, bot(Level.GREENHORN, "1"))


@cache
def thrown_in() -> Recorded:
    """A hand in which everybody passes."""
    ruleset = load_ruleset("danville").with_switches(stick_the_dealer=False)
    state = start(ruleset, Setup("1"))
    done: list[Action] = []
    while state.phase is not Phase.HAND_OVER:
        choices = legal(state, state.turn)
        passing = [action for action in choices if action.kind is ActionKind.PASS]
        done.append((passing or list(choices))[0])
        state, _ = apply(state, done[-1])
    return follow_own("", Record(ruleset, Setup("1"), tuple(done)))


@cache
def sat_out() -> Recorded:
    """A hand that the learner's partner plays alone."""
    ruleset = load_ruleset("danville")
    for number in range(1, 500):
        state = start(ruleset, Setup(str(number)))
        done: list[Action] = []
        while state.phase is not Phase.HAND_OVER:
            alone = (a for a in legal(state, state.turn) if a.alone and a.seat is Seat.NORTH)
            passing = (a for a in legal(state, state.turn) if a.kind is ActionKind.PASS)
            done.append(next(alone, None) or next(passing, None) or legal(state, state.turn)[0])
            state, _ = apply(state, done[-1])
        if Seat.SOUTH in state.sitting_out:
            return follow_own("", Record(ruleset, Setup(str(number)), tuple(done)))
    raise LookupError("nobody went alone")


@cache
def _weighed(record_key: int, number: int) -> HandReview:
    hand = Reviews(None, None, _KEPT[record_key], Seat.SOUTH).hand(number)  # type: ignore[arg-type]
    return review_hand(hand.steps, hand.seat, effort=ROUGH, unknown=hand.unknown)


_KEPT: dict[int, Recorded] = {}


def weighed(services: Services, record: Recorded) -> Reviews:
    """The reviews of a record, every hand weighed roughly; weighed once for all tests."""
    _KEPT[id(record)] = record
    reviews = Reviews(services.store, services.worker, record, Seat.SOUTH)
    for number in range(len(record.deals)):
        reviews.know(number, _weighed(id(record), number))
    return reviews


def reviewing(
    record: Recorded, number: int = 1, size: tuple[int, int] = (1280, 720), **settings: object
) -> tuple[App, ReviewScreen]:
    """A hand of a record on the screen, weighed."""
    app = new_app(size, **settings)
    with_thinker(app)
    screen = ReviewScreen(app.services, weighed(app.services, record), "Game 3", number)
    show(app, screen)
    return app, screen
