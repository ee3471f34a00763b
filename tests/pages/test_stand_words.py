"""The sentences that tell where somebody stands."""

from __future__ import annotations

import pytest

from game.bots.hand_costs import hand_costs
from game.bots.ladder import Level
from game.pages.stand_words import stand_words, stand_words_with_more
from game.pages.weakness import stand_line
from game.tutor.estimate import Estimate
from game.tutor.level_stand import LevelStand, level_stand

FIVE = tuple(reversed(Level))


@pytest.mark.parametrize(
    ("stand", "said"),
    [
        (LevelStand(FIVE[:2], (), FIVE[2:], 0), "Between a Steady player and a Sunday player."),
        (LevelStand((), (), FIVE, 0), "Less than any level loses."),
        (LevelStand(FIVE, (), (), 0), "More than any level loses."),
        (LevelStand(FIVE[:2], FIVE[2:3], FIVE[3:], 0), "About what a Sunday player loses."),
    ],
)
def test_what_is_settled_is_said_without_a_promise(stand: LevelStand, said: str) -> None:
    assert stand_words(stand) == said
    assert stand_words_with_more(stand) == said


@pytest.mark.parametrize(
    ("stand", "said"),
    [
        (
            LevelStand(FIVE[:1], FIVE[1:3], FIVE[3:], 57),
            "So far, anywhere from a Steady player to a Sunday player. About 60 more hands will tell.",
        ),
        (
            LevelStand(FIVE[:2], FIVE[2:3], FIVE[3:], 12),
            "So far, about what a Sunday player loses. About 15 more hands will tell.",
        ),
        (
            LevelStand(FIVE[:1], FIVE[1:3], FIVE[3:], None),
            "So far, anywhere from a Steady player to a Sunday player. "
            "More hands won't tell these levels apart.",
        ),
    ],
)
def test_what_is_not_settled_says_whether_more_hands_will_tell(stand: LevelStand, said: str) -> None:
    assert stand_words_with_more(stand) == said


def test_a_learner_who_plays_on_at_the_same_cost_is_told_at_last() -> None:
    """As in life: the figure stays, its error shrinks with the hands, and the promise comes true."""
    lost, off, hands = 0.15, 0.11, 40
    first = level_stand(Estimate(lost, off, hands), hand_costs())
    assert first.more
    then = hands + first.more
    line = stand_line(Estimate(lost, off * (hands / then) ** 0.5, then), hand_costs())
    assert line.words == "Between a Steady player and a Sunday player."
