"""Every line of a page has a row that fits its width, says what it says, and opens what it links to."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.client.draw.ui import Ui
from game.client.widgets.chips import Chips
from game.client.widgets.line_rows import columns, row_of
from game.client.widgets.part_row import PartRow
from game.pages.lines import (
    Chip,
    ChipLine,
    Choice,
    CompareLine,
    FoldLine,
    Heading,
    Item,
    Kind,
    Line,
    LinkLine,
    Mark,
    TableValue,
    ValueLine,
    Words,
)
from tests.client.drive import new_app

SILENT = (Chip(Mark.PILL, "silent"), Chip(Mark.WORDS, "so"), Chip(Mark.LINK, "HOY-02", "clause a HOY-02"))
VALUE = TableValue("a", "A table with a long name", "Twenty-four", chips=SILENT)
YES_NO = Choice("value joker", "Joker", (("0", "Yes"), ("1", "No")), "1")
LINK = LinkLine("back", "Back to what it was", "parent joker")
FOLD = FoldLine("alike", "Alike: 3", opened=False)
COMPARED = CompareLine("pack", "Cards", (VALUE, VALUE, VALUE))
STATED = ValueLine("pack", "Cards", "The pack has 24.", "24", SILENT)
CHOSEN = ValueLine("joker", "Joker", "There is none.", chips=SILENT, choice=YES_NO, clash="It cannot stay.")
LINES: list[Line] = [
    *(Words("Some words of a sheet", kind) for kind in Kind),
    Heading("Pack"),
    Item("one", "Who leads?"),
    ChipLine("chips", SILENT), LINK, FOLD, VALUE, COMPARED, STATED, CHOSEN,
]  # fmt: skip


@pytest.fixture
def ui() -> Ui:
    app = new_app()
    app.stage.go("home")
    return app.stage.ui


def made(ui: Ui, line: Line, width: int = 600) -> tuple[PartRow, list[str]]:
    pressed: list[str] = []
    row = row_of(ui, line, width, pressed.append)
    row.draw(Surface((width, row.height)), Rect(0, 0, width, row.height))
    return row, pressed


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{type(line).__name__} {line.key}")
@pytest.mark.parametrize("width", [900, 320])
def test_a_row_is_as_high_as_what_stands_in_it_and_says_it(ui: Ui, line: Line, width: int) -> None:
    row, _pressed = made(ui, line, width)
    assert row.height > 0
    assert row.key == line.key
    assert row.spoken


@pytest.mark.parametrize(("line", "link"), [(LINK, "parent joker"), (FOLD, "alike")])
def test_enter_and_a_press_anywhere_open_what_a_line_links_to(ui: Ui, line: Line, link: str) -> None:
    row, pressed = made(ui, line)
    row.activate()
    row.press((1, 1))
    assert pressed == [link, link]


@pytest.mark.parametrize("line", [VALUE, COMPARED, STATED])
def test_a_press_on_a_clause_opens_it_and_one_beside_it_nothing(ui: Ui, line: Line) -> None:
    row, pressed = made(ui, line, 900)
    for x in range(0, 900, 4):
        row.press((x, 1 - row.height))
    assert pressed == []
    for x in range(0, 900, 4):
        for y in range(0, row.height, 4):
            row.press((x, y))
    assert set(pressed) == {"clause a HOY-02"}


def test_a_choice_says_its_value_and_gives_the_id_of_another(ui: Ui) -> None:
    row, pressed = made(ui, CHOSEN)
    assert row.spoken == "Joker. Joker: No. It cannot stay."
    row.activate()
    assert pressed == ["value joker 0"]


def test_columns_share_the_width(ui: Ui) -> None:
    for width in range(500, 520):
        assert sum(columns(width, 3)) == width


def test_chips_wrap_where_they_have_no_room(ui: Ui) -> None:
    chips = Chips(ui, SILENT)
    wide, high = chips.size
    assert wide == chips.best_width
    chips.fit(wide - 1)
    assert chips.size[1] == 2 * high
    chips.fit(chips.least_width)
    assert chips.size[0] <= chips.least_width
    assert Chips(ui, ()).size == (0, 0)
