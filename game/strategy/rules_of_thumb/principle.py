"""What a rule of thumb is: one value with what it does, when it does not hold, and how it is said.

Texts are English, marked with `N_` for translators; the tutor translates them. Whoever adds a rule of thumb
writes it down in this room, gives it its place in `decisions.py` if it decides and in `principle_checks.py`
if a sheet states it, and adds a situation to the tests.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.actions import Action
from game.rules.cards import Card, Suit
from game.rules.view import SeatView
from game.strategy.rules_of_thumb.situation import Situation


class Choice(NamedTuple):
    """What a principle does, and the cards it looks at."""

    action: Action
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Told:
    """How something is told after the hand. Every sentence may speak of the {card} that was played."""

    to_you: str = ""  # said to the player
    of_another: str = ""  # said about the player called {name}, whose partner is {partner}
    of_partner: str = ""  # the same said to that partner; empty: it does not speak of one


def _no_other(view: SeatView, card: Card, other: Card) -> bool:
    return False


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Principle(Told):
    """A rule of thumb: each is one value, compared by identity. What is told is what it made a player do."""

    id: str  # its name in files and tests
    chooses: Callable[[Situation], Choice | None] | None = None  # None: it decides nothing by itself
    nudge: str = ""  # the question that leads to it; empty: that of the moment
    idea: str = ""  # what speaks for a decision by it, said to the player who makes it
    usual: str = ""  # what it says as a rule, said to anybody
    term: str | None = None  # the id of the glossary's word for what it speaks of
    kept_with: Callable[[SeatView, Card, Card], bool] = (
        _no_other  # does another card than the chosen keep to it?
    )


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Exemption(Told):
    """Why a principle is not to be followed where it is usually heard. It is told after the hand, too."""

    id: str
    applies: Callable[[SeatView], bool]
    aside: str  # why it does not hold, said to the player; may name the {card} or {suit} of `names`
    tells_all: bool = False  # whether `aside` says what to do instead, too
    names: Callable[[SeatView], Card | Suit | None] | None = None


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Stated(Principle):
    """A principle that sheets state: where it is heard, what it says there, and when it does not hold."""

    title: str  # for a list or a heading
    says: str = ""  # what it says where it holds; empty: the idea of what is decided says it
    clauses: tuple[str, ...]  # which state it, for sheets without a clause of their own that `advises` it
    heard: Callable[[SeatView], bool]
    actions: Callable[[SeatView], tuple[Action, ...]]
    looks_at: Callable[[SeatView], tuple[Card, ...]]
    exemptions: tuple[Exemption, ...]  # the weightiest first

    def look(self, view: SeatView) -> Found | None:
        """The principle as it stands for this seat; None outside its situation."""
        if not self.heard(view):
            return None
        exemption = next((each for each in self.exemptions if each.applies(view)), None)
        return Found(self, self.actions(view), self.looks_at(view), exemption)

    def choice(self, view: SeatView) -> Choice | None:
        """What it says where it holds."""
        found = self.look(view)
        return Choice(found.actions[0], found.cards) if found is not None and found.holds else None


@dataclass(frozen=True, slots=True)
class Found:
    """A stated principle where it is heard.

    `actions` are what it usually says, the first one before the others; none where the table forbids it.
    """

    principle: Stated
    actions: tuple[Action, ...]
    cards: tuple[Card, ...] = ()  # what it looks at
    exemption: Exemption | None = None  # the first that takes it away; None: the principle holds

    @property
    def holds(self) -> bool:
        return self.exemption is None
