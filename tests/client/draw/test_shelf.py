"""The shelf: pictures are found again as they were, and no state of the disk hurts more than drawing them."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Surface

from game.client.draw import shelf as module
from game.client.draw.assets import Assets
from game.client.draw.shelf import About, Shelf
from game.client.draw.theme import Metrics
from game.client.draw.ui import Ui
from game.client.window import start_pygame
from game.storage import paths

SIZE = (40, 30)


@pytest.fixture(autouse=True)
def _pygame() -> None:
    start_pygame()


def about(name: str = "felt", size: tuple[int, int] = SIZE, details: str = "", alpha: bool = True) -> About:
    return About(name, size, details, alpha)


def drawn(seed: int = 1, alpha: bool = True, size: tuple[int, int] = SIZE) -> Surface:
    surface = about(size=size, alpha=alpha).blank()
    surface.get_buffer().write(random.Random(seed).randbytes(size[0] * size[1] * 4))
    return surface


def pixels(surface: Surface) -> bytes:
    return surface.get_buffer().raw


def filled(folder: Path, *wanted: About, budget: int = module.BUDGET) -> Shelf:
    shelf = Shelf(folder, budget)
    for one in wanted:
        shelf.keep(one, drawn(alpha=one.alpha, size=one.size))
    shelf.put_away()
    return shelf


def files(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


@pytest.mark.parametrize("alpha", [True, False])
def test_a_picture_put_away_is_found_by_the_next_start(tmp_path: Path, alpha: bool) -> None:
    filled(tmp_path / "new" / "cache", about(alpha=alpha))
    found = Shelf(tmp_path / "new" / "cache").find(about(alpha=alpha))
    assert found is not None
    assert pixels(found) == pixels(drawn(alpha=alpha))
    assert bool(found.get_flags() & pygame.SRCALPHA) is alpha


def test_a_picture_is_made_once_and_then_found(tmp_path: Path) -> None:
    made: list[int] = []

    def make() -> Surface:
        made.append(1)
        return drawn()

    for _start in range(3):
        shelf = Shelf(tmp_path)
        assert pixels(shelf.picture(about(), make)) == pixels(drawn())
        shelf.put_away()
    assert made == [1]


@pytest.mark.parametrize(
    "other",
    [about(name="oak"), about(size=(41, 30)), about(details="four"), about(alpha=False)],
    ids=["name", "size", "details", "alpha"],
)
def test_a_picture_of_another_description_is_not_taken_for_it(tmp_path: Path, other: About) -> None:
    filled(tmp_path, about())
    assert Shelf(tmp_path).find(other) is None


def test_a_picture_of_another_version_is_drawn_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path, about())
    monkeypatch.setattr(module, "__version__", "99.0")
    assert Shelf(tmp_path).find(about()) is None


def test_a_ground_of_another_scale_and_a_changed_drawing_are_drawn_anew(tmp_path: Path) -> None:
    sprites = tmp_path / "sprites"
    (sprites / "common").mkdir(parents=True)
    hat = sprites / "common" / "hat.svg"
    hat.write_bytes((paths.sprites() / "common" / "hat.svg").read_bytes())
    shelf = Shelf(tmp_path / "cache")
    first = Assets(sprites, shelf=shelf).svg("common/hat", (32, 32))
    Ui(Metrics(320, 200), Assets(sprites, shelf=shelf)).ground([(8, 8, 100, 80)])
    shelf.put_away()
    kept = len(files(tmp_path / "cache"))
    assert pixels(Assets(sprites, shelf=shelf).svg("common/hat", (32, 32))) == pixels(first)
    Ui(Metrics(320, 200), Assets(sprites, shelf=shelf)).ground([(8, 8, 100, 80)])
    assert not shelf.waiting
    Ui(Metrics(320, 200, density=2.0), Assets(sprites, shelf=shelf)).ground([(8, 8, 100, 80)])
    hat.write_text(hat.read_text().replace("<svg", "<svg ", 1))
    Assets(sprites, shelf=shelf).svg("common/hat", (32, 32))
    shelf.put_away()
    assert len(files(tmp_path / "cache")) == kept + 2


def test_what_was_not_looked_at_for_longest_goes_first(tmp_path: Path) -> None:
    each = SIZE[0] * SIZE[1] * 4
    names = [about(name) for name in "abcd"]
    shelf = filled(tmp_path, *names[:3], budget=round(3.5 * each))
    for age, file in zip((300, 200, 100), files(tmp_path), strict=True):
        os.utime(file, (file.stat().st_mtime - age,) * 2)
    assert shelf.find(names[0]) is not None  # looked at just now
    shelf.keep(names[3], drawn())
    shelf.put_away()
    left = [name.name for name in names if Shelf(tmp_path).find(name) is not None]
    assert left == ["a", "c", "d"]
    assert sum(file.stat().st_size for file in files(tmp_path)) <= 3.5 * each


def test_what_is_no_picture_stays_in_the_folder(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("x" * 9000)
    left = tmp_path / "oak-1x1-0.pixels.99"  # of a copy of the app that was killed while it wrote
    left.write_bytes(bytes(9000))
    os.utime(left, (0, 0))
    filled(tmp_path, about(), budget=6000)
    assert [file.suffix for file in files(tmp_path)] == [".pixels", ".txt"]


def test_two_threads_may_put_pictures_away_at_once_while_more_come(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    done = False

    def put_away() -> None:
        while not done:
            shelf.put_away()

    threads = [Thread(target=put_away) for _number in range(2)]
    for thread in threads:
        thread.start()
    for number in range(200):
        shelf.keep(about(str(number)), drawn(number))
    done = True
    for thread in threads:
        thread.join()
    shelf.put_away()
    for number in range(200):
        found = shelf.find(about(str(number)))
        assert found is not None
        assert pixels(found) == pixels(drawn(number))


@given(sizes=st.lists(st.integers(1, 60), min_size=1, max_size=8))
@settings(max_examples=20, deadline=None)
def test_the_folder_never_grows_beyond_the_budget(
    tmp_path_factory: pytest.TempPathFactory, sizes: list[int]
) -> None:
    folder = tmp_path_factory.mktemp("cache")
    for number, side in enumerate(sizes):
        filled(folder, about(str(number), (side, side)), budget=9000)
        assert sum(file.stat().st_size for file in files(folder)) <= 9000


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_damaged_file_is_as_good_as_none(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("cache")
    filled(folder, about())
    (file,) = files(folder)
    whole = file.read_bytes()
    kind = data.draw(st.sampled_from(["flipped", "short", "long", "other"]))
    if kind == "flipped":
        at = data.draw(st.integers(0, len(whole) - 1))
        bit = data.draw(st.integers(0, 7))
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << bit]) + whole[at + 1 :])
    elif kind == "short":
        file.write_bytes(whole[: data.draw(st.integers(0, len(whole) - 1))])
    elif kind == "long":
        file.write_bytes(whole + data.draw(st.binary(min_size=1, max_size=9)))
    else:
        file.write_bytes(data.draw(st.binary(max_size=200)))
    shelf = Shelf(folder)
    assert pixels(shelf.picture(about(), drawn)) == pixels(drawn())
    shelf.put_away()
    assert file.read_bytes() == whole  # mended


def test_a_folder_in_the_place_of_a_picture_does_no_harm(tmp_path: Path) -> None:
    filled(tmp_path, about())
    (file,) = files(tmp_path)
    file.unlink()
    file.mkdir()
    shelf = filled(tmp_path, about())
    assert pixels(shelf.picture(about(), drawn)) == pixels(drawn())


@pytest.mark.parametrize("name", ["file/cache", "x" * 300, "nul\0"])
def test_where_no_folder_can_be_pictures_are_drawn_each_time(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("in the way")
    for _start in range(2):
        shelf = filled(tmp_path / name, about())
        assert pixels(shelf.picture(about(), drawn)) == pixels(drawn())
        shelf.put_away()
    assert [file.name for file in files(tmp_path)] == ["file"]


READ_ONLY = """
import os, sys
sys.path.insert(0, {root!r})
from pathlib import Path
import tests.client.draw.test_shelf as tried
from game.client.window import start_pygame

start_pygame()
folder = Path({folder!r})
if os.getuid() == 0:  # rights mean nothing to root
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
assert os.listdir(folder) and not os.access(folder, os.W_OK)
assert tried.Shelf(folder).find(tried.about()) is not None
for wanted in (tried.about(), tried.about("new")):
    shelf = tried.filled(folder, wanted)
    assert tried.pixels(shelf.picture(wanted, tried.drawn)) == tried.pixels(tried.drawn())
    shelf.put_away()
print("drawn")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="folders of Windows have other rights")
def test_a_folder_that_may_only_be_read_is_read_and_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    filled(folder, about())
    before = [file.name for file in files(folder)]
    for part in folder.parents:  # an ordinary user has to get there
        if os.getuid() == 0 and not part.stat().st_mode & 0o001:
            part.chmod(0o755)
    folder.chmod(0o555)
    program = READ_ONLY.format(root=str(Path(__file__).parents[3]), folder=str(folder))
    try:
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    finally:
        folder.chmod(0o755)
    assert (done.stdout, done.stderr) == ("drawn\n", "")
    assert [file.name for file in files(folder)] == before


def test_a_disk_that_is_full_keeps_nothing_and_leaves_no_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_old: object, _new: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    shelf = filled(tmp_path, about(), about("oak"))
    assert files(tmp_path) == []
    assert not shelf.waiting


def test_a_picture_is_kept_as_it_was_when_it_was_made(tmp_path: Path) -> None:
    shelf, made = Shelf(tmp_path), drawn()
    shelf.keep(about(), made)
    made.fill("black")
    shelf.put_away()
    found = shelf.find(about())
    assert found is not None
    assert pixels(found) == pixels(drawn())
