"""The menus: what their parts do, what is remembered, and that no chance event breaks them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pygame import Color, Surface

from game.client.app import App
from game.client.draw import theme
from game.client.screens.courses import CoursesScreen
from game.client.screens.keys import common_keys, keys_screen
from game.client.screens.list_form import FittedList
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.settings import SettingsScreen
from game.client.widgets.choices import Setting
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.select import Select
from game.client.window import start_pygame
from game.presenters.lesson_entry import LessonEntry, next_lesson
from game.presenters.practice_games import base_ruleset, chosen_ruleset
from game.storage.database import memory_store
from game.storage.settings import Practice, Settings
from tests.client.drive import click_on, close_doors, new_app, picture, press, random_events, show

BEGUN = LessonEntry("left-bower", "The jack that changes suit", "Summary", 6, 3, 9)
DONE = LessonEntry("cards", "The cards", "Summary", 4, 9, 9, done=True)
FRESH = LessonEntry("calling", "Order up or pass", "Summary", 8, 0, 9)
FAULTY = LessonEntry("x.yaml", "x.yaml", "", 0, 0, 0, fault="x.yaml:3:5: There's nothing after text:.")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("text", [100, 130, 150])
def test_all_lessons_of_a_chapter_lie_on_the_map_with_its_test_last(size: tuple[int, int], text: int) -> None:
    app = new_app(size, text=text)
    app.start()
    screen = CoursesScreen(app.services)
    show(app, screen)
    shown = [part.key for part in screen.panel.widgets if part.key.startswith("lesson-")]
    own = [each for each in app.services.lessons() if each.chapter == "1-table"]
    assert shown == [f"lesson-{each.id}" for each in sorted(own, key=lambda each: each.test)]
    assert screen.panel.find("more") is None


@pytest.mark.parametrize("text", [100, 150])
def test_lessons_that_have_no_room_are_behind_a_button_and_nothing_is_left_free(text: int) -> None:
    app = new_app((1024, 640), text=text)
    close_doors(app)
    many = tuple(replace(FRESH, id=f"lesson-{number}", chapter="x") for number in range(30))
    app.services = replace(app.services, lessons=lambda: many)
    screen = CoursesScreen(app.services)
    show(app, screen)
    slips = [part.rect for part in screen.panel.widgets if part.key.startswith("lesson-")]
    assert screen.panel.find("more") is not None
    assert screen.ui.metrics.wide_mat.bottom - slips[-1].bottom < slips[-1].h + screen.ui.px(42)


def test_the_chapters_of_the_map_are_rows_of_one_height_on_a_paper_with_round_corners() -> None:
    app = new_app()
    screen = app.services.open("courses")
    window = show(app, screen)
    listed = next(part for part in screen.panel.widgets if isinstance(part, FittedList))
    heights = {row.height for row in listed.rows}
    assert max(heights) - min(heights) <= 1
    mark = Color(theme.GOLD_LIT)
    assert window.get_at((listed.rect.centerx, listed.rect.top + 2)) == mark  # the first row is chosen
    assert window.get_at((listed.rect.right - 2, listed.rect.top + 1)) != mark  # outside the corner


def test_the_brass_button_of_the_map_opens_the_next_lesson() -> None:
    app = new_app()
    asked = close_doors(app)
    app.services = replace(app.services, lessons=lambda: (DONE, BEGUN, FRESH))
    screen = CoursesScreen(app.services)
    show(app, screen)
    assert [part.key for part in screen.panel.widgets if part.is_main] == ["go-on"]
    click_on(app, "go-on")
    assert asked == ["left-bower"]


def test_the_picture_of_a_lesson_just_finished_is_dealt_onto_the_map_and_then_the_map_is_still() -> None:
    app = new_app()
    close_doors(app)
    lessons = [(BEGUN, FRESH)]
    app.services = replace(app.services, lessons=lambda: lessons[-1])
    screen = CoursesScreen(app.services)
    show(app, screen)
    app.stage.push(CoursesScreen(app.services))
    lessons.append((replace(BEGUN, step=9, done=True), FRESH))
    app.stage.pop()
    window, moved = Surface((1280, 720)), []
    for _frame in range(5):
        moved.append(screen.tick(200))
        screen.draw(window)
    assert moved == [True, True, True, False, False]


def test_with_reduced_motion_the_finished_lesson_just_has_its_picture() -> None:
    app = new_app()
    close_doors(app)
    app.change(reduced_motion=True)
    lessons = [(BEGUN, FRESH)]
    app.services = replace(app.services, lessons=lambda: lessons[-1])
    screen = CoursesScreen(app.services)
    show(app, screen)
    app.stage.push(CoursesScreen(app.services))
    lessons.append((replace(BEGUN, step=9, done=True), FRESH))
    app.stage.pop()
    screen.panel.dirty = False
    assert not screen.tick(200)


def test_speech_says_of_a_lesson_on_the_map_how_far_one_is() -> None:
    app = new_app()
    close_doors(app)
    app.services = replace(app.services, lessons=lambda: (DONE, BEGUN, FRESH))
    screen = CoursesScreen(app.services)
    show(app, screen)
    spoken = {part.key: part.spoken for part in screen.panel.widgets}
    assert spoken["lesson-cards"].endswith("Done")
    assert spoken["lesson-left-bower"].endswith("Step 3 of 9")
    assert spoken["lesson-calling"].endswith("About 8 minutes")


def test_the_number_keys_of_home_open_its_cards() -> None:
    app = new_app()
    asked = close_doors(app)
    app.services = replace(app.services, lessons=lambda: (BEGUN,))
    app.start()
    opened = []
    for number in "1234567s":
        press(app, number)
        opened.append(app.stage.top and app.stage.top.name)
        app.stage.home()
    assert opened == ["table", "message", "message", "courses", "cards", "rules", "progress", "settings"]
    assert asked[0] == "left-bower"


def test_escape_goes_back_one_screen_and_stops_at_home() -> None:
    app = new_app()
    app.start()
    press(app, "2", "escape", "escape")
    assert [screen.name for screen in app.stage.screens] == ["home"]


def test_f1_shows_the_keys_of_the_screen_below() -> None:
    app = new_app()
    app.start()
    press(app, "f1")
    assert app.stage.top is not None
    assert app.stage.top.name == "keys"
    assert "settings" in app.stage.top.spoken


def test_settings_act_at_once_and_are_kept() -> None:
    store = memory_store()
    app = new_app(store=store)
    show(app, app.services.open("settings"))
    click_on(app, "deck")
    press(app, "right")
    click_on(app, "card_help")
    click_on(app, "text")
    press(app, "right")
    assert app.assets.deck == "four"
    assert app.stage.ui.metrics.text == 1.15
    kept = store.settings
    assert (kept.deck, kept.card_help, kept.text) == ("four", False, 115)


def test_reduced_motion_follows_the_system_until_it_is_touched() -> None:
    start_pygame()
    app = App(memory_store(), (1280, 720), language="en", calm=True)
    show(app, app.services.open("settings"))
    assert app.reduced_motion()
    click_on(app, "reduced_motion")
    assert app.settings.reduced_motion is False
    assert not app.reduced_motion()


def test_back_to_the_first_settings_asks_and_keeps_the_table_that_was_set() -> None:
    app = new_app(text=130, deck="four", practice=Practice(pack=32))
    show(app, app.services.open("settings"))
    click_on(app, "reset")
    press(app, "escape")
    assert app.settings.text == 130
    click_on(app, "reset")
    press(app, "return")
    assert app.settings == Settings(practice=Practice(pack=32))


def test_ctrl_plus_minus_and_0_change_the_text_anywhere() -> None:
    app = new_app()
    app.start()
    sizes = []
    for name in ("=", "=", "=", "=", "-", "0"):
        press(app, name, ctrl=True)
        sizes.append(app.settings.text)
    assert sizes == [115, 130, 150, 150, 130, 100]


def test_practice_remembers_what_was_chosen() -> None:
    store = memory_store()
    app = new_app(store=store)
    asked = close_doors(app)
    show(app, app.services.open("practice"))
    click_on(app, "pack")
    press(app, "right")
    click_on(app, "seed")
    press(app, "7", "1")
    click_on(app, "deal")
    assert store.settings.practice.seed == "71"
    assert asked == [store.settings.practice]


def test_enter_deals_the_cards_after_any_click() -> None:
    app = new_app()
    asked = close_doors(app)
    show(app, app.services.open("practice"))
    click_on(app, "pack")
    press(app, "return")
    assert len(asked) == 1


def test_choosing_other_rules_brings_their_own_pack_and_length() -> None:
    app = new_app(practice=Practice(pack=32, joker=True, length="endless", seed="5"))
    show(app, app.services.open("practice"))
    other = app.services.rulesets()[1]
    click_on(app, f"rules-{other.id}")
    assert app.settings.practice == Practice(ruleset=other.id, length="game", seed="5")


def test_a_choice_that_is_the_sheets_own_is_no_departure() -> None:
    app = new_app()
    screen = app.services.open("practice")
    show(app, screen)
    own = base_ruleset(app.settings.practice, app.services.rulesets()).switches.pack
    screen.panel.focus(screen.panel.find("pack"))
    press(app, "right")
    assert app.settings.practice.pack not in (None, own)
    press(app, "left")
    assert app.settings.practice.pack is None


def test_the_length_of_practice_sets_the_end_of_the_game() -> None:
    rulesets = new_app().services.rulesets()
    one = chosen_ruleset(Practice(length="hand"), rulesets).switches
    endless = chosen_ruleset(Practice(length="endless"), rulesets).switches
    assert (one.game_deals, one.game_points) == (1, None)
    assert (endless.game_deals, endless.game_points) == (None, None)


def test_a_faulty_lesson_file_shows_its_fault_and_the_app_goes_on() -> None:
    app = new_app()
    asked = close_doors(app)
    app.services = replace(app.services, lessons=lambda: (FAULTY, FRESH))
    show(app, app.services.open("courses"))
    click_on(app, "lesson-x.yaml")
    assert app.stage.top is not None
    assert "x.yaml:3:5" in app.stage.top.spoken
    press(app, "escape")
    click_on(app, "lesson-calling")
    assert asked == ["calling"]


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 100), ((1024, 640), 100), ((1920, 1080), 100), ((1280, 720), 150)]
)
def test_a_short_chapter_fills_the_map_and_every_lesson_of_a_long_one_has_room(
    size: tuple[int, int], text: int
) -> None:
    app = new_app(size, text=text)
    screen = app.services.open("courses")
    show(app, screen)
    mat = app.stage.ui.metrics.wide_mat
    for chapter in ("5-scoring", "3-making-trump"):
        screen._list.key = chapter  # type: ignore[attr-defined]
        screen.rebuild()  # type: ignore[attr-defined]
        slips = [part for part in screen.panel.widgets if part.key.startswith("lesson-")]  # type: ignore[attr-defined]
        own = [lesson for lesson in app.services.lessons() if lesson.chapter == chapter]
        assert len(slips) == len(own)
        lowest = max(slip.rect.bottom for slip in slips)
        assert mat.top + 0.8 * mat.h < lowest < mat.bottom


def test_a_message_runs_its_answer_after_it_has_closed() -> None:
    app = new_app()
    depth: list[int] = []
    message = MessageScreen("Go on?", "Text", [Answer("Yes", lambda: depth.append(len(app.stage.screens)))])
    show(app, message)
    press(app, "return")
    assert depth == [1]


def test_a_message_that_asks_for_a_choice_is_not_closed_by_escape() -> None:
    app = new_app()
    show(app, MessageScreen("Choose", "Text", [Answer("One"), Answer("Two")], stay=True))
    press(app, "escape")
    assert app.stage.top is not None
    assert app.stage.top.name == "message"


def test_nothing_is_drawn_while_nothing_changes() -> None:
    app = new_app()
    app.start()
    surface = picture(app)
    before = app.frames
    for _turn in range(100):
        app.tick(16)
        app.draw(surface)
    assert app.frames == before


def test_moving_the_mouse_over_bare_felt_draws_nothing() -> None:
    from tests.client.drive import move

    app = new_app()
    app.start()
    surface = picture(app)
    before = app.frames
    for x in range(20, 40):
        move(app, (x, 5))
        app.tick(16)
        app.draw(surface)
    assert app.frames == before


@pytest.mark.slow
@pytest.mark.parametrize("name", ["home", "practice", "settings", "courses"])
def test_2000_random_events_raise_nothing(name: str) -> None:
    app = new_app()
    close_doors(app)
    app.services = replace(app.services, lessons=lambda: (DONE, BEGUN, FAULTY))
    show(app, app.services.open(name))
    random_events(app, 2000)
    assert app.stage.screens[0].name == "home"


def test_enter_opens_the_next_lesson_from_the_map() -> None:
    app = new_app()
    asked = close_doors(app)
    app.services = replace(app.services, lessons=lambda: (DONE, BEGUN, FAULTY))
    show(app, CoursesScreen(app.services))
    press(app, "return")
    assert asked == ["left-bower"]


def test_a_chapter_whose_test_was_passed_counts_as_done() -> None:
    app = new_app()
    close_doors(app)
    test = replace(DONE, id="test-x", test=True, chapter="x")
    known = replace(FRESH, known=True, chapter="x")
    app.services = replace(app.services, lessons=lambda: (test, known, BEGUN))
    assert next_lesson(app.services.lessons()) is BEGUN
    screen = CoursesScreen(app.services)
    show(app, screen)
    assert any("All done" in row.spoken for part in screen.panel.widgets for row in getattr(part, "rows", ()))


def test_no_key_is_told_twice_on_the_page_of_keys() -> None:
    spoken = keys_screen(new_app().services, [("F6", "list, sheet"), ("1", "begin")]).spoken
    assert spoken.count("F6") == 1
    assert "F6: list, sheet." in spoken


def test_a_lesson_with_a_skill_that_is_due_says_so_on_the_map() -> None:
    app = new_app()
    close_doors(app)
    app.services = replace(app.services, lessons=lambda: (replace(DONE, due=True), BEGUN))
    screen = CoursesScreen(app.services)
    show(app, screen)
    due = screen.panel.find("lesson-cards")
    assert due is not None
    assert "due for another look" in due.spoken


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 130), ((1280, 720), 130), ((1280, 720), 100)])
def test_all_settings_stand_on_one_page_up_to_130_percent(size: tuple[int, int], text: int) -> None:
    app = new_app(size, text=text)
    screen = app.services.open("settings")
    show(app, screen)
    assert isinstance(screen, SettingsScreen)
    controls = ("text", "deck", "card_help", "speed", "reduced_motion")
    assert all(screen.panel.find(key) is not None for key in controls)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1280, 720), 150), ((1024, 640), 130)])
def test_the_keys_of_the_first_screen_are_read_without_paging(size: tuple[int, int], text: int) -> None:
    app = new_app(size, text=text)
    app.start()
    press(app, "f1")
    screen = app.stage.top
    assert screen is not None
    assert screen.name == "keys"
    told = screen.panel.find("text")
    assert isinstance(told, ScrollArea)
    assert told.most == 0
    assert all(words in told.spoken for _key, words in (*app.stage.screens[0].keys(), *common_keys()[:4]))


def test_a_narrow_list_shows_the_shorter_words_of_its_value() -> None:
    ui = new_app((1024, 640), text=130).stage.ui
    start = Select(
        ui, Setting("s", "Start", [("d", "Based on Danville")], "d", print), brief={"d": "Danville"}
    )
    assert start.fitting("d", "semibold", 400) == "Based on Danville"
    assert start.fitting("d", "semibold", 110) == "Danville"
