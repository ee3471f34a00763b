"""An honest table by typed lines: stepping in, the director, and reading the ruling."""

from __future__ import annotations

import contextlib
from io import StringIO

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
