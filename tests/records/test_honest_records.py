"""A game with slips as a record: kept whole, followed, told, and refused by the notation that cannot."""

from __future__ import annotations

import pytest

from game.bots.honest_company import HonestCompany
from game.bots.ladder import Level, SlipRate
from game.bots.levels import bot
from game.pages.replay_words import record_lines
from game.presenters.practice_games import begin
from game.records.exporting import export_saved
from game.records.followed_deals import NotAllowed, follow_record
from game.records.record_faults import RecordRefused
from game.records.record_file import played_so_far
from game.records.reviewing import reviewable
from game.rules.actions import Action
from game.rules.record import Record
from game.rules.seats import Seat
from game.rules.state import Setup
from game.session import Session
from game.storage.database import memory_store
from game.storage.settings import Practice
from game.tutor.review.weighing import decisions
from tests.tables import hand_setup, rules

HANDS = ("JC AD KD KS 9C", "AC 9D QD 9S AH", "TC TD JS TS KH", "QH QC AS QS TH")
RENEGED = "1:order 0:discard:9C 1:play:AC 2:play:TC 3:play:QS 0:play:JC 1:gather 0:director:3:renege"


def record(done: str, *, honest: bool) -> Record:
    ruleset = rules("butler")
    plain = hand_setup(*HANDS, dealer=Seat.SOUTH, upcard="9H", ruleset=ruleset)
    setup = Setup(plain.seed, plain.dealer, plain.deal, honest=honest)
    return Record(ruleset, setup, tuple(Action.parse(text) for text in done.split()))


def played(sheet: str) -> Session:
    """A whole game with a slip in each hand, kept in a store."""
    store = memory_store()
    game = begin(store, Practice(ruleset=sheet, slips=SlipRate.ONE, length="game"), lambda: "77")
    levels = dict.fromkeys(Seat, Level.STEADY)
    session = Session(
        game.session.ruleset, game.session.state.setup, {seat: bot(Level.STEADY, "x") for seat in Seat}
    )
    session.interrupter = HonestCompany(levels, SlipRate.ONE, "77")
    while not session.over:
        if not session.advance():
            session.next_hand()
    return session


def test_a_slip_is_followed_where_the_table_was_honest_and_refused_elsewhere() -> None:
    (deal,) = follow_record(record(RENEGED, honest=True))
    assert deal.over
    with pytest.raises(NotAllowed):
        follow_record(record(RENEGED, honest=False))


@pytest.mark.clause("BUT-21")
def test_the_lines_of_a_record_tell_the_slip_who_saw_it_and_its_cost() -> None:
    ruleset, session = rules("butler"), None
    made = record(RENEGED, honest=True)
    session = Session(ruleset, made.setup, {})
    for action in made.actions:
        session.commit(action)
    told = "\n".join(record_lines(played_so_far(session)))
    assert "Ezra reneged on trick 1" in told
    assert "You called it." in told


@pytest.mark.parametrize("sheet", ["hoyle-2001", "danville", "wednesday-night"])
def test_every_hand_of_an_honest_game_can_be_followed_told_and_reviewed(sheet: str) -> None:
    session = played(sheet)
    found = played_so_far(session)
    assert list(record_lines(found))
    for number in range(len(found.deals)):
        hand = reviewable(found, number)
        for decision in decisions(hand.steps, Seat.SOUTH):
            assert decision.action in decision.view.legal


def test_the_notation_says_that_it_cannot_record_a_slip(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setenv("LEFTBOWER_HOME", str(tmp_path))
    from game.storage.database import open_store

    made = record(RENEGED, honest=True)
    with open_store() as store:
        from game.bots.company import Company, company_to_json
        from game.rules.record import ruleset_to_json, setup_to_json

        players = company_to_json(Company())
        number = store.games.begin(ruleset_to_json(made.ruleset), setup_to_json(made.setup), players)
        for action in made.actions:
            store.games.append(number, str(action))
    with pytest.raises(RecordRefused, match="can't record a slip"):
        export_saved()
