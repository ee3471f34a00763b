"""The deal of a mistake, and all that another deal has to have in common with it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.finding.decision_shape import DecisionShape, Moment, has_shape, moment_of, shape_of
from game.finding.right_choice import RightChoice, right_choice
from game.rules.actions import Action, ActionKind, Phase, asks_nobody
from game.rules.cards import Suit
from game.rules.hand import apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Deal, Setup
from game.rules.view import SeatView, observe
from game.strategy.decisions import decide
from game.tutor.equivalent_play import equivalent, same_choice


@dataclass(frozen=True, slots=True)
class Sought:
    """The decision that was a mistake, and what fixes which sister is found.

    The setup leads to the decision of `seat`; `action` was done and `best` should have been. `principle` is
    the id of the rule of thumb that is right, "" for none. `known` are deals that it must not be.
    """

    ruleset: Ruleset
    setup: Setup
    seat: Seat
    action: Action
    best: Action
    principle: str = ""
    seed: str = "sister"
    known: tuple[Setup, ...] = ()


@dataclass(frozen=True, slots=True)
class FirstDeal:
    """The deal of the mistake and all that a sister has to have in common with it."""

    sought: Sought
    deal: Deal
    dealer: Seat
    view: SeatView
    shape: DecisionShape
    choice: RightChoice
    principle: str  # the id of the rule of thumb that has to decide, "" for any
    own: dict[tuple[Seat, Moment], Action]  # what the learner did before; what suit a joker got
    unusual: frozenset[int]  # steps of others that no rule of thumb says


def first_deal(sought: Sought) -> FirstDeal | None:
    """The deal of a mistake; None where no other can be like it.

    Raises ValueError where its actions break the rules.
    """
    setup = sought.setup
    if setup.deal is None or setup.dealer is None:
        return None
    state, own, unusual = start(sought.ruleset, replace(setup, actions=())), {}, set()
    for step, action in enumerate(setup.actions):
        if not asks_nobody(legal(state, state.turn)):
            view = observe(state, action.seat)
            if action.seat is sought.seat or action.kind is ActionKind.NAME:
                own[action.seat, moment_of(view)] = action
            elif not is_usual(view, action):
                unusual.add(step)
        state, _events = apply(state, action)
    view = observe(state, sought.seat)
    choice = right_choice(view, sought.action, sought.best)
    if choice is None or not has_shape(view) or state.turn is not sought.seat:
        return None
    shape = shape_of(view, sought.action, sought.best)
    decides = decide(view).principle.id  # by now another one may, since rules of thumb are improved
    principle = sought.principle if sought.principle == decides else ""
    deal, dealer = setup.deal, setup.dealer
    return FirstDeal(sought, deal, dealer, view, shape, choice, principle, own, frozenset(unusual))


def is_usual(view: SeatView, action: Action) -> bool:
    """Whether a player who goes by rules of thumb would do it."""
    if action not in view.legal:
        return False
    sound = decide(view)
    return same_choice(view, sound.action, action) or equivalent(view, sound, action)


def trump_of(view: SeatView) -> Suit | None:
    """What is trump, or would be if the turn-up were accepted; None after it is turned down."""
    turned_up = view.maker is None and view.phase is not Phase.SECOND_ROUND
    return view.upcard_suit if turned_up else view.trump
