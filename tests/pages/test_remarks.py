"""What a player says when a game or a lesson is over: kind, and never the same twice running."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.pages.lesson_words import LessonEnd
from game.pages.remarks import game_remark, lesson_remark
from game.pages.table_model import Mood
from game.rules.seats import Seat
from game.rules.state import Standing
from game.session import HOME_SEAT

ENDS = {"won": Standing.shared((10, 7)), "lost": Standing.shared((4, 10)), "tied": Standing.shared((6, 6))}


@pytest.mark.parametrize("end", ENDS)
def test_no_word_at_the_end_of_a_game_comes_twice_running(end: str) -> None:
    said = [game_remark(ENDS[end], HOME_SEAT, played) for played in range(24)]
    assert all(one != other for one, other in pairwise(said))


def test_games_that_end_in_turns_bring_no_word_twice_running() -> None:
    ends = list(ENDS.values())
    said = [game_remark(ends[played % len(ends)], HOME_SEAT, played)[1] for played in range(24)]
    assert all(one != other for one, other in pairwise(said))


@pytest.mark.parametrize("end", ENDS)
def test_each_of_the_others_has_words_of_their_own(end: str) -> None:
    said: dict[Seat, set[str]] = {}
    for played in range(12):
        speaker, words = game_remark(ENDS[end], HOME_SEAT, played)
        said.setdefault(speaker, set()).add(words)
    assert set(said) == set(Seat) - {HOME_SEAT}
    every = [words for each in said.values() for words in each]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("end", ENDS)
def test_what_is_said_has_room_in_a_bubble_above_a_face(end: str) -> None:
    assert all(len(game_remark(ENDS[end], HOME_SEAT, played)[1]) <= 36 for played in range(12))


@pytest.mark.parametrize("end", LessonEnd)
def test_another_player_speaks_from_one_lesson_to_the_next(end: LessonEnd) -> None:
    said = [lesson_remark(end, done) for done in range(24)]
    assert all(one.who != other.who for one, other in pairwise(said))
    assert {word.who for word in said} == {"nora", "walt", "ezra"}
    assert len({word.words for word in said}) >= 3


def test_nobody_is_rueful_about_a_lesson() -> None:
    moods = {end: {lesson_remark(end, done).mood for done in range(6)} for end in LessonEnd}
    assert moods[LessonEnd.WELL] == moods[LessonEnd.PASSED] == {Mood.PLEASED}
    assert moods[LessonEnd.SO_SO] == moods[LessonEnd.NOT_YET] == {Mood.RESTING}
