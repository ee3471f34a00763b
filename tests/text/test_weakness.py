"""What costs most by typed lines: its lesson, its drill, its hands, and what is offered at the start."""

from __future__ import annotations

from game.dev.shots.weak import fill
from game.storage.database import Store
from tests.text.typists import converse


def test_the_page_leads_to_its_lesson(store: Store) -> None:
    fill(store)
    said = converse(store, "no", "your play", "lesson: you made it, so lead trump", "leave", "quit")
    assert "Not leading trump when you called it has cost you" in said
    assert "Why you lead trump when you made it" in said


def test_the_page_leads_to_its_drill_from_the_seat_of_the_maker(store: Store) -> None:
    fill(store)
    said = converse(store, "no", "your play", "drill: the first lead", "back", "done", "quit")
    assert "Your seat: You made trump" in said
    assert "What would you like to drill?" not in said


def test_the_page_leads_to_the_mistakes_about_it(store: Store) -> None:
    fill(store)
    said = converse(store, "no", "your play", "your mistakes", "back", "done", "quit")
    assert "Topic: Leading trump as maker." in said


def test_the_lesson_about_what_costs_most_is_offered_at_the_start(store: Store) -> None:
    fill(store)
    said = converse(store, "yes", "leave", "quit")
    assert "The lesson “You made it, so lead trump” would help you most." in said
    assert "Why you lead trump when you made it" in said


def test_without_hands_nothing_is_offered(store: Store) -> None:
    assert "would help you most" not in converse(store, "your play", "quit")


def test_your_play_leads_with_what_costs_most_and_all_else_is_a_choice_away(store: Store) -> None:
    fill(store)
    opened = converse(store, "no", "your play", "done", "quit")
    assert opened.split("Quit\n")[1].startswith("Not leading trump when you called it has cost you")
    assert "Points lost per hand over" not in opened
    further = converse(store, "no", "your play", "skills", "how the cards", "done", "quit")
    assert "Points lost per hand over the last" in further
    assert "How the cards fell:" in further


def test_two_hands_of_one_day_are_told_apart_by_what_was_done(store: Store) -> None:
    fill(store)
    said = converse(store, "no", "your play", "done", "quit")
    looks = [line.split(" ", 1)[1] for line in said.splitlines() if " Look at " in line]
    assert len(looks) > 1
    assert len(set(looks)) == len(looks)
