"""From the referee's reasons to sentences, the cards they rest on and the clause behind them."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.actions import Action
from game.rules.cards import Card, Suit
from game.rules.facts import Subject, facts
from game.rules.other_rulesets import known
from game.rules.reasons import Consequence, Reason, ReasonKind, Verdict
from game.rules.slips import NOTHING_AMISS
from game.rules.view import SeatView
from game.tutor import grounds, outcomes, refusals, short_answer, table_facts
from game.tutor.citations import Citation, cite
from game.tutor.costs import barred_cost, cost_sentence

_FACTS = {**table_facts.SENTENCES, **outcomes.SENTENCES}
_ABOUT_THE_LEAD = frozenset(
    (
        ReasonKind.MUST_FOLLOW,
        ReasonKind.LEFT_DOES_NOT_FOLLOW,
        ReasonKind.FOLLOWS,
        ReasonKind.ONLY_CARD,
        ReasonKind.VOID,
    )
)


@dataclass(frozen=True, slots=True)
class Explanation:
    """One action or one fact, explained to the seat whose view it is.

    Texts may hold marks (game/markup.py).
    """

    legal: bool | None  # None for a fact, which nobody judges
    title: str
    reasons: tuple[str, ...]  # a sentence each, the weightiest first
    cost: str  # what it would cost at a real table; empty when nothing
    citations: tuple[Citation, ...]  # the first belongs to the first reason; none twice
    cards: tuple[Card, ...]  # what the reasons rest on, in the order of the sentences
    claims: tuple[Reason, ...]  # what the sentences say, for programs and for checks
    trump: Suit | None  # when it was asked
    consequence: Consequence | None = None  # what `cost` says

    @property
    def line(self) -> str:
        """The weightiest reason, in one sentence that stands alone."""
        return short_answer.line(self.claims[0], self.trump) or self.reasons[0]

    @property
    def reason(self) -> str:
        """All reasons as one short paragraph."""
        return " ".join(self.reasons)

    @property
    def paragraph(self) -> str:
        """All reasons and the cost."""
        return " ".join(text for text in (*self.reasons, self.cost) if text)


def explain(view: SeatView, action: Action, verdict: Verdict) -> Explanation:
    """Say why an action is legal or not, from what this seat can see and nothing else."""
    voice = grounds.SENTENCES if verdict.legal else refusals.SENTENCES
    title = grounds.ground_title if verdict.legal else refusals.refusal_title
    reasons = tuple(voice[reason.kind](view, action, reason) for reason in verdict.reasons)
    cost = verdict.consequence
    return Explanation(
        legal=verdict.legal,
        title=title(view, action),
        reasons=reasons,
        cost=_cost(view, action, verdict),
        citations=_citations(view, verdict.reasons, cost),
        cards=_cards(view, verdict.reasons),
        claims=verdict.reasons,
        trump=view.trump,
        consequence=cost,
    )


def _cost(view: SeatView, action: Action, verdict: Verdict) -> str:
    cost = verdict.consequence
    if cost is None:
        return ""
    if any(reason.kind is ReasonKind.SIDE_IS_BARRED for reason in verdict.reasons):
        return barred_cost()
    return cost_sentence(cost, cite(view.ruleset, cost.clause).silent, action)


def why(view: SeatView, subject: Subject) -> Explanation | None:
    """Say why something at the table is as it is; None while there is nothing of the kind."""
    state = known(view)
    if view.honest is not None:
        state = state.changed(honest=NOTHING_AMISS)
    reasons = facts(state, subject)
    if not reasons:
        return None
    told = tuple(_FACTS[reason.kind](view, reason) for reason in reasons)
    return Explanation(
        legal=None,
        title=table_facts.fact_title(subject),
        reasons=told,
        cost="",
        citations=_citations(view, reasons, None),
        cards=_cards(view, reasons),
        claims=reasons,
        trump=view.trump,
    )


def _citations(view: SeatView, reasons: tuple[Reason, ...], cost: Consequence | None) -> tuple[Citation, ...]:
    ids = [reason.clause for reason in reasons]
    if cost is not None:
        ids.append(cost.clause)
    return tuple(cite(view.ruleset, clause_id) for clause_id in dict.fromkeys(ids))


def _cards(view: SeatView, reasons: tuple[Reason, ...]) -> tuple[Card, ...]:
    """The cards of the reasons; what must be followed, too, where a reason speaks of it."""
    cards = [card for reason in reasons for card in reason.cards]
    if view.trick is not None and view.trick.plays and any(r.kind in _ABOUT_THE_LEAD for r in reasons):
        cards.append(view.trick.plays[0][1])
    return tuple(dict.fromkeys(cards))
