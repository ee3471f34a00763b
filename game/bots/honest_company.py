"""Bots at an honest table: they slip now and then as people do, and call the slips that they see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from game.bots import human_slips
from game.bots.ladder import Level, SlipRate
from game.rules.actions import Action, ActionKind, Phase
from game.rules.proof import reneges
from game.rules.rulings import in_time, own_slip
from game.rules.seats import Seat, clockwise_from
from game.rules.slip_kinds import slip_kind
from game.rules.slips import CHARGES, Slip, SlipKind
from game.rules.state import State
from game.rules.view import observe

_CHANCE = {SlipRate.OFF: 0.0, SlipRate.SELDOM: 0.012, SlipRate.OFTEN: 0.06, SlipRate.ONE: 0.25}
"""The chance of a slip at each step of the game, if one could happen there."""

_LATEST = (1, 3)
"""In a drill the slip comes in the trick after so many at the latest: until then cards are held to drop."""

NOTICES = {
    Level.GREENHORN: 0.35,
    Level.HOPEFUL: 0.55,
    Level.SUNDAY: 0.7,
    Level.STEADY: 0.85,
    Level.SHARP: 0.97,
}
"""How often a player of a level sees what there is to see, and calls it."""

_UNSEEN = frozenset((SlipKind.RENEGE, SlipKind.NOT_NATURAL, SlipKind.WRONG_NUMBER))
"""Slips that do not show when they are made."""
_HARMLESS = frozenset(
    (SlipKind.PASSED_OUT_OF_TURN, SlipKind.WRONG_WORDS, SlipKind.MIXED, SlipKind.ASKED_TRUMP)
)
_QUIET = (Phase.DRAW, Phase.RULING, Phase.NAME_LEAD, Phase.HAND_OVER, Phase.GAME_OVER)


@dataclass(frozen=True, slots=True)
class HonestCompany:
    """What the bots of a table do besides playing: the same state and seed give the same.

    Nothing a bot does here depends on cards its seat does not see.
    """

    levels: Mapping[Seat, Level]
    rate: SlipRate
    seed: str = ""
    learner: Seat | None = None  # whose partner leaves it to the learner to see things, mostly

    def interrupts(self, state: State) -> Action | None:
        """A call of what somebody has seen, or a slip; None where the game goes on as it should."""
        if state.honest is None:
            return None
        return self._call(state) or self._slip(state)

    # -- calling -------------------------------------------------------------------------------

    def _call(self, state: State) -> Action | None:
        if state.phase in (Phase.DRAW, Phase.RULING, Phase.NAME_LEAD, Phase.GAME_OVER):
            return None
        assert state.honest is not None
        for number, slip in enumerate(state.honest.slips):
            if slip.kind not in _UNSEEN | _HARMLESS and in_time(state, slip):
                action = self._seen(state, slip, f"{number}/{slip.kind}/{slip.action}")
                if action is not None:
                    return action
        return self._proved(state) or self._counted(state)

    def _seen(self, state: State, slip: Slip, name: str) -> Action | None:
        """Who sees an open slip calls it, opponents first; the one who made it may see it, too."""
        for seat in clockwise_from(slip.seat.left):
            if seat is slip.seat or seat not in self.levels:
                continue
            # partners look away more often
            share = self._eyes(seat) * (0.25 if seat.side is slip.seat.side else 1.0)
            if self._chance(state, f"sees/{seat}/{name}") < share:
                return Action(seat, ActionKind.DIRECTOR, of=slip.seat, charge=CHARGES[slip.kind])
        own = slip.seat in self.levels and slip.seat not in state.sitting_out
        if own and own_slip(state, slip.seat) is slip and self._chance(state, f"own/{name}") < 0.1:
            return Action(slip.seat, ActionKind.TAKE_BACK)
        return None

    def _proved(self, state: State) -> Action | None:
        """A renege is seen by whoever remembers the trick when the suit appears after all."""
        assert state.honest is not None
        for found in reneges(state.tricks, state.plays, state.trump):
            if (found.seat, found.trick) in state.honest.ruled or state.honest.mixed:
                continue
            for seat in (found.seat.left, found.seat.right):
                name = f"proof/{seat}/{found.seat}/{found.trick}"
                if seat in self.levels and self._chance(state, name) < self._eyes(seat) * 0.9:
                    charge = CHARGES[SlipKind.RENEGE]
                    return Action(seat, ActionKind.DIRECTOR, of=found.seat, charge=charge)
        return None

    def _counted(self, state: State) -> Action | None:
        """A careful player counts when the calling begins."""
        if state.phase is not Phase.FIRST_ROUND or state.calls:
            return None
        for seat, level in self.levels.items():
            wrong = len(state.hands[seat]) != 5
            if wrong and self._chance(state, f"counts/{seat}") < NOTICES[level]:
                return Action(seat, ActionKind.COUNT)
        return None

    def _eyes(self, seat: Seat) -> float:
        """The chance that a player sees what there is to see and says so."""
        share = NOTICES[self.levels[seat]]
        return share * 0.3 if self.learner is seat.partner else share

    # -- slipping ------------------------------------------------------------------------------

    def _slip(self, state: State) -> Action | None:
        if self.rate is SlipRate.OFF or state.phase in _QUIET:
            return None
        if self.rate is SlipRate.ONE and self._slipped(state):
            return None
        chance, due = Random(f"{self.seed}/{self._moment(state)}/slip"), self._due(state)
        if chance.random() >= _CHANCE[self.rate] and not due:
            return None
        found, weights = [], []
        for seat in self.levels:
            for action, weight in human_slips.of(observe(state, seat)):
                if slip_kind(state, action) is not None:
                    found.append(action)
                    weights.append(weight)
        made = bool(found) and (chance.random() < max(weights) or due)
        return chance.choices(found, weights)[0] if made else None

    def _slipped(self, state: State) -> bool:
        """Whether one of them has slipped in this hand; a wrong call against them is no slip."""
        honest = state.honest
        assert honest is not None
        ruled = (ruling.of for ruling in honest.rulings if ruling.slip is not None)
        return any(seat in self.levels for seat in (*(slip.seat for slip in honest.slips), *ruled))

    def _due(self, state: State) -> bool:
        """Whether the slip of a drill comes now, if any can: the hand might be over without one."""
        if self.rate is not SlipRate.ONE or state.phase is not Phase.PLAY:
            return self.rate is SlipRate.ONE and state.phase is Phase.SECOND_ROUND
        latest = Random(f"{self.seed}/{state.standing.deals}/due").randint(*_LATEST)
        return len(state.tricks) >= latest

    def _chance(self, state: State, name: str) -> float:
        """Drawn once for each thing there is to see in a hand, so that looking longer changes nothing."""
        return Random(f"{self.seed}/{state.standing.deals}/{state.dealing.again}/{name}").random()

    def _moment(self, state: State) -> str:
        """A text for this moment, made of nothing but what lies and was said in the open."""
        played = [card for trick in state.tricks for card in trick.cards]
        played += [card for _seat, card in state.plays]
        packets, again = state.dealing.packet, state.dealing.again
        seen = (state.standing.deals, again, packets, state.phase, *state.calls, "/", *played)
        honest = state.honest
        open_things = () if honest is None else (len(honest.slips), len(honest.rulings))
        return " ".join(map(str, (*seen, *open_things)))
