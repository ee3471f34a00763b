"""A finished hand looked at again by typed lines: told, asked about, and played once more."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest

from game.pages.review_game import game_sums
from game.records.exporting import saved_hands
from game.records.record_file import played_so_far
from game.records.reviewing import Reviewable, reviewable
from game.rules.actions import Phase
from game.rules.seats import Seat
from game.storage.database import Store, memory_store
from game.strategy.decisions import decide
from game.strategy.values import Effort
from game.text import weighed_hand
from game.text.describe import hand_line
from game.text.leaving import Leave
from game.text.review_lines import decision_line, review_lines
from game.tutor.review import HandReview, Mark, levels_do, review_hand
from game.tutor.review.words import decision_title, level_line
from game.words import card_name, seat_name
from game.words.markup import plain
from tests.tables import HOYLE
from tests.text.typists import by_code, converse, new_game, sit_down

QUICK = Effort(chunk=4, most=8)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighed_hand, "review_hand", partial(review_hand, effort=QUICK))


def talked(*typed: str, store: Store | None = None, badly: bool = False) -> str:
    """What is said from the end of the first hand on, where these lines are typed before leaving."""
    kept = store or memory_store()
    game, out = new_game(kept, HOYLE), io.StringIO()

    def lines() -> Iterator[str]:
        rest = iter((*typed, "menu", "menu"))
        while True:
            view = game.session.view
            if view.phase is Phase.HAND_OVER:
                yield next(rest)
            else:
                yield by_code(view.legal[-1] if badly else decide(view).action, view)

    with pytest.raises(Leave):
        sit_down(game, lines(), out, kept).play()
    return out.getvalue().partition("Press Enter to go on, or type “review”")[2]


def a_review(badly: bool = False) -> tuple[Reviewable, HandReview]:
    """The same hand, reviewed without talking."""
    game = new_game(memory_store(), HOYLE)
    while game.session.state.phase is not Phase.HAND_OVER:
        view = game.session.view
        if not game.session.advance():
            game.session.submit(view.legal[-1] if badly else decide(view).action)
    hand = reviewable(played_so_far(game.session), 0)
    return hand, review_hand(hand.steps, hand.seat, effort=QUICK)


def test_the_word_review_tells_every_decision_of_the_hand_just_played() -> None:
    said = talked("review", badly=True)
    hand, review = a_review(badly=True)
    assert review.mistakes
    for line in review_lines(hand, review):
        assert plain(line) in said
    for number, judged in enumerate(review.judged, 1):
        assert f"\n{number}. {decision_title(judged)}. " in said


def test_what_the_hand_cost_is_kept_once_however_often_one_looks() -> None:
    store = memory_store()
    talked("review", "", "review", store=store, badly=True)
    (kept,) = store.reviews.latest(5)
    _hand, review = a_review(badly=True)
    assert (kept.deal, kept.mistakes, kept.decisions) == (0, review.mistakes, len(review.judged))
    assert kept.cost == pytest.approx(review.cost)
    assert kept.points == review.points


def test_a_hint_that_was_taken_is_told_by_the_decision() -> None:
    store = memory_store()
    game, out = new_game(store, HOYLE), io.StringIO()
    while not game.session.waits_for_learner:
        game.session.advance()
    with pytest.raises(Leave):
        sit_down(game, ("hint", "hint", "menu"), out, store).play()
    while game.session.state.phase is not Phase.HAND_OVER:
        if not game.session.advance():
            game.session.submit(decide(game.session.view).action)
    saved = store.games.load(game.id)
    assert saved is not None
    hand = reviewable(saved_hands(saved), 0)
    review = review_hand(hand.steps, hand.seat, effort=QUICK, hints=hand.hints)
    hinted, *others = (plain(decision_line(at, each, hand)) for at, each in enumerate(review.judged, 1))
    assert hinted.endswith("Hint used: the idea.")
    assert not any("hint" in line for line in others)


def test_hands_that_could_not_be_weighed_are_left_out_of_the_sums() -> None:
    _hand, sure = a_review(badly=True)
    first, *others = sure.judged
    doubtful = replace(sure, judged=(replace(first, mark=Mark.UNKNOWN, failed=True), *others))
    left_out = "1 hand doesn't count here, because some decisions in it couldn't be judged."
    assert game_sums([sure, doubtful], 2) == [*game_sums([sure], 1), left_out]
    assert game_sums([doubtful], 1) == [left_out]


def test_what_every_level_would_do_is_told_for_a_decision() -> None:
    said = talked("review", "levels 1")
    _hand, review = a_review()
    first = review.judged[0]
    for level, action in levels_do(first.view).items():
        assert plain(level_line(level, action, first.view)) in said


def test_what_was_known_at_a_decision_is_told_with_the_cards_of_that_moment() -> None:
    hand, review = a_review()
    played = next(each for each in review.judged if each.view.tricks)
    said = talked("review", f"seen {review.judged.index(played) + 1}")
    assert hand_line(played.view) in said
    assert "Trick 1: " in said
    others = [card_name(card) for card in hand.deal.first.hands[2] if card not in played.view.tricks[0].cards]
    seen = said.rpartition("to go on.")[2]
    assert not any(name in seen for name in others)


def test_all_hands_are_told_as_they_were_dealt() -> None:
    said = talked("review", "hands")
    hand, _review = a_review()
    for cards in hand.deal.first.hands:
        assert all(card_name(card) in said for card in cards)


def test_the_others_tell_why_they_played_so() -> None:
    said = talked("review", "others").rpartition("to go on.")[2]
    hand, _review = a_review()
    theirs = [action for _state, action in hand.steps if action.kind in ("play", "pass", "order")]
    for seat in list(Seat)[1:]:
        own = [action for action in theirs if action.seat is seat]
        assert said.count(f". {seat_name(seat, Seat.SOUTH)}: ") == len(own)


def test_a_decision_can_be_tried_again_and_nothing_of_it_is_kept() -> None:
    store, tries = memory_store(), []
    game, out = new_game(store, HOYLE), io.StringIO()

    def lines() -> Iterator[str]:
        while game.session.state.phase is not Phase.HAND_OVER:
            view = game.session.view
            yield by_code(decide(view).action, view)
        yield "review"
        yield "try 1"
        while "Before: " not in out.getvalue():
            tries.append(out.getvalue().rpartition("\n\n")[2])
            yield f"{len(tries) % 6 + 1}"
        yield "menu"

    with pytest.raises(Leave):
        sit_down(game, lines(), out, store).play()
    assert "Your cards: " in tries[0]
    saved = store.games.current()
    assert saved is not None
    assert saved.texts == tuple(map(str, game.session.actions))


def test_one_comes_back_from_a_trial_to_the_review() -> None:
    said = talked("review", "try 1", "back", "hands")
    assert "Type “back” to stop." in said
    assert "Before: " in said
    assert "Left over: " in said.rpartition("Type “back” to stop.")[2]


@pytest.mark.parametrize("word", ["levels", "seen 99", "try x", "levels 0"])
def test_a_number_that_is_missing_or_wrong_is_asked_for(word: str) -> None:
    said = talked("review", word)
    assert f"for example “{word.split()[0]} 1”." in said


def test_nonsense_and_help_in_a_review_tell_what_to_type() -> None:
    said = talked("review", "the ace of nothing", "help", "ask who leads", "term march")
    assert "I don't understand “the ace of nothing” here." in said
    assert "levels and the number of a decision: " in said


def test_before_a_hand_has_been_played_there_is_nothing_to_look_at() -> None:
    game, out = new_game(memory_store(), HOYLE), io.StringIO()
    with pytest.raises(Leave):
        sit_down(game, ["review", "menu"], out).play()
    assert "You can review a hand once it's over." in out.getvalue()


def test_progress_tells_the_points_lost_a_hand() -> None:
    store = memory_store()
    game = store.games.begin("{}", "{}", "{}")
    store.games.abandon(game)
    for deal, cost in enumerate((0.2, 0.6)):
        store.reviews.keep(game, deal, cost, 0.0, 5, 0)
    said = converse(store, "your play", "quit")
    assert "Points lost per hand over the last 2 hands reviewed: 0.4." in said
    assert "Ten hands at a time" not in said


def test_progress_tells_how_the_points_lost_change_with_time() -> None:
    store = memory_store()
    game = store.games.begin("{}", "{}", "{}")
    store.games.abandon(game)
    for deal in range(23):
        store.reviews.keep(game, deal, 9.0 if deal < 3 else 0.8 if deal < 13 else 0.3, 0.0, 5, 0)
    said = converse(store, "your play", "quit")
    assert "Points lost per hand over the last 10 hands reviewed: 0.3." in said
    assert "Ten hands at a time, from oldest to newest: 0.8, 0.3." in said
