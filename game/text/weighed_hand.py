"""The hand played last weighed at a terminal, and what its decisions cost kept."""

from __future__ import annotations

from game.i18n import _
from game.presenters.desk import Desk
from game.presenters.occasions import Occasion
from game.records.record_file import played_so_far
from game.records.reviewing import Reviewable, finished_hands, keep_review, reviewable
from game.session import Session
from game.text.console import Console
from game.tutor.review import HandReview, review_hand


def weighing_words() -> str:
    """What is said while decisions are weighed."""
    return _("Weighing your decisions. This takes a moment.")


def weigh_last(
    console: Console, desk: Desk, session: Session, game: int, occasion: Occasion
) -> tuple[Reviewable, HandReview]:
    """The last finished hand with its review, kept for a game that counts. There must be one."""
    record = finished_hands(played_so_far(session))
    hand = reviewable(record, len(record.deals) - 1)
    review = review_hand(hand.steps, hand.seat, hints=hand.hints)
    if occasion.source:
        store = desk.store
        console.carefully(lambda: keep_review(store, game, hand, review, occasion.source))
    return hand, review
