"""Lessons in the making in the window: from a hand to a draft, its preview, and a pack, by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, combinations
from pathlib import Path
from time import sleep

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.client.app import App
from game.client.screens.author_preview import Author
from game.client.screens.authors import DraftsScreen, FinderScreen, NewLessonScreen
from game.client.screens.card_trays import Tray, TrayCard
from game.client.screens.lesson import LessonScreen
from game.client.screens.recorder import AskScreen, RecorderScreen, RecorderSetupScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.review import ReviewScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.screens.trial import TrialScreen
from game.client.widgets.scroll import Scrolled
from game.dev.shots import authors as shots
from game.packs import shelf
from game.presenters.draft_folder import draft_folder
from game.presenters.hand_recording import HandRecording
from game.presenters.hand_setup import HandSetup, Spare
from game.presenters.list_pages import Choose, Fill, Press
from game.presenters.recorder import RecorderSetup
from game.rules.actions import ActionKind, Phase
from game.rules.cards import Card
from game.rules.seats import Seat
from game.storage.paths import HOME_VARIABLE
from tests.client.drive import click, click_on, move, new_app, picture, press, random_events, show
from tests.client.reviewed import a_game, reviewing, with_thinker
from tests.to_fix import to_fix


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def drafts() -> list[Path]:
    return sorted(draft_folder().glob("*.yaml"))


def making(app: App) -> NewLessonScreen:
    """The screen on which a lesson is made, everything weighed."""
    screen = app.stage.top
    assert isinstance(screen, NewLessonScreen)
    for _frame in range(40):
        app.tick(16)
    picture(app)
    return screen


def test_a_review_becomes_a_draft_that_is_previewed_while_it_is_changed() -> None:
    app, _screen = reviewing(a_game(), 0)
    press(app, "m")
    making(app)
    click_on(app, "save")
    (path,) = drafts()
    assert to_fix([path]) == []
    click_on(app, "preview")
    preview = app.stage.top
    assert isinstance(preview, LessonScreen)
    assert isinstance(preview.companion, Author)
    text = path.read_text(encoding="utf-8").replace("What do you say?", "What would you say here?")
    path.write_text(text, encoding="utf-8")
    app.tick(250)
    assert "What would you say here?" in preview.lesson.page().title + preview.lesson.page().todo + " ".join(
        getattr(block, "text", "") for block in preview.lesson.page().blocks
    )


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 100), ((1920, 1080), 115)])
def test_where_a_lesson_was_saved_is_seen_however_long_its_path_is(size: tuple[int, int], text: int) -> None:
    app, _screen = reviewing(a_game(), 0, size=size, text=text)
    press(app, "m")
    screen = making(app)
    screen.presenter.do(Fill("title", "A long title that goes on for quite a while here"))
    screen.rebuild()
    screen.presenter.do(Choose(next(row.key for row in screen.presenter.page().rows if row.badge)))  # type: ignore[union-attr]
    click_on(app, "save")
    scrolled = [part.content for part in screen.panel.widgets if isinstance(part, Scrolled)]
    seen = " ".join(part.spoken for part in [*screen.panel.widgets, *chain(*scrolled)])
    assert "Saved: " in seen
    assert "the preview follows" in seen


def test_a_replay_asks_about_the_decision_that_comes() -> None:
    app = new_app()
    with_thinker(app)
    screen = ReplayScreen(app.services, a_game(), "Game 3")
    show(app, screen)
    screen.replay.done = 9
    press(app, "m")
    new = making(app)
    lesson = new.presenter
    chosen = lesson.questions.chosen  # type: ignore[attr-defined]
    assert len(chosen) == 1
    assert chosen[0].step >= 9


def test_a_hand_that_is_tried_has_a_round_button_for_it() -> None:
    app, _screen = reviewing(a_game(), 0)
    press(app, "p")
    assert isinstance(app.stage.top, TrialScreen)
    picture(app)
    press(app, "f4")
    making(app)
    click_on(app, "save")
    assert len(drafts()) == 1


def test_the_pages_are_worked_by_keys_alone() -> None:
    app, _screen = reviewing(a_game(), 0)
    press(app, "m")
    making(app)
    press(app, "return", "return", "return", "return")
    assert len(drafts()) == 1


def test_drafts_are_reached_from_the_records_and_packed() -> None:
    app, _screen = reviewing(a_game(), 0)
    press(app, "m")
    making(app)
    click_on(app, "save")
    app.stage.go("records")
    picture(app)
    click_on(app, "lessons")
    screen = app.stage.top
    assert isinstance(screen, DraftsScreen)
    screen.presenter.settle()
    app.tick(16)
    picture(app)
    click_on(app, "tab-pack")
    screen.presenter.do(Fill("author", "Ann"))
    app.tick(16)
    screen.rebuild()
    click_on(app, "make")
    screen.presenter.settle()
    (pack,) = draft_folder().glob("*.lbpack")
    assert shelf.look(pack).pack.about.author == "Ann"


def test_there_is_no_lesson_in_a_hand_that_is_still_being_weighed() -> None:
    app = new_app()
    with_thinker(app, slow=True)
    app.stage.go("home")
    app.stage.go("review", a_game(), "Game 3", a_game().learner, 0)
    screen = app.stage.top
    assert isinstance(screen, ReviewScreen)
    press(app, "m")
    assert app.stage.top is screen


def test_deals_are_looked_for_while_frames_go_on_and_a_find_is_played() -> None:
    app = new_app()
    app.stage.go("home")
    app.stage.go("find_deals")
    screen = app.stage.top
    assert isinstance(screen, FinderScreen)
    screen.presenter.do(Fill("moment", "lead"))
    screen.presenter.do(Fill("margin", "0.1"))
    screen.presenter.do(Fill("count", "1"))
    screen.rebuild()
    picture(app)
    click_on(app, "search")
    for _frame in range(6000):
        app.tick(16)
        sleep(0.005)
        if screen.presenter.page().rows and screen.panel.find("search") is not None:
            break
    picture(app)
    press(app, "f6")
    assert screen.panel.find("list") is not None
    screen.panel.focus(screen.panel.find("list"))  # type: ignore[arg-type]
    press(app, "return")
    picture(app)
    click_on(app, "play")
    assert isinstance(app.stage.top, TrialScreen)
    press(app, "f4")
    assert isinstance(app.stage.top, NewLessonScreen)


def test_nothing_is_looked_for_while_another_screen_lies_over_it() -> None:
    app = new_app()
    app.stage.go("home")
    app.stage.go("find_deals")
    screen = app.stage.top
    assert isinstance(screen, FinderScreen)
    screen.presenter.do(Fill("margin", "2"))
    screen.presenter.do(Press("search"))
    worker = app.services.worker()
    newest = max(worker.in_hand)
    app.stage.go("glossary", "")
    assert newest not in worker.in_hand
    app.stage.pop()
    assert max(worker.in_hand) > newest
    newest = max(worker.in_hand)
    screen.presenter.do(Press("stop"))
    assert newest not in worker.in_hand


# -- the recorder ------------------------------------------------------------------------------


def recorder(app: App) -> RecorderSetupScreen:
    """The recorder, opened from the drafts."""
    app.stage.go("home")
    app.stage.go("recorder")
    screen = app.stage.top
    assert isinstance(screen, RecorderSetupScreen)
    picture(app)
    return screen


def drag(app: App, key: str, to: str) -> None:
    """Drags a part onto another one."""
    panel = app.stage.top.panel  # type: ignore[union-attr]
    begin, end = panel.find(key).rect.center, panel.find(to).rect.midright
    end = (end[0] - 6, end[1])
    app.stage.rest()
    move(app, begin)
    app.handle(Event(pygame.MOUSEBUTTONDOWN, pos=begin, button=1, touch=False))
    move(app, ((begin[0] + end[0]) // 2, (begin[1] + end[1]) // 2), (1, 0, 0))
    picture(app)
    move(app, end, (1, 0, 0))
    app.handle(Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False))
    picture(app)


def test_cards_are_dragged_to_the_hands_and_back() -> None:
    app = new_app()
    screen = recorder(app)
    setup = screen.presenter.setup  # type: ignore[attr-defined]
    ace = Card.parse("AH")
    drag(app, "card AH", "tray west")
    assert setup.at(Seat.WEST) == (ace,)
    drag(app, "card AH", "tray upcard")
    assert setup.at(Spare.UPCARD) == (ace,)
    drag(app, "card AH", "tray pack")
    assert ace in setup.at(Spare.PACK)


def test_a_card_is_chosen_with_a_click_and_laid_with_another() -> None:
    app = new_app()
    screen = recorder(app)
    click_on(app, "card KS")
    tray = screen.panel.find("tray north")
    assert tray is not None
    click(app, (tray.rect.right - 8, tray.rect.centery))
    assert screen.presenter.setup.at(Seat.NORTH) == (Card.parse("KS"),)  # type: ignore[attr-defined]


def test_a_hand_is_set_up_played_and_asked_about_by_keys_alone() -> None:
    app = new_app()
    screen = recorder(app)
    setup = screen.presenter.setup  # type: ignore[attr-defined]
    screen.panel.focus(screen.panel.find("card JH"))
    for key in ("1", "2", "3", "4", "5"):
        press(app, key)
    assert all(len(setup.at(place)) == 1 for place in (*Seat, Spare.UPCARD))
    click_on(app, "rest")
    click_on(app, "play")
    table = app.stage.top
    assert isinstance(table, RecorderScreen)
    picture(app)
    asked = 0
    for _step in range(60):
        app.tick(2000)
        app.tick(16)
        hand = table.recorder.hand
        if hand.over:
            break
        if hand.asks and hand.now.turn is Seat.SOUTH and asked < 2:
            press(app, "q")
            assert isinstance(app.stage.top, AskScreen)
            picture(app)
            press(app, "escape")
            assert app.stage.top is table
            asked += 1
        before = hand.step
        if table.recorder.plays_cards:
            for number in "123456":
                if hand.step == before:
                    press(app, number)
        else:
            table.call(hand.view.legal[-1])
        assert hand.step > before
    assert table.recorder.hand.over
    picture(app)
    press(app, "m")
    assert isinstance(app.stage.top, NewLessonScreen)
    picture(app)
    click_on(app, "save")
    (path,) = drafts()
    assert to_fix([path]) == []


def test_another_seats_card_is_played_with_a_click_and_taken_back() -> None:
    app = new_app()
    setup = HandSetup(app.services.rulesets()[0], lambda: "5")
    setup.dealer = Seat.EAST
    setup.deal_all()
    hand = HandRecording(setup.ruleset, setup.setup)
    while hand.now.phase is not Phase.PLAY or hand.now.turn is Seat.SOUTH:
        hand.play(next(each for each in hand.view.legal if each.kind is not ActionKind.PASS))
    screen = RecorderScreen(app.services, hand)
    show(app, screen)
    app.tick(16)
    before, seat = hand.step, hand.now.turn
    card = next(each.card for each in hand.view.legal)
    lies = screen.panel.find(f"open {card}")
    assert lies is not None
    click(app, (lies.rect.x + 6, lies.rect.y + 6))  # the next one of the hand lies over the rest of it
    assert hand.step > before
    assert card not in hand.now.hands[seat]
    app.tick(3000)
    app.tick(16)
    press(app, "backspace")
    assert hand.step == before
    picture(app)


def test_a_card_that_does_not_follow_is_refused_with_the_reason() -> None:
    app = new_app()
    app.stage.go("home")
    screen = shots.recorder_refused(app.services, "")
    show(app, screen)
    sheet = " ".join(getattr(block, "text", "") for block in screen.recorder.page().blocks)  # type: ignore[attr-defined]
    assert "follow" in sheet or "same suit" in sheet or "have" in sheet


def test_at_large_text_the_other_hands_are_played_by_words() -> None:
    app = new_app(text=150)
    app.stage.go("home")
    setup = HandSetup(app.services.rulesets()[0], lambda: "5")
    setup.dealer = Seat.EAST
    setup.deal_all()
    hand = HandRecording(setup.ruleset, setup.setup)
    while hand.now.phase is not Phase.PLAY or hand.now.turn is Seat.SOUTH:
        hand.play(next(each for each in hand.view.legal if each.kind is not ActionKind.PASS))
    show(app, RecorderScreen(app.services, hand))
    app.tick(16)
    before, action = hand.step, hand.view.legal[0]
    click_on(app, f"call {action}")
    assert hand.step > before


def test_a_hand_that_was_left_goes_on_with_its_questions() -> None:
    app = new_app()
    screen = recorder(app)
    click_on(app, "all")
    click_on(app, "play")
    press(app, "q", "escape")
    press(app, "escape")
    assert app.stage.top is screen
    press(app, "escape")
    assert app.stage.top is not screen
    press(app, "return")
    assert app.stage.top is screen
    click_on(app, "play")
    table = app.stage.top
    assert isinstance(table, RecorderScreen)
    assert len(table.recorder.hand.questions.chosen) == 1


@pytest.mark.parametrize("route", ["recorder", "drafts", "find_deals"])
def test_no_keys_clicks_and_drags_bring_the_pages_of_authors_down(route: str) -> None:
    app = new_app()
    app.stage.go("home")
    app.stage.go(route)
    random_events(app, 700, seed=len(route))


def test_no_keys_clicks_and_drags_bring_a_recorded_hand_down() -> None:
    app = new_app()
    screen = recorder(app)
    screen.presenter.do(Press("all"))
    screen.rebuild()
    click_on(app, "play")
    random_events(app, 900, seed=4)


@pytest.mark.parametrize("shown", [shots.recorder, shots.recorder_ready])
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1024, 640), 150), ((1920, 1080), 115)])
def test_every_card_is_in_its_tray_and_no_tray_covers_another(
    shown: Callable[[Services, str], Screen], size: tuple[int, int], text: int
) -> None:
    app = new_app(size, text=text)
    screen = shown(app.services, "")
    show(app, screen)
    parts = screen.panel.widgets  # type: ignore[attr-defined]
    places = [part for part in parts if isinstance(part, Tray)]
    assert len(places) == 6
    for one, other in combinations(places, 2):
        assert not one.rect.colliderect(other.rect)
    by_zone = {tray.zone: tray for tray in places}
    laid = [part for part in parts if isinstance(part, TrayCard)]
    assert len(laid) == 24
    for card in laid:
        assert by_zone[card.zone].rect.contains(card.rect)
    for one, other in combinations(laid, 2):
        assert not one.rect.colliderect(other.rect)
    for part in parts:
        assert Rect(0, 0, *size).contains(part.rect)


@pytest.mark.parametrize("size", [32, 28])
def test_a_larger_deck_has_room(size: int) -> None:
    app = new_app((1024, 640))
    pages = RecorderSetup(app.services)
    rules = pages.setup.ruleset.with_switches(pack=size, joker=True)
    pages.setup.play_by(rules)
    show(app, RecorderSetupScreen(app.services, pages))
    parts = app.stage.top.panel.widgets  # type: ignore[union-attr]
    assert sum(isinstance(part, TrayCard) for part in parts) == size + 1
    assert all(Rect(0, 0, 1024, 640).contains(part.rect) for part in parts)
