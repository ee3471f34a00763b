"""A sitting with cards that are not known: each comes back once, as long as there is time."""

from __future__ import annotations

import pytest

from game.course.memory.deck import Deck
from game.course.memory.mix import CARD_SECONDS, CardItem
from game.course.memory.scheduling import Answered
from game.course.memory.sitting import Sitting
from game.storage.database import Store
from tests.course.writing import CLASSIC, GLOSSARY


@pytest.mark.parametrize(("room", "shown"), [(None, 10), (10 * CARD_SECONDS, 10), (7 * CARD_SECONDS, 7)])
def test_cards_that_are_not_known_come_back_within_the_time(
    store: Store, room: int | None, shown: int
) -> None:
    deck = Deck(store, GLOSSARY, CLASSIC)
    cards = deck.fresh(5)
    deck.take_up(*cards)
    sitting, seen = Sitting(deck, map(CardItem, cards), room), 0
    while sitting.now is not None:
        sitting.answer(Answered.NOT_YET)
        seen += 1
    assert seen == shown
    assert (sitting.tally.cards, sitting.tally.known) == (5, 0)
