"""What an honest table adds to a game: slips asked about or made, the director called, rulings read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.pages.honest_page import (
    CallForm,
    acts_page,
    director_page,
    looked_page,
    proposed_page,
    ruling_page,
    showing_page,
    sure_page,
)
from game.pages.page import Page
from game.pages.practice_page import Opened
from game.pages.proof import is_provable
from game.presenters.desk import Desk
from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Charge, Phase
from game.rules.cards import Card
from game.rules.dealing import last_served
from game.rules.hand import legal
from game.rules.irregularities import is_open
from game.rules.judge import judge
from game.rules.seats import Seat
from game.rules.slip_kinds import IN_HAND, acts, slip_kind
from game.rules.slips import Ruling
from game.rules.view import SeatView, observe
from game.session import Moment, Session
from game.tutor.explain import explain
from game.tutor.hand_commentary import why_played
from game.tutor.review.hand_slips import HandSlip, Step, hand_slips
from game.words import seat_name

FIRST = 3
"""How many of one's own slips are asked about at first."""


def last_hand_steps(session: Session) -> tuple[Step, ...]:
    """What was done since the cards were dealt last, a misdeal before it included."""
    deal = session.history[-1].before.standing.deals
    return tuple(
        (done.before, done.action, done.after)
        for done in session.history
        if done.before.standing.deals == deal and done.action.kind is not ActionKind.NEXT
    )


class HonestTable:
    """The slips and rulings of one game. `carefully` does what is written down; `opens` shows a page."""

    def __init__(
        self,
        session: Session,
        desk: Desk,
        carefully: Callable[[Callable[[], object]], None],
        opens: Callable[[Opened], None],
    ) -> None:
        self._session, self._desk, self._carefully, self._open = session, desk, carefully, opens
        self.form = CallForm()
        self.doubtful: Action | None = None  # one's own slip, asked about before it is made
        self.exposing = False  # the next card chosen is shown instead of played
        self._looked = 0  # the number of the trick that was turned up again
        self.choices_on_mat: Callable[[], bool] = lambda: False  # whether they lie there as papers
        rulings = session.state.honest.rulings if session.state.honest is not None else ()
        self.ruling: Ruling | None = rulings[-1] if rulings else None  # the last one
        self.reason = ""  # why another player chose what a ruling left to choose, said when it is done

    @property
    def on(self) -> bool:
        """Whether slips can happen here."""
        return self._session.state.honest is not None

    # -- the learner's own slips ---------------------------------------------------------------

    @property
    def can_call(self) -> bool:
        """Whether the director can be called now."""
        state = self._session.state
        return is_open(state, Action(self._session.learner, ActionKind.DIRECTOR))

    @property
    def lays_any(self) -> bool:
        """Whether a card of the hand can be laid, allowed or not."""
        view = self._session.view
        return self.on and bool(view.hand) and view.phase in IN_HAND and view.phase is not Phase.GATHER

    def meant(self, card: Card) -> Action | None:
        """What choosing a card means while one is to be shown; None: it is played."""
        return Action(self._session.learner, ActionKind.EXPOSE, card) if self.exposing else None

    def slips(self, action: Action) -> bool:
        """Takes up an act that is not allowed; False where nobody could do it."""
        if not self.on or not (self._is_slip(action) or is_open(self._session.state, action)):
            return False
        if self._is_slip(action) and self._asks:
            self.doubtful = action
            self._desk.change(slips_asked=self._desk.settings().slips_asked + 1)
            self._open(Opened.SURE)
        else:
            self._make(action)
        return True

    def look_back(self) -> bool:
        """Offers to turn the last trick up again, which is a slip; False where anyone may look at it."""
        look = Action(self._session.learner, ActionKind.LOOK, count=len(self._session.view.tricks))
        if not self._session.view.tricks or not self._is_slip(look):
            return False
        self.doubtful = look
        self._open(Opened.SURE)
        return True

    def turned_to(self, page: Opened) -> None:
        """Another page is opened: on all but one, a card that is chosen is played."""
        self.exposing = page is Opened.SHOWING

    def propose(self, slip: Action | None) -> Opened | None:
        """The page that a table opens at which is there to try a slip."""
        self.doubtful = slip
        return None if slip is None else Opened.PROPOSED

    @property
    def _asks(self) -> bool:
        settings = self._desk.settings()
        first = settings.ask_first == "first" and settings.slips_asked < FIRST
        return first or settings.ask_first == "always"

    def _is_slip(self, action: Action) -> bool:
        return slip_kind(self._session.state, action) is not None

    def _make(self, action: Action) -> None:
        self.doubtful, self.exposing = None, False
        self._do(action)

    def _do(self, action: Action) -> None:
        """Does what can be done here; a button of a moment that has passed does nothing."""
        state = self._session.state
        allowed = action in legal(state, action.seat) or is_open(state, action)
        if not allowed and not self._is_slip(action):
            return
        self._carefully(lambda: self._session.commit(action))

    @property
    def acts(self) -> tuple[Action, ...]:
        """Everything the learner could do besides playing on."""
        seat, state = self._session.learner, self._session.state
        usual = (Action(seat, ActionKind.COUNT), Action(seat, ActionKind.TAKE_BACK))
        asking = Action(seat, ActionKind.ASK_TRUMP)
        open_now = tuple(action for action in (*usual, asking) if is_open(state, action))
        return (*open_now, *(action for action in acts(state, seat) if self._in_sight(action)))

    def _in_sight(self, action: Action) -> bool:
        """Of the cards a dealer could turn over by accident, only the one that was dealt last."""
        state = self._session.state
        if action.kind is not ActionKind.EXPOSE or state.phase is not Phase.DEALING:
            return True
        if not state.dealing.packet:
            return False
        return action.card is state.hands[last_served(state)][-1]

    # -- what is pressed -----------------------------------------------------------------------

    def act(self, pressed: str) -> bool:
        """A button of an honest page, by its id; False where it is none."""
        verb, _space, about = pressed.partition(" ")
        if pressed == "director":
            self.form = CallForm()
            if self.can_call:
                self._open(Opened.DIRECTOR)
        elif pressed == "acts":
            if self.can_call:
                self._open(Opened.ACTS)
        elif verb == "accuse":
            self.form = replace(self.form, who=Seat(int(about)))
        elif verb == "charge":
            self.form = replace(self.form, what=Charge(about))
        elif pressed in ("call it", "something wrong"):
            self._call(pressed == "call it")
        elif pressed == "do it" and self.doubtful is not None:
            self._make(self.doubtful)
        elif pressed == "last trick":
            return self.look_back()
        elif pressed == "expose":
            self._open(Opened.SHOWING)
        elif verb == "act":
            self.slips(self.acts[int(about)])
        elif verb == "choice":
            self._do(self._session.view.legal[int(about)])
        else:
            return False
        return True

    def _call(self, whom: bool) -> None:
        form = self.form if whom else CallForm()
        if whom and (form.who is None or form.what is None):
            return
        seat = self._session.learner
        self._do(Action(seat, ActionKind.DIRECTOR, of=form.who, charge=form.what))

    # -- the game goes on ----------------------------------------------------------------------

    def hear(self, moment: Moment) -> Opened:
        """A step of the game, and the page to open: the ruling where there was one."""
        self.doubtful, self.exposing, self.reason = None, False, self._reason(moment)
        ruled = [event.ruling for event in moment.events if isinstance(event, ev.Ruled)]
        if ruled:
            self.ruling = ruled[-1]
            return Opened.RULED
        action = moment.action
        if action is not None and action.kind is ActionKind.LOOK and action.seat is self._session.learner:
            self._looked = action.count or 0
            return Opened.LOOKED
        return self.at_first(moment.view)

    def _reason(self, moment: Moment) -> str:
        if moment.rewound:
            return ""
        done, learner = self._session.history[-1], self._session.learner
        seat = done.action.seat
        if done.before.phase not in (Phase.RULING, Phase.NAME_LEAD) or seat is learner:
            return ""
        partner = "" if seat.partner is learner else seat_name(seat.partner, learner)
        return why_played(observe(done.before, seat), done.action, None, seat_name(seat, learner), partner)

    def at_first(self, view: SeatView) -> Opened:
        """What a table opens at: a ruling that was just made, or that leaves the learner a choice."""
        choosing = view.phase in (Phase.RULING, Phase.NAME_LEAD) and view.my_turn
        last = self._session.history[-1:]
        ruled = any(isinstance(event, ev.Ruled) for done in last for event in done.events)
        return Opened.RULED if choosing or ruled else Opened.NOW

    def proof(self, opened: Opened) -> Ruling | None:
        """The ruling whose proof lies on the table while it is read."""
        if opened is not Opened.RULED or self.ruling is None:
            return None
        return self.ruling if is_provable(self._session.view, self.ruling) else None

    @property
    def slips_told(self) -> tuple[HandSlip, ...]:
        """Every slip of the hand that is over."""
        if not self.on or self._session.state.phase is not Phase.HAND_OVER:
            return ()
        return hand_slips(last_hand_steps(self._session))

    def page(self, opened: Opened) -> Page | None:
        """What the sheet says at one of these pages; None at any other."""
        view = self._session.view
        if opened is Opened.DIRECTOR:
            return director_page(view, self.form)
        if opened is Opened.ACTS:
            return acts_page(view, self.acts)
        if opened is Opened.SHOWING:
            return showing_page()
        if opened is Opened.LOOKED:
            return looked_page(view, self._looked)
        if opened in (Opened.SURE, Opened.PROPOSED) and self.doubtful is not None:
            slip = self.doubtful
            told = explain(view, slip, judge(self._session.state, slip))
            return sure_page(told) if opened is Opened.SURE else proposed_page(view, slip, told)
        if opened is Opened.RULED and self.ruling is not None:
            others = (each for each in self._desk.rulesets() if each.id != view.ruleset.id)
            return ruling_page(view, self.ruling, others, chosen_on_mat=self.choices_on_mat())
        return None
