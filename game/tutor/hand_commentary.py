"""Why somebody played so, told after the hand in the words of the tutor's advice."""

from __future__ import annotations

from game.bots.levels import MANNERS, Level, bot
from game.bots.slip_words import slip_told
from game.i18n import N_, _
from game.rules.actions import Action, asks_nobody
from game.rules.view import SeatView
from game.strategy.decisions import Decision, decide
from game.strategy.rules_of_thumb.principle import Found, Told
from game.strategy.rules_of_thumb.principle_checks import look
from game.tutor.action_words import choice_words
from game.tutor.equivalent_play import equivalent
from game.words.markup import mark

# NOTE: follows a sentence such as "Pass a weak hand."; {choice} is a card or a call
_BESIDE_THE_RULE = Told(N_("You chose {choice} instead."), N_("{name} chose {choice} instead."))

# NOTE: follows a sentence such as "Pass a weak hand."; {choice} is a card or a call
_WEIGHED = Told(
    N_("You weighed many possible deals, and {choice} came out ahead."),
    N_("{name} weighed many possible deals, and {choice} came out ahead."),
)

# NOTE: follows the rule of thumb that somebody kept to
_NOTHING_AGAINST = Told(
    N_("You weighed many possible deals and found nothing better."),
    N_("{name} weighed many possible deals and found nothing better."),
)


def why_played(view: SeatView, action: Action, level: Level | None, name: str = "", partner: str = "") -> str:
    """The reason for an action of the seat whose view it was, as text with marks.

    `name` is the player's; without one the player is spoken to. `partner` is the partner's name; without one
    the partner is spoken to. `level` is None for a person. Empty for what the table does by itself.
    """
    if asks_nobody(view.legal):
        return ""
    return _Commentary(view, action, decide(view), name, partner).text(level)


class _Commentary:
    """What is told of one action, to the player, to the partner or about both."""

    def __init__(self, view: SeatView, action: Action, sound: Decision, name: str, partner: str) -> None:
        self._view = view
        self._action = action
        self._sound = sound
        self._name = name
        self._partner = partner
        self._to_player = not name
        self._to_partner = not partner

    def text(self, level: Level | None) -> str:
        searched = level is not None and bot(level).searches(self._view)
        if self._action == self._sound.action:
            kept = self._kept()
            return f"{kept} {self._said(_NOTHING_AGAINST)}" if searched else kept
        if searched:
            return f"{self._rule()} {self._said(_WEIGHED)}"
        return self._slip(level) or self._other_way()

    def _kept(self) -> str:
        """What made a player do what is sound: the most special principle has the word."""
        only = len(self._view.legal) == 1
        for found in look(self._view):
            if found.holds and self._action in found.actions and not only:
                return self._said(_own_words(found) or self._sound.principle)
            if not found.holds and self._action not in found.actions:
                return self._aside(found)
        return self._said(self._sound.principle)

    def _aside(self, found: Found) -> str:
        """Which principle did not hold, and why."""
        assert found.exemption is not None
        text = self._said(found.exemption)
        return text if found.exemption.tells_all else f"{text} {self._said(self._sound.principle)}"

    def _slip(self, level: Level | None) -> str:
        """The mistake of a level that explains the action; empty where none does."""
        if level is None:
            return ""
        made = (slip for slip in MANNERS[level].slips if slip(self._view, self._sound) == self._action)
        slip = next(made, None)
        return "" if slip is None else self._filled(slip_told(slip, self._to_partner))

    def _other_way(self) -> str:
        """For what a sound player would not choose; it may keep to the principle all the same."""
        if equivalent(self._view, self._sound, self._action):
            return self._rule()
        return f"{_(self._sound.principle.usual)} {self._said(_BESIDE_THE_RULE)}"

    def _rule(self) -> str:
        """The principle behind the sound choice: as it was kept to, else as it is usually heard."""
        if not equivalent(self._view, self._sound, self._action):
            return _(self._sound.principle.usual)
        return self._said(self._special() or self._sound.principle)

    def _special(self) -> Told | None:
        """The words of a stated principle that the action keeps to, where it has words of its own."""
        kept = (each for each in look(self._view) if each.holds and self._action in each.actions)
        return next((words for each in kept if (words := _own_words(each)) is not None), None)

    def _said(self, told: Told) -> str:
        if self._to_player:
            return self._filled(_(told.to_you))
        return self._filled(_((self._to_partner and told.of_partner) or told.of_another))

    def _filled(self, text: str) -> str:
        card = self._action.card
        return text.format(
            name=self._name,
            partner=self._partner,
            card="" if card is None else mark(card),
            choice=choice_words(self._view, self._action),
        )


def _own_words(found: Found) -> Told | None:
    """The words of a stated principle that decides nothing itself: several actions may follow it."""
    principle = found.principle
    return principle if principle.to_you and principle.chooses is None else None
