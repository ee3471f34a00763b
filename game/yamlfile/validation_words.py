"""What a pydantic error means to somebody who writes a lesson, and what to write in its place."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from game.i18n import _, format_list, format_number
from game.yamlfile.traps import quoted
from game.yamlfile.yaml_positions import DataPath

Words = tuple[str, str]

_AT_OUR_TABLE = {"walt": "left", "nora": "partner", "ezra": "right", "me": "you"}
"""Players by the names they have at the table, where a seat is asked for."""

_YES = {"yes": "true", "y": "true", "on": "true", "no": "false", "n": "false", "off": "false"}


@dataclass(frozen=True)
class Misfit:
    """One error of pydantic with the path it truly stands at.

    `kind` is pydantic's error type, `key` the missing or unknown key, `keys` those that would have fitted.
    """

    kind: str
    path: DataPath
    value: Any
    context: dict[str, Any]
    text: str
    key: str = ""
    keys: tuple[str, ...] = ()


def kind_name(misfit: Misfit) -> str:
    """What is needed at the place of the misfit, or "" where the error is not about the kind of the value."""
    names = {
        "string": _("text"),
        "bool": _("true or false"),
        "int": _("a whole number"),
        "float": _("a number"),
        "list": _("a list"),
        "tuple": _("a list"),
        "set": _("a list"),
        "dict": _("keys with values"),
        "model": _("keys with values"),
        "none": _("nothing"),
    }
    if misfit.kind in ("literal_error", "enum"):
        return format_list(_expected(misfit), "or")
    stem, _sep, ending = misfit.kind.partition("_")
    is_kind = ending in ("type", "parsing", "from_float", "required", "attributes_type")
    return names.get(stem, "") if is_kind else ""


def nearest(word: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """The known word that `word` may be meant for, or ""; the nearer to 1 the cutoff, the more alike."""
    spelt = {each.lower(): each for each in known}
    close = difflib.get_close_matches(word.lower(), spelt, n=1, cutoff=cutoff)
    return spelt[close[0]] if close else ""


def words_for(misfit: Misfit) -> Words:
    """The message and the mend for a misfit, as whole translated sentences."""
    stem = misfit.kind.partition("_")[0]
    tell = _BY_KIND.get(misfit.kind) or (_BY_STEM.get(stem) if kind_name(misfit) else None)
    return (tell or _other)(misfit)


def words_for_several(misfits: list[Misfit]) -> Words:
    """The same for a value that fits none of several kinds."""
    names = list(dict.fromkeys(kind_name(misfit) for misfit in misfits))
    message = _("This value doesn't fit here: {value}.").format(value=shown(misfits[0].value))
    return message, _("Write one of these: {kinds}.").format(kinds=format_list(names, "or"))


def discriminator(misfit: Misfit) -> str:
    """The key that tells the branches of a union apart."""
    return str(misfit.context.get("discriminator", "")).strip("'")


def shown(value: Any) -> str:
    """A value as its author wrote it, short."""
    if isinstance(value, dict):
        return _("a group of keys")
    if isinstance(value, list):
        return _("a list")
    names = {True: "true", False: "false", None: "null"}
    text = names[value] if value is None or isinstance(value, bool) else str(value)
    return shortened(text)


def shortened(text: str) -> str:
    """A text that fits into a sentence."""
    return text if len(text) <= 40 else f"{text[:30].rstrip()}…"


def _expected(misfit: Misfit) -> list[str]:
    said = str(misfit.context.get("expected") or misfit.context.get("expected_tags") or "")
    return re.findall(r"'([^']*)'", said) or [said]


def one_of(word: str, known: Sequence[str]) -> str:
    """The mend where a word is none of those that are known: the one that was meant, or all of them."""
    near = nearest(word, known)
    if near:
        return _("Did you mean {word}?").format(word=near)
    return _("Write one of these: {kinds}.").format(kinds=format_list(known, "or"))


def _one_of(misfit: Misfit, message: str) -> Words:
    known = _expected(misfit)
    said = str(misfit.context.get("tag", misfit.value))
    at_our_table = _AT_OUR_TABLE.get(said.lower(), "")
    return message, one_of(at_our_table if at_our_table in known else said, known)


def _missing(misfit: Misfit) -> Words:
    key = misfit.key or discriminator(misfit)
    message = _("The key {key} is missing here.").format(key=key)
    return message, _("Add it: {example} and its value.").format(example=f"{key}:")


def _unknown(misfit: Misfit) -> Words:
    message = _("{key} isn't a key you can use here.").format(key=misfit.key)
    near = nearest(misfit.key, misfit.keys)
    if near:
        return message, _("Did you mean {word}?").format(word=near)
    if not misfit.keys:
        return message, _("Remove it.")
    return message, _("You can use these keys here: {keys}.").format(keys=format_list(misfit.keys))


def _not_listed(misfit: Misfit) -> Words:
    known = _expected(misfit)
    if len(known) == 1:
        message = _("This can only be {word}.").format(word=known[0])
        return message, _("Write {word}, without quotes.").format(word=known[0])
    return _one_of(
        misfit,
        _("Only certain words fit here, and {value} isn't one of them.").format(value=shown(misfit.value)),
    )


def _unknown_tag(misfit: Misfit) -> Words:
    key = discriminator(misfit)
    value = misfit.value.get(key) if isinstance(misfit.value, dict) else misfit.context.get("tag", "")
    return _one_of(misfit, _("The key {key} can't be {value}.").format(key=key, value=shown(value)))


def _text(misfit: Misfit) -> Words:
    value = misfit.value
    if value is None:
        message = _("Text is missing here.")
        return message, _("Write the text after the colon, or remove the key.")
    if isinstance(value, dict) and len(value) == 1:
        key, rest = next(iter(value.items()))
        message = _("This has to be text, but the colon in it turned the beginning into a key.")
        return message, quoted(f'"{key}: {rest}"' if isinstance(rest, str) else "")
    if isinstance(value, dict | list):
        message = _("This has to be a single piece of text, not several values.")
        return message, quoted()
    message = _("This has to be text, but {value} without quotes isn't read as text.")
    return message.format(value=shown(value)), quoted(f'"{shown(value)}"')


def _truth(misfit: Misfit) -> Words:
    message = _("This has to be true or false, not {value}.").format(value=shown(misfit.value))
    meant = _YES.get(str(misfit.value).lower()) or nearest(str(misfit.value), ("true", "false"))
    if meant:
        return message, _("Write {word}, without quotes.").format(word=meant)
    return message, _("Write true or false, without quotes.")


def _whole(misfit: Misfit) -> Words:
    message = _("This has to be a whole number, not {value}.").format(value=shown(misfit.value))
    return message, _("Write a number like 6, without quotes.")


def _key_word(misfit: Misfit) -> Words:
    message = _("Only words can be keys here, but {value} is a number.").format(value=shown(misfit.value))
    return message, _("Put one of the format's keys before the colon.")


def _number(misfit: Misfit) -> Words:
    message = _("This has to be a number, not {value}.").format(value=shown(misfit.value))
    return message, _("Write a number like 6 or 0.5, without quotes.")


def _list(misfit: Misfit) -> Words:
    example = (
        "[JH, JD]" if isinstance(misfit.value, dict) or misfit.value is None else f"[{shown(misfit.value)}]"
    )
    return _("This has to be a list."), _("Put it in square brackets: {example}.").format(example=example)


def _keys(_misfit: Misfit) -> Words:
    message = _("This has to be a set of keys with values.")
    return message, _("Write each one as a key, a colon, and a value, indented more than the key above.")


def _size(misfit: Misfit) -> Words:
    value, limits = shown(misfit.value), misfit.context
    if "ge" in limits or "gt" in limits:
        message = _("{value} is too small here.").format(value=value)
    else:
        message = _("{value} is too large here.").format(value=value)
    mends = {
        "ge": _("Write {limit} or more."),
        "gt": _("Write more than {limit}."),
        "le": _("Write {limit} or less."),
        "lt": _("Write less than {limit}."),
    }
    name, limit = next((name, limit) for name, limit in limits.items() if name in mends)
    return message, mends[name].format(limit=format_number(limit))


def _too_short(misfit: Misfit) -> Words:
    least = format_number(misfit.context.get("min_length", 1))
    if misfit.kind == "string_too_short":
        return _("This text is too short."), _("It needs {n} or more characters.").format(n=least)
    return _("There are too few values here."), _("Write {n} or more values.").format(n=least)


def _too_long(misfit: Misfit) -> Words:
    most = format_number(misfit.context.get("max_length", 1))
    if misfit.kind == "string_too_long":
        return _("This text is too long."), _("It can have {n} or fewer characters.").format(n=most)
    return _("There are too many values here."), _("Write {n} or fewer values.").format(n=most)


def _pattern(misfit: Misfit) -> Words:
    message = _("{value} isn't in the right format here.").format(value=shown(misfit.value))
    return message, _("It has to match the pattern {pattern}.").format(
        pattern=misfit.context.get("pattern", "")
    )


def _own_words(misfit: Misfit) -> Words:
    """A model's own validator has said it already."""
    message, mend, *_rest = (*(str(part) for part in misfit.context["error"].args), "", "")
    return message or misfit.text, mend


def _other(misfit: Misfit) -> Words:
    return _("This value doesn't fit here: {value}.").format(value=shown(misfit.value)), misfit.text.rstrip(
        "."
    ) + "."


_BY_KIND: dict[str, Callable[[Misfit], Words]] = {
    "missing": _missing,
    "extra_forbidden": _unknown,
    "literal_error": _not_listed,
    "enum": _not_listed,
    "union_tag_invalid": _unknown_tag,
    "union_tag_not_found": _missing,
    "greater_than": _size,
    "greater_than_equal": _size,
    "less_than": _size,
    "less_than_equal": _size,
    "too_short": _too_short,
    "string_too_short": _too_short,
    "too_long": _too_long,
    "string_too_long": _too_long,
    "string_pattern_mismatch": _pattern,
    "invalid_key": _key_word,
    "value_error": _own_words,
    "assertion_error": _own_words,
}
_BY_STEM: dict[str, Callable[[Misfit], Words]] = {
    "string": _text,
    "bool": _truth,
    "int": _whole,
    "float": _number,
    "list": _list,
    "tuple": _list,
    "set": _list,
    "dict": _keys,
    "model": _keys,
}
