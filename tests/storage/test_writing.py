"""Files that a person names are written whole or not at all, and never over what is somebody else's."""

from __future__ import annotations

import os
import resource
import stat
from pathlib import Path

import pytest

from game.cli.entry import main
from game.storage.database import open_store
from game.storage.learner_files import FIRST, LIST
from game.storage.writing import FileThere, NotWritten, check_free, write_named, write_whole

POSIX = pytest.mark.skipif(os.name != "posix", reason="needs POSIX files")
OLD, NEW = b"the old one", b"the new one"


def left(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_a_new_file_is_written_whole_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    write_named(tmp_path / "evening.egn", NEW)
    assert (tmp_path / "evening.egn").read_bytes() == NEW
    assert left(tmp_path) == ["evening.egn"]


def test_a_file_that_is_there_is_replaced_only_when_somebody_says_so(tmp_path: Path) -> None:
    file = tmp_path / "evening.egn"
    file.write_bytes(OLD)
    with pytest.raises(FileThere, match="--force"):
        write_named(file, NEW)
    assert file.read_bytes() == OLD
    write_named(file, NEW, replace=True)
    assert file.read_bytes() == NEW


@POSIX
def test_the_rights_of_a_file_stay_and_a_link_goes_on_leading_to_it(tmp_path: Path) -> None:
    file, link = tmp_path / "evening.egn", tmp_path / "link.egn"
    file.write_bytes(OLD)
    file.chmod(0o640)
    link.symlink_to(file)
    write_named(link, NEW, replace=True)
    assert link.is_symlink()
    assert (file.read_bytes(), stat.S_IMODE(file.stat().st_mode)) == (NEW, 0o640)


@POSIX
@pytest.mark.parametrize("name", ["/dev/full", "/dev/null", "pipe", "folder", "loop"])
def test_only_ordinary_files_are_written(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    before = left(tmp_path)
    for replace in (True, False):
        with pytest.raises(NotWritten) as caught:
            write_named(tmp_path / name, NEW, replace=replace)
        assert not isinstance(caught.value, FileThere)
    assert left(tmp_path) == before


@pytest.mark.parametrize("name", ["a\0b", "x" * 400, "no/such/folder/file.egn", "file.egn/below"])
def test_what_can_be_no_file_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "file.egn").write_bytes(OLD)
    with pytest.raises(NotWritten) as caught:
        write_named(tmp_path / name, NEW, replace=True)
    assert caught.value.sentence.endswith(".")
    assert left(tmp_path) == ["file.egn"]


@pytest.mark.parametrize(
    "name",
    [FIRST, LIST, f"{FIRST}-wal", "leftbower.lock", "learner-2.db", "rulesets/maple.yaml", "LEARNERS.JSON"],
)
@pytest.mark.parametrize("there", [True, False])
def test_no_file_of_the_app_itself_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, there: bool
) -> None:
    monkeypatch.setenv("LEFTBOWER_HOME", str(tmp_path))
    (tmp_path / "rulesets").mkdir()
    file = tmp_path / name
    if there:
        file.write_bytes(OLD)
    with pytest.raises(NotWritten, match="itself"):
        write_named(tmp_path / "rulesets" / ".." / name, NEW, replace=True)
    assert not there or file.read_bytes() == OLD


@POSIX
def test_a_disk_that_fills_up_half_way_leaves_the_old_file_and_no_half(tmp_path: Path) -> None:
    file = tmp_path / "evening.egn"
    file.write_bytes(OLD)
    child = os.fork()
    if child == 0:
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
            write_named(file, b"x" * 5000, replace=True)
        except NotWritten as told:
            os._exit(7 if "can't be written" in told.sentence else 1)
        os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    assert file.read_bytes() == OLD
    assert left(tmp_path) == ["evening.egn"]


def test_an_own_file_that_cannot_be_written_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "learners.json"
    file.write_bytes(OLD)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(file, NEW)
    assert file.read_bytes() == OLD
    assert left(tmp_path) == ["learners.json"]


def test_a_check_ahead_of_long_work_says_the_same(tmp_path: Path) -> None:
    (tmp_path / "x.egn").write_bytes(OLD)
    with pytest.raises(FileThere):
        check_free(tmp_path / "x.egn")
    assert check_free(tmp_path / "x.egn", replace=True) == (tmp_path / "x.egn").resolve()


@POSIX
@pytest.mark.parametrize("command", [("learner", "export", "1"), ("export", "--output"), ("shot", "home")])
def test_no_command_writes_over_the_learners_data_a_device_or_a_file_of_others(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: tuple[str, ...],
) -> None:
    monkeypatch.setenv("LEFTBOWER_HOME", str(tmp_path / "home"))
    with open_store() as store:
        store.memory.meet(["term/march"])
        path = store.path
    before = path.read_bytes()
    link, other = tmp_path / "link.png", tmp_path / "other.png"
    link.symlink_to(path)
    other.write_bytes(OLD)
    forced = ("--force",)
    for target, options in ((link, forced), (path, forced), (other, ()), (Path("/dev/full"), forced)):
        if command[0] == "learner" or command[0] == "export" or target.suffix == ".png":
            assert main([*command, str(target), *options]) == 1
            assert "Traceback" not in capsys.readouterr().err
    assert path.read_bytes() == before
    assert other.read_bytes() == OLD
