"""The small picture of a lesson: how far the learner is can be told without colour."""

from __future__ import annotations

import pytest
from pygame import Surface

from game.client.draw.lesson_picture import _FANS, Standing, lesson_picture, margin
from game.course.pictures import PictureKind
from game.presenters.lesson_entry import SmallPicture
from tests.client.drive import new_app, show

CARDS = {
    PictureKind.CARD: ("JD",), PictureKind.PAIR: ("JD", "9H"), PictureKind.FAN: ("JH", "JD", "AH", "KH"),
    PictureKind.SQUARE: ("JH", "JD", "AH", "KH"), PictureKind.TRICK: ("AH", "9H"),
    PictureKind.TURNED_UP: ("AS",), PictureKind.SAID: ("KS",),
}  # fmt: skip


def drawn(told: SmallPicture, standing: Standing, side: int = 72) -> Surface:
    app = new_app((1280, 720))
    screen = app.services.open("settings")
    show(app, screen)
    return lesson_picture(screen.ui, told, standing, side)


@pytest.mark.parametrize("kind", PictureKind)
def test_every_kind_of_picture_shows_what_lies_on_it(kind: PictureKind) -> None:
    picture = drawn(SmallPicture(kind, CARDS.get(kind, ())), Standing.PLAIN)
    light = sum(sum(picture.get_at((x, y))[:3]) > 600 for x in range(9, 81) for y in range(9, 81))
    assert light > 150, "paper on the felt"


@pytest.mark.parametrize("side", [46, 72, 150])
def test_done_next_and_open_differ_in_form(side: int) -> None:
    told = SmallPicture("card", ("JH",))
    plain, *others = (drawn(told, each, side) for each in (Standing.PLAIN, *list(Standing)[:3]))
    corner, edge = margin(side) + side - side // 18, margin(side) - round(3 * side / 72)
    assert plain.get_at((corner, corner)) != others[2].get_at((corner, corner)), "a tick"
    assert plain.get_at((edge, plain.get_height() // 2)).a == 0
    assert others[1].get_at((edge, plain.get_height() // 2)).a > 200, "a ring"
    row = [others[0].get_at((x, margin(side)))[:3] for x in range(margin(side) + side // 4, side)]
    assert len({sum(colour) > 500 for colour in row}) == 2, "dashes"


@pytest.mark.parametrize("count", _FANS)
def test_the_next_card_of_a_fan_hides_no_index(count: int) -> None:
    width, apart, _turn = _FANS[count]
    assert apart / width >= (0.66 if count < 6 else 0.58)  # what the index of a queen needs; almost so of six
    assert (count - 1) * apart + width < 72
