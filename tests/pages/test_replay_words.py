"""What a record tells at a step: the last one tells the points, and each thing once."""

from __future__ import annotations

from game.pages.replay_words import deal_lines, happened, record_lines
from game.records.record_file import Recorded
from tests.client.reviewed import a_game, thrown_in


def at_end(record: Recorded, place: int = 0) -> list[str]:
    deal = record.deals[place]
    return deal_lines(deal, len(deal.steps), record)


def test_the_end_of_a_deal_tells_tricks_and_points_once_each() -> None:
    lines = at_end(a_game())
    assert len(lines) == len(set(lines))
    assert [line.partition(":")[0] for line in lines if line.startswith(("Tricks", "Points"))] == [
        "Tricks",
        "Points",
    ]


def test_a_hand_that_was_thrown_in_says_so_in_window_and_terminal() -> None:
    said = "Everyone passed, so the hand is thrown in."
    assert said in at_end(thrown_in())
    assert said in list(record_lines(thrown_in()))


def test_the_score_before_a_deal_adds_up_what_the_deals_before_it_paid() -> None:
    record = a_game()
    paid = [deal.last.award.points for deal in record.deals[:2] if deal.last.award is not None]
    us, them = (sum(points) for points in zip(*paid, strict=True))
    assert f"You and Nora {us}, Walt and Ezra {them}." in at_end(record, 2)[-1]


def test_every_step_has_words() -> None:
    record = a_game()
    assert all(happened(step, record) for deal in record.deals for step in deal.steps)
