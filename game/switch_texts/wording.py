"""What a switch is called, and what each of its values means in a whole sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.i18n import _, format_number

Chosen = bool | int | str | None
"""A value of a switch; choices are compared as text."""


@dataclass(frozen=True, slots=True)
class Value:
    """A value in a word or two, and what it means at the table."""

    words: str
    sentence: str


@dataclass(frozen=True, slots=True)
class SwitchText:
    """The words of one switch. `counted` words a number, `offered` are the numbers a person is shown."""

    name: str
    values: Mapping[Chosen, Value] = field(default_factory=dict)
    counted: Callable[[int], Value] | None = None
    offered: tuple[int | None, ...] = ()

    def of(self, value: Chosen) -> Value:
        """The words of a value. Raises KeyError for one the switch cannot have."""
        if isinstance(value, bool) or value is None or not isinstance(value, int):
            return self.values[value if value is None or isinstance(value, bool) else str(value)]
        if value in self.values and value not in (0, 1):  # 0 and 1 would be found as False and True
            return self.values[value]
        if self.counted is None:
            raise KeyError(value)
        return self.counted(value)

    def choices(self, now: Chosen) -> tuple[Chosen, ...]:
        """What may be chosen, in order; the value it has now is always among them."""
        if self.counted is None:
            return tuple(self.values)
        numbers = {number for number in self.offered if number is not None}
        if isinstance(now, int) and not isinstance(now, bool):
            numbers.add(now)
        return (*((None,) if None in self.values else ()), *sorted(numbers))


Texts = dict[str, SwitchText]


def yes_no(yes: str, no: str) -> dict[Chosen, Value]:
    """The values of a switch that is on or off, with a sentence for each."""
    return {True: Value(_("Yes"), yes), False: Value(_("No"), no)}


def counted(sentence: Callable[[int], str]) -> Callable[[int], Value]:
    """Words a number by itself, and its sentence by `sentence`, which has the right plural."""

    def word(number: int) -> Value:
        written = format_number(number)
        return Value(written, sentence(number).format(n=written))

    return word
