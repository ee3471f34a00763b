"""Records at the table in telling states, for pictures without a display."""

from __future__ import annotations

from game.bots.ladder import Level
from game.bots.levels import Bot, bot, three_bots
from game.client.screens.replay import ReplayScreen
from game.client.screens.services import Services
from game.presenters.quiet_review import game_title
from game.records.record_file import Recorded, follow_own
from game.rules.actions import Phase
from game.rules.record import Record
from game.rules.seats import Seat
from game.rules.state import Setup
from game.session import HOME_SEAT, Session


def bots_game(services: Services, seed: str, hands: int, learner: Bot) -> Recorded:
    """The first hands of a game that bots play, `learner` in the learner's place."""
    ruleset, setup = services.rulesets()[0], Setup(seed)
    session = Session(ruleset, setup, three_bots(HOME_SEAT))
    while session.state.standing.deals < hands:
        if session.waits_for_learner and session.state.phase is not Phase.HAND_OVER:
            session.submit(learner.choose(session.view))
        elif session.waits_for_learner:
            session.next_hand()
        else:
            session.advance()
    return follow_own("", Record(ruleset, setup, session.actions))


def _staged(services: Services) -> ReplayScreen:
    record = bots_game(services, "3", 3, bot(Level.STEADY))
    return ReplayScreen(services, record, game_title(3))


def shot(services: Services, seed: str) -> ReplayScreen:
    """A record at its beginning."""
    return _staged(services)


def shot_trick(services: Services, seed: str) -> ReplayScreen:
    """In the middle of the second deal."""
    screen = _staged(services)
    screen.replay.deal = 1
    screen.replay.done = len(screen.replay.followed.steps) - 9
    return screen


def shot_one(services: Services, seed: str) -> ReplayScreen:
    """One player's cards alone."""
    screen = shot_trick(services, seed)
    screen.replay.eyes = Seat.WEST
    return screen
