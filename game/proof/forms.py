"""Two parallel forms: a coin draws which is asked first; the other comes after the course."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from random import Random

from game.proof.items import FORMS, Item, of_form
from game.storage.database import Store
from game.storage.proof import ProofAnswer

LATER = timedelta(days=14)
"""Between the second sitting and the third."""

_COIN = "form"


class Sitting(StrEnum):
    """When a form is taken."""

    BEFORE = "before"
    AFTER = "after"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class Standing:
    """How far somebody is with one sitting."""

    sitting: Sitting
    form: str
    answers: tuple[ProofAnswer, ...]
    left: tuple[Item, ...]

    @property
    def begun(self) -> bool:
        return bool(self.answers)

    @property
    def done(self) -> bool:
        return self.begun and not self.left


def standings(store: Store) -> tuple[Standing, ...]:
    """All three sittings as they stand. The coin is tossed when the first of them begins."""
    told = store.proof.answers()
    side = store.proof.coins().get(_COIN, (0, ""))[0]
    return tuple(_standing(sitting, _form_of(sitting, side), told) for sitting in Sitting)


def begin(store: Store, chance: Random) -> None:
    """Draws the form that is asked first, unless it was drawn. Raises StorageErrors."""
    store.proof.toss(_COIN, chance.randrange(2))


def next_sitting(store: Store) -> Standing | None:
    """The sitting that can be taken now; None where it is too early for the last one, or all are done."""
    found = standings(store)
    for number, standing in enumerate(found):
        if not standing.done:
            early = standing.sitting is Sitting.LATER and store.now() < due(found[number - 1])
            return None if early else standing
    return None


def due(after: Standing) -> datetime:
    """When the third sitting may be taken."""
    return datetime.fromisoformat(after.answers[-1].answered) + LATER


def _form_of(sitting: Sitting, side: int) -> str:
    return FORMS[side] if sitting is not Sitting.AFTER else FORMS[1 - side]


def _standing(sitting: Sitting, form: str, told: Sequence[ProofAnswer]) -> Standing:
    answers = tuple(each for each in told if each.sitting == sitting and each.form == form)
    known = {each.item for each in answers}
    return Standing(sitting, form, answers, tuple(each for each in of_form(form) if each.id not in known))
