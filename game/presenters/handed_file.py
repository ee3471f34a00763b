"""A file that somebody was handed: what is in it and by whom, asked before any of it is added."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from pathlib import Path

from game.classes.result import ENDING as RESULT
from game.course.pack_names import within
from game.i18n import _, format_number, ngettext
from game.i18n.foreign_text import on_one_line
from game.packs import shelf
from game.packs.limits import ENDING
from game.packs.loose import look_at_lesson
from game.pages.packs import offer_lines, step_line
from game.presenters.club_files import is_club_file
from game.presenters.lesson_list import catalogue
from game.rules.ruleset import Ruleset
from game.rulesets.own_rulesets import read_own, take_in
from game.yamlfile.raw_text import LARGEST

_STEPS = re.compile(rb"^steps[ ]*:", re.MULTILINE)


class FileKind(Enum):
    """What a file is, as far as its name and a look at it tell."""

    PACK = auto()
    CLUB_NIGHT = auto()
    LESSON = auto()
    RULES = auto()
    RESULT = auto()
    RECORD = auto()


Place = tuple[str, ...]
"""A screen by its name, and what it is about."""


@dataclass(frozen=True)
class Handed:
    """What is said of a file before it is added; `add` adds it and gives the place where it is seen then."""

    title: str
    lines: tuple[str, ...]
    accept: str
    add: Callable[[], Place]
    """Raises YamlFault and StorageError."""


def kind_of(path: Path) -> FileKind:
    """What a file is."""
    ending = path.suffix.lower()
    if ending == ENDING:
        return FileKind.PACK
    if ending == RESULT:
        return FileKind.RESULT
    if ending not in (".yaml", ".yml"):
        return FileKind.RECORD
    if is_club_file(path):
        return FileKind.CLUB_NIGHT
    return FileKind.LESSON if _is_lesson(path) else FileKind.RULES


def look_at(path: Path) -> Handed:
    """A pack, a lesson or a ruleset that is not added yet. Raises YamlFault for what is wrong with it."""
    kind = kind_of(path)
    if kind is FileKind.PACK:
        return _pack(shelf.look(path))
    if kind is FileKind.LESSON:
        return _lesson(path)
    return _rules(path, read_own(path))


def _pack(offer: shelf.Offered) -> Handed:
    title, accept = {
        shelf.Meeting.NEW: (_("Add this pack of lessons?"), _("Add it")),
        shelf.Meeting.OLDER: (_("Go back to an older version?"), _("Go back")),
        shelf.Meeting.SAME: (_("You have this pack of lessons"), _("Add it again")),
        shelf.Meeting.CHANGED: (_("Replace this pack of lessons?"), _("Replace it")),
        shelf.Meeting.ANOTHER: (_("Replace another pack of lessons?"), _("Replace it")),
    }.get(offer.meeting, (_("Update this pack of lessons?"), _("Update it")))
    lines = (*offer_lines(offer.pack), step_line(offer))
    return Handed(title, tuple(filter(None, lines)), accept, partial(_add, offer))


def _add(offer: shelf.Offered) -> Place:
    shelf.add(offer, force=True)
    chapters = (file.chapter for file in catalogue().lessons if file.pack == offer.pack.id)
    return ("courses", next(chapters, within(offer.pack.id, "")))


def _lesson(path: Path) -> Handed:
    file, offer = look_at_lesson(path)
    minutes = ngettext("It takes {n} minute.", "It takes {n} minutes.", file.minutes)
    # NOTE: the title of a lesson in a sentence of its own
    title = _("“{title}”").format(title=file.title)
    lines = (title, file.summary, minutes.format(n=format_number(file.minutes)))
    known = any(each.id == file.id for pack in shelf.packs() if pack.id == offer.pack.id
                for each in pack.lessons.lessons)  # fmt: skip
    again = (_("It takes the place of the one you have."),) if known else ()
    shown = tuple(map(on_one_line, (*lines, *again)))
    return Handed(_("Add this lesson?"), shown, _("Add it"), partial(_add, offer))


def _rules(path: Path, ruleset: Ruleset) -> Handed:
    source = _("From: {source}").format(source=ruleset.source)
    lines = (_(ruleset.name), _(ruleset.summary), source if ruleset.source != path.name else "")

    def add() -> Place:
        return ("rules", take_in(path).id)

    shown = tuple(map(on_one_line, filter(None, lines)))
    return Handed(_("Add these house rules?"), shown, _("Add them"), add)


def _is_lesson(path: Path) -> bool:
    """Whether a YAML file has steps, as only lessons do."""
    try:
        if not path.is_file():  # a pipe would be waited for
            return False
        with path.open("rb") as file:
            return _STEPS.search(file.read(LARGEST)) is not None
    except (OSError, ValueError):
        return False
