"""Lesson files become lessons or faults with their place, never a traceback, and never hide one another."""

from __future__ import annotations

import contextlib
import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.course.checker import check_paths
from game.course.loader import LessonFile, load_catalogue, read_glossary, read_lesson
from game.course.notation import Move
from game.course.sound_parts import read_sound
from game.course.steps import TermStep
from game.rules.cards import Card
from game.rules.seats import Seat
from game.yamlfile.faults import MOST_FAULTS
from game.yamlfile.yaml_positions import Mark, YamlFault
from tests.course.writing import HEAD, LEFT_LED, READ, faults, lesson, read


def only(text: str, folder: Path) -> YamlFault:
    (fault,) = faults(text, folder)
    return fault


def test_a_lesson_is_read_into_values_of_the_game(tmp_path: Path) -> None:
    table = read(lesson(tables=LEFT_LED), tmp_path).lesson.tables["led"]
    assert table.played[0] == Move(Seat.WEST, Card.parse("KH"))


def test_a_term_step_takes_its_id_from_its_term(tmp_path: Path) -> None:
    (step,) = read(lesson("- {type: term, term: left-bower}\n"), tmp_path).lesson.steps
    assert isinstance(step, TermStep)
    assert step.id == "term-left-bower"


def test_a_term_that_is_no_name_is_told_once(tmp_path: Path) -> None:
    assert (
        "“Left Bower” can't be a name" in only(lesson("- {type: term, term: Left Bower}\n"), tmp_path).message
    )


def test_a_table_stays_until_a_step_names_another(tmp_path: Path) -> None:
    steps = """\
- {type: say, id: one, text: One.}
- {type: say, id: two, text: Two., table: led}
- {type: say, id: three, text: Three.}
"""
    names = read(lesson(steps, LEFT_LED), tmp_path).lesson.table_names()
    assert names == {"one": None, "two": "led", "three": "led"}


def test_an_unknown_step_type_is_answered_with_those_there_are(tmp_path: Path) -> None:
    fault = only(lesson("- type: dance\n  id: x\n"), tmp_path)
    assert "dance" in fault.message
    assert (
        "say, term, watch, choose, order, pick, count, bid, discard, play, spot, commit, call, rule, "
        "free-play, or branch" in fault.mend
    )


def test_a_misspelt_key_is_answered_with_the_one_that_was_meant(tmp_path: Path) -> None:
    fault = only(lesson("- type: say\n  id: x\n  text: Hello.\n  higlight: {area: trump}\n"), tmp_path)
    assert fault.mark == Mark(11, 5)
    assert "highlight" in fault.mend


def test_a_switch_is_checked_with_its_kind_of_value(tmp_path: Path) -> None:
    fault = only(lesson(head=HEAD + "needs: {joker: no}\n"), tmp_path)
    assert fault.mend == "Write false, without quotes."


def test_a_key_with_nothing_behind_it_does_not_pass_for_left_out(tmp_path: Path) -> None:
    fault = only(lesson("- type: say\n  id: x\n  text: Hello.\n  alt:\n"), tmp_path)
    assert fault.line == 11
    assert "alt:" in fault.message


def test_a_place_with_nothing_in_it_is_no_key(tmp_path: Path) -> None:
    fault = only(lesson("- {type: say, id: x, text: Hello.}\n-\n"), tmp_path)
    assert fault.mark.line == 9
    assert fault.mend == "Write a value, or remove the spot."


def test_what_is_empty_inside_of_a_value_that_does_not_fit_is_not_told_beside_it(tmp_path: Path) -> None:
    fault = only(lesson("- {type: say, id: x, text: [{no: }]}\n"), tmp_path)
    assert fault.message == "This has to be a single piece of text, not several values."


@pytest.mark.parametrize(
    "played", ["left KH and so on for ever and ever and all evening", "{left: KH}", "[left]"]
)
def test_a_value_that_does_not_fit_is_told_in_a_few_words(played: str, tmp_path: Path) -> None:
    fault = only(lesson(tables=f"led: {{dealer: you, played: [{played}]}}\n"), tmp_path)
    assert "isn't a play" in fault.message
    assert len(fault.message) < 60
    assert "'" not in fault.message.replace("isn't", "")  # nothing as Python would write it


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("hands: {you: {has: [11H]}}", "11H isn't a card."),
        ("hands: {you: [JD, AD, KS, TC]}", "This hand is too small."),
        ("played: [west KH]", "west KH isn't a play."),
        ("calls: [left jump]", "left jump isn't a call."),
        ("standing: [1, 5]", "A game ends at 5 points, so there's no hand to play at this score."),
        ("maker: left", "“maker:” says something about trump, but you haven't named trump."),
        ("{trump: hearts, calls: []}", "“trump:” repeats what “calls:” says."),
        ("calls: [left order-up]", "These calls answer an upcard, but no card is turned up."),
    ],
)
def test_what_a_table_cannot_say_is_told_in_words(written: str, says: str, tmp_path: Path) -> None:
    keys = written.strip("{}") if written.startswith("{") else written
    fault = only(lesson(tables=f"led: {{dealer: you, {keys}}}\n"), tmp_path)
    assert fault.message.startswith(says)
    assert fault.mend


def test_an_answer_is_matched_in_one_way_only(tmp_path: Path) -> None:
    steps = """\
- type: play
  id: x
  table: led
  ask: Play.
  answers:
    - {cards: JD, any: other, grade: best, say: Yes.}
"""
    assert "either “cards:” or “any:”" in only(lesson(steps, LEFT_LED), tmp_path).message


def test_a_text_is_no_longer_than_its_place(tmp_path: Path) -> None:
    long = "A word " * 200
    assert "1,000 or fewer" in only(lesson(f"- {{type: say, id: x, text: {long}}}\n"), tmp_path).mend
    assert "60 or fewer" in only(lesson(head=HEAD.replace("A trial", long, 1)), tmp_path).mend


def test_a_table_is_like_one_that_is_there_and_not_like_itself(tmp_path: Path) -> None:
    def said(tables: str) -> list[str]:
        return [fault.message for fault in faults(lesson(tables=tables), tmp_path)]

    assert said("one: {like: gone}\n") == ["There's no table called “gone”."]
    assert said("one: {dealer: you, like: one}\n") == [
        "A table can't be like itself, not even by way of “one”."
    ]
    circle = "one: {like: two}\ntwo: {like: three}\nthree: {like: two}\n"
    assert said(circle) == [
        "A table can't be like itself, not even by way of “two”.",
        "A table can't be like itself, not even by way of “three”.",
    ]


def test_a_name_that_cannot_serve_is_answered_with_one_that_can(tmp_path: Path) -> None:
    fault = only(lesson(head=HEAD.replace("trial", "A Trial!", 1)), tmp_path)
    assert "“a-trial”" in fault.mend


def test_a_broken_lesson_does_not_hide_the_others(tmp_path: Path) -> None:
    chapter = tmp_path / "1-first"
    chapter.mkdir()
    (chapter / "01-good.yaml").write_text(lesson(), encoding="utf-8")
    (chapter / "02-broken.yaml").write_text("format: 1\nid: [", encoding="utf-8")
    (chapter / "03-twin.yaml").write_text(lesson(), encoding="utf-8")
    (chapter / "04-other.yaml").write_text(lesson(head=HEAD.replace("trial", "other", 1)), encoding="utf-8")
    found = load_catalogue(tmp_path)
    assert [file.id for file in found.lessons] == ["trial", "other"]
    assert [Path(fault.file).name for fault in found.faults] == ["02-broken.yaml", "03-twin.yaml"]


def test_lessons_come_in_the_order_of_chapters_and_files(tmp_path: Path) -> None:
    for name in ("2-b/01-x", "1-a/02-z", "1-a/01-y"):
        path = tmp_path / f"{name}.yaml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(lesson(head=HEAD.replace("trial", path.stem, 1)), encoding="utf-8")
    files = load_catalogue(tmp_path).lessons
    assert [(file.chapter, file.id) for file in files] == [("1-a", "01-y"), ("1-a", "02-z"), ("2-b", "01-x")]


def test_a_file_is_known_by_its_ending_in_any_letters_and_a_folder_is_none(tmp_path: Path) -> None:
    (tmp_path / "1-first.yaml").mkdir()
    (tmp_path / "1-first.yaml" / "ONE.YAML").write_text(lesson(), encoding="utf-8")
    course = load_catalogue(tmp_path)
    assert ([file.id for file in course.lessons], course.faults) == (["trial"], ())


def test_a_folder_without_lessons_is_an_empty_course(tmp_path: Path) -> None:
    found = load_catalogue(tmp_path / "nowhere")
    assert (found.lessons, found.faults) == ((), ())


def test_a_glossary_refers_only_to_its_own_terms(tmp_path: Path) -> None:
    path = tmp_path / "glossary.yaml"
    path.write_text(
        "format: 1\nid: glossary\nterms:\n  a: {title: a, text: A., see: [b]}\n", encoding="utf-8"
    )
    with pytest.raises(YamlFault) as caught:
        read_glossary(path)
    assert (caught.value.line, "“b”" in caught.value.message) == (4, True)


@given(st.data())
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_damage_anywhere_in_a_lesson_is_a_fault_or_still_a_lesson(
    tmp_path: Path, data: st.DataObject
) -> None:
    text = lesson(tables=LEFT_LED)
    start = data.draw(st.integers(0, len(text)))
    end = min(len(text), start + data.draw(st.integers(0, 12)))
    damaged = text[:start] + data.draw(st.text("{}[]:,#'\"- \n!&*|>%@7HJyesno", max_size=6)) + text[end:]
    path = tmp_path / "damaged.yaml"
    path.write_bytes(damaged.encode())
    with contextlib.suppress(YamlFault):  # anything else is a traceback for the author
        assert isinstance(read_lesson(path), LessonFile)


@pytest.mark.parametrize("number", [200, 1500])
def test_tables_that_are_like_one_another_in_a_long_row_are_read_or_told(number: int, tmp_path: Path) -> None:
    row = "".join(f"t{n}: {{like: t{n + 1}}}\n" for n in range(1, number)) + f"t{number}: {{dealer: you}}\n"
    path = tmp_path / "trial.yaml"
    path.write_text(lesson(tables=row), encoding="utf-8")
    if number == 200:
        assert len(read_lesson(path).lesson.tables) == number
    else:
        with pytest.raises(YamlFault, match="more than 200 tables"):
            read_lesson(path)


def test_a_lesson_that_no_pack_could_hold_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "trial.yaml"
    path.write_text(lesson() + "# and so on\n" * 6000, encoding="utf-8")
    (fault,) = check_paths([path])
    assert "larger than 64 kilobytes" in fault.message


@pytest.mark.parametrize(
    "text",
    [
        HEAD + "k: v\n" * 3000,
        HEAD + "steps:\n" + "- \n" * 3000,
        HEAD + "steps:\n" + "- {type: say, id: one, text: {JS}}\n" * 1000,
        lesson("- {type: say, id: one, text: One.}\n- {type: say, id: two, text: '" + "[[" * 20_000 + "'}\n"),
    ],
    ids=["keys", "steps", "braces", "links"],
)
def test_of_a_file_that_is_all_wrong_no_more_faults_are_told_than_anybody_mends(
    text: str, tmp_path: Path
) -> None:
    path = tmp_path / "trial.yaml"
    path.write_text(text, encoding="utf-8")
    for rule, number in Counter(fault.rule for fault in check_paths([path])).items():
        assert 0 < number <= MOST_FAULTS, rule


@pytest.mark.parametrize(("token", "rules"), [("{JS.den}", set()), ("{JS}", set()), ("{JS.dxn}", {"L14"})])
def test_a_card_may_stand_in_a_form_that_a_language_has(token: str, rules: set[str], tmp_path: Path) -> None:
    path = tmp_path / "trial.yaml"
    path.write_text(lesson(f"- {{type: say, id: one, text: 'Nimm {token}.'}}\n" + READ), encoding="utf-8")
    assert {fault.rule for fault in check_paths([path])} == rules


def test_a_number_among_the_keys_keeps_no_version_from_being_told(tmp_path: Path) -> None:
    path = tmp_path / "trial.yaml"
    path.write_text(lesson("- {type: say, id: one, text: One., 7: x}\n" + READ), encoding="utf-8")
    file = read_sound(path).file
    assert file is not None
    assert len(file.version) == 8


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_a_pipe_beside_a_lesson_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    path = tmp_path / "trial.yaml"
    path.write_text(lesson(), encoding="utf-8")
    assert check_paths([path]) == []
