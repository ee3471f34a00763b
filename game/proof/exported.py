"""Opportunities out of learners' exported files, for authors who want to see whether a lesson teaches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.i18n import _
from game.proof.curves import Opportunity, Question, decided, first_tries

_MOST = 64 * 2**20


class NotExported(Exception):
    """A file that is no export. `sentence` says which, and what to do."""

    def __init__(self, path: Path, why: str) -> None:
        # NOTE: {path} is a file, {why} a sentence
        self.sentence = _("{path}: {why}").format(path=path, why=why)
        super().__init__(self.sentence)


def opportunities(path: Path) -> tuple[Opportunity, ...]:
    """All that a learner's export tells of skills. Raises NotExported."""
    data = _read(path)
    learner = f"{data.get('learner', '')} {path}"
    return (*_questions(data, learner), *_decisions(data, learner))


def _read(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > _MOST:
            raise NotExported(path, _("This file is too large to be an export."))
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise NotExported(path, _("It can't be read. Check the folder and the name.")) from fault
    except (ValueError, RecursionError) as fault:
        raise NotExported(path, _why_not()) from fault
    if not isinstance(data, dict) or data.get("app") != "Left Bower":
        raise NotExported(path, _why_not())
    return data


def _why_not() -> str:
    return _("This isn't a file from “leftbower learner export”. Ask the learner to export again.")


def _questions(data: dict[str, Any], learner: str) -> Iterator[Opportunity]:
    """Questions of lessons that test a skill."""
    helped = [_question(row) for row in _rows(data, "first answers") if row.get("hints")]
    told = (
        (_question(row), row["skill"], row.get("at_once") == 1, row["answered"])
        for row in _rows(data, "lesson answers")
        if isinstance(row.get("skill"), str) and isinstance(row.get("answered"), str)
    )
    return first_tries(learner, told, frozenset(helped))


def _question(row: dict[str, Any]) -> Question:
    return str(row.get("lesson_id")), str(row.get("step_id"))


def _decisions(data: dict[str, Any], learner: str) -> Iterator[Opportunity]:
    """Decisions at tables, by their rule of thumb or their kind."""
    for row in _rows(data, "decisions"):
        skill, when = row.get("principle") or row.get("kind"), row.get("decided")
        if isinstance(skill, str) and isinstance(when, str):
            yield decided(learner, skill, when, row.get("mark"), row.get("hint"))


def _rows(data: dict[str, Any], name: str) -> list[dict[str, Any]]:
    rows = data.get(name)
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
