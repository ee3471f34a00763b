"""The reason for an action: what a rule of thumb says, why one does not hold, or what the values show."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.actions import BY_THE_TABLE, Action, Phase
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import SeatView, observe
from game.strategy.decisions import decide
from game.strategy.rules_of_thumb.counting import COUNT_TRICKS
from game.strategy.rules_of_thumb.follows import PARTNERS_ACE
from game.strategy.rules_of_thumb.principle import Found
from game.strategy.rules_of_thumb.principle_checks import STATED
from game.strategy.values import Value, Values
from game.tutor.reasons_why import reason_why, set_aside
from game.words.markup import plain
from tests.rules.situations import Situation
from tests.shipped import course
from tests.strategy.solver_proof import any_table
from tests.strategy.test_decisions import PRINCIPLES
from tests.strategy.test_rules_of_thumb import SITUATIONS, heard
from tests.strategy.test_worlds import some_moment
from tests.tables import hand_setup, reach, rules

S, W, N, E = Seat


def at(hand: str, dealer: Seat, upcard: str, done: str, ruleset: Ruleset | None = None) -> SeatView:
    """South's view, the others holding whatever is left."""
    state = reach(hand_setup(hand, dealer=dealer, upcard=upcard, ruleset=ruleset), done, ruleset)
    assert state.turn is S
    return observe(state, S)


def ace_led() -> SeatView:
    """Nora leads the ace of clubs, Walt's hearts are trump, and South has no club."""
    setup = hand_setup("AH QD TD 9D QS", "9S", "AC", "TC", dealer=W, upcard="9H", ruleset=rules("butler"))
    done = "2:pass 3:pass 0:pass 1:order 1:discard:9S 2:play:AC 3:play:TC"
    return observe(reach(setup, done, rules("butler")), S)


def valued(view: SeatView, behind: dict[str, float], error: float = 0.02) -> Values:
    """Values in which each action is so far behind the best; those not named by a whole point."""
    found = [
        Value(action, -gap, error, gap, error if gap else 0.0)
        for action in view.legal
        for gap in [behind.get(str(action), 1.0)]
    ]
    return Values(400, tuple(sorted(found, key=lambda value: value.behind)))


def test_the_rule_of_thumb_that_holds_is_the_reason() -> None:
    view = ace_led()
    why = reason_why(view, decide(view).action)
    assert why.sentence == "Don't trump your partner's ace. Save your trump."
    assert (why.rule, why.against, why.clauses) == (PARTNERS_ACE, None, ("BUT-25",))


def test_another_card_that_follows_the_rule_has_the_same_reason() -> None:
    view = ace_led()
    assert reason_why(view, Action.parse("0:play:9D")) == reason_why(view, decide(view).action)


ALONE_OR_NOT = [
    (  # three tricks in the hand, then two
        "JH JD AH KS 9C",
        "Your hand should take three tricks by itself, and taking all five alone is worth more.",
        "Go alone if you count three tricks in your own hand. Here ",
    ),
    (
        "JH KH QH 9S 9C",
        "You can't count three tricks in your own hand, so keep your partner in.",
        "Keep your partner unless you count three tricks in your own hand. Here ",
    ),
]


@pytest.mark.parametrize(("hand", "reason", "usual"), ALONE_OR_NOT)
def test_where_only_alone_or_not_is_asked_the_reason_speaks_of_that(
    hand: str, reason: str, usual: str
) -> None:
    view = at(hand, S, "TH", "1:pass 2:pass 3:pass")
    sound = decide(view).action
    other = replace(sound, alone=not sound.alone)
    view = replace(view, legal=(sound, other))
    assert reason_why(view, sound).sentence == reason
    said = reason_why(view, other, valued(view, {str(sound): 0.0, str(other): 0.3})).sentence
    assert said.startswith(usual)
    assert "is worth about 0.3 points less than " in said


def test_where_a_rule_does_not_hold_the_reason_says_which_and_why() -> None:
    view = at("AH KH QH AS 9C", E, "JH", "")
    why = reason_why(view, Action.parse("0:pass"))
    said = "You have enough tricks to call, but the upcard would go to your opponents. Over thousands "
    assert why.sentence == f"{said}of deals, passing with a hand like this did better."
    assert (why.rule, why.against, why.clauses) == (None, COUNT_TRICKS, ("HOY-25",))


def test_a_rule_is_set_aside_by_the_values_with_what_it_would_cost() -> None:
    view = ace_led()
    values = valued(view, {"0:play:AH": 0.0, "0:play:QS": 0.4})
    why = reason_why(view, Action.parse("0:play:AH"), values)
    assert plain(why.sentence) == (
        "Don't take a trick that your partner is winning. Not here: the ace of hearts is worth about "
        "0.4 points more than the queen of spades."
    )
    assert (why.rule, why.against, why.clauses) == (None, PARTNERS_ACE, ("BUT-25",))


def test_where_what_was_done_keeps_to_the_rule_as_well_its_worth_is_told() -> None:
    view, sound, done = ace_led(), Action.parse("0:play:QS"), Action.parse("0:play:9D")
    values = valued(view, {str(sound): 0.0, str(done): 0.4, "0:play:AH": 0.8})
    assert reason_why(view, sound, values, done).sentence.endswith("is worth about 0.4 points more.")
    assert "points" not in reason_why(view, sound, values, Action.parse("0:play:AH")).sentence


def test_a_lone_call_is_held_against_the_pass_that_was_said_instead() -> None:
    view = at("JH AH QD 9S TC", S, "9H", "1:pass 2:pass 3:pass")
    alone, done = Action.parse("0:order:alone"), Action.parse("0:pass")
    values = valued(view, {str(alone): 0.0, "0:order": 0.3, str(done): 2.4})
    assert reason_why(view, alone, values, done).sentence.endswith("that's about 2.4 points more.")


def test_what_was_done_is_held_against_the_better_choice_where_no_rule_named_either() -> None:
    view, better, done = ace_led(), Action.parse("0:play:AH"), Action.parse("0:play:9D")
    values = valued(view, {str(better): 0.0, "0:play:QS": 0.4, str(done): 0.7})
    assert plain(reason_why(view, better, values, done).sentence).endswith(
        "is worth about 0.4 points more than the queen of spades. "
        "Compared with the nine of diamonds, that's about 0.7 points more."
    )
    sound = Action.parse("0:play:QS")
    assert "Compared" not in reason_why(view, better, values, sound).sentence


def test_a_card_that_was_not_allowed_is_compared_with_nothing() -> None:
    view, better = ace_led(), Action.parse("0:play:AH")
    values = valued(view, {str(better): 0.0, "0:play:QS": 0.4})
    without = reason_why(view, better, values)
    assert reason_why(view, better, values, Action.parse("1:play:AH")) == without


def test_cards_that_keep_to_the_same_rule_are_compared_only_where_one_of_them_was_done() -> None:
    view, better, done = ace_led(), Action.parse("0:play:9D"), Action.parse("0:play:AH")
    values = valued(view, {str(better): 0.0, "0:play:QS": 0.3, str(done): 0.8})
    rule = "Don't trump your partner's ace. Save your trump."
    assert reason_why(view, better, values, done).sentence == rule
    assert reason_why(view, better, values, Action.parse("0:play:QS")).sentence.startswith(
        f"{rule} Of the cards"
    )


@pytest.mark.parametrize(("gap", "error"), [(0.04, 0.0), (0.2, 0.15)])
def test_what_the_values_cannot_tell_apart_is_a_matter_of_taste(gap: float, error: float) -> None:
    view = ace_led()
    for better, worse in (("0:play:AH", "0:play:QS"), ("0:play:QS", "0:play:AH")):
        why = reason_why(view, Action.parse("0:play:AH"), valued(view, {better: 0.0, worse: gap}, error))
        told = "Here the ace of hearts is just as good as the queen of spades, so take your pick."
        assert plain(why.sentence).endswith(told)
        assert "points" not in why.sentence


def test_of_cards_that_keep_to_the_same_rule_the_better_one_is_told() -> None:
    view = ace_led()
    why = reason_why(view, Action.parse("0:play:9D"), valued(view, {"0:play:9D": 0.0, "0:play:QS": 0.3}))
    assert plain(why.sentence) == (
        "Don't trump your partner's ace. Save your trump. "
        "Of the cards that follow this rule, the nine of diamonds is worth about 0.3 points more."
    )
    assert (why.rule, why.against) == (PARTNERS_ACE, None)


@pytest.mark.parametrize(("alone", "word"), [(0.0, "more"), (0.9, "less")])
def test_a_call_that_might_be_made_alone_says_what_that_brings(alone: float, word: str) -> None:
    view = at("JH AH QD 9S TC", S, "9H", "1:pass 2:pass 3:pass")
    values = valued(view, {"0:order:alone": alone, "0:order": 0.5})
    why = reason_why(view, Action.parse("0:order:alone"), values)
    assert why.sentence.startswith("You have two tricks yourself")
    assert f"Going alone is worth about 0.{5 if word == 'more' else 4} points {word}" in why.sentence


def test_an_action_that_costs_points_is_never_called_good() -> None:
    view = ace_led()
    why = reason_why(view, Action.parse("0:play:AH"), valued(view, {"0:play:QS": 0.0, "0:play:AH": 0.6}))
    assert plain(why.sentence).endswith(
        "Here the ace of hearts is worth about 0.6 points less than the queen of spades."
    )


def test_without_values_nothing_is_said_of_points() -> None:
    why = reason_why(ace_led(), Action.parse("0:play:AH"))
    assert plain(why.sentence).endswith("Here, that would be the queen of spades.")


def test_what_is_not_allowed_has_no_reason_here() -> None:
    with pytest.raises(ValueError, match="not legal"):
        reason_why(ace_led(), Action.parse("0:play:JD"))


def test_a_pass_that_the_table_forces_on_a_good_hand_is_told_so() -> None:
    view = at("JD AS AC AD KS", N, "AH", "3:pass", rules(natural_trump=True))
    (only,) = view.legal
    assert reason_why(view, only).sentence == (
        "You have enough tricks to make hearts trump, but at this table, "
        "you need a natural card of that suit."
    )


def test_a_table_whose_sheet_gives_no_advice_cites_the_sheet_that_does() -> None:
    view = at("JD JH 9S TC 9C", E, "9H", "0:pass 1:pass 2:pass 3:pass", rules("bicycle"))
    assert reason_why(view, Action.parse("0:call:D")).clauses == ("BUT-23",)
    assert "BUT-23" not in view.ruleset.clauses


@pytest.mark.parametrize(
    "situation", [each for each in SITUATIONS if "but" in each.told], ids=lambda it: it.title
)
def test_every_exception_is_told_in_a_whole_sentence(situation: Situation) -> None:
    view, found = heard(situation)
    assert found is not None
    text = plain(set_aside(view, found))
    assert text[0].isupper()
    assert text.endswith(".")
    assert "{" not in text
    assert "  " not in text


def test_no_two_exceptions_of_a_rule_are_told_alike() -> None:
    view = ace_led()
    told = [
        set_aside(view, Found(principle, (), (), exemption))
        for principle in STATED
        for exemption in principle.exemptions
    ]
    assert len(set(told)) == len(told)


def test_every_stated_principle_has_a_title_and_says_something_unless_it_counts() -> None:
    assert len({principle.title for principle in STATED}) == len(STATED)
    assert [each for each in STATED if not (each.says or each.idea)] == [COUNT_TRICKS]


def test_every_word_that_is_named_stands_in_the_glossary() -> None:
    glossary = course().glossary
    terms = {principle.term for principle in (*STATED, *PRINCIPLES)}
    assert [term for term in terms - {None} if term not in glossary] == []


@given(st.integers(0, 10**9))
def test_there_is_a_reason_for_whatever_may_be_done(number: int) -> None:
    chance = Random(number)
    state = some_moment(any_table(chance), Setup(f"why/{number}"), chance, chance.randrange(40))
    if state.phase is Phase.HAND_OVER:
        return
    view = observe(state, state.turn)
    if view.legal[0].kind in BY_THE_TABLE:
        return
    gaps = [0.0, *(chance.choice([0.0, 0.1, 0.5]) for _action in view.legal[1:])]
    order = list(view.legal)
    chance.shuffle(order)
    values = valued(view, {str(action): gap for action, gap in zip(order, gaps, strict=True)})
    for action in view.legal:
        for known in (None, values):
            why = reason_why(view, action, known)
            assert why.sentence.endswith(".")
            assert not {"{", "}"} & set(plain(why.sentence)), why.sentence
            assert "None" not in why.sentence
            assert bool(why.clauses) is bool(why.rule or why.against)
