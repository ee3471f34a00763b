"""What is to fix in lessons that were just made, which are drafts still."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.course.checker import check_paths
from game.course.checks.rule_numbers import is_draft
from game.yamlfile.faults import YamlFault


def to_fix(paths: Iterable[Path]) -> list[YamlFault]:
    """Everything that the checker says but that they are drafts."""
    return [fault for fault in check_paths(paths) if not is_draft(fault)]
