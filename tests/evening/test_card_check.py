"""Both sides look over a card: who notices what, and what comes of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.evening.card_check import CardCheck, Outcome, kept_card
from game.evening.score_card import BadEntry, blank, filled, wrong_boxes

OWED = (1, 0, None, 5, 2, 0, 3, 1)
TWICE = (1, 0, None, 5, 2, 2, 3, 1)
ENTRY = st.one_of(st.none(), st.integers(0, 5))


def outcomes(check: CardCheck) -> list[Outcome]:
    return [note.outcome for note in check.notes]


@pytest.mark.clause("WED-24")
def test_a_learner_who_sees_a_hand_scored_twice_has_it_mended() -> None:
    check = CardCheck(filled(TWICE), OWED, "x").point_at(6)
    assert outcomes(check) == [Outcome.CAUGHT]
    assert check.card.box(6).struck == (2,)
    assert check.initial().is_done


@pytest.mark.clause("WED-24")
def test_the_other_side_notices_before_it_initials() -> None:
    check = CardCheck(filled(TWICE), OWED, "x").initial()
    assert check.claim is not None
    assert (check.claim.number, check.claim.says) == (6, 0)
    mended = check.strike()
    assert outcomes(mended) == [Outcome.AGREED]
    assert mended.card.total == 12
    assert mended.initial().is_done


def test_who_stands_by_a_wrong_box_is_shown_the_hand_again() -> None:
    check = CardCheck(filled(TWICE), OWED, "x").initial().stand()
    assert outcomes(check) == [Outcome.SHOWN]
    assert check.card.box(6).entry == 0


def test_a_box_that_is_right_stays_though_the_learner_doubts_it() -> None:
    check = CardCheck(filled(OWED), OWED, "x").point_at(5)
    assert outcomes(check) == [Outcome.WAS_RIGHT]
    assert wrong_boxes(check.card, OWED) == ()


ALIKE = (1, 1, 2, 2, 0, 0, 1, 4)


def doubted() -> CardCheck:
    """A card that is right, of which the other side says that it has a hand twice."""
    checks = (CardCheck(filled(ALIKE), ALIKE, f"seed {number}").initial() for number in range(50))
    return next(check for check in checks if check.claim is not None)


@pytest.mark.clause("WED-24")
def test_now_and_then_the_other_side_takes_two_hands_for_one() -> None:
    claim = doubted().claim
    assert claim is not None
    assert not claim.is_right
    assert claim.number in (2, 4)
    assert outcomes(doubted().stand()) == [Outcome.STOOD]
    assert outcomes(doubted().strike()) == [Outcome.GAVE_IN]
    assert doubted().strike().card.total == sum(ALIKE)


def test_a_card_with_an_empty_box_is_not_initialed() -> None:
    with pytest.raises(BadEntry):
        CardCheck(blank(8), OWED, "x").initial()


@pytest.mark.parametrize("act", [CardCheck.strike, CardCheck.stand])
def test_without_a_claim_there_is_nothing_to_answer(act: object) -> None:
    assert callable(act)
    with pytest.raises(BadEntry):
        act(CardCheck(filled(OWED), OWED, "x"))


@pytest.mark.clause("BUT-09")
@given(
    st.lists(st.tuples(ENTRY, ENTRY), min_size=1, max_size=12), st.text(max_size=4), st.lists(st.booleans())
)
def test_every_card_is_right_when_both_sides_have_signed_it(
    boxes: list[tuple[int | None, int | None]], seed: str, answers: list[bool]
) -> None:
    owed = tuple(entry for _written, entry in boxes)
    check = CardCheck(filled(written for written, _entry in boxes), owed, seed)
    for turn in range(2 * len(boxes) + 3):
        if check.is_done:
            break
        if check.claim is None:
            check = check.initial()
        else:
            check = check.strike() if turn < len(answers) and answers[turn] else check.stand()
    assert check.is_done
    assert wrong_boxes(check.card, owed) == ()


@pytest.mark.clause("WED-24")
def test_a_bot_now_and_then_writes_a_hand_down_twice() -> None:
    cards = [kept_card(OWED, f"seed {number}") for number in range(200)]
    wrong = [wrong_boxes(card, OWED) for card in cards]
    assert 20 < sum(map(bool, wrong)) < 100
    assert all(box.twice for boxes in wrong for box in boxes)
