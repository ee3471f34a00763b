"""Files of packs that mean harm, and those that do not."""

from __future__ import annotations

import stat
import zipfile
from io import BytesIO
from pathlib import Path
from random import Random

import pytest

from game.packs.archive import archived, read_archive, read_bytes
from game.packs.limits import LARGEST_ARCHIVE, LARGEST_FILE, MOST_FILES
from game.yamlfile.faults import YamlFault

GOOD = {"pack.yaml": b"id: club\n", "1-first/one.yaml": b"id: one\n"}


def refusal(raw: bytes) -> YamlFault:
    with pytest.raises(YamlFault) as caught:
        read_bytes(raw, "club.lbpack")
    assert caught.value.message
    assert caught.value.mend
    return caught.value


def zipped(name: str, raw: bytes = b"id: one\n", mode: int = 0, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        entry = zipfile.ZipInfo(name)
        entry.external_attr = mode << 16
        entry.compress_type = method
        archive.writestr(entry, raw)
    return packed.getvalue()


def test_what_was_packed_comes_out_again() -> None:
    assert read_bytes(archived(GOOD), "club.lbpack") == GOOD


def test_the_same_files_make_the_same_bytes_in_whatever_order_they_come() -> None:
    assert archived(GOOD) == archived(dict(reversed(GOOD.items())))


def test_a_pack_made_around_one_folder_is_taken_out_of_it() -> None:
    assert read_bytes(archived({f"club/{name}": raw for name, raw in GOOD.items()}), "x") == GOOD


@pytest.mark.parametrize(
    "name",
    [
        "../one.yaml",
        "1-first/../../one.yaml",
        "/etc/one.yaml",
        "C:/one.yaml",
        "1-first\\..\\one.yaml",
        "./one.yaml",
        "1-first//one.yaml",
        ".hidden.yaml",
        "~/one.yaml",
        "con.yaml",
        "1-first/nul.yaml",
        "one.yaml.",
        "one .yaml /x.yaml",
        "a/b/c/d/e.yaml",
        "\u202eone.yaml",
        f"{'x' * 200}.yaml",
    ],
)
def test_a_name_that_leads_out_of_the_folder_or_fits_no_disk_is_refused(name: str) -> None:
    assert "isn't a name" in refusal(zipped(name)).message


@pytest.mark.parametrize(
    "name", ["run.py", "run.sh", "one.yaml.exe", "picture.svg", "club.lbpack", "one", "de.mo"]
)
def test_files_of_other_kinds_are_refused(name: str) -> None:
    assert "can't be in a lesson pack" in refusal(zipped(name)).message


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR, stat.S_IFDIR, stat.S_IFSOCK])
def test_links_and_devices_are_refused(kind: int) -> None:
    assert "isn't a plain file" in refusal(zipped("one.yaml", b"/etc/passwd", kind | 0o777)).message


def test_a_file_that_grows_a_thousandfold_is_refused_before_it_is_unpacked() -> None:
    assert "isn't packed the way" in refusal(zipped("one.yaml", b" " * LARGEST_FILE)).message


def test_a_file_or_a_pack_that_is_too_large_is_refused() -> None:
    dice = Random(1)
    assert "larger than" in refusal(zipped("one.yaml", dice.randbytes(LARGEST_FILE + 1))).message
    many = {f"{number}.yaml": b"%x" % dice.getrandbits(500_000) for number in range(9)}
    assert "larger than" in refusal(archived(many)).message
    assert "larger than" in refusal(bytes(LARGEST_ARCHIVE + 1)).message


def test_too_many_files_are_refused() -> None:
    assert (
        "more than" in refusal(archived({f"{number}.yaml": b"" for number in range(MOST_FILES + 1)})).message
    )


def test_other_ways_to_pack_are_refused() -> None:
    assert "isn't packed the way" in refusal(zipped("one.yaml", method=zipfile.ZIP_LZMA)).message


@pytest.mark.parametrize(
    "names", [("one.yaml", "ONE.yaml"), ("a.yaml", "a.yaml/b.yaml"), ("a.yaml/b.yaml", "A.yaml")]
)
def test_no_file_may_be_written_over_another(names: tuple[str, str]) -> None:
    assert "twice" in refusal(archived(dict.fromkeys(("pack.yaml", *names), b""))).message


def test_a_file_that_says_it_is_smaller_than_it_is_is_refused() -> None:
    raw = archived({"one.yaml": b"id: one\n" * 10})
    assert refusal(raw.replace((80).to_bytes(4, "little"), (8).to_bytes(4, "little")))


@pytest.mark.parametrize("raw", [b"", b"PK", b"id: one\n", bytes(100)])
def test_what_is_no_pack_is_refused(raw: bytes) -> None:
    assert "isn't a pack" in refusal(raw).message


def test_a_file_that_is_not_there_is_told_and_so_is_a_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "none.lbpack", tmp_path, Path("a\0b")):
        with pytest.raises(YamlFault, match="can't be read"):
            read_archive(path)
