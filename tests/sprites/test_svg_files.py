"""The committed SVG files hold every picture the game needs and nothing that nanosvg leaves out."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from game.rules.cards import pack

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
SVG_FILES = sorted(SPRITES.rglob("*.svg"))

DRAWN_ELEMENTS = {"svg", "g", "path", "rect", "circle", "linearGradient", "stop"}
IGNORED_ATTRIBUTES = {"style", "class", "clip-path", "mask", "filter", "marker-end", "href"}
GRADIENT_ENDS = ("x1", "y1", "x2", "y2")
STATES = frozenset(
    {"legal", "illegal", "tried", "recommended", "selected", "mistake", "won", "exposed", "focus", "lit"}
)
ICONS = frozenset(
    {
        "arrow",
        "back",
        "book",
        "bulb",
        "caret",
        "check",
        "clock",
        "door",
        "eye",
        "file",
        "flag",
        "forbid",
        "gear",
    }
    | {"help", "home", "info", "key", "minus", "mute", "pause", "pencil", "play", "plus", "reload", "replay"}
    | {"search", "sliders", "sound", "star", "trash", "undo", "up", "user", "warning", "x"}
)


def _elements(file: Path) -> list[ET.Element]:
    return list(ET.parse(file).iter())


def _tag(element: ET.Element) -> str:
    return element.tag.rpartition("}")[2]


def _is_drawn(file: Path) -> bool:
    elements = _elements(file)
    names = {name for element in elements for name in element.attrib}
    return {_tag(element) for element in elements} <= DRAWN_ELEMENTS and not names & IGNORED_ATTRIBUTES


def _gradients_work(file: Path) -> bool:
    elements = _elements(file)
    gradients = [element for element in elements if _tag(element) == "linearGradient"]
    paints = {value for element in elements for value in element.attrib.values() if value.startswith("url(")}
    ends = [gradient.attrib[end] for gradient in gradients for end in GRADIENT_ENDS]
    known = {f"url(#{gradient.attrib['id']})" for gradient in gradients}
    return paints == known and all(end.endswith("%") for end in ends)


def test_sprites_hold_only_what_nanosvg_draws() -> None:
    assert len(SVG_FILES) > 300
    assert [file.name for file in SVG_FILES if not _is_drawn(file)] == []


def test_gradients_end_at_percentages_and_every_paint_is_found() -> None:
    assert [file.name for file in SVG_FILES if not _gradients_work(file)] == []


@pytest.mark.parametrize("deck", ["two", "four"])
@pytest.mark.parametrize("size", [24, 28, 32])
def test_every_card_of_a_pack_with_its_joker_has_both_faces(deck: str, size: int) -> None:
    cards = [str(card) for card in pack(size, joker=True)]
    assert len(cards) == size + 1
    missing = [card for card in cards if not (SPRITES / deck / f"{card}.svg").is_file()]
    missing += [card for card in cards if not (SPRITES / deck / "small" / f"{card}.svg").is_file()]
    assert missing == []


@pytest.mark.parametrize("deck", ["two", "four"])
@pytest.mark.parametrize("suit", "SHDC")
def test_every_suit_has_its_pieces_and_counter_cards(deck: str, suit: str) -> None:
    names = ["pip", "chip", "tab", "cube", "cubetop", "c3", "c4", "c5", "c6"]
    assert [name for name in names if not (SPRITES / deck / f"{name}{suit}.svg").is_file()] == []


def test_the_table_finds_its_backs_states_pieces_and_icons() -> None:
    names = ["back", "back_small", "dealer", "hat", "tutor", "alone_tag", "disc", "trick_taken", "trick_open"]
    names += [f"state_{state}" for state in sorted(STATES)]
    names += [f"icon_{icon}{ground}" for icon in sorted(ICONS) for ground in ("", "_cream")]
    assert [name for name in names if not (SPRITES / "common" / f"{name}.svg").is_file()] == []
