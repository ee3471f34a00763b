"""Own mistakes by what they cost: filtered by topic, looked at, tried again, thrown away or brought back."""

from __future__ import annotations

from game.course.memory.help_trial import trial_of
from game.pages.list_page import ListPage
from game.pages.mistake_list import ALL, Told, mistakes_page
from game.presenters.desk import BACK, Desk, Route
from game.presenters.list_pages import STAYS, Choose, Deed, Fill, Outcome, Press
from game.presenters.made_mistakes import made, way_to_hand
from game.storage.mistakes import Mistake


class MistakeList:
    """The page of one learner."""

    def __init__(self, desk: Desk, topic: str = "") -> None:
        """`topic` is the one to begin with; "" for all."""
        self._desk, self._topic = desk, topic or ALL
        self._row = ""

    def _mistakes(self) -> tuple[Mistake, ...]:
        found = self._desk.store.mistakes.all(dropped=True)
        return tuple(each for each in found if self._topic in (ALL, each.topic))

    @property
    def chosen(self) -> Mistake | None:
        """The mistake whose row is chosen; the dearest at first."""
        found = self._mistakes()
        return next((each for each in found if f"mistake {each.id}" == self._row), next(iter(found), None))

    def page(self) -> ListPage:
        """What is to be seen now."""
        every = self._desk.store.mistakes.all(dropped=True)
        chosen = self.chosen
        today = self._desk.store.now().astimezone().date()
        row = "" if chosen is None else f"mistake {chosen.id}"
        rows = [self._told(each, chosen is each or row == f"mistake {each.id}") for each in self._mistakes()]
        return mistakes_page(
            rows, tuple(dict.fromkeys(each.topic for each in every)), self._topic, row, today
        )

    def _told(self, mistake: Mistake, chosen: bool) -> Told:
        found = made(mistake)
        reason = found.reason if chosen and found is not None else ""
        trial, now = trial_of(self._desk.store), self._desk.store.now()
        held = trial.end if trial.holds_back(mistake.topic, now) else None
        day = None if held is None else held.astimezone().date()
        kept = chosen and way_to_hand(self._desk.store, mistake) is not None
        return Told(mistake, None if found is None else found.view, reason, day, kept)

    # -- what is done --------------------------------------------------------------------------

    def do(self, deed: Deed) -> Outcome:
        """Another row or topic, or a button."""
        match deed:
            case Choose(row):
                self._row = row
            case Fill(_topic, text):
                self._topic, self._row = text, ""
            case Press(button):
                return Outcome(self._press(button))
        return STAYS

    def _press(self, pressed: str) -> Route | None:
        chosen = self.chosen
        if pressed == "leave":
            return BACK
        if chosen is None:
            return None
        if pressed in ("drop", "keep"):
            self._desk.store.mistakes.drop(chosen.id, dropped=pressed == "drop")
        elif pressed == "look":
            return way_to_hand(self._desk.store, chosen)
        elif pressed == "again":
            return Route("mistake", (chosen,))
        return None
