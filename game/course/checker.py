"""Proves a lesson before anyone takes it: what does not hold, where it stands and how to mend it."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from game.course.chapters import FILE as PACK
from game.course.checks import packs, prerequisites, references, translations, words
from game.course.checks.rule_numbers import Rule, ruled
from game.course.glossary import FILE as GLOSSARY
from game.course.lesson_proof import check_file, in_order
from game.course.loader import LessonFile, lesson_paths, read_glossary, read_pack
from game.course.pack_names import OWN, within
from game.course.sound_parts import Reading, read_sound
from game.course.surroundings import (
    Header,
    course_near,
    glossary_near,
    headers,
    lessons_near,
    pack_folder,
    rulesets_near,
    words_beside,
)
from game.i18n import _, format_number, ngettext
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets
from game.storage import paths as places
from game.yamlfile.yaml_positions import YamlFault, read_marked

_UNSHOWN = re.compile("[\x7f-\x9f\u2028\u2029]")
"""Signs that end a line for some programs or that a terminal obeys; JSON lets them stand as they are."""


def main(paths: Sequence[Path], *, as_json: bool = False, values: bool = False) -> int:
    """Print what is wrong in lesson files and folders; 1 when anything is.

    With `values` the engine weighs the calls and cards that are graded best, too.
    """
    faults = check_paths(paths, values=values)
    for fault in faults:
        print(_as_json(fault) if as_json else with_rule(fault))
    checked = len(list(_files(paths)))
    if not faults and not as_json:
        text = ngettext("{n} file checked, nothing to fix.", "{n} files checked, nothing to fix.", checked)
        print(text.format(n=format_number(checked)))
    elif faults and not as_json:
        print(_in_sum(faults), file=sys.stderr)  # the lines above are for programs, too
    return 1 if faults else 0


def with_rule(fault: YamlFault) -> str:
    """A fault with the number of the rule it breaks; lessons/checks has a page for each."""
    if not fault.rule:
        return str(fault)
    # NOTE: in brackets behind an error: the number of the rule, and that the lesson can be played
    rule = fault.rule if fault.blocks else _("{rule}, still to do").format(rule=fault.rule)
    return f"{fault} [{rule}]"


def _in_sum(faults: Sequence[YamlFault]) -> str:
    """How many faults keep lessons from being played, and how many are still to do."""
    blocking = sum(fault.blocks for fault in faults)
    later = len(faults) - blocking
    first = ngettext("{n} error to fix before anyone can play all of it.",
                     "{n} errors to fix before anyone can play all of it.", blocking)  # fmt: skip
    other = ngettext("{n} thing still to do.", "{n} things still to do.", later)
    told = [(first, blocking), (other, later)]
    return "\n".join(text.format(n=format_number(n)) for text, n in told if n)


def _as_json(fault: YamlFault) -> str:
    """A fault for another program."""
    place: dict[str, object] = {
        "file": fault.file,
        "line": fault.line,
        "column": fault.column,
        "rule": fault.rule,
    }
    place["blocks"] = fault.blocks
    told = json.dumps({**place, "message": fault.message, "mend": fault.mend}, ensure_ascii=False)
    return _UNSHOWN.sub(lambda sign: json.dumps(sign[0])[1:-1], told)


def check_paths(paths: Iterable[Path], *, values: bool = False) -> list[YamlFault]:
    """All faults of lesson files, and of those in folders.

    They are proved under every ruleset that ships with the app and under those of their own pack, and their
    translations are looked at. A file has the same faults whether it is checked alone or with its folder.
    """
    paths = tuple(paths)
    faults = [*ruled(Rule.WRITTEN, filter(None, map(_empty, paths)))]
    own = {file: found for each in paths for file, found in rulesets_near(each).items()}
    broken = (ruleset for ruleset in own.values() if isinstance(ruleset, YamlFault))
    faults += ruled(Rule.WRITTEN, (each for fault in broken for each in fault.all))
    files = tuple(_files(paths))
    check = _Check(files, values=values)
    for path in files:
        faults += in_order(check.faults_of(path))
    for home in dict.fromkeys(map(_translated, paths)):
        faults += in_order(translations.faults(home))
    return faults


def _translated(path: Path) -> Path:
    """The folder in which the translations of a file or a folder are."""
    return pack_folder(path) or (path if path.is_dir() else path.parent)


def check_lesson(path: Path) -> tuple[Reading, list[YamlFault]]:
    """A lesson file as far as it can be read, and all its faults."""
    reading = read_sound(path)
    return reading, in_order(_Check((path,)).faults_in(reading))


class _Check:
    """One check of some files. What lies around them is read once."""

    def __init__(self, files: Sequence[Path], *, values: bool = False) -> None:
        self._files, self._values = files, values
        self._glossary, self._course = cache(glossary_near), cache(course_near)
        self._headers = cache(lambda path: headers((path,)))
        self._near = cache(lambda folder: lessons_near(folder / PACK))
        self._rulesets = cache(_all_rulesets)
        self._shipped = cache(lambda: headers(lesson_paths(places.lessons())))

    def faults_of(self, path: Path) -> list[YamlFault]:
        """What is wrong with one file."""
        try:
            if path.name == GLOSSARY:
                return self._in_glossary(path)
            if path.name == PACK:
                return [*ruled(Rule.CHAPTERS, packs.faults(read_marked(path), read_pack(path), path.parent))]
        except YamlFault as fault:
            return [*ruled(Rule.WRITTEN, fault.all)]
        return self.faults_in(read_sound(path))

    def faults_in(self, reading: Reading) -> list[YamlFault]:
        """What is wrong with one lesson."""
        found = [*ruled(Rule.WRITTEN, reading.faults)]
        file = reading.file
        if file is None:
            return found
        folder = file.path.resolve().parent
        others = self._others(file)
        found += check_file(file, self._glossary(folder), self._rulesets(folder), values=self._values)
        found += ruled(Rule.LESSON_IDS, prerequisites.same_id(file, others))
        found += ruled(Rule.NO_CIRCLE, prerequisites.circles(file, others))
        found += ruled(Rule.REQUIRED, prerequisites.missing(file, self._known(file, others)))
        found += ruled(Rule.DRAFT, _still_a_draft(file))
        found += ruled(Rule.SKILLS_NAMED, references.unnamed_skills(file, self._course(folder)))
        return found

    def _in_glossary(self, path: Path) -> list[YamlFault]:
        folder = path.resolve().parent
        known = self._glossary(folder)
        own = read_glossary(path, beside=words_beside(folder))
        return [*words.faults(read_marked(path), own, self._rulesets(folder), known)]

    def _others(self, file: LessonFile) -> tuple[Header, ...]:
        """The lessons of its course and those that are checked with it."""
        near = {path.resolve(): path for path in (*self._near(file.path.resolve().parent), *self._files)}
        near.pop(file.path.resolve(), None)
        return tuple(header for path in near.values() for header in self._headers(path))

    def _known(self, file: LessonFile, others: Sequence[Header]) -> tuple[str, ...]:
        """The lessons that it can require."""
        own = {header.id for header in others} | {file.id}
        home = pack_folder(file.path)
        pack = next(iter(self._course(home).packs), OWN) if home is not None else OWN
        shipped = (
            {header.id for header in self._shipped()} if not own.issuperset(file.lesson.requires) else {}
        )
        known = {
            *own,
            *shipped,
            *(f"{OWN}/{each}" for each in shipped),
            *(within(pack, each) for each in own),
        }
        return tuple(sorted(known))


def _still_a_draft(file: LessonFile) -> Iterator[YamlFault]:
    if file.lesson.draft:
        message = _("This is a draft: some of its words were written by the app.")
        mend = _("Put them in your own words, then remove this line.")
        yield file.marked.fault(("draft",), message, mend)


def _all_rulesets(folder: Path) -> tuple[Ruleset, ...]:
    own = rulesets_near(folder).values()
    return (*list_rulesets(), *(ruleset for ruleset in own if isinstance(ruleset, Ruleset)))


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from (path / name for name in (GLOSSARY, PACK) if (path / name).is_file())
            yield from lesson_paths(path)
        else:
            yield path


def _empty(path: Path) -> YamlFault | None:
    """What is wrong with a folder in which there is nothing to check."""
    if not path.is_dir() or any(True for _file in _files([path])):
        return None
    mend = _("Name another folder or a file, or start a lesson with the command “leftbower lesson new”.")
    return YamlFault(str(path), 1, 1, _("There are no lesson files in this folder."), mend)
