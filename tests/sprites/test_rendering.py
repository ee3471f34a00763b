"""pygame-ce draws the sprites as they are meant: not empty, not cropped, the ten clear of its pips."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
MOODS = ("resting", "thinking", "pleased", "rueful")
CARD_FILES = [
    file
    for folder in ("two", "two/small", "four", "four/small")
    for file in sorted((SPRITES / folder).glob("*.svg"))
    if not file.stem.startswith(("pip", "chip", "tab", "cube", "sign"))
] + [SPRITES / "common" / "back.svg", SPRITES / "common" / "back_small.svg"]
ICON_FILES = sorted((SPRITES / "common").glob("icon_*.svg"))
PEOPLE = {
    person: [SPRITES / "common" / "people" / f"{person}-{mood}.svg" for mood in MOODS]
    for person in ("nora", "walt", "ezra")
}
HEAD = Rect(95, 24, 130, 110)  # of the upper figure of a court, with hat and what it holds
HAND = re.compile(r'd="M49 152C[^"]*" fill="(#\w+)"')
PAPER_LIGHT = 720  # red, green and blue of paper add up to more


def _drawn(file: Path, width: int, height: int) -> Surface:
    return pygame.image.load_sized_svg(file, (width, height))


def _border(picture: Surface) -> list[int]:
    """The opacity of every pixel along the four edges."""
    w, h = picture.get_size()
    places = [(x, y) for x in range(w) for y in (0, h - 1)] + [(x, y) for x in (0, w - 1) for y in range(h)]
    return [picture.get_at(place).a for place in places]


def _skin_of_the_hand(drawing: str) -> str:
    found = HAND.search(drawing)
    assert found is not None
    return found[1]


def _sides_and_top(side: int) -> list[tuple[int, int]]:
    return [(i, 0) for i in range(side)] + [(x, i) for x in (0, side - 1) for i in range(side)]


def _colours(picture: Surface) -> set[tuple[int, ...]]:
    w, h = picture.get_size()
    return {tuple(picture.get_at((x, y))) for x in range(0, w, 2) for y in range(0, h, 2)}


def _is_a_whole_card(file: Path) -> bool:
    picture = _drawn(file, 125, 175)
    return picture.get_at((62, 6)).a == 255 and len(_colours(picture)) > 8 and max(_border(picture)) == 0


def _is_a_whole_icon(file: Path) -> bool:
    picture = _drawn(file, 48, 48)
    return pygame.mask.from_surface(picture).count() > 40 and max(_border(picture)) < 128


def test_cards_show_something_on_opaque_paper_and_end_before_the_edge() -> None:
    assert len(CARD_FILES) > 160
    assert [f"{file.parent.name}/{file.name}" for file in CARD_FILES if not _is_a_whole_card(file)] == []


def test_icons_draw_and_are_not_cropped() -> None:
    assert len(ICON_FILES) > 70
    assert [file.name for file in ICON_FILES if not _is_a_whole_icon(file)] == []


@pytest.mark.parametrize("person", PEOPLE)
@pytest.mark.parametrize("mood", range(len(MOODS)), ids=MOODS)
def test_a_portrait_stands_on_its_lower_edge_and_touches_no_other(person: str, mood: int) -> None:
    picture = _drawn(PEOPLE[person][mood], 200, 200)
    reached = pygame.mask.from_surface(picture, 8)
    assert reached.get_at((100, 199))
    assert not any(reached.get_at(place) for place in _sides_and_top(200))
    assert len(_colours(picture)) > 40


@pytest.mark.parametrize("person", PEOPLE)
def test_the_four_moods_of_a_face_can_be_told_apart_in_a_medallion(person: str) -> None:
    faces = [_drawn(file, 84, 84) for file in PEOPLE[person]]
    for one, other in combinations(faces, 2):
        alike = pygame.mask.from_threshold(one, (0, 0, 0), (60, 60, 60, 255), other)
        assert 84 * 84 - alike.count() > 300


@pytest.mark.parametrize("deck", ["two", "four"])
@pytest.mark.parametrize("suit", "SHDC")
def test_paper_shows_between_the_index_of_a_ten_and_its_pips(deck: str, suit: str) -> None:
    picture = _drawn(SPRITES / deck / f"T{suit}.svg", 250, 350)
    clear = [
        x for x in range(50, 80) if all(sum(picture.get_at((x, y))[:3]) > PAPER_LIGHT for y in range(15, 160))
    ]
    assert len(clear) >= 5


@pytest.mark.parametrize("deck", ["two", "four"])
@pytest.mark.parametrize("file", ["9H", "TD", "TS", "JC"])
def test_a_card_is_the_same_upside_down(deck: str, file: str) -> None:
    picture = _drawn(SPRITES / deck / f"{file}.svg", 250, 350)
    alike = pygame.mask.from_threshold(
        picture, (0, 0, 0), (60, 60, 60, 255), pygame.transform.rotate(picture, 180)
    )
    assert alike.count() > 0.985 * 250 * 350


@pytest.mark.parametrize("deck", ["two", "four"])
def test_every_jack_is_a_person_of_his_own_and_like_the_other_bower_in_skin_and_hair(deck: str) -> None:
    drawn = {suit: (SPRITES / deck / f"J{suit}.svg").read_text(encoding="utf-8") for suit in "HDSC"}
    heads = {suit: _drawn(SPRITES / deck / f"J{suit}.svg", 250, 350).subsurface(HEAD) for suit in drawn}
    for one, other in combinations(drawn, 2):
        alike = pygame.mask.from_threshold(heads[one], (0, 0, 0), (60, 60, 60, 255), heads[other])
        assert alike.count() < 0.75 * HEAD.w * HEAD.h
        kin = {one, other} in ({"H", "D"}, {"S", "C"})
        assert (_skin_of_the_hand(drawn[one]) == _skin_of_the_hand(drawn[other])) is kin


def test_the_wooden_tag_keeps_its_gradient() -> None:
    picture = _drawn(SPRITES / "common" / "alone_tag.svg", 184, 86)
    top, bottom = picture.get_at((100, 10)), picture.get_at((100, 68))
    assert sum(top[:3]) > sum(bottom[:3]) + 60


@pytest.mark.parametrize(
    "state", ["legal", "tried", "recommended", "selected", "won", "exposed", "focus", "lit"]
)
def test_a_state_leaves_the_face_to_be_read(state: str) -> None:
    picture = _drawn(SPRITES / "common" / f"state_{state}.svg", 278, 378)
    assert picture.get_at((139, 189)).a == 0
    assert picture.get_at((57, 52)).a == 0  # the index
    assert max(picture.get_at((x, 189)).a for x in range(20)) == 255


@pytest.mark.parametrize("state", ["illegal", "tried", "recommended", "selected", "mistake", "exposed"])
def test_the_next_card_of_a_hand_leaves_the_badge_to_be_seen(state: str) -> None:
    common = SPRITES / "common"
    bare = _drawn(common / f"ring_{state}.svg", 278, 378)
    whole = _drawn(common / f"state_{state}.svg", 278, 378)
    badge = [(x, y) for x in range(278) for y in range(378) if bare.get_at((x, y)) != whole.get_at((x, y))]
    assert len(badge) > 1000
    assert max(x for x, _y in badge) < 14 + 0.55 * 250  # six cards leave that much of each


@pytest.mark.parametrize("size", [512, 256, 128, 64, 48, 32, 24, 16])
def test_a_picture_of_the_icon_has_its_size_and_is_that_of_the_drawing(size: int) -> None:
    stem = "icon" if size >= 48 else "icon-small"
    picture = pygame.image.load(SPRITES / "icon" / f"icon-{size}.png")
    drawing = _drawn(SPRITES / "icon" / f"{stem}.svg", size, size)
    assert picture.get_size() == (size, size)
    spots = [(size * i // 8, size * j // 8) for i in range(8) for j in range(8)]
    assert all(
        abs(a - b) <= 12
        for spot in spots
        for a, b in zip(picture.get_at(spot), drawing.get_at(spot), strict=True)
    )
