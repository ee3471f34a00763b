"""Ways to make a valid text, its bytes, or the data in it wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import yaml

ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    10**30,
    1.5,
    -0.0,
    float("inf"),
    "",
    " ",
    "\n",
    "x" * 500,
    "\x1b[2Jgone",
    "\u202egone",
    "\x00",
    "{",
    "{seat}",
    "{0.__class__}",
    "%s",
    "**bold",
    "[term",
    "JH",
    "XX",
    "9C 9C",
    "no",
    "../x",
    "/etc/passwd",
    "2026-02-31T09:30:00+00:00",
    "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"),
    [],
    {},
    [[]],
    {"a": {}},
    ["JH", "JH"],
)
"""Values that somebody may have meant, or nobody."""

_TOKENS = (b"\x00", b"\xff", b"\xc3", b"\t", b"\n", b"\r", b"---\n", b"&a ", b"*a", b"!!x ", b": ", b"- ")


def bytes_changed(chance: Random, raw: bytes, most: int = 4) -> bytes:
    """Some bytes flipped, put in, taken out, doubled or cut off."""
    changed = bytearray(raw)
    for _time in range(chance.randint(1, most)):
        if not changed:
            return bytes(changed)
        at = chance.randrange(len(changed))
        length = chance.choice((1, 1, 2, 8, 64))
        match chance.randrange(7):
            case 0:
                changed[at] ^= 1 << chance.randrange(8)
            case 1:
                changed[at] = chance.randrange(256)
            case 2:
                changed[at:at] = chance.choice(_TOKENS)
            case 3:
                del changed[at : at + length]
            case 4:
                changed[at:at] = changed[at : at + length]
            case 5:
                other = chance.randrange(len(changed))
                changed[at : at + length] = changed[other : other + length]
            case _:
                if chance.random() < 0.1:
                    del changed[at:]
    return bytes(changed)


def data_changed(chance: Random, data: Any, most: int = 3) -> Any:
    """The same lists and keys with some values that do not belong there; the given data stay as they are."""
    changed = json.loads(json.dumps(data, default=str))
    for _time in range(chance.randint(1, most)):
        changed = _once(chance, changed)
    return changed


def _once(chance: Random, data: Any) -> Any:
    if not isinstance(data, dict | list) or not data or chance.random() < 0.02:
        return _odd(chance, data)
    key: Any = chance.choice(list(data)) if isinstance(data, dict) else chance.randrange(len(data))
    if isinstance(data[key], dict | list) and data[key] and chance.random() < 0.85:
        data[key] = _once(chance, data[key])
        return data
    change = chance.randrange(6)
    if change < 3:
        data[key] = _odd(chance, data[key])
    elif change == 3:
        del data[key]
    elif isinstance(data, dict):
        data[str(_odd(chance, key)) if change == 4 else f"{key}s"] = data.pop(key)
    else:
        data.insert(key, deepcopy(data[chance.randrange(len(data))]))
    return data


def _odd(chance: Random, value: Any) -> Any:
    """Another value; often one of the same kind, close to the one that stood there."""
    if isinstance(value, str) and value and chance.random() < 0.3:
        at = chance.randrange(len(value))
        return (
            value[:at] + chance.choice(("", "{", "}", "**", "[", "]", "\x07", " ", value)) + value[at + 1 :]
        )
    if isinstance(value, int) and not isinstance(value, bool) and chance.random() < 0.4:
        return value + chance.choice((-1, 1, -value, 2**31, 2**63, -(2**63)))
    if chance.random() < 0.01:
        deep: Any = value
        for _level in range(chance.choice((30, 60, 2000))):
            deep = [deep]
        return deep
    return chance.choice(ODD)


def yaml_changed(chance: Random, raw: bytes) -> bytes:
    """A YAML text with wrong bytes, or with wrong values well written."""
    if chance.random() < 0.35:
        return bytes_changed(chance, raw)
    return written(lambda data: yaml.safe_dump(data, allow_unicode=True), chance, _read(raw), raw)


def json_changed(chance: Random, raw: bytes) -> bytes:
    """A JSON text with wrong bytes, or with wrong values well written."""
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):  # it was changed before
        return bytes_changed(chance, raw)
    return bytes_changed(chance, raw) if chance.random() < 0.35 else written(json.dumps, chance, data, raw)


def written(write: Callable[[Any], str], chance: Random, data: Any, raw: bytes) -> bytes:
    """Changed data as bytes; changed bytes where nobody could write them."""
    try:
        return write(data_changed(chance, data)).encode("utf-8", "surrogatepass")
    except (ValueError, RecursionError, yaml.YAMLError):
        return bytes_changed(chance, raw)


def _read(raw: bytes) -> Any:
    return yaml.load(raw, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
