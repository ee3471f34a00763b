"""What typed words stand for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import i18n
from game.rules.cards import Card, Suit, pack
from game.storage import paths
from game.text.console import not_understood
from game.text.spelling import (
    _articles,
    _card_words,
    _suit_words,
    card_meant,
    cards_meant,
    folded,
    meanings,
    number_meant,
    suit_meant,
)
from game.words import card_name, suit_name, suit_title
from tests.tables import cards


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("JD", "JD"),
        ("jd", "JD"),
        (" j d ", "JD"),
        ("J♦", "JD"),
        ("jack of diamonds", "JD"),
        ("The Jack of Diamonds!", "JD"),
        ("jack diamonds", "JD"),
        ("jack of diamond", "JD"),
        ("10C", "TC"),
        ("TC", "TC"),
        ("10 of clubs", "TC"),
        ("ten clubs", "TC"),
        ("9h", "9H"),
        ("9 of hearts", "9H"),
        ("joker", "XX"),
        ("the joker", "XX"),
        ("xx", "XX"),
    ],
)
def test_a_card_is_understood_however_it_is_typed(typed: str, code: str) -> None:
    assert card_meant(typed) == Card.parse(code)


@pytest.mark.parametrize(
    "typed", ["", "J", "diamonds", "1C", "jack", "JDX", "6H", "of", "the", "joker of hearts"]
)
def test_half_a_card_is_no_card(typed: str) -> None:
    assert card_meant(typed) is None


GERMAN = """\
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

msgid "{rank} of {suit}"
msgstr "{suit}-{rank}"
"""
WORDS = {
    "rank": {"jack": "Bube", "queen": "Dame", "king": "König", "ace": "Ass", "nine": "Neun"},
    "rank on a card": {"J": "B", "Q": "D"},
    "suit in a sentence": {"spades": "Pik", "hearts": "Herz", "diamonds": "Karo", "clubs": "Kreuz"},
    "articles, in small letters": {"the": "der die das den dem"},
}


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The cards in German."""
    entries = "".join(
        f'\nmsgctxt "{context}"\nmsgid "{english}"\nmsgstr "{word}"\n'
        for context, words in WORDS.items()
        for english, word in words.items()
    )
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "leftbower.po").write_text(GERMAN + entries, encoding="utf-8")
    monkeypatch.setattr(paths, "locales", lambda: tmp_path)
    i18n.use("de")
    for kept in (_articles, _suit_words, _card_words):
        kept.cache_clear()
    yield
    i18n.use("en")
    for kept in (_articles, _suit_words, _card_words):
        kept.cache_clear()


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("JD", "JD"), ("BD", "JD"), ("B♦", "JD"), ("Karo-Bube", "JD"), ("der Karo Bube", "JD"), ("KD", "KD"),
        ("König Karo", "KD"), ("koenig karo", "KD"), ("konig karo", "KD"), ("DD", "QD"),
        ("QS", "QS"), ("BP", "JS"), ("Herz 9", "9H"), ("9H", "9H"), ("das Pik-Ass", "AS"),
        ("BK", ""), ("DK", ""),
    ],
)  # fmt: skip
def test_cards_are_understood_both_ways(german: None, typed: str, code: str) -> None:
    assert card_meant(typed) == (Card.parse(code) if code else None)


@pytest.mark.parametrize(
    ("typed", "could"),
    [
        ("BK", ("Karo-Bube", "Kreuz-Bube")),
        ("k", ("Karo", "Kreuz")),
        ("BP", ()),
        ("d", ()),
        ("x", ()),
        ("", ()),
    ],
)
def test_a_letter_that_could_be_two_suits_is_asked_about(
    german: None, typed: str, could: tuple[str, ...]
) -> None:
    assert set(meanings(typed)) == set(could)
    said = not_understood(typed)
    assert all(name in said for name in could)
    assert ("could be" in said) is bool(could)


@pytest.mark.parametrize("language", [i18n.SOURCE, i18n.PSEUDO])
def test_every_card_is_understood_by_its_name_and_its_code_in_any_language(language: str) -> None:
    i18n.use(language)
    for card in pack(32, joker=True):
        assert card_meant(card_name(card)) == card
        assert card_meant(str(card)) == card


@pytest.mark.parametrize("language", [i18n.SOURCE, i18n.PSEUDO])
def test_every_suit_is_understood_by_its_letter_and_its_names_in_any_language(language: str) -> None:
    i18n.use(language)
    for suit in Suit:
        for typed in (str(suit), suit.name.lower(), suit_name(suit), suit_title(suit)):
            assert suit_meant(typed) is suit
    assert suit_meant("♥") is Suit.HEARTS
    assert suit_meant("heart") is Suit.HEARTS
    assert suit_meant("trump") is None


@pytest.mark.parametrize(
    "typed",
    [
        "JH JD TC",
        "jh, jd, 10c",
        "jack of hearts, jack of diamonds and ten of clubs",
        "2 1 3",
        "2, JD and the ten of clubs",
        "J♥ J♦ T♣",
    ],
)
def test_several_cards_are_understood_by_name_code_or_number(typed: str) -> None:
    assert cards_meant(typed, cards("JD JH TC")) == cards("JH JD TC")


@pytest.mark.parametrize("typed", ["JH JX", "4", "jack of", "hearts", "JH and what"])
def test_a_list_with_a_word_that_is_no_card_is_not_understood(typed: str) -> None:
    assert cards_meant(typed, cards("JD JH TC")) is None


def test_numbers_stop_where_the_list_does() -> None:
    assert [number_meant(typed, 3) for typed in ("1", " 3. ", "0", "4", "-1", "x", "", "9" * 5000, "½")] == [
        1, 3, None, None, None, None, None, None, None,
    ]  # fmt: skip


def test_accents_case_and_signs_make_no_difference() -> None:
    assert folded("  The  Ĵäçk, of—Diamonds! ") == "jack of diamonds"
