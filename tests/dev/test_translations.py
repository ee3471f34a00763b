"""What a check of a language finds: gaps, English, lost words of the glossary, lengths, signs, forms."""

from __future__ import annotations

import pytest
from babel.messages.catalog import Catalog

from game.dev.translations import LOOKED_AT, Term, Tongue, faults, is_english

GERMAN = Tongue(
    "de",
    (Term("left bower", ("linke",), ("Laube",)), Term("trick", ("Stich", "stich"))),
    {"den": {"*Bube": "den |*Buben"}},
)


def found(
    english: str, told: str, *, comment: str = "", spoken: Tongue = GERMAN, fuzzy: bool = False
) -> list[str]:
    """What is said of one translation."""
    catalogue = Catalog(locale="de")
    flags = {"fuzzy"} if fuzzy else set()
    catalogue.add(english, told, user_comments=[comment] if comment else [], flags=flags)
    return [fault for _line, fault in faults(catalogue, spoken)]


def test_a_good_translation_has_no_fault() -> None:
    assert found("Play the {card}.", "Spiel {card:den}.") == []


def test_what_is_not_translated_is_told_once_the_language_is_finished() -> None:
    (fault,) = found("Play the {card}.", "")
    assert fault.startswith("is not translated")
    assert found("Play the {card}.", "", spoken=Tongue("de", finished=False)) == []


def test_what_is_unsure_is_told() -> None:
    (fault,) = found("Hint", "Tipp", fuzzy=True)
    assert "fuzzy" in fault


def test_what_nobody_sees_any_more_is_told() -> None:
    catalogue = Catalog(locale="de")
    catalogue.add("Hint", "Tipp")
    catalogue.update(Catalog(locale="de"))
    ((_line, fault),) = faults(catalogue, GERMAN)
    assert "out of use" in fault


@pytest.mark.parametrize(
    ("english", "told", "says"),
    [
        ("You take the trick.", "Du nimmst ihn.", "word for 'trick'"),
        ("The left bower wins.", "Die linke Laube gewinnt.", "rules out"),
        ("You have to play it.", "You have to play it.", "English still"),
        ("You play {AH} on {AD}.", "Du hast auf {AD} {AH} gespielt.", "side by side"),
        (
            "Play it.",
            "Spiel diese Karte jetzt bitte sofort und ohne Zögern aus.",
            "much longer",
        ),
    ],
)
def test_what_makes_no_sense_is_told_unless_somebody_looked_at_it(english: str, told: str, says: str) -> None:
    (fault,) = found(english, told)
    assert says in fault
    assert "rules out" in says or found(english, told, comment=LOOKED_AT) == []


def test_a_sign_that_no_font_has_is_told() -> None:
    (fault,) = found("Hearts", "Herz \u2661")
    assert "no font" in fault
    assert found("Hearts \u2661", "Herz \u2661") == []


def test_a_form_that_is_not_there_is_told() -> None:
    (fault,) = found("Play the {card}.", "Spiel {card:dem}.")
    assert "'dem'" in fault
    assert found("{points:march} points", "{points:march} Punkte") == []


def test_a_name_or_a_quote_is_no_english() -> None:
    assert not is_english("„Left Bower“ ist ein Programm, und “the left bower and the right” ein Zitat.")
    assert not is_english("The Spruce")
    assert is_english("When you lead the ace, they have to follow.")
