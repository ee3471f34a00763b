"""The form of screens with a list: what is chosen stays, rows are kept, and presses come back as ids."""

from __future__ import annotations

import pytest
from pygame import Color, Surface

from game.client.draw import theme
from game.client.screens.list_form import ListForm
from game.client.widgets.base import Widget
from game.client.widgets.layout import space
from game.client.widgets.row_list import RowList
from game.pages.lines import Choice, Heading, Item, Sheet, ValueLine, Words, notes
from game.pages.page import Button
from tests.client.drive import new_app

LINES = (Heading("Rules"), *(Item(f"rule {number}", f"Rule {number}") for number in range(60)))
SHEET = Sheet("Who", "about", "Title", notes(["One.", "Two."]), ((Button("go", "Go", main=True),),))


class Desk:
    """A screen's place: it keeps what was pressed and how often it was built anew."""

    def __init__(self) -> None:
        self.pressed: list[str] = []
        self.rebuilt = 0
        self.app = new_app()
        self.app.stage.go("home")
        self.form = ListForm(self.pressed.append, self.rebuild)

    def rebuild(self) -> None:
        self.rebuilt += 1

    def parts(self, lines: tuple[Item | Heading | ValueLine | Words, ...] = LINES) -> dict[str, Widget]:
        _ground, parts = self.form.lay(self.app.stage.ui, space(), lines, SHEET)
        return {part.key: part for part in parts}

    def listed(self, lines: tuple[Item | Heading | ValueLine | Words, ...] = LINES) -> RowList:
        found = self.parts(lines)["list"]
        assert isinstance(found, RowList)
        return found


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_the_mark_of_the_first_row_goes_on_to_the_round_corners_of_its_paper(desk: Desk) -> None:
    lines = tuple(Item(f"rule {number}", f"Rule {number}") for number in range(60))
    desk.form.chosen(lines)
    ui, listed = desk.app.stage.ui, desk.listed(lines)
    window = Surface((ui.metrics.width, ui.metrics.height))
    listed.draw(window)
    above = listed.rect.top - ui.px(theme.RADIUS_SHEET) + 1
    assert window.get_at((listed.rect.centerx, above)) == Color(theme.GOLD_LIT)
    assert window.get_at((listed.rect.left, above)) == Color("black")  # outside the corner


def test_the_first_line_that_can_be_chosen_is_until_another_one_is(desk: Desk) -> None:
    assert desk.form.chosen(LINES) == "rule 0"
    listed = desk.listed()
    listed.click((listed.rect.x + 5, listed.rect.y + listed.rows[0].height + listed.rows[1].height + 5))
    assert desk.form.chosen(LINES) == "rule 1"
    assert desk.rebuilt == 1
    desk.form.forget()
    assert desk.form.chosen(LINES) == "rule 0"


def test_a_jump_chooses_a_line_and_scrolls_to_it_once(desk: Desk) -> None:
    desk.form.jump("", "rule 50")
    assert desk.listed().state.offset > 0
    assert desk.form.chosen(LINES) == "rule 50"
    desk.listed().state.offset = 0
    assert desk.listed().state.offset == 0


def test_each_page_keeps_its_own_line(desk: Desk) -> None:
    desk.form.jump("first", "rule 3")
    desk.form.open("second")
    assert desk.form.chosen(LINES) == "rule 0"
    desk.form.open("first")
    assert desk.form.chosen(LINES) == "rule 3"


def test_the_row_of_a_line_that_is_still_said_is_kept_until_the_window_changes(desk: Desk) -> None:
    first, second = LINES[1], Item("rule 1", "Another")
    before = desk.listed((first, LINES[2])).rows
    after = desk.listed((first, second)).rows
    assert after[0] is before[0]
    assert after[1] is not before[1]
    desk.app.resize((1024, 640))
    assert desk.listed((first, second)).rows[0] is not before[0]


def test_buttons_and_values_come_back_as_ids(desk: Desk) -> None:
    choice = Choice("value joker", "Joker", (("0", "Yes"), ("1", "No")), "1")
    parts = desk.parts((ValueLine("joker", "Joker", "", choice=choice),))
    parts["go"].activate()
    listed = parts["list"]
    assert isinstance(listed, RowList)
    listed.activate()
    assert desk.pressed == ["go", "value joker 0"]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_buttons_of_a_sheet_stay_in_the_window_however_long_a_name_in_them(size: tuple[int, int]) -> None:
    ui = new_app(size, text=150).stage.ui
    long = Button("go", f"Continue as {'W' * 24}", main=True)
    others = (Button("rename", "Rename"), Button("export", "Export")), (Button("erase", "Erase"),)
    sheet = Sheet("Who", "about", "Title", notes(["One."]), ((long,), *others))
    for part in ListForm(lambda _id: None, lambda: None).sheet_of(ui, sheet):
        assert ui.metrics.sheet.contains(part.rect), part.key
