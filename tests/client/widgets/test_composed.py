"""What shows a layout of others turns it round with the direction of writing; cards keep their order."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pygame import Rect, Surface

from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.composed import Composed
from game.client.widgets.layout import Column, Part, Row, Side, lay
from game.client.widgets.part_row import PartRow
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import Drawing, shown_card, unturned
from game.client.widgets.text import TextBlock
from tests.client.drive import new_app

ROOM = Rect(0, 0, 400, 100)


@pytest.fixture(scope="module")
def ui() -> Ui:
    return new_app().stage.ui


def inked(ui: Ui, part: Part, mirrored: bool) -> Rect:
    """Where something is drawn."""
    ground = Surface(ROOM.size)
    ground.fill("black")
    for widget in lay(part, ROOM, mirrored=mirrored):
        widget.draw(ground)
    ground.set_colorkey("black")
    return ground.get_bounding_rect()


def _white(_ui: Ui, surface: Surface, rect: Rect) -> None:
    surface.fill("white", rect)


def _filled(part: Part) -> Part:
    return Row(part, grow=part)


@pytest.mark.parametrize("holder", [Composed, Scrolled])
def test_what_a_part_holds_is_turned_round_with_it(ui: Ui, holder: Callable[[Ui, str, Part], Widget]) -> None:
    for mirrored, left in ((False, 0), (True, 350)):
        held = Column(Drawing(ui, _white, (50, 20)))
        place = inked(ui, _filled(holder(ui, "holder", held)), mirrored)
        assert (place.left, place.width) == (left, 50)


def test_a_row_of_a_list_is_drawn_from_the_right(ui: Ui) -> None:
    row = PartRow(ui, "row", Column(Drawing(ui, _white, (50, 20)), side=Side.START), 400, lambda _id: None)
    ground = Surface(ROOM.size)
    row.draw(ground, ROOM, mirrored=True)
    assert ground.get_at((399, 10)) == (255, 255, 255, 255)


def test_words_begin_at_the_right_where_they_are_read_from_there(ui: Ui) -> None:
    assert inked(ui, _filled(TextBlock(ui, "one")), mirrored=False).right < 200
    assert inked(ui, _filled(TextBlock(ui, "one")), mirrored=True).left > 200


def test_cards_keep_their_order(ui: Ui) -> None:
    def cards() -> Part:
        return unturned(ui, Row(shown_card(ui, "AS", 50), shown_card(ui, "9H", 50)))

    pictures = []
    for mirrored in (False, True):
        ground = Surface(ROOM.size)
        for widget in lay(Row(cards()), Rect(100, 0, 100, 100), mirrored=mirrored):
            widget.draw(ground)
        pictures.append(ground.get_buffer().raw)
    assert pictures[0] == pictures[1]
