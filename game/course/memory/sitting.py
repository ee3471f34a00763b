"""One sitting with cards and questions: what comes next, and how it went."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.course.memory.deck import Deck
from game.course.memory.mix import CARD_SECONDS, CardItem, Item, seconds_of
from game.course.memory.scheduling import Answered


@dataclass(frozen=True, slots=True)
class Tally:
    """How a sitting went so far: cards looked at, those known at once, and questions of lessons answered.

    `mistakes` are own ones that came back, `right` those of them that were decided right this time.
    """

    cards: int = 0
    known: int = 0
    steps: int = 0
    mistakes: int = 0
    right: int = 0


class Sitting:
    """Items one after the other. A card that was not known comes back once at the end, if time allows."""

    def __init__(self, deck: Deck, items: Iterable[Item], room: int | None = None) -> None:
        """`room` are the seconds that all may take, with the cards that come back; None for no end."""
        self.deck = deck
        self._room = room
        self._items = list(items)
        self._place = 0
        self._answers: dict[str, Answered] = {}  # the first one to each card
        self._steps = self._mistakes = self._right = 0

    @property
    def now(self) -> Item | None:
        """What lies uppermost; None at the end."""
        return self._items[self._place] if self._place < len(self._items) else None

    @property
    def number(self) -> int:
        """The place of the item among all, from 1."""
        return self._place + 1

    @property
    def total(self) -> int:
        """All items, with the cards that come back."""
        return len(self._items)

    @property
    def left(self) -> int:
        """Items to come, with the present one."""
        return len(self._items) - self._place

    @property
    def tally(self) -> Tally:
        known = sum(answered is Answered.KNEW_IT for answered in self._answers.values())
        return Tally(len(self._answers), known, self._steps, self._mistakes, self._right)

    def answer(self, answered: Answered) -> None:
        """The learner says this of the uppermost card. Raises StorageErrors; the card stays then."""
        item = self._items[self._place]
        assert isinstance(item, CardItem)
        self.deck.answer(item.card, answered)
        if answered is Answered.NOT_YET and item.card.id not in self._answers and self._has_time:
            self._items.append(item)
        self._answers.setdefault(item.card.id, answered)
        self._place += 1

    @property
    def _has_time(self) -> bool:
        """Whether one more card stays within the time."""
        return self._room is None or sum(map(seconds_of, self._items)) + CARD_SECONDS <= self._room

    def pass_on(self, answered: bool) -> None:
        """A question of a lesson was answered, or left out."""
        self._steps += answered
        self._place += 1

    def decided(self, right: bool | None) -> None:
        """An own mistake was decided anew, right or not; None: it was left out."""
        self._mistakes += right is not None
        self._right += bool(right)
        self._place += 1
