"""The slip beside the mat says the one fact that the choice rests on, and advises nothing."""

from __future__ import annotations

from game.bots.levels import Steady, three_bots
from game.pages.slip_words import turn_slip
from game.rules.actions import Phase
from game.rules.state import Setup
from game.rules.trick import followers
from game.rules.view import SeatView
from game.rulesets.shipped import load_ruleset
from game.session import HOME_SEAT, Session
from game.words.markup import plain


def decisions(games: int = 6, ruleset: str = "danville") -> list[SeatView]:
    """What the learner sees at each decision of some first hands."""
    found: list[SeatView] = []
    for seed in range(games):
        session = Session(load_ruleset(ruleset), Setup(str(seed)), three_bots(HOME_SEAT))
        while session.state.phase is not Phase.HAND_OVER:
            if session.waits_for_learner:
                found.append(session.view)
                session.submit(Steady().choose(session.view))
            else:
                session.advance()
    return found


def test_who_does_not_deal_hears_who_gets_the_upcard() -> None:
    views = [view for view in decisions() if view.phase is Phase.FIRST_ROUND and view.dealer is not view.seat]
    assert views
    for view in views:
        assert " gets the " in turn_slip(view, None)


def test_the_dealer_hears_how_many_trumps_that_makes() -> None:
    views = [view for view in decisions(12) if view.phase is Phase.FIRST_ROUND and view.dealer is view.seat]
    assert views
    for view in views:
        assert "trump" in turn_slip(view, None)


def test_the_slip_of_a_play_says_what_was_led_and_whether_it_is_followed() -> None:
    views = [view for view in decisions() if view.phase is Phase.PLAY and view.led is not None]
    several = [view for view in views if len(view.hand) > 1]
    assert several
    for view in several:
        assert view.led is not None
        words = turn_slip(view, None)
        if followers(view.hand, view.led, view.trump):
            assert words.endswith("were led. Follow suit.") or len(view.legal) == len(view.hand)
        else:
            assert words.startswith("You have no ")


def test_a_slip_is_short_enough_for_two_lines() -> None:
    for view in decisions():
        assert len(plain(turn_slip(view, None))) <= 52
