"""Opens the review of a record: one hand of it, or the list of them all."""

from __future__ import annotations

from game.client.screens.review import ReviewScreen
from game.client.screens.review_game import GameReviewScreen
from game.client.screens.review_pages.reviews import Reviews
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.records.opening import Recorded
from game.rules.seats import Seat


def open_review(
    services: Services, record: Recorded, title: str, seat: Seat, number: int | None = None, game_id: int = 0
) -> Screen:
    """A hand of a record by its place in it; without one the list of its hands, if there are several.

    `game_id` is that of a game of the learner's own, whose costs are kept.
    """
    reviews = Reviews(services, record, seat, game_id)
    if len(record.deals) < 2:
        return ReviewScreen(services, reviews, title, 0)
    whole = GameReviewScreen(services, reviews, title)
    if number is None:
        return whole
    screen = ReviewScreen(services, reviews, title, number)
    screen.all_hands = lambda: screen.stage.replace(whole)
    return screen
