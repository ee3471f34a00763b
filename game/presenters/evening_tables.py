"""The other tables of an evening: their hands go to whoever thinks, one after the other, and come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.bots.whole_hand import HandToPlay, play
from game.evening.other_tables import hand_of, next_hand
from game.presenters.evening_games import EveningGame

if TYPE_CHECKING:
    from game.bots.at_once import Thinker, Waited
    from game.bots.worker import Handle


class OtherTables:
    """Who plays where the learner doesn't sit. Nothing here waits, unless there is nobody who thinks."""

    def __init__(self, game: EveningGame, worker: Callable[[], Thinker]) -> None:
        self._game, self._worker = game, worker
        self._begun: dict[int, tuple[HandToPlay, Handle | Waited | None]] = {}

    def advance(self) -> bool:
        """Takes in what has come, and has the next hands played; whether there is news.

        Raises StorageError.
        """
        state, news = self._game.state, False
        for number in state.still_playing:
            hand = next_hand(state.evening, number, state.tables[number - 1])
            assert hand is not None
            begun = self._begun.get(number)
            if begun is None or begun[0].seed != hand.seed or begun[0].standing != hand.standing:
                self._begun[number] = (hand, self._asked(hand))
                continue
            news = self._look(number, *begun) or news
        return news

    def _look(self, number: int, hand: HandToPlay, handle: Handle | Waited | None) -> bool:
        report = None if handle is None else handle.poll()
        if handle is not None and (report is None or not report.done):
            return False
        after = None if report is None else report.standing
        self._game.hand_played(number, hand_of(hand, after or play(hand)))  # nobody thinks: played here
        del self._begun[number]
        return True

    def _asked(self, hand: HandToPlay) -> Handle | Waited | None:
        try:
            return self._worker().play(hand)
        except OSError:  # the system has no process for us
            return None

    def rest(self) -> None:
        """Nobody looks at the room, so nobody plays there."""
        for _hand, handle in self._begun.values():
            if handle is not None:
                handle.cancel()
        self._begun.clear()
