"""Reviewed hands in telling states, for pictures without a display."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.ladder import Level
from game.bots.levels import bot
from game.client.screens.practice import PracticeScreen
from game.client.screens.review import ReviewScreen
from game.client.screens.review_game import GameReviewScreen
from game.client.screens.review_pages.questions import LevelsScreen, WhyScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.dev.shots.replays import bots_game
from game.presenters.hand_reviews import Reviews
from game.presenters.occasions import Trial
from game.presenters.practice_games import PracticeGame
from game.presenters.quiet_review import game_title
from game.rules.actions import Phase
from game.session import Session
from game.tutor.review import levels_do, review_hand

_HANDS = 4


def _reviews(services: Services, seed: str, weighed: int = _HANDS) -> Reviews:
    record = bots_game(services, seed, _HANDS, bot(Level.GREENHORN, seed))
    reviews = Reviews(services.store, services.worker, record, record.learner)
    for number in range(min(weighed, len(record.deals))):
        hand = reviews.hand(number)
        reviews.know(number, review_hand(hand.steps, hand.seat, unknown=hand.unknown))
    return reviews


def _screen(services: Services, seed: str) -> ReviewScreen:
    """The hand of the game that cost most."""
    reviews = _reviews(services, seed)
    costs = {number: found.cost for number in range(_HANDS) if (found := reviews.of(number)) is not None}
    worst = max(costs, key=lambda number: costs[number])
    listed = GameReviewScreen(services, reviews, game_title(3))
    return ReviewScreen(services, reviews, game_title(3), worst, listed)


def review(services: Services, seed: str) -> Screen:
    """The costliest hand, opened at the decision that cost most."""
    return _screen(services, seed)


def thinking(services: Services, seed: str) -> Screen:
    """Nothing has been weighed yet."""
    reviews = _reviews(services, seed, 0)
    reviews.want = lambda number: None  # type: ignore[method-assign]
    return ReviewScreen(services, reviews, game_title(3), 0)


def game(services: Services, seed: str) -> Screen:
    """All hands of a game, the last one still being weighed."""
    reviews = _reviews(services, seed, _HANDS - 1)
    reviews.want_next = lambda: None  # type: ignore[method-assign]
    return GameReviewScreen(services, reviews, game_title(3))


class _Asked(ReviewScreen):
    """A review over which a question is opened."""

    def __init__(self, screen: ReviewScreen, ask: Callable[[ReviewScreen], Screen]) -> None:
        super().__init__(screen.services, screen.shown.reviews, screen.title, screen.shown.number)
        self._opens: Callable[[ReviewScreen], Screen] | None = ask

    def enter(self) -> None:
        super().enter()
        ask, self._opens = self._opens, None
        if ask is not None:
            self.stage.push(ask(self))


def levels(services: Services, seed: str) -> Screen:
    """What every level would have done instead of the mistake."""

    def ask(screen: ReviewScreen) -> Screen:
        judged = screen.shown.judged(screen.shown.column)
        assert judged is not None
        return LevelsScreen(services, judged, None, levels_do(judged.view))

    return _Asked(_screen(services, seed), ask)


def why(services: Services, seed: str) -> Screen:
    """Why the others played as they did in the trick of the mistake."""

    def ask(screen: ReviewScreen) -> Screen:
        shown = screen.shown
        return WhyScreen(shown.words, shown.column, shown.reviews.levels)

    return _Asked(_screen(services, seed), ask)


def position(services: Services, seed: str) -> Screen:
    """The decision that cost most, tried again."""
    shown = _screen(services, seed).shown
    return services.open("position", *shown.again())


def position_over(services: Services, seed: str) -> Screen:
    """The same hand at its end, beside how it ended before."""
    shown = _screen(services, seed).shown
    ruleset, setup, earlier, company, seat = shown.again()
    session, learner = Session(ruleset, setup, company.players(seat), learner=seat), bot(Level.STEADY)
    while session.state.phase is not Phase.HAND_OVER:
        if session.waits_for_learner:
            session.submit(learner.choose(session.view))
        else:
            session.advance()
    trial = Trial(ruleset, setup, earlier, company, seat)
    return PracticeScreen(services, PracticeGame(0, setup.seed, session, company), trial, "position")
