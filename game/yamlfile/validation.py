"""Where a YAML file does not fit the shape its models ask for: pydantic's errors as faults with a mend."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from game.yamlfile.faults import MOST_FAULTS, YamlFault, gathered
from game.yamlfile.model_keys import keys_at
from game.yamlfile.validation_words import (
    Misfit,
    discriminator,
    kind_name,
    nearest,
    words_for,
    words_for_several,
)
from game.yamlfile.yaml_positions import DataPath, Marked

_NOWHERE = object()
_MOST_ERRORS = 10 * MOST_FAULTS
"""So many are looked at: where one value may be of several kinds, each of them complains."""


def schema_faults(
    marked: Marked,
    error: ValidationError,
    shape: Any = None,
    is_echo: Callable[[ErrorDetails], bool] = lambda _details: False,
) -> YamlFault:
    """The first fault behind a ValidationError, with the others, in the order of the file, in its `also`.

    `shape` is the model (or any annotation) that `marked.data` was validated against; it supplies the keys
    that a misspelt one may stand for. A `ValueError` raised by a model's own validator is shown as it is:
    its first argument is the message, its second, if any, the mend, its third a key of the group that it is
    about. What `is_echo` of another error is not told, as long as there is anything else.

    Booleans and numbers of the models should be strict, or pydantic takes the text `no` for false.
    """
    errors = error.errors(include_url=False)[:_MOST_ERRORS]
    told = [details for details in errors if not is_echo(details)] or errors
    found = _without_echoes([_misfit(details, marked, shape) for details in told])
    faults = [_fault(misfit, marked) for misfit in found if not kind_name(misfit)]
    of_kind = [misfit for misfit in found if kind_name(misfit)]
    for path in dict.fromkeys(misfit.path for misfit in of_kind):
        faults.append(_kind_fault([misfit for misfit in of_kind if misfit.path == path], marked))
    return gathered(faults[:MOST_FAULTS])


def real_path(loc: Iterable[str | int], data: Any, value: Any = _NOWHERE) -> DataPath:
    """The longest path through `data` that `loc` spells; what pydantic put between is left out.

    Of several ways to read `loc`, one that ends at `value` itself is preferred, then one that uses its end.
    """
    steps = tuple(loc)
    readings = _readings(steps, data)
    return max(readings, key=lambda way: (way[1] is value, way[0][-1:] == steps[-1:], len(way[0])))[0]


def _readings(loc: tuple[str | int, ...], data: Any) -> list[tuple[DataPath, Any]]:
    if not loc:
        return [((), data)]
    step, rest = loc[0], loc[1:]
    held = _holds(data, step)
    readings = [((step, *path), end) for path, end in _readings(rest, data[step])] if held else []
    if isinstance(step, str) or not held:
        readings += _readings(rest, data)
    return readings


def _holds(data: Any, step: str | int) -> bool:
    if isinstance(data, dict):
        return step in data
    return isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data)


def _misfit(details: ErrorDetails, marked: Marked, shape: Any) -> Misfit:
    kind, loc, value = details["type"], details["loc"], details["input"]
    context, text = details.get("ctx") or {}, details["msg"]
    if kind == "missing":
        return Misfit(kind, real_path(loc[:-1], marked.data, value), value, context, text, str(loc[-1]))
    if kind == "extra_forbidden":
        path = real_path(loc, marked.data, value)[:-1]
        return Misfit(kind, path, value, context, text, str(loc[-1]), keys_at(shape, loc[:-1]))
    path = real_path(loc, marked.data, value)
    told: Sequence[Any] = getattr(context.get("error"), "args", ())
    if len(told) > 2 and (*path, told[2]) in marked:
        path = (*path, told[2])  # the key that a validator of the whole group speaks of
    return Misfit(kind, path, value, context, text)


def _without_echoes(found: list[Misfit]) -> list[Misfit]:
    """Leaves out what only follows from another error.

    A union complains once for each branch: where one branch got further, those that stumbled over the kind
    of the whole value are silent. A key that is missing because it is misspelt is told once, where it stands.
    """
    further = {misfit.path[:end] for misfit in found for end in range(len(misfit.path))}
    further |= {misfit.path for misfit in found if not kind_name(misfit)}
    meant = {(misfit.path, nearest(misfit.key, misfit.keys)) for misfit in found if misfit.keys}
    return [
        misfit
        for misfit in found
        if not (kind_name(misfit) and misfit.path in further)
        and not (misfit.kind == "missing" and (misfit.path, misfit.key) in meant)
        and not _is_long_enough(misfit)
    ]


def _is_long_enough(misfit: Misfit) -> bool:
    """A tuple is called too short when one of its values is faulty, however many there are."""
    least = misfit.context.get("min_length")
    return misfit.kind == "too_short" and least is not None and len(misfit.value) >= least


def _kind_fault(group: list[Misfit], marked: Marked) -> YamlFault:
    if len({kind_name(misfit) for misfit in group}) == 1:
        return _fault(group[0], marked)
    return marked.fault(group[0].path, *words_for_several(group))


def _fault(misfit: Misfit, marked: Marked) -> YamlFault:
    message, mend = words_for(misfit)
    if misfit.kind == "extra_forbidden":
        return marked.fault_at_key((*misfit.path, misfit.key), message, mend)
    if misfit.kind == "union_tag_invalid":
        return marked.fault((*misfit.path, discriminator(misfit)), message, mend)
    return marked.fault(misfit.path, message, mend)
