"""Reviewed hands in telling states, for pictures without a display."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.ladder import Level
from game.bots.levels import bot
from game.client.quiet_review import game_title
from game.client.review_pages.more import LevelsScene
from game.client.review_pages.reviews import Reviews
from game.client.review_pages.why import WhyScene
from game.client.scenes.position import PositionScene
from game.client.scenes.replay_shots import bots_game
from game.client.scenes.review import ReviewScene
from game.client.scenes.review_game import GameReviewScene
from game.client.services import Services
from game.client.stage import Scene
from game.rules.actions import Phase
from game.rules.seats import Seat
from game.tutor.review import levels_do, review_hand, setup_from

_HANDS = 4


def _reviews(services: Services, seed: str, weighed: int = _HANDS) -> Reviews:
    record = bots_game(services, seed, _HANDS, bot(Level.GREENHORN, seed))
    reviews = Reviews(services, record, Seat.SOUTH)
    for number in range(min(weighed, len(record.deals))):
        hand = reviews.hand(number)
        reviews.know(number, review_hand(hand.steps, unknown=hand.unknown))
    return reviews


def _scene(services: Services, seed: str) -> ReviewScene:
    """The hand of the game that cost most."""
    reviews = _reviews(services, seed)
    costs = {number: found.cost for number in range(_HANDS) if (found := reviews.of(number)) is not None}
    worst = max(costs, key=lambda number: costs[number])
    scene = ReviewScene(services, reviews, game_title(3), worst)
    scene.all_hands = lambda: None
    return scene


def review(services: Services, seed: str) -> Scene:
    """The costliest hand, opened at the decision that cost most."""
    return _scene(services, seed)


def thinking(services: Services, seed: str) -> Scene:
    """Nothing has been weighed yet."""
    reviews = _reviews(services, seed, 0)
    reviews.want = lambda number: None  # type: ignore[method-assign]
    return ReviewScene(services, reviews, game_title(3), 0)


def game(services: Services, seed: str) -> Scene:
    """All hands of a game, the last one still being weighed."""
    reviews = _reviews(services, seed, _HANDS - 1)
    reviews.want_next = lambda: None  # type: ignore[method-assign]
    return GameReviewScene(services, reviews, game_title(3))


class _Asked(ReviewScene):
    """A review over which a question is opened."""

    def __init__(self, scene: ReviewScene, ask: Callable[[ReviewScene], Scene]) -> None:
        super().__init__(scene.services, scene.reviews, scene.title, scene.number)
        self._ask: Callable[[ReviewScene], Scene] | None = ask

    def enter(self) -> None:
        super().enter()
        ask, self._ask = self._ask, None
        if ask is not None:
            self.stage.push(ask(self))


def levels(services: Services, seed: str) -> Scene:
    """What every level would have done instead of the mistake."""

    def ask(scene: ReviewScene) -> Scene:
        judged = scene.judged(scene.column)
        assert judged is not None
        return LevelsScene(services, judged, None, levels_do(judged.view))

    return _Asked(_scene(services, seed), ask)


def why(services: Services, seed: str) -> Scene:
    """Why the others played as they did in the trick of the mistake."""
    return _Asked(
        _scene(services, seed), lambda scene: WhyScene(scene.words, scene.column, scene.reviews.levels)
    )


def position(services: Services, seed: str) -> Scene:
    """The decision that cost most, tried again."""
    scene = _scene(services, seed)
    judged = scene.judged(scene.column)
    assert judged is not None
    setup = setup_from(scene.hand.steps, judged.step)
    earlier = scene.hand.deal.last.award
    return PositionScene(services, judged.view.ruleset, setup, earlier, scene.reviews.company)


def position_over(services: Services, seed: str) -> Scene:
    """The same hand at its end, beside how it ended before."""
    scene = position(services, seed)
    assert isinstance(scene, PositionScene)
    session, learner = scene.session, bot(Level.STEADY)
    while session.state.phase is not Phase.HAND_OVER:
        if session.waits_for_learner:
            session.submit(learner.choose(session.view))
        else:
            session.advance()
    return scene
