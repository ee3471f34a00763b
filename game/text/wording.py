"""At some tables only the ruleset's own words may be said; other wordings could tell a partner something."""

from __future__ import annotations

from game.i18n import _
from game.rules.actions import Action, ActionKind, Phase
from game.rules.view import SeatView
from game.text.console import echo
from game.text.spelling import folded, number_meant, suit_meant
from game.text.typed_actions import alone_words, label, options, without_ending

_SAID = frozenset((ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP))


def wrong_words(typed: str, view: SeatView, action: Action) -> str:
    """The sentence about a call in words that this table does not allow; empty where they are right."""
    if not view.ruleset.switches.strict_words or action.kind not in _SAID or _is_own(typed, view, action):
        return ""
    text = _("This table doesn't allow “{typed},” because it could give a hint. Say “{call}.”")
    return text.format(typed=echo(typed), call=label(view, action))


def _is_own(typed: str, view: SeatView, action: Action) -> bool:
    words, offered = folded(typed), len(options(view))
    if words == folded(label(view, action)) or number_meant(words, offered) is not None:
        return True
    plain, alone = without_ending(words, alone_words(view.ruleset))
    if alone is not action.alone:
        return False
    if not plain:  # the word for going alone orders the card up by itself
        return view.phase is Phase.FIRST_ROUND
    together = Action(action.seat, action.kind, suit=action.suit)
    named = suit_meant(plain) is not None and suit_meant(plain) is action.suit
    numbered = number_meant(plain, offered) is not None
    return named or numbered or plain == folded(label(view, together))
