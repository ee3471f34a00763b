"""What every switch is, says, and clashes with: the reader of `switches.yaml`, in the language spoken now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, field_validator

from game.i18n import _, current, format_number, ngettext
from game.rules.ruleset import CallWord, Ruleset, Switches
from game.rulesets.translated import read_translated
from game.storage.paths import rulesets

TEXT_KEYS = frozenset({"title", "name", "yes", "no", "words", "sentence", "message", "mend", "calls"})
"""Keys of `switches.yaml` under which every scalar is read by a person."""

Chosen = bool | int | str | None
"""A value of a switch; choices are compared as text."""

_NAMES = frozenset(Switches.__dataclass_fields__)


class _Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _Not(_Shape):
    """Any value but this one."""

    value: Chosen = Field(alias="not")


Condition = dict[str, Chosen | _Not]
"""Values of switches, by their names."""


def _holding(condition: Condition, switches: Switches) -> list[str]:
    """The switches that are as the condition says."""
    return [name for name, wanted in condition.items() if _is(getattr(switches, name), wanted)]


def _is(value: Chosen, wanted: Chosen | _Not) -> bool:
    return value != wanted.value if isinstance(wanted, _Not) else value == wanted


class Value(_Shape):
    """A value in a word or two, and what it means at the table."""

    words: str = ""  # empty in the file for a number
    sentence: str


class _Counted(_Shape):
    one: str
    many: str


class _Exclusion(_Shape):
    among: Condition = Field({}, alias="any")  # at least one of these, if there are any
    all: Condition = Field(alias="with")
    message: str
    mend: str

    def clash(self, switches: Switches) -> Clash | None:
        some, rest = _holding(self.among, switches), _holding(self.all, switches)
        if len(rest) < len(self.all) or (self.among and not some):
            return None
        names = (*some, *rest)
        return Clash(names, self.message.format(switch=names[0]), self.mend.format(switch=names[0]))


@dataclass(frozen=True, slots=True)
class Clash:
    """Two or more switches whose values exclude each other; both texts are whole sentences."""

    switches: tuple[str, ...]
    message: str
    mend: str


class SwitchText(_Shape):
    """The words of one switch; `switches.yaml` says what each key is for."""

    name: str
    yes: str = ""
    no: str = ""
    values: dict[str | int, Value] = {}
    none: Value | None = None
    counted: _Counted | None = None
    offered: tuple[int, ...] = ()
    matters: Condition = {}
    clashes: tuple[_Exclusion, ...] = ()

    def of(self, value: Chosen) -> Value:
        """The words of a value. Raises KeyError for one the switch cannot have."""
        if isinstance(value, bool) and self.yes:
            return Value(words=_("Yes") if value else _("No"), sentence=self.yes if value else self.no)
        if value is None and self.none is not None:
            return self.none
        if value is None or isinstance(value, bool):
            raise KeyError(value)
        said = self.values.get(value if isinstance(value, int) else str(value))
        if said is None and self.counted is not None and isinstance(value, int):
            sentence = ngettext(self.counted.one, self.counted.many, value)
            said = Value(sentence=sentence.format(n=format_number(value)))
        if said is None:
            raise KeyError(value)
        return said if said.words else Value(words=format_number(int(value)), sentence=said.sentence)

    def choices(self, now: Chosen) -> tuple[Chosen, ...]:
        """What may be chosen, in order; the value it has now is always among them."""
        if self.counted is None:
            return (True, False) if self.yes else tuple(self.values)
        numbers = {*self.offered, *([now] if isinstance(now, int) and not isinstance(now, bool) else [])}
        return (*(() if self.none is None else (None,)), *sorted(numbers))


class Group(_Shape):
    """The switches of one phase of a game."""

    key: str
    title: str
    texts: dict[str, SwitchText] = Field(alias="switches")

    @field_validator("texts")
    @classmethod
    def _are_switches(cls, texts: dict[str, SwitchText]) -> dict[str, SwitchText]:
        named = {name for text in texts.values() for name in _named(text)} | texts.keys()
        for name in sorted(named - _NAMES):
            raise ValueError(*no_switch(name, _NAMES))
        return texts


def no_switch(name: str, known: Iterable[str]) -> tuple[str, str]:
    """What is said of a name that no switch or topic has, and which there are."""
    message = _("There's no switch or topic called “{name}”.").format(name=name)
    return message, _("Write one of these: {names}.").format(names=", ".join(sorted(known)))


def _named(text: SwitchText) -> Iterator[str]:
    yield from text.matters
    for clash in text.clashes:
        yield from (*clash.among, *clash.all)


class SwitchFile(_Shape):
    """The whole of `switches.yaml`."""

    groups: tuple[Group, ...]
    calls: dict[CallWord, str]


def groups() -> tuple[Group, ...]:
    """All groups in the order of play, in the language spoken now."""
    return _file(current()).groups


def text_of(name: str) -> SwitchText:
    """The words of a switch by its name. Raises KeyError for an unknown one."""
    return _all(current())[name]


def words_of(switches: Switches, name: str) -> Value:
    """The value a table has for a switch, in words."""
    return text_of(name).of(getattr(switches, name))


def call_names() -> Mapping[CallWord, str]:
    """Who says a call and what it does, by call, in the order of the calling."""
    return _file(current()).calls


def matters(switches: Switches, name: str) -> bool:
    """Whether the value of a switch has any meaning at a table; the other switches decide that."""
    condition = text_of(name).matters
    return len(_holding(condition, switches)) == len(condition)


def differ(rulesets: Sequence[Ruleset], name: str) -> bool:
    """Whether play differs by this switch. A value without meaning differs from none that has one or not."""
    meant = [matters(ruleset.switches, name) for ruleset in rulesets]
    values = [getattr(ruleset.switches, name) for ruleset in rulesets]
    shown = [(mean, value if mean else None) for mean, value in zip(meant, values, strict=True)]
    return any(each != shown[0] for each in shown)


def clashes(switches: Switches) -> Iterator[Clash]:
    """Every impossible combination of a table's switches, none for a table that can be played.

    A game without an end is one, too; only the practice set-up may ask for it, and it does not ask here.
    """
    for text in _all(current()).values():
        for exclusion in text.clashes:
            found = exclusion.clash(switches)
            if found is not None:
                yield found


def read_switches(path: Path) -> SwitchFile:
    """The words of the switches in the language spoken now. Raises YamlFault."""
    return read_translated(path, SwitchFile, TEXT_KEYS)


@lru_cache(maxsize=4)
def _file(language: str) -> SwitchFile:
    return read_switches(rulesets() / "switches.yaml")


@lru_cache(maxsize=4)
def _all(language: str) -> Mapping[str, SwitchText]:
    return {name: text for group in groups() for name, text in group.texts.items()}
