"""Lessons made wrong: in their data as an author might, and in their text as an editor or an enemy might."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any

import yaml

from tests.fuzz.mutating import ODD, bytes_changed, data_changed
from tests.fuzz.text_mutating import SIGNS, text_changed

_LETTERS = (
    "ﷺ", "e" + "\u0301" * 40, "א", "𝕁♥", "“JH”", "ß" * 30, "10♥", "{JH", "JH}", "[[", "]]", "**", "{count:",
)  # fmt: skip
_NUMBERS = (0, -1, 5, 6, 24, 25, 10**9, 2**63, 10**18, -0.5, 1e17)
_WORDS = (
    "JH", "9C", "joker", "you", "left", "partner", "right", "everyone", "hearts", "no-trump", "pass", "order",
    "order alone", "auto", "fresh", "best", "wrong", "other", "illegal", "say", "branch", "free-play",
    "commit", "rule", "spot", "none", "first-round", "second-round", "deal",
    "trick 2", "left KH", "gather", "hand",
)  # fmt: skip


def mutated_lesson(dice: Random, raw: bytes, others: Sequence[bytes]) -> bytes:
    """A lesson with wrong data well written, or with a wrong text; `others` lend it parts."""
    if dice.random() < 0.35:
        return text_changed(dice, raw)
    data, changes = _loaded(raw), _CHANGES if dice.random() < 0.5 else _GENTLE
    for _time in range(dice.choice((1, 1, 1, 2, 3, 6))):
        data = dice.choice(changes)(dice, data, others)
    try:
        return yaml.dump(data, Dumper=_DUMPER, allow_unicode=True, sort_keys=False).encode("utf-8", "replace")
    except (ValueError, RecursionError, yaml.YAMLError):
        return bytes_changed(dice, raw)


_DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def _loaded(raw: bytes) -> Any:
    return yaml.load(raw, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Every value inside of others: the list or group that holds it, and its key there."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting:
        held = waiting.pop()
        keys = held.keys() if isinstance(held, dict) else range(len(held)) if isinstance(held, list) else ()
        for key in list(keys):
            found.append((held, key))
            waiting.append(held[key])
    return found


def _place(dice: Random, data: Any) -> tuple[Any, Any] | None:
    found = _places(data)
    return dice.choice(found) if found else None


def _dropped(dice: Random, data: Any, _others: Sequence[bytes]) -> Any:
    if (at := _place(dice, data)) is not None:
        del at[0][at[1]]
    return data


def _doubled(dice: Random, data: Any, _others: Sequence[bytes]) -> Any:
    """A part of a list again, once or very often; a key again under another name."""
    if (at := _place(dice, data)) is None:
        return data
    held, key = at
    if isinstance(held, list):
        for _time in range(dice.choice((1, 1, 2, 30, 250))):
            held.insert(dice.randrange(len(held) + 1), deepcopy(held[key]))
    else:
        held[dice.choice((f"{key}-2", str(key).upper(), dice.choice(_WORDS)))] = deepcopy(held[key])
    return data


def _swapped(dice: Random, data: Any, _others: Sequence[bytes]) -> Any:
    """Two parts in one another's place, often two of one key."""
    found = _places(data)
    if len(found) < 2:
        return data
    one = dice.choice(found)
    alike = [at for at in found if at[1] == one[1] and at[0] is not one[0]] if dice.random() < 0.8 else found
    other = dice.choice(alike or found)
    first, second = deepcopy(one[0][one[1]]), deepcopy(other[0][other[1]])
    one[0][one[1]] = second
    other[0][other[1]] = first
    return data


def _moved(dice: Random, data: Any, _others: Sequence[bytes]) -> Any:
    """A list in another order."""
    lists = [held[key] for held, key in _places(data) if isinstance(held[key], list) and len(held[key]) > 1]
    if lists:
        dice.shuffle(dice.choice(lists))
    return data


def _lent(dice: Random, data: Any, others: Sequence[bytes]) -> Any:
    """A step, a table or any other part of another lesson."""
    other = _loaded(dice.choice(others))
    kind = dice.choice(("steps", "tables", "any"))
    if not isinstance(data, dict) or (at := _place(dice, data)) is None or kind == "any":
        lent = _place(dice, other)
        if lent is not None and (at := _place(dice, data)) is not None:
            at[0][at[1]] = lent[0][lent[1]]
    elif kind == "steps" and isinstance(data.get("steps"), list) and isinstance(other.get("steps"), list):
        data["steps"].insert(dice.randrange(len(data["steps"]) + 1), dice.choice(other["steps"]))
    elif isinstance(data.get("tables"), dict) and other.get("tables"):
        name = dice.choice(list(data["tables"]) or ["table"])
        data["tables"][name] = dice.choice(list(other["tables"].values()))
    return data


def _wrong(dice: Random, data: Any, _others: Sequence[bytes]) -> Any:
    """A value of another kind, or a word that means something elsewhere."""
    if (at := _place(dice, data)) is not None:
        at[0][at[1]] = dice.choice((dice.choice(ODD), dice.choice(_NUMBERS), dice.choice(_WORDS), True, None))
    return data


def _renamed(dice: Random, data: Any, _others: Sequence[bytes]) -> Any:
    groups = [held[key] for held, key in _places(data) if isinstance(held[key], dict) and held[key]]
    if groups:
        group = dice.choice(groups)
        key = dice.choice(list(group))
        group[
            dice.choice((dice.choice(_WORDS), f"{key}s", str(key)[:-1], str(key) + dice.choice(SIGNS), 7))
        ] = group.pop(key)
    return data


def _long(dice: Random, data: Any, _others: Sequence[bytes]) -> Any:
    """A text or a list that does not end soon."""
    if (at := _place(dice, data)) is None:
        return data
    held, key = at
    value = held[key]
    if isinstance(value, list) and value:
        held[key] = [deepcopy(value[0]) for _each in range(dice.choice((7, 60, 400)))]
    elif isinstance(value, dict) and value:
        held[key] = {f"{name}{number}": part for number in range(40) for name, part in value.items()}
    else:
        held[key] = dice.choice(
            (str(value), "a", "{JH} ", "[[left-bower]] ", "**b** ", "{", "[[", "a-")
        ) * dice.choice((50, 1000, 30_000))
    return data


def _nested(dice: Random, data: Any, _others: Sequence[bytes]) -> Any:
    if (at := _place(dice, data)) is not None:
        value = at[0][at[1]]
        for _level in range(dice.choice((1, 2, 30, 45, 150))):
            value = [value] if dice.random() < 0.5 else {"a": value}
        at[0][at[1]] = value
    return data


def _spelt(dice: Random, data: Any, _others: Sequence[bytes]) -> Any:
    """Odd letters in a text."""
    texts = [(held, key) for held, key in _places(data) if isinstance(held[key], str)]
    if texts:
        held, key = dice.choice(texts)
        at = dice.randrange(len(held[key]) + 1)
        held[key] = held[key][:at] + dice.choice(SIGNS + _LETTERS) + held[key][at:]
    return data


def _counted(dice: Random, data: Any, _others: Sequence[bytes]) -> Any:
    """Another number, or another word of the same kind."""
    found = _places(data)
    plain = [
        (held, key) for held, key in found if isinstance(held[key], str | int) and len(str(held[key])) < 20
    ]
    if plain:
        held, key = dice.choice(plain)
        alike = [at for at in plain if type(at[0][at[1]]) is type(held[key])]
        near = [at for at in alike if at[1] == key or len(str(at[0][at[1]])) == len(str(held[key]))]
        other, name = dice.choice(near if dice.random() < 0.8 else alike)
        held[key] = other[name]
    return data


def _odd(dice: Random, data: Any, _others: Sequence[bytes]) -> Any:
    return data_changed(dice, data)


_CHANGES: tuple[Callable[[Random, Any, Sequence[bytes]], Any], ...] = (
    _dropped, _doubled, _swapped, _swapped, _moved, _moved, _lent, _lent, _wrong, _renamed, _long, _nested,
    _spelt, _counted, _counted, _counted, _odd,
)  # fmt: skip

_GENTLE = (_dropped, _swapped, _swapped, _moved, _moved, _lent, _lent, _counted, _counted, _counted, _counted)
"""What often leaves a lesson that can be read, and holds no more."""
