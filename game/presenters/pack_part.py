"""A pack as a part of the course map: whose its chapters are, and how they are titled there."""

from __future__ import annotations

from dataclasses import dataclass

from game.course.pack_names import OWN, home_of, within
from game.i18n import _
from game.packs.shelf import packs, shelved
from game.pages.packs import about_line, language_line, offer_lines
from game.presenters.lesson_list import catalogue


@dataclass(frozen=True)
class PackPart:
    """A pack that was added; `about` says by whom it is, which version, and in which language."""

    id: str
    title: str
    about: str


def part_of(chapter: str) -> PackPart | None:
    """The pack that a chapter is part of; None for our own course."""
    course, pack = catalogue().course, home_of(chapter)
    if pack == OWN or pack not in course.packs:
        return None
    about = course.packs[pack]
    lines = filter(None, (about_line(about), language_line(about, _languages(pack))))
    if chapter in bare_packs():
        lines = filter(None, (line for each in packs() if each.id == pack for line in offer_lines(each)))
    return PackPart(pack, course.pack_title(pack), "\n".join(lines))


def _languages(pack: str) -> tuple[str, ...]:
    return next((each.languages for each in packs() if each.id == pack), ())


def bare_packs() -> tuple[str, ...]:
    """The packs without a lesson, which have words or house rules only, as parts of the course map."""
    return tuple(within(each.id, "") for each in packs() if not each.lessons.lessons)


def broken_packs() -> tuple[str, ...]:
    """The ids of packs that were added and cannot be used."""
    return tuple(each.id for each in shelved() if each.pack is None)


def chapter_title(chapter: str) -> str:
    """The title of a chapter in a list of all; that of a pack has the pack's title in front."""
    title, part = catalogue().course.title(chapter), part_of(chapter)
    if part is None or title == part.title:
        return title
    # NOTE: a chapter of a pack of lessons, for example "Friday club: First evening"
    return _("{pack}: {chapter}").format(pack=part.title, chapter=title)
