"""The three players everyone sits down with: what they are called, what they are to you, and their temper.

It stands by itself: the first picture shows them and must not fetch the rules.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.i18n import _, pgettext


@dataclass(frozen=True)
class Person:
    """Who sits at the table; `id` is what the portrait is called."""

    id: str
    name: str
    role: str
    ours: bool
    temper: str


def walt() -> Person:
    """The opponent at the learner's left."""
    temper = _("Careful, and never in a hurry.")
    return Person("walt", pgettext("name at the table", "Walt"), _("opponent"), False, temper)


def nora() -> Person:
    """The learner's partner."""
    temper = _("Calm, and happy to have you.")
    return Person("nora", pgettext("name at the table", "Nora"), _("your partner"), True, temper)


def ezra() -> Person:
    """The opponent at the learner's right."""
    temper = _("Calls on a prayer, and laughs.")
    return Person("ezra", pgettext("name at the table", "Ezra"), _("opponent"), False, temper)


def person(id: str) -> Person:
    """The person of that portrait."""
    return {"walt": walt, "nora": nora, "ezra": ezra}[id]()
