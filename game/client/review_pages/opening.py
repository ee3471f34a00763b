"""Opens the review of a record: one hand of it, or the list of them all."""

from __future__ import annotations

from game.client.review_pages.reviews import Reviews
from game.client.scenes.review import ReviewScene
from game.client.scenes.review_game import GameReviewScene
from game.client.services import Services
from game.client.stage import Scene
from game.records.opening import Recorded
from game.rules.seats import Seat


def open_review(
    services: Services, record: Recorded, title: str, seat: Seat, number: int | None = None, game_id: int = 0
) -> Scene:
    """A hand of a record by its place in it; without one the list of its hands, if there are several.

    `game_id` is that of a game of the learner's own, whose costs are kept.
    """
    reviews = Reviews(services, record, seat, game_id)
    if len(record.deals) < 2:
        return ReviewScene(services, reviews, title, 0)
    whole = GameReviewScene(services, reviews, title)
    if number is None:
        return whole
    scene = ReviewScene(services, reviews, title, number)
    scene.all_hands = lambda: scene.stage.replace(whole)
    return scene
