"""What the engine holds to be right, and its words where an author leaves them to it."""

from __future__ import annotations

import pytest

from game.course import engine
from game.course.deals import fill
from game.course.exercises.kinds import exercise
from game.course.exercises.ordering import first_misplaced
from game.course.exercises.picking import Picking
from game.course.exercises.playing import by_goal
from game.course.notation import SuitWord
from game.course.situation import Situation
from game.course.steps import OrderStep, PickStep, Which
from game.course.table_steps import Goal, PlayStep
from game.rules.cards import Card, Suit
from tests.course.writing import CLASSIC, LEFT_LED, table

SECOND_TO_PLAY = """
    dealer: partner
    trump: hearts
    maker: right
    hands:
      you: [JD, 9H, KS, AC, TC]
      left: {has: [AS, 9S, 9D], void: [hearts, clubs]}
      partner: {has: [QS], lacks: [JH, AH, KH, QH, TH]}
      right: {has: [TS, JH]}
    played: [right TS]
"""


def at(text: str) -> Situation:
    return Situation.at("trial", CLASSIC, fill(table(text), CLASSIC, "trial"))


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(Card.parse(code) for code in codes.split())


def play(goal: Goal | None = None) -> PlayStep:
    answers = [{"cards": "JD", "grade": "best", "say": "Yes."}]
    return PlayStep.model_validate({"type": "play", "id": "x", "ask": "?", "goal": goal, "answers": answers})


def pick(which: Which) -> PickStep:
    answers = [{"any": "other", "grade": "wrong", "say": "auto"}]
    return PickStep.model_validate(
        {"type": "pick", "id": "x", "ask": "?", "which": which, "answers": answers}
    )


def order(codes: str) -> OrderStep:
    answers = [{"any": "other", "grade": "wrong", "say": "auto"}]
    steps = {"type": "order", "id": "x", "ask": "?", "cards": codes.split(), "answers": answers}
    return OrderStep.model_validate(steps)


def test_trumps_stand_above_one_plain_suit_and_bowers_above_all() -> None:
    assert engine.strongest_first(cards("AS 9H JD KS JH"), Suit.HEARTS) == cards("JH JD 9H AS KS")


def test_two_plain_suits_have_no_order() -> None:
    assert engine.strongest_first(cards("AS AC"), Suit.HEARTS) is None
    assert engine.strongest_first(cards("AS KS"), None) == cards("AS KS")


def test_what_a_pick_asks_for_counts_the_left_bower_as_trump() -> None:
    here = at(LEFT_LED.partition("\n")[2])
    assert engine.wanted(pick(Which.TRUMP), here) == frozenset(cards("JD"))
    assert engine.wanted(pick(Which.HEARTS), here) == frozenset(cards("JD"))
    assert engine.wanted(pick(Which.DIAMONDS), here) == frozenset(cards("AD"))
    assert engine.wanted(pick(Which.LEGAL), here) == frozenset(cards("JD"))


def test_a_card_wins_only_if_those_still_to_play_cannot_beat_it() -> None:
    here = at(SECOND_TO_PLAY)
    end = engine.outcome(here, Card.parse("KS"), Goal.WIN_TRICK)
    assert (str(end.card), end.complete) == ("AS", False)
    assert by_goal(here, Card.parse("KS"), Goal.WIN_TRICK) == "Walt can take this trick with the {AS}."
    assert (
        by_goal(here, Card.parse("KS"), Goal.LOSE_TRICK)
        == "The {KS} takes the trick, and here you want to lose it."
    )


LAST_TO_PLAY = """
    dealer: you
    trump: hearts
    maker: right
    hands:
      you: [JD, KD, AC, TC, 9S]
      partner: {has: [AS]}
    played: [left KS, partner AS, right TS]
"""


@pytest.mark.parametrize(
    ("code", "goal", "reaches", "says"),
    [
        ("9S", Goal.KEEP_LEAD, True, "Nora takes the trick with the {AS}, so your side leads next."),
        ("9S", Goal.LOSE_TRICK, True, "The {AS} takes the trick, so the {9S} is out of the way."),
        ("9S", Goal.WIN_TRICK, False, "The {9S} doesn't beat the {AS}, and Nora takes the trick."),
    ],
)
def test_a_legal_card_is_told_what_it_does_for_the_goal(
    code: str, goal: Goal, reaches: bool, says: str
) -> None:
    here = at(LAST_TO_PLAY)
    assert engine.meets(here, Card.parse(code), goal) is reaches
    assert by_goal(here, Card.parse(code), goal) == says


@pytest.mark.parametrize(
    ("codes", "says"),
    [
        ("JD JH AH", "The {JH} is the jack of trump, the right bower. It beats the {JD}."),
        ("JH AH JD", "The {JD} is the left bower, second only to the right bower. It beats the {AH}."),
        ("KH AH", "The {AH} ranks above the {KH}."),
        ("AS 9H", "The {9H} is a trump, and any trump beats the {AS}."),
        ("JH XX", "The {XX} is always the highest trump, so it beats the {JH}."),
        ("JH JD AH", ""),
    ],
)
def test_a_wrong_order_is_told_by_the_first_card_that_stands_too_low(codes: str, says: str) -> None:
    assert first_misplaced(cards(codes), Suit.HEARTS) == says


def test_a_pick_is_told_what_is_too_much_and_what_is_left_out() -> None:
    here = at(LEFT_LED.partition("\n")[2])
    said = list(Picking(pick(Which.TRUMP), here).differences(frozenset(cards("AD"))))
    assert said == [
        "The {AD} is a diamond, not a heart.",
        "You left out the {JD}. It's the left bower and counts as a heart.",
    ]
    (said_of_jack,) = Picking(pick(Which.DIAMONDS), here).differences(frozenset(cards("AD JD")))
    assert said_of_jack == "The {JD} is the left bower, so now it's a heart, not a diamond."


def test_a_pick_of_a_card_that_may_not_be_played_is_told_by_the_referee() -> None:
    here = at(LEFT_LED.partition("\n")[2])
    (said,) = Picking(pick(Which.LEGAL), here).differences(frozenset(cards("JD KS")))
    assert said.startswith("You can't play the {KS}. ")
    assert "left bower" in said


def test_hints_of_the_engine_fit_the_kind_of_step() -> None:
    here, free = at(LEFT_LED.partition("\n")[2]), at(SECOND_TO_PLAY.replace("KS, ", "9C, "))
    assert exercise(order("AH JH"), here).hint() == "The strongest of them is the {JH}."
    assert exercise(pick(Which.TRUMP), here).hint() == "There's 1 card to pick."
    assert exercise(play(), here).hint() == "Hearts were led, and one of your cards follows suit: the {JD}."
    assert exercise(play(Goal.WIN_TRICK), free).hint() == "These cards do that: {JD} and {9H}."


def test_every_suit_has_its_word() -> None:
    assert [word.suit for word in SuitWord] == list(Suit)
