"""Settling an argument in the window: typing, choosing, and the clause behind an answer."""

from __future__ import annotations

import pytest

from game.asking.catalogue import questions
from game.client.app import App
from game.client.screens.asking import AskingScreen
from game.client.widgets.row_list import RowList
from tests.client.drive import new_app, picture, press, random_events, show


def asking(typed: str = "") -> tuple[App, AskingScreen]:
    app = new_app()
    screen = AskingScreen(app.services, typed)
    show(app, screen)
    return app, screen


def listed(screen: AskingScreen) -> list[str]:
    found = screen.panel.find("list")
    assert isinstance(found, RowList)
    return [row.key for row in found.rows if row.selectable]


def said(screen: AskingScreen) -> str:
    """All words on the screen."""
    lists = [part for part in screen.panel.widgets if isinstance(part, RowList)]
    rows = [row.spoken for part in lists for row in part.rows]
    return " ".join([*(part.spoken for part in screen.panel.widgets), *rows])


def test_every_question_can_be_chosen_from_the_list() -> None:
    _app, screen = asking()
    assert set(listed(screen)) == {question.id for question in questions()}


def test_what_is_typed_finds_the_question_and_its_answers() -> None:
    app, screen = asking()
    screen.panel.focus(screen.panel.find("search"))
    press(app, *("space" if sign == " " else sign for sign in "bury the upcard"))
    assert listed(screen)[0] == "bury"
    assert "Can the dealer bury the card just picked up?" in said(screen)


def test_a_slash_goes_to_the_question() -> None:
    app, screen = asking()
    screen.panel.focus(screen.panel.find("list"))
    press(app, "/")
    assert screen.panel.focus_key == "search"
    press(app, "/")
    assert screen.panel.find("search").value == "/"  # type: ignore[union-attr]


def test_tables_that_answer_otherwise_stand_apart() -> None:
    _app, screen = asking("order up with only the left")
    assert "Danville No. To order it up, you need a natural card of its suit." in said(screen)


def test_a_slip_of_the_pen_is_forgiven_and_nonsense_is_said_to_be_none() -> None:
    _app, screen = asking("discrad the upcrad")
    assert listed(screen)[0] in ("bury", "discard")
    _app, screen = asking("zzz qqq")
    assert "nothing found" in said(screen)


def test_a_clause_opens_on_the_rules_page() -> None:
    app, screen = asking("order up with only the left")
    screen.press("clause danville DAN-10")
    assert app.stage.top is not screen
    assert app.stage.top is not None
    assert "Danville" in app.stage.top.spoken


def test_home_leads_there_by_its_key() -> None:
    app = new_app()
    app.start()
    press(app, "a")
    assert isinstance(app.stage.top, AskingScreen)


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 130), ((1280, 720), 150), ((1920, 1080), 100)])
def test_it_can_be_drawn_at_any_size(size: tuple[int, int], text: int) -> None:
    app = new_app(size, text=text)
    show(app, AskingScreen(app.services, "who leads against a loner"))
    assert picture(app).get_size() == size


@pytest.mark.slow
def test_chance_events_do_not_break_it() -> None:
    app, _screen = asking()
    random_events(app, 800)
