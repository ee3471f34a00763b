"""The first screen: faces round the cards, nothing said twice, no card of it empty."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest
from pygame import Rect

from game import i18n
from game.client.app import App
from game.client.screens.company import Company
from game.client.screens.home import HomeScreen
from game.client.screens.messages import MessageScreen
from game.client.widgets.buttons import LinkButton
from game.client.widgets.menu import MenuCard
from game.client.widgets.still import Drawing
from game.presenters.first_screen import play_line
from tests.client.drive import click_on, new_app, picture, press, show

WINDOWS = (
    ((1280, 720), 100),
    ((1280, 720), 150),
    ((1024, 640), 100),
    ((1024, 640), 150),
    ((3840, 2160), 130),
)


def home(size: tuple[int, int] = (1280, 720), text: int = 100) -> tuple[App, HomeScreen]:
    app = new_app(size, text=text)
    screen = app.services.open("home")
    assert isinstance(screen, HomeScreen)
    show(app, screen)
    picture(app)
    return app, screen


@pytest.mark.parametrize("room", [(700, 330), (560, 260), (430, 250)])
@pytest.mark.parametrize("text", [100, 150])
def test_no_face_covers_a_face_or_a_name(room: tuple[int, int], text: int) -> None:
    _app, screen = home(text=text)
    company = Company(screen.ui, (120, 44))
    company.fit(*room)
    places = dict(company.laid.faces)
    for who, corner in company.laid.names.items():
        places[f"name of {who}"] = Rect(corner, company.plates[who].size)
    for one, other in combinations(places, 2):
        assert not places[one].colliderect(places[other]), f"{one} covers {other}"
    whole = Rect((0, 0), company.size)
    assert [who for who, place in places.items() if not whole.contains(place)] == []


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_every_card_below_has_a_picture_beside_its_title(size: tuple[int, int], text: int) -> None:
    _app, screen = home(size, text)
    cards = [part for part in screen.panel.widgets if isinstance(part, MenuCard)]
    assert len(cards) == 4
    for card in cards:
        drawings = [part for part in card.content.parts() if isinstance(part, Drawing)]
        assert len(drawings) == 2, "a picture and the cap of its key"


def test_the_line_below_play_now_leaves_out_whom_the_portraits_show() -> None:
    _app, screen = home()
    line = play_line(screen.services.settings().practice, screen.services.rulesets())
    assert line == "The beginners' rules, to 10 points."
    assert not any(name in line for name in ("Nora", "Walt", "Ezra"))


def brass(screen: HomeScreen) -> list[str]:
    return [part.key for part in screen.panel.widgets if part.is_main]


def test_before_the_first_lesson_is_done_its_button_is_the_one_of_brass() -> None:
    app, screen = home()
    assert brass(screen) == ["continue"]
    assert screen.panel.focus_key == "continue"
    assert screen.panel.find("second") is None, "nothing is to be kept fresh yet"
    app.services.store.progress.save("first-hand", "hoyle-classic", "", "", "", done=True)
    screen.rebuild()
    assert brass(screen) == ["play"]
    assert screen.panel.find("second") is not None


def test_a_lesson_left_in_the_middle_is_the_one_thing_of_brass() -> None:
    app, screen = home()
    app.services.store.progress.save("first-hand", "hoyle-classic", "", "", "", done=True)
    app.stage.go("lesson", "following-suit")
    press(app, "right", "1", "return", "n", "escape")
    screen.rebuild()
    assert brass(screen) == ["continue"]


def test_the_language_is_chosen_on_the_first_screen_and_spoken_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LEFTBOWER_DEVELOPER", "1")  # which offers the pseudo-language
    app, _screen = home()
    click_on(app, "language")
    answers = [answer.words for answer in cast(MessageScreen, app.stage.top).answers]
    assert (answers[0], answers[-1]) == ("English", "Close")
    click_on(app, f"answer-{answers.index('Pseudo-language')}")
    assert i18n.current() == "en_XA"
    assert app.settings.language == "en_XA"
    assert isinstance(app.stage.top, HomeScreen)
    assert app.stage.top.panel.find("play").words.startswith("[")  # type: ignore[union-attr]


def test_whoever_keeps_the_language_changes_nothing() -> None:
    app, _screen = home()
    before = app.settings
    click_on(app, "language")
    press(app, "escape")
    assert (i18n.current(), app.settings) == ("en", before)


@pytest.mark.parametrize(("text", "language"), [(150, "en"), (100, "en_XA"), (130, "en")])
def test_no_link_stands_alone_above_the_others(text: int, language: str) -> None:
    app = new_app(text=text, language=language)
    screen = app.services.open("home")
    show(app, screen)
    keys = ("daily", "asking", "glossary", "records", "evening", "club")
    rows = [part.rect.y for part in screen.panel.widgets if isinstance(part, LinkButton) and part.key in keys]
    assert len(rows) > 3
    assert all(rows.count(y) > 1 for y in rows)
