"""Files that pupils hand in: read back as they were written, or refused with the place and the mend."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.classes.handing_in import written
from game.classes.reading import load_result, read_all, read_result
from game.classes.result import LARGEST_RESULT, LessonResult, ResultFile, StepResult
from game.yamlfile.faults import YamlFault
from tests.classes.results import file, handed, lesson

NAMES = st.from_regex(r"[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}", fullmatch=True)
STEPS = st.builds(
    StepResult,
    first=st.text(st.characters(categories=("L", "N", "P", "S", "Zs")), max_size=40).filter(str.isprintable),
    tries=st.integers(1, 99),
    solved=st.booleans(),
    hints=st.integers(0, 9),
    seconds=st.none() | st.integers(0, 3600),
)
LESSONS = st.builds(
    LessonResult,
    pack=NAMES,
    lesson=NAMES,
    version=st.none() | st.from_regex(r"[0-9a-f]{8}", fullmatch=True),
    begun=st.none() | st.just("2026-11-24 18:02"),
    finished=st.booleans(),
    steps=st.dictionaries(NAMES, STEPS, max_size=3),
)
PUPILS = st.text(min_size=1, max_size=40).filter(lambda text: text.isprintable() and bool(text.strip()))


@given(PUPILS, st.lists(LESSONS, min_size=1, max_size=2))
def test_what_is_written_is_read_as_it_was(pupil: str, lessons: list[LessonResult]) -> None:
    result = ResultFile(format=1, pupil=pupil, lessons=tuple(lessons))
    assert load_result(written(result), "some.lbresult") == result


def test_a_number_stands_for_a_pupil_with_quotes_or_without() -> None:
    text = "format: 1\npupil: {}\nlessons:\n- {{pack: club, lesson: one}}\n"
    assert {load_result(text.format(each), "7").pupil for each in ("7", '"7"', "'7'")} == {"7"}


FAULTS = [
    ("pupil: 7", 'pupil: ""', 2, "Write one of up to 60 letters"),
    ("pupil: 7", "pupil: [7]", 2, "name or a number"),
    ("tries: 2", "tries: 0", 4, "no tries"),
    ("tries: 2", "tries: -2", 4, "0 or more"),
    ("tries: 2", "tries: 500", 4, "99 or less"),
    ("tries: 2", "tries: two", 4, "whole number"),
    ("tries: 2", "tires: 2", 4, "Did you mean tries?"),
    ("hints: 0", "hints: 1.5", 4, "whole number"),
    ("seconds: 5", "seconds: 99999", 4, "or less"),
    ("solved: true", "solved: yes", 4, "true or false"),
    ("pack: club", "pack: ../club", 4, "can't be a name"),
    ("format: 1", "format: 9", 1, "1"),
    ("version: 12345678", "version: newest", 4, "version of a lesson"),
    ("begun: 2026-11-24 18:02", "begun: yesterday", 4, "2026-11-24 18:02"),
]
GOOD = (
    "format: 1\npupil: 7\nlessons:\n- {pack: club, lesson: one, version: '12345678', "
    "begun: 2026-11-24 18:02, steps: {a: {first: JD, tries: 2, solved: true, hints: 0, seconds: 5}}}\n"
)


@pytest.mark.parametrize(("good", "bad", "line", "said"), FAULTS)
def test_what_cannot_be_is_told_with_its_place_and_a_mend(good: str, bad: str, line: int, said: str) -> None:
    text = GOOD.replace("'12345678'", "12345678").replace(good, bad)
    text = text.replace("version: 12345678", "version: '12345678'")
    load_result(GOOD, "good.lbresult")
    with pytest.raises(YamlFault) as caught:
        load_result(text, "7.lbresult")
    assert caught.value.line == line
    assert said in str(caught.value)
    assert caught.value.mend


@pytest.mark.parametrize(
    "text", ["", "[]", "7", "pupil: &a x\n", "!!python/object:os.system {}", "a: *b", "\x00", "\ud800"]
)
def test_what_is_no_result_is_refused_in_words(text: str) -> None:
    with pytest.raises(YamlFault):
        load_result(text.encode("utf-8", "surrogatepass"), "x.lbresult")


def test_a_file_larger_than_any_result_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "big.lbresult"
    path.write_bytes(b"#" * (LARGEST_RESULT + 1))
    with pytest.raises(YamlFault, match="128 kilobytes"):
        read_result(path)
    with pytest.raises(YamlFault, match="128 kilobytes"):
        load_result(path.read_bytes(), "big")


def test_a_broken_file_hurts_no_other(tmp_path: Path) -> None:
    good = file(tmp_path, handed("Mia", lesson()))
    broken = tmp_path / "broken.lbresult"
    broken.write_text(GOOD.replace("tries: 2", "tries: 0"), encoding="utf-8")
    read, faults = read_all([broken, good, tmp_path / "gone.lbresult", tmp_path])
    assert [each.result.pupil for each in read] == ["Mia"]
    assert [fault.file for fault in faults] == ["broken.lbresult", "gone.lbresult", tmp_path.name]


@pytest.mark.skipif(os.name != "posix", reason="needs named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.lbresult")
    with pytest.raises(YamlFault, match="ordinary file"):
        read_result(tmp_path / "pipe.lbresult")
