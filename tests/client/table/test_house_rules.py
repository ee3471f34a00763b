"""Choices that only some tables offer: a card for a lone partner, a farmer's hand, no trump."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bots.levels import Steady, three_bots
from game.client.app import App
from game.client.screens.practice import PracticeScreen
from game.pages.calls import is_calling
from game.pages.table_page import deciding
from game.presenters.occasions import GameOccasion
from game.presenters.practice_games import PracticeGame
from game.rules.actions import Action, ActionKind, Phase
from game.rules.state import Setup
from game.rules.view import SeatView
from game.rulesets.shipped import load_ruleset
from game.session import HOME_SEAT, Session
from tests.client.drive import click_on, new_app, press
from tests.client.table.sitting import wait

Wanted = Callable[[SeatView], bool]


class Eager(Steady):
    """Plays soundly, but takes what is rarely offered wherever it may."""

    def choose(self, view: SeatView) -> Action:
        rarely = (ActionKind.EXCHANGE, ActionKind.REDEAL)
        alone = view.ruleset.switches.partners_best
        rare = [action for action in view.legal if action.kind in rarely or (alone and action.alone)]
        return rare[0] if rare else super().choose(view)


def table_at(wanted: Wanted, **switches: Any) -> tuple[App, PracticeScreen]:
    """A table with these house rules at the first decision of the learner that is wanted."""
    ruleset = load_ruleset("danville").with_switches(**switches)
    for number in range(1, 400):
        session = Session(ruleset, Setup(str(number)), {seat: Eager() for seat in three_bots(HOME_SEAT)})
        if _reach(session, wanted):
            app = new_app()
            app.stage.go("home")
            screen = PracticeScreen(app.services, PracticeGame(0, str(number), session), GameOccasion())
            app.stage.push(screen)
            wait(app)
            return app, screen
    raise AssertionError("no seed leads there")


def view_with(phase: Phase) -> SeatView:
    """What the learner sees when asked in that phase with nothing to choose."""
    session = Session(
        load_ruleset("danville").with_switches(farmers_hand="redeal"), Setup("1"), three_bots(HOME_SEAT)
    )
    while not (session.view.my_turn and session.state.phase is phase):
        session.advance()
    return session.view


def _reach(session: Session, wanted: Wanted) -> bool:
    eager = Eager()
    while session.state.phase not in (Phase.HAND_OVER, Phase.GAME_OVER):
        if not session.waits_for_learner:
            session.advance()
        elif wanted(session.view):
            return True
        else:
            session.submit(eager.choose(session.view))
    return False


def test_a_lone_players_partner_chooses_a_card_to_give() -> None:
    app, screen = table_at(lambda view: view.my_turn and view.phase is Phase.GIVE, partners_best=True)
    card = screen.board.state.hand[0]
    assert str(card) in screen.board.motion.goal.pieces
    press(app, "1", "return")
    assert screen.presenter.sheet.selected == card
    click_on(app, "put down")
    assert screen.table.view.given == card
    app.tick(100)


def test_a_lone_player_gets_a_card_and_puts_one_down() -> None:
    app, screen = table_at(
        lambda view: view.my_turn and view.phase is Phase.DISCARD and view.given is not None,
        partners_best=True,
    )
    assert len(screen.board.state.hand) == 6
    press(app, "6", "return")
    click_on(app, "put down")
    assert screen.table.view.lone_discard is not None


def test_a_farmers_hand_can_be_exchanged() -> None:
    app, screen = table_at(
        lambda view: any(action.kind is ActionKind.EXCHANGE for action in view.legal), farmers_hand="exchange"
    )
    click_on(app, "call 0:exchange")
    assert screen.table.view.farmer is screen.table.view.seat
    assert len(screen.table.view.hand) == 5


def test_nobody_is_asked_about_a_hand_that_is_no_farmers_hand() -> None:
    kept = view_with(Phase.FARMERS_HAND)
    assert not deciding(kept)
    assert not is_calling(kept)


def test_a_hand_without_trump_can_be_called_and_says_so() -> None:
    app, screen = table_at(lambda view: view.my_turn and view.phase is Phase.SECOND_ROUND, no_trump=True)
    click_on(app, "call 0:no-trump")
    assert screen.table.view.no_trump
    wait(app)
    assert "role-SOUTH" in screen.board.motion.goal.items
    assert "cube" not in screen.board.motion.goal.pieces


def test_the_accepted_turn_up_can_be_left_with_the_button() -> None:
    app, screen = table_at(lambda view: view.my_turn and view.phase is Phase.DISCARD, take_upcard="may")
    upcard = screen.table.view.upcard
    click_on(app, "leave")
    assert screen.table.view.upcard == upcard
    assert not screen.table.view.picked_up
    assert len(screen.table.view.hand) == 5
    app.tick(50)
    assert screen.board.motion.busy
    wait(app)
