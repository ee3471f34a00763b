"""An honest table by typed lines: stepping in, the director, and reading the ruling."""

from __future__ import annotations

import contextlib
from io import StringIO

import pytest

from game.bots.company import Company
from game.presenters.practice_games import PracticeGame
from game.rules.actions import Action
from game.rules.seats import Seat
from game.rules.slips import SlipKind
from game.rules.state import Setup
from game.session import Session
from game.storage.database import memory_store
from game.text.console import Console, Left
from game.text.desk import TextDesk
from game.text.table import TableTalk
from tests.tables import hand_setup, rules
from tests.text.typists import Typist

HANDS = ("KC AD KD KS 9C", "AC 9D QD 9S AH", "TC TD JS TS KH", "QH QC AS QS TH")


def talk(lines: list[str], done: str) -> tuple[Session, str]:
    """The session and what was said, after those actions and these lines."""
    ruleset = rules("hoyle-2001", pack=24)
    plain = hand_setup(*HANDS, dealer=Seat.SOUTH, upcard="9H", ruleset=ruleset)
    session = Session(
        ruleset, Setup(plain.seed, plain.dealer, plain.deal, honest=True), Company().players(Seat.SOUTH)
    )
    for text in done.split():
        session.commit(Action.parse(text))
    out = StringIO()
    game = PracticeGame(0, "x", session, Company())
    with contextlib.suppress(Left):
        TableTalk(Console(Typist(lines), out), TextDesk(memory_store()), game).play()
    return session, out.getvalue()


LED = "1:order 0:discard:9C 1:play:AC 2:play:TC"


def test_a_card_out_of_suit_is_asked_about_and_played_all_the_same() -> None:
    session, said = talk(["KS", "2"], f"{LED} 3:play:QC")
    assert "Are you sure?" in said
    assert [slip.kind for slip in session.state.honest.slips] == [SlipKind.RENEGE]


def test_the_director_is_called_by_words_and_numbers() -> None:
    session, said = talk(["director", "ezra", "1", "1", "1"], f"{LED} 3:play:QS")
    assert "Talk it over" in said
    assert "A renege." in said
    assert session.state.honest.duties.exposed_of(Seat.EAST)


def test_the_others_wait_before_a_trick_is_gathered() -> None:
    _session, said = talk([], f"{LED} 3:play:QC 0:play:KC")
    assert "Press Enter to keep playing" in said


def kinds(session: Session) -> list[SlipKind]:
    """The slips of the hand that nobody has ruled on."""
    assert session.state.honest is not None
    return [slip.kind for slip in session.state.honest.slips]


@pytest.mark.clause("H01-34", "WED-32")
@pytest.mark.parametrize("typed", ["KS", "king of spades", "3"])
def test_a_card_that_is_shown_to_everyone_is_asked_for_and_not_played(typed: str) -> None:
    session, said = talk(["else", "Show a card", typed, "2"], f"{LED} 3:play:QC")
    assert "Which card? Everyone will see it." in said
    assert kinds(session)[:1] == [SlipKind.DROPPED]
    assert len(session.state.hands[Seat.SOUTH]) == 5


def test_one_can_think_better_of_showing_a_card() -> None:
    session, said = talk(["else", "Show a card", "Never mind", "KC"], f"{LED} 3:play:QC")
    assert kinds(session) == []
    assert "You play the king of clubs" in said


def test_the_table_waits_before_ones_own_trick_is_gathered() -> None:
    """South takes the trick with a trump although clubs were led and held."""
    session, said = talk(
        ["9H", "2", "else", "Take back my slip", "1"],
        "1:order 0:discard:9C 1:play:AC 2:play:TC 3:play:QC",
    )
    assert "Press Enter to keep playing" in said.split("9 of hearts")[-1]
    assert session.state.honest.rulings[0].slip is SlipKind.RENEGE
    assert session.state.honest.duties.exposed_of(Seat.SOUTH)


def test_the_learner_can_slip_while_dealing() -> None:
    ruleset = rules("hoyle-2001", pack=24)
    setup = Setup("deal", dealer=Seat.SOUTH, honest=True)
    session = Session(ruleset, setup, Company().players(Seat.SOUTH))
    out = StringIO()
    lines = Typist(["", "else", "Deal a packet of 1 card", "2"])
    with contextlib.suppress(Left):
        TableTalk(Console(lines, out), TextDesk(memory_store()), PracticeGame(0, "x", session)).play()
    assert "Press Enter to keep dealing" in out.getvalue()
    assert SlipKind.WRONG_NUMBER in kinds(session)


@pytest.mark.clause("H01-35")
def test_the_last_trick_is_turned_up_only_on_purpose() -> None:
    done = f"{LED} 3:play:QC 0:play:KC 1:gather"
    session, said = talk(["last", "1"], done)
    assert "You can't look at a gathered trick" in said or "stays face down" in said
    assert "Walt led" not in said
    assert kinds(session) == []
    session, said = talk(["last", "2", ""], done)
    assert kinds(session)[:1] == [SlipKind.LOOKED]
    assert "Walt led the ace of clubs." in said


def test_where_nothing_can_be_taken_back_the_truth_is_told() -> None:
    _session, said = talk(["KS", "2", "undo"], f"{LED} 3:play:QC")
    assert "You haven't made any decisions yet." not in said
    assert "a card or a call stays once it's made" in said


def test_enter_is_enough_where_there_is_one_answer() -> None:
    _session, said = talk(["director", "ezra", "1", "1", "", "KC"], f"{LED} 3:play:QS")
    assert "You play the king of clubs" in said.split("1 Play on")[-1]


def test_a_ruling_is_told_once() -> None:
    _session, said = talk(["director", "ezra", "1", "1"], f"{LED} 3:play:QS")
    assert said.count("A renege.") == 1
    assert said.count("instead of following suit") == 1
