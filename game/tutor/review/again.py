"""A decision of a finished hand taken up again: from there on, and by every level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.bots.levels import Bot, Level, bot
from game.rules.actions import Action
from game.rules.state import Deal, Setup
from game.rules.view import SeatView
from game.tutor.review.judgement import Hand
from game.tutor.review.weighing import Thought, Thoughts

if TYPE_CHECKING:
    from collections.abc import Mapping


def setup_from(steps: Hand, index: int) -> Setup:
    """The whole deal with everything done before this step: a game from it stands at that very decision.

    The score is that of the game with the hands behind it, so that its end is as near.
    Raises IndexError if there is no such step.
    """
    dealt = steps[0][0]
    steps[index]
    assert dealt.upcard is not None
    deal = Deal(dealt.hands, dealt.upcard, dealt.stock)
    actions = tuple(action for _state, action in steps[:index])
    return Setup(dealt.setup.seed, dealt.dealer, deal, actions, dealt.standing)


def levels_do(view: SeatView, seed: str = "") -> dict[Level, Action]:
    """What a player of each level would do, from the lowest to the highest. It takes about 0.1 seconds."""
    return {level: bot(level, seed).choose(view) for level in Level}


class Chooser(Protocol):
    """Lets bots choose without being waited for: `bots.worker.Worker`."""

    def choose(self, bot: Bot, view: SeatView) -> Thought:
        """Begin to make a bot's choice."""


class LevelsAsked:
    """The same without waiting: the levels that have answered so far.

    One that could not be heard, because the chooser failed, is told by its rules of thumb.
    """

    def __init__(self, view: SeatView, chooser: Chooser, seed: str = "") -> None:
        self._view, self._seed = view, seed
        self._thoughts = Thoughts({level: chooser.choose(bot(level, seed), view) for level in Level})
        self._found: dict[Level, Action] = {}

    @property
    def done(self) -> bool:
        """Whether all had answered when `poll` last looked."""
        return not self._thoughts.waiting

    def poll(self) -> Mapping[Level, Action]:
        """What is known so far, from the lowest level to the highest. Returns at once."""
        for level in self._thoughts.waiting:
            progress = self._thoughts.take(level)
            if progress is not None:
                self._found[level] = progress.choice or bot(level, self._seed).by_principle(self._view)
        return {level: self._found[level] for level in Level if level in self._found}

    def cancel(self) -> None:
        """Nobody looks any more."""
        self._thoughts.cancel()
