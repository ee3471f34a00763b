"""The learner's memory cards at their own table: what is due, what is new, and what an answer does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from game.course.glossary import Glossary
from game.course.memory.cards import Kind, MemoryCard, kind_of, term_card
from game.course.memory.ranks import rank_card, rank_cards
from game.course.memory.rule_cards import rule_card, rule_cards
from game.course.memory.scheduling import Answered, Held, card_after, is_learnt
from game.rules.ruleset import Ruleset
from game.storage.database import Store, stamp
from game.storage.memory import KeptCard


@dataclass(frozen=True, slots=True)
class Standing:
    """The cards as a whole: how many were taken up, how many of them are learnt and how many due now.

    `next_due` is when the next one comes back, None where none is to come.
    """

    taken: int = 0
    learnt: int = 0
    due: int = 0
    next_due: datetime | None = None


class WordState(StrEnum):
    """How the card about a word stands."""

    DUE = "due"
    KNOWN = "known"


class Deck:
    """Memory cards of one learner. Methods that read or write the store raise StorageErrors."""

    def __init__(self, store: Store, glossary: Glossary, ruleset: Ruleset) -> None:
        """`ruleset` is the learner's own table, with the pack it is played with."""
        self.store = store
        self.ruleset = ruleset
        self._glossary = glossary

    def card(self, card_id: str) -> MemoryCard | None:
        """The card of an id; None where its word is gone or it belongs to another table."""
        try:
            kind = kind_of(card_id)
        except ValueError:
            return None
        if kind is Kind.RANK:
            return rank_card(card_id)
        if kind is Kind.RULE:
            return rule_card(card_id, self.ruleset)
        term = card_id.partition("/")[2]
        return term_card(self._glossary, term) if term in self._glossary else None

    def due(self) -> tuple[MemoryCard, ...]:
        """The cards due now, the one that waited longest first."""
        now = stamp(self.store.now())
        kept = (kept for kept in self.store.memory.cards().values() if kept.due <= now)
        return tuple(card for each in kept if (card := self.card(each.card_id)) is not None)

    def standing(self) -> Standing:
        """How the cards stand now."""
        now = stamp(self.store.now())
        known = [kept for kept in self.store.memory.cards().values() if self._is_here(kept)]
        later = [kept.due for kept in known if kept.due > now]
        return Standing(
            taken=len(known),
            learnt=sum(is_learnt(kept.memory) for kept in known),
            due=len(known) - len(later),
            next_due=datetime.fromisoformat(min(later)) if later else None,
        )

    def words(self) -> dict[str, WordState]:
        """By its id, each word of the glossary whose card is due or learnt; the others are left out."""
        now = stamp(self.store.now())
        states: dict[str, WordState] = {}
        for kept in self.store.memory.cards().values():
            kind, _slash, name = kept.card_id.partition("/")
            if kind != Kind.TERM:
                continue
            if kept.due <= now:
                states[name] = WordState.DUE
            elif is_learnt(kept.memory):
                states[name] = WordState.KNOWN
        return states

    def fresh(self, most: int) -> tuple[MemoryCard, ...]:
        """Cards that were not taken up yet, in the order to learn them: the ranks, then the house rules."""
        known = self.store.memory.cards()
        found = (card for card in self._offered() if card.id not in known)
        return tuple(card for card, _n in zip(found, range(most), strict=False))

    def take_up(self, *cards: MemoryCard) -> None:
        """From now on these are among the learner's cards, due at once."""
        self.store.memory.meet(card.id for card in cards)

    def kept(self, card: MemoryCard) -> KeptCard | None:
        """What the store keeps of a card; None for one not taken up."""
        return self.store.memory.cards().get(card.id)

    def coming(self, card: MemoryCard) -> dict[Answered, datetime]:
        """When the card would come back, by each answer given now."""
        now, kept = self.store.now(), self.kept(card)
        memory = kept.memory if kept else ""
        return {answered: card_after(memory, answered, now).due for answered in Answered}

    def answer(self, card: MemoryCard, answered: Answered) -> Held:
        """Keeps what the learner says of a card. Raises KeyError for one not taken up."""
        kept = self.store.memory.cards()[card.id]
        held = card_after(kept.memory, answered, self.store.now())
        self.store.memory.review(card.id, int(answered), stamp(held.due), held.memory)
        return held

    def _offered(self) -> Iterator[MemoryCard]:
        switches = self.ruleset.switches
        yield from rank_cards(switches.pack, switches.joker)
        yield from rule_cards(self.ruleset)

    def _is_here(self, kept: KeptCard) -> bool:
        """Whether a card can be shown at this table, without making it."""
        kind, _slash, name = kept.card_id.partition("/")
        if kind == Kind.TERM:
            return name in self._glossary
        return kind == Kind.RANK or (kind == Kind.RULE and name.startswith(f"{self.ruleset.id}/"))
