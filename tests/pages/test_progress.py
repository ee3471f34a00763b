"""Points lost per hand in words: the latest hands, and how they changed ten at a time."""

from __future__ import annotations

from game.pages.progress import hand_cost_line, lost_lines, plot_fills
from game.storage.reviews import HandCost


def hands(*costs: float) -> list[HandCost]:
    return [
        HandCost(1, deal, "2026-01-31T09:30:00+00:00", cost, 0.0, 5, 0) for deal, cost in enumerate(costs)
    ]


def test_nothing_is_said_of_no_hands() -> None:
    assert lost_lines([]) == []


def test_fewer_than_twenty_hands_tell_their_mean_alone() -> None:
    assert lost_lines(hands(*[0.4] * 19)) == ["Points lost per hand over the last 10 hands reviewed: 0.4."]


def test_tens_are_counted_from_the_latest_hand_back() -> None:
    told = lost_lines(hands(*[9.0] * 3, *[0.8] * 10, *[0.3] * 10))[1]
    assert told == "Ten hands at a time, from oldest to newest: 0.8, 0.3."


def test_too_few_hands_are_counted() -> None:
    assert "2 hands have been reviewed so far." in plot_fills(2)


def test_a_hand_in_the_list_counts_from_one() -> None:
    assert hand_cost_line(hands(0.6)[0]).endswith("game 1, hand 1: 0.6 points")
