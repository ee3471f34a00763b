"""Where a reason comes from: the clause of the sheet in use, or the reading that fills its silence."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from game.i18n import _, format_list, ngettext
from game.rules.ruleset import Clause, ClauseKind, Ruleset


@dataclass(frozen=True, slots=True)
class Citation:
    """A clause as it is shown beside an explanation."""

    id: str
    title: str  # whose words they are, in a line
    says: str  # the clause in our own words
    reading: str  # how an unclear sentence is taken; empty when it is clear
    silent: bool  # the sheet says nothing, and this is the usual reading
    place: str = field(compare=False)  # the title in few words: which rules, and where in them


def cite(ruleset: Ruleset, clause_id: str) -> Citation:
    """The citation of one clause. Raises KeyError for an id the ruleset does not have."""
    clause = ruleset.clause(clause_id)
    silent = clause.kind is ClauseKind.READING
    return Citation(
        id=clause.id,
        title=_title(ruleset, clause, clause.source),
        place=_title(ruleset, clause, clause.sheet),
        says=_(clause.says),
        reading=_(clause.reading) if clause.reading else "",
        silent=silent,
    )


def _title(ruleset: Ruleset, clause: Clause, source: str) -> str:
    if clause.kind is ClauseKind.READING:
        return silent_title((_(ruleset.short_name),))
    # NOTE: a place in a rules document, for example "Hoyle rules, Making trump, first round"
    return _("{source}, {section}").format(source=_(source), section=_(clause.section))


def silent_title(names: Collection[str]) -> str:
    """That the sheets of these names are silent, and the usual reading fills the gap."""
    # NOTE: the rules of these tables do not mention it; {rules} is the name of a ruleset, or a list of names
    said = ngettext(
        "{rules} rules don't say, so this is the usual reading",
        "{rules} rules don't say, so this is the usual reading",
        len(names),
    )
    return said.format(rules=format_list(names))
