"""Reads lesson files: each is a lesson or a list of faults with file, line, column and mend, no traceback."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from game.course.chapters import FILE as PACK
from game.course.chapters import NO_COURSE, Course, PackFile
from game.course.glossary import FILE as GLOSSARY
from game.course.glossary import NO_GLOSSARY, Glossary, GlossaryFile
from game.course.misspelling import near_id
from game.course.notation import Part
from game.course.pack_names import OWN, as_kept
from game.course.recorded_tables import written_out
from game.course.schema import Lesson
from game.i18n import _, lesson_text
from game.rules.ruleset import Ruleset
from game.storage import paths
from game.yamlfile.faults import MOST_FAULTS, gathered
from game.yamlfile.validation import real_path, schema_faults
from game.yamlfile.yaml_positions import DataPath, Marked, YamlFault, read_marked

ASIDE = "checks"
"""The folder of the checker's own examples; its files are no part of the course."""

RULES = "rulesets"
"""The folder of a pack's own rulesets; its files are no lessons."""

LARGEST_LESSON = 64 * 1024
"""Bytes: no file in a pack may have more, and the longest lesson of the course has a quarter of it."""

_ENDINGS = (".yaml", ".yml")

_P = TypeVar("_P", bound=Part)


@dataclass(frozen=True)
class Unread:
    """What could not be read of a lesson: the ids of its steps, the names of tables, keys of the header."""

    steps: frozenset[str] = frozenset()  # "" stands for one whose id is not known
    tables: frozenset[str] = frozenset()
    keys: frozenset[str] = frozenset()


@dataclass(frozen=True)
class LessonFile:
    """A lesson that could be read, with the places of everything in its file."""

    path: Path
    lesson: Lesson
    marked: Marked
    proved: list[Ruleset] = field(default_factory=list, compare=False, repr=False)
    """Rulesets under which nothing was found wrong with it since it was read."""
    pack: str = OWN
    """The id of the pack it is part of."""
    chapter_name: str | None = None
    """The whole name of its chapter; None where that is the folder it stands in."""
    rulesets: tuple[Ruleset, ...] = field(default=(), compare=False, repr=False)
    """The own rulesets of its pack."""
    unread: Unread = field(default=Unread(), repr=False)
    """What is not in it because it could not be read."""

    @property
    def id(self) -> str:
        return self.lesson.id

    @cached_property
    def version(self) -> str:
        """What is another as soon as anything in the file says something else; the same on every machine."""
        from hashlib import blake2b

        said = json.dumps(_with_text_keys(self.marked.data), sort_keys=True, default=str)
        return blake2b(said.encode(), digest_size=4).hexdigest()

    @property
    def chapter(self) -> str:
        """The name of the chapter: the folder it stands in, with its pack where that is not our own."""
        return self.path.parent.name if self.chapter_name is None else self.chapter_name

    @property
    def title(self) -> str:
        """The title in the language spoken now."""
        return lesson_text(self.id, self.lesson.title).strip()

    @property
    def summary(self) -> str:
        """The summary in the language spoken now."""
        return lesson_text(self.id, self.lesson.summary).strip()

    @property
    def minutes(self) -> int:
        return self.lesson.minutes


def _with_text_keys(data: Any) -> Any:
    """The same with numbers that are keys as texts, or they stand in no order."""
    if isinstance(data, dict):
        return {str(key): _with_text_keys(value) for key, value in data.items()}
    return [_with_text_keys(value) for value in data] if isinstance(data, list) else data


@dataclass(frozen=True)
class Catalogue:
    """The lessons of a folder in their order, and what is wrong with those that could not be read."""

    lessons: tuple[LessonFile, ...]
    faults: tuple[YamlFault, ...]
    glossary: Glossary
    course: Course = NO_COURSE

    def find(self, lesson_id: str) -> LessonFile | None:
        """The lesson with this id, None where there is none that can be read."""
        wanted = as_kept(lesson_id)
        return next((file for file in self.lessons if file.id == wanted), None)


def read_lesson(path: Path, file: str | None = None) -> LessonFile:
    """The lesson in a file; `file` is its name in faults.

    Raises YamlFault for the first fault, with the others of the same reading in its `also`.
    """
    return lesson_of(path, read_marked(path, file, LARGEST_LESSON))


def lesson_of(path: Path, marked: Marked) -> LessonFile:
    """The lesson in a file whose YAML was read. Raises YamlFault as `read_lesson` does."""
    marked = replace(marked, data=written_out(marked, path.parent))
    return LessonFile(path, fitted(marked, Lesson), marked)


def read_glossary(path: Path, file: str | None = None, beside: Glossary = NO_GLOSSARY) -> Glossary:
    """The glossary in a file; its words may refer to one another and to those `beside` them.

    Raises YamlFault as `read_lesson` does.
    """
    marked = read_marked(path, file)
    found = fitted(marked, GlossaryFile)
    faults = [*_lost_words(marked, found, beside)]
    if faults:
        raise gathered(faults)
    return Glossary(found.terms, found.groups)


def _lost_words(marked: Marked, found: GlossaryFile, beside: Glossary) -> Iterator[YamlFault]:
    """Words and groups that are named and not there."""
    for term_id, term in found.terms.items():
        for number, other in enumerate(term.see):
            if other not in found.terms and other not in beside:
                message = _("The glossary has no term “{term}”.").format(term=other)
                mend = near_id(
                    other, (*found.terms, *beside.terms), _("Add it, or write the id of another term.")
                )
                yield marked.fault(("terms", term_id, "see", number), message, mend)
        if term.group and term.group not in found.groups and term.group not in beside.groups:
            message = _("The glossary has no group “{group}”.").format(group=term.group)
            usual = _("Add it to “groups:”, or write the id of another group.")
            mend = near_id(term.group, (*found.groups, *beside.groups), usual)
            yield marked.fault(("terms", term_id, "group"), message, mend)


def read_pack(path: Path, file: str | None = None) -> PackFile:
    """What a pack says of itself. Raises YamlFault as `read_lesson` does."""
    return fitted(read_marked(path, file), PackFile)


def course_of(pack: PackFile) -> Course:
    """The chapters and skills of one pack, by the names that it gives them itself."""
    return Course(pack.chapters, pack.skills, pack.formerly, {pack.id: pack})


def load_catalogue(
    folder: Path | None = None,
    name: str | None = None,
    beside: Glossary = NO_GLOSSARY,
    *,
    whole: bool = False,
) -> Catalogue:
    """Every lesson below a folder, by default those that ship with the app.

    A file that cannot be read becomes a fault and hides no other. Only the form of the files is looked at;
    `checker` proves the rest. `name` is what the folder is called in faults; its own glossary adds to the
    words `beside` it. Where the lessons are wanted `whole` or not at all, reading ends at the first fault.
    """
    folder = folder or paths.lessons()
    found: list[LessonFile] = []
    faults: list[YamlFault] = []
    glossary = NO_GLOSSARY
    for path in lesson_paths(folder):
        try:
            found.append(_unlike_others(read_lesson(path, _called(path, folder, name)), found))
        except YamlFault as fault:
            faults.append(fault)
            if whole:
                break
    course = NO_COURSE
    try:
        if (path := folder / GLOSSARY).is_file():
            glossary = read_glossary(path, _called(path, folder, name), beside)
        if (path := folder / PACK).is_file():
            course = course_of(read_pack(path, _called(path, folder, name)))
    except YamlFault as fault:
        faults.append(fault)
    return Catalogue(tuple(found), tuple(faults), glossary, course)


def _called(path: Path, folder: Path, name: str | None) -> str | None:
    """What a file is called in faults: by its place in a folder that has a name itself."""
    return None if name is None else f"{name}/{path.relative_to(folder).as_posix()}"


def lesson_paths(folder: Path) -> tuple[Path, ...]:
    """The lesson files below a folder, in the order of the course: by the names of chapters and files."""
    paths_below = sorted(path for path in folder.rglob("*") if path.suffix.lower() in _ENDINGS)
    return tuple(
        path
        for path in paths_below
        if path.name not in (GLOSSARY, PACK)
        and not path.is_dir()  # a chapter may be called like a file
        and ASIDE not in path.relative_to(folder).parts[:-1]
        and path.relative_to(folder).parts[0] != RULES
    )


def _unlike_others(file: LessonFile, others: list[LessonFile]) -> LessonFile:
    for other in others:
        if other.id == file.id:
            message = _("Another lesson already has this id: {file}.").format(file=other.path.name)
            raise file.marked.fault(("id",), message, _("Give this lesson an id of its own."))
    return file


def fitted(marked: Marked, model: type[_P]) -> _P:
    """The data of a file as a model. Raises YamlFault for the first place that does not fit, with the others.

    A table that is like another one does not repeat what is wrong with that.
    """
    faults: list[YamlFault] = []
    unread: set[DataPath] = set()
    try:
        part = model.model_validate(marked.data)
    except ValidationError as error:
        faults += schema_faults(marked, error, model, partial(_is_echo, marked.data, error.errors())).all
        told = [details for details in error.errors() if details["type"] != "missing"]
        unread = {real_path(details["loc"], marked.data, details["input"]) for details in told}
    faults = [*islice(_nothing_there(marked, unread), MOST_FAULTS), *faults]
    if faults:
        raise gathered({fault.mark: fault for fault in reversed(faults)}.values())  # each place once
    return part


def _is_echo(data: Any, errors: Sequence[ErrorDetails], told: ErrorDetails) -> bool:
    """Whether an error is that of the table which this one is like."""
    loc = told["loc"]
    if len(loc) < 2 or loc[0] != "tables" or not isinstance(data.get("tables"), dict):
        return False
    table = data["tables"].get(loc[1])
    model = table.get("like") if isinstance(table, dict) else None
    if not isinstance(model, str) or loc[2:3] == ("like",):
        return False
    same = (each for each in errors if each["loc"] == ("tables", model, *loc[2:]))
    return any(each["type"] == told["type"] and each["input"] == told["input"] for each in same)


def _nothing_there(marked: Marked, unread: set[DataPath]) -> Iterator[YamlFault]:
    """Keys without a value: an optional one would pass for left out, and its author would never know.

    Those inside of values that do not fit in any case are not told beside them.
    """
    for path in _empty_places(marked.data, ()):
        inside = any(path[:end] in unread for end in range(1, len(path)))
        if "needs" not in path and not inside:
            yield marked.fault(path, *_nothing_behind(path[-1]))


def _nothing_behind(key: str | int) -> tuple[str, str]:
    if isinstance(key, int):
        return _("This spot in the list is empty."), _("Write a value, or remove the spot.")
    message = _("There's nothing after {key}.").format(key=f"{key}:")
    return message, _("Write its value, or remove the key.")


def _empty_places(value: Any, path: DataPath) -> Iterator[DataPath]:
    if value is None and path:
        yield path
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _empty_places(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _empty_places(inner, (*path, number))
