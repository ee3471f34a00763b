"""The rules of thumb: when each one speaks, when it does not, and that it looks at nobody's cards."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.rules.actions import BY_THE_TABLE, Action
from game.rules.cards import pack
from game.rules.hand import actors, apply, legal
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import State
from game.rules.view import observe
from game.strategy.decisions import LEADS, ORDER, Decision, decide
from game.strategy.rules_of_thumb.calls import ONLY_CHOICE
from tests.strategy.test_remedies import BY_REMEDY
from tests.tables import DANVILLE, HOYLE, PACKS, hand_setup, random_states, reach, redealt, rules

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
ORDERED = "0:order 3:discard:"  # South orders Ezra up, Ezra puts a card down
PRINCIPLES = (ONLY_CHOICE, *dict.fromkeys(each for order in (*ORDER.values(), LEADS) for each in order))
"""Every principle that decides."""


@dataclass(frozen=True)
class Case:
    """South's decision in one situation: the rule of thumb and what it does."""

    principle: str
    does: str
    hand: str
    dealer: Seat
    upcard: str
    actions: str = ""
    others: tuple[str, str, str] = ("", "", "")  # west, north, east
    ruleset: Ruleset | None = None


def decided(case: Case) -> Decision:
    ruleset = case.ruleset or rules()
    west, north, east = case.others
    setup = hand_setup(case.hand, west, north, east, dealer=case.dealer, upcard=case.upcard, ruleset=ruleset)
    state = reach(setup, case.actions, ruleset)
    assert actors(state) == (S,)
    return decide(observe(state, S))


WEAK = "9S TC 9D TD QC"
DEALER = "1:pass 2:pass 3:pass"
ROUND_ONE = "0:pass 1:pass 2:pass 3:pass"  # Ezra deals, so that South speaks first
PARTNER_DEALS = "3:pass"
PARTNER_DOWN = "3:pass 0:pass 1:pass 2:pass 3:pass"  # Nora turned it down
STUCK = "1:pass 2:pass 3:pass 0:pass 1:pass 2:pass 3:pass"
WALT_MADE = "0:pass 1:order 3:discard:9C"
NO_TRUMP = rules(no_trump=True)
FARMERS = rules(farmers_hand="exchange")
CALLING = [
    Case("strong-hand", "0:order", "KH QH AS AD 9C", S, "9H", DEALER),
    Case("pass-weak-hand", "0:pass", WEAK, S, "9H", DEALER),
    Case("help-partner", "0:order", "KH QH AS 9C TD", N, "AH", PARTNER_DEALS),
    Case("pass-weak-hand", "0:pass", "KH QH AS 9C TD", E, "AH"),
    Case("not-into-their-hand", "0:pass", "AH KH QH AS 9C", E, "JH"),
    Case("help-partner", "0:order", "AH KH QH AS 9C", N, "JH", PARTNER_DEALS),
    Case("make-it-next", "0:call:D", "JD JH 9S TC 9C", E, "9H", ROUND_ONE),
    Case("strong-hand", "0:call:D", "JD JH 9S TC 9C", N, "9H", PARTNER_DOWN),
    Case("cross-for-partner", "0:call:S", "JS AS KS 9D TD", N, "9H", PARTNER_DOWN),
    Case("strong-hand", "0:call:S", "JS AS KS 9D TD", E, "9H", ROUND_ONE),
    Case("go-alone", "0:order:alone", "JH JD AH KH AS", S, "9H", DEALER),
    Case("best-of-a-bad-lot", "0:call:C", WEAK, S, "9H", STUCK, ruleset=rules(DANVILLE)),
    Case("pass-weak-hand", "0:pass", WEAK, S, "9H", STUCK),
    Case("high-everywhere", "0:no-trump", "AS KS AH AD KC", E, "9H", ROUND_ONE, ruleset=NO_TRUMP),
    Case("strong-hand", "0:call:S", "JS AS KS KD QC", E, "9H", ROUND_ONE, ruleset=NO_TRUMP),
    Case("beat-the-hand", "0:exchange", "9S 9D 9C TD QC", E, "KH", ruleset=FARMERS),
    Case("keep-good-hand", "0:keep", "9S 9D 9C JS JC", E, "KH", ruleset=FARMERS),
    Case("pass-weak-hand", "0:pass", "KH QH AS 9C TD", N, "AH", PARTNER_DEALS,
         ruleset=rules(canadian_loner=True)),
    Case("most-cards-unseen", "0:name:S", "", S, "XX", ruleset=rules(joker=True)),
    Case("defend-together", "0:defend", WEAK, E, "9H", "0:pass 1:pass 2:pass 3:order:alone 3:discard:AS",
         ("", "", "AS KS"), rules(defend_alone=True)),
]  # fmt: skip
DISCARDING = [
    Case(
        "give-highest",
        "0:give:JD",
        "AH JD AS KS 9C",
        E,
        "9H",
        "0:pass 1:pass 2:order:alone 3:discard:TS",
        ("", "", "TS"),
        rules(partners_best=True),
    ),
    Case(
        "give-highest",
        "0:give:AS",
        "9S AS KS 9D KC",
        E,
        "9H",
        "0:pass 1:pass 2:order:alone 3:discard:TS",
        ("", "", "TS"),
        rules(partners_best=True),
    ),
    Case("make-a-void", "0:discard:9C", "AH KH AS KS 9C", S, "9H", DEALER + " 0:order"),
    Case("nothing-at-stake", "0:discard:9C", "AH KH AS KS 9C", S, "9H", "1:pass 2:order:alone"),
    Case("put-down-lowest", "0:discard:9S", "AH 9S TS AC KC", S, "9H", DEALER + " 0:order"),
]
SAFE = ("9S TS", "9D TD", "9C TC")
LEADING = [
    Case("lead-trump", "0:play:JH", "JH AH AS QD QC", E, "9H", ORDERED + "9C", SAFE),
    Case("lead-ace", "0:play:AS", "AH AS QS QD QC", E, "9H", ORDERED + "9C", SAFE),
    Case("lead-bower-to-partner", "0:play:JD", "JD AS 9D QC KC", E, "9H",
         "0:pass 1:pass 2:order 3:discard:9C", ("9S TS", "TD", "9C TC")),
    Case("lead-ace", "0:play:AS", "JD AS 9D QC KC", E, "9H", WALT_MADE,
         ("9S TS", "TD", "9C TC")),
    Case("lead-short", "0:play:QD", "TH QD QC KC QS", E, "9H", WALT_MADE, SAFE),
    Case("lead-best-left", "0:play:KD", "KD QC KC KS QS", E, "9H", WALT_MADE, SAFE),
    Case("lead-long", "0:play:KS", "KS QS TS 9D QC", E, "9H", ROUND_ONE + " 0:no-trump",
         ruleset=NO_TRUMP),
    Case("lead-ace", "0:play:AD", "KS QS TS AD QC", E, "9H", ROUND_ONE + " 0:no-trump",
         ruleset=NO_TRUMP),
    Case("lead-low", "0:play:TH", "AH KH QH TH JD", E, "9H", WALT_MADE, SAFE),
]  # fmt: skip
W_DEALS = "2:pass 3:pass 0:pass 1:order 1:discard:9S"  # Walt makes hearts; Nora leads
EZRA_LEADS_ON = (
    "0:pass 1:pass 2:order 3:discard:9S 0:play:TD 1:play:KD 2:play:9D 3:play:AD 3:gather 3:play:TC"
)
NORA_LEADS_ON = (
    "2:pass 3:pass 0:pass 1:order 1:discard:JS 2:play:KD 3:play:9D 0:play:JD 1:play:9S 1:gather "
    "1:play:KC 2:play:QC 3:play:TC 0:play:AC 0:gather 0:play:TH 1:play:QH 2:play:AH 3:play:KH 2:gather "
    "2:play:AD 3:play:QD"
)  # Walt has shown to be out of diamonds and still holds the ten of spades that he took up
FOLLOWING = [
    Case("only-choice", "0:play:9C", "9C AH KD QD TD", W, "9H", W_DEALS + " 2:play:AC 3:play:TC",
         ("9S", "AC", "TC")),
    Case("save-partners-trick", "0:play:9C", "9C KC AH QD TD", W, "9H", W_DEALS + " 2:play:AC 3:play:TC",
         ("9S", "AC", "TC")),
    Case("trump-before-them", "0:play:KS", "JD AC TH KS JH", W, "TS", NORA_LEADS_ON,
         ("9S KC QH JS QS", "KD QC AH AD 9C", "9D TC KH QD AS")),
    Case("win-cheaply", "0:play:KC", "9C KC AH QD TD", W, "9H", W_DEALS + " 2:play:TC 3:play:QC",
         ("9S", "TC", "QC")),
    Case("win-cheaply", "0:play:AC", "9C AC AH QD TD", W, "9H", W_DEALS + " 2:play:KC 3:play:TC",
         ("9S", "KC", "TC")),
    Case("win-high", "0:play:KC", "QC KC AH QD TD", E, "9H", EZRA_LEADS_ON, ("KD", "9D", "9S AD TC")),
    Case("throw-lowest", "0:play:9C", "9C QC AH QD TD", W, "9H", W_DEALS + " 2:play:TC 3:play:AC",
         ("9S", "TC", "AC")),
    Case("win-cheaply", "0:play:AH", "JH AH QD TD KS", W, "9H", W_DEALS + " 2:play:KH 3:play:QH",
         ("9S", "KH", "QH")),  # partner's trick, but both cards of the suit take it
    Case("win-cheaply", "0:play:TH", "TH AH QD TD KS", W, "9H", W_DEALS + " 2:play:TC 3:play:AC",
         ("9S", "TC", "AC")),
]  # fmt: skip
CASES = CALLING + DISCARDING + LEADING + FOLLOWING


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.principle}-{case.does}")
def test_a_rule_of_thumb_speaks_in_its_situation_and_not_in_its_neighbour(case: Case) -> None:
    decision = decided(case)
    assert (decision.principle.id, str(decision.action)) == (case.principle, case.does)


def test_every_rule_of_thumb_has_a_situation() -> None:
    assert {case.principle for case in CASES} | BY_REMEDY == {principle.id for principle in PRINCIPLES}


def test_an_ace_waits_behind_another_once_an_opponent_has_shown_out_of_its_suit() -> None:
    for west, plays, led in (
        ("AH KH TH 9D TD", "1:play:9D", "0:play:AD"),  # Walt has no spades
        ("AH KH TH 9D 9S", "1:play:9S", "0:play:AS"),  # he follows: the ace of the shorter suit
    ):
        setup = hand_setup("KS AS AD KD QH", west, "JS TC QC KC JC", "TS QS QD AC 9C", dealer=E, upcard="9H")
        played = f"{WALT_MADE} 0:play:KS {plays} 2:play:JS 3:play:TS 0:gather"
        decision = decide(observe(reach(setup, played), S))
        assert (decision.principle.id, str(decision.action)) == ("lead-ace", led)


def test_a_maker_stops_drawing_trump_when_both_opponents_have_shown_out() -> None:
    setup = hand_setup(
        "JH AH KH AS 9D", "9S TS KS QS 9C", "QH TC QC KC AC", "TD QD KD AD JC", dealer=E, upcard="9H"
    )
    first = reach(setup, "0:order 3:discard:JC")
    assert decide(observe(first, S)).principle.id == "lead-trump"
    later = reach(setup, "0:order 3:discard:JC 0:play:JH 1:play:9S 2:play:QH 3:play:9H 0:gather")
    assert decide(observe(later, S)).principle.id == "lead-trump"  # Ezra followed
    spent, _ = apply(later, Action.parse("0:play:AH"))
    for text in ("1:play:TS", "2:play:TC", "3:play:TD", "0:gather"):
        spent, _ = apply(spent, Action.parse(text))
    assert decide(observe(spent, S)).principle.id != "lead-trump"


def tables() -> list[Ruleset]:
    sheets = [rules(name, pack=size, joker=joker) for name in (HOYLE, DANVILLE) for size, joker in PACKS]
    lenient = rules(joker=True, take_upcard="may", bury_upcard=True, defend_alone=True)
    return [*sheets, lenient, rules(no_trump=True, canadian_loner=True, farmers_hand="exchange")]


def deciding(state: State) -> Seat | None:
    """The seat that has a decision to make, if any."""
    if not actors(state):
        return None
    (seat,) = actors(state)
    return None if legal(state, seat)[0].kind in BY_THE_TABLE else seat


@pytest.mark.parametrize(
    "ruleset", tables(), ids=lambda it: f"{it.id}-{it.switches.pack}-{it.switches.joker}"
)
def test_what_is_decided_is_legal_wherever_the_game_has_come_to(ruleset: Ruleset) -> None:
    for seed in range(20):
        for state in random_states(ruleset, f"legal/{seed}"):
            seat = deciding(state)
            if seat is not None:
                assert decide(observe(state, seat)).action in legal(state, seat)


@pytest.mark.parametrize(
    "ruleset", tables(), ids=lambda it: f"{it.id}-{it.switches.pack}-{it.switches.joker}"
)
def test_dealing_the_hidden_cards_otherwise_changes_no_decision(ruleset: Ruleset) -> None:
    whole = set(pack(ruleset.switches.pack, ruleset.switches.joker))
    for seed in range(12):
        for state in random_states(ruleset, f"honest/{seed}"):
            seat = deciding(state)
            if seat is None:
                continue
            other = redealt(state, seat, f"again/{seed}")
            assert {card for hand in other.hands for card in hand} <= whole
            assert observe(other, seat) == observe(state, seat)
            assert decide(observe(other, seat)) == decide(observe(state, seat))
