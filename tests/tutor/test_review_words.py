"""The words of a review: of every decision at every table, in whole sentences without blame."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.levels import Level
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import State, Trick
from game.rules.view import observe
from game.strategy.values import Effort, Value, Values
from game.tutor.review import HandReview, Judged, Mark, judged, review_hand
from game.tutor.review.judgement import Hand
from game.tutor.review.words import (
    better_words,
    cost_words,
    decision_title,
    did_words,
    hand_title,
    headline,
    hint_words,
    level_line,
    luck_words,
    mark_words,
    sentence,
    short_cost,
    total_cost_words,
)
from game.words.markup import plain
from tests.rules.test_properties import some
from tests.tables import HOYLE, hand_setup, reach, rules
from tests.tutor.test_review import TABLES, at_random

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
GATHER = ActionKind.GATHER
NAMES = ("Anna", "Ben", "Cora", "Dirk")


def dealt(calls: str) -> State:
    """East has turned up the queen of hearts, South holds the right bower; these calls were made."""
    return reach(hand_setup("JH AH KH 9S TD", east="9C TC QC KC AC", dealer=E, upcard="QH"), calls)


def lead(behind: float) -> Judged:
    """South led the nine of spades and not the right bower, which was worth so much more."""
    view = observe(dealt("0:order 3:discard:9C"), S)
    first, second = Action.parse("0:play:JH"), Action.parse("0:play:9S")
    values = Values(100, (Value(first, 1.0, 0.1, 0.0, 0.0), Value(second, 1.0 - behind, 0.1, behind, 0.01)))
    return judged(7, view, second, values)


def ended(calls: str, tricks: int) -> Hand:
    """The last step of a hand in which South and North took so many tricks, however it came about."""
    state = dealt(calls)
    trump, *low = state.hands[S][0], *state.stock

    def trick(winner: Seat) -> Trick:
        others = [seat for seat in Seat if seat is not winner and seat not in state.sitting_out]
        return Trick(winner, ((winner, trump), *zip(others, low, strict=False)))

    *turned, last = [trick(W)] * (5 - tricks) + [trick(S)] * tricks
    won = (sum(each.leader is S for each in turned), sum(each.leader is W for each in turned))
    table = {"tricks": tuple(turned), "tricks_won": won, "trick": last, "hands": ((), (), (), ())}
    return ((state.changed(phase=Phase.GATHER, turn=last.leader, **table), Action(last.leader, GATHER)),)


@settings(parent=some, max_examples=20)
@given(table=st.sampled_from(TABLES), number=st.integers(0, 10_000), named=st.booleans())
def test_every_decision_at_every_table_is_told_in_whole_sentences(
    table: Ruleset, number: int, named: bool
) -> None:
    steps, names = at_random(table, f"words/{number}"), NAMES if named else None
    review = review_hand(steps, S, Effort(chunk=4, most=4))
    texts = [hand_title(steps, S, names), luck_words(review, names), total_cost_words(review)]
    for each in review.judged:
        assert decision_title(each)
        assert mark_words(each)
        assert did_words(each, names).endswith((".", ".”"))
        assert sentence(each, names).endswith((".", ".”"))
        texts += [did_words(each, names), better_words(each), sentence(each, names)]
    texts += headline(review, names) or ()
    for text in texts:
        assert not {"{", "}"} & set(plain(text)), text
        assert "None" not in text
        if named:
            assert not any(name in text for name in ("Walt", "Nora", "Ezra")), text


def test_the_headline_tells_what_the_costliest_decision_lost() -> None:
    found = headline(HandReview((lead(0.62), lead(0.1)), 1.0))
    assert found is not None
    assert plain(found[0]) == "Trick 1: the jack of hearts was worth 0.6 points more"
    assert headline(HandReview((lead(0.03),), 1.0)) is None


def called(better: str, action: str, equal: str = "") -> Judged:
    """South's call on the queen of hearts, half a point worse than another one, or than two."""
    view = observe(dealt(""), S)
    gaps = {better: 0.001, action: 0.5, **({equal: 0.0} if equal else {})}
    rest = {str(each): 0.9 for each in view.legal if str(each) not in gaps}
    found = [Value(Action.parse(each), -gap, 0.02, gap, 0.02) for each, gap in (gaps | rest).items()]
    values = Values(400, tuple(sorted(found, key=lambda value: value.behind)))
    return judged(3, view, Action.parse(action), values)


def test_a_call_that_only_should_have_been_made_with_the_partner_is_told_why() -> None:
    told = sentence(called("0:order", "0:order:alone"))
    assert told.startswith("“I order it up” was better. ")
    assert "tricks in your own hand" in told


def test_of_two_calls_that_were_as_good_both_are_named() -> None:
    told = sentence(called("0:pass", "0:order:alone", equal="0:order"))
    assert told.startswith("“I pass” was better, and so was “I order it up”. ")


def test_a_mistake_is_told_with_what_was_better() -> None:
    mistake = lead(0.6)
    assert mark_words(mistake) == "Mistake"
    assert short_cost(mistake.cost) == "−0.6 pt"
    assert plain(did_words(mistake)) == "You led the nine of spades."
    assert plain(better_words(mistake)) == "Better: the jack of hearts."
    assert plain(sentence(mistake)).startswith("The jack of hearts was better. ")


def test_what_is_as_good_is_called_so_and_nothing_was_better() -> None:
    equal = lead(0.03)
    assert mark_words(equal) == "Just as good"
    assert better_words(equal) == ""
    assert short_cost(equal.cost) == cost_words(equal.cost) == "no cost"


def test_the_best_choice_after_the_answer_was_read_is_not_called_found() -> None:
    best = replace(lead(0.0), mark=Mark.BEST, better=None)
    told = replace(best, hint=3)
    assert (mark_words(told), hint_words(told)) == ("As hinted", "Hint used: the answer")
    idea = replace(best, hint=2)
    assert (mark_words(idea), hint_words(idea)) == (mark_words(best), "Hint used: the idea")
    assert hint_words(best) == ""
    mistake = replace(lead(0.6), hint=3)
    assert mark_words(mistake) == "Mistake"
    assert HandReview((best, told, idea, mistake), 0.0).own == 3


def test_what_cannot_be_known_is_said_to_be_so() -> None:
    unknown = replace(lead(0.6), mark=Mark.UNKNOWN, better=None, values=None, cost=0.0)
    assert mark_words(unknown) == "Not judged"
    assert sentence(unknown) == "Not all the cards are known, so this can't be judged."


def test_what_was_weighed_without_a_result_is_not_put_down_to_the_cards() -> None:
    failed = replace(lead(0.6), mark=Mark.UNKNOWN, better=None, values=None, cost=0.0, failed=True)
    assert mark_words(failed) == "Not judged"
    assert sentence(failed) == "This decision couldn't be judged."
    discard = replace(failed, action=Action(S, ActionKind.DISCARD, Card.parse("9S")))
    assert plain(did_words(discard)) == "You discarded the nine of spades."


def test_the_last_card_is_no_choice() -> None:
    found = lead(0.0)
    last = replace(found, mark=Mark.ONLY, view=replace(found.view, hand=found.view.hand[:1]), better=None)
    assert sentence(last) == "It was your last card."


@pytest.mark.parametrize(
    ("calls", "tricks", "title"),
    [
        ("0:order", 4, "You called hearts: 4 tricks, 1 point"),
        ("0:order", 5, "You called hearts: 5 tricks, 2 points"),
        ("0:order", 2, "You called hearts and were euchred: 2 tricks, 2 points for the others"),
        ("0:pass 1:order", 1, "Walt called hearts: 4 tricks, 1 point"),
        ("0:pass 1:order", 3, "Walt called hearts and was euchred: 2 tricks, 2 points for the others"),
        ("0:order:alone", 5, "You called hearts alone: 5 tricks, 4 points"),
    ],
)
def test_the_title_of_a_hand_tells_who_made_what(calls: str, tricks: int, title: str) -> None:
    steps = ended(f"{calls} 3:discard:9C", tricks)
    assert hand_title(steps, S) == title
    assert hand_title(steps, S, NAMES) == title.replace("You", "Anna").replace("were", "was").replace(
        "Walt", "Ben"
    )


def test_the_title_says_when_nobody_made_trump() -> None:
    sheet = rules(HOYLE, stick_the_dealer=False)
    state = reach(
        hand_setup(dealer=E, upcard="QH", ruleset=sheet),
        "0:pass 1:pass 2:pass 3:pass 0:pass 1:pass 2:pass",
        sheet,
    )
    assert hand_title(((state, Action.parse("3:pass")),), S) == "Everyone passed"
    assert hand_title(((state, Action.parse("3:call:S")),), S) == "This hand wasn't finished"
    assert hand_title((), S) == "There's no record of this hand"


@given(points=st.integers(-4, 4), tenths=st.integers(0, 40))
def test_luck_is_told_with_the_number_that_adds_up(points: int, tenths: int) -> None:
    cost = tenths / 10
    found = HandReview((Judged(0, lead(0).view, lead(0).action, Mark.MISTAKE, cost),), float(points))
    text = luck_words(found)
    luck = round(abs(found.luck), 1)
    told = f"{luck:g} point" if luck == 1 else f"{luck:g} points"
    if found.luck > 0.05:
        assert f"added {told}." in text
    elif found.luck < -0.05:
        assert f"took {told} away." in text


def test_a_level_is_told_with_what_it_would_do() -> None:
    found = lead(0.6)
    assert plain(level_line(Level.SHARP, found.action, found.view)) == "Sharp: the nine of spades"
