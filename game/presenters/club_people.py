"""Who joins a club's night late and who leaves, noted for the rounds that nobody has played yet."""

from __future__ import annotations

from collections.abc import Callable

from game.evening.club.draft import names_in, twice_words, with_names
from game.evening.club.entering import with_change
from game.evening.club.night import ClubNight
from game.evening.planning.request import BadRequest
from game.i18n import _, format_number
from game.pages.list_page import ListSheet
from game.pages.night_people import open_round, people_sheet, together
from game.presenters.club_keeping import NightFile


class PeopleDesk:
    """What is typed for late comers, and what came of it."""

    def __init__(self, file: NightFile) -> None:
        self._file = file
        self.typed = ""
        self.told = ""
        self._wrong: tuple[str, str] | None = None

    def chosen(self, row: str) -> int:
        """Whose row it is: the first one's where it is nobody's."""
        word, _space, number = row.partition(" ")
        names = self._file.night.names
        return int(number) if word == "person" and int(number) in names else min(names)

    def sheet(self, row: str) -> ListSheet:
        """The sheet about the chosen one."""
        return people_sheet(self._file.night, self.chosen(row), self.typed, self._wrong, self.told)

    def type(self, text: str) -> None:
        """The line for late comers was filled in."""
        self.typed, self._wrong, self.told = text, None, ""

    def join(self) -> None:
        """Those whose names are typed join from the next open round on."""
        night = self._file.night
        names = tuple(names_in(self.typed))
        known, twice = with_names(tuple(night.names.values()), self.typed)
        if twice:
            words, _fix = twice_words(known, twice)
            self._wrong = words, _("If they come back, choose them in the list.")
        elif names and self._changed(lambda: with_change(night, open_round(night), join=names)):
            self.typed = ""
        elif names and self.told:
            self._wrong, self.told = (self.told, ""), ""

    def leave(self, row: str) -> None:
        """The chosen one isn't there from the next open round on, nor is the partner of a team."""
        night, people = self._file.night, together(self._file.night, self.chosen(row))
        self._changed(lambda: with_change(night, open_round(night), leave=people))

    def come_back(self, row: str) -> None:
        """The chosen one is there again."""
        night, people = self._file.night, together(self._file.night, self.chosen(row))
        self._changed(lambda: with_change(night, open_round(night), join=people))

    def _changed(self, change: Callable[[], tuple[ClubNight, bool]]) -> bool:
        try:
            after, again = change()
        except BadRequest as bad:
            self.told = bad.sentence
            return False
        self.told = self._file.keep(after)
        if self.told:
            return False
        if again:
            text = _("Done. Round {n} has to be seated again.")
            self.told = text.format(n=format_number(len(after.seated) + 1))
        return True
