"""What is said at the end of a hand."""

from __future__ import annotations

from game.bots.levels import Steady
from game.pages.page import Figures, Paragraph
from game.pages.table_page import result_blocks
from game.rules.actions import BY_THE_TABLE, Phase
from game.rules.hand import apply, deal_out, legal, start
from game.rules.seats import Seat
from game.rules.state import AwardKind, Setup
from game.rules.view import SeatView, observe
from tests.tables import rules


def lone_march(partner_points: int | None) -> SeatView:
    """The end of the first hand in which South marches alone; with points for the partner all score apart."""
    table = rules(individual_scores=partner_points is not None, lone_march_partner_points=partner_points)
    for seed in range(1000):
        state = deal_out(start(table, Setup(str(seed), Seat.EAST)))
        while state.phase is not Phase.HAND_OVER:
            (choice, *_more) = legal(state, state.turn)
            if choice.kind not in BY_THE_TABLE:
                choice = Steady().choose(observe(state, state.turn))
            state, _events = apply(state, choice)
        if state.maker is Seat.SOUTH and state.award and state.award.kind is AwardKind.LONE_MARCH:
            return observe(state, Seat.SOUTH)
    raise AssertionError("no seed leads there")


def bold(view: SeatView) -> list[str]:
    return [block.text for block in result_blocks(view) if isinstance(block, Paragraph) and block.bold]


def test_partners_who_score_apart_are_told_what_each_of_them_gets() -> None:
    assert bold(lone_march(partner_points=1)) == ["You score 4 and Nora scores 1."]


def test_partners_who_score_together_are_told_the_points_of_their_side() -> None:
    blocks = result_blocks(lone_march(partner_points=None))
    (table,) = (block for block in blocks if isinstance(block, Figures))
    assert [(row.name, row.ours, row.theirs) for row in table.rows][:2] == [
        ("Tricks", "5", "0"),
        ("Points", "4", "0"),
    ]
    assert "4 points for us." in [row.said for row in table.rows]
