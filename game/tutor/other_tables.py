"""What other rulesets say of the same card, call or fact, where they say something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.i18n import _, format_list
from game.rules.actions import Action
from game.rules.facts import Subject
from game.rules.judge import judge
from game.rules.other_rulesets import NotComparable, known, reinterpret
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
    line: str  # the reason there, in one sentence
    citations: tuple[Citation, ...]  # the clause of each of them, in the same order


@dataclass(frozen=True, slots=True)
class AtTable:
    """The word of one table. `told` is None where that table could not stand at this moment."""

    ruleset: Ruleset
    told: Explanation | None
    agrees: bool  # with the table at which the question was asked


def action_at(view: SeatView, action: Action, rulesets: Iterable[Ruleset]) -> tuple[AtTable, ...]:
    """What each table says of an action at this moment."""
    here = judge(known(view), action)

    def told(moved: SeatView) -> Explanation:
        return explain(moved, action, judge(known(moved), action))

    return tuple(_at(view, rules, told, lambda there: there.legal is here.legal) for rules in rulesets)


def fact_at(view: SeatView, subject: Subject, rulesets: Iterable[Ruleset]) -> tuple[AtTable, ...]:
    """What each table answers about a fact, such as who leads or what a hand pays."""
    here = why(view, subject)
    substance = _substance(here) if here is not None else None
    return tuple(
        _at(view, rules, lambda moved: why(moved, subject), lambda there: _substance(there) == substance)
        for rules in rulesets
    )


def _at(
    view: SeatView,
    ruleset: Ruleset,
    told: Callable[[SeatView], Explanation | None],
    agrees: Callable[[Explanation], bool],
) -> AtTable:
    moved = view if ruleset.id == view.ruleset.id else reinterpret(view, ruleset)
    there = None if isinstance(moved, NotComparable) else told(moved)
    return AtTable(ruleset, there, there is not None and agrees(there))


def _substance(told: Explanation) -> frozenset[tuple[object, ...]]:
    """What is claimed, whatever clause it rests on and in whatever words."""
    return frozenset((claim.seat, claim.number, claim.suit) for claim in told.claims)


def gathered(tables: Iterable[AtTable]) -> tuple[Elsewhere, ...]:
    """Those that do not agree with this table, the ones with the same reasons together."""
    groups: dict[tuple[bool | None, str], list[AtTable]] = {}
    for table in tables:
        if table.told is not None and not table.agrees:
            groups.setdefault((table.told.legal, table.told.line), []).append(table)
    return tuple(_group(members) for members in groups.values())


def agreeing(tables: Iterable[AtTable]) -> tuple[Ruleset, ...]:
    """The tables that say the same as this one, without this one, which is the first."""
    return tuple(table.ruleset for table in list(tables)[1:] if table.agrees)


def apart(tables: Iterable[AtTable]) -> tuple[Ruleset, ...]:
    """The tables that could not stand at this moment."""
    return tuple(table.ruleset for table in tables if table.told is None)


def _group(members: list[AtTable]) -> Elsewhere:
    first = members[0].told
    assert first is not None
    # a fact takes all its sentences: the first says who or what, the last ones what it pays
    return Elsewhere(
        rulesets=tuple(table.ruleset.id for table in members),
        names=format_list(_(table.ruleset.short_name) for table in members),
        legal=first.legal,
        line=first.line if first.legal is not None else first.reason,
        citations=tuple(table.told.citations[0] for table in members if table.told is not None),
    )
