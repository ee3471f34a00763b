"""What is meant by what German players ask, when the help desk may answer, offer a choice, or refuse."""

from __future__ import annotations

import pytest

from game import i18n
from game.course.glossary_search import folded
from game.pages.help_desk import meant
from game.presenters.lesson_list import catalogue
from game.storage import paths
from tests.pages.test_help_desk import found, right, wrong

pytestmark = pytest.mark.skipif(
    not (paths.locales() / "de" / "LC_MESSAGES" / "leftbower.po").is_file(),
    reason="the German catalogue is not there, so no question is put in German",
)


@pytest.fixture(autouse=True)
def _german(_english: None) -> None:
    i18n.use("de")


def test_four_of_five_of_the_harder_german_questions_are_answered_and_few_wrongly() -> None:
    assert right("german.txt") >= 0.84
    assert wrong("german.txt") <= 0.09


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("Wer gibt zuerst, und wer hebt ab?", ["first-dealer", "cut"]),
        ("Hallo, kurze Frage: Darf ich die aufgedeckte Karte drücken?", ["bury"]),
    ],
)
def test_what_is_asked_in_german_is_answered(typed: str, wanted: list[str]) -> None:
    assert found(typed) == wanted


@pytest.mark.parametrize(
    "typed", ["wie geht skat", "wie viele punkte beim schafkopf", "wo gibt es hier pizza"]
)
def test_what_belongs_to_another_game_or_to_none_is_refused_in_german(typed: str) -> None:
    assert not meant(typed, catalogue().glossary).sure


@pytest.mark.parametrize("typed", ["Ueberstechen", "überstechen", "uberstechen"])
def test_words_are_compared_however_their_umlauts_are_typed(typed: str) -> None:
    assert folded(typed) == folded("Überstechen")
