"""Opponents and partner are chosen where the practice set-up shows their seats."""

from __future__ import annotations

import pygame
import pytest
from pygame import Surface

from game.bots.ladder import Level
from game.bots.words import level_errs
from game.client.app import App
from game.client.draw.portraits import portrait
from game.client.screens.practice import PracticeScreen
from game.client.screens.setup import SetupScreen
from game.client.widgets.noted_select import NotedSelect
from game.client.widgets.scroll import ScrollArea
from game.pages.people import ezra, nora, walt
from game.pages.practice_page import Opened
from game.storage.settings import Practice
from tests.client.drive import click, click_on, new_app, press, show
from tests.client.table.sitting import wait

SEATED = ("level partner", "level opponents west", "level opponents east")
IN_ROWS = ("level partner", "level opponents")


def set_up(**settings: object) -> tuple[App, SetupScreen]:
    practice = Practice(opponents=Level.SUNDAY, partner=Level.STEADY)
    app = new_app(**{"practice": practice, **settings})  # type: ignore[arg-type]
    screen = app.services.open("practice")
    assert isinstance(screen, SetupScreen)
    show(app, screen)
    return app, screen


def level_lists(screen: SetupScreen) -> list[NotedSelect]:
    return [part for part in screen.panel.widgets if isinstance(part, NotedSelect)]


def summary(screen: SetupScreen) -> str:
    lines = screen.panel.find("short")
    assert isinstance(lines, ScrollArea)
    return lines.spoken


def test_a_level_is_chosen_from_its_list_with_the_mouse_and_remembered() -> None:
    app, screen = set_up()
    click_on(app, "level partner")
    opened = screen.panel.find("level partner")
    assert isinstance(opened, NotedSelect)
    click(app, opened.rows()[list(Level).index(Level.SHARP)].center)
    assert app.store.settings.practice.partner is Level.SHARP
    assert app.store.settings.practice.opponents is Level.SUNDAY


def test_a_level_is_chosen_with_the_keys_alone() -> None:
    app, screen = set_up()
    for _stop in range(20):
        press(app, "tab")
        if screen.panel.focus_key == "level opponents west":
            break
    press(app, "return", "down", "return")
    assert app.settings.practice.opponents is Level.STEADY
    assert screen.panel.focus_key == "level opponents west"
    press(app, "left", "left")
    assert app.settings.practice == Practice(opponents=Level.HOPEFUL, partner=Level.STEADY)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 100), ((1280, 720), 150)])
def test_rules_are_compared_from_right_below_their_list(size: tuple[int, int], text: int) -> None:
    app, screen = set_up(size=size, text=text)
    lowest = max(part.rect.bottom for part in screen.panel.widgets if part.key.startswith("rules-"))
    compare = screen.panel.find("compare")
    assert compare is not None
    assert 0 <= compare.rect.top - lowest <= app.stage.ui.px(14)


def test_both_opponents_have_one_level() -> None:
    app, screen = set_up()
    click_on(app, "level opponents east")
    press(app, "up", "up", "return")
    lists = {part.key: part.value for part in level_lists(screen)}
    assert lists == dict(zip(SEATED, (Level.STEADY, Level.GREENHORN, Level.GREENHORN), strict=True))


def test_the_summary_names_the_players_with_their_levels_and_no_more() -> None:
    _app, screen = set_up(practice=Practice(opponents=Level.GREENHORN, partner=Level.SHARP))
    said = summary(screen)
    assert "Nora, your partner: Sharp" in said
    assert "Walt and Ezra, your opponents: Greenhorn" in said
    assert level_errs(Level.GREENHORN) not in said


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_names_of_opponents_are_at_one_height_and_their_ways_are_told(size: tuple[int, int]) -> None:
    app, screen = set_up(size=size)
    ui, shown = screen.ui, show(app, screen)
    left, right = (
        seen_at(shown, portrait(ui, who.id, "resting", ui.px(42), who.ours, shadow=False))
        for who in (walt(), ezra())
    )
    assert left is not None
    assert right is not None
    assert left[1] == right[1]
    lists = [part.rect for part in level_lists(screen) if "opponents" in part.key]
    assert lists[0].top - left[1] > ui.px(21) + 2 * ui.font(14), "the lines between face and list"


@pytest.mark.parametrize(
    ("size", "text"),
    [((1024, 640), 100), ((1280, 720), 100), ((1280, 720), 130), ((1280, 720), 150), ((1920, 1080), 150)],
)
def test_every_ruleset_says_what_is_special_about_it(size: tuple[int, int], text: int) -> None:
    _app, screen = set_up(size=size, text=text)
    rows = [part for part in screen.panel.widgets if part.key.startswith("rules-")]
    assert len(rows) > 4
    for row, ruleset in zip(rows, screen.services.rulesets(), strict=True):
        assert ruleset.summary in row.spoken or "beginners" in row.spoken


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 130, 150])
def test_the_lists_stay_in_the_window_and_their_sentences_in_their_rows(
    size: tuple[int, int], text: int
) -> None:
    app, screen = set_up(size=size, text=text)
    keys = tuple(part.key for part in level_lists(screen))
    assert keys in (SEATED, IN_ROWS)
    for part in level_lists(screen):
        click_on(app, part.key)
        rows = part.rows()
        assert len(rows) == len(Level)
        assert all(app.stage.ui.metrics.width >= row.right and row.left >= 0 for row in rows)
        assert rows[0].top >= 0
        assert rows[-1].bottom < size[1]
        if part.list_area.colliderect(part.rect):  # it says itself then what it chooses
            assert part.list_area.top < rows[0].top
        for row, note in zip(rows, part.notes.values(), strict=False):
            assert note.size[1] < row.h
        press(app, "escape")


def test_a_list_says_what_a_level_gets_wrong() -> None:
    app, screen = set_up()
    click_on(app, "level partner")
    press(app, "up")
    opened = screen.panel.find("level partner")
    assert opened is not None
    assert "Sunday player" in opened.spoken
    assert level_errs(Level.SUNDAY) in opened.spoken


def test_the_game_is_dealt_to_the_players_that_were_chosen_and_its_score_page_names_them() -> None:
    app, _screen = set_up(practice=Practice(opponents=Level.GREENHORN, partner=Level.HOPEFUL), speed="fast")
    press(app, "return")
    table = app.stage.top
    assert isinstance(table, PracticeScreen)
    assert table.presenter.game.company is not None
    assert (table.presenter.game.company.opponents, table.presenter.game.company.partner) == (
        Level.GREENHORN,
        Level.HOPEFUL,
    )
    wait(app)
    press(app, "t")
    assert table.presenter.sheet.opened is Opened.SCORE
    said = " ".join(getattr(block, "text", "") for block in table.table.page().blocks)
    assert "Nora, your partner: Hopeful" in said
    assert "Walt and Ezra, your opponents: Greenhorn" in said


def seen_at(shown: Surface, face: Surface) -> tuple[int, int] | None:
    """Where a portrait lies in a picture, by the middle row of what is inside its frame."""
    side = face.get_width() // 2
    strip = face.subsurface(((face.get_width() - side) // 2, face.get_height() // 2, side, 1))
    wanted = pygame.image.tobytes(strip, "RGB")
    for y in range(shown.get_height()):
        row = pygame.image.tobytes(shown.subsurface((0, y, shown.get_width(), 1)), "RGB")
        if (at := row.find(wanted)) >= 0 and at % 3 == 0:
            return at // 3, y
    return None


@pytest.mark.parametrize(
    ("size", "text", "wide"),
    [((1280, 720), 100, 42), ((1920, 1080), 100, 42), ((1024, 640), 100, 42), ((1280, 720), 150, 42)],
)
def test_everyone_you_play_with_shows_a_face_where_they_sit(
    size: tuple[int, int], text: int, wide: int
) -> None:
    app = new_app(size, text=text)
    screen = app.services.open("practice")
    shown, ui = show(app, screen), screen.ui
    found = {
        who.id: seen_at(shown, portrait(ui, who.id, "resting", ui.px(wide), who.ours, shadow=False))
        for who in (nora(), walt(), ezra())
    }
    assert None not in found.values()
    places = [found[who.id] or (0, 0) for who in (walt(), nora(), ezra())]
    assert places[0][0] < places[2][0], "the opponents on the sides where they sit"
    assert text > 100 or places == sorted(places), "the partner between them"
    assert places[1][1] < min(places[0][1], places[2][1]), "the partner opposite you"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_each_opponent_has_a_list_of_their_own_wherever_its_words_have_room(size: tuple[int, int]) -> None:
    _app, screen = set_up(size=size)
    assert tuple(part.key for part in level_lists(screen)) == SEATED


@pytest.mark.parametrize(
    ("size", "text"), [((1024, 640), 100), ((1280, 720), 100), ((1280, 720), 150), ((1024, 640), 150)]
)
def test_the_summary_of_the_first_choices_is_seen_whole(size: tuple[int, int], text: int) -> None:
    _app, screen = set_up(size=size, text=text, practice=Practice())
    short = screen.panel.find("short")
    assert isinstance(short, ScrollArea)
    assert not short.most
