"""From the referee's verdict to sentences, the cards they rest on and the clause behind them."""

from __future__ import annotations

from dataclasses import dataclass

from game.i18n import format_number, ngettext
from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.reasons import Reason, Verdict
from game.rules.view import SeatView
from game.tutor import grounds, refusals
from game.tutor.citations import Citation, cite


@dataclass(frozen=True, slots=True)
class Explanation:
    """One action explained to the seat whose view it is. Texts may hold marks (game/markup.py)."""

    legal: bool
    title: str
    reasons: tuple[str, ...]  # a sentence each, the weightiest first
    cost: str  # what it would cost at a real table; empty when nothing
    citations: tuple[Citation, ...]  # the first belongs to the first reason; none twice
    cards: tuple[Card, ...]  # what the reasons rest on, in the order of the sentences

    @property
    def reason(self) -> str:
        """All reasons as one short paragraph."""
        return " ".join(self.reasons)


def explain(view: SeatView, action: Action, verdict: Verdict) -> Explanation:
    """Say why an action is legal or not, from what this seat can see and nothing else."""
    voice = grounds.SENTENCES if verdict.legal else refusals.SENTENCES
    title = grounds.ground_title if verdict.legal else refusals.refusal_title
    return Explanation(
        legal=verdict.legal,
        title=title(view, action),
        reasons=tuple(voice[reason.kind](view, action, reason) for reason in verdict.reasons),
        cost=_cost(verdict),
        citations=_citations(view, verdict),
        cards=_cards(verdict.reasons),
    )


def _cost(verdict: Verdict) -> str:
    if verdict.consequence is None:
        return ""
    points = verdict.consequence.points
    return ngettext(
        "At a real table this is a renege: the other side scores {points} point.",
        "At a real table this is a renege: the other side scores {points} points.",
        points,
    ).format(points=format_number(points))


def _citations(view: SeatView, verdict: Verdict) -> tuple[Citation, ...]:
    ids = [reason.clause for reason in verdict.reasons]
    if verdict.consequence is not None:
        ids.append(verdict.consequence.clause)
    return tuple(cite(view.ruleset, clause_id) for clause_id in dict.fromkeys(ids))


def _cards(reasons: tuple[Reason, ...]) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(card for reason in reasons for card in reason.cards))
