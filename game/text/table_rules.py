"""The rules of a table as lines."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import _, format_number
from game.presenters.practice_rules import game_words
from game.rules.ruleset import Clause, ClauseKind, Ruleset
from game.words import sentence

_TOLD = frozenset((ClauseKind.RULE, ClauseKind.PENALTY, ClauseKind.MATCH, ClauseKind.CUSTOM))


def table_rules(ruleset: Ruleset) -> list[str]:
    """The name of the table, how it is set up, and every clause of its sheet that is in force."""
    head = _("{name}: {summary}.").format(name=_(ruleset.name), summary=_(ruleset.summary))
    clauses = [numbered(clause) for clause in clauses_in_force(ruleset)]
    return [head, *set_up_lines(ruleset), *clauses]


def set_up_lines(ruleset: Ruleset) -> list[str]:
    """The pack and the length of a game."""
    switches = ruleset.switches
    cards = format_number(switches.pack)
    pack = _("The deck has {n} cards and a joker.") if switches.joker else _("The deck has {n} cards.")
    return [pack.format(n=cards), sentence(game_words(ruleset))]


def clauses_in_force(ruleset: Ruleset) -> Iterator[Clause]:
    """The clauses of the sheet and of those it extends that nothing has overridden."""
    for clause in ruleset.clauses.values():
        holds = all(getattr(ruleset.switches, name) == value for name, value in clause.sets.items())
        if clause.kind in _TOLD and holds:
            yield clause


def numbered(clause: Clause) -> str:
    """A clause as a line."""
    # NOTE: a rule with its number, for example "HOY-06: Follow the suit led if you hold it."
    return _("{id}: {rule}").format(id=clause.id, rule=_(clause.says))
