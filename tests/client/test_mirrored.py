"""A language from right to left: screens stand the other way round, cards and tricks do not."""

from __future__ import annotations

import pytest
from pygame import Color, Rect, Surface

from game import i18n
from game.client.app import App
from game.client.draw.turned import Canvas, Turned
from game.client.draw.ui import Ui
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.practice import PracticeScreen
from game.client.table.slip import Slip
from game.client.widgets.flow import Style, as_drawn, atoms
from game.client.widgets.still import Chart
from game.dev.shots.shot import SCREENS, render_screen
from game.i18n.direction import MIRRORED_PSEUDO
from game.storage.settings import Practice
from tests.client.drive import new_app

_NEAR = 8  # pixels: words are a little wider backwards


def places(language: str, route: str) -> dict[str, Rect]:
    app = new_app(language=language)
    app.stage.go(route)
    app.tick(0)
    screen = app.stage.top
    assert isinstance(screen, PanelScreen)
    return {part.key: part.rect.copy() for part in screen.panel.widgets if part.key}


@pytest.mark.parametrize("route", ["home", "settings", "practice", "courses", "learners", "glossary"])
def test_what_stood_left_stands_right(route: str) -> None:
    usual, turned = places("en", route), places(MIRRORED_PSEUDO, route)
    shared = [key for key in usual.keys() & turned.keys() if not key.startswith("link ")]  # words in a text
    both = [key for key in shared if abs(usual[key].w - turned[key].w) <= _NEAR]
    assert len(both) > 4
    for key in both:
        assert abs((1280 - turned[key].right) - usual[key].left) <= _NEAR, key
        assert abs((1280 - turned[key].left) - usual[key].right) <= _NEAR, key


def at_the_table(language: str) -> tuple[App, PracticeScreen]:
    app = new_app(language=language, speed="fast", reduced_motion=True)
    app.stage.go("table", Practice(length="hand", seed="7"))
    screen = app.stage.top
    assert isinstance(screen, PracticeScreen)
    for _frame in range(200):
        app.tick(100)
    return app, screen


def test_cards_lie_where_they_lie_in_every_language() -> None:
    _app, usual = at_the_table("en")
    hand = {card: usual.board.card_rect(card).center for card in usual.session.view.hand}
    _app, turned = at_the_table(MIRRORED_PSEUDO)
    assert {card: turned.board.card_rect(card).center for card in turned.session.view.hand} == hand


def test_a_line_runs_from_right_to_left_with_latin_words_in_their_own_order() -> None:
    ui = new_app(language=MIRRORED_PSEUDO).stage.ui
    line = [atom for atom in atoms(ui, "שלום Left Bower {JD} שלום", Style()) if atom is not None]
    assert [atom.text for atom in as_drawn(line)] == ["שלום", "", "Left", "Bower", "שלום"]
    assert sum(atom.space for atom in as_drawn(line)) == sum(atom.space for atom in line)


def test_what_fills_up_does_so_from_where_lines_begin() -> None:
    def left_half(_ui: Ui, canvas: Canvas, place: Rect) -> None:
        canvas.fill("red", Rect(place.x, place.y, place.w // 2, place.h))

    for mirrored, filled in ((False, 5), (True, 15)):
        chart = Chart(new_app().stage.ui, left_half, (20, 4))
        chart.rect, chart.mirrored = Rect(0, 0, 20, 4), mirrored
        surface = Surface((20, 4))
        chart.draw(surface)
        assert surface.get_at((filled, 2)) == Color("red")
        assert surface.get_at((20 - filled, 2)) == Color("black")


def test_the_slip_at_the_table_is_read_from_the_right() -> None:
    _app, usual = at_the_table("en")
    _app, turned = at_the_table(MIRRORED_PSEUDO)
    for screen, side in ((usual, 1), (turned, -1)):
        slip, hint = screen.panel.find("slip"), screen.panel.find("hint")
        assert isinstance(slip, Slip)
        assert hint is not None
        assert (hint.rect.centerx - slip.rect.centerx) * side > 0
        assert slip.room.contains(hint.rect)


def test_places_are_turned_round_and_pictures_are_not() -> None:
    surface, picture = Surface((20, 4)), Surface((4, 4))
    picture.fill("red", Rect(0, 0, 1, 4))
    canvas = Turned(surface, Rect(0, 0, 20, 4))
    canvas.blit(picture, (2, 0))
    canvas.fill("blue", Rect(8, 0, 2, 4))
    canvas.blit(picture, (12, 0), Rect(2, 0, 9, 4))  # the other half of it, as seen from the right
    ink = {x: tuple(surface.get_at((x, 1)))[:3] for x in range(20)}
    assert {x for x, colour in ink.items() if colour == (255, 0, 0)} == {6, 14}
    assert {x for x, colour in ink.items() if colour == (0, 0, 255)} == {10, 11}


@pytest.mark.parametrize("name", sorted(SCREENS))
def test_every_screen_can_be_drawn(name: str) -> None:
    i18n.use(MIRRORED_PSEUDO)
    assert render_screen(name, (1280, 720)).get_size() == (1280, 720)
