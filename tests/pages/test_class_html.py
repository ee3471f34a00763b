"""The sheet of a class as a page: whole in itself, well formed, and harmless whatever pupils are called."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from game.i18n import PSEUDO, use
from game.packs.joining import whole_course
from game.pages.class_html import class_html
from game.storage.paths import HOME_VARIABLE
from tests.classes.results import handed, lesson, sheet

EVIL = '"><script>alert(1)</script><img src=x onerror=y>&amp;'
ALONE = {"meta", "br", "!doctype"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))


class Parsed(HTMLParser):
    """The elements of a page; raises AssertionError where one is closed that is not open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def page(*pupils: str) -> str:
    results = [
        handed(
            pupil, lesson(name_the_left="ace-of-clubs 2 solved"), lesson("x", pack="other", q=f"{number} 2")
        )
        for number, pupil in enumerate(pupils)
    ]
    return class_html(sheet(*results), whole_course().course)


@pytest.mark.parametrize("pupil", ["Mia", "7", EVIL, "</style>", "{JD}", "[[a|b]]", "**x**"])
def test_the_page_is_well_formed_and_has_the_name_as_text(pupil: str) -> None:
    parsed = Parsed(page(pupil, "Bo"))
    assert parsed.open == []
    shown = "Pupil 7" if pupil == "7" else pupil
    assert shown in "".join(parsed.text)
    assert {tag for tag, _attrs in parsed.seen}.isdisjoint({"script", "img", "link", "iframe", "object", "a"})


def test_nothing_is_fetched_and_nothing_runs() -> None:
    text = page("Mia", EVIL)
    assert not re.search(r"https?:|url\(|@import|src=\"|javascript:", text.replace("src=x", ""))
    assert "default-src 'none'" in text
    assert all(not key.startswith("on") for _tag, attrs in Parsed(text).seen for key in attrs)


def test_whoever_listens_hears_heads_and_marks_in_words() -> None:
    parsed = Parsed(page("Mia"))
    assert all(attrs.get("scope") in ("row", "col") for tag, attrs in parsed.seen if tag == "th")
    assert "right at try 2" in "".join(parsed.text)
    assert dict(parsed.seen)["html"]["lang"] == "en"
    assert sum(tag == "h1" for tag, _attrs in parsed.seen) == 1


def test_it_is_made_for_light_and_dark_and_paper() -> None:
    text = page("Mia")
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text


@pytest.mark.parametrize("dark", [False, True])
def test_every_pair_of_colours_can_be_read(dark: bool) -> None:
    text = page("Mia")
    rules = text.partition("prefers-color-scheme: dark")[2 * dark]
    colours = dict(
        re.findall(r"--([a-z-]+): (#[0-9a-f]{3,6})", rules.partition("} }")[0].partition("* {")[0])
    )
    for words, ground in [
        ("ink", "ground"), ("soft", "ground"), ("good", "ground"), ("good", "worst"), ("soft", "worst"),
        ("gold", "gold-ground"), ("clay", "clay-ground"), ("ink", "worst"),
    ]:  # fmt: skip
        assert contrast(colours[words], colours[ground]) >= 4.5, (words, ground)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 has it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(sign * 2 for sign in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_it_speaks_the_language_in_use() -> None:
    try:
        use(PSEUDO)
        text = page("Mia")
    finally:
        use("en")
    assert '<html lang="en-XA">' in text
    assert Parsed(text).open == []
    assert "Pupils by questions" not in text


def test_what_is_to_be_known_first_stands_above_the_numbers() -> None:
    text = "".join(Parsed(page("Mia")).text)
    assert text.index("doesn't have this lesson") > text.index("other/x")
