"""Typing in the scores of a night, table by table: what is typed stays until it's written or taken back."""

from __future__ import annotations

from game.evening.club.entering import with_score
from game.evening.club.night import ClubNight
from game.evening.club.totals import Trouble
from game.evening.planning.request import BadRequest
from game.i18n import _
from game.pages.list_page import ListSheet
from game.pages.night_scores import ScoreDraft, ScoreSheet, draft_of, entry_of, field_of, is_tied

Place = tuple[int, int]
"""A round and a table, both from 1."""


class ScoreDesk:
    """The scores that are typed now."""

    def __init__(self) -> None:
        self.told = ""
        self._typed: dict[Place, ScoreDraft] = {}
        self._trouble: dict[Place, Trouble] = {}

    def draft(self, night: ClubNight, at: Place) -> ScoreDraft:
        """What is typed for a table, or was before."""
        return self._typed.get(at) or draft_of(night, night.seated[at[0] - 1].tables[at[1] - 1])

    @property
    def unsaved(self) -> bool:
        """Whether something is typed that isn't written."""
        return bool(self._typed)

    def sheet(self, night: ClubNight, at: Place) -> ListSheet:
        """The sheet of a table."""
        draft, trouble = self.draft(night, at), self._trouble.get(at)
        return ScoreSheet(night, *at, draft, trouble, self.told).sheet()

    def type(self, night: ClubNight, at: Place, field: str, text: str) -> None:
        """A field was filled in."""
        draft = self.draft(night, at).with_field(field, text)
        self.told = ""
        self._trouble.pop(at, None)
        if draft == draft_of(night, night.seated[at[0] - 1].tables[at[1] - 1]):
            self._typed.pop(at, None)
        else:
            self._typed[at] = draft

    def leave(self, at: Place) -> None:
        """What was typed for a table is taken back."""
        self._typed.pop(at, None)
        self._trouble.pop(at, None)
        self.told = ""

    def saved(self, night: ClubNight, at: Place) -> tuple[ClubNight | None, str]:
        """The night with the score that is typed, and the field to go to, if there is one.

        None where it can't be, which is said at its field.
        """
        number, place = at
        table = night.seated[number - 1].tables[place - 1]
        draft = self.draft(night, at)
        found = entry_of(night, table, draft)
        if isinstance(found, Trouble):
            self._trouble[at] = found
            return None, field_of(night, found)
        if found == table.entry:
            self.leave(at)
            return None, ""
        only_cut = table.entry is not None and table.entry.points == found.points and table.entry.cut is None
        correct = table.entry is not None and not (only_cut and found.cut is not None)
        try:
            after = with_score(night, number, place, found, correct=correct)
        except BadRequest as bad:
            self.told = bad.sentence
            return None, ""
        self.leave(at)
        if len(after.seated) < len(night.seated):
            self.told = (
                _("Somebody else won now, so the next round has to be seated again.")
                if len(after.seated) < night.rounds
                else _("The totals have changed, so the overtime has to be seated again.")
            )
        elif night.moves_by_results and is_tied(night, draft) and found.cut is None:
            self.told = _("The table is tied. Have the two pairs cut cards, and say who won.")
            return after, "cut"
        return after, ""
