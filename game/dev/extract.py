"""Babel extractors: the texts of Python code, of rulesets and of lessons, each with its file and line.

The signatures of the YAML extractors are Babel's, so that `pybabel extract` can use them, too.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import IO, Any, TypeAlias

import yaml
from babel.messages.catalog import Catalog
from babel.messages.extract import extract

from game import __version__
from game.asking import catalogue as questions
from game.course.schema import TEXT_KEYS
from game.i18n import LESSONS, TEXTS
from game.rulesets import switches

KEYWORDS = frozenset({"_", "N_", "gettext", "ngettext", "pgettext", "npgettext"})
_NOTE = "NOTE:"

RULESET_KEYS = frozenset({"name", "short_name", "summary", "section", "says", "reading", "words", "also"})
"""Keys of a ruleset file under which every scalar is read by a person."""

LESSON_KEYS = TEXT_KEYS | {"skills"}
"""Keys of a lesson file under which every scalar is read by a person."""

COMPUTED = frozenset({"auto"})
"""Values that stand for a text which the app writes itself."""

Found: TypeAlias = tuple[int, str, str | tuple[str, ...], list[str]]
"""What an extractor yields: line, function, message or its arguments, notes for translators."""


def extract_ruleset(
    file: IO[bytes], keywords: Collection[str], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Found]:
    """The names, words and clauses of a ruleset."""
    for line, text, notes in _texts(_compose(file), RULESET_KEYS, []):
        yield line, "gettext", text, notes


def extract_switches(
    file: IO[bytes], keywords: Collection[str], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Found]:
    """The words of the switches; a counted sentence has a form for one and one for many."""
    root = _compose(file)
    for line, text, notes in _texts(root, switches.TEXT_KEYS, []):
        yield line, "gettext", text, notes
    for counted in _below(root, "counted"):
        forms = _value(counted, "one"), _value(counted, "many")
        yield counted.start_mark.line + 1, "ngettext", forms, []


def extract_questions(
    file: IO[bytes], keywords: Collection[str], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Found]:
    """The questions with their other wordings and fixed answers."""
    for line, text, notes in _texts(_compose(file), questions.TEXT_KEYS, []):
        yield line, "gettext", text, notes


def extract_lesson(
    file: IO[bytes], keywords: Collection[str], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Found]:
    """The texts of a lesson; the context of each is the lesson's id."""
    root = _compose(file)
    context = _value(root, "id")
    if context:
        for line, text, notes in _texts(root, LESSON_KEYS, []):
            yield line, "pgettext", (context, text), notes


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


def _compose(file: IO[bytes]) -> yaml.Node | None:
    """The tree of a file; a file that is no YAML holds no texts (the checker says what is wrong with it)."""
    try:
        return yaml.compose(file, Loader=yaml.SafeLoader)
    except yaml.YAMLError:
        return None


def _value(node: yaml.Node | None, wanted: str) -> str:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == wanted and isinstance(value, yaml.ScalarNode):
                return str(value.value)
    return ""


def _below(node: yaml.Node | None, wanted: str) -> Iterator[yaml.Node]:
    """Every value of a key, however deep it stands."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == wanted:
                yield value
            yield from _below(value, wanted)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _below(item, wanted)


def _texts(
    node: yaml.Node | None, keys: Collection[str], notes: list[str]
) -> Iterator[tuple[int, str, list[str]]]:
    if isinstance(node, yaml.MappingNode):
        own = _value(node, "note")
        notes = [own] if own else notes
        for key, value in node.value:
            if key.value in keys:
                yield from _scalars(value, keys, notes)
            else:
                yield from _texts(value, keys, notes)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _texts(item, keys, notes)


def _scalars(
    node: yaml.Node, keys: Collection[str], notes: list[str]
) -> Iterator[tuple[int, str, list[str]]]:
    """Every text below a key that holds texts, whether alone, in a list or by name."""
    if isinstance(node, yaml.ScalarNode):
        if node.value and node.value not in COMPUTED:
            yield node.start_mark.line + 1, node.value, notes
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _scalars(item, keys, notes)
    elif isinstance(node, yaml.MappingNode):
        for _key, value in node.value:
            yield from _scalars(value, keys, notes)
