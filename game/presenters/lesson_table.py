"""How a lesson shows its table: the hand in order, a finished trick that stays to be seen, marks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.course.lesson_progress import StepState
from game.course.situation import LEARNER
from game.course.step_parts import Area
from game.course.views import StepView
from game.i18n import _
from game.pages.lesson_page import is_asking
from game.pages.table_model import Marks, TableModel, in_order
from game.presenters.lesson_answers import Answering
from game.rules.actions import ActionKind
from game.rules.cards import Card
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup, Trick
from game.rules.trick import winner
from game.rules.view import SeatView
from game.session import Session

Speech = Mapping[Seat, str]


def bare_view(ruleset: Ruleset) -> SeatView:
    """A table on which nothing has happened yet."""
    return Session(ruleset, Setup("lesson", dealer=LEARNER), {}).view


def held(view: SeatView) -> tuple[Card, ...]:
    """The hand as a lesson shows it: by the suits printed on the cards; a left bower is to be found."""
    return in_order(view.hand, None)


def kept_trick(step: StepView) -> Trick | None:
    """The trick that an answer led to, or what was watched; it stays in the middle while it is spoken of.

    A hand that is over is laid out whole, unless it was a wrong card that ended it.
    """
    table = step.table
    if table is None or not table.actions or table.actions[-1].kind is not ActionKind.GATHER:
        return None
    seen = step.displaced or (table.view.award is None and _is_spoken_of(step))
    return table.view.tricks[-1] if seen else None


def _is_spoken_of(step: StepView) -> bool:
    """Whether what is said at the step is about the last thing that happened in it."""
    if step.kind == "watch":
        return not step.more_to_watch
    if step.state is StepState.READING:  # it is still there only if what is read goes on about it
        return True
    return step.kind == "play" and step.feedback is not None and step.state is not StepState.ASKING


def with_trick(view: SeatView, trick: Trick | None) -> SeatView:
    """The view with a trick still in the middle, which is not in anyone's pile yet; nobody is to act."""
    if trick is None:
        return view
    taken, side = list(view.tricks_won), winner(trick, view.trump).side
    taken[side] -= 1
    won = (taken[0], taken[1])
    return replace(view, trick=trick, tricks=view.tricks[:-1], tricks_won=won, actors=())


def _won_in(trick: Trick | None, view: SeatView) -> frozenset[Card]:
    """The card that took a trick."""
    card = trick.card_of(winner(trick, view.trump)) if trick is not None else None
    return frozenset() if card is None else frozenset((card,))


def lesson_model(
    step: StepView, view: SeatView, answers: Answering, speech: Speech, *, trick: Trick | None, bare: bool
) -> TableModel:
    """The table of a step. `view` has the `trick` that stays in the middle; `bare`: no hand is shown."""
    lit = step.highlight
    playing = step.kind in ("play", "discard", "bid") and is_asking(step)
    if not playing:
        view = replace(view, actors=())  # no place waits for a card
    hand = () if bare else step.cards if step.kind == "order" else held(view)
    if step.free is not None:
        hand = in_order(view.hand, view.trump)  # as it will be played
    told, lying = step.feedback is not None, view.trick is not None and bool(view.trick.plays)
    gone = lit.area is Area.TRICK and told and not (is_asking(step) and lying)
    return TableModel(
        view,
        hand,
        _marks(step, view, answers, trick),
        speech,
        _("your turn") if playing else "",
        ringed=frozenset([str(lit.area)] if lit.area and not (bare or gone) else ()),
        ringed_seats=frozenset(lit.seats),
        hides=frozenset(map(str, step.hides)),
        question=answers.ordering,
        stamped=not is_asking(step),  # or the table would give the answer away
        settled=not is_asking(step),
    )


def _marks(step: StepView, view: SeatView, answers: Answering, trick: Trick | None) -> Marks:
    feedback = step.feedback
    told = feedback.explanation if feedback else None
    solution = frozenset(feedback.solution.cards if feedback and feedback.solution else ())
    asking = step.state is StepState.ASKING
    refused = answers.tried if told is not None and not told.legal and asking else None
    shown = solution if step.kind in ("pick", "play", "discard") and not asking else frozenset[Card]()
    picked = frozenset(answers.picked)
    # what was picked wrongly shows it until it is put back
    wrong = feedback.misplaced if feedback and asking and step.kind == "pick" else frozenset[Card]()
    return Marks(
        help=refused is not None,
        tags=refused is not None or not asking or step.free is not None,
        won=_won_in(trick, view),
        tried=refused,
        chosen=frozenset() if shown else picked,  # an answer that is shown lies there by itself
        recommended=shown,
        mistaken=picked - shown if shown else picked & wrong,
        lit=step.highlight.cards if not feedback else (),
        steps=dict.fromkeys(step.highlight.cards, 0),
    )


def watched_model(before: TableModel, view: SeatView, trick: Trick | None, speech: Speech) -> TableModel:
    """The table after something that happened at it."""
    view = with_trick(view, trick)
    marks = Marks(tags=True, won=_won_in(trick, view))
    return replace(before, view=view, hand=held(view), marks=marks, speech=speech, settled=True)
