"""How firmly the learner holds each skill of the course."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.course.chapters import Course
from game.course.memory.scheduling import marks
from game.i18n import _, format_number, ngettext
from game.storage.database import Store, stamp
from game.storage.noticing import together

MOST_MARKS = 5
NOTICING = "noticing"
"""The skill that is measured at the table: which slips of the other side one calls."""
_NOTICED_HANDS = 20


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill as the progress page shows it: none to five marks, and whether it is to be tried again.

    `seen` says what was seen of it at honest tables, where its marks come from there.
    """

    id: str
    title: str
    marks: int
    due: bool
    seen: str = ""

    @property
    def words(self) -> str:
        """What the marks mean."""
        return (
            self.seen
            or (
                _("not tried yet"),
                _("just started"),
                _("sticks for a day"),
                _("sticks for a few days"),
                _("sticks for two weeks"),
                _("sticks for a month or more"),
            )[self.marks]
        )


def skills(store: Store, course: Course) -> tuple[Skill, ...]:
    """Every skill in the order of the course: what is due first, then what was tried, then all to come."""
    latest, now = store.memory.skills(), stamp(store.now())
    known = [*course.skills, *(skill for skill in latest if skill not in course.skills)]
    found = [
        Skill(skill, course.skill(skill), marks(latest[skill].memory), latest[skill].due <= now)
        if skill in latest
        else Skill(skill, course.skill(skill), 0, False)
        for skill in known
    ]
    seen = [_at_the_table(store, skill) if skill.id == NOTICING else skill for skill in found]
    tried = {skill.id for skill in seen if skill.id in latest or skill.seen}
    return (
        *(skill for skill in seen if skill.id in tried and skill.due),
        *(skill for skill in seen if skill.id in tried and not skill.due),
        *(skill for skill in seen if skill.id not in tried),
    )


def _at_the_table(store: Store, skill: Skill) -> Skill:
    """Noticing has the marks of the hands at honest tables, where there were any."""
    against, called, wrong = together(store.noticing.latest(_NOTICED_HANDS))
    if not against and not wrong:
        return skill
    earned = max(1, round(MOST_MARKS * called / (against + wrong)))
    return replace(skill, marks=earned, seen=_noticed(against, called, wrong))


def _noticed(against: int, called: int, wrong: int) -> str:
    """How many slips of the other side were called, and how many calls were wrong."""
    numbers = {
        "called": format_number(called),
        "slips": format_number(against),
        "wrong": format_number(wrong),
    }
    if not wrong:
        # NOTE: slips of the other side at honest tables, beside the skill "Noticing slips"
        return ngettext("you called {called} of {slips}", "you called {called} of {slips}", against).format(
            **numbers
        )
    # NOTE: the same, with calls where there was no slip; {wrong} is a number
    text = ngettext(
        "you called {called} of {slips}, and {wrong} call was wrong",
        "you called {called} of {slips}, and {wrong} calls were wrong",
        wrong,
    )
    return text.format(**numbers)
