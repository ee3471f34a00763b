"""Underlined words in a lesson: they open the glossary and lead back to where one was."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.app import App
from game.client.screens.glossary import GlossaryScreen
from game.client.screens.lesson import LessonScreen, take_lesson
from game.client.widgets.flow import Style
from game.client.widgets.linked import LinkedText, ScrolledLink
from game.client.widgets.scroll import ScrollArea
from game.course.lesson_start import begin
from game.course.loader import read_lesson
from game.presenters.lesson_list import catalogue
from game.rulesets.shipped import load_ruleset
from tests.client.drive import click, new_app, picture, press, show
from tests.course.writing import lesson

STEPS = """\
- type: say
  id: first
  text: Whoever has the [[lead]] begins, and the next one has to [[follow-suit]].
- type: term
  id: word
  term: void
- type: say
  id: long
  text: |
    {filling}
    At last comes the [[march|word far below]].
"""


@pytest.fixture
def taken(tmp_path: Path) -> tuple[App, LessonScreen]:
    path = tmp_path / "01-trial.yaml"
    filling = "\n    ".join(f"This is line {number} of many." for number in range(30))
    path.write_text(lesson(STEPS.replace("{filling}", filling)), encoding="utf-8")
    app = new_app()
    file = read_lesson(path)
    screen = take_lesson(app.services, file, begin(file, catalogue().glossary, load_ruleset("danville")))
    show(app, screen)
    for _turn in range(30):
        app.tick(100)
    return app, screen


def links(screen: LessonScreen) -> list[ScrolledLink]:
    return [part for part in screen.panel.widgets if isinstance(part, ScrolledLink)]


def word(app: App) -> str:
    top = app.stage.top
    assert isinstance(top, GlossaryScreen)
    return top.word


def test_the_words_of_a_link_are_those_of_the_glossary(taken: tuple[App, LessonScreen]) -> None:
    _app, screen = taken
    assert [link.spoken for link in links(screen)] == ["lead, a link", "follow suit, a link"]


def test_tab_reaches_a_link_and_enter_opens_it_and_escape_leads_back_to_it(
    taken: tuple[App, LessonScreen],
) -> None:
    app, screen = taken
    for _turn in range(20):
        press(app, "tab")
        if screen.panel.focus_key == "link follow-suit 1":
            break
    before = picture(app).copy()
    press(app, "return")
    assert word(app) == "follow-suit"
    press(app, "escape")
    assert app.stage.top is screen
    assert screen.panel.focus_key == "link follow-suit 1"
    assert picture(app).get_buffer().raw == before.get_buffer().raw


def test_a_click_on_the_words_opens_them(taken: tuple[App, LessonScreen]) -> None:
    app, screen = taken
    click(app, links(screen)[0].rect.center)
    assert word(app) == "lead"


def test_a_click_beside_the_words_opens_nothing(taken: tuple[App, LessonScreen]) -> None:
    app, screen = taken
    place = links(screen)[0].rect
    click(app, (place.centerx, place.bottom + 60))
    assert app.stage.top is screen


def test_g_opens_the_word_that_the_step_is_about(taken: tuple[App, LessonScreen]) -> None:
    app, _screen = taken
    press(app, "n", "g")
    assert word(app) == "void"


def test_g_opens_the_first_underlined_word(taken: tuple[App, LessonScreen]) -> None:
    app, _screen = taken
    press(app, "g")
    assert word(app) == "lead"


def test_a_link_below_the_end_of_the_sheet_comes_into_view_with_the_focus(
    taken: tuple[App, LessonScreen],
) -> None:
    app, screen = taken
    press(app, "n", "n")
    area = screen.panel.find("sheet text")
    assert isinstance(area, ScrollArea)
    link = links(screen)[0]
    assert link.rect.bottom > area.rect.bottom
    screen.panel.focus(link)
    assert area.offset > 0
    assert area.rect.contains(link.rect)
    picture(app)
    press(app, "g", "escape")
    assert area.offset > 0


def test_words_broken_over_two_lines_are_one_link(taken: tuple[App, LessonScreen]) -> None:
    app, _screen = taken
    block = LinkedText(app.stage.ui, "A [[left-bower|left bower of a colour]].", 130, Style(), print)
    assert [len(place.rects) for place in block.places] == [2]
