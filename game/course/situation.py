"""Where a step is taken: the ruleset in use and the table as the step finds it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from game.course.glossary import NO_GLOSSARY, Glossary
from game.course.notation import CARD_PATTERN, SuitWord
from game.i18n import format_number, is_a_form, lesson_text
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit, pack, suit_cards
from game.rules.dealing import HAND_SIZE
from game.rules.hand import legal, start
from game.rules.ruleset import Ruleset, Switches
from game.rules.scoring import points_for
from game.rules.state import AwardKind, Setup, State
from game.session import HOME_SEAT

LEARNER = HOME_SEAT
"""Where the reader of a lesson sits: files call that seat "you" and "south"."""
TOKEN = re.compile(r"\{([^{}]*)\}")
_COUNT = re.compile(f"count:({'|'.join(SuitWord)})")
_POINTS = re.compile(r"points:([a-z-]+)")
_AWARDS = {
    "made": AwardKind.MADE,
    "march": AwardKind.MARCH,
    "euchre": AwardKind.EUCHRE,
    "lone-made": AwardKind.LONE_MADE,
    "lone-march": AwardKind.LONE_MARCH,
    "lone-euchre": AwardKind.LONE_EUCHRE,
    "defend-alone": AwardKind.LONE_DEFENCE,
}
_NUMBERS: dict[str, Callable[[Switches], int | None]] = {
    "pack": lambda switches: len(pack(switches.pack, switches.joker)),
    "game": lambda switches: switches.game_points,
    "hand": lambda _switches: HAND_SIZE,
}


@dataclass(frozen=True, slots=True)
class Situation:
    """A step's surroundings; `state` is None where the step stands at no table."""

    lesson_id: str
    ruleset: Ruleset
    setup: Setup | None = None
    state: State | None = None
    glossary: Glossary = NO_GLOSSARY

    @classmethod
    def at(
        cls, lesson_id: str, ruleset: Ruleset, setup: Setup | None, glossary: Glossary = NO_GLOSSARY
    ) -> Situation:
        """The situation at the table of a setup, or at none."""
        return cls(lesson_id, ruleset, setup, start(ruleset, setup) if setup else None, glossary)

    @property
    def trump(self) -> Suit | None:
        return self.state.trump if self.state else None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The learner's cards."""
        return self.state.hands[LEARNER] if self.state else ()

    @property
    def asks_for_a_card(self) -> bool:
        """Whether it is the learner's turn to play a card."""
        return self.state is not None and self.state.phase is Phase.PLAY and self.state.turn is LEARNER

    def may_play(self, card: Card) -> bool:
        """Whether the learner may play this card here."""
        return self.state is not None and play_of(card) in legal(self.state, LEARNER)

    def text(self, message: str) -> str:
        """A text of the lesson in the language spoken now: numbers filled in, marks left."""
        return self.glossary.linked(self._filled(message))

    def label(self, message: str) -> str:
        """A text for a place where no word of the glossary can be opened: the words of links alone."""
        return self.glossary.unlinked(self._filled(message))

    def _filled(self, message: str) -> str:
        return TOKEN.sub(self._counted, lesson_text(self.lesson_id, message).strip())

    def _counted(self, token: re.Match[str]) -> str:
        number = self._number(token[1])
        return token[0] if number is None else format_number(number)

    def _number(self, inside: str) -> int | None:
        switches = self.ruleset.switches
        if inside in _NUMBERS:
            return _NUMBERS[inside](switches)
        counted, scored = _COUNT.fullmatch(inside), _POINTS.fullmatch(inside)
        if counted is not None:
            cards = pack(switches.pack, switches.joker)
            return len(suit_cards(SuitWord(counted[1]).suit, self.trump, cards))
        if scored is not None and scored[1] in _AWARDS:
            return points_for(_AWARDS[scored[1]], switches)
        return None


def play_of(card: Card) -> Action:
    """The learner plays this card."""
    return Action(LEARNER, ActionKind.PLAY, card)


def is_token(inside: str) -> bool:
    """Whether what stands in braces means something in a text of a lesson."""
    scored = _POINTS.fullmatch(inside)
    card, dot, form = inside.partition(".")  # a lesson in another language may ask for its forms
    return (
        inside in _NUMBERS
        or (re.fullmatch(CARD_PATTERN, card) is not None and (not dot or is_a_form(form)))
        or _COUNT.fullmatch(inside) is not None
        or (scored is not None and scored[1] in _AWARDS)
    )
