"""Tables and lessons in telling states, for pictures without a display."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame.event import Event

from game.bots.company import Company
from game.bots.levels import Steady, three_bots
from game.client.screens.endings import GameOverScreen
from game.client.screens.lesson import LessonScreen
from game.client.screens.lesson_door import lesson_ruleset
from game.client.screens.practice import PracticeScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.course.lesson_start import begin
from game.presenters.lesson_list import catalogue
from game.presenters.lesson_use import CourseLesson
from game.presenters.occasions import GameOccasion
from game.presenters.practice_games import PracticeGame
from game.rules.actions import Phase
from game.rules.match import leader
from game.rules.ruleset import Ruleset
from game.rules.state import Setup
from game.rules.view import SeatView
from game.rulesets.shipped import load_ruleset, ruleset_ids
from game.session import HOME_SEAT, Session
from game.storage.reviews import HandCost
from game.storage.settings import Practice

Wanted = Callable[[SeatView], bool]
Act = Callable[[PracticeScreen], None]
_MOST = 400  # seeds looked through for a state
_LESSON = "left-bower"


class StagedTable(PracticeScreen):
    """A table that does something once it lies on the stage, and shows what came of it."""

    then: tuple[Act, ...] = ()

    def enter(self) -> None:
        super().enter()
        for act in self.then:
            act(self)
        self.board.motion.finish()
        self.refresh()
        self.board.motion.finish()  # a card that settles still looks as it did


def staged(
    services: Services, seed: str, wanted: Wanted, *then: Act, ruleset: Ruleset | None = None
) -> PracticeScreen:
    """A practice table at the first moment of that kind, in the first seed from `seed` on that has one."""
    ruleset = ruleset or with_counters()
    first = int(seed) if seed.isdigit() else 1
    for number in range(first, first + _MOST):
        session = Session(ruleset, Setup(str(number)), three_bots(HOME_SEAT))
        if _reach(session, wanted):
            game = PracticeGame(0, str(number), session, Company())
            practice = Practice(ruleset=ruleset.id, seed=str(number))
            screen = StagedTable(services, game, GameOccasion(practice))
            screen.then = then
            return screen
    raise LookupError("no seed leads to this state")


def with_counters() -> Ruleset:
    """A ruleset played to points, whose counter cards show the score."""
    found = [load_ruleset(ruleset_id) for ruleset_id in ruleset_ids()]
    return next((each for each in found if each.switches.game_points is not None), found[0])


def _reach(session: Session, wanted: Wanted, most: int = 400) -> bool:
    """Plays soundly on to the wanted state; False if the game ends before."""
    steady = Steady()
    for _step in range(most):
        if wanted(session.view):
            return True
        if session.over:
            return False
        if not session.waits_for_learner:
            session.advance()
        elif session.state.phase is Phase.HAND_OVER:
            session.next_hand()
        else:
            session.submit(steady.choose(session.view))
    return False


def _must_follow(view: SeatView) -> bool:
    follows = view.my_turn and view.phase is Phase.PLAY and view.led is not None
    return follows and 0 < len(view.legal) < len(view.hand) and len(view.hand) == 4


def bidding(services: Services, seed: str) -> Screen:
    """The first round, after somebody has passed."""

    def wanted(view: SeatView) -> bool:
        return view.my_turn and view.phase is Phase.FIRST_ROUND and len(view.calls) > 0

    return staged(services, seed, wanted)


def second_round(services: Services, seed: str) -> Screen:
    return staged(services, seed, lambda view: view.my_turn and view.phase is Phase.SECOND_ROUND)


def play(services: Services, seed: str) -> Screen:
    return staged(services, seed, _must_follow)


def illegal(services: Services, seed: str) -> Screen:
    """A card was tried that may not be played."""
    return staged(services, seed, _must_follow, _try_illegal)


def why(services: Services, seed: str) -> Screen:
    return staged(services, seed, _must_follow, lambda screen: press(screen, "1e"))


def score(services: Services, seed: str) -> Screen:
    """Trump, score and who plays."""
    return staged(services, seed, _must_follow, lambda screen: press(screen, "t"))


def loner(services: Services, seed: str) -> Screen:
    """The learner plays alone; the partner's hand is laid down."""

    def wanted(view: SeatView) -> bool:
        return view.my_turn and view.phase is Phase.PLAY and view.alone and view.maker is view.seat

    return staged(services, seed, wanted)


def discard(services: Services, seed: str) -> Screen:
    """The dealer has chosen the card to put down."""

    def choose(screen: PracticeScreen) -> None:
        legal = [action.card for action in screen.table.view.legal]
        screen.choose(next(card for card in reversed(screen.board.state.hand) if card in legal))

    return staged(services, seed, lambda view: view.my_turn and view.phase is Phase.DISCARD, choose)


def hand_over(services: Services, seed: str) -> Screen:
    return staged(services, seed, lambda view: view.phase is Phase.HAND_OVER and view.maker is not None)


def game_over(services: Services, seed: str) -> Screen:
    screen = staged(services, seed, lambda view: view.phase is Phase.GAME_OVER)
    return _Weighed(services, screen.session, services.settings().practice)


def game_won(services: Services, seed: str) -> Screen:
    """The end of a game that the learner's side won, none of whose hands are weighed yet."""

    def wanted(view: SeatView) -> bool:
        return view.phase is Phase.GAME_OVER and leader(view.standing) is view.seat.side

    return GameOverScreen(services, staged(services, seed, wanted).session, services.settings().practice)


class _Weighed(GameOverScreen):
    """The end of a game all of whose hands were weighed while it was played."""

    def known(self) -> dict[int, HandCost]:
        results = enumerate(self.standing.results)
        costs = ((number, 0.35 * (number % 2), result.award.points) for number, result in results)
        return {
            number: HandCost(1, number, "", cost, points[0] - points[1], 9, round(cost > 0))
            for number, cost, points in costs
        }


def _try_illegal(screen: PracticeScreen) -> None:
    legal = [action.card for action in screen.table.view.legal]
    screen.choose(next(card for card in reversed(screen.board.state.hand) if card not in legal))


def press(screen: PracticeScreen, typed: str) -> None:
    for sign in typed:
        screen.handle(Event(pygame.KEYDOWN, key=ord(sign), mod=0, unicode=sign, scancode=0))


# -- lessons ---------------------------------------------------------------------------------


def _lesson(services: Services, step: str, *, to_the_end: bool = False) -> LessonScreen:
    course = catalogue()
    file = course.find(_LESSON)
    assert file is not None
    runner = begin(file, course.glossary, lesson_ruleset(services))
    runner.go(step)
    while to_the_end and runner.forward():
        pass
    return LessonScreen(services, file, runner, CourseLesson())


def lesson(services: Services, seed: str) -> Screen:
    """A card is asked for."""
    return _lesson(services, "follow-heart")


def lesson_say(services: Services, seed: str) -> Screen:
    return _lesson(services, "intro")


def lesson_choose(services: Services, seed: str) -> Screen:
    return _lesson(services, "name-the-left")


def lesson_order(services: Services, seed: str) -> Screen:
    """Two of the cards have their places."""
    screen = _lesson(services, "strength")
    for number, card in enumerate(screen.lesson.step.cards[3:0:-2]):
        screen.lesson.answers.put(card, number)
    return screen


def lesson_pick(services: Services, seed: str) -> Screen:
    screen = _lesson(services, "follow-diamond")
    screen.lesson.choose(screen.table.view.hand[0])
    return screen


def lesson_illegal(services: Services, seed: str) -> Screen:
    """A card was tried that the left bower bars."""
    screen = _lesson(services, "follow-heart")
    screen.lesson.choose(screen.table.view.hand[1])
    return screen


def lesson_done(services: Services, seed: str) -> Screen:
    return _lesson(services, "summary", to_the_end=True)
