"""Memory cards, the daily mix, progress and learners on the screen, by keys and by mouse."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from itertools import accumulate
from pathlib import Path

import pytest
from pygame import Color, Surface

from game.client.app import App
from game.client.draw import theme
from game.client.screens.company import Company
from game.client.screens.home import HomeScreen
from game.client.screens.learners import LearnersScreen
from game.client.screens.lesson import LessonScreen
from game.client.screens.memory_cards import CardsScreen, open_cards, open_mix
from game.client.screens.messages import MessageScreen
from game.client.screens.progress import ProgressScreen
from game.client.widgets.buttons import LinkButton
from game.client.widgets.row_list import RowList
from game.course.memory.mix import StepItem
from game.presenters.learning import mix_of
from game.presenters.lesson_list import catalogue
from game.storage.database import Store, open_store, stamp
from game.storage.learners import LONGEST, Learners
from game.storage.memory import StepAnswer
from tests.client.drive import click_on, new_app, picture, press, random_events, show
from tests.clock import Clock


@pytest.fixture
def home() -> Iterator[App]:
    """An app on the disk, with the home screen open."""
    store = open_store()
    app = new_app(store=store)
    app.start()
    yield app
    app.store.close()


def cards(app: App) -> CardsScreen:
    """The cards on the stage."""
    screen = open_cards(app.services)
    show(app, screen)
    return screen


def top(app: App) -> object:
    return app.stage.top


# -- cards ---------------------------------------------------------------------------------------


def test_space_turns_a_card_and_a_digit_answers_it(store: Store, clock: Clock) -> None:
    store.memory.meet(["rank/H/2", "term/march"])
    app = new_app(store=store)
    screen = cards(app)
    press(app, "3")
    assert store.memory.reviews() == ()
    press(app, "space", "3")
    press(app, "space", "2")
    assert [(told.card_id, told.rating) for told in store.memory.reviews()] == [
        ("rank/H/2", 3),
        ("term/march", 2),
    ]
    assert screen.cards.card is None


def test_the_mouse_turns_a_card_and_answers_it(store: Store) -> None:
    store.memory.meet(["rank/H/2"])
    app = new_app(store=store)
    cards(app)
    click_on(app, "turn")
    click_on(app, "answer 2")
    assert [told.rating for told in store.memory.reviews()] == [2]


def test_a_card_not_known_comes_back_once_before_the_end(store: Store) -> None:
    store.memory.meet(["rank/H/2", "term/march"])
    app = new_app(store=store)
    screen = cards(app)
    press(app, "space", "1", "space", "3")
    assert screen.cards.card is not None
    assert screen.cards.card.id == "rank/H/2"
    press(app, "space", "1")
    assert screen.cards.card is None


def test_the_front_shows_nothing_of_the_answer(store: Store) -> None:
    store.memory.meet(["rank/H/2"])
    app = new_app(store=store)
    screen = cards(app)
    assert "jack" not in screen.spoken
    front = picture(app).copy()
    press(app, "space")
    assert "{JD}" in screen.spoken
    assert picture(app).get_buffer().raw != front.get_buffer().raw


def test_new_cards_can_be_taken_up_at_once(store: Store) -> None:
    app = new_app(store=store)
    screen = cards(app)
    assert screen.cards.card is None
    press(app, "return")
    assert screen.cards.card is not None
    assert len(store.memory.cards()) == 5


def test_a_word_opens_in_the_glossary_from_its_card(store: Store) -> None:
    store.memory.meet(["term/march"])
    app = new_app(store=store)
    cards(app)
    press(app, "space", "g")
    assert app.stage.top is not None
    assert app.stage.top.name == "glossary"


@pytest.mark.parametrize(
    ("key", "name"), [("m", "mix"), ("c", "cards"), ("p", "progress"), ("l", "learners")]
)
def test_the_first_screen_has_a_key_for_each_of_them(store: Store, key: str, name: str) -> None:
    app = new_app(store=store)
    app.start()
    press(app, key)
    assert app.stage.top is not None
    assert app.stage.top.name == name


def test_a_word_opened_from_a_text_becomes_a_card(store: Store) -> None:
    app = new_app(store=store)
    app.services.open("glossary", "")
    assert store.memory.cards() == {}
    app.services.open("glossary", "march")
    assert list(store.memory.cards()) == ["term/march"]


# -- the daily mix -------------------------------------------------------------------------------


def wrong_yesterday(store: Store, clock: Clock) -> tuple[str, str]:
    """A question of a lesson that ships with the app went wrong the day before."""
    for file in catalogue().lessons:
        for step in file.lesson.shown:
            if step.type == "choose" and not step.needs.values() and not file.lesson.test:
                when = clock.time - timedelta(days=1)
                store.memory.note([StepAnswer(file.id, step.id, "", False, stamp(when), stamp(when), "")])
                return file.id, step.id
    raise AssertionError("no lesson asks anything")


def test_a_mix_goes_through_cards_and_questions_and_ends_with_a_word(store: Store, clock: Clock) -> None:
    lesson_id, step_id = wrong_yesterday(store, clock)
    store.memory.meet(["rank/H/2"])
    app = new_app(store=store)
    screen = open_mix(app.services)
    show(app, screen)
    press(app, "return")
    while screen.cards.card is not None:
        press(app, "space", "3")
    asked = top(app)
    assert isinstance(asked, LessonScreen)
    assert asked.step_id == step_id
    while not asked.answered:
        for option in asked.lesson.step.options:
            if not asked.answered:
                asked.press(f"option {option.id}")
    asked.press("forward")
    assert top(app) is screen
    while screen.cards.card is not None:
        press(app, "space", "3")
    assert screen.cards.sitting.now is None
    assert screen.cards.sitting.tally.steps == 1
    assert [told.step_id for told in store.memory.answers()] == [step_id, step_id]
    assert store.progress.load(lesson_id) is None
    assert screen.panel.find("leave") is not None


def test_a_question_that_is_left_out_counts_as_nothing(store: Store, clock: Clock) -> None:
    wrong_yesterday(store, clock)
    app = new_app(store=store)
    screen = open_mix(app.services)
    show(app, screen)
    assert [type(item) for item in mix_of(store).items].count(StepItem) == 1
    press(app, "return")
    while screen.cards.card is not None:
        press(app, "space", "3")
    press(app, "escape")
    assert top(app) is screen
    assert screen.cards.sitting.tally.steps == 0
    assert len(store.memory.answers()) == 1


def test_without_anything_due_the_mix_leads_to_the_lessons(store: Store) -> None:
    app = new_app(store=store)
    show(app, open_mix(app.services))
    press(app, "return")
    assert app.stage.top is not None
    assert app.stage.top.name == "courses"


# -- progress ------------------------------------------------------------------------------------


def test_progress_tells_each_skill_and_opens_today(store: Store, clock: Clock) -> None:
    store.memory.meet(["rank/H/2"])
    app = new_app(store=store)
    show(app, ProgressScreen(app.services))
    listed = app.stage.top.panel.find("skills")  # type: ignore[union-attr]
    assert listed is not None
    assert len(listed.rows) >= len(catalogue().course.skills)
    click_on(app, "start")
    assert app.stage.top is not None
    assert app.stage.top.name == "mix"


@pytest.mark.parametrize("due", [True, False])
def test_progress_has_a_brass_button_only_where_something_is_due(store: Store, due: bool) -> None:
    if due:
        store.memory.meet(["rank/H/2"])
    app = new_app(store=store)
    screen = ProgressScreen(app.services)
    show(app, screen)
    start = screen.panel.find("start")
    assert start is not None
    assert start.is_main == due


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("text", [100, 130, 150])
def test_the_list_of_skills_begins_with_whole_rows(size: tuple[int, int], text: int) -> None:
    app = new_app(size, text=text)
    screen = ProgressScreen(app.services)
    show(app, screen)
    skills = screen.panel.find("skills")
    assert isinstance(skills, RowList)
    tops = list(accumulate(row.height for row in skills.rows))
    line = skills.ui.px(2)
    assert skills.rect.h + line in tops  # the line below the last one is cut off by the edge of the paper


def test_lines_below_skills_end_beside_the_bar_that_shows_where() -> None:
    app = new_app()
    screen = app.services.open("progress")
    shown = show(app, screen)
    listed = screen.panel.find("skills")
    assert isinstance(listed, RowList)
    low = listed.rect.y + listed.rows[0].height
    ends = [x for x in range(listed.rect.left, listed.rect.right) if _is_line(shown, x, low)]
    assert ends
    assert max(ends) < listed.rect.right - screen.ui.px(12)


def _is_line(shown: Surface, x: int, low: int) -> bool:
    return any(shown.get_at((x, y))[:3] == Color(theme.HAIR)[:3] for y in range(low - 3, low + 1))


def test_who_learns_alone_finds_the_way_to_others_with_the_course(home: App) -> None:
    screen = home.services.open("progress")
    show(home, screen)
    link, start = screen.panel.find("learners"), screen.panel.find("start")
    assert link is not None
    assert start is not None
    assert link.rect.y > start.rect.bottom


def test_a_skill_is_tried_with_a_question_of_a_lesson(store: Store) -> None:
    app = new_app(store=store)
    show(app, ProgressScreen(app.services))
    listed = app.stage.top.panel.find("skills")  # type: ignore[union-attr]
    app.stage.top.panel.focus(listed)  # type: ignore[union-attr]
    press(app, "return")
    asked = top(app)
    assert isinstance(asked, LessonScreen)
    skill = next(iter(catalogue().course.skills))
    tested = next(step.tests for step in asked.lesson.file.lesson.shown if step.id == asked.step_id)
    assert skill in tested
    press(app, "escape")
    assert isinstance(top(app), ProgressScreen)


def test_progress_says_what_was_done_on_which_day(store: Store, clock: Clock) -> None:
    wrong_yesterday(store, clock)
    app = new_app(store=store)
    show(app, ProgressScreen(app.services))
    click_on(app, "week")
    message = top(app)
    assert isinstance(message, MessageScreen)
    assert "Friday, January 30, 2026: 0 cards, 1 question" in message.spoken


# -- learners ------------------------------------------------------------------------------------


def test_a_new_learner_gets_a_name_and_a_place(home: App) -> None:
    home.store.memory.meet(["term/march"])
    home.stage.push(LearnersScreen(home.services))
    picture(home)
    click_on(home, "new")
    assert top(home).name == "naming"
    press(home, "m", "i", "a", "return")
    assert [learner.name for learner in Learners().all()] == ["Learner 1", "mia"]
    click_on(home, "answer-1")  # the own name, which is asked for now, is skipped
    click_on(home, "go-on")
    assert home.stage.top is not None
    assert home.stage.top.name == "home"
    assert home.services.learners.now.name == "mia"
    assert home.services.store.memory.cards() == {}
    home.services.learners.sit_down(Learners().all()[0])
    assert list(home.services.store.memory.cards()) == ["term/march"]


def test_a_name_that_is_taken_is_asked_for_again(home: App) -> None:
    home.services.learners.add("mia")
    home.stage.push(LearnersScreen(home.services))
    click_on(home, "new")
    press(home, "m", "i", "a", "return")
    again = top(home)
    assert again.name == "naming"
    assert "mia is already on the list." in again.spoken
    press(home, "m", "o", "return")
    assert [learner.name for learner in Learners().all()][1:] == ["mia", "miamo"]


def test_a_second_learner_makes_the_first_one_say_a_name(home: App) -> None:
    home.stage.push(LearnersScreen(home.services))
    click_on(home, "new")
    press(home, "m", "i", "a", "return")
    assert "What's your own name?" in top(home).spoken
    press(home, "b", "e", "n", "return")
    assert [learner.name for learner in Learners().all()] == ["ben", "mia"]
    assert top(home).name == "learners"


def test_an_export_asks_for_a_name_once_and_takes_no_answer_for_an_answer(home: App) -> None:
    home.stage.push(LearnersScreen(home.services))
    click_on(home, "export")
    assert "You can skip this." in top(home).spoken
    click_on(home, "answer-1")
    assert "Learner 1" in top(home).spoken
    press(home, "return")
    click_on(home, "export")
    assert "What's your own name?" not in top(home).spoken


def test_a_name_given_for_an_export_stands_on_its_file(home: App) -> None:
    home.stage.push(LearnersScreen(home.services))
    click_on(home, "export")
    press(home, "b", "e", "n", "return")
    assert "leftbower-ben-" in top(home).spoken


def test_who_learns_alone_without_a_name_has_no_number_for_one(home: App) -> None:
    assert home.services.learners.title == ""
    home.services.learners.add("Mia")
    assert home.services.learners.title == "Learner 1"


def test_settings_belong_to_the_learner_who_chose_them(home: App) -> None:
    mia = home.services.learners.add("Mia")
    home.change(text=130)
    home.services.learners.sit_down(mia)
    assert home.settings.text == 100
    assert home.stage.ui.metrics.text == 1.0
    home.services.learners.sit_down(Learners().all()[0])
    assert home.stage.ui.metrics.text == 1.3


@pytest.mark.parametrize("language", ["en", "en_XA"])
def test_home_has_room_for_the_longest_name_in_large_text(language: str) -> None:
    home = new_app((1024, 640), store=open_store(), text=150, language=language)
    home.start()
    home.services.learners.sit_down(home.services.learners.add("W" * LONGEST))
    home.change(text=150, language=language)
    screen = top(home)
    assert isinstance(screen, HomeScreen)
    _ground, parts = screen.build()
    links = [part for part in parts if isinstance(part, LinkButton)]
    assert "W" * LONGEST in [link.words for link in links]
    for link in links:
        assert home.stage.ui.metrics.whole_mat.contains(link.rect), link.words
        others = [part for part in parts if not isinstance(part, Company)]
        assert [part for part in others if part.rect.colliderect(link.rect)] == [link]
        for group in (part for part in parts if isinstance(part, Company)):
            faces = [face.move(group.rect.topleft) for face in group.laid.faces.values()]
            assert link.rect.collidelist(faces) == -1, link.words
    home.store.close()


def test_with_several_learners_the_app_asks_who_sits_down(home: App) -> None:
    home.services.learners.add("Mia")
    home.store.close()
    store = open_store()
    again = new_app(store=store)
    again.start()
    assert isinstance(top(again), LearnersScreen)
    click_on(again, "go-on")
    assert again.stage.top is not None
    assert again.stage.top.name == "home"
    again.store.close()


def test_erasing_asks_first_and_then_leaves_nothing(home: App) -> None:
    home.store.memory.meet(["term/march"])
    home.services.learners.add("Mia")
    home.stage.push(LearnersScreen(home.services))
    click_on(home, "erase")
    press(home, "return")
    assert len(Learners().all()) == 2
    click_on(home, "erase")
    click_on(home, "answer-1")
    assert [learner.name for learner in Learners().all()] == ["Mia"]
    assert home.services.learners.now.name == "Mia"
    assert not (home.store.path.parent / "leftbower.db").exists()


def test_the_only_learner_erases_everything_and_begins_anew(home: App) -> None:
    home.store.memory.meet(["term/march"])
    home.services.learners.erase(home.services.learners.now)
    assert home.store.memory.cards() == {}
    assert home.stage.top is not None
    assert home.stage.top.name == "home"


def test_an_export_of_any_learner_is_a_file_one_can_read(home: App) -> None:
    mia = home.services.learners.add("Mia")
    home.stage.push(LearnersScreen(home.services))
    click_on(home, "export")
    assert isinstance(top(home), MessageScreen)
    path, unread = home.services.learners.export(mia)
    assert unread == ""
    assert json.loads(Path(path).read_text(encoding="utf-8"))["learner"] == "Mia"


def test_an_export_of_another_learner_tells_that_their_file_was_damaged(home: App) -> None:
    mia = home.services.learners.add("Mia")
    (home.services.learners.list.home / mia.file).write_bytes(b"no database")
    _path, unread = home.services.learners.export(mia)
    assert "was damaged" in unread


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_random_events_never_break_the_screens_of_memory(
    store: Store, clock: Clock, size: tuple[int, int]
) -> None:
    wrong_yesterday(store, clock)
    store.memory.meet(["rank/H/2", "rank/S/1", "term/march", "term/left-bower"])
    app = new_app(size, store=store, text=115)
    show(app, open_mix(app.services))
    random_events(app, 250, seed=size[0])
