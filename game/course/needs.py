"""House rules that a lesson, or one step of it, relies on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Annotated, Any, get_type_hints

from pydantic import Discriminator, Tag, create_model

from game.course.notation import Part, Truth, Whole
from game.rules.ruleset import Ruleset, Switches


def _switch_fields() -> dict[str, Any]:
    strict: dict[Any, Any] = {bool: Truth, int: Whole, int | None: Whole | None}
    hints = get_type_hints(Switches)
    found = {field.name: strict.get(hints[field.name], hints[field.name]) for field in fields(Switches)}
    return {name: (_one_or_any_of(kind), None) for name, kind in found.items()}


def _one_or_any_of(kind: Any) -> Any:
    """A value, or a list of values of which any will do."""
    one, several = Annotated[kind, Tag("one")], Annotated[tuple[kind, ...], Tag("several")]
    which = Discriminator(lambda value: "several" if isinstance(value, list | tuple) else "one")
    return Annotated[one | several, which]


_AnySwitches = create_model("_AnySwitches", __base__=Part, **_switch_fields())


class Needs(_AnySwitches):
    """House rules by switch: a value, or a list, any of which will do."""

    def values(self) -> Mapping[str, tuple[Any, ...]]:
        """The switches named, each with the values that will do."""
        named = {name: getattr(self, name) for name in sorted(self.model_fields_set)}
        return {name: value if isinstance(value, tuple) else (value,) for name, value in named.items()}

    def fit(self, ruleset: Ruleset) -> bool:
        """Whether a ruleset has every switch as it is needed."""
        return all(getattr(ruleset.switches, name) in values for name, values in self.values().items())
