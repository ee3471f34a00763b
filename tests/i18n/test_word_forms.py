"""Forms of words inside translated sentences: articles, cases, elisions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import i18n
from game.i18n import _
from game.i18n.strayed import strayed_in
from game.i18n.word_forms import checked, forms_of, in_form
from game.rules.cards import Card
from game.storage import paths
from game.words.markup import mark, plain, spans

FORMS = """\
den:
  "*-Bube": "den |*-Buben"
  "*-Dame": "die |*-Dame"
von:
  "E*": "d'E*"
  "*": "de *"
"""
CATALOGUE = """\
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

msgctxt "rank"
msgid "jack"
msgstr "Bube"

msgctxt "suit in a sentence"
msgid "diamonds"
msgstr "Karo"

msgid "{rank} of {suit}"
msgstr "{suit}-{rank}"

msgid "Play the {card}."
msgstr "Spiel {card:den}."

msgid "{name}'s deal"
msgstr "la donne {name:von}"

msgid "{points:march} points"
msgstr "{points:made} Punkte"
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A checkout with these German words, spoken."""
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "leftbower.po").write_text(CATALOGUE, encoding="utf-8")
    (tmp_path / "de" / "forms.yaml").write_text(FORMS, encoding="utf-8")
    monkeypatch.setattr(paths, "locales", lambda: tmp_path)
    i18n.use("de")
    yield folder
    i18n.use("en")


def test_a_card_that_is_drawn_has_its_article_before_it_and_its_ending(german: Path) -> None:
    text = _("Play the {card}.").format(card=mark(Card.parse("JD")))
    before, article, card, after = spans(text)
    assert (before.text, article.text, card.text, after.text) == ("Spiel ", "den ", "Karo-Buben", ".")
    assert card.card == Card.parse("JD")


def test_a_card_by_its_name_gets_them_too(german: Path) -> None:
    assert _("Play the {card}.").format(card="Karo-Bube") == "Spiel den Karo-Buben."


def test_a_card_with_a_number_on_it_keeps_the_number(german: Path) -> None:
    text = _("Play the {card}.").format(card=mark(Card.parse("JD"), 2))
    assert [span.number for span in spans(text) if span.card] == [2]


def test_names_are_elided(german: Path) -> None:
    said = [_("{name}'s deal").format(name=name) for name in ("Ezra", "Nora")]
    assert said == ["la donne d'Ezra", "la donne de Nora"]


def test_a_form_with_a_large_letter_begins_a_sentence(german: Path) -> None:
    assert plain("{JD.Den} nimmst du.") == "Den Karo-Buben nimmst du."
    assert in_form("Ezra", "Von", forms_of("de", paths.locales())) == ("", "D'Ezra")


def test_a_word_that_a_form_does_not_know_stays_as_it_is(german: Path) -> None:
    assert _("Play the {card}.").format(card="Joker") == "Spiel Joker."
    assert in_form("Joker", "den", forms_of("de", paths.locales())) == ("", "Joker")


def test_a_card_of_a_lesson_can_be_written_in_a_form(german: Path) -> None:
    assert plain("Nimm {JD.den}.") == "Nimm den Karo-Buben."


def test_a_form_that_the_language_lacks_changes_nothing() -> None:
    assert plain("Take {JD.den}.") == "Take jack of diamonds."


def test_a_translation_may_ask_for_forms_but_for_no_other_number(german: Path) -> None:
    from game.i18n import po_files

    (found,) = strayed_in(po_files.read(german / "leftbower.po"))
    assert (found.lost, found.gained) == (("{points:march}",), ("{points:made}",))


@pytest.mark.parametrize("nonsense", [None, [], {"den": ["x"]}, {"den": {"a": 1}}])
def test_what_is_no_table_of_forms_is_refused(nonsense: object) -> None:
    with pytest.raises(ValueError, match="forms"):
        checked(nonsense)


LOCALES = Path(i18n.__file__).parents[2] / "locales"
NAMES = st.sampled_from(["Ivy", "Ida", "Hiro", "Hierro", "Hiato", "Íñigo", "Y", "Ezra", "Nora", "Élodie"])


@given(NAMES | st.text(alphabet="HIiaeyÍÉzr", min_size=1, max_size=6))
def test_no_form_before_a_name_takes_a_letter_of_it(name: str) -> None:
    for code, form in (("es", "e"), ("fr", "d'"), ("fr", "qu'")):
        _before, said = in_form(name, form, forms_of(code, LOCALES))
        assert said.endswith(name), (code, form)


def test_spanish_says_e_before_the_sound_of_an_i() -> None:
    said = {name: in_form(name, "e", forms_of("es", LOCALES))[1] for name in ("Ivy", "Hierro", "Ana")}
    assert said == {"Ivy": "e Ivy", "Hierro": "y Hierro", "Ana": "y Ana"}
