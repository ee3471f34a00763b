"""Thinking for whoever can wait."""

from __future__ import annotations

from game.bots.at_once import AtOnce
from game.bots.ladder import Level
from game.bots.levels import bot
from game.rules.seats import Seat
from game.rules.view import SeatView, observe
from game.strategy.values import Effort, search
from tests.tables import hand_setup, reach

QUICK = Effort(chunk=4, most=8)


def following() -> SeatView:
    setup = hand_setup("AH 9H KS TC 9S", "KH", "QH", "TH", dealer=Seat.SOUTH, upcard="9C")
    actions = "1:pass 2:pass 3:pass 0:order 0:discard:9S 1:play:KH 2:play:QH 3:play:TH"
    return observe(reach(setup, actions), Seat.SOUTH)


def test_what_is_asked_is_found_when_somebody_looks_and_stays_the_same() -> None:
    asked = AtOnce().appraise(following(), QUICK)
    report = asked.poll()
    assert report.done
    assert report.values == search(following(), "", QUICK)
    assert asked.poll() is report


def test_a_bot_makes_the_choice_it_makes_anywhere() -> None:
    player = bot(Level.STEADY, "1")
    assert AtOnce().choose(player, following()).poll().choice == player.choose(following())
