"""Where drafts of lessons lie: a folder that people know. New ones never take the place of others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from game.course.beginning import lesson_id_of
from game.course.chapters import FILE as PACK_FILE
from game.course.checker import check_paths
from game.course.checks.rule_numbers import is_draft
from game.course.glossary import FILE as GLOSSARY
from game.course.loader import LessonFile, read_lesson
from game.course.surroundings import course_near
from game.presenters.club_files import club_folder, free_path
from game.storage.learner_files import DRAFTS
from game.yamlfile.faults import YamlFault

_ENDINGS = (".yaml", ".yml")
_MOST = 200  # files that are listed
_LONGEST = 60
_PUT_AWAY = "Deleted drafts"
_MOST_NUMBERS = 1000


@dataclass(frozen=True)
class FoundDraft:
    """A file of the folder: the lesson in it, or what is wrong there."""

    path: Path
    lesson: LessonFile | None
    faults: tuple[YamlFault, ...] = ()


def draft_folder() -> Path:
    """The folder of one's own drafts; it need not exist yet."""
    return club_folder() / DRAFTS


def new_draft(title: str) -> Path:
    """A file for a lesson of this title that isn't there yet."""
    plain = lesson_id_of(Path(f"{title.replace('/', ' ')}.yaml"))[:_LONGEST]
    folder = draft_folder()
    names = (f"{plain}{'' if number == 1 else f'-{number}'}.yaml" for number in range(1, _MOST_NUMBERS))
    return next((path for path in (folder / name for name in names) if not path.exists()), folder / plain)


def put_away(path: Path) -> Path:
    """Puts a draft where nothing lists or packs it; gives its place there. Raises OSError."""
    folder = club_folder() / _PUT_AWAY
    folder.mkdir(parents=True, exist_ok=True)
    place = free_path(folder, path.stem, path.suffix)
    path.rename(place)
    return place


def skills() -> tuple[tuple[str, str], ...]:
    """What a question can test, ids and names: skills of the course, and of the drafts' own pack."""
    course = course_near(draft_folder())
    return tuple(sorted(course.skills.items(), key=lambda skill: skill[1].casefold()))


def found_drafts() -> Iterator[FoundDraft]:
    """The drafts there are, the newest first."""
    return map(look_at_draft, _files())


def look_at_draft(path: Path) -> FoundDraft:
    """The lesson in a file, and what is wrong with it."""
    try:
        lesson = read_lesson(path)
    except YamlFault as fault:
        return FoundDraft(path, None, fault.all)
    return FoundDraft(path, lesson, tuple(fault for fault in check_paths([path]) if not is_draft(fault)))


def _files() -> list[Path]:
    with suppress(OSError):
        found = [
            path
            for path in draft_folder().iterdir()
            if path.suffix.lower() in _ENDINGS and path.name not in (PACK_FILE, GLOSSARY) and path.is_file()
        ]
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)[:_MOST]
    return []
