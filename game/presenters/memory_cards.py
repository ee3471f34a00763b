"""Memory cards one after the other, and the daily mix of cards and questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.bots.at_once import AtOnce, Thinker
from game.course.memory.cards import MemoryCard, term_card_id
from game.course.memory.mix import CardItem, Item, MistakeItem, StepItem
from game.course.memory.own_mistakes import thin_out
from game.course.memory.scheduling import Answered
from game.course.memory.sitting import Sitting
from game.course.memory.telling import standing_lines, tally_lines
from game.i18n import _, format_number, ngettext
from game.pages.lines import Sheet
from game.pages.memory import (
    CardPage,
    answer_words,
    card_where,
    cards_sheet,
    mix_after,
    mix_before,
    mix_title,
    more_of,
    where_words,
)
from game.presenters.decision_purpose import Asked
from game.presenters.learning import ahead, deck_of, mix_of
from game.presenters.own_mistake import OwnMistake, asked_again
from game.presenters.sister_search import SisterSearch
from game.storage.database import Store
from game.storage.mistakes import Mistake

_AT_ONCE = 5
"""New cards that are taken up with one press."""


class CardSitting:
    """The cards that are due; with the id of a word of the glossary its card alone, due or not.

    Whatever it does may raise StorageErrors.
    """

    name = "cards"

    def __init__(self, store: Store, word: str = "") -> None:
        self.store, self.deck = store, deck_of(store)
        self.turned = False
        self.sitting = Sitting(self.deck, self._items(word), self._room)

    def _items(self, word: str) -> Iterable[Item]:
        card = self.deck.card(term_card_id(word)) if word else None
        if card is None:
            return [CardItem(card) for card in self.deck.due()]
        self.deck.take_up(card)
        return [CardItem(card)]

    @property
    def _room(self) -> int | None:
        """The seconds that a sitting may take; None for as long as there are cards."""
        return None

    @property
    def card(self) -> MemoryCard | None:
        """The card that lies uppermost."""
        return self.sitting.now.card if isinstance(self.sitting.now, CardItem) else None

    @property
    def question(self) -> StepItem | None:
        """The question of a lesson that comes now, to be asked at its own table."""
        return None

    @property
    def mistake(self) -> Mistake | None:
        """The own mistake that comes back now, to be asked at its own table."""
        return None

    def look(self) -> None:
        """Takes in what is found meanwhile. Returns at once."""

    def rest(self) -> None:
        """Nobody sits there any more."""

    def table_of(self, mistake: Mistake) -> tuple[Asked, OwnMistake] | None:
        """An own mistake at its table and place among all that is asked; None where it cannot be dealt.

        Then it is dropped: it would stand in the way of others for good.
        """
        asked = asked_again(mistake)
        if asked is None:
            self.store.mistakes.drop(mistake.id)
            return None
        sitting = self.sitting
        return asked, OwnMistake(self.store, mistake, self.heading[0], sitting.number, sitting.total)

    @property
    def heading(self) -> tuple[str, str]:
        """Title and second line of the screen."""
        count = self.deck.standing().taken
        return _("Memory cards"), ngettext("{n} card", "{n} cards", count).format(n=format_number(count))

    @property
    def spoken(self) -> str:
        """What speech says of what lies there."""
        if self.card is None:
            return self.heading[0]
        return f"{self.card.front}. {self.card.back if self.turned else self.card.ask}"

    def act(self, pressed: str) -> None:
        """A button by its id."""
        if pressed == "turn":
            self.turned = True
        elif pressed.startswith("answer ") and self.turned:
            self.sitting.answer(Answered(int(pressed.removeprefix("answer "))))
            self.turned = False
        elif pressed == "new":
            self.deck.take_up(*self.deck.fresh(_AT_ONCE))
            self.sitting = Sitting(self.deck, [CardItem(card) for card in self.deck.due()])

    def page(self) -> CardPage | Sheet:
        """The card that lies uppermost, or what is said where none does."""
        return self._between() if self.card is None else self._of(self.card)

    def _of(self, card: MemoryCard) -> CardPage:
        kept = self.deck.kept(card)
        due = _("new") if kept is None or not kept.memory else _("due")
        coming = tuple(
            (answered, ahead(self.store, time)) for answered, time in self.deck.coming(card).items()
        )
        return CardPage(card, self.turned, card_where(self.sitting), due, coming, more_of(card))

    def _between(self) -> Sheet:
        told = self.told() if self.deck.standing().taken else []
        return cards_sheet(told, len(self.deck.fresh(_AT_ONCE)))

    def told(self) -> list[str]:
        """How the sitting went, and what comes next."""
        return [
            *tally_lines(self.sitting.tally),
            *standing_lines(self.deck.standing(), self.store.now()),
        ]

    def keys(self) -> list[tuple[str, str]]:
        """The keys of a card."""
        answers = [(format_number(int(each)), answer_words(each)) for each in Answered]
        return [(_("Space"), _("show the answer")), *answers, ("G", _("this word in the glossary"))]


class MixSitting(CardSitting):
    """About five minutes of cards that are due and questions that went wrong.

    While it goes on, sister deals are looked for; where none is found in time, the deal itself is asked.
    """

    name = "mix"

    def __init__(self, store: Store, worker: Callable[[], Thinker] = AtOnce) -> None:
        self.mix = mix_of(store)
        self.begun = False
        self.sisters = SisterSearch(store, self.mix.due.now, worker)
        super().__init__(store)

    def look(self) -> None:
        self.sisters.begin()
        self.sisters.poll()

    def rest(self) -> None:
        self.sisters.rest()

    def _items(self, word: str) -> Iterable[Item]:
        return self.mix.items

    @property
    def _room(self) -> int | None:
        return self.mix.room

    @property
    def card(self) -> MemoryCard | None:
        return super().card if self.begun else None

    @property
    def question(self) -> StepItem | None:
        now = self.sitting.now
        return now if self.begun and isinstance(now, StepItem) else None

    @property
    def mistake(self) -> Mistake | None:
        now = self.sitting.now
        return self.sisters.latest(now.mistake) if self.begun and isinstance(now, MistakeItem) else None

    @property
    def heading(self) -> tuple[str, str]:
        return mix_title(), where_words(self.sitting) if self.begun else ""

    def act(self, pressed: str) -> None:
        if pressed == "start":
            self.begun = True
            thin_out(self.store, self.mix.due.later)
            self.deck.take_up(*self.mix.fresh)
        super().act(pressed)

    def _between(self) -> Sheet:
        if not self.begun:
            return mix_before(self.mix)
        return mix_after(self.told(), mix_of(self.store) if self.mix.items else None)
