"""Packs made wrong by chance: each is read or refused in words, soon, and nothing else happens."""

from __future__ import annotations

import os
import stat
import time
import zipfile
from io import BytesIO
from pathlib import Path
from random import Random

import pytest

from game.packs import shelf
from game.packs.archive import archived
from game.packs.joining import whole_course
from game.packs.limits import LARGEST_FILE
from game.storage import paths
from game.yamlfile.faults import YamlFault
from tests.fuzz.mutating import bytes_changed, yaml_changed
from tests.packs.writing import files

LONGEST = 2.0
"""Seconds that a pack may take, as the issue of packs has it."""

NAMES = (
    "../x.yaml", "/x.yaml", "a/../../x.yaml", "x.py", "x.yaml", "A/x.yaml", "1-first", "rulesets/x.yaml",
    "locales/x.po", "locales/../x.po", "nul.yaml", "x\0.yaml", "1-first/one.yaml", "\u202e.yaml", "..", "",
)  # fmt: skip
MODES = (stat.S_IFLNK | 0o777, stat.S_IFIFO, stat.S_IFDIR, stat.S_IFREG | 0o4755, 0)


def _lessons() -> list[bytes]:
    return [path.read_bytes() for path in sorted(paths.lessons().glob("*/*.yaml"))]


def _texts(dice: Random, lessons: list[bytes]) -> dict[str, bytes]:
    texts = {name: text.encode() for name, text in files().items()}
    for number in range(dice.randrange(3)):
        texts[f"1-first/{number}.yaml"] = dice.choice(lessons)
    return texts


def mutated(dice: Random, lessons: list[bytes]) -> bytes:
    """A pack with files, names, entries or bytes made wrong."""
    texts = _texts(dice, lessons)
    kind = dice.randrange(4)
    if kind == 0:
        name = dice.choice(sorted(texts))
        change = yaml_changed if name.endswith(".yaml") and dice.random() < 0.8 else bytes_changed
        texts[name] = change(dice, texts[name])
        return archived(texts)
    if kind == 1:
        return bytes_changed(dice, archived(texts))
    if kind == 2:
        return _odd_entries(dice, texts)
    del texts[dice.choice(sorted(texts))]
    return bytes_changed(dice, archived(texts)) if dice.random() < 0.3 else archived(texts)


def _odd_entries(dice: Random, texts: dict[str, bytes]) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, raw in texts.items():
            odd = dice.random() < 0.3
            entry = zipfile.ZipInfo(dice.choice(NAMES) if odd and dice.random() < 0.5 else name)
            entry.external_attr = dice.choice(MODES) << 16 if odd else 0
            methods = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)
            entry.compress_type = dice.choice(methods) if odd else zipfile.ZIP_DEFLATED
            content = (
                b" " * dice.choice((0, 1, LARGEST_FILE, 4 * LARGEST_FILE)) if dice.random() < 0.05 else raw
            )
            archive.writestr(entry, content)
    return packed.getvalue()


def _outside(place: Path) -> set[str]:
    return {entry.name for entry in os.scandir(place)}


def _try(seeds: range, place: Path) -> tuple[int, int]:
    """How many packs were added, and how many refused."""
    lessons, whole, refused = _lessons(), 0, 0
    own = len(whole_course().lessons)
    file = place / "mutated.lbpack"
    for seed in seeds:
        dice = Random(f"pack {seed}")
        file.write_bytes(mutated(dice, lessons))
        begun = time.process_time()
        found: tuple[YamlFault, ...] = ()
        try:
            shelf.add(shelf.look(file), force=True)
            whole += 1
        except YamlFault as fault:
            found = fault.all
            refused += 1
        assert all(each.message and each.mend for each in found), seed
        assert len(whole_course().lessons) >= own, seed
        assert time.process_time() - begun < LONGEST, seed
        assert _outside(place) <= {"mutated.lbpack", "home"}, seed
        for each in _outside(paths.packs()) if paths.packs().exists() else ():
            assert shelf.remove(each), seed
    assert _outside(place / "home") <= {"packs"}
    return whole, refused


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warnings.filters", [("ignore", None, Warning, None, 0)])  # zipfile warns of twins


def test_two_hundred_mutated_packs_do_no_harm(tmp_path: Path) -> None:
    whole, refused = _try(range(200), tmp_path)
    assert min(whole, refused) > 10


@pytest.mark.slow
@pytest.mark.parametrize("first", range(200, 10_200, 500))
def test_ten_thousand_mutated_packs_do_no_harm(first: int, tmp_path: Path) -> None:
    whole, refused = _try(range(first, first + 500), tmp_path)
    assert min(whole, refused) > 10
