"""Focus, keys and mouse on the parts of a screen."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.choices import Segments, Setting, Stepper, Switch
from game.client.widgets.field import Line, TextField, fit_a_seed
from game.client.widgets.panel import Panel
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.select import Select
from game.client.widgets.text import TextBlock
from game.client.widgets.tiles import Choice
from tests.client.drive import new_app

LANGUAGES = [("en", "English"), ("de", "Deutsch")]


@pytest.fixture(scope="module")
def ui() -> Ui:
    return new_app().stage.ui


def key(code: int, typed: str = "", mod: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode=typed)


def mouse(kind: int, pos: tuple[int, int]) -> Event:
    return Event(kind, pos=pos, button=1) if kind != pygame.MOUSEMOTION else Event(kind, pos=pos, rel=(0, 0))


def buttons(ui: Ui, pressed: list[str]) -> Panel:
    """Three buttons in a row in one group, one in another zone below."""
    made = []
    for number, name in enumerate(("a", "b", "c")):
        button = Button(ui, name, name, lambda name=name: pressed.append(name)).within(group="row")
        made.append(button.place(100 + 150 * number, 100, 120))
    foot = Button(ui, "foot", "foot", lambda: pressed.append("foot"), ButtonStyle(kind=BRASS)).within(
        zone="foot"
    )
    return Panel([*made, foot.place(100, 300)])


def test_enter_presses_the_brass_button_while_nothing_has_the_focus(ui: Ui) -> None:
    pressed: list[str] = []
    panel = buttons(ui, pressed)
    panel.handle(key(pygame.K_RETURN))
    assert pressed == ["foot"]


def test_a_click_beside_everything_takes_the_focus_away(ui: Ui) -> None:
    panel = buttons(ui, [])
    panel.handle(key(pygame.K_TAB))
    panel.handle(mouse(pygame.MOUSEBUTTONDOWN, (5, 5)))
    assert panel.focused is None


def test_tab_stops_once_at_a_group_and_goes_round(ui: Ui) -> None:
    panel = buttons(ui, [])
    seen = []
    for _turn in range(3):
        panel.handle(key(pygame.K_TAB))
        seen.append(panel.focus_key)
    assert seen == ["a", "foot", "a"]


def test_tab_returns_to_the_part_of_a_group_that_had_the_focus(ui: Ui) -> None:
    panel = buttons(ui, [])
    for code in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT):
        panel.handle(key(code))
    assert panel.focus_key == "c"
    panel.handle(key(pygame.K_TAB))
    panel.handle(key(pygame.K_TAB, mod=pygame.KMOD_SHIFT))
    assert panel.focus_key in {"a", "c"}


def test_arrows_stay_inside_a_group(ui: Ui) -> None:
    panel = buttons(ui, [])
    panel.handle(key(pygame.K_TAB))
    panel.handle(key(pygame.K_DOWN))
    assert panel.focus_key == "a"
    panel.handle(key(pygame.K_RIGHT))
    assert panel.focus_key == "b"


def test_f6_goes_to_the_next_zone(ui: Ui) -> None:
    panel = buttons(ui, [])
    panel.handle(key(pygame.K_F6))
    assert panel.focus_key == "a"
    panel.handle(key(pygame.K_F6))
    assert panel.focus_key == "foot"


def test_enter_and_space_press_the_focused_button(ui: Ui) -> None:
    pressed: list[str] = []
    panel = buttons(ui, pressed)
    panel.handle(key(pygame.K_TAB))
    panel.handle(key(pygame.K_RETURN))
    panel.handle(key(pygame.K_SPACE, " "))
    assert pressed == ["a", "a"]


def test_the_focus_ring_shows_only_after_a_key(ui: Ui) -> None:
    panel = buttons(ui, [])
    panel.handle(mouse(pygame.MOUSEBUTTONDOWN, (110, 110)))
    assert panel.focus_key == "a"
    assert not panel.ring
    panel.handle(key(pygame.K_RIGHT))
    assert panel.ring


def test_a_press_released_elsewhere_does_nothing(ui: Ui) -> None:
    pressed: list[str] = []
    panel = buttons(ui, pressed)
    panel.handle(mouse(pygame.MOUSEBUTTONDOWN, (110, 110)))
    panel.handle(mouse(pygame.MOUSEBUTTONUP, (700, 600)))
    assert pressed == []


def test_a_barred_button_takes_the_focus_says_why_and_does_nothing(ui: Ui) -> None:
    pressed: list[str] = []
    button = Button(ui, "hearts", "Hearts", lambda: pressed.append("hearts"), reason="turned down")
    panel = Panel([button.place(100, 100)])
    panel.handle(key(pygame.K_TAB))
    panel.handle(key(pygame.K_RETURN))
    assert panel.focused is button
    assert pressed == []
    assert button.spoken == "Hearts, not allowed: turned down"


def test_everything_that_can_be_pressed_is_at_least_38_points_large() -> None:
    small = new_app((1024, 640)).stage.ui
    segments = Segments(small, Setting("s", "Speed", [("a", "A"), ("b", "B")], "a", print)).place(50, 50)
    switch = Switch(small, "w", "Help", True, lambda on: None).place(50, 150)
    button = Button(small, "x", "X", lambda: None).place(50, 250)
    assert all(min(part.hit.size) >= 38 for part in (segments, switch, button))


def test_segments_change_by_arrows_and_by_click(ui: Ui) -> None:
    chosen: list[str] = []
    options = [("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast")]
    segments = Segments(ui, Setting("speed", "Speed", options, "normal", chosen.append)).place(100, 100)
    panel = Panel([segments], "speed")
    panel.handle(key(pygame.K_RIGHT))
    panel.handle(key(pygame.K_RIGHT))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        panel.handle(mouse(kind, (segments.rect.x + 10, segments.rect.centery)))
    assert chosen == ["fast", "slow"]
    assert segments.spoken == "Speed: Slow"


def test_a_switch_turns_by_space_and_by_the_arrow_of_its_side(ui: Ui) -> None:
    turned: list[bool] = []
    panel = Panel([Switch(ui, "help", "Help", False, turned.append).place(100, 100)], "help")
    for event in (key(pygame.K_SPACE, " "), key(pygame.K_RIGHT), key(pygame.K_LEFT)):
        panel.handle(event)
    assert turned == [True, False]


def test_a_stepper_stops_at_its_ends(ui: Ui) -> None:
    chosen: list[str] = []
    sizes = [("100", "100 %"), ("115", "115 %")]
    stepper = Stepper(ui, Setting("text", "Text size", sizes, "100", chosen.append))
    panel = Panel([stepper.place(100, 100)], "text")
    for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT):
        panel.handle(key(code))
    assert chosen == ["115"]


def test_an_open_list_takes_all_keys_until_it_is_closed(ui: Ui) -> None:
    chosen: list[str] = []
    select = Select(ui, Setting("language", "Language", LANGUAGES, "en", chosen.append))
    panel = Panel([select.place(100, 100), *buttons(ui, []).widgets], "language")
    panel.handle(key(pygame.K_RETURN))
    panel.handle(key(pygame.K_DOWN))
    assert select.open
    panel.handle(key(pygame.K_RETURN))
    assert chosen == ["de"]
    assert not select.open


def test_a_click_beside_an_open_list_only_closes_it(ui: Ui) -> None:
    pressed: list[str] = []
    select = Select(ui, Setting("language", "Language", LANGUAGES, "en", pressed.append))
    panel = Panel([select.place(500, 400), *buttons(ui, pressed).widgets], "language")
    panel.handle(key(pygame.K_RETURN))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        panel.handle(mouse(kind, (110, 110)))
    assert pressed == []
    assert not select.open


def test_a_seed_takes_letters_and_digits_only_and_loses_the_last_by_backspace(ui: Ui) -> None:
    seeds: list[str] = []
    field = TextField(ui, Line("seed", "Seed", "", "new cards", accepts=fit_a_seed), seeds.append).place(
        100, 100
    )
    panel = Panel([field], "seed")
    for code, typed in (
        (pygame.K_4, "4"),
        (pygame.K_COMMA, ","),
        (pygame.K_a, "a"),
        (pygame.K_2, "2"),
        (pygame.K_BACKSPACE, ""),
    ):
        panel.handle(key(code, typed))
    assert seeds == ["4", "4a", "4a2", "4a"]


def test_a_caret_stands_only_in_the_field_that_keys_go_to(ui: Ui) -> None:
    field = TextField(ui, Line("seed", "Seed", "42", "new cards"), print).place(100, 100)
    other = TextField(ui, Line("name", "Name", "", "your name"), print).place(100, 200)
    panel, pictures = Panel([field, other], "seed"), []
    for chosen in (field, other, field):
        panel.focus(chosen, ring=False)
        surface = pygame.Surface((640, 480))
        panel.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]
    assert pictures[0] == pictures[2]


def test_a_scroll_area_can_be_reached_only_when_there_is_more_than_fits(ui: Ui) -> None:
    text = TextBlock(ui, "One line. " * 200, 300).place(0, 0)
    tight = ScrollArea(ui, "text", [text], text.size[1]).place(0, 0, 300, 200)
    roomy = ScrollArea(ui, "text", [text], text.size[1]).place(0, 0, 300, text.size[1])
    assert tight.focusable
    assert not roomy.focusable
    Panel([tight], "text").handle(key(pygame.K_PAGEDOWN))
    assert tight.offset > 0


def test_tab_comes_to_the_chosen_row_of_a_list(ui: Ui) -> None:
    rows = [
        Choice(ui, name, (name, ""), name == "b", print).within(group="rows").place(0, 60 * number, 200, 60)
        for number, name in enumerate("abc")
    ]
    panel = Panel(rows)
    panel.handle(key(pygame.K_TAB))
    assert panel.focus_key == "b"
