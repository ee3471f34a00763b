"""The table is drawn from where the learner sits: the same cards give the same picture in every seat."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from game.bots.levels import Steady
from game.client.app import App
from game.client.screens.endings import GameOverScreen
from game.client.screens.practice import PracticeScreen
from game.client.table.board import Board
from game.presenters.occasions import GameOccasion
from game.presenters.practice import PracticePresenter
from game.rules.actions import Phase
from game.rules.seats import Seat
from game.storage.settings import Practice
from tests.client.drive import new_app, picture
from tests.other_seat import OTHERS, game_for

TABLES = ("danville", "wednesday-night", "hoyle-2001")


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def shown(board: Board) -> list[tuple[int, tuple[int, int], bytes]]:
    """What the board shows in the order in which it is drawn, whatever its keys."""
    items = sorted(board.motion.items().values(), key=lambda item: item.z)
    return [(item.z, item.at, pixels(item.surface)) for item in items]


def moments(app: App, learner: Seat, ruleset: str) -> Iterator[object]:
    """Two hands at a board of their own: in the middle of each move, and when it is over."""
    game = game_for(learner, "5", ruleset)
    presenter = PracticePresenter(app.services, game, lambda moment: board.play(moment, model(False)))

    def model(still: bool) -> object:
        return presenter.model(still=still)

    board = Board(app.stage.ui, presenter.model(still=True))
    while presenter.view.standing.deals < 2:
        if presenter.view.phase is Phase.HAND_OVER:
            presenter.act("next")
        elif presenter.session.waits_for_learner:
            presenter.attempt(Steady().choose(presenter.view))
        else:
            presenter.advance()
        board.tick(130)
        while board.motion.behind:
            board.canvas.show(board.motion.items())
        yield shown(board)
        board.motion.finish()
        board.change(presenter.model(still=True))
        board.motion.finish()
        yield shown(board)


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("ruleset", TABLES)
def test_a_table_and_its_moves_look_alike_wherever_the_learner_sits(ruleset: str, text: int) -> None:
    # each with an app of its own: what one has drawn already another need not draw a frame later
    tables = [moments(new_app(text=text), seat, ruleset) for seat in Seat]
    for number, (south, *others) in enumerate(zip(*tables, strict=True)):
        for seat, other in zip(OTHERS, others, strict=True):
            assert other == south, (seat, number)


def window(learner: Seat, *pressed: str) -> bytes:
    """A table where a card may not be played, when it was tried and some buttons were pressed."""
    app = new_app(reduced_motion=True)
    app.stage.go("home")
    game = game_for(learner, "4")
    session = game.session
    while not (session.view.my_turn and 1 < len(session.view.legal) < len(session.view.hand)):
        if not session.advance():
            session.submit(Steady().choose(session.view))
    screen = PracticeScreen(app.services, game, GameOccasion(Practice()))
    app.stage.push(screen)
    legal = {action.card for action in session.view.legal}
    screen.presenter.choose(next(card for card in session.view.hand if card not in legal))
    for key in pressed:
        screen.press(key)
    screen.rebuild()
    app.tick(5000)
    return pixels(picture(app))


@pytest.mark.parametrize("learner", OTHERS)
@pytest.mark.parametrize("pressed", [(), ("hint",), ("why turn",), ("last trick",), ("score",)])
def test_a_refused_card_and_every_page_look_alike_in_every_seat(learner: Seat, pressed: tuple[str]) -> None:
    assert window(learner, *pressed) == window(Seat.SOUTH, *pressed)


def ending(learner: Seat, ruleset: str, text: int) -> bytes:
    app = new_app(text=text)
    app.stage.go("home")
    session = game_for(learner, "6", ruleset, game_points=3, game_deals=None).session
    while not session.over:
        if session.state.phase is Phase.HAND_OVER:
            session.next_hand()
        elif not session.advance():
            session.submit(Steady().choose(session.view))
    app.stage.push(GameOverScreen(app.services, session, Practice()))
    return pixels(picture(app))


@pytest.mark.parametrize("learner", OTHERS)
@pytest.mark.parametrize(
    ("ruleset", "text"), [("danville", 100), ("wednesday-night", 100), ("danville", 150)]
)
def test_the_end_of_a_game_looks_alike_in_every_seat(learner: Seat, ruleset: str, text: int) -> None:
    assert ending(learner, ruleset, text) == ending(Seat.SOUTH, ruleset, text)
