"""Hints in three steps."""

from __future__ import annotations

import pytest

from game.rules.hand import actors
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.view import SeatView, observe
from game.strategy.rules_of_thumb.trump_leads import LEAD_TRUMP
from game.tutor.advise import advise
from game.words.markup import plain
from tests.strategy.test_decisions import PRINCIPLES
from tests.tables import DANVILLE, HOYLE, PACKS, hand_setup, random_states, reach, rules

LENIENT = {"take_upcard": "may", "defend_alone": True}
TABLES = [
    *(rules(name, pack=size, joker=joker) for name in (HOYLE, DANVILLE) for size, joker in PACKS),
    rules(HOYLE, joker=True, **LENIENT),
    rules(HOYLE, no_trump=True),
]


@pytest.mark.parametrize("ruleset", TABLES, ids=lambda it: f"{it.id}-{it.switches.pack}-{it.switches.joker}")
def test_advice_is_legal_and_said_in_three_whole_sentences(ruleset: Ruleset) -> None:
    for seed in range(25):
        for state in random_states(ruleset, f"advise/{seed}"):
            if Seat.SOUTH not in actors(state):
                continue
            view = observe(state, Seat.SOUTH)
            if view.phase in ("draw", "dealing", "gather", "hand-over"):
                continue
            given = advise(view)
            assert given.action in view.legal
            for text in given.steps:
                assert text
                assert not {"{", "}"} & set(plain(text)), text
                assert "None" not in text


@pytest.mark.parametrize("words", ["idea", "usual"])
def test_every_principle_that_decides_has_its_sentence(words: str) -> None:
    said = {getattr(principle, words) for principle in PRINCIPLES}
    assert len(said) == len(PRINCIPLES)
    assert all(sentence.endswith(".") for sentence in said)


def test_advice_names_its_rule_of_thumb_the_clauses_and_a_word() -> None:
    sheet = rules("butler")
    setup = hand_setup("JH AH AS QD QC", "9S TS", "9D TD", "9C TC", dealer=Seat.EAST, upcard="9H")
    leads = observe(reach(setup, "0:order 3:discard:9C", sheet), Seat.SOUTH)
    given = advise(leads)
    assert (given.rule, given.clauses, given.term) == (LEAD_TRUMP, ("BUT-26",), "shake-the-bush")
    assert given.idea.startswith("You called trump, so lead it")


def test_nobody_is_asked_about_trump_in_a_hand_without_it() -> None:
    sheet = rules(HOYLE, no_trump=True)
    setup = hand_setup("KS QS TS 9D QC", dealer=Seat.EAST, upcard="9H", ruleset=sheet)
    passes = " ".join(f"{seat}:pass" for seat in range(4))
    leads = observe(reach(setup, f"{passes} 0:no-trump", sheet), Seat.SOUTH)
    assert advise(leads).nudge.startswith("Which suit has most of your high cards?")
    assert "trump it later" not in advise(leads).idea
    setup = hand_setup("KS QS TS 9D QC", "AS", "9S", "JS", dealer=Seat.SOUTH, upcard="9H", ruleset=sheet)
    passes = " ".join(f"{seat}:pass" for seat in (1, 2, 3, 0))
    follows = reach(setup, f"{passes} 1:no-trump 1:play:AS 2:play:9S 3:play:JS", sheet)
    assert "trump" not in advise(observe(follows, Seat.SOUTH)).nudge


def test_a_dealer_who_sits_out_is_not_told_to_make_a_void() -> None:
    setup = hand_setup("AH KH AS KS 9C", dealer=Seat.SOUTH, upcard="9H")
    partner_alone = observe(reach(setup, "1:pass 2:order:alone"), Seat.SOUTH)
    given = advise(partner_alone)
    assert given.nudge == "Will you play any of these cards in this hand?"
    assert given.idea == "You're sitting this hand out, so any discard will do."
    both_play = observe(reach(setup, "1:pass 2:order"), Seat.SOUTH)
    assert advise(both_play).idea.startswith("Unless it's an ace, discard your only card")


def test_the_steps_go_from_a_question_to_the_answer() -> None:
    setup = hand_setup("JH JD AH KH 9S", dealer=Seat.NORTH, upcard="QH")
    nudge, _idea, answer = advise(observe(reach(setup, "3:pass"), Seat.SOUTH)).steps
    assert nudge == "Your partner, Nora, would get the upcard. How many tricks do you see?"
    assert answer == "Say “I assist, I play alone.”"


@pytest.mark.parametrize(
    ("seat", "said"),
    [(Seat.EAST, "You'd get"), (Seat.WEST, "Your partner"), (Seat.NORTH, "Your opponent")],
)
def test_the_first_question_is_asked_from_the_seat_that_asks(seat: Seat, said: str) -> None:
    calls = {Seat.WEST: "", Seat.NORTH: "1:pass", Seat.EAST: "1:pass 2:pass"}[seat]
    setup = hand_setup("JH JD AH KH 9S", dealer=Seat.EAST, upcard="QH")
    passed = f"0:pass {calls}" if calls else "0:pass"
    assert advise(observe(reach(setup, passed), seat)).nudge.startswith(said)


def discarding(hand: str) -> SeatView:
    setup = hand_setup(hand, dealer=Seat.SOUTH, upcard="TC")
    return observe(reach(setup, "1:order", rules(DANVILLE)), Seat.SOUTH)


def test_only_where_a_lone_low_card_goes_is_one_nudged_to_empty_a_suit() -> None:
    empties = discarding("KH TS AD KC JC")
    keeps = discarding("KH TH AD KC JC")
    assert "get rid of" in advise(empties).steps[0]
    assert "win a trick" in advise(keeps).steps[0]


def test_a_hand_that_may_only_pass_is_asked_about_its_calls_and_not_about_tricks() -> None:
    setup = hand_setup("AS TS KD KC QC", "9S QS", "9D TD", "9C TC", dealer=Seat.WEST, upcard="JH")
    view = observe(reach(setup, "2:pass 3:pass", rules(DANVILLE)), Seat.SOUTH)
    assert [str(action) for action in view.legal] == ["0:pass"]
    assert advise(view).nudge == "Which calls can you make under this table's rules?"
