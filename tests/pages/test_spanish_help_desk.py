"""What is meant by what Spanish-speaking players ask: what the help desk answers, offers and refuses."""

from __future__ import annotations

import pytest

from game import i18n
from game.course.glossary_search import folded
from game.pages.help_desk import meant
from game.presenters.lesson_list import catalogue
from game.storage import paths
from tests.pages.test_help_desk import found, right, rows, wrong

pytestmark = pytest.mark.skipif(
    not (paths.locales() / "es" / "LC_MESSAGES" / "leftbower.po").is_file(),
    reason="the Spanish catalogue is not there, so no question is put in Spanish",
)


@pytest.fixture(autouse=True)
def _spanish(_english: None) -> None:
    i18n.use("es")


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("spanish_unseen.txt", 0.86, 0.06), ("spanish.txt", 0.86, 0.09), ("spanish_typed.txt", 0.79, 0.08)],
)
def test_most_spanish_questions_are_answered_and_few_wrongly(name: str, least: float, most: float) -> None:
    assert len(rows(name)) >= 100
    assert right(name) >= least
    assert wrong(name) <= most


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("¿Quién reparte primero, y quién corta la baraja?", ["first-dealer", "cut"]),
        ("Hola, una pregunta rápida: ¿puedo descartar la carta que acabo de tomar?", ["bury"]),
        ("¿Qué quiere decir «en el granero»?", ["term:in-the-barn"]),
        ("que es una mano de morralla", ["term:farmers-hand"]),
    ],
)
def test_what_is_asked_in_spanish_is_answered(typed: str, wanted: list[str]) -> None:
    assert found(typed) == wanted


@pytest.mark.parametrize("typed", ["cómo se juega al mus", "cuánto vale el envido", "dónde hay pizza"])
def test_what_belongs_to_another_game_or_to_none_is_refused_in_spanish(typed: str) -> None:
    assert not meant(typed, catalogue().glossary).sure


@pytest.mark.parametrize("typed", ["Talon", "TALÓN", "talón"])
def test_words_are_compared_however_their_accents_are_typed(typed: str) -> None:
    assert folded(typed) == folded("Talón")
