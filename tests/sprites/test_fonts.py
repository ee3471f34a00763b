"""The fonts hold the characters that the game and its translations show."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.course.drawable import DRAWABLE

ttLib = pytest.importorskip("fontTools.ttLib", reason="the coverage of a font is read with fontTools")

FONTS = Path(__file__).resolve().parents[2] / "sprites" / "fonts"
FONT_FILES = sorted(FONTS.glob("*.ttf"))
READING = [file for file in FONT_FILES if file.stem.startswith("AH")]
TITLES = [file for file in FONT_FILES if file.stem.startswith("Fraunces")]

ASCII = {chr(code) for code in range(0x20, 0x7F)}
LATIN_1 = {chr(code) for code in range(0xA0, 0x100)}
LATIN_EXTENDED_A = {chr(code) for code in range(0x100, 0x180)}
SIGNS = set("\u00a0\u2212\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2039\u203a\u2022\u2026\u20ac")
ROMANIAN = set("ȘșȚț")

# The soft hyphen is never drawn and the micro sign never used.
ABSENT_LATIN_1 = {"\u00ad", "µ"}
ABSENT_EXTENDED = set("ĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸĿŀŉŊŋŌōŎŏŖŗŜŝŦŧŨũŬŭſ")
ABSENT_EXTENDED_TITLES = set("ŉſ")


TEXT = [file for file in FONT_FILES if file.stem.startswith("AHN")]


def _characters(file: Path) -> set[str]:
    return {chr(code) for code in ttLib.TTFont(file).getBestCmap()}


def test_ten_fonts_are_shipped_with_their_licences() -> None:
    assert len(READING) == 7
    assert len(TITLES) == 3
    assert {file.name for file in (FONTS / "licences").iterdir()} == {
        "atkinson-hyperlegible-mono-OFL.txt",
        "atkinson-hyperlegible-next-OFL.txt",
        "fraunces-OFL.txt",
    }


@pytest.mark.parametrize("file", FONT_FILES, ids=lambda file: file.stem)
def test_a_font_is_static_because_sdl_cannot_set_axes(file: Path) -> None:
    assert "fvar" not in ttLib.TTFont(file)


@pytest.mark.parametrize("file", FONT_FILES, ids=lambda file: file.stem)
def test_a_font_holds_western_letters_quotation_marks_and_the_minus_sign(file: Path) -> None:
    needed = ASCII | LATIN_1 - ABSENT_LATIN_1 | SIGNS | ROMANIAN
    assert sorted(needed - _characters(file)) == []


@pytest.mark.parametrize("file", FONT_FILES, ids=lambda file: file.stem)
def test_the_gaps_in_latin_extended_a_are_known(file: Path) -> None:
    absent = ABSENT_EXTENDED_TITLES if file in TITLES else ABSENT_EXTENDED
    assert LATIN_EXTENDED_A - _characters(file) == absent


@pytest.mark.parametrize("file", FONT_FILES, ids=lambda file: file.stem)
def test_the_pseudo_language_uses_only_letters_that_are_there(file: Path) -> None:
    longer = pytest.importorskip("game.i18n.pseudo").longer
    alphabet = "".join(chr(code) for code in range(ord("A"), ord("z") + 1) if chr(code).isalpha())
    assert sorted(set(longer(alphabet)) - _characters(file)) == []


@pytest.mark.parametrize("file", TEXT, ids=lambda file: file.stem)
def test_a_zero_is_a_ring_without_a_slash_as_high_and_wide_as_ever(file: Path) -> None:
    font = ttLib.TTFont(file)
    glyph, metrics = font["glyf"]["zero"], font["hmtx"]
    assert glyph.numberOfContours == 2
    assert abs((glyph.yMax - glyph.yMin) - font["OS/2"].sCapHeight) < 40
    assert metrics["zero"][0] > glyph.xMax - glyph.xMin > 0.75 * metrics["zero"][0]
    assert font["glyf"]["zero.tf"].components[0].glyphName == "zero"


@pytest.mark.parametrize("file", TEXT, ids=lambda file: file.stem)
def test_the_script_leaves_a_font_without_a_slash_as_it_is(file: Path, tmp_path: Path) -> None:
    make_fonts = pytest.importorskip("sprites.make_fonts")
    copy = tmp_path / file.name
    copy.write_bytes(file.read_bytes())
    assert not make_fonts.make_plain(copy)
    assert copy.read_bytes() == file.read_bytes()


def test_the_script_takes_the_slash_out_of_a_zero(tmp_path: Path) -> None:
    make_fonts = pytest.importorskip("sprites.make_fonts")
    copy = tmp_path / "AHN-slashed.ttf"
    copy.write_bytes((FONTS / "AHM-Bold.ttf").read_bytes())  # the one family that keeps its slash
    assert make_fonts.make_plain(copy)
    assert ttLib.TTFont(copy)["glyf"]["zero"].numberOfContours == 2


@pytest.mark.parametrize("file", TEXT, ids=lambda file: file.stem)
def test_a_changed_font_does_not_go_by_its_makers_name_but_keeps_their_copyright(file: Path) -> None:
    names = ttLib.TTFont(file)["name"]
    assert all("Left Bower Text" in names.getDebugName(each) for each in (1, 4))
    assert all("Atkinson" not in names.getDebugName(each) for each in (1, 3, 4, 6))
    assert "Atkinson Hyperlegible Next Project Authors" in names.getDebugName(0)


def test_what_authors_may_write_is_what_every_font_of_the_window_has() -> None:
    drawn = set.intersection(*(_characters(file) for file in (*TEXT, *TITLES)))
    assert drawn == DRAWABLE - set("\n\u202f\u2009")
