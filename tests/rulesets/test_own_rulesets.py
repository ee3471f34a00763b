"""The user's rulesets: found, told apart from faulty ones, and never in the way of the others."""

from __future__ import annotations

import json
import os
from pathlib import Path
from time import process_time

import pytest

from game.cli.entry import main
from game.rules.record import ruleset_from_json, ruleset_to_json
from game.rulesets import own_rulesets as own
from game.rulesets.shipped import BASE, list_rulesets, ruleset_ids
from game.yamlfile.faults import YamlFault

SHEET = """\
id: {id}
extends: {extends}
name: Maple Street kitchen
clauses:
  MINE-01:
    kind: rule
    says: Our jokers count.
    sets: {{joker: true}}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LEFTBOWER_HOME", str(tmp_path))
    made = tmp_path / "rulesets"
    made.mkdir()
    return made


def write(folder: Path, file: str, text: str) -> Path:
    path = folder / file
    path.write_text(text, encoding="utf-8")
    return path


def test_without_a_folder_there_are_the_shipped_rulesets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEFTBOWER_HOME", str(tmp_path / "nowhere"))
    assert own.all_rulesets() == list_rulesets()
    assert own.own_files() == ()


def test_a_file_of_the_folder_is_a_ruleset_like_any_other(folder: Path) -> None:
    write(folder, "maple.yaml", SHEET.format(id="maple", extends=BASE))
    ruleset = own.find_ruleset("maple")
    assert ruleset.switches.joker
    assert ruleset.clause(ruleset.cite("joker")).says == "Our jokers count."
    assert ruleset.short_name == "Maple Street kitchen"
    assert ruleset.source == "maple.yaml"
    assert own.all_ids() == (*ruleset_ids(), "maple")
    assert own.all_rulesets()[-1] is ruleset


def test_a_changed_file_is_read_again(folder: Path) -> None:
    path = write(folder, "maple.yaml", SHEET.format(id="maple", extends=BASE))
    assert own.find_ruleset("maple").switches.joker
    path.write_text(path.read_text(encoding="utf-8").replace("true", "false"), encoding="utf-8")
    assert not own.find_ruleset("maple").switches.joker


def test_a_faulty_file_is_named_with_its_place_and_the_others_still_work(folder: Path) -> None:
    write(folder, "good.yaml", SHEET.format(id="good", extends=BASE))
    write(folder, "wrong.yaml", SHEET.format(id="wrong", extends=BASE).replace("joker: true", "jokr: true"))
    wrong = own.own_files()[1]
    assert wrong.ruleset is None
    assert wrong.fault is not None
    assert (wrong.fault.file, wrong.fault.line, wrong.fault.column) == ("wrong.yaml", 8, 12)
    assert "joker" in wrong.fault.mend
    assert own.find_ruleset("good").id == "good"
    with pytest.raises(KeyError):
        own.find_ruleset("wrong")


@pytest.mark.parametrize("ruleset_id", [BASE, *ruleset_ids()])
def test_the_id_of_a_shipped_ruleset_is_refused_by_name(folder: Path, ruleset_id: str) -> None:
    write(folder, "mine.yaml", SHEET.format(id=ruleset_id, extends=BASE))
    fault = own.own_files()[0].fault
    assert fault is not None
    assert (fault.line, fault.column) == (1, 5)
    assert ruleset_id in fault.message
    assert own.all_rulesets() == list_rulesets()


def test_two_files_with_one_id_leave_the_first_and_name_it(folder: Path) -> None:
    write(folder, "a.yaml", SHEET.format(id="maple", extends=BASE))
    write(folder, "b.yaml", SHEET.format(id="maple", extends=BASE))
    first, second = own.own_files()
    assert first.ruleset is not None
    assert second.fault is not None
    assert "a.yaml" in second.fault.message


def test_a_clause_id_of_the_sheet_below_is_refused(folder: Path) -> None:
    write(folder, "a.yaml", SHEET.format(id="maple", extends=BASE).replace("MINE-01", "BASE-03"))
    fault = own.own_files()[0].fault
    assert fault is not None
    assert (fault.line, fault.column) == (5, 3)
    assert "BASE-03" in fault.message


@pytest.mark.parametrize("text", ["", "[]", "\x00", "id: a\nid: b", "id: [", "clauses: 3", "a\tb: c"])
def test_whatever_stands_in_a_file_is_a_fault_and_no_more(folder: Path, text: str) -> None:
    write(folder, "a.yaml", text)
    assert own.own_files()[0].fault is not None
    assert own.all_rulesets() == list_rulesets()


def test_a_folder_called_like_a_ruleset_is_a_fault_and_no_more(folder: Path) -> None:
    (folder / "dir.yaml").mkdir()
    assert own.own_files()[0].fault is not None


def test_an_own_ruleset_may_extend_another_own_one(folder: Path) -> None:
    write(folder, "maple.yaml", SHEET.format(id="maple", extends="danville"))
    oak = (
        SHEET.format(id="oak", extends="maple")
        .replace("MINE-01", "OAK-01")
        .replace("joker: true", "cut: offered")
    )
    path = write(folder, "another name.yaml", oak)
    ruleset = own.find_ruleset("oak")
    assert ruleset.switches.joker
    assert ruleset.switches.cut == "offered"
    assert ruleset.switches.stick_the_dealer
    assert {"MINE-01", "OAK-01", "DAN-05"} <= set(ruleset.clauses)
    write(folder, "maple.yaml", SHEET.format(id="maple", extends="danville").replace("true", "false"))
    assert not own.find_ruleset("oak").switches.joker
    path.unlink()
    assert "oak" not in own.all_ids()


def test_rulesets_that_extend_each_other_are_faults_and_no_more(folder: Path) -> None:
    write(folder, "maple.yaml", SHEET.format(id="maple", extends="oak"))
    write(folder, "oak.yaml", SHEET.format(id="oak", extends="maple").replace("MINE", "OAK"))
    assert own.own_rulesets() == ()
    faults = [file.fault for file in own.own_files()]
    assert all(
        fault is not None and "extends this sheet, and this sheet extends it" in fault.message
        for fault in faults
    )


def test_somebody_elses_file_is_taken_into_the_folder(folder: Path, tmp_path: Path) -> None:
    given = write(tmp_path, "friend.yml", SHEET.format(id="friend", extends=BASE))
    assert own.take_in(given).id == "friend"
    assert (folder / "friend.yaml").read_bytes() == given.read_bytes()
    assert own.take_in(given).id == "friend"  # once more changes nothing


@pytest.mark.parametrize("ruleset_id", ["danville", "maple"])
def test_a_file_with_an_id_that_is_taken_stays_outside(folder: Path, tmp_path: Path, ruleset_id: str) -> None:
    write(folder, "maple.yaml", SHEET.format(id="maple", extends=BASE))
    given = write(tmp_path, "friend.yaml", SHEET.format(id=ruleset_id, extends=BASE) + "\n")
    with pytest.raises(YamlFault):
        own.take_in(given)
    assert [path.name for path in folder.iterdir()] == ["maple.yaml"]


def test_the_command_lists_own_tables_with_their_files_and_names_faulty_ones(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(folder, "maple.yaml", SHEET.format(id="maple", extends=BASE))
    write(folder, "broken.yaml", "id: broken\nname: Broken\nextends: nowhere\n")
    assert main(["rules", "--json"]) == 1
    said = capsys.readouterr()
    assert {each["id"]: each["file"] for each in json.loads(said.out)}["maple"] == str(path)
    assert "broken.yaml:3:" in said.err
    assert main(["rules", "maple"]) == 0
    assert str(path) in capsys.readouterr().out


@pytest.mark.parametrize(
    "name", ["../x", "/etc/passwd", "x" * 400, "a/b", "..", ".", "", "x\0y", "~", "danville.yaml", "con\n"]
)
def test_a_sheet_that_extends_what_is_no_name_is_a_fault_at_that_place_and_no_more(
    folder: Path, name: str
) -> None:
    write(folder, "maple.yaml", SHEET.format(id="maple", extends=BASE))
    (folder / "wild.yaml").write_text(
        f"id: wild\nname: Wild\nextends: {json.dumps(name)}\n", encoding="utf-8"
    )
    assert [ruleset.id for ruleset in own.own_rulesets()] == ["maple"]
    fault = next(file.fault for file in own.own_files() if file.fault)
    assert fault is not None
    assert (fault.line, fault.message[:27]) == (3, "There's no ruleset called “")
    assert len(str(fault)) < 400
    assert main(["rules", "maple"]) == 0


def test_an_id_too_long_for_a_file_is_a_fault(folder: Path) -> None:
    write(folder, "long.yaml", SHEET.format(id="x" * 400, extends=BASE))
    (file,) = own.own_files()
    assert file.fault is not None
    assert "too long" in file.fault.message


@pytest.mark.skipif(os.name != "posix", reason="needs links and pipes")
def test_a_link_that_leads_nowhere_a_folder_and_a_pipe_hide_no_other_table(folder: Path) -> None:
    write(folder, "maple.yaml", SHEET.format(id="maple", extends=BASE))
    (folder / "gone.yaml").symlink_to(folder / "nowhere")
    (folder / "self.yaml").symlink_to(folder / "self.yaml")
    (folder / "folder.yaml").mkdir()
    os.mkfifo(folder / "pipe.yaml")
    assert [ruleset.id for ruleset in own.own_rulesets()] == ["maple"]
    assert len([file for file in own.own_files() if file.fault]) == 4


def test_a_long_row_of_tables_that_extend_one_another_is_refused_and_read_soon(folder: Path) -> None:
    for number in range(100):
        write(folder, f"r{number}.yaml", SHEET.format(id=f"r{number}", extends=f"r{number + 1}"))
    write(folder, "maple.yaml", SHEET.format(id="maple", extends=BASE))
    begun = process_time()
    files = own.own_files()
    assert process_time() - begun < 10  # it took minutes once
    assert [file.ruleset.id for file in files if file.ruleset] == ["maple"]
    assert "More than 12 sheets extend each other" in str(files[1].fault)


@pytest.mark.parametrize("key", ["name", "short_name", "summary", "source"])
def test_a_text_longer_than_a_window_can_show_is_refused(folder: Path, key: str) -> None:
    lines = {"id": "maple", "extends": BASE, "name": "Maple", key: "x" * 50_000}
    write(folder, "maple.yaml", "".join(f"{name}: {text}\n" for name, text in lines.items()))
    (file,) = own.own_files()
    assert "too long" in str(file.fault)


@pytest.mark.skipif(os.name != "posix", reason="needs names that are no text")
def test_a_table_whose_file_name_is_no_text_can_be_kept_with_a_game(folder: Path) -> None:
    write(folder, "\udcff.yaml", SHEET.format(id="maple", extends=BASE))
    ruleset = own.find_ruleset("maple")
    assert ruleset_from_json(ruleset_to_json(ruleset)).source == "?.yaml"
