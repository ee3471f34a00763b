"""How the other tables finish a round while the learner looks on: hand by hand, at a pace one can see."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.evening.in_play import EveningInPlay
from game.evening.pace import shown_hands

_QUICKEST, _SLOWEST = 650.0, 1500.0
"""Milliseconds that a hand of another table takes to look at."""


class Finish:
    """How many hands of each other table are shown. It forgets a round when another one begins."""

    def __init__(self) -> None:
        self._round = 0
        self._shown: dict[int, int] = {}
        self._waited: dict[int, float] = {}  # milliseconds since a table showed its last hand

    def shown(self, state: EveningInPlay) -> Mapping[int, int]:
        """The hands to show, by the numbers of the tables."""
        if self._round != state.evening.number:
            self._round, self._waited = state.evening.number, {}
            self._shown = {number: self._at_first(state, number) for number in state.others}
        return self._shown

    def pass_time(self, state: EveningInPlay, milliseconds: float) -> bool:
        """So much time has passed; whether some table shows another hand."""
        shown, news = self.shown(state), False
        for number in state.others:
            if shown[number] >= len(state.tables[number - 1].hands):
                continue
            waited = self._waited.get(number, 0.0) + milliseconds
            if waited >= self._pace(state, number, shown[number]):
                self._shown[number], waited, news = shown[number] + 1, 0.0, True
            self._waited[number] = waited
        return news

    def everything(self, state: EveningInPlay) -> None:
        """Shows all hands that have been played."""
        self.shown(state)
        self._shown = {number: len(state.tables[number - 1].hands) for number in state.others}

    def still_playing(self, state: EveningInPlay) -> tuple[int, ...]:
        """The tables that are still playing as far as is shown."""
        shown = self.shown(state)
        return tuple(
            number
            for number in state.others
            if number in state.still_playing or shown[number] < len(state.tables[number - 1].hands)
        )

    @staticmethod
    def _at_first(state: EveningInPlay, number: int) -> int:
        """As far as the table was seen before the last hand at the learner's own."""
        done = len(state.tables[number - 1].hands)
        if state.own is None:
            return 0
        return shown_hands(state.evening.seed_of(number), max(len(state.own.hands) - 1, 0), done)

    @staticmethod
    def _pace(state: EveningInPlay, number: int, hand: int) -> float:
        chance = Random(f"{state.evening.seed_of(number)}/finish/{hand}").random()
        return _QUICKEST + (_SLOWEST - _QUICKEST) * chance
