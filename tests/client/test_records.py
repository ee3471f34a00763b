"""Looking at games again: the list, files, and every step of a record at the table."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.client.app import App
from game.client.screens.messages import MessageScreen
from game.client.screens.records import RecordsScreen
from game.client.screens.replay import ReplayScreen
from game.pages.replay_words import happened
from game.records.record_file import open_record
from game.rules.record import record_to_json
from game.rules.seats import Seat
from tests.client.drive import click_on, new_app, picture, press, random_events, show
from tests.client.table.sitting import play_on, sit_down
from tests.records.games import a_record
from tests.rules.egn_games import a_deal, a_game
from tests.rules.tables import CLASSIC

EXAMPLES = Path(__file__).parents[3] / "shared" / "egn" / "examples"


def a_file(folder: Path, name: str = CLASSIC) -> Path:
    file = folder / "game.json"
    file.write_text(record_to_json(a_record(name)), encoding="utf-8")
    return file


def drop(app: App, file: Path) -> None:
    app.handle(Event(pygame.DROPFILE, file=str(file)))


def replay_of(folder: Path, name: str = CLASSIC) -> tuple[App, ReplayScreen]:
    app = new_app()
    app.start()
    drop(app, a_file(folder, name))
    screen = app.stage.top
    assert isinstance(screen, ReplayScreen)
    return app, screen


def test_a_file_dropped_on_the_window_is_shown_from_its_first_deal(tmp_path: Path) -> None:
    _app, screen = replay_of(tmp_path)
    assert (screen.replay.deal, screen.replay.done) == (0, 0)
    assert screen.replay.title == "game.json"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_dropped_on_the_window_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    app = new_app()
    app.start()
    os.mkfifo(tmp_path / "pipe.egn")
    drop(app, tmp_path / "pipe.egn")
    assert isinstance(app.stage.top, MessageScreen)
    assert "isn't an ordinary file" in app.stage.top.spoken


def test_a_file_in_the_home_of_nobody_is_refused_in_a_sentence() -> None:
    app = new_app()
    app.start()
    drop(app, Path("~nobody-of-this-name/game.egn"))
    assert isinstance(app.stage.top, MessageScreen)
    assert "There's no file ~nobody" in app.stage.top.spoken


@pytest.mark.parametrize("text", ["", "{", "[]", '{"fileType": "Euchre Game Notation"}', "\0\1"])
def test_a_file_that_is_no_record_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    app = new_app()
    app.start()
    file = tmp_path / "broken.egn"
    file.write_text(text, encoding="utf-8")
    drop(app, file)
    assert isinstance(app.stage.top, MessageScreen)
    assert "broken.egn" in app.stage.top.spoken
    press(app, "return")
    assert app.stage.top.name == "home"


def path_written(folder: Path) -> App:
    """The list of records with the path of a file typed into its field."""
    app = new_app()
    app.start()
    show(app, RecordsScreen(app.services, str(a_file(folder))))
    return app


def test_a_path_can_be_written_and_opened(tmp_path: Path) -> None:
    app = path_written(tmp_path)
    click_on(app, "open")
    assert isinstance(app.stage.top, ReplayScreen)


def test_enter_opens_the_path_that_was_written(tmp_path: Path) -> None:
    app = path_written(tmp_path)
    click_on(app, "path")
    press(app, "return")
    assert isinstance(app.stage.top, ReplayScreen)


def test_without_games_the_list_leads_to_a_first_one() -> None:
    app = new_app()
    app.start()
    show(app, RecordsScreen(app.services))
    picture(app)
    click_on(app, "play")
    assert app.stage.top is not None
    assert app.stage.top.name == "practice-setup"


def test_the_arrows_go_one_step_on_and_back(tmp_path: Path) -> None:
    app, screen = replay_of(tmp_path)
    press(app, "right", "right", "left")
    assert screen.replay.done == 1
    assert screen.board.state.view.calls == screen.replay.followed.steps[0].after.calls


def test_every_step_of_every_deal_can_be_gone_through_to_the_end(tmp_path: Path) -> None:
    app, screen = replay_of(tmp_path)
    for _step in range(3000):
        if screen.replay.deal == len(screen.replay.record.deals) - 1 and screen.replay.done == len(
            screen.replay.followed.steps
        ):
            break
        press(app, "right")
        app.tick(5000)
    assert screen.replay.deal == len(screen.replay.record.deals) - 1
    assert screen.replay.now == screen.replay.record.deals[-1].last


def test_home_end_and_page_keys_jump(tmp_path: Path) -> None:
    app, screen = replay_of(tmp_path)
    press(app, "end")
    assert screen.replay.done == len(screen.replay.followed.steps)
    press(app, "home", "page down")
    assert (screen.replay.deal, screen.replay.done) == (1, 0)
    press(app, "left")
    assert (screen.replay.deal, screen.replay.done) == (0, len(screen.replay.record.deals[0].steps))


def test_every_hand_lies_open_until_one_player_is_chosen(tmp_path: Path) -> None:
    app, screen = replay_of(tmp_path)

    def west() -> set[str]:
        return {
            piece.code for key, piece in screen.board.motion.goal.pieces.items() if key.startswith("WEST")
        }

    assert west() == {str(card) for card in screen.replay.now.hands[Seat.WEST]}
    press(app, "h")
    assert screen.replay.eyes is Seat.SOUTH
    assert west() == {"back"}


def test_the_table_of_another_record_shows_the_score_of_its_game(tmp_path: Path) -> None:
    app = new_app()
    app.start()
    game = a_game(a_deal(), a_deal())
    game["metadata"]["initialScore"] = [1, 7]
    file = tmp_path / "later.egn"
    file.write_text(json.dumps(game), encoding="utf-8")
    drop(app, file)
    screen = app.stage.top
    assert isinstance(screen, ReplayScreen)
    assert screen.model().view.standing.points == (1, 7)
    press(app, "end")
    at_end = screen.model().view.standing.points
    assert sum(at_end) > 8
    press(app, "page down")
    assert screen.model().view.standing.points == at_end


def test_cards_that_a_record_does_not_tell_stay_face_down(tmp_path: Path) -> None:
    app = new_app()
    app.start()
    file = tmp_path / "bare.egn"
    bare = a_game(a_deal(discard=None, tricks=["Jh Th Ts 9h"]))
    file.write_text(json.dumps(bare), encoding="utf-8")
    drop(app, file)
    screen = app.stage.top
    assert isinstance(screen, ReplayScreen)
    hidden = {str(card) for card in screen.replay.followed.stand_ins}
    assert hidden
    shown = {piece.code for piece in screen.board.motion.goal.pieces.values()}
    assert not hidden & shown


def test_a_practice_game_is_listed_and_can_be_looked_at() -> None:
    app, screen = sit_down()
    play_on(app, lambda view: bool(view.tricks))
    game_id = screen.presenter.game.id
    app.stage.home()
    press(app, "r")
    assert isinstance(app.stage.top, RecordsScreen)
    click_on(app, f"game {game_id}")
    looked = app.stage.top
    assert isinstance(looked, ReplayScreen)
    assert looked.replay.record.deals[0].first.upcard is not None


@pytest.mark.slow
def test_chance_events_break_neither_list_nor_record(tmp_path: Path) -> None:
    app, _screen = replay_of(tmp_path)
    random_events(app, 600)
    app.stage.home()
    show(app, RecordsScreen(app.services))
    random_events(app, 600)


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.egn")), ids=lambda path: path.stem)
def test_the_games_of_others_can_be_stepped_through_under_their_own_names(file: Path) -> None:
    app = new_app()
    app.start()
    drop(app, file)
    screen = app.stage.top
    assert isinstance(screen, ReplayScreen)
    record = open_record(file)
    assert screen.replay.record.names == record.names
    for _step in range(60):
        press(app, "right")
    assert picture(app).get_size() == (1280, 720)
    assert all(happened(step, record) for deal in record.deals for step in deal.steps)


@pytest.mark.skipif(not EXAMPLES.is_dir(), reason="the games recorded by others are not here")
def test_there_are_games_of_others_to_look_at() -> None:
    assert list(EXAMPLES.glob("*.egn"))
