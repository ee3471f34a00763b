"""Help to find out whether spacing helps: half of the topics come back, half do not for two weeks.

Whoever says yes has a coin tossed for every topic of the own mistakes. What comes up tails is held back from
the daily mix for two weeks; then the errors in play are compared. Nothing leaves this computer.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from game.storage.database import Store, stamp

WEEKS = timedelta(days=14)
"""How long half of the topics are held back."""

_YES = "help to find out"


def begin(store: Store) -> None:
    """The learner says yes. Raises StorageErrors."""
    store.proof.toss(_YES, 1)


def stop(store: Store) -> None:
    """The learner says no; everything comes back as usual. Raises StorageErrors."""
    store.proof.take_back(_YES)


def begun(store: Store) -> datetime | None:
    """When the learner said yes; None for nobody who did."""
    told = store.proof.coins().get(_YES)
    return None if told is None else datetime.fromisoformat(told[1])


@dataclass(frozen=True, slots=True)
class HelpTrial:
    """The trial of somebody who said yes then; of nobody with None."""

    since: datetime | None

    def comes_back(self, topic: str) -> bool:
        """The coin of a topic: heads comes back, tails is held back. It falls alike whenever it is asked."""
        return self.since is None or Random(f"{stamp(self.since)}/{topic}").random() < 0.5

    def holds_back(self, topic: str, now: datetime) -> bool:
        """Whether a topic is held back at a time."""
        return self.since is not None and now < self.since + WEEKS and not self.comes_back(topic)

    def over(self, now: datetime) -> bool:
        """Whether the two weeks are over."""
        return self.since is not None and now >= self.since + WEEKS


def trial_of(store: Store) -> HelpTrial:
    """The trial as it stands. Raises StorageErrors."""
    return HelpTrial(begun(store))
