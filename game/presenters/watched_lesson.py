"""A lesson file while its author writes it: what is sound can be played, its faults are looked through."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.course.checker import check_lesson
from game.course.glossary import Glossary
from game.course.lesson_start import begin, begin_sound
from game.course.loader import LessonFile
from game.course.runner import Runner
from game.course.surroundings import glossary_near, with_its_rulesets
from game.i18n import _, format_number
from game.presenters.lesson_list import catalogue
from game.rules.ruleset import Ruleset
from game.yamlfile.faults import YamlFault


class WatchedLesson:
    """A lesson file, the last version of it that can be played, and what is wrong with it now."""

    def __init__(self, path: Path, ruleset: Ruleset) -> None:
        self.path, self.ruleset = path, ruleset
        self.faults: Sequence[YamlFault] = ()
        """All faults: those that block first."""
        self.good: tuple[LessonFile, Runner] | None = None
        self._shown = 0
        self._seen: object = None

    @property
    def fault(self) -> YamlFault | None:
        """The fault that is looked at."""
        return self.faults[self._shown] if self.faults else None

    @property
    def place(self) -> str:
        """Which of the faults this is, and whether it blocks; empty where there is none."""
        fault = self.fault
        if fault is None:
            return ""
        told = _("Error {n} of {total}, to fix first") if fault.blocks else _("{n} of {total}, still to do")
        return told.format(n=format_number(self._shown + 1), total=format_number(len(self.faults)))

    def turn(self, by: int) -> None:
        """Looks at the fault so many further on; behind the last comes the first."""
        if self.faults:
            self._shown = (self._shown + by) % len(self.faults)

    def look(self, saved: str | None = None) -> bool:
        """Reads the file if it changed since the last look; True if it did. The step in `saved` is kept."""
        stamp = self._stamp()
        if stamp == self._seen:
            return False
        self._seen = stamp
        before = self.fault
        reading, self.faults = check_lesson(self.path)
        same = (n for n, fault in enumerate(self.faults) if before and fault.message == before.message)
        self._shown = next(same, 0)
        if reading.file is not None:
            file = with_its_rulesets(reading.file)
            words = glossary_near(self.path.resolve().parent) or catalogue().glossary
            self.good = file, self._begun(file, words, saved)
        return True

    def _begun(self, file: LessonFile, words: Glossary, saved: str | None) -> Runner:
        """The lesson ready to play: as learners get it, or else what is sound of it."""
        if not any(fault.blocks for fault in self.faults):
            try:
                return begin(file, words, self.ruleset, saved)
            except YamlFault:
                pass  # under the rules it is tried by
        return begin_sound(file, words, self.ruleset, saved)

    def _stamp(self) -> object:
        try:
            found = self.path.stat()
        except OSError:
            return "gone"
        return found.st_mtime_ns, found.st_size
