"""What was said and done last: bubbles of speech, and lines for the sheet."""

from __future__ import annotations

from game.pages.happenings import CALLS, call_said, is_lead, quoted, sentence_of, words_said
from game.pages.remarks import remark
from game.rules import events as ev
from game.rules.actions import Action, Phase
from game.rules.seats import Seat
from game.rules.trick import winner
from game.rules.view import SeatView
from game.session import Moment

_LINES = 4  # kept at most; a trick of four cards
_SEEN = (ev.HandScored, ev.DealPassed, ev.GameEnded, ev.LeftUpcard, ev.DefenceChosen)
"""What the table or another page tells well enough."""

_CLEARING = (ev.TrickGathered, ev.DealPassed, ev.DealtAgain, ev.DealerDrawn, ev.ThrownIn)
"""What comes before these is of no interest any more."""


class EventLog:
    """Follows the game from one moment to the next."""

    def __init__(self, view: SeatView) -> None:
        self.speech: dict[Seat, str] = {}
        self.lines: list[str] = []
        self.heard = ""
        """The call of the last step, where it is not all that it brought."""
        self.begin(view)

    def begin(self, view: SeatView) -> None:
        """Takes up a game in the middle, from what the view knows."""
        self._learner = view.seat
        self.speech, self.lines, self.heard = {}, [], ""
        if view.trick and view.trick.plays:
            plays = enumerate(view.trick.plays)
            self.lines = [self._sentence(ev.CardPlayed(*play), not number) for number, play in plays]
        elif view.tricks:
            trick = view.tricks[-1]
            self.lines = [self._sentence(ev.TrickGathered(winner(trick, view.trump), trick))]
        elif view.phase is Phase.DISCARD and view.upcard is not None:
            self.lines = [self._sentence(ev.PickedUp(view.dealer, view.upcard))]
        elif view.trump is None and view.upcard is not None:
            turned = ev.TurnedDown if view.turned_down else ev.TurnedUp
            self.lines = [self._sentence(turned(view.dealer, view.upcard))]
            second = view.phase is Phase.SECOND_ROUND
            for call in view.calls[4:] if second else view.calls:
                self._say(call, view, second)

    def hear(self, moment: Moment, before: SeatView, reason: str = "") -> None:
        """Takes in one step of the game; `before` is the view before it, `reason` why somebody chose it."""
        if moment.rewound:
            self.begin(moment.view)
            return
        if moment.action is None or moment.action.kind not in CALLS:
            self.speech = words_said(moment.action)
        else:
            if any(isinstance(event, ev.TurnedDown | ev.TrumpMade) for event in moment.events):
                self.speech, self.lines = {}, []
            self._say(moment.action, before, before.phase is Phase.SECOND_ROUND)
        called = self.lines[-1] if self.speech and moment.action and moment.action.kind in CALLS else ""
        for event in moment.events:
            self._note(event, is_lead(event, moment.view))
            if isinstance(event, ev.HandScored):
                said = remark(event.award, self._learner, event.standing.deals)
                self.speech = {said[0]: said[1]} if said else {}
        self.heard = called if self.lines and self.lines[-1] != called else ""
        if reason:
            self.lines = [*self.lines, reason][-_LINES:]

    def _note(self, event: ev.Event, leads: bool) -> None:
        if isinstance(event, _CLEARING):
            self.lines = []
        if isinstance(event, ev.Discarded | ev.LeftUpcard):
            self.lines = self.lines[-2:]
        line = "" if isinstance(event, _SEEN) else self._sentence(event, leads)
        if line:
            self.lines = [*self.lines, line][-_LINES:]

    def _sentence(self, event: ev.Event, leads: bool = False) -> str:
        return sentence_of(event, self._learner, leads=leads)

    def _say(self, action: Action, view: SeatView, second_round: bool) -> None:
        words = call_said(view.ruleset, action, view.dealer, second_round)
        if words:
            self.speech = {**self.speech, action.seat: words}
            self.lines = [*self.lines, quoted(action.seat, view.seat, words)][-_LINES:]
