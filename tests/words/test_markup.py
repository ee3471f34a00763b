"""Marks in texts: cards and bold words."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.rules.cards import JOKER, Card, pack
from game.words.markup import Span, as_typed, mark, plain, spans


def test_a_card_mark_becomes_a_card_with_its_spoken_name() -> None:
    jack = Card.parse("JD")
    assert spans("Take {JD}.") == (Span("Take "), Span("jack of diamonds", card=jack), Span("."))


def test_bold_runs_over_the_cards_inside_it() -> None:
    assert [span.bold for span in spans("a **b {9S} c** d")] == [False, True, True, True, False]


def test_a_bold_mark_without_a_partner_makes_the_rest_bold() -> None:
    assert spans("plain **loud") == (Span("plain "), Span("loud", bold=True))


def test_speech_says_cards_by_name_and_nothing_of_the_marks() -> None:
    assert plain("The **{XX}** beats the {JH}.") == "The joker beats the jack of hearts."


def test_speech_sets_commas_between_cards_that_are_drawn_side_by_side() -> None:
    assert plain("Your cards: {JD} {AD:1} {9S}.") == (
        "Your cards: jack of diamonds, ace of diamonds, nine of spades."
    )
    assert plain("{JD} or {AD}") == "jack of diamonds or ace of diamonds"


def test_a_text_can_be_shown_as_it_was_typed() -> None:
    typed = 'text: {JS} is a [[trick|Trick]], **really**, "*".'
    assert plain(as_typed(typed)) == typed


def test_braces_that_hold_no_card_stay_as_they_are() -> None:
    assert plain("{name} and {1S} and {jh}") == "{name} and {1S} and {jh}"


def test_every_card_of_the_largest_pack_can_be_marked_and_read_back() -> None:
    for card in pack(32, joker=True):
        (span,) = spans(mark(card))
        assert span.card == card
    assert mark(JOKER) == "{XX}"


@given(st.text())
def test_any_text_survives_without_losing_a_character_but_its_bold_marks(text: str) -> None:
    told = "".join(mark(span.card, span.number) if span.card else span.text for span in spans(text))
    kept = text.replace("\u200b", "")  # what keeps typed marks apart is no character of a text
    assert told in (kept.replace("**", ""), text.replace("**", "").replace("\u200b", ""))


def test_a_link_is_a_span_of_its_own_and_is_spoken_as_its_words() -> None:
    text = "The [[left-bower|left bower]] is a trump."
    assert [(span.text, span.term) for span in spans(text)] == [
        ("The ", ""),
        ("left bower", "left-bower"),
        (" is a trump.", ""),
    ]
    assert plain(text) == "The left bower is a trump."


def test_a_card_may_have_the_number_that_lies_on_it() -> None:
    (span,) = spans(mark(Card.parse("KC"), 2))
    assert (span.card, span.number, span.text) == (Card.parse("KC"), 2, "king of clubs")
