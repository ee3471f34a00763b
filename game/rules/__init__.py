"""What euchre is. Pure: no pygame, no files, no clock, no global randomness.

A game of ten points that nobody thinks about, by the first of the sheets:

    >>> from random import Random
    >>> from game import rules
    >>> from game.rulesets.shipped import list_rulesets
    >>> table, *_others = list_rulesets()
    >>> state = rules.start(table, rules.Setup(seed="friday"))
    >>> chance = Random(1)
    >>> while state.phase is not rules.Phase.GAME_OVER:
    ...     action = chance.choice(rules.legal(state, state.turn))
    ...     state, events = rules.apply(state, action)
    >>> max(state.standing.points) >= 10
    True

States are frozen: `apply` gives the next one. `game.rules.judge` says why an action is not legal, `observe`
what one seat can see. Every card knows its suit under a trump; the left bower is at home in `effective_suit`:

    >>> rules.effective_suit(rules.Card.parse("JD"), rules.Suit.HEARTS)
    <Suit.HEARTS: 'H'>

At an honest table `apply` does what is not allowed, too: `slip_kinds` says which slip that is,
`irregularities` commits it, and nothing comes of it until somebody calls the director. Then `rulings` finds
it, `remedies` sets the table right, and `duties` bind players from then on:

    >>> state = rules.deal_out(rules.start(table, rules.Setup("friday", rules.Seat.SOUTH, honest=True)))
    >>> state, _events = rules.apply(state, rules.Action.parse("3:pass"))  # West was to speak
    >>> [str(slip.kind) for slip in state.honest.slips]
    ['passed-out-of-turn']
    >>> state, _events = rules.apply(state, rules.Action.parse("0:director:3:out-of-turn"))
    >>> str(state.honest.rulings[-1].finding)
    'pointed-out'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.rules.actions import Action, ActionKind, Phase
    from game.rules.cards import Card, Rank, Suit, beats, effective_suit, pack
    from game.rules.hand import IllegalAction, apply, deal_out, legal, start
    from game.rules.reasons import Verdict
    from game.rules.ruleset import Ruleset
    from game.rules.seats import Seat, Side
    from game.rules.state import Deal, Setup, Standing, State
    from game.rules.view import SeatView, observe

__all__ = [
    "Action",
    "ActionKind",
    "Card",
    "Deal",
    "IllegalAction",
    "Phase",
    "Rank",
    "Ruleset",
    "Seat",
    "SeatView",
    "Setup",
    "Side",
    "Standing",
    "State",
    "Suit",
    "Verdict",
    "apply",
    "beats",
    "deal_out",
    "effective_suit",
    "legal",
    "observe",
    "pack",
    "start",
]

_HOMES = ("actions", "cards", "hand", "reasons", "ruleset", "seats", "state", "view")


def __getattr__(name: str) -> Any:
    """A name of the front door (PEP 562): fetched when asked for, since the app's first picture needs few."""
    if name in __all__:
        for home in _HOMES:
            module = import_module(f"{__name__}.{home}")
            if name in vars(module):
                return vars(module)[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
