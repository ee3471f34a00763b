"""Words, memory cards and progress in telling states, for pictures without a display."""

from __future__ import annotations

from game.client.screens.glossary import GlossaryScreen
from game.client.screens.lesson import ask_question
from game.client.screens.lesson_door import lesson_ruleset
from game.client.screens.memory_cards import CardsScreen, open_cards, open_mix
from game.client.screens.progress import ProgressScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.course.memory.scheduling import Answered
from game.course.table_steps import PlayStep
from game.dev.shots.memory import fill, fill_hands
from game.i18n import _
from game.presenters import learning
from game.presenters.lesson_list import catalogue
from game.presenters.lesson_use import SingleQuestion


def glossary(services: Services, seed: str) -> Screen:
    """The left bower, for `leftbower shot`; some words are due and some known."""
    deck = learning.deck_of(services.store)
    services.store.memory.meet(f"term/{word}" for word in ("joker", "kitty", "left-bower", "lead", "hand"))
    for card in deck.due()[:3]:
        deck.answer(card, Answered.KNEW_IT)
    return GlossaryScreen(services, "left-bower")


def glossary_next(services: Services, seed: str) -> Screen:
    """A word with several examples."""
    return GlossaryScreen(services, "next")


def glossary_table(services: Services, seed: str) -> Screen:
    """A word with a table."""
    return GlossaryScreen(services, "follow-suit")


def glossary_found(services: Services, seed: str) -> Screen:
    """What a mistyped word finds."""
    return GlossaryScreen(services, typed="left bowr")


def glossary_missed(services: Services, seed: str) -> Screen:
    """Nothing fits what was typed."""
    return GlossaryScreen(services, typed="schmear")


def _begun(services: Services) -> CardsScreen:
    services.store.memory.meet(["rank/S/2", "term/left-bower", "term/march", "rule/x/gone"])
    return open_cards(services)


def cards(services: Services, seed: str) -> Screen:
    """The front of a card about the ranks, for `leftbower shot`."""
    return _begun(services)


def cards_back(services: Services, seed: str) -> Screen:
    """Its back."""
    screen = _begun(services)
    screen.cards.turned = True
    return screen


def cards_term(services: Services, seed: str) -> Screen:
    """The back of a card about a word with an example."""
    services.store.memory.meet(["term/left-bower"])
    screen = open_cards(services)
    screen.cards.turned = True
    return screen


def cards_rule(services: Services, seed: str) -> Screen:
    """The back of a card about a rule of the table."""
    deck = learning.deck_of(services.store)
    deck.take_up(*[card for card in deck.fresh(80) if card.id.endswith("/alone-lead")])
    screen = open_cards(services)
    screen.cards.turned = True
    return screen


def cards_done(services: Services, seed: str) -> Screen:
    """All cards are looked at."""
    screen = _begun(services)
    while screen.cards.card is not None:
        screen.cards.sitting.answer(Answered.KNEW_IT)
    return screen


def cards_none(services: Services, seed: str) -> Screen:
    """Nothing has been met yet."""
    return open_cards(services)


def progress(services: Services, seed: str) -> Screen:
    """Some days into the course, for `leftbower shot`."""
    fill(services.store)
    fill_hands(services.store)
    return ProgressScreen(services)


def progress_new(services: Services, seed: str) -> Screen:
    """Nothing has been done yet."""
    return ProgressScreen(services)


def progress_plot(services: Services, seed: str) -> Screen:
    """A few practice hands, no lesson yet."""
    fill_hands(services.store, 8)
    return ProgressScreen(services)


def _with_some(services: Services) -> CardsScreen:
    services.store.memory.meet(["rank/S/2", "term/left-bower", "term/march"])
    return open_mix(services)


def mix(services: Services, seed: str) -> Screen:
    """What lies ready, for `leftbower shot`."""
    return _with_some(services)


def mix_done(services: Services, seed: str) -> Screen:
    """The end of a mix."""
    screen = _with_some(services)
    screen.cards.act("start")
    for number in range(screen.cards.sitting.total):
        screen.cards.sitting.answer(Answered.KNEW_IT if number else Answered.NEARLY)
    return screen


def mix_none(services: Services, seed: str) -> Screen:
    """Nothing is due."""
    return open_mix(services)


def mix_step(services: Services, seed: str) -> Screen:
    """A question of a lesson by itself."""
    files = [file for file in catalogue().lessons if not file.lesson.test]
    found = ((file, step) for file in files for step in file.lesson.shown if isinstance(step, PlayStep))
    file, step = next(found)
    screen = ask_question(
        services, lesson_ruleset(services), file, step.id, SingleQuestion(3, 9, _("Five minutes today"))
    )
    assert screen is not None
    return screen
