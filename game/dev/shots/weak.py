"""A learner who misplays in one way, for pictures of what costs most."""

from __future__ import annotations

from functools import cache

from game.bots import slips
from game.bots.company import Company, company_to_json
from game.bots.levels import Steady
from game.client.screens.card_luck import LuckScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.screens.weakness import open_mistakes, open_progress
from game.dev.shots.tables import with_counters
from game.presenters.practice_games import begin
from game.records.followed_deals import follow_last
from game.records.weighed_decisions import Place, keep_decisions
from game.rules.actions import Phase
from game.rules.record import ruleset_to_json, setup_to_json
from game.rules.seats import Seat
from game.rules.state import Setup
from game.session import HOME_SEAT, Session
from game.storage.database import Store
from game.storage.settings import Practice
from game.strategy.decisions import decide
from game.strategy.values import Effort
from game.taking_part import Journal
from game.tutor.review import Hand, HandReview, review_hand

_QUICK = Effort(chunk=20, most=60, error=0.08)
_HANDS = 14


def fill(store: Store) -> None:
    """Games of a hand by somebody who makes trump and does not lead it, kept and reviewed."""
    for number in range(_HANDS):
        setup, players = Setup(f"weak {number}"), company_to_json(Company(), HOME_SEAT)
        game = store.games.begin(ruleset_to_json(with_counters()), setup_to_json(setup), players)
        steps = _steps(setup, store.games.journal(game))
        found = _review(number)
        store.reviews.keep(game, 0, found.cost, 1.0, 7, found.mistakes)
        keep_decisions(store, steps, found, HOME_SEAT, Place("game", game, 0))
        store.games.finish(game)


def _steps(setup: Setup, journal: Journal | None = None) -> Hand:
    """The hand as it was played, noted in a journal where there is one."""
    session = Session(with_counters(), setup, _players(), journal)
    while session.state.phase is not Phase.HAND_OVER:
        if not session.advance():
            view = session.view
            wrong = slips.hoards_trumps(view, decide(view))
            session.submit(wrong or decide(view).action)
    deal = follow_last(session)
    assert deal is not None
    return tuple((step.before, step.action) for step in deal.steps)


@cache
def _review(number: int) -> HandReview:
    """The review of one of the hands: made once for all pictures."""
    return review_hand(_steps(Setup(f"weak {number}")), HOME_SEAT, _QUICK)


def _players() -> dict[Seat, Steady]:
    return {seat: Steady() for seat in Seat if seat is not HOME_SEAT}


def weakness(services: Services, seed: str) -> Screen:
    """What costs most."""
    fill(services.store)
    return open_progress(services)


def card_luck(services: Services, seed: str) -> Screen:
    """How the cards fell over a few games, and luck over time."""
    for number in range(6):
        game = begin(services.store, Practice(length="game", seed=f"luck {number}"))
        while not game.session.over:
            if game.session.state.phase is Phase.HAND_OVER:
                game.session.next_hand()
            elif not game.session.advance():
                game.session.submit(Steady().choose(game.session.view))
    for deal in range(44):
        luck = (deal * 7 % 11 - 5) / 3 - (deal % 20 > 9)
        services.store.reviews.keep(1, deal, 0.2, luck, 7, 0)
    screen = LuckScreen(services)
    screen.luck.counted()
    return screen


def mistakes(services: Services, seed: str) -> Screen:
    """All mistakes."""
    fill(services.store)
    return open_mistakes(services)
