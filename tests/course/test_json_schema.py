"""The committed schema is the one the models make, and takes what the loader takes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from game.course.json_schema import FILE, schema_text
from game.course.loader import lesson_paths
from game.storage import paths
from game.yamlfile.yaml_positions import read_marked

SCHEMA: Any = json.loads(schema_text())
LESSONS = lesson_paths(paths.lessons())


def test_the_committed_schema_is_fresh() -> None:
    committed = (paths.lessons() / FILE).read_text(encoding="utf-8")
    assert committed == schema_text(), "write it anew with: python -m game.course.json_schema"


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_every_lesson_fits_the_schema(path: Path) -> None:
    jsonschema.validate(read_marked(path).data, SCHEMA)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_every_lesson_names_the_schema_in_its_first_line(path: Path) -> None:
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert first == "# yaml-language-server: $schema=../lesson.schema.json"
    assert (path.parent / "../lesson.schema.json").is_file()


@pytest.mark.parametrize("key", ["higlight", "teh"])
def test_a_misspelt_key_does_not_fit_the_schema(key: str) -> None:
    data = read_marked(LESSONS[0]).data
    data["steps"][0][key] = "x"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(data, SCHEMA)


def test_editors_are_told_what_each_key_is_for() -> None:
    described = SCHEMA["$defs"]["Table"]["properties"]
    assert all("description" in described[key] for key in ("dealer", "trump", "hands", "played", "seed"))
