"""Data of the app whose texts are shown in the language spoken now: a YAML file as checked values."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from game.i18n import _
from game.yamlfile.validation import schema_faults
from game.yamlfile.yaml_positions import Marked, read_marked

Shape = TypeVar("Shape", bound=BaseModel)


def read_translated(path: Path, shape: type[Shape], keys: Collection[str]) -> Shape:
    """The data of a file, every text below one of `keys` translated. Raises YamlFault."""
    marked = _marked(path)
    try:
        return TypeAdapter(shape).validate_python(_translated(marked.data, keys, within=False))
    except ValidationError as error:
        raise schema_faults(marked, error, shape) from error


@lru_cache(maxsize=2)
def _marked(path: Path) -> Marked:
    return read_marked(path, path.name)


def _translated(data: Any, keys: Collection[str], *, within: bool) -> Any:
    if isinstance(data, dict):
        return {key: _translated(value, keys, within=within or key in keys) for key, value in data.items()}
    if isinstance(data, list):
        return [_translated(item, keys, within=within) for item in data]
    return _(data) if within and isinstance(data, str) else data
