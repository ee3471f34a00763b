"""How firmly the learner holds each skill of the course."""

from __future__ import annotations

from dataclasses import dataclass

from game.course.chapters import Course
from game.course.memory.scheduling import marks
from game.i18n import _
from game.storage.database import Store, stamp

MOST_MARKS = 5


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill as the progress page shows it: none to five marks, and whether it is to be tried again."""

    id: str
    title: str
    marks: int
    due: bool

    @property
    def words(self) -> str:
        """What the marks mean."""
        return (
            _("not tried yet"),
            _("just started"),
            _("sticks for a day"),
            _("sticks for a few days"),
            _("sticks for two weeks"),
            _("sticks for a month or more"),
        )[self.marks]


def skills(store: Store, course: Course) -> tuple[Skill, ...]:
    """Every skill in the order of the course; those that were tried first, those to come behind them."""
    latest, now = store.memory.skills(), stamp(store.now())
    known = [*course.skills, *(skill for skill in latest if skill not in course.skills)]
    tried = [
        Skill(skill, course.skill(skill), marks(latest[skill].memory), latest[skill].due <= now)
        for skill in known
        if skill in latest
    ]
    return (*tried, *(Skill(skill, course.skill(skill), 0, False) for skill in known if skill not in latest))
