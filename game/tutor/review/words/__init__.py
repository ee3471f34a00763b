"""The words of a review.

They speak to South. Where `names` are given the record is of another table: the seats have these names.
"""

from game.tutor.review.words.decisions import (
    better_words,
    cost_words,
    decision_title,
    did_words,
    headline,
    hint_words,
    level_line,
    levels_asked,
    mark_words,
    place_words,
    sentence,
    short_cost,
)
from game.tutor.review.words.hand_outcome import hand_title, left_out_words, luck_words, total_cost_words
from game.tutor.review.words.reasons import why

__all__ = [
    "better_words",
    "cost_words",
    "decision_title",
    "did_words",
    "hand_title",
    "headline",
    "hint_words",
    "left_out_words",
    "level_line",
    "levels_asked",
    "luck_words",
    "mark_words",
    "place_words",
    "sentence",
    "short_cost",
    "total_cost_words",
    "why",
]
