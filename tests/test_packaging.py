"""What a wheel and a source archive hold, and that an installed app finds it from any folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
WHERE = """
import json
from game import i18n
from game.storage import paths
i18n.use("de")
print(json.dumps({
    "resources": str(paths.resources()),
    "lessons": sorted(path.name for path in paths.lessons().rglob("*.yaml")),
    "sprites": sum(1 for _ in paths.sprites().rglob("*.svg")),
    "sounds": sum(1 for _ in (paths.sprites() / "sounds").glob("*.wav")),
    "fonts": sum(1 for _ in (paths.sprites() / "fonts").rglob("*.?tf")),
    "rulesets": sorted(path.stem for path in paths.rulesets().glob("*.yaml")),
    "language": i18n.current(),
    "hint": i18n._("Hint"),
}))
"""
GERMAN = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "Hint"\nmsgstr "Tipp"\n'


def build(source: Path, target: str, into: Path) -> Path:
    """Build a wheel or an sdist of the project as it stands."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    subprocess.run(command, cwd=source, check=True, capture_output=True, timeout=300)
    (built,) = into.iterdir()
    return built


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as its own source archive gives it, with a German catalogue added."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(build(ROOT, "sdist", folder / "dist")) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = (path for path in folder.iterdir() if path.name != "dist")
    catalogue = unpacked / "locales" / "de" / "LC_MESSAGES" / "leftbower.po"
    catalogue.parent.mkdir(parents=True, exist_ok=True)
    catalogue.write_text(GERMAN, encoding="utf-8")
    return unpacked


@pytest.fixture(scope="module")
def installed(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the contents of the wheel, as pip would lay them out."""
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(build(source, "wheel", tmp_path_factory.mktemp("wheel"))) as wheel:
        wheel.extractall(folder)
    return folder


def test_the_source_archive_holds_all_that_a_checkout_needs(source: Path) -> None:
    missing = [
        name
        for name in (
            "LICENSE",
            "README.md",
            ".hatch_build.py",
            "game/rulesets/base.yaml",
            "game/evening/planning/charts.txt",
            "tests",
            "locales/leftbower.pot",
        )
        if not (source / name).exists()
    ]
    assert missing == []


def test_an_installed_app_finds_everything_from_another_folder(installed: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    answer = subprocess.run(
        [sys.executable, "-c", WHERE],
        cwd=tmp_path,
        env=environment,
        check=True,
        capture_output=True,
        timeout=60,
    )
    found = json.loads(answer.stdout)
    assert found["resources"] == str(installed / "game" / "_data")
    assert found["lessons"] == sorted(path.name for path in (ROOT / "lessons").rglob("*.yaml"))
    assert found["sprites"] == sum(1 for _ in (ROOT / "sprites").rglob("*.svg"))
    assert found["sounds"] == sum(1 for _ in (ROOT / "sprites" / "sounds").glob("*.wav"))
    assert found["fonts"] == sum(1 for _ in (ROOT / "sprites" / "fonts").rglob("*.?tf"))
    assert found["rulesets"] == sorted(path.stem for path in (ROOT / "game" / "rulesets").glob("*.yaml"))
    assert (found["language"], found["hint"]) == ("de", "Tipp")


def test_a_wheel_carries_no_scripts_and_no_pictures_for_the_readme(installed: Path) -> None:
    data = installed / "game" / "_data"
    assert [path for path in data.rglob("*") if path.suffix in {".py", ".po"}] == []
    assert not (data / "sprites" / "shots").exists()


def test_the_fonts_travel_with_their_licences(installed: Path) -> None:
    fonts = installed / "game" / "_data" / "sprites" / "fonts"
    texts = [path.name for path in fonts.rglob("*.txt")]
    assert texts
