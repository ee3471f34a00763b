"""A finished hand looked at again: what each decision of a player cost, and how much was luck."""

from game.tutor.review.again import LevelsAsked, levels_do, setup_from
from game.tutor.review.judgement import GOOD_UP_TO, Hand, HandReview, Judged, Mark, judged, mark_of, together
from game.tutor.review.weighing import REVIEW, HandReviewing, review_hand
from game.tutor.significance import BEST_UP_TO

__all__ = [
    "BEST_UP_TO",
    "GOOD_UP_TO",
    "REVIEW",
    "Hand",
    "HandReview",
    "HandReviewing",
    "Judged",
    "LevelsAsked",
    "Mark",
    "judged",
    "levels_do",
    "mark_of",
    "review_hand",
    "setup_from",
    "together",
]
