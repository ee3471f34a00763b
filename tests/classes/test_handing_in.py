"""What is kept of lessons becomes a file: only what was shown, and nothing that was there is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.classes.handing_in import handed_in, lesson_result, lessons_kept, written
from game.classes.reading import read_result
from game.classes.result_place import place_for
from game.course.keeping import Keeper
from game.course.lesson_start import begin
from game.course.loader import Catalogue
from game.packs.joining import whole_course
from game.rulesets.shipped import list_rulesets
from game.storage.database import Store, memory_store
from game.storage.first_answers import FirstAnswer
from game.storage.writing import NotWritten
from tests.classes.results import LESSON, QUESTION, handed, lesson
from tests.clock import Clock


@pytest.fixture
def store() -> Iterator[Store]:
    with memory_store(Clock()) as store:
        yield store


@pytest.fixture
def course() -> Catalogue:
    return whole_course()


def take(store: Store, course: Catalogue, *answers: str) -> None:
    """Answers one question of a lesson."""
    file = course.find(LESSON)
    assert file is not None
    runner = begin(file, course.glossary, list_rulesets()[0])
    keeper = Keeper(store, runner)
    runner.go(QUESTION)
    for answer in answers:
        keeper.keep()
        runner.answer(answer)
    keeper.keep()


def test_a_lesson_that_was_begun_is_handed_in_with_its_first_answers(store: Store, course: Catalogue) -> None:
    take(store, course, "ace-of-clubs", "jack-of-spades")
    assert lessons_kept(store, course) == (LESSON,)
    result = lesson_result(store, course, LESSON)
    assert result is not None
    file = course.find(LESSON)
    assert file is not None
    assert (result.pack, result.lesson, result.version) == ("left-bower", LESSON, file.version)
    assert (result.begun, result.finished) == ("2026-01-31 09:30", False)
    step = result.steps[QUESTION]
    assert (step.first, step.tries, step.solved, step.hints, step.seconds) == ("ace-of-clubs", 2, True, 0, 0)


def test_nothing_but_what_is_shown_is_in_the_file(store: Store, course: Catalogue) -> None:
    take(store, course, "jack-of-spades")
    result = lesson_result(store, course, LESSON)
    assert result is not None
    text = written(handed_in("7", [result])).split("\n", 1)[1]
    assert text == (
        'format: 1\npupil: "7"\nlessons:\n- pack: left-bower\n  lesson: left-bower\n'
        f'  version: "{result.version}"\n  begun: "2026-01-31 09:30"\n  finished: false\n  steps:\n'
        '    name-the-left: {first: "jack-of-spades", tries: 1, solved: true, hints: 0, seconds: 0}\n'
    )


def test_what_nobody_recorded_is_left_out(store: Store, course: Catalogue) -> None:
    store.first_answers.note([FirstAnswer("gone", "a", "", "JD", 1, 0, "answered", None)])
    assert lessons_kept(store, course) == ("gone",)
    result = lesson_result(store, course, "gone")
    assert result is not None
    assert (result.version, result.begun, result.steps["a"].seconds) == (None, None, None)
    assert "seconds" not in written(handed_in("Mia", [result]))
    assert lesson_result(store, course, "never") is None


def kept(store: Store, step: str, version: str, answer: str = "ace-of-clubs") -> None:
    store.first_answers.note([FirstAnswer(LESSON, step, version, answer, 2, 0, "answered", 5)])


def test_a_question_of_an_earlier_version_says_so_and_one_that_is_gone_stays_out(
    store: Store, course: Catalogue
) -> None:
    kept(store, "gone", "0000000a")
    kept(store, QUESTION, "0000000a")
    take_version = course.find(LESSON)
    assert take_version is not None
    other = next(step.id for step in take_version.lesson.shown if step.id != QUESTION)
    kept(store, other, take_version.version)
    result = lesson_result(store, course, LESSON)
    assert result is not None
    assert result.version == take_version.version
    assert {name: step.version for name, step in result.steps.items()} == {QUESTION: "0000000a", other: None}
    assert 'version: "0000000a"' in written(handed_in("Tom", [result]))


def test_where_every_question_is_gone_they_are_handed_in_all_the_same(
    store: Store, course: Catalogue
) -> None:
    kept(store, "gone", "0000000a")
    result = lesson_result(store, course, LESSON)
    assert result is not None
    assert (result.version, list(result.steps)) == ("0000000a", ["gone"])


def test_a_call_is_written_as_authors_write_it(store: Store, course: Catalogue) -> None:
    kept(store, QUESTION, "0000000a", "0:order:alone")
    result = lesson_result(store, course, LESSON)
    assert result is not None
    assert result.steps[QUESTION].first == "order-up alone"


def test_a_file_of_the_same_pupil_takes_the_new_lessons_up(tmp_path: Path) -> None:
    first = place_for(tmp_path, handed("Mia", lesson(a="KD 2 solved")))
    assert (first.path.name, first.adds) == ("mia.lbresult", False)
    first.write()
    second = place_for(tmp_path, handed("Mia", lesson("trump", a="JD 1 solved")))
    assert second.adds
    second.write()
    assert [each.lesson for each in read_result(first.path).result.lessons] == ["left-bower", "trump"]


@pytest.mark.parametrize("theirs", ["format: 1\npupil: Ann\nlessons: [{pack: a, lesson: b}]\n", "my diary"])
def test_a_file_that_is_somebody_elses_stays(tmp_path: Path, theirs: str) -> None:
    (tmp_path / "mia.lbresult").write_text(theirs, encoding="utf-8")
    place = place_for(tmp_path, handed("Mia", lesson()))
    assert (place.path.name, place.adds, place.avoided) == ("mia 2.lbresult", False, "mia.lbresult")
    place.write()
    assert (tmp_path / "mia.lbresult").read_text(encoding="utf-8") == theirs
    assert place_for(tmp_path, handed("Mia", lesson())).adds


def test_a_file_that_came_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    place = place_for(tmp_path, handed("Mia", lesson()))
    (tmp_path / "mia.lbresult").write_text("mine", encoding="utf-8")
    with pytest.raises(NotWritten):
        place.write()
    assert (tmp_path / "mia.lbresult").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("name", ["../../x", "/etc/passwd", "con", "…", "<script>", "a\\b", "..", "Zoë 7"])
def test_a_file_stays_in_its_folder_whatever_the_name_is(tmp_path: Path, name: str) -> None:
    place = place_for(tmp_path, handed(name, lesson()))
    place.write()
    assert place.path.parent == tmp_path
    assert read_result(place.path).result.pupil == name
