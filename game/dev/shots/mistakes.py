"""An own mistake that comes back, for pictures without a display."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import cast

from game.bots.at_once import AtOnce
from game.bots.worker import Worker
from game.client.screens.decision import MistakeScreen
from game.client.screens.services import Services
from game.dev.shots.tables import with_counters
from game.pages.memory import mix_title
from game.presenters.decision_purpose import Asked
from game.presenters.own_mistake import OwnMistake
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card, pack
from game.rules.record import ruleset_to_json, setup_to_json
from game.rules.seats import Seat
from game.rules.state import Deal, Setup, Standing
from game.storage.database import stamp
from game.storage.mistakes import Mistake

_HANDS = ("JC AS KS AD TC", "JH QD 9C 9H KC", "TS 9S AC QH TD", "JD AH 9D QC KD")
_ORDER = Action(Seat.SOUTH, ActionKind.ORDER)


class StagedMistake(MistakeScreen):
    """Stands at the question, or behind the answer."""

    says: Action | None = None

    def enter(self) -> None:
        super().enter()
        self.hurry()
        self.board.motion.finish()
        self.refresh()
        if self.says is not None:
            self.call(self.says)
            self.tick(0)


def own_mistake(services: Services, seed: str) -> StagedMistake:
    """The question: a hand that was passed once."""
    asked = _asked()
    made = services.store.now() - timedelta(days=14)
    told = ("order-up", "help-partner", "0:pass", str(_ORDER), 0.6)
    mistake = Mistake(
        "game", 1, 0, 1, ruleset_to_json(asked.ruleset), setup_to_json(asked.setup), 0, *told,
        id=1, made=stamp(made),
    )  # fmt: skip
    services.store.mistakes.keep(mistake, stamp(made))
    here = replace(services, worker=lambda: cast(Worker, AtOnce()))
    return StagedMistake(here, asked, OwnMistake(services.store, mistake, mix_title(), 3, 7))


def own_mistake_answer(services: Services, seed: str) -> StagedMistake:
    """The answer: then and now."""
    screen = own_mistake(services, seed)
    screen.says = _ORDER
    return screen


def _asked() -> Asked:
    hands = tuple(tuple(map(Card.parse, hand.split())) for hand in _HANDS)
    upcard = Card.parse("QS")
    rest = [card for card in pack(24) if card is not upcard and all(card not in hand for hand in hands)]
    deal = Deal(_four(hands), upcard, tuple(rest))
    passed = Action(Seat.EAST, ActionKind.PASS)
    setup = Setup("", Seat.NORTH, deal, (passed,), Standing.shared((6, 8)))
    return Asked(with_counters().with_switches(pack=24, game_points=10), setup, Seat.SOUTH)


def _four(
    hands: Sequence[tuple[Card, ...]],
) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    south, west, north, east = hands
    return south, west, north, east
