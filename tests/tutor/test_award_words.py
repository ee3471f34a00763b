"""How a hand ended and what it pays, in a sentence."""

from __future__ import annotations

import pytest

from game.rules.scoring import award_kind
from game.rules.seats import Seat, Side
from game.rules.state import Award, AwardKind
from game.tutor.award_words import award_sentence

S = Seat.SOUTH


def award(kind: AwardKind, side: Side | None, points: int = 1) -> Award:
    scored = (0, 0) if side is None else ((points, 0) if side is Side.US else (0, points))
    return Award(kind, scored, (scored[0], scored[1], scored[0], scored[1]), "made_points", side)


@pytest.mark.parametrize(
    ("kind", "side", "points", "told"),
    [
        (AwardKind.MADE, Side.US, 1, "You made it. Your side scores 1 point."),
        (AwardKind.EUCHRE, Side.THEM, 2, "You're euchred. They score 2 points."),
        (AwardKind.EUCHRE, Side.US, 2, "They're euchred. Your side scores 2 points."),
        (AwardKind.THROWN_IN, None, 0, "Nobody scores."),
        (AwardKind.MISDEAL, None, 0, "It was a misdeal, so nobody scores."),
        (AwardKind.RENEGE, Side.US, 2, "They reneged, so the hand is over. Your side scores 2 points."),
        (AwardKind.RENEGE, Side.THEM, 3, "Your side reneged, so the hand is over. They score 3 points."),
    ],
)
def test_the_end_of_a_hand_says_who_scores_what(
    kind: AwardKind, side: Side | None, points: int, told: str
) -> None:
    assert award_sentence(award(kind, side, points), S) == told


def test_every_way_a_hand_can_end_has_words_for_both_sides() -> None:
    kinds = {
        award_kind(tricks, alone, lone)
        for tricks in range(6)
        for alone in (True, False)
        for lone in (True, False)
    }
    slips = {AwardKind.RENEGE, AwardKind.BID_OUT_OF_TURN}
    assert kinds | slips == set(AwardKind) - {AwardKind.THROWN_IN, AwardKind.MISDEAL}
    kinds |= slips
    told = {award_sentence(award(kind, side), S) for kind in kinds for side in Side}
    assert len(told) == 2 * len(kinds)


def test_partners_who_score_apart_are_named_with_what_each_gets() -> None:
    march = Award(AwardKind.LONE_MARCH, (5, 0), (4, 0, 5, 0), "lone_march_points", Side.US)
    assert award_sentence(march, S) == "All five tricks alone, for your side. You score 4 and Nora scores 5."
    theirs = Award(AwardKind.LONE_MARCH, (0, 5), (0, 5, 0, 4), "lone_march_points", Side.THEM)
    assert award_sentence(theirs, S) == "All five tricks alone, for them. Walt scores 5 and Ezra scores 4."
