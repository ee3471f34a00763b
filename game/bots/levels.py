"""The players who sit at the table with the learner, from the greenhorn to the sharp."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from game.bots import slips
from game.bots.ladder import Level
from game.bots.slips import Slip
from game.rules.actions import Action, Phase
from game.rules.duties import NO_DUTIES
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.decisions import decide
from game.strategy.values import Appraisal, Effort, Values, searching
from game.strategy.worlds import NoWorld

__all__ = ["MANNERS", "Bot", "Level", "Manner", "Steady", "bot", "three_bots"]


@dataclass(frozen=True, slots=True)
class Manner:
    """What makes a level: how often it slips in which way, and where it searches."""

    slips: Mapping[Slip, float] = field(default_factory=dict)
    calls: Effort | None = None  # None: by the rules of thumb
    cards: Effort | None = None


_BY_THUMB = (Phase.RULING, Phase.NAME_LEAD)
_CARDS = Effort(chunk=32, most=192, error=0.012)
_CALLS = Effort(chunk=32, most=256, error=0.015)
_DOUBT = 1.0  # standard errors that a call must be ahead of the rule of thumb to be chosen
MANNERS: Mapping[Level, Manner] = {
    Level.GREENHORN: Manner(
        {
            slips.forgets_the_left: 0.7,
            slips.trumps_partners_ace: 0.7,
            slips.calls_on_hope: 0.6,
            slips.hoards_trumps: 0.8,
            slips.saves_aces: 0.7,
            slips.wastes_high_cards: 0.7,
            slips.never_calls_next: 0.9,
            slips.never_goes_alone: 1.0,
        }
    ),
    Level.HOPEFUL: Manner(
        {
            slips.calls_on_hope: 0.4,
            slips.hoards_trumps: 0.8,
            slips.saves_aces: 0.6,
            slips.wastes_high_cards: 0.4,
            slips.never_calls_next: 1.0,
            slips.never_goes_alone: 1.0,
        }
    ),
    Level.SUNDAY: Manner(
        {
            slips.hoards_trumps: 0.7,
            slips.saves_aces: 0.5,
            slips.never_assists: 0.5,
            slips.never_calls_next: 1.0,
            slips.never_goes_alone: 1.0,
        }
    ),
    Level.STEADY: Manner(),
    Level.SHARP: Manner(calls=_CALLS, cards=_CARDS),
}


@dataclass(frozen=True, slots=True)
class Bot:
    """Plays at a level and knows only what its seat can see.

    The same view and seed give the same choice. Searching takes some hundredths of a second.
    """

    level: Level
    seed: str = ""

    def choose(self, view: SeatView) -> Action:
        """One of `view.legal`. It must be the seat's turn."""
        try:
            *_partial, appraisal = [None, *self.thoughts(view)]
        except NoWorld:  # a slip that nobody has called: what was played fits no cards
            return self.by_principle(view)
        return self.choice(view, None if appraisal is None else appraisal.values())

    def choice(self, view: SeatView, values: Values | None) -> Action:
        """What follows from the end of the search, if there was one; in doubt the rule of thumb holds.

        Of cards doubt means that nothing is gained: leaving the rule for less won 0.01 points a hand more.
        """
        by_principle = self.by_principle(view)
        if values is None:
            return by_principle
        sound = values.of(by_principle)
        doubt = 0.0 if view.phase is Phase.PLAY else _DOUBT * sound.behind_error
        return by_principle if sound.behind <= doubt else values.best.action

    def thoughts(self, view: SeatView) -> Iterator[Appraisal]:
        """The steps of the search that ends in this bot's choice; none where it goes by rules of thumb."""
        effort = self._effort(view)
        return iter(()) if effort is None else searching(view, self._seed(view), effort)

    def searches(self, view: SeatView) -> bool:
        """Whether a choice takes a search; without one it is found in a moment."""
        return self._effort(view) is not None

    def by_principle(self, view: SeatView) -> Action:
        """The choice by rules of thumb, with the slips of the level."""
        sound = decide(view)
        for slip, share in MANNERS[self.level].slips.items():
            action = slip(view, sound)
            if action is not None and Random(f"{self._seed(view)}/{slip.__name__}").random() < share:
                return action
        return sound.action

    def _effort(self, view: SeatView) -> Effort | None:
        """How far to search in a decision. None where a search was found to bring nothing."""
        manner = MANNERS[self.level]
        if view.phase in _BY_THUMB or (view.honest is not None and view.honest.duties != NO_DUTIES):
            return None  # a search knows nothing of duties
        if len(view.legal) == 1 or view.phase is Phase.NAME_UPCARD:  # there nobody has seen a card
            return None
        return manner.cards if view.phase is Phase.PLAY else manner.calls

    def _seed(self, view: SeatView) -> str:
        """A text for this decision, made of nothing but what the seat can see."""
        played = [card for trick in (*view.tricks, view.trick) if trick is not None for card in trick.cards]
        seen = (view.standing.deals, view.upcard, *view.hand, "/", *view.calls, "/", *played)
        return f"{self.seed}/{int(view.seat)}/{' '.join(map(str, seen))}"


@dataclass(frozen=True, slots=True)
class Steady:
    """Plays soundly by rules of thumb and knows only what its seat can see."""

    def choose(self, view: SeatView) -> Action:
        return decide(view).action


def bot(level: Level, seed: str = "") -> Bot:
    """A player of this level."""
    return Bot(level, seed)


def three_bots(
    learner: Seat,
    opponents: Level = Level.STEADY,
    partner: Level = Level.STEADY,
    seed: str = "",
) -> dict[Seat, Bot]:
    """Players for every seat but the learner's."""
    return {
        seat: Bot(partner if seat is learner.partner else opponents, seed)
        for seat in Seat
        if seat is not learner
    }
