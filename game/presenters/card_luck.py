"""How the cards fell: the games are counted one by one, then the page is there."""

from __future__ import annotations

from game.pages.card_luck import LuckPage, luck_page
from game.pages.progress import TOLD_HANDS
from game.records.card_luck import Counting
from game.storage.database import Store


class CardLuck:
    """The page of one learner."""

    def __init__(self, store: Store) -> None:
        self._store, self._counting = store, Counting(store)
        self.page: LuckPage | None = None  # None while games are being counted

    def step(self) -> bool:
        """Counts one more game; True when there is nothing more to count. Raises StorageErrors."""
        if self.page is None:
            self._counting.step()
            if self._counting.done:
                self.page = luck_page(self._counting.found, self._store.reviews.latest(TOLD_HANDS))
        return self.page is not None

    def counted(self) -> LuckPage:
        """The page, however long it takes."""
        while self.page is None:
            self.step()
        return self.page
