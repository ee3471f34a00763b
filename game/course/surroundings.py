"""What lies around a lesson file: the rulesets, the words, the skills and the other lessons of its pack."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from game.course.chapters import FILE as PACK
from game.course.chapters import NO_COURSE, Course
from game.course.glossary import FILE as GLOSSARY
from game.course.glossary import NO_GLOSSARY, Glossary
from game.course.loader import (
    LARGEST_LESSON,
    RULES,
    LessonFile,
    course_of,
    lesson_paths,
    read_glossary,
    read_lesson,
    read_pack,
)
from game.course.pack_names import OWN
from game.rules.ruleset import Ruleset
from game.rulesets.own_rulesets import read_own
from game.storage import paths
from game.yamlfile.raw_text import raw_bytes
from game.yamlfile.yaml_positions import YamlFault, load_marked

_BODY = re.compile(r"^(?:tables|steps):", re.MULTILINE)
_ID = re.compile(r"""^id:[ ]*["']?([^\s"'#]+)""", re.MULTILINE)


@dataclass(frozen=True)
class Header:
    """What the other lessons of a course need to know of one: it may hold faults."""

    path: Path
    id: str
    requires: tuple[str, ...] = ()


def pack_folder(path: Path) -> Path | None:
    """The folder of the pack that a file or a folder belongs to."""
    place = path.resolve()
    return next((each for each in (place, *place.parents) if (each / PACK).is_file()), None)


def rulesets_near(path: Path) -> dict[Path, Ruleset | YamlFault]:
    """The own rulesets of the pack that a file or a folder belongs to, or what is wrong with them."""
    found: dict[Path, Ruleset | YamlFault] = {}
    home = pack_folder(path)
    for file in sorted((home / RULES).glob("*.yaml")) if home is not None else ():
        try:
            found[file] = read_own(file)
        except YamlFault as fault:
            found[file] = fault
    return found


def read_in_pack(path: Path) -> LessonFile:
    """A lesson while it is written, with the rulesets of its pack. Raises YamlFault as `read_lesson` does."""
    return with_its_rulesets(read_lesson(path))


def with_its_rulesets(file: LessonFile) -> LessonFile:
    """A lesson with the rulesets of its pack."""
    own = tuple(each for each in rulesets_near(file.path).values() if isinstance(each, Ruleset))
    return replace(file, rulesets=own)


def glossary_near(beside: Path) -> Glossary | None:
    """The glossary of the nearest folder from this one up, else that of the app; None for a faulty one.

    That of a pack adds to the words of the app.
    """
    for folder in (beside, *beside.parents, paths.lessons()):
        if not any((folder / name).is_file() for name in (GLOSSARY, PACK)):
            continue
        try:
            known = words_beside(folder)
            own = read_glossary(folder / GLOSSARY, beside=known) if (folder / GLOSSARY).is_file() else known
        except YamlFault:
            return None  # its faults are its own; each lesson need not repeat them
        return Glossary(known.terms | own.terms, known.groups | own.groups)
    return NO_GLOSSARY


def words_beside(folder: Path) -> Glossary:
    """The words to which the glossary of a folder adds: those of the app, where the folder is a pack."""
    shipped = paths.lessons()
    added = (folder / PACK).is_file() and folder != shipped.resolve() and folder != shipped
    return read_glossary(shipped / GLOSSARY) if added else NO_GLOSSARY


def course_near(path: Path) -> Course:
    """Chapters and skills of the pack that a file belongs to; nothing for a faulty one.

    The skills of our own course are everyone's to use, and all that there are outside of packs.
    """
    home = pack_folder(path)
    shipped = read_pack(paths.lessons() / PACK).skills
    if home is None:
        return replace(NO_COURSE, skills=shipped)
    try:
        pack = read_pack(home / PACK)
    except YamlFault:
        return NO_COURSE
    course = course_of(pack)
    return replace(course, skills=shipped | course.skills) if pack.id != OWN else course


def lessons_near(path: Path) -> tuple[Path, ...]:
    """The lesson files of the course that a file belongs to, or else of its folder."""
    for folder in path.resolve().parents:
        if any((folder / name).is_file() for name in (PACK, GLOSSARY)):
            return lesson_paths(folder)
    return tuple(sorted(path.resolve().parent.glob("*.y*ml")))


def headers(files: Iterable[Path]) -> tuple[Header, ...]:
    """What lessons say of themselves, also those that hold faults further down; not those without an id."""
    found = (_header(path) for path in files if path.name not in (GLOSSARY, PACK))
    return tuple(header for header in found if header is not None)


def _header(path: Path) -> Header | None:
    try:
        text = _BODY.split(raw_bytes(path, LARGEST_LESSON).decode("utf-8-sig"), 1)[0]
    except (OSError, ValueError):
        return None
    lesson_id = _ID.search(text)
    requires: tuple[str, ...] = ()
    with suppress(YamlFault):
        told = load_marked(text, path.name).data
        if isinstance(told, dict) and isinstance(told.get("requires"), list):
            requires = tuple(map(str, told["requires"]))
    return Header(path, lesson_id[1], requires) if lesson_id is not None else None
