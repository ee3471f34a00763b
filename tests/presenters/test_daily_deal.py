"""The deal of the day: the same for everyone, counted once, and told in a line."""

from __future__ import annotations

from datetime import date

from game.bots.levels import Steady
from game.presenters.daily_deal import DailyDeal, deal_of, line_of, today
from game.presenters.practice_games import PracticeGame
from game.records.record_file import played_so_far
from game.records.reviewing import reviewable
from game.rules.actions import Phase
from game.rules.view import observe
from game.storage.database import Store
from game.strategy.values import Effort
from game.tutor.review import HandReview, review_hand
from tests.clock import Clock

DAY = date(2026, 11, 25)


def played(game: PracticeGame) -> HandReview:
    """The hand played soundly to its end, and reviewed roughly."""
    session, steady = game.session, Steady()
    while session.state.phase is not Phase.HAND_OVER:
        if not session.advance():
            session.submit(steady.choose(session.view))
    hand = reviewable(played_so_far(session), 0)
    return review_hand(hand.steps, hand.seat, Effort(8, 8, 1.0))


def test_everyone_gets_the_same_cards_and_the_others_play_alike() -> None:
    games = [deal_of(DAY) for _player in range(2)]
    for game in games:
        played(game)
    assert games[0].session.actions == games[1].session.actions


def test_every_day_has_other_cards() -> None:
    hands = set()
    for day in range(1, 29):
        game = deal_of(date(2026, 2, day))
        while game.session.state.phase in (Phase.DRAW, Phase.DEALING):
            game.session.advance()
        hands.add(observe(game.session.state, game.session.learner).hand)
    assert len(hands) == 28


def test_the_first_try_of_a_day_counts(store: Store, clock: Clock) -> None:
    first = DailyDeal(store, today(store))
    game = deal_of(first.day)
    first.weighed(game.session, played(game))
    assert line_of(store, first.day) == first.line
    again = DailyDeal(store, today(store))
    assert again.before == first.line
    again.weighed(game.session, played(game))
    assert len(store.drills.latest(9, "daily")) == 1
    clock.forward(days=1)
    assert DailyDeal(store, today(store)).before == ""


def test_the_line_tells_the_day_and_how_it_went_but_no_card(store: Store) -> None:
    deal = DailyDeal(store, DAY)
    game = deal_of(DAY)
    deal.weighed(game.session, played(game))
    assert deal.line.startswith("Left Bower, November 25, 2026: ")
    assert "My choices: " in deal.line
    assert not any(sign in deal.line for sign in "♠♥♦♣{}")


def test_a_game_left_unfinished_stays_as_it_is(store: Store) -> None:
    number = store.games.begin("{}", "{}", "[]")
    played(deal_of(DAY))
    current = store.games.current()
    assert current is not None
    assert current.id == number


def test_nothing_is_taken_back_in_the_deal_that_counts() -> None:
    game = deal_of(DAY)
    played(game)
    assert not game.session.can_undo
    assert not game.session.undo()
