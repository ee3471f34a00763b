"""Writes lessons/lesson.schema.json, by which editors complete and check lessons as they are typed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from game.course.schema import Lesson
from game.storage import paths

FILE = "lesson.schema.json"


def schema_text() -> str:
    """The schema of a lesson file, as it is committed."""
    schema = _plain(Lesson.model_json_schema(mode="validation"))
    del schema["$defs"]["Table"]["required"]  # a table that is like another has its dealer from there
    head = {"$schema": "http://json-schema.org/draft-07/schema#", "title": "A lesson of Left Bower"}
    return json.dumps({**head, **schema}, indent=2, ensure_ascii=False) + "\n"


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
