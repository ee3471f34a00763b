"""A hand set up, played in all seats and asked about: the judge says what goes, and out comes a lesson."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.course.loader import read_lesson
from game.course.steps import AskingStep
from game.drafting.draft_question import BEST, FINE
from game.presenters.draft_folder import draft_folder
from game.presenters.hand_recording import HandRecording
from game.presenters.hand_setup import HandSetup, Spare
from game.presenters.list_pages import Press
from game.presenters.new_lesson import NewLesson
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.hand import IllegalAction, legal
from game.rules.seats import Seat
from game.rulesets.shipped import list_rulesets
from game.storage.paths import HOME_VARIABLE
from tests.presenters.conftest import PlainDesk
from tests.to_fix import to_fix

RULESETS = list_rulesets()
PLACES = [*Seat, *Spare]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def recording(seed: str = "1", ruleset: int = 0) -> HandRecording:
    setup = HandSetup(RULESETS[ruleset], lambda: seed)
    setup.deal_all()
    return HandRecording(setup.ruleset, setup.setup)


def play_on(hand: HandRecording, chance: random.Random, steps: int = 100) -> None:
    """Anything that is allowed, by chance."""
    for _step in range(steps):
        if hand.over:
            return
        hand.play(chance.choice(legal(hand.now, hand.now.turn)))


# -- setting up --------------------------------------------------------------------------------


@given(
    st.lists(st.tuples(st.integers(0, 23), st.sampled_from(PLACES)), max_size=60),
    st.integers(0, len(RULESETS) - 1),
)
@settings(max_examples=60, deadline=None)
def test_a_card_is_always_in_one_place_and_no_place_holds_too_many(
    moves: list[tuple[int, Seat | Spare]], number: int
) -> None:
    setup = HandSetup(RULESETS[number], lambda: "any")
    whole = set(setup.cards)
    for place, goal in moves:
        card = setup.cards[place % len(setup.cards)]
        assert setup.put(card, goal) is (card in setup.at(goal))
    laid = [card for place in PLACES for card in setup.at(place)]
    assert len(laid) == len(whole)
    assert set(laid) == whole
    assert all(setup.room(place) >= 0 for place in PLACES)
    kept = {card: seat for seat in Seat for card in setup.at(seat)}
    setup.deal_rest()
    assert setup.ready
    assert all(card in setup.at(seat) for card, seat in kept.items())


def test_a_full_hand_takes_no_sixth_card_and_another_upcard_takes_the_place_of_the_first() -> None:
    setup = HandSetup(RULESETS[0])
    setup.hold(Seat.WEST, cards("9H TH JH QH KH"))
    assert not setup.put(Card.parse("AH"), Seat.WEST)
    setup.put(Card.parse("AS"), Spare.UPCARD)
    setup.put(Card.parse("KS"), Spare.UPCARD)
    assert setup.at(Spare.UPCARD) == cards("KS")
    assert Card.parse("AS") in setup.at(Spare.PACK)


@pytest.mark.parametrize("held", ["9H 9H", "9H TH JH QH KH AH", "7H"])
def test_what_no_hand_can_be_is_refused_and_nothing_moves(held: str) -> None:
    setup = HandSetup(RULESETS[0])
    setup.hold(Seat.NORTH, cards("AS KS"))
    with pytest.raises(ValueError, match="cannot hold"):
        setup.hold(Seat.NORTH, cards(held))
    assert setup.at(Seat.NORTH) == cards("AS KS")


# -- playing -----------------------------------------------------------------------------------


def test_nothing_that_the_rules_do_not_allow_is_done() -> None:
    hand = recording()
    while hand.now.phase is not Phase.PLAY or not (hand.now.trick and hand.now.trick.plays):
        hand.play(hand.view.legal[0])
    barred = next((card for card in hand.view.hand if not hand.judge(_play(hand, card)).legal), None)
    if barred is not None:
        with pytest.raises(IllegalAction):
            hand.play(_play(hand, barred))


def _play(hand: HandRecording, card: Card) -> Action:
    return Action(hand.now.turn, ActionKind.PLAY, card)


@given(st.integers(0, 10_000), st.integers(0, len(RULESETS) - 1), st.integers(1, 30))
@settings(max_examples=40, deadline=None)
def test_going_back_as_often_as_on_leads_to_the_beginning(seed: int, number: int, steps: int) -> None:
    hand, chance = recording(str(seed), number), random.Random(seed)
    first = hand.now
    before = []
    for _step in range(steps):
        if hand.over:
            break
        before.append(hand.now)
        play_on(hand, chance, 1)
    for state in reversed(before):
        assert hand.back()
        assert hand.now == state
    assert hand.now == first
    assert not hand.back()


# -- questions ---------------------------------------------------------------------------------


def test_what_is_played_at_a_question_is_its_best_answer_unless_another_one_is() -> None:
    hand = recording()
    asked = hand.ask()
    chosen = asked.view.legal[0]
    hand.play(chosen)
    answers = hand.questions[asked.step].answers
    assert [each.action for each in answers if each.grade == BEST] == [chosen]
    hand.back()
    hand.questions.grade(asked.step, 1, BEST)
    hand.questions.grade(asked.step, 0, FINE)
    hand.play(chosen)
    assert [each.grade for each in hand.questions[asked.step].answers][:2] == [FINE, BEST]


def test_a_question_behind_what_is_taken_back_is_forgotten() -> None:
    hand = recording()
    first = hand.ask()
    hand.play(first.view.legal[0])
    second = hand.ask()
    hand.back()
    assert first.step in hand.questions
    assert second.step not in hand.questions


@pytest.mark.parametrize("seed", range(1, 9))
def test_out_comes_a_lesson_that_the_checker_takes_with_its_hand_written_once(
    seed: int, desk: PlainDesk, home: Path
) -> None:
    hand, chance = recording(str(seed), seed % 4), random.Random(seed)
    wanted = 0
    while not hand.over:
        if hand.asks and hand.now.turn is Seat.SOUTH:
            hand.ask()
            wanted += 1
        play_on(hand, chance, 1)
    lesson = NewLesson(desk, hand.source)
    lesson.settle()
    if not wanted:
        return
    lesson.do(Press("save"))
    (path,) = draft_folder().glob("*.yaml")
    assert to_fix([path]) == []
    assert sum(isinstance(step, AskingStep) for step in read_lesson(path).lesson.shown) == wanted
    text = path.read_text(encoding="utf-8")
    calls = sum(question.view.phase is Phase.DEFEND for question in hand.questions.chosen)
    assert text.count("hands:") == (1 if wanted - calls > 0 else 0) + calls


def test_questions_for_other_seats_stand_in_the_same_lesson(desk: PlainDesk, home: Path) -> None:
    hand, chance = recording("2"), random.Random(2)
    while not hand.over:
        if hand.asks and hand.now.phase is Phase.PLAY and hand.now.turn in (Seat.SOUTH, Seat.WEST):
            hand.ask()
        play_on(hand, chance, 1)
    assert {question.seat for question in hand.questions.chosen} == {Seat.SOUTH, Seat.WEST}
    lesson = NewLesson(desk, hand.source)
    lesson.do(Press("save"))
    assert to_fix(draft_folder().glob("*.yaml")) == []


def test_a_hand_can_be_asked_about_before_it_is_played_out(desk: PlainDesk, home: Path) -> None:
    hand = recording("5")
    hand.play(hand.view.legal[0])
    asked = hand.ask()
    hand.questions.grade(asked.step, 0, BEST)
    lesson = NewLesson(desk, hand.source)
    lesson.do(Press("save"))
    assert to_fix(draft_folder().glob("*.yaml")) == []
