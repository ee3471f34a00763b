"""Writes lessons/lesson.schema.json, by which editors complete and check lessons as they are typed."""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from game.course.notation import Part
from game.course.schema import Lesson
from game.storage import paths

FILE = "lesson.schema.json"


def schema_text() -> str:
    """The schema of a lesson file, as it is committed."""
    schema = Lesson.model_json_schema(mode="validation")
    nodes = {**schema["$defs"], Lesson.__name__: schema}
    for part in _parts(Part):
        if part.__name__ in nodes:
            _describe(nodes[part.__name__]["properties"], part)
    schema = _plain(schema)
    del schema["$defs"]["Table"]["required"]  # a table that is like another has its dealer from there
    head = {"$schema": "http://json-schema.org/draft-07/schema#", "title": "A lesson of Left Bower"}
    return json.dumps({**head, **schema}, indent=2, ensure_ascii=False) + "\n"


def _parts(part: type[Part]) -> Iterator[type[Part]]:
    for below in part.__subclasses__():
        yield below
        yield from _parts(below)


def _describe(properties: dict[str, Any], part: type[Part]) -> None:
    """Gives each key the text that stands below its field in the code.

    pydantic can read these itself, but it does so in every start of the app (use_attribute_docstrings).
    """
    for base in reversed(part.__mro__):
        if issubclass(base, Part):
            for key, text in _texts_below_fields(base).items():
                if (name := _key(base, key)) in properties:
                    properties[name] = {"description": text, **properties[name]}


def _key(part: type[Part], field: str) -> str:
    return part.model_fields[field].alias or field if field in part.model_fields else field


def _texts_below_fields(part: type[Part]) -> dict[str, str]:
    module = ast.parse(inspect.getsource(sys.modules[part.__module__]))
    written = (node for node in module.body if isinstance(node, ast.ClassDef) and node.name == part.__name__)
    return {
        field.target.id: inspect.cleandoc(text.value.value)
        for node in written  # none for one that is made as the program runs
        for field, text in pairwise(node.body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }


def write(folder: Path) -> Path:
    """Write the schema into the folder of the lessons and return its path."""
    path = folder / FILE
    path.write_text(schema_text(), encoding="utf-8")
    return path


def _plain(node: Any) -> Any:
    """The schema without what no author needs: generated titles, and null beside a real value."""
    if isinstance(node, list):
        return [_plain(item) for item in node]
    if not isinstance(node, dict):
        return node
    kept = {key: _plain(value) for key, value in node.items() if not _is_noise(key, value)}
    choices = [choice for choice in kept.get("anyOf", ()) if choice != {"type": "null"}]
    if len(choices) == 1 and len(kept.get("anyOf", ())) == 2:
        del kept["anyOf"]
        kept = {**choices[0], **kept}
    return kept


def _is_noise(key: str, value: Any) -> bool:
    is_title = key == "title" and isinstance(value, str)
    return is_title or (key == "default" and not isinstance(value, bool | int))


if __name__ == "__main__":
    print(write(paths.lessons()))
