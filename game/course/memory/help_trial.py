"""Help to find out whether spacing helps: half of what comes back is held back for two weeks.

At its start the topics of own mistakes are shuffled into pairs, and so are the skills of lessons; a coin says
which of a pair comes back. A skill and a topic of one name share a coin. When the two weeks are over, or the
learner stops it, the decisions in games meanwhile are compared. Nothing leaves this computer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random

from game.storage.database import Store

WEEKS = timedelta(days=14)
"""How long half of it is held back."""

_COIN = "help/"
_ENDED = "help ended"
_FEWEST = 2  # topics, without which there is no pair


@dataclass(frozen=True, slots=True)
class HelpTrial:
    """A trial: when it began, the coin of each topic or skill, and when it was stopped, if it was.

    Heads comes back. `since` is None where there was no trial.
    """

    since: datetime | None = None
    coins: Mapping[str, bool] = field(default_factory=dict)
    stopped: datetime | None = None

    @property
    def end(self) -> datetime | None:
        """When it ends, or did."""
        if self.since is None:
            return None
        return min(self.since + WEEKS, self.stopped or self.since + WEEKS)

    def holds_back(self, name: str, now: datetime) -> bool:
        """Whether a topic or a skill is held back at a time."""
        return self.since is not None and not self.over(now) and not self.coins.get(name, True)

    def over(self, now: datetime) -> bool:
        """Whether there was a trial that is over."""
        return self.end is not None and now >= self.end


def can_begin(store: Store) -> bool:
    """Whether there is enough that comes back to have two halves."""
    return len(_topics(store)) >= _FEWEST


def begin(store: Store, chance: Random) -> None:
    """The learner says yes: tosses the coins anew, in the place of an earlier trial. Raises StorageErrors."""
    topics = _topics(store)
    with store.together():
        for name in store.proof.coins():
            if name == _ENDED or name.startswith(_COIN):
                store.proof.take_back(name)
        for names in (topics, set(store.memory.skills()) - topics):
            for name, side in _halved(names, chance):
                store.proof.toss(f"{_COIN}{name}", side)


def stop(store: Store) -> None:
    """The learner ends it; everything comes back as usual, and what was found stays. Raises StorageErrors."""
    store.proof.toss(_ENDED, 0)  # no coin but a moment, which is kept beside them


def trial_of(store: Store) -> HelpTrial:
    """The trial as it stands. Raises StorageErrors."""
    told = store.proof.coins()
    coins = {name.removeprefix(_COIN): coin for name, coin in told.items() if name.startswith(_COIN)}
    if not coins:
        return HelpTrial()
    since = min(tossed for _side, tossed in coins.values())
    ended = told.get(_ENDED)
    return HelpTrial(
        datetime.fromisoformat(since),
        {name: bool(side) for name, (side, _tossed) in coins.items()},
        None if ended is None else datetime.fromisoformat(ended[1]),
    )


def _topics(store: Store) -> set[str]:
    """What own mistakes are about."""
    return {each.topic for each in store.mistakes.all()}


def _halved(names: Iterable[str], chance: Random) -> Iterator[tuple[str, int]]:
    """Each name with the side of its coin: of two that lie together one comes back."""
    left = sorted(names)
    chance.shuffle(left)
    for place in range(0, len(left), 2):
        side = chance.randrange(2)
        yield from zip(left[place : place + 2], (side, 1 - side), strict=False)
