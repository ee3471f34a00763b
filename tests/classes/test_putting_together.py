"""What a class handed in, as a sheet: what went wrong, in words, and who needs which lesson."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.classes.class_sheet import Doubt, Mark, mark_of
from game.course.steps import AskingStep
from game.packs import shelf
from game.packs.joining import whole_course
from game.pages.class_lines import sheet_lines
from tests.classes.results import LESSON, QUESTION, handed, lesson, sheet, told
from tests.course.writing import HEAD
from tests.course.writing import lesson as lesson_text
from tests.packs.writing import files, packed

OPTIONS = """\
- type: choose
  id: suit
  title: Which suit is it?
  ask: Hearts are trump. Which suit is the {JD}?
  tests: [cut]
  options:
    - {id: heart, text: A heart}
    - {id: diamond, text: A diamond}
    - {id: neither, text: "Neither, with {count:hearts} of them"}
  answers:
    - {option: heart, grade: best, say: It is.}
    - {any: other, grade: wrong, say: It is not.}
- type: choose
  id: again
  ask: And now it's led. Which suit is it?
  options:
    - {id: heart, text: A heart}
    - {id: diamond, text: A diamond}
  answers:
    - {option: heart, grade: best, say: It is.}
    - {any: other, grade: wrong, say: It is not.}
"""
TEACHING = HEAD.replace("trial", "two") + "teaches: [cut]\n"


@pytest.fixture
def club(tmp_path: Path) -> None:
    """A pack with two questions, and a lesson that teaches what the first one tests."""
    texts = files(steps=OPTIONS, **{"1-first/two.yaml": lesson_text(head=TEACHING)})
    shelf.add(shelf.look(packed(tmp_path, texts)))


def of_club(**steps: str):  # type: ignore[no-untyped-def]
    result = lesson("one", pack="club", **steps)
    file = whole_course().find("club/one")
    return result.model_copy(update={"version": file.version if file else None})


@pytest.mark.usefixtures("club")
def test_a_wrong_answer_is_told_in_the_words_of_the_option() -> None:
    made = sheet(
        handed("Mia", of_club(suit="diamond 2 solved", again="diamond 2 solved")),
        handed("7", of_club(suit="diamond 3 solved", again="heart 1 solved")),
        handed("Bo", of_club(suit="neither 2 solved", again="heart 1 solved hint")),
    )
    (one,) = made.lessons
    assert [question.title for question in one.questions] == ["Which suit is it?", "Which suit is it?"]
    common, other = one.wrong_answers()
    assert (common.words, set(common.pupils), common.places) == ("A diamond", {"Mia", "7"}, (0, 1))
    assert other.words == "Neither, with 6 of them"
    (worst,) = one.most_missed
    assert (worst.place, worst.missed, worst.answered) == (0, 3, 3)
    assert [mark_of(row.told(one.questions[1])) for row in one.rows if row.pupil == "Bo"] == [Mark.HINT]


@pytest.mark.usefixtures("club")
def test_who_missed_a_skill_needs_the_lesson_that_teaches_it() -> None:
    made = sheet(
        handed("Mia", of_club(suit="diamond 2 solved")),
        handed("Bo", of_club(suit="heart 1 solved")),
    )
    (need,) = made.needs
    assert (need.lesson, need.pupils, need.skills, need.again) == ("club/two", ("Mia",), ("club/cut",), False)


@pytest.mark.usefixtures("club")
def test_the_pupil_in_most_need_comes_first_and_one_without_an_answer_last() -> None:
    made = sheet(
        handed("Ada", of_club()),
        handed("Bo", of_club(suit="heart 1 solved", again="heart 1 solved")),
        handed("Cy", of_club(suit="diamond 2 solved", again="heart 1 solved")),
        handed("Di", of_club(suit="diamond 2 solved")),
    )
    assert [row.pupil for row in made.lessons[0].rows] == ["Di", "Cy", "Bo", "Ada"]


@pytest.mark.usefixtures("club")
def test_who_was_right_after_a_hint_comes_below_those_who_missed() -> None:
    made = sheet(
        handed("Cleo", of_club(suit="heart 1 solved hint", again="heart 1 solved hint")),
        handed("Mia", of_club(suit="diamond 3", again="diamond 3")),
        handed("Tom", of_club(suit="diamond 2 solved", again="diamond 3")),
    )
    assert [row.pupil for row in made.lessons[0].rows] == ["Mia", "Tom", "Cleo"]


@pytest.mark.usefixtures("club")
def test_all_that_tie_are_named() -> None:
    made = sheet(
        handed("Mia", of_club(suit="diamond 2 solved", again="heart 1 solved")),
        handed("Bo", of_club(suit="neither 2 solved", again="heart 1 solved")),
        handed("Ann", of_club(suit="heart 1 solved", again="diamond 2 solved")),
        handed("Tom", of_club(suit="heart 1 solved", again="diamond 2 solved")),
    )
    (one,) = made.lessons
    assert [each.place for each in one.most_missed] == [0, 1]
    told = "\n".join(sheet_lines(made, whole_course().course))
    assert "Most missed: Questions 1 and 2. 2 of 4 not right at once each." in told
    made = sheet(
        handed("Mia", of_club(suit="diamond 2 solved")), handed("Bo", of_club(suit="neither 2 solved"))
    )
    told = "\n".join(sheet_lines(made, whole_course().course))
    assert "Most common wrong answer: “A diamond” and “Neither, with 6 of them”. 1 pupil each." in told
    assert "Most missed: Question 1: Which suit is it? 2 of 2" in told, "with its question mark"


@pytest.mark.usefixtures("club")
@pytest.mark.parametrize(
    ("steps", "doubt"),
    [
        ({"suit": "diamond 1 solved"}, Doubt.GRADE),
        ({"suit": "heart 2 solved"}, Doubt.GRADE),
        ({"suit": "heart 3"}, Doubt.GRADE),
        ({"suit": "spade 2 solved"}, Doubt.ANSWER),
        ({"suit": "diamond 50 solved"}, Doubt.TRIES),
        ({"unheard-of": "diamond 1 solved"}, Doubt.STEP),
        ({"suit": "diamond 2 solved"}, None),
        ({"suit": "heart 1 solved"}, None),
    ],
)
def test_numbers_that_cannot_be_are_told(steps: dict[str, str], doubt: Doubt | None) -> None:
    made = sheet(handed("Mia", of_club(**steps)))
    assert [each[2] for each in made.lessons[0].doubts] == ([doubt] if doubt else [])


@pytest.mark.usefixtures("club")
def test_another_version_is_matched_by_the_ids_of_its_questions_and_never_doubted() -> None:
    old = of_club(suit="spade 9 solved", gone="heart 1 solved").model_copy(update={"version": "0000000a"})
    made = sheet(handed("Mia", old), handed("Bo", of_club(suit="heart 1 solved")))
    (one,) = made.lessons
    assert (one.elsewhere, one.doubts) == (("Mia",), ())
    assert [(question.id, question.known) for question in one.questions] == [
        ("suit", True),
        ("again", True),
        ("gone", False),
    ]


def test_a_lesson_that_is_not_here_is_told_as_far_as_its_file_goes() -> None:
    result = lesson("one", pack="club", suit="diamond 2 solved", card="JD 3", plain="heart 1 solved")
    made = sheet(handed("Mia", result), handed("Bo", lesson("one", pack="club", suit="diamond 2")))
    (one,) = made.lessons
    assert (one.known, one.title, one.doubts, made.needs) == (False, "club/one", (), ())
    assert [each.words for each in one.wrong_answers()] == ["diamond", "jack of diamonds"]
    assert one.questions[one.most_missed[0].place].id == "suit"


@pytest.mark.usefixtures("club")
def test_a_lesson_in_another_pack_is_known_by_its_version() -> None:
    loose = of_club(suit="diamond 2 solved").model_copy(update={"pack": "my-lessons"})
    made = sheet(handed("Mia", loose), handed("Bo", of_club(suit="heart 1 solved")))
    (one,) = made.lessons
    assert (one.id, one.known, {row.pupil for row in one.rows}) == ("club/one", True, {"Mia", "Bo"})


def test_every_answer_that_can_be_given_in_our_course_has_words() -> None:
    from game.classes.answer_words import AnswerWords
    from game.course.runner import Runner
    from game.rulesets.shipped import list_rulesets

    course = whole_course()
    for file in course.lessons[::6]:
        words = AnswerWords(file, course.glossary)
        fitting = next(each for each in list_rulesets() if file.lesson.needs.fit(each))
        runner = Runner(file.lesson, fitting, course.glossary, deal="words")
        for step in runner.lesson.shown:
            if isinstance(step, AskingStep):
                runner.go(step.id)
                asked = runner._run.exercise
                assert asked is not None
                for given in list(asked.possible())[:8]:
                    code = asked.encode(given)
                    said = words.answer(step, code)
                    assert said, (file.id, step.id)
                    assert ":" not in code or said != code, (file.id, step.id, code)
                assert words.question(step)
                assert len(words.title(step)) <= 60


def test_a_shipped_question_is_told_in_its_words() -> None:
    made = sheet(handed("Mia", lesson(LESSON, **{QUESTION.replace("-", "_"): "ace-of-clubs 2 solved"})))
    (one,) = made.lessons
    assert one.wrong_answers()[0].words == "ace of clubs"
    assert told("x 1").was_wrong


def test_results_of_a_lesson_that_was_renamed_are_put_with_those_of_its_new_name(tmp_path: Path) -> None:
    texts = files(steps=OPTIONS)
    texts["pack.yaml"] += "formerly: {old/suit: one/suit, old/led: one/again}\n"
    shelf.add(shelf.look(packed(tmp_path, texts)))
    before = lesson("old", pack="club", suit="diamond 2 solved", led="diamond 2 solved", gone="x 1 solved")
    after = of_club(again="heart 1 solved").model_copy(update={"begun": "2026-11-25 18:00"})
    made = sheet(handed("Mia", before), handed("mia", after))
    one, rest = made.lessons
    assert (one.id, rest.id) == ("club/one", "club/old")
    (row,) = one.rows
    assert row.results == 2
    assert {each: told.first for each, told in row.result.steps.items()} == {
        "suit": "diamond", "again": "diamond",
    }  # fmt: skip
    assert list(rest.rows[0].result.steps) == ["gone"]
