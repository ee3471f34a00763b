"""What typed words stand for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
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


HEAD = (
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "{rank} of {suit}"\nmsgstr "%s"\n'
)
ARTICLES = "articles, in small letters"
GERMAN = {
    "rank": {"jack": "Bube", "queen": "Dame", "king": "König", "ace": "Ass", "nine": "Neun"},
    "rank on a card": {"J": "B", "Q": "D"},
    "suit in a sentence": {"spades": "Pik", "hearts": "Herz", "diamonds": "Karo", "clubs": "Kreuz"},
    ARTICLES: {"the": "der die das den dem"},
}
FRENCH = {
    "rank": {
        "jack": "valet", "queen": "dame", "king": "roi", "ace": "as", "nine": "neuf", "ten": "dix"
    },
    "rank on a card": {"J": "V", "Q": "D", "K": "R"},
    "suit in a sentence": {"spades": "pique", "hearts": "cœur", "diamonds": "carreau", "clubs": "trèfle"},
    ARTICLES: {"the": "le la l’"},
    "word to type": {"and": "et"},
}  # fmt: skip

SPANISH = {
    "rank": {"jack": "jota", "queen": "reina", "king": "rey", "ace": "as", "nine": "nueve", "ten": "diez"},
    "other words to type for a rank": {"jack": "sota s", "queen": "dama", "king": "r", "ace": "as"},
    "suit in a sentence": {
        "spades": "picas", "hearts": "corazones", "diamonds": "diamantes", "clubs": "tréboles"
    },
    "one card of the suit": {
        "a spade": "una pica", "a heart": "un corazón", "a diamond": "un diamante", "a club": "un trébol"
    },
    ARTICLES: {"the": "el la los las un una"},
    "word to type": {"and": "y"},
}  # fmt: skip


def written(pattern: str, words: dict[str, dict[str, str]]) -> str:
    """A catalogue of these words, by their contexts."""
    return HEAD % pattern + "".join(
        f'\nmsgctxt "{context}"\nmsgid "{english}"\nmsgstr "{word}"\n'
        for context, of_it in words.items()
        for english, word in of_it.items()
    )


@contextmanager
def spoken(code: str, catalogue: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The cards in another language."""
    (folder / code / "LC_MESSAGES").mkdir(parents=True)
    (folder / code / "LC_MESSAGES" / "leftbower.po").write_text(catalogue, encoding="utf-8")
    monkeypatch.setattr(paths, "locales", lambda: folder)
    i18n.use(code)
    for kept in (_articles, _suit_words, _card_words):
        kept.cache_clear()
    yield
    i18n.use("en")
    for kept in (_articles, _suit_words, _card_words):
        kept.cache_clear()


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with spoken("de", written("{suit}-{rank}", GERMAN), tmp_path, monkeypatch):
        yield


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with spoken("fr", written("{rank} de {suit}", FRENCH), tmp_path, monkeypatch):
        yield


@pytest.fixture
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with spoken("es", written("{rank} de {suit}", SPANISH), tmp_path, monkeypatch):
        yield


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


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("valet de cœur", "JH"), ("valet de coeur", "JH"), ("Valet de Coeur", "JH"), ("le valet coeur", "JH"),
        ("dame carreau", "QD"), ("la dame de carreau", "QD"), ("as de pique", "AS"), ("l'as de pique", "AS"),
        ("l’as pique", "AS"), ("pique as", "AS"), ("roi de trefle", "KC"), ("9 de coeur", "9H"),
        ("neuf coeur", "9H"), ("10 de trèfle", "TC"), ("dix de trefle", "TC"), ("V de coeur", "JH"),
        ("Vcœur", "JH"), ("VP", "JS"), ("DT", "QC"), ("RT", "KC"), ("RD", "KD"), ("DD", "QD"), ("AP", "AS"),
        ("V♥", "JH"), ("R♣", "KC"), ("10♣", "TC"), ("JD", "JD"), ("JH", "JH"), ("TD", "TD"), ("10P", "TS"),
        ("JC", "JC"), ("9C", "9C"), ("AC", "AC"), ("10C", "TC"),
        ("VC", ""), ("DC", ""), ("RC", ""), ("valet", ""), ("de coeur", ""),
    ],
)  # fmt: skip
def test_french_cards_are_understood_both_ways(french: None, typed: str, code: str) -> None:
    assert card_meant(typed) == (Card.parse(code) if code else None)


@pytest.mark.parametrize(
    ("typed", "could"),
    [
        ("VC", ("valet de cœur", "valet de carreau")),
        ("DC", ("dame de cœur", "dame de carreau")),
        ("RC", ("roi de cœur", "roi de carreau")),
        ("dame c", ("dame de cœur", "dame de carreau")),
        ("c", ("cœur", "carreau", "trèfle")),
        ("KC", ()),
        ("DD", ()),
        ("RD", ()),
        ("d", ()),
        ("t", ()),
        ("p", ()),
        ("r", ()),
        ("", ()),
    ],
)
def test_a_letter_that_is_a_suit_in_the_code_and_begins_others_is_asked_about(
    french: None, typed: str, could: tuple[str, ...]
) -> None:
    assert set(meanings(typed)) == set(could)
    said = not_understood(typed)
    assert all(name in said for name in could)
    assert ("could be" in said) is bool(could)


@pytest.mark.parametrize(
    ("typed", "suit"),
    [
        ("p", "S"), ("t", "C"), ("d", "D"), ("h", "H"), ("s", "S"), ("cœur", "H"), ("coeur", "H"),
        ("trefle", "C"), ("♣", "C"), ("carreau", "D"), ("c", ""),
    ],
)  # fmt: skip
def test_a_french_suit_is_understood_by_its_name_and_the_letters_that_are_only_its_own(
    french: None, typed: str, suit: str
) -> None:
    assert suit_meant(typed) == (Suit(suit) if suit else None)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("jota de corazones", "JH"), ("la jota de corazones", "JH"), ("Una jota de corazón", "JH"),
        ("jota corazones", "JH"), ("sota de corazones", "JH"), ("sota corazon", "JH"),
        ("reina diamantes", "QD"), ("reina de diamante", "QD"), ("dama de diamantes", "QD"),
        ("as de picas", "AS"), ("el as de pica", "AS"), ("picas as", "AS"), ("rey treboles", "KC"),
        ("rey de trébol", "KC"), ("9 de corazones", "9H"), ("nueve trebol", "9C"), ("10 de tréboles", "TC"),
        ("diez de picas", "TS"), ("J de picas", "JS"), ("Jpicas", "JS"), ("JT", "JC"), ("JP", "JS"),
        ("SP", "JS"), ("ST", "JC"), ("RT", "KC"), ("RD", "KD"), ("AP", "AS"), ("10P", "TS"), ("J♥", "JH"),
        ("S♣", "JC"), ("JD", "JD"), ("JH", "JH"), ("TD", "TD"), ("QS", "QS"), ("JC", "JC"), ("9C", "9C"),
        ("10C", "TC"),
        ("SC", ""), ("RC", ""), ("jota c", ""), ("jota", ""), ("de picas", ""), ("sota de oros", ""),
    ],
)  # fmt: skip
def test_spanish_cards_are_understood_both_ways(spanish: None, typed: str, code: str) -> None:
    assert card_meant(typed) == (Card.parse(code) if code else None)


@pytest.mark.parametrize(
    ("typed", "could"),
    [
        ("SC", ("jota de corazones", "jota de tréboles")),
        ("RC", ("rey de corazones", "rey de tréboles")),
        ("dama c", ("reina de corazones", "reina de tréboles")),
        ("la jota C", ("jota de corazones", "jota de tréboles")),
        ("c", ("corazones", "tréboles")),
        ("JC", ()),
        ("SP", ()),
        ("s", ()),
        ("t", ()),
        ("d", ()),
        ("r", ()),
    ],
)
def test_a_letter_that_begins_one_suit_and_is_another_in_the_code_is_asked_about(
    spanish: None, typed: str, could: tuple[str, ...]
) -> None:
    assert set(meanings(typed)) == set(could)
    said = not_understood(typed)
    assert all(name in said for name in could)
    assert ("could be" in said) is bool(could)


@pytest.mark.parametrize(
    ("typed", "suit"),
    [
        ("p", "S"), ("t", "C"), ("d", "D"), ("h", "H"), ("s", "S"), ("corazón", "H"), ("corazones", "H"),
        ("trebol", "C"), ("los treboles", "C"), ("una pica", "S"), ("diamante", "D"), ("♣", "C"), ("c", ""),
    ],
)  # fmt: skip
def test_a_spanish_suit_is_understood_as_one_card_and_as_many(spanish: None, typed: str, suit: str) -> None:
    assert suit_meant(typed) == (Suit(suit) if suit else None)


def test_several_spanish_cards_are_understood(spanish: None) -> None:
    assert cards_meant("el as de picas, rey de corazones y sota de trébol", ()) == cards("AS KH JC")
    assert cards_meant("JC 10C 9H", ()) == cards("JC TC 9H")
    assert all(card_meant(str(card)) == card for card in pack(32, joker=True))


def test_several_french_cards_are_understood(french: None) -> None:
    assert cards_meant("l’as de pique, roi de coeur et valet de trèfle", ()) == cards("AS KH JC")


def test_codes_as_they_stand_beside_the_cards_read_the_same_in_every_language(french: None) -> None:
    assert cards_meant("JC 10C 9H", ()) == cards("JC TC 9H")
    assert all(card_meant(str(card)) == card for card in pack(32, joker=True))
    assert suit_meant("c", coded=True) is Suit.CLUBS
    assert suit_meant("trèfle", coded=True) is Suit.CLUBS


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
