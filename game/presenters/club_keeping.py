"""The file of a club's night: read again where somebody edited it meanwhile, and written whole."""

from __future__ import annotations

from pathlib import Path

from game.evening.club.club_file import read_night, save_night
from game.evening.club.night import ClubNight
from game.pages.night_plan import NightPlan, plan_of
from game.presenters.aside import Aside
from game.storage.errors import StorageError
from game.yamlfile.faults import YamlFault


class NightFile:
    """One file. `fault` is what is wrong with it, as long as it can't be read; nothing is written then."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fault: YamlFault | None = None
        self._night: ClubNight | None = None
        self._signature: tuple[int, int] | None = None
        self._plan: Aside[NightPlan] | None = None
        self.read()

    @property
    def night(self) -> ClubNight:
        """The night as it was read or written last. Raises ValueError where it never could be read."""
        if self._night is None:
            raise ValueError(f"{self.path} has no night")
        return self._night

    @property
    def plan(self) -> NightPlan | None:
        """The rounds that are known and what is said of them; None while they are being planned."""
        return None if self._plan is None else self._plan.found

    @property
    def known(self) -> int:
        """How many rounds can be shown."""
        plan = self.plan
        return max(len(self.night.seated), len(plan.rounds) if plan else 0)

    def has_plan_come(self) -> bool:
        """Whether the plan has come since this was asked last."""
        return self._plan is not None and self._plan.has_come()

    def settle(self) -> None:
        """Waits for the plan."""
        if self._plan is not None:
            self._plan.wait()

    def read(self) -> None:
        """Reads the file where it isn't as it was."""
        signature = self._now()
        if signature is not None and signature == self._signature and self.fault is None:
            return
        try:
            night = read_night(self.path)
        except YamlFault as fault:
            self.fault = fault
            return
        self.fault, self._signature = None, signature
        if night != self._night:
            self._take(night)

    def keep(self, night: ClubNight) -> str:
        """Writes the file. Where that fails the night stays as it was, and this says why."""
        try:
            save_night(self.path, night)
        except StorageError as fault:
            return fault.sentence
        self._signature = self._now()
        self._take(night)
        return ""

    def _take(self, night: ClubNight) -> None:
        self._night = night
        self._plan = Aside(lambda: plan_of(night))

    def _now(self) -> tuple[int, int] | None:
        try:
            there = self.path.stat()
        except OSError:
            return None
        return there.st_mtime_ns, there.st_size
