"""Which keys a pydantic model knows at a place in the data."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel


def keys_at(shape: Any, loc: tuple[str | int, ...]) -> tuple[str, ...]:
    """The keys, in their order, that `shape` allows at `loc`, the place as pydantic's errors spell it."""
    here = _branches(shape)
    for step in loc:
        here = [inner for branch in here for inner in _step_into(branch, step)] or here
    keys = [key for branch in here if _is_model(branch) for key in _fields(branch)]
    return tuple(dict.fromkeys(keys))


def _branches(shape: Any) -> list[Any]:
    """The types a value of this shape may have: unions taken apart, wrappers taken off."""
    while get_origin(shape) is Annotated:
        shape = get_args(shape)[0]
    if hasattr(shape, "__value__"):
        return _branches(shape.__value__)
    if get_origin(shape) in (Union, UnionType):
        return [branch for part in get_args(shape) for branch in _branches(part)]
    return [] if shape is NoneType else [shape]


def _step_into(branch: Any, step: str | int) -> list[Any]:
    if _is_model(branch):
        return _step_into_model(branch, step)
    inner = [part for part in get_args(branch) if part is not Ellipsis]
    if get_origin(branch) is dict:
        return _branches(inner[1])
    if isinstance(step, int):
        return [found for part in inner for found in _branches(part)]
    return []


def _step_into_model(model: type[BaseModel], step: str | int) -> list[Any]:
    fields = _fields(model)
    found = _branches(fields[step]) if isinstance(step, str) and step in fields else []
    names = {value for shape in fields.values() if get_origin(shape) is Literal for value in get_args(shape)}
    return [*found, model] if step in names or step == model.__name__ else found


def _is_model(branch: Any) -> bool:
    return isinstance(branch, type) and issubclass(branch, BaseModel)


def _fields(model: type[BaseModel]) -> dict[str, Any]:
    return {field.alias or name: field.annotation for name, field in model.model_fields.items()}
