"""When cards and skills come back: after what was answered, and the same on every machine."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from game.course.memory.scheduling import Answered, card_after, days_safe, is_learnt, marks, skill_after

NOW = datetime(2026, 1, 31, 9, 30, tzinfo=UTC)


def after(*answers: Answered) -> tuple[str, timedelta]:
    """What is kept, and the time to come, of a card answered whenever it was due."""
    memory, now, ahead = "", NOW, timedelta()
    for answered in answers:
        held = card_after(memory, answered, now)
        memory, now, ahead = held.memory, held.due, held.due - now
    return memory, ahead


def test_a_card_not_known_comes_back_in_minutes() -> None:
    assert after(Answered.NOT_YET)[1] == timedelta(minutes=10)
    assert after(Answered.NEARLY)[1] == timedelta(minutes=15)


def test_a_card_known_each_time_comes_back_later_and_later() -> None:
    ahead = [after(*[Answered.KNEW_IT] * times)[1].days for times in range(1, 5)]
    assert ahead == [2, 11, 46, 163]


def test_equal_answers_at_equal_times_are_kept_in_equal_words() -> None:
    answers = (Answered.KNEW_IT, Answered.NOT_YET, Answered.NEARLY, Answered.KNEW_IT)
    assert after(*answers) == after(*answers)


def test_a_card_is_learnt_once_it_was_known() -> None:
    assert not is_learnt("")
    assert not is_learnt(after(Answered.NEARLY)[0])
    assert is_learnt(after(Answered.NEARLY, Answered.KNEW_IT)[0])
    assert not is_learnt(after(Answered.KNEW_IT, Answered.NOT_YET)[0])


def test_a_skill_right_on_three_days_has_all_its_marks() -> None:
    memory, now, seen = "", NOW, [marks("")]
    for _time in range(3):
        held = skill_after(memory, True, now)
        memory, now = held.memory, held.due
        seen.append(marks(memory))
    assert seen == [0, 2, 4, 5]


def test_a_skill_missed_has_one_mark_and_is_due_the_next_day() -> None:
    held = skill_after("", False, NOW)
    assert (marks(held.memory), held.due - NOW) == (1, timedelta(days=1))


def test_ten_right_answers_in_one_lesson_are_no_proof_for_a_month() -> None:
    memory = ""
    for minute in range(10):
        memory = skill_after(memory, True, NOW + timedelta(minutes=minute)).memory
    assert days_safe(memory) < 5


def test_what_is_kept_in_other_words_counts_as_never_tried() -> None:
    for text in ("{}", "no json", "[1]", '{"state": 9, "last": "2026"}'):
        assert card_after(text, Answered.KNEW_IT, NOW).due == card_after("", Answered.KNEW_IT, NOW).due
