"""Babel extractors: the texts of Python code, of rulesets and of lessons, each with its file and line.

The signatures of the YAML extractors are Babel's, so that `pybabel extract` can use them, too.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import IO, Any, TypeAlias

from babel.messages.catalog import Catalog
from babel.messages.extract import extract

from game import __version__
from game.asking import catalogue as questions
from game.course.lesson_texts import lesson_texts
from game.i18n import LESSONS, TEXTS
from game.rulesets import switches
from game.yamlfile.human_texts import below, compose, texts, value_of

KEYWORDS = frozenset({"_", "N_", "gettext", "ngettext", "pgettext", "npgettext"})
_NOTE = "NOTE:"

RULESET_KEYS = frozenset(
    {"name", "short_name", "source", "summary", "section", "says", "reading", "words", "also"}
)
"""Keys of a ruleset file under which every scalar is read by a person."""

Found: TypeAlias = tuple[int, str, str | tuple[str, ...], list[str]]
"""What an extractor yields: line, function, message or its arguments, notes for translators."""


def extract_ruleset(
    file: IO[bytes], keywords: Collection[str], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Found]:
    """The names, words and clauses of a ruleset."""
    for line, text, notes in texts(compose(file), RULESET_KEYS, []):
        yield line, "gettext", text, notes


def extract_switches(
    file: IO[bytes], keywords: Collection[str], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Found]:
    """The words of the switches; a counted sentence has a form for one and one for many."""
    root = compose(file)
    for line, text, notes in texts(root, switches.TEXT_KEYS, []):
        yield line, "gettext", text, notes
    for counted in below(root, "counted"):
        forms = value_of(counted, "one"), value_of(counted, "many")
        yield counted.start_mark.line + 1, "ngettext", forms, []


def extract_questions(
    file: IO[bytes], keywords: Collection[str], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Found]:
    """The questions with their other wordings and fixed answers."""
    for line, text, notes in texts(compose(file), questions.TEXT_KEYS, []):
        yield line, "gettext", text, notes


def extract_lesson(
    file: IO[bytes], keywords: Collection[str], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Found]:
    """The texts of a lesson; the context of each is the lesson's id."""
    for each in lesson_texts(file):
        yield each.line, "pgettext", (each.context, each.text), each.notes


def catalogues(root: Path) -> dict[str, Catalog]:
    """The English templates of a checkout, by domain; messages in the order of files and lines."""
    texts, lessons = _template("Left Bower"), _template("Left Bower, lessons")
    for path in sorted((root / "game").rglob("*.py")):
        _add(texts, root, path, "python")
    for path in sorted((root / "game" / "rulesets").glob("*.yaml")):
        methods = {"switches": extract_switches, "questions": extract_questions}
        _add(texts, root, path, methods.get(path.stem, extract_ruleset))
    for path in sorted((root / "lessons").rglob("*.yaml")):
        if path.relative_to(root / "lessons").parts[0] != "checks":
            _add(lessons, root, path, extract_lesson)
    return {TEXTS: texts, LESSONS: lessons}


def unreadable_calls(root: Path) -> Iterator[str]:
    """Calls whose text no extractor can read: pieces, f-strings, filled-in texts; `file:line:column: why`."""
    for path in sorted((root / "game").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Call) and _called(node.func) in KEYWORDS:
                for argument in node.args:
                    if isinstance(argument, ast.JoinedStr | ast.BinOp) or _is_filled_in(argument):
                        place = f"{path.relative_to(root)}:{argument.lineno}:{argument.col_offset + 1}"
                        yield f"{place}: translate the whole sentence first, then fill its placeholders in"


def _called(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


def _is_filled_in(argument: ast.expr) -> bool:
    return (
        isinstance(argument, ast.Call)
        and isinstance(argument.func, ast.Attribute)
        and argument.func.attr == "format"
    )


def _template(project: str) -> Catalog:
    return Catalog(
        project=project,
        version=__version__,
        copyright_holder="Left Bower contributors",
        header_comment=f"# English texts of {project}: the template of its catalogues.\n# Licence: MIT",
        charset="utf-8",
        fuzzy=False,
    )


def _add(catalogue: Catalog, root: Path, path: Path, method: Any) -> None:
    """Add what Babel's extractor of this name, or one of those above, finds in a file."""
    place = path.relative_to(root).as_posix()
    with path.open("rb") as file:
        found = extract(method, file, comment_tags=(_NOTE,), strip_comment_tags=True)
        for line, message, notes, context in found:
            catalogue.add(message, locations=[(place, line)], auto_comments=notes, context=context)
