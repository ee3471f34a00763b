"""The README tells the truth: its commands exist, its folders and files are there, its picture is real."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from game.cli import command_line, entry

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
LINES = [line.strip() for line in TEXT.splitlines() if line.startswith("    ")]
COMMANDS = [line.partition("leftbower ")[2] for line in LINES if line.startswith(".venv/bin/leftbower ")]


def test_each_of_the_two_commands_is_one_line_for_each_system() -> None:
    posix = [line for line in LINES if line.startswith("python3 -m venv")]
    windows = [line for line in LINES if line.startswith("py -m venv")]
    assert len(posix) == len(windows) == 2
    for line, other in zip(posix, windows, strict=True):
        assert other == line.replace("python3", "py", 1).replace(" && ", "; ").replace(
            ".venv/bin/", ".venv\\Scripts\\"
        )


def test_the_checks_run_the_very_tests_that_the_readme_runs() -> None:
    (line,) = (line for line in LINES if line.startswith("python3") and "pytest" in line)
    assert line.rpartition(".venv/bin/")[2] in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_readme_is_one_that_the_app_has(command: str) -> None:
    assert command_line.make_parser(entry.open_app).parse_args(shlex.split(command)).command


@pytest.mark.parametrize(
    "place", sorted(set(re.findall(r"`((?:game|lessons|sprites|locales|tests)/[\w./]*)`", TEXT)))
)
def test_a_place_named_in_the_readme_exists(place: str) -> None:
    assert (ROOT / place).exists()


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(([^)]+)\)", TEXT))))
def test_a_link_or_picture_of_the_readme_leads_somewhere(target: str) -> None:
    assert target.startswith("https://") or (ROOT / target).is_file()


PAGES = sorted((ROOT / "locales").glob("*/*.md"))
LANGUAGES = sorted(path.parent.parent.name for path in (ROOT / "locales").glob("*/LC_MESSAGES/leftbower.po"))


def commands(page: Path) -> list[str]:
    """The lines of commands on a page, without what is quoted in them, which is in its language."""
    lines = [
        line.strip() for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("    ")
    ]
    told = (line for line in lines if line.startswith((".venv/bin/", "python3 ", "py ")))
    return [re.sub(r'"[^"]*"', '""', line).split("  ")[0].replace("letter", "a4") for line in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_readme_and_a_guide(language: str) -> None:
    folder = ROOT / "locales" / language
    unfinished = (folder / "unfinished.txt").exists()
    assert unfinished or {"README.md", "GUIDE.md"} <= {path.name for path in folder.iterdir()}


@pytest.mark.parametrize("page", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_links_of_a_translated_page_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    headings = {
        re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for line in text.splitlines()
        if line.startswith("#")
    }
    for target in re.findall(r"\]\(([^)]+)\)", text):
        path, _sign, anchor = target.partition("#")
        assert path.startswith("https:") or not path or (page.parent / path).exists(), target
        assert path or anchor in headings, target


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translated_readme_has_the_commands_of_the_english_one(language: str) -> None:
    page = ROOT / "locales" / language / "README.md"
    if page.exists():
        assert commands(page) == commands(ROOT / "README.md")
