"""The languages of the app: switching, falling back, numbers and dates, the pseudo-language."""

from __future__ import annotations

import re
from datetime import date, timedelta
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hypothesis import given
from hypothesis import strategies as st

from game import i18n
from game.i18n import _, lesson_text, ngettext, npgettext, pgettext
from game.i18n.pseudo import longer
from game.storage import paths

GERMAN = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "Hint"
msgstr "Tipp"

msgctxt "card"
msgid "ten"
msgstr "Zehn"

msgid "{n} trick"
msgid_plural "{n} tricks"
msgstr[0] "{n} Stich"
msgstr[1] "{n} Stiche"

#, fuzzy
msgid "Undo"
msgstr "vielleicht"
"""

LESSON = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"

msgctxt "left-bower"
msgid "Just the one."
msgstr "Nur der eine."
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of catalogues that knows some German."""
    folder = tmp_path / "locales" / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "leftbower.po").write_text(GERMAN, encoding="utf-8")
    (folder / "lessons.po").write_text(LESSON, encoding="utf-8")
    monkeypatch.setattr(paths, "locales", lambda: tmp_path / "locales")
    return folder


def test_a_switch_of_language_reaches_texts_at_once(german: Path) -> None:
    assert (_("Hint"), pgettext("card", "ten")) == ("Hint", "ten")
    assert i18n.use("de") == "de"
    assert (_("Hint"), pgettext("card", "ten")) == ("Tipp", "Zehn")
    assert lesson_text("left-bower", "Just the one.") == "Nur der eine."
    assert [ngettext("{n} trick", "{n} tricks", n) for n in (1, 2)] == ["{n} Stich", "{n} Stiche"]


def test_a_compiled_catalogue_speaks_as_its_source_does(german: Path) -> None:
    with (german / "leftbower.po").open("rb") as text, (german / "leftbower.mo").open("wb") as binary:
        write_mo(binary, read_po(text))
    (german / "leftbower.po").unlink()
    i18n.use("de")
    assert _("Hint") == "Tipp"
    assert i18n.available() == ("en", "de")


def test_a_region_falls_back_to_its_language_and_keeps_its_own_numbers(german: Path) -> None:
    assert i18n.use("de-at") == "de"
    assert _("Hint") == "Tipp"
    assert i18n.format_date(date(2026, 1, 5)) == "5. Jänner 2026"


def test_what_is_untranslated_or_unsure_is_shown_in_english(german: Path) -> None:
    i18n.use("de")
    assert _("Undo") == "Undo"
    assert _("Never seen") == "Never seen"
    assert npgettext("score", "{n} point", "{n} points", 2) == "{n} points"
    assert lesson_text("another-lesson", "Just the one.") == "Just the one."


def test_no_text_stays_no_text(german: Path) -> None:
    i18n.use("de")
    assert (_(""), pgettext("card", ""), lesson_text("left-bower", "")) == ("", "", "")


@pytest.mark.parametrize(
    ("variable", "expected"), [("de_DE.UTF-8", "de"), ("C.UTF-8", "en"), ("fr_FR", "en"), ("", "en")]
)
def test_the_systems_language_is_the_first_choice(
    german: Path, monkeypatch: pytest.MonkeyPatch, variable: str, expected: str
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", variable)
    assert i18n.use() == expected


def test_a_language_that_is_not_whole_is_spoken_only_by_its_code(
    german: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (paths.locales() / "de" / "unfinished.txt").write_text("soon", encoding="utf-8")
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert i18n.use() == "en"
    assert i18n.available() == ("en",)
    assert i18n.use("de") == "de"


@pytest.mark.parametrize("nonsense", ["../de", "d", "de/..", "\0", "deutsch bitte", "_", "."])
def test_what_is_no_code_of_a_language_is_answered_in_english(german: Path, nonsense: str) -> None:
    assert i18n.use(nonsense) == "en"
    assert i18n.format_number(0.5) == "0.5"


def test_numbers_dates_and_lists_follow_the_language(german: Path) -> None:
    assert i18n.format_number(1234.5) == "1,234.5"
    assert i18n.format_number(2, digits=2) == "2.00"
    assert i18n.format_percent(0.375) == "38%"
    assert i18n.format_list(["Nora", "Ezra"], "or") == "Nora or Ezra"
    i18n.use("de")
    assert i18n.format_number(1234.5) == "1.234,5"
    assert i18n.format_percent(0.375) == "38\xa0%"
    assert i18n.format_list(["Nora", "Walt", "Ezra"]) == "Nora, Walt und Ezra"


@pytest.mark.parametrize("region", ["de", "fr", "es", "pt", "de_AT"])
def test_a_list_without_a_last_word_is_one_in_every_language(region: str) -> None:
    i18n.speak(i18n.Language(formats=region))
    assert i18n.format_list(["A", "B", "C"], "unit") == "A, B, C"
    assert i18n.format_list(["A"], "unit") == "A"
    assert i18n.format_list([], "unit") == ""


def test_an_unheard_of_region_still_writes_numbers() -> None:
    assert i18n.use("en_QQ") == "en"
    assert i18n.format_number(0.5) == "0.5"


def test_the_pseudo_language_speaks_every_message_of_the_templates() -> None:
    i18n.use(i18n.PSEUDO)
    plain: list[str] = []
    for domain, say in ((i18n.TEXTS, pgettext), (i18n.LESSONS, lesson_text)):
        with (paths.locales() / f"{domain}.pot").open("rb") as file:
            for message in read_po(file):
                if not message.id:
                    continue
                forms = [message.id] if isinstance(message.id, str) else list(message.id)
                spoken = say(message.context, forms[0]) if message.context else _(forms[0])
                if spoken != longer(forms[0]):
                    plain.append(forms[0])
    assert plain == []


def test_the_pseudo_language_leaves_unmarked_text_plain() -> None:
    i18n.use(i18n.PSEUDO)
    assert _("This sentence was never marked for translation.").startswith("This")
    assert ngettext("one unmarked", "{n} unmarked", 2) == "{n} unmarked"


def test_pseudo_text_is_about_a_third_longer_and_accented() -> None:
    english = "Left led the {KH}. What do you **play**?"
    told = longer(english)
    assert 1.2 < len(told) / len(english) < 1.5
    assert "{KH}" in told
    assert told.count("**") == 2
    assert not told.isascii()


_PIECES = ("{KH}", "{name}", "{count:hearts}", "**", "[[trump]]", "[[trump|trumps]]", "Ace ", "you: ", "\n")


@given(st.lists(st.sampled_from(_PIECES)))
def test_pseudo_text_keeps_every_token(pieces: list[str]) -> None:
    tokens = r"\{[^{}]*\}|\*\*|\[\[[a-z-]+(?:\||\]\])"
    assert re.findall(tokens, longer("".join(pieces))) == re.findall(tokens, "".join(pieces))


@pytest.mark.parametrize(
    ("span", "words"),
    [
        (timedelta(minutes=5), "in 5 minutes"),
        (timedelta(hours=23, minutes=30), "in 1 day"),
        (timedelta(days=11), "in 11 days"),
        (timedelta(days=27), "in 27 days"),
        (timedelta(weeks=9), "in 2 months"),
    ],
)
def test_up_to_four_weeks_ahead_are_told_in_days(span: timedelta, words: str) -> None:
    assert i18n.format_span(span) == words
