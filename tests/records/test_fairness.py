"""The fingerprint of a seed, and deals that are checked against it."""

from __future__ import annotations

from hashlib import sha256

import pytest

from game.bots.levels import Steady
from game.records.fairness import checked, fingerprint
from game.records.followed_deals import Followed, follow_session
from game.rules.actions import Phase
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rulesets.shipped import list_rulesets
from game.session import Session


def game(ruleset: Ruleset, seed: str) -> tuple[Followed, ...]:
    session = Session(ruleset, Setup(seed), {seat: Steady() for seat in Seat})
    while not session.over:
        if session.state.phase is Phase.HAND_OVER:
            session.next_hand()
        else:
            session.advance()
    return tuple(follow_session(session))


def test_anybody_can_work_the_fingerprint_out() -> None:
    assert fingerprint("123456").replace(" ", "") == sha256(b"123456").hexdigest()[:16]


@pytest.mark.parametrize("ruleset", list_rulesets(), ids=lambda each: each.id)
def test_every_deal_of_a_game_is_that_of_its_seed(ruleset: Ruleset) -> None:
    deals = game(ruleset, "123456")
    assert checked("123456", deals).fair
    assert checked("123456", deals).deals == len(deals)
    assert len(checked("123457", deals).others) == len(deals)
