"""What is meant by what French-speaking players ask: what the help desk answers, offers and refuses."""

from __future__ import annotations

import pytest

from game import i18n
from game.course.glossary_search import folded
from game.pages.help_desk import meant
from game.presenters.lesson_list import catalogue
from game.storage import paths
from tests.pages.test_help_desk import found, right, rows, wrong

pytestmark = pytest.mark.skipif(
    not (paths.locales() / "fr" / "LC_MESSAGES" / "leftbower.po").is_file(),
    reason="the French catalogue is not there, so no question is put in French",
)


@pytest.fixture(autouse=True)
def _french(_english: None) -> None:
    i18n.use("fr")


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("french_unseen.txt", 0.85, 0.06), ("french.txt", 0.83, 0.08), ("french_typed.txt", 0.88, 0.04)],
)
def test_most_french_questions_are_answered_and_few_wrongly(name: str, least: float, most: float) -> None:
    assert len(rows(name)) >= 100
    assert right(name) >= least
    assert wrong(name) <= most


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("Qui donne en premier, et qui coupe le jeu ?", ["first-dealer", "cut"]),
        ("Bonjour, une question rapide : puis-je écarter la retourne ?", ["bury"]),
        ("Que veut dire « dans la grange » ?", ["term:in-the-barn"]),
        ("La capote, ça compte double, non ?", ["skunk"]),
    ],
)
def test_what_is_asked_in_french_is_answered(typed: str, wanted: list[str]) -> None:
    assert found(typed) == wanted


@pytest.mark.parametrize(
    "typed", ["comment jouer à la belote", "combien de points au tarot", "où manger une pizza"]
)
def test_what_belongs_to_another_game_or_to_none_is_refused_in_french(typed: str) -> None:
    assert not meant(typed, catalogue().glossary).sure


@pytest.mark.parametrize("typed", ["Levee", "LEVÉE", "levée"])
def test_words_are_compared_however_their_accents_are_typed(typed: str) -> None:
    assert folded(typed) == folded("Levée")
