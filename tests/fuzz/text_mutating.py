"""A YAML text made wrong as an editor might do it, or an enemy: cut, doubled, encoded, endlessly long."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.fuzz.mutating import bytes_changed

SIGNS = (
    "\x00", "\x07", "\x1b[2J", "\x7f", "\x85", "\u2028", "\u200b", "\u202e", "\ufeff", "\ufffe", "\U0001f0cf",
)  # fmt: skip
"""Signs that no keyboard has."""
_TAGS = ("!!python/object/apply:os.system", "!!binary", "!", "!!set", "!<tag:x>", "!!float", "!!timestamp")


def text_changed(dice: Random, raw: bytes) -> bytes:
    """A text with one thing wrong in it, or a few."""
    changed = raw
    for _time in range(dice.choice((1, 1, 2, 4))):
        changed = dice.choice(_TEXT_CHANGES)(dice, changed)
    return changed


def _put_in(dice: Random, raw: bytes, words: str) -> bytes:
    at = dice.randrange(len(raw) + 1)
    return raw[:at] + words.encode("utf-8", "surrogatepass") + raw[at:]


def _behind_a_key(dice: Random, raw: bytes, words: str) -> bytes:
    """The words where a value begins."""
    starts = [at for at in range(len(raw)) if raw.startswith(b": ", at)]
    if not starts:
        return _put_in(dice, raw, words)
    at = dice.choice(starts) + 2
    return raw[:at] + words.encode("utf-8", "surrogatepass") + raw[at:]


def _cut(dice: Random, raw: bytes) -> bytes:
    at = dice.randrange(len(raw) + 1)
    return raw[:at] if dice.random() < 0.3 else raw[:at] + raw[at + dice.choice((1, 3, 40, 900)) :]


def _lines(dice: Random, raw: bytes) -> bytes:
    """Lines taken out, doubled, moved in or out, or in one another's place."""
    lines = raw.split(b"\n")
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    match dice.randrange(5):
        case 0:
            del lines[one]
        case 1:
            lines[one:one] = lines[one : one + dice.choice((1, 2, 8))]  # keys twice
        case 2:
            lines[one] = b" " * dice.choice((1, 2, 4, 400)) + lines[one]
        case 3:
            lines[one] = lines[one].lstrip()
        case _:
            lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _ends(dice: Random, raw: bytes) -> bytes:
    return raw.replace(
        b"\n", dice.choice((b"\r\n", b"\r", b"\n\n", "\x85".encode(), "\u2028".encode(), b" #\n"))
    )


def _tabs(dice: Random, raw: bytes) -> bytes:
    return (
        raw.replace(b"  ", b"\t", dice.choice((1, 5, -1)))
        if dice.random() < 0.5
        else _put_in(dice, raw, "\t")
    )


def _references(dice: Random, raw: bytes) -> bytes:
    """Anchors, aliases and merge keys, also the laughs of a billion."""
    kind = dice.randrange(5)
    if kind == 0:
        return _behind_a_key(dice, _behind_a_key(dice, raw, "&a "), "*a ")
    if kind == 1:
        return raw + b"\nbase: &b {type: say}\nmore:\n  <<: *b\n  <<: [*b, *b]\n"
    if kind == 2:
        laughs = "".join(f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * 9)}]\n" for n in range(1, 12))
        return f"l0: &l0 ha\n{laughs}".encode() + raw
    if kind == 3:
        return b"me: &me [*me]\n" + raw
    return _put_in(
        dice, raw, dice.choice(("*x", "&x ", "<<: ", "\n<<: {a: 1}\n", "? ", "\n? [a]\n: b\n", "%TAG ! x\n"))
    )


def _tags(dice: Random, raw: bytes) -> bytes:
    return _behind_a_key(dice, raw, f"{dice.choice(_TAGS)} ")


def _signs(dice: Random, raw: bytes) -> bytes:
    return _put_in(dice, raw, dice.choice(SIGNS) * dice.choice((1, 1, 3, 500)))


def _encoded(dice: Random, raw: bytes) -> bytes:
    """Other encodings, with a mark at the start or without, once or twice."""
    text = raw.decode(errors="replace")
    kind = dice.choice(("utf-8-sig", "utf-16", "utf-16-le", "utf-32", "latin-1", "cp1252", "twice", "half"))
    if kind == "twice":
        return b"\xef\xbb\xbf" * 2 + raw
    if kind == "half":
        return _put_in(dice, raw, "\ud800")
    return text.encode(kind, "replace")


def _deep(dice: Random, raw: bytes) -> bytes:
    depth = dice.choice((20, 39, 41, 500, 5_000, 100_000))
    sign = dice.choice(("[", "{a: ", "- ", "? ", "[[]", "{", "'", '"', "[{", "!a ", "a: ", "#"))
    closing = {"[": "]", "{a: ": "}", "{": "}", "[{": "}]"}.get(sign, "") if dice.random() < 0.5 else ""
    return _behind_a_key(dice, raw, sign * depth + closing * depth)


def _huge(dice: Random, raw: bytes) -> bytes:
    size = dice.choice((3_000, 60_000, 60_000, 500_000, 700_000))
    unit = dice.choice(
        ("9", "x", "x ", "{JS} ", " ", "\n", "a: 1, ", "- a\n", "\\x41", "''", '"', "#", "\n#", "k: v\n")
    )
    return _behind_a_key(dice, raw, unit * (size // len(unit)))


def _quotes(dice: Random, raw: bytes) -> bytes:
    sign = dice.choice(
        (
            "'",
            '"',
            "“",
            "”",
            "|\n",
            ">-\n",
            "`",
            "@",
            "- ",
            ": ",
            " #",
            "{",
            "}",
            "[",
            "]",
            ",",
            "...\n",
            "---\n",
        )
    )
    return dice.choice((_put_in, _behind_a_key))(dice, raw, sign)


_TEXT_CHANGES: tuple[Callable[[Random, bytes], bytes], ...] = (
    _cut, _cut, _lines, _lines, _lines, _ends, _tabs, _references, _tags, _signs, _encoded, _deep, _huge,
    _quotes, _quotes, _quotes, bytes_changed, bytes_changed,
)  # fmt: skip
