"""A record as another of its players sees it, and the hands in it that are reviewed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.records import followed_deals
from game.records.followed_deals import follow_last
from game.records.record_file import Recorded, follow_own, open_record, played_so_far
from game.records.reviewing import last_hand, reviewable
from game.rules.actions import Phase
from game.rules.record import Record, record_from_json, record_to_json
from game.rules.seats import Seat
from game.session import Session
from tests.records.games import a_hand, a_record
from tests.rules.egn_games import a_deal, a_game


@pytest.fixture
def own(put: Any) -> Recorded:
    return open_record(put(record_to_json(a_record(seed=5)), "game.json"))


@pytest.fixture
def foreign(put: Any) -> Recorded:
    """The same deal three times, and 4 to 7 before it."""
    game = a_game(a_deal(hands=True), a_deal(hands=True), a_deal(hands=True))
    game["metadata"]["initialScore"] = [4, 7]
    return open_record(put(game))


def test_seen_by_its_own_learner_a_record_is_as_it_was(own: Recorded) -> None:
    assert own.seen_from(Seat.SOUTH) is own


def test_another_player_sees_the_same_seats_and_cards(own: Recorded) -> None:
    other = own.seen_from(Seat.WEST)
    assert (other.learner, other.foreign, other.deals) == (Seat.WEST, True, own.deals)


def test_names_stay_with_their_seats(foreign: Recorded) -> None:
    other = foreign.seen_from(Seat.WEST)
    assert (other.names, other.score) == (foreign.names, foreign.score)


def test_the_learner_is_called_south_where_somebody_else_is_you(own: Recorded) -> None:
    assert own.seen_from(Seat.EAST).names == ("South", "Walt", "Nora", "Ezra")


def test_a_hand_is_reviewed_at_the_score_the_game_had_come_to(foreign: Recorded) -> None:
    paid = foreign.deals[0].last.award
    assert paid is not None
    scores = [reviewable(foreign, place).steps[0][0].standing for place in range(3)]
    assert [score.points for score in scores] == [
        (4 + done * paid.points[0], 7 + done * paid.points[1]) for done in range(3)
    ]
    assert [score.deals for score in scores] == [0, 1, 2]
    theirs = reviewable(foreign.seen_from(Seat.EAST), 2)
    assert theirs.seat is Seat.EAST
    assert theirs.steps[0][0].standing == scores[2]


def test_hands_of_our_own_are_reviewed_as_they_were_played(own: Recorded) -> None:
    for place, deal in enumerate(own.deals):
        hand = reviewable(own, place)
        assert [state for state, _action in hand.steps] == [step.before for step in deal.steps]
        assert hand.names is None


@pytest.mark.parametrize("most", [0, 3, 150, 171, 10_000])
def test_the_hands_of_a_session_are_a_record_of_our_own(most: int) -> None:
    record = a_record(seed=6, most=most)
    assert played_so_far(seated(record)) == follow_own("", record)


@pytest.mark.parametrize("seed", [6, 7])
def test_the_last_hand_of_a_session_is_the_last_of_its_record_at_every_step(seed: int) -> None:
    record = a_record(seed=seed, most=170)
    session = Session(record.ruleset, record.setup, {})
    assert follow_last(session) is None
    for action in record.actions:
        assert session.submit(action).legal
        whole = played_so_far(session)
        assert follow_last(session) == (whole.deals[-1] if whole.deals else None)
        if whole.deals:
            assert last_hand(session) == reviewable(whole, len(whole.deals) - 1)


def test_the_last_hand_of_a_session_that_begins_in_the_middle_of_one_is_found() -> None:
    record = a_record(seed=6, most=170)
    for begun in (3, 9, 40, 60):
        setup = replace(record.setup, actions=record.actions[:begun])
        session = Session(record.ruleset, setup, {})
        for action in record.actions[begun:]:
            assert session.submit(action).legal
        assert follow_last(session) == played_so_far(session).deals[-1]


def test_a_session_from_the_middle_of_a_hand_is_a_record_of_our_own() -> None:
    record = record_from_json(a_hand("0:pass 1:pass 2:pass 3:order"))
    setup = replace(record.setup, actions=record.actions[:9])
    whole = played_so_far(seated(Record(record.ruleset, setup, record.actions[9:])))
    assert [step.action for step in whole.deals[0].steps] == list(record.actions)
    assert whole.deals[0].first.phase is Phase.FIRST_ROUND


def test_what_was_allowed_at_the_table_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = seated(a_record(seed=6))
    monkeypatch.setattr(followed_deals, "judge", lambda *_anything: pytest.fail("judged again"))
    assert len(played_so_far(session).deals) == session.state.standing.deals


def seated(record: Record) -> Session:
    """A session in which all of a record was done."""
    session = Session(record.ruleset, record.setup, {})
    for action in record.actions:
        assert session.submit(action).legal
    return session
