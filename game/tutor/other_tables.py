"""What other rulesets say of the same card, call or fact, where they say something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.i18n import _, format_list
from game.rules.actions import Action
from game.rules.elsewhere import NotComparable, known, reinterpret
from game.rules.facts import Subject
from game.rules.judge import judge
from game.rules.reasons import Reason
from game.rules.ruleset import Ruleset
from game.rules.view import SeatView
from game.tutor.citations import Citation
from game.tutor.explain import Explanation, explain, why


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Tables that agree with each other and not with this one."""

    rulesets: tuple[str, ...]  # their ids, in the order they were asked in
    names: str  # their short names, as one list
    legal: bool | None  # None for a fact
    verdict: str  # in two or three words
    line: str  # the reason there, in one sentence
    citation: Citation  # the clause of the first of them


def judged_elsewhere(view: SeatView, action: Action, others: Iterable[Ruleset]) -> tuple[Elsewhere, ...]:
    """Tables that would judge this action otherwise, those with the same reasons together."""
    here = judge(known(view), action)

    def told(moved: SeatView) -> Explanation | None:
        verdict = judge(known(moved), action)
        return None if verdict.legal is here.legal else explain(moved, action, verdict)

    return _gathered(view, others, told)


def facts_elsewhere(view: SeatView, subject: Subject, others: Iterable[Ruleset]) -> tuple[Elsewhere, ...]:
    """Tables at which the same question has another answer, such as another leader or other points."""
    here = why(view, subject)
    if here is None:
        return ()
    substance = _substance(here.claims)

    def told(moved: SeatView) -> Explanation | None:
        there = why(moved, subject)
        return None if there is None or _substance(there.claims) == substance else there

    return _gathered(view, others, told)


def _substance(claims: tuple[Reason, ...]) -> frozenset[tuple[object, ...]]:
    """What is claimed, whatever clause it rests on and in whatever words."""
    return frozenset((claim.seat, claim.number, claim.suit) for claim in claims)


def _gathered(
    view: SeatView, others: Iterable[Ruleset], told: Callable[[SeatView], Explanation | None]
) -> tuple[Elsewhere, ...]:
    groups: dict[tuple[bool | None, str], list[tuple[Ruleset, Explanation]]] = {}
    for ruleset in others:
        moved = reinterpret(view, ruleset)
        if ruleset.id == view.ruleset.id or isinstance(moved, NotComparable):
            continue
        there = told(moved)
        if there is not None:
            groups.setdefault((there.legal, there.line), []).append((ruleset, there))
    return tuple(_group(members) for members in groups.values())


def _group(members: list[tuple[Ruleset, Explanation]]) -> Elsewhere:
    first = members[0][1]
    # the first sentence of a fact says who or what; of the last ones, what it pays
    return Elsewhere(
        rulesets=tuple(ruleset.id for ruleset, _told in members),
        names=format_list(_(ruleset.short_name) for ruleset, _told in members),
        legal=first.legal,
        verdict=_verdict(first.legal),
        line=first.line if first.legal is not None else first.reason,
        citation=first.citations[0],
    )


def _verdict(legal: bool | None) -> str:
    if legal is None:
        return _("Otherwise here")
    return _("Allowed") if legal else _("Not allowed")
