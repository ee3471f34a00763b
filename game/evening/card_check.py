"""Both sides look over a score card before they initial it, watching for a hand scored twice (WED-24).

Now and then somebody makes that mistake: a bot that keeps the card, or the other side when it reads the
learner's own card. Whatever happens here, the points of the evening are those of the hands: a card that is
wrong is always put right in the end, and the learner hears who noticed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

from game.evening.score_card import BadEntry, Entry, ScoreCard, filled, wrong_boxes

MISTAKES = 0.3
"""How often a bot's card has a hand twice, and how often the other side thinks so of a card that is right."""


class Outcome(StrEnum):
    """What came of looking at one box."""

    CAUGHT = "caught"  # the learner found the mistake
    WAS_RIGHT = "was-right"  # the learner took a box for wrong that was right
    AGREED = "agreed"  # the other side found a mistake, and the learner struck it out
    SHOWN = "shown"  # ... and the learner stood by it until the hand was gone through again
    STOOD = "stood"  # the other side was mistaken, and the learner stood by the box
    GAVE_IN = "gave-in"  # ... and the learner would have changed it, had the partner not spoken up


@dataclass(frozen=True, slots=True)
class Claim:
    """The other side puts a finger on a box: it says a hand twice, or something else is wrong with it."""

    number: int
    says: Entry  # what they would have there
    is_right: bool


@dataclass(frozen=True, slots=True)
class Note:
    """One box that was looked at, and what came of it."""

    number: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class CardCheck:
    """A full card on the table. `claim` waits for the learner's word; initialed, the card is done with."""

    card: ScoreCard
    owed: tuple[Entry, ...]
    seed: str
    claim: Claim | None = None
    notes: tuple[Note, ...] = ()

    @property
    def is_done(self) -> bool:
        return self.card.by_us and self.card.by_them

    def point_at(self, number: int) -> CardCheck:
        """The learner takes a box for wrong. Raises BadEntry where that can't be."""
        self._must_be_open(claimed=False)
        if number > len(self.owed):
            raise BadEntry(f"no box {number}")
        if self.card.box(number).entry == self.owed[number - 1]:
            return self._noted(number, Outcome.WAS_RIGHT)
        return self._mended(number)._noted(number, Outcome.CAUGHT)

    def initial(self) -> CardCheck:
        """The learner finds the card right: initialed by both, or the other side puts a finger on a box."""
        self._must_be_open(claimed=False)
        self.card.initial()  # raises for an empty box
        claim = self._next_claim()
        return replace(self, claim=claim) if claim else replace(self, card=self.card.initial())

    def strike(self) -> CardCheck:
        """The learner agrees with the claim. Raises BadEntry where there is none."""
        claim = self._claimed()
        if not claim.is_right:
            return replace(self, claim=None)._noted(claim.number, Outcome.GAVE_IN)
        return self._mended(claim.number)._noted(claim.number, Outcome.AGREED)

    def stand(self) -> CardCheck:
        """The learner stands by the box; a mistake is gone through together, and put right."""
        claim = self._claimed()
        if not claim.is_right:
            return replace(self, claim=None)._noted(claim.number, Outcome.STOOD)
        return self._mended(claim.number)._noted(claim.number, Outcome.SHOWN)

    def _next_claim(self) -> Claim | None:
        wrong = wrong_boxes(self.card, self.owed)
        if wrong:
            return Claim(wrong[0].number, wrong[0].due, is_right=True)
        if self.notes or Random(f"{self.seed}/claim").random() >= MISTAKES:
            return None
        alike = [number for number in _alike(self.owed) if self.card.box(number).entry]
        return Claim(_one_of(alike, f"{self.seed}/box"), 0, is_right=False) if alike else None

    def _mended(self, number: int) -> CardCheck:
        return replace(self, card=self.card.correct(number, self.owed[number - 1]), claim=None)

    def _noted(self, number: int, outcome: Outcome) -> CardCheck:
        return replace(self, notes=(*self.notes, Note(number, outcome)))

    def _claimed(self) -> Claim:
        self._must_be_open(claimed=True)
        assert self.claim is not None
        return self.claim

    def _must_be_open(self, *, claimed: bool) -> None:
        if self.is_done or (self.claim is not None) is not claimed:
            raise BadEntry("not now")


def kept_card(owed: Sequence[Entry], seed: str) -> ScoreCard:
    """A round's card as a bot keeps it: now and then a box repeats the one before."""
    entries = list(owed)
    differing = [
        number for number in range(2, len(entries) + 1) if entries[number - 2] and number not in _alike(owed)
    ]
    if differing and Random(f"{seed}/kept").random() < MISTAKES:
        number = _one_of(differing, f"{seed}/mistake")
        entries[number - 1] = entries[number - 2]
    return filled(entries)


def _alike(owed: Sequence[Entry]) -> list[int]:
    """The numbers of boxes that rightly say the same as the one before."""
    return [number for number in range(2, len(owed) + 1) if owed[number - 1] == owed[number - 2]]


def _one_of(numbers: Sequence[int], seed: str) -> int:
    return numbers[int(Random(seed).random() * len(numbers))]
