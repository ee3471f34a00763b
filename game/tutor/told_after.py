"""Why somebody played so, told after the hand in the words of the tutor's advice."""

from __future__ import annotations

from game.bots.levels import MANNERS, Level, bot
from game.rules.actions import Action, asks_nobody
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.decisions import Decision
from game.strategy.rules_of_thumb.looking import look
from game.strategy.rules_of_thumb.names import Found, RuleName
from game.strategy.thumbs import decide
from game.tutor.action_words import choice_words
from game.tutor.rule_words import TELLS_ALL
from game.tutor.same_way import same_way
from game.tutor.slip_words import slip_told
from game.tutor.thumb_words import usual
from game.tutor.told_aside import told_aside
from game.tutor.told_words import (
    Told,
    ace_led_for_partner,
    beside_the_rule,
    nothing_against,
    partners_ace_left,
    told,
    weighed,
)
from game.words import seat_name
from game.words.markup import mark


def why_played(view: SeatView, action: Action, level: Level | None, name: str) -> str:
    """The reason for an action of the seat whose view it was, as text with marks.

    `name` is the player's; the name of South at our own table is spoken to. `level` is None for a person.
    Empty for what the table does by itself.
    """
    if asks_nobody(view.legal):
        return ""
    sound = decide(view)
    return _Teller(view, action, sound, name).tell(level)


class _Teller:
    """Tells of one action, to the player or about the player."""

    def __init__(self, view: SeatView, action: Action, sound: Decision, name: str) -> None:
        self._view = view
        self._action = action
        self._sound = sound
        self._name = name
        self._to_player = name == seat_name(Seat.SOUTH)

    def tell(self, level: Level | None) -> str:
        searched = level is not None and bot(level).searches(self._view)
        if self._action == self._sound.action:
            kept = self._kept()
            return f"{kept} {self._said(nothing_against())}" if searched else kept
        if searched:
            return f"{self._rule()} {self._said(weighed())}"
        return self._slip(level) or self._other_way()

    def _kept(self) -> str:
        """What made a player do what is sound: the most special rule of thumb has the word."""
        only = len(self._view.legal) == 1
        for found in look(self._view):
            if found.holds and self._action in found.actions and not only:
                return self._said(_by_rule(found.rule) or told(self._sound.thumb))
            if not found.holds and self._action not in found.actions:
                return self._aside(found)
        return self._said(told(self._sound.thumb))

    def _aside(self, found: Found) -> str:
        assert found.exception is not None
        text = self._said(told_aside(found.rule, found.exception))
        if found.exception in TELLS_ALL:
            return text
        return f"{text} {self._said(told(self._sound.thumb))}"

    def _slip(self, level: Level | None) -> str:
        """The mistake of a level that explains the action; empty where none does."""
        if level is None:
            return ""
        made = (slip for slip in MANNERS[level].slips if slip(self._view, self._sound) == self._action)
        slip = next(made, None)
        return "" if slip is None else self._filled(slip_told(slip))

    def _other_way(self) -> str:
        """For what a sound player would not choose; it may keep to the rule of thumb all the same."""
        if same_way(self._view, self._sound, self._action):
            return self._rule()
        return f"{usual(self._sound.thumb)} {self._said(beside_the_rule())}"

    def _rule(self) -> str:
        """The rule of thumb behind the sound choice: as it was kept to, else as it is usually heard."""
        if not same_way(self._view, self._sound, self._action):
            return usual(self._sound.thumb)
        return self._said(self._special() or told(self._sound.thumb))

    def _special(self) -> Told | None:
        """The words of a rule of thumb that the action keeps to, where it has words of its own."""
        kept = (each for each in look(self._view) if each.holds and self._action in each.actions)
        return next((words for each in kept if (words := _by_rule(each.rule)) is not None), None)

    def _said(self, texts: Told) -> str:
        to_player, about = texts
        return self._filled(to_player if self._to_player else about)

    def _filled(self, text: str) -> str:
        card = self._action.card
        return text.format(
            name=self._name,
            card="" if card is None else mark(card),
            choice=choice_words(self._view, self._action),
        )


def _by_rule(rule: RuleName) -> Told | None:
    """The words of a rule of thumb that more than one action follows."""
    if rule is RuleName.PARTNERS_ACE:
        return partners_ace_left()
    return ace_led_for_partner() if rule is RuleName.ACE_FOR_PARTNER else None
