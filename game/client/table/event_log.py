"""Remembers what was said and done last: bubbles of speech, lines for the sheet, the last trick."""

from __future__ import annotations

from game.client.table.narration import quoted, said, told
from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase
from game.rules.seats import Seat
from game.rules.trick import winner
from game.rules.view import SeatView
from game.session import Moment

_LINES = 4  # kept at most; a trick of four cards


class EventLog:
    """Follows the game from one moment to the next."""

    def __init__(self, view: SeatView) -> None:
        self.speech: dict[Seat, str] = {}
        self.lines: list[str] = []
        self.begin(view)

    def begin(self, view: SeatView) -> None:
        """Takes up a game in the middle, from what the view knows."""
        self.speech, self.lines = {}, []
        if view.trick and view.trick.plays:
            self.lines = [told(ev.CardPlayed(seat, card)) for seat, card in view.trick.plays]
        elif view.tricks:
            trick = view.tricks[-1]
            self.lines = [told(ev.TrickGathered(_leader_after(view), trick))]
        elif view.phase is Phase.DISCARD and view.upcard is not None:
            self.lines = [told(ev.PickedUp(view.dealer, view.upcard))]
        elif view.trump is None and view.upcard is not None:
            turned = ev.TurnedDown if view.turned_down else ev.TurnedUp
            self.lines = [told(turned(view.dealer, view.upcard))]
            for call in _this_round(view):
                self._say(call, view, view.phase is Phase.SECOND_ROUND)

    def hear(self, moment: Moment, before: SeatView) -> None:
        """Takes in one step of the game; `before` is the view it came from."""
        if moment.rewound:
            self.begin(moment.view)
            return
        if not moment.action or moment.action.kind not in (
            ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP, ActionKind.DEFEND,
        ):  # fmt: skip
            self.speech = {}
        else:
            if any(isinstance(event, ev.TurnedDown | ev.TrumpMade) for event in moment.events):
                self.speech, self.lines = {}, []
            self._say(moment.action, before, before.phase is Phase.SECOND_ROUND)
        for event in moment.events:
            self._note(event)

    def _note(self, event: ev.Event) -> None:
        line = told(event)
        if isinstance(event, ev.TrickGathered | ev.DealPassed | ev.DealtAgain | ev.DealerDrawn | ev.ThrownIn):
            self.lines = []
        if isinstance(event, ev.Discarded | ev.LeftUpcard):
            self.lines = self.lines[-2:]
        if line:
            self.lines = [*self.lines, line][-_LINES:]

    def _say(self, action: Action, view: SeatView, second_round: bool) -> None:
        words = said(view.ruleset, action, view.dealer, second_round)
        if words:
            self.speech = {**self.speech, action.seat: words}
            self.lines = [*self.lines, quoted(action.seat, words)][-_LINES:]


def _this_round(view: SeatView) -> tuple[Action, ...]:
    """The calls of the round that is going on."""
    return view.calls[4:] if view.phase is Phase.SECOND_ROUND else view.calls


def _leader_after(view: SeatView) -> Seat:
    """Who took the last gathered trick: the one that leads now, or would."""

    return winner(view.tricks[-1], view.trump)
