"""A draft as a file: written, looked at by the checker, and given the house rules that it relies on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from game.course.beginning import lesson_id_of, schema_beside
from game.course.checker import check_paths
from game.course.checks.rule_numbers import is_draft
from game.course.loader import read_lesson
from game.drafting.draft_question import DraftQuestion
from game.drafting.house_rules import needed
from game.drafting.lesson_draft import Draft
from game.records.followed_deals import Followed
from game.storage.writing import write_named
from game.yamlfile.faults import YamlFault


def draft_for(
    path: Path,
    deal: Followed,
    questions: Sequence[DraftQuestion],
    title: str,
    summary: str = "",
    rest: str = "",
) -> Draft:
    """The draft as it would stand in a file, before it is known which house rules it needs."""
    ordered = sorted(questions, key=lambda question: question.step)
    return Draft(deal, ordered, title, lesson_id_of(path), schema_beside(path), summary=summary, rest=rest)


def write_draft(path: Path, draft: Draft, *, force: bool = False) -> Sequence[YamlFault]:
    """Write the lesson; gives what is to fix in it. Raises FileThere, NotWritten."""
    write_named(path, draft.text().encode(), replace=force)
    try:
        switches = needed(read_lesson(path), draft.deal.first.ruleset)
    except YamlFault as fault:
        return fault.all
    if switches:
        write_named(path, replace(draft, needs=switches).text().encode(), replace=True)
    return [fault for fault in check_paths([path]) if not is_draft(fault)]
