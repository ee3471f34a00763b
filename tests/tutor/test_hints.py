"""Rule of thumb and values in the words of a hint: one never contradicts the other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.seats import Seat
from game.rules.view import SeatView, observe
from game.strategy.values import Value, Values
from game.tutor.advise import Advice, advise
from game.tutor.hints import advised_words, idea_words, linked, why_not_words
from game.tutor.review import Mark
from game.words.markup import plain
from tests.tables import hand_setup, reach
from tests.tutor.hint_proof import proof


def following() -> SeatView:
    """South has to follow a heart with the ace or the nine; the ace wins."""
    setup = hand_setup("AH 9H KS TC 9S", "KH", "QH", "TH", dealer=Seat.SOUTH, upcard="9C")
    actions = "1:pass 2:pass 3:pass 0:order 0:discard:9S 1:play:KH 2:play:QH 3:play:TH"
    return observe(reach(setup, actions), Seat.SOUTH)


def valued(view: SeatView, advice: Advice, behind: float) -> Values:
    """The action of the rule of thumb is so far behind the other one; negative: ahead."""
    other = next(action for action in view.legal if action != advice.action)
    first, second = (other, advice.action) if behind > 0 else (advice.action, other)
    return Values(400, (Value(first, 0.5, 0.1, 0.0, 0.0), Value(second, 0.5, 0.1, abs(behind), 0.01)))


def test_a_rule_of_thumb_that_holds_is_told_as_it_is() -> None:
    view = following()
    advice = advise(view)
    for values in (None, valued(view, advice, -0.5), valued(view, advice, 0.04)):
        assert idea_words(advice, values) == advice.idea
        if values is not None:
            assert why_not_words(view, advice, values) == ""
            assert advised_words(view, advice, values) == advice.answer


def test_a_rule_of_thumb_that_does_not_hold_is_doubted_and_then_told_why() -> None:
    view = following()
    advice = advise(view)
    values = valued(view, advice, 0.5)
    assert idea_words(advice, values).startswith(advice.idea)
    assert "But maybe not here" in idea_words(advice, values)
    assert "0.5 points more" in plain(why_not_words(view, advice, values))
    assert advised_words(view, advice, values) != advice.answer


def test_a_word_of_the_glossary_is_linked_where_it_stands() -> None:
    advice = replace(advise(following()), rule=None, term="void")
    assert linked("A void is good.", advice, lambda term: "void") == ("A [[void|void]] is good.", "")
    assert linked("Make a Void.", advice, lambda term: "void") == ("Make a [[void|Void]].", "")


def test_a_word_of_the_glossary_that_is_not_said_is_linked_below() -> None:
    advice = replace(advise(following()), rule=None, term="void")
    assert linked("Avoid it.", advice, lambda term: "void") == ("Avoid it.", "[[void|void]]")


def test_nothing_is_linked_while_the_glossary_is_not_read() -> None:
    advice = replace(advise(following()), rule=None, term="void")
    assert linked("A void is good.", advice, lambda term: "") == ("A void is good.", "")


@pytest.mark.slow
def test_what_a_hint_says_is_never_a_mistake_in_the_review() -> None:
    # `python -m tests.tutor.hint_proof` asks for 2,000 decisions
    assert set(proof(24, "suite")) == {Mark.BEST}


def test_brackets_in_a_word_of_the_glossary_do_not_break_its_link() -> None:
    advice = replace(advise(following()), rule=None, term="void")
    assert linked("Avoid it.", advice, lambda term: "[vöö|íd]") == ("Avoid it.", "[[void|vööíd]]")
