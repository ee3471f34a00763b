"""Making a pack of a folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.course.checker import check_paths
from game.packs.archive import read_bytes
from game.packs.packing import pack_up
from game.yamlfile.faults import YamlFault
from tests.course.writing import HEAD, lesson
from tests.packs.writing import files, folder, plain_files


def test_a_folder_becomes_a_pack_with_its_texts_and_without_the_rest(tmp_path: Path) -> None:
    place = folder(tmp_path / "club", {**files(), "note.docx": "x", ".git/config": "x", "README.md": "Hello"})
    (place / "outside.md").symlink_to(tmp_path)
    made = pack_up(place)
    assert set(read_bytes(made.raw, "")) == {*files(), "README.md"}
    assert made.left_out == (".git/config", "note.docx", "outside.md")
    assert pack_up(place).raw == made.raw


def test_what_the_checker_finds_keeps_a_pack_from_being_made(tmp_path: Path) -> None:
    wrong = lesson("- {type: say, id: x, text: 'A {JX} of no suit.'}\n")
    with pytest.raises(YamlFault, match="isn't a card") as caught:
        pack_up(folder(tmp_path, {**plain_files(), "two.yaml": wrong}))
    assert caught.value.file == str(tmp_path / "two.yaml")


@pytest.mark.parametrize("required", ["one", "left-bower/left-bower", "left-bower"])
def test_a_lesson_may_require_one_of_its_pack_or_of_our_course(required: str, tmp_path: Path) -> None:
    two = lesson(head=HEAD.replace("trial", "two", 1) + f"requires: [{required}]\n")
    assert pack_up(folder(tmp_path, {**plain_files(), "two.yaml": two}))


@pytest.mark.parametrize("required", ["nowhere", "left-bower/nowhere", "other/one", "a/b/c"])
def test_a_lesson_cannot_require_one_that_is_nowhere(required: str, tmp_path: Path) -> None:
    two = lesson(head=HEAD.replace("trial", "two", 1) + f"requires: [{required}]\n")
    with pytest.raises(YamlFault, match=required.rpartition("/")[2]):
        pack_up(folder(tmp_path, {**plain_files(), "two.yaml": two}))


def test_a_pack_is_proved_by_its_own_rules_as_well(tmp_path: Path) -> None:
    texts = files()
    texts["1-first/one.yaml"] = lesson(head=HEAD + "needs: {game_points: 17}\n")
    place = folder(tmp_path / "with", texts)
    assert pack_up(place)
    assert check_paths([place]) == check_paths([place / "1-first" / "one.yaml"]) == []
    del texts["rulesets/friday.yaml"]
    with pytest.raises(YamlFault, match="No ruleset has all these house rules"):
        pack_up(folder(tmp_path / "without", texts))


def test_what_is_no_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(YamlFault, match="isn't a folder"):
        pack_up(tmp_path / "nowhere")


def test_all_faults_of_a_folder_are_told_at_once(tmp_path: Path) -> None:
    texts = {**files(), "two.yaml": "id: [", "three.yaml": "format: 1", "rulesets/x.yaml": "id: x"}
    with pytest.raises(YamlFault) as caught:
        pack_up(folder(tmp_path, texts))
    assert {Path(fault.file).name for fault in caught.value.all} == {"two.yaml", "three.yaml", "x.yaml"}


def test_the_checker_tells_a_faulty_ruleset_of_a_pack(tmp_path: Path) -> None:
    place = folder(tmp_path, {**plain_files(), "rulesets/x.yaml": "id: x"})
    assert {fault.file for fault in check_paths([place])} == {"x.yaml"}


def test_where_an_author_has_the_schema_stays_out_of_the_pack(tmp_path: Path) -> None:
    texts = plain_files()
    texts["one.yaml"] = f"# yaml-language-server: $schema=/home/mr-hale/schema.json\n{texts['one.yaml']}"
    packed = pack_up(folder(tmp_path / "small", texts))
    text = read_bytes(packed.raw, "small")["one.yaml"].decode()
    assert "mr-hale" not in text
    assert text.count("\n") == texts["one.yaml"].count("\n"), "lines keep their numbers"
