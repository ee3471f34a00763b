"""The glossary: its texts and links, the clauses it rests on, and tables that can be laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.course.checks.readable import undrawn
from game.course.checks.rule_numbers import Rule, ruled
from game.course.checks.texts import broken_links, unknown_links, unknown_tokens
from game.course.glossary import Glossary
from game.course.misspelling import near_id
from game.course.tables import Table
from game.course.term_tables import laid
from game.course.unfillable import Unfillable
from game.i18n import _
from game.rules.ruleset import Ruleset
from game.yamlfile.yaml_positions import Marked, YamlFault


def faults(
    marked: Marked, glossary: Glossary, rulesets: Sequence[Ruleset], known: Glossary | None = None
) -> Iterator[YamlFault]:
    """All faults of a glossary whose fields are in order; links may lead to all words `known`, if told."""
    yield from ruled(Rule.BRACES, unknown_tokens(marked))
    yield from ruled(Rule.LETTERS, undrawn(marked))
    yield from ruled(Rule.TERMS, (*broken_links(marked), *unknown_links(marked, known or glossary)))
    yield from ruled(Rule.CLAUSES, _unknown_clauses(marked, glossary, rulesets))
    yield from ruled(Rule.DEALT, _unlaid(marked, glossary, rulesets))


def _unknown_clauses(marked: Marked, glossary: Glossary, rulesets: Sequence[Ruleset]) -> Iterator[YamlFault]:
    known = {clause for ruleset in rulesets for clause in ruleset.clauses}
    for term_id, term in glossary.terms.items():
        for place, clause in enumerate(term.clauses):
            if clause not in known:
                message = _("No sheet has a clause {id}.").format(id=clause)
                mend = near_id(clause, sorted(known), _("The command “leftbower clauses” lists them all."))
                yield marked.fault(("terms", term_id, "clauses", place), message, mend)


def _unlaid(marked: Marked, glossary: Glossary, rulesets: Sequence[Ruleset]) -> Iterator[YamlFault]:
    """Tables of examples that cannot be laid by any sheet."""
    for term_id, term in glossary.terms.items():
        single = isinstance(marked.data["terms"][term_id].get("example"), dict)
        for number, example in enumerate(term.example):
            refused = _refused(example.table, rulesets) if example.table else None
            if refused is not None:
                where = ("example",) if single else ("example", number)
                path = ("terms", term_id, *where, "table", *refused.path)
                yield marked.fault(path, refused.message, refused.mend)


def _refused(table: Table, rulesets: Sequence[Ruleset]) -> Unfillable | None:
    """Why a table can be laid by none of the rulesets; None if it can."""
    try:
        laid(table, rulesets)
    except Unfillable as refused:
        return refused
    return None
