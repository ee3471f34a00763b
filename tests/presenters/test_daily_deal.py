"""The deal of the day: the same for everyone, counted once, and told in a line."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from game.bots.company import Company
from game.bots.levels import Steady
from game.presenters.daily_deal import DailyDeal, deal_of, line_of, today
from game.presenters.practice_games import PracticeGame, begin, resume
from game.records.record_file import played_so_far
from game.records.reviewing import reviewable
from game.rules.actions import Phase
from game.rules.record import ruleset_to_json
from game.rules.view import observe
from game.storage.database import Store, open_store
from game.storage.errors import StorageError
from game.storage.settings import Practice
from game.strategy.values import Effort
from game.tutor.review import HandReview, review_hand
from tests.clock import Clock
from tests.tables import rules

DAY = date(2026, 11, 25)


def played(game: PracticeGame) -> HandReview:
    """The hand played soundly to its end, and reviewed roughly."""
    session, steady = game.session, Steady()
    while session.state.phase is not Phase.HAND_OVER:
        if not session.advance():
            session.submit(steady.choose(session.view))
    hand = reviewable(played_so_far(session), 0)
    return review_hand(hand.steps, hand.seat, Effort(8, 8, 1.0))


def test_everyone_gets_the_same_cards_and_the_others_play_alike(tmp_path: Path) -> None:
    actions = []
    for player in ("anna", "ben"):
        with open_store(tmp_path / player) as store:
            game = deal_of(store, DAY)
            played(game)
            actions.append(game.session.actions)
    assert actions[0] == actions[1]


def test_every_day_has_other_cards(store: Store) -> None:
    hands = set()
    for day in range(1, 29):
        game = deal_of(store, date(2026, 2, day))
        while game.session.state.phase in (Phase.DRAW, Phase.DEALING):
            game.session.advance()
        hands.add(observe(game.session.state, game.session.learner).hand)
    assert len(hands) == 28


def test_the_first_try_of_a_day_counts(store: Store, clock: Clock) -> None:
    first = DailyDeal(store, today(store))
    game = deal_of(store, first.day)
    first.weighed(game.session, played(game))
    assert line_of(store, first.day) == first.line
    again = DailyDeal(store, today(store))
    assert again.before == first.line
    again.weighed(game.session, played(deal_of(store, again.day)))
    assert len(store.drills.latest(9, "daily")) == 1
    assert again.source == ""
    clock.forward(days=1)
    assert DailyDeal(store, today(store)).before == ""


def test_the_line_tells_the_day_and_how_it_went_but_no_card(store: Store) -> None:
    deal = DailyDeal(store, DAY)
    game = deal_of(store, DAY)
    deal.weighed(game.session, played(game))
    assert deal.line.startswith("Left Bower, November 25, 2026: ")
    assert "My choices: " in deal.line
    assert not any(sign in deal.line for sign in "♠♥♦♣{}")


def test_a_game_left_unfinished_stays_as_it_is(store: Store) -> None:
    game = begin(store, Practice("danville", seed="7"))
    while not game.session.waits_for_learner:
        game.session.advance()
    game.session.submit(Steady().choose(game.session.view))
    deal = DailyDeal(store, DAY)
    session = deal_of(store, DAY).session
    deal.weighed(session, played(PracticeGame(0, "", session, Company())))
    current = store.games.current()
    assert current is not None
    assert resume(store, current).session.actions == game.session.actions


def test_what_cannot_be_kept_is_told_all_the_same_and_played_on_the_next_time(store: Store) -> None:
    deal, game = DailyDeal(store, DAY), deal_of(store, DAY)
    found = played(game)

    def full(drill_id: int) -> None:
        raise StorageError("The disk is full.")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(store.drills, "end", full)
        with pytest.raises(StorageError):
            deal.weighed(game.session, found)
    assert deal.line
    assert line_of(store, DAY) == ""
    again = DailyDeal(store, DAY)
    assert again.source == "daily"
    again.weighed(deal_of(store, DAY).session, found)
    assert line_of(store, DAY) == deal.line


def test_nothing_is_taken_back_in_the_deal_that_counts(store: Store) -> None:
    game = deal_of(store, DAY)
    played(game)
    assert not game.session.can_undo
    assert not game.session.undo()


def test_whoever_leaves_in_the_middle_goes_on_there(store: Store) -> None:
    game = deal_of(store, DAY)
    while not game.session.waits_for_learner:
        game.session.advance()
    game.session.submit(Steady().choose(game.session.view))
    again = deal_of(store, DAY)
    assert again.session.actions == game.session.actions
    assert DailyDeal(store, DAY).where(again.session) == "Picking up where you left off"


def test_a_day_whose_first_try_is_over_can_be_dealt_again(store: Store) -> None:
    first = deal_of(store, DAY)
    DailyDeal(store, DAY).weighed(first.session, played(first))
    again = deal_of(store, DAY)
    assert again.session.actions == ()
    played(again)
    assert len(store.drills.latest(9, "daily")) == 1


def test_entries_that_no_such_deal_wrote_begin_it_again(store: Store) -> None:
    plan = '{"day": "2026-11-25", "line": "", "entries": ["nonsense"]}'
    store.drills.begin("daily", ruleset_to_json(rules()), plan)
    assert deal_of(store, DAY).session.actions == ()
