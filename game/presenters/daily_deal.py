"""The deal of the day: one hand, the same for everyone by its date, and a line of text to share.

Nothing is sent: the date is the seed, the table and the players are always the same. It counts once a day.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from datetime import date

from game.bots.company import Company
from game.i18n import _, format_date
from game.pages.daily_deal import result_blocks, result_buttons, share_line
from game.pages.page import Page, Paragraph
from game.pages.titles import daily_title
from game.presenters.desk import BACK, Route
from game.presenters.occasions import by_rules
from game.presenters.practice_games import PracticeGame
from game.rules.actions import Action
from game.rules.record import ruleset_to_json
from game.rules.ruleset import Ruleset
from game.rules.state import Setup
from game.rulesets.beginners import beginners_rules
from game.session import HOME_SEAT, Session
from game.storage.database import Store
from game.tutor.review import HandReview
from game.words.names import Names

KIND = "daily"
"""What its results are kept as among the drills, and its decisions among those of all hands."""


def today(store: Store) -> date:
    """The day where the learner is."""
    return store.now().astimezone().date()


def table_of_the_day() -> Ruleset:
    """The rules for beginners with a single hand: those everyone has."""
    return beginners_rules().with_switches(game_points=None, game_deals=1)


def seed_of(day: date) -> str:
    """What the cards of a day follow from."""
    return f"day {day.isoformat()}"


@dataclass(frozen=True, slots=True)
class DayKept:
    """What is kept of a day: `entries` of the journal of the first try, and its line once it is over."""

    id: int
    day: str  # ISO 8601
    entries: tuple[str, ...] = ()
    line: str = ""

    @property
    def plan(self) -> str:
        told = {"day": self.day, "line": self.line, "entries": list(self.entries)}
        return json.dumps(told)


def kept_of(store: Store, day: date) -> DayKept | None:
    """The first try of a day, as far as it went; None before, and where it cannot be read."""
    for kept in store.drills.latest(_KEPT, KIND):
        try:
            plan = json.loads(kept.plan)
            if plan["day"] == day.isoformat():
                entries = tuple(str(each) for each in plan.get("entries", ()))
                return DayKept(kept.id, day.isoformat(), entries, str(plan["line"]))
        except (ValueError, KeyError, TypeError, AttributeError):
            continue
    return None


def line_of(store: Store, day: date) -> str:
    """The line of a day that was played to its end; "" before."""
    kept = kept_of(store, day)
    return "" if kept is None else kept.line


class DayJournal:
    """The journal of a first try: whoever leaves in the middle goes on there."""

    def __init__(self, store: Store, day: date, ruleset: Ruleset) -> None:
        self._store = store
        self._day, self._ruleset = day, ruleset
        self._kept = kept_of(store, day)

    def append(self, *entries: str) -> None:
        """Keeps the entries, the first ones as a new day. Raises StorageErrors."""
        if self._kept is None:
            kept = DayKept(0, self._day.isoformat(), entries)
            number = self._store.drills.begin(KIND, ruleset_to_json(self._ruleset), kept.plan)
            self._kept = replace(kept, id=number)
            return
        more = replace(self._kept, entries=(*self._kept.entries, *entries))
        self._store.drills.revise(more.id, more.plan)
        self._kept = more


def deal_of(store: Store, day: date) -> PracticeGame:
    """The table of a day, at the decision it was left at; a game that is kept stays as it is.

    What is left cannot be dealt anew, since the first try counts; once it has ended anybody may try again.
    """
    kept, ruleset = kept_of(store, day), table_of_the_day()
    company, setup = Company(), Setup(seed_of(day))
    journal = None if kept is not None and kept.line else DayJournal(store, day, ruleset)
    entries = () if kept is None or journal is None else kept.entries
    players = company.players(HOME_SEAT)
    try:
        session = Session.resume(ruleset, setup, players, entries, journal)
    except ValueError:  # entries that no such deal wrote: it begins again, and is not kept
        session = Session(ruleset, setup, players)
    session.decisions_stand = True
    return PracticeGame(0, setup.seed, session, company)


_KEPT = 60


class DailyDeal:
    """What the table of a day is played for."""

    reviewed = True
    proposes: Action | None = None
    names: Names | None = None
    faces: Names | None = None

    def __init__(self, store: Store, day: date) -> None:
        self._store, self.day = store, day
        kept = kept_of(store, day)
        self.before = "" if kept is None else kept.line  # how it went the first time
        self.begun = kept is not None and not kept.line
        self.line = ""  # how it went now
        self.source = "" if self.before else KIND  # what is only played for fun is not kept again

    def heading(self, session: Session) -> tuple[str, str]:
        # NOTE: the second line of the screen, for example "November 25, 2026, Danville rules"
        under = _("{day}, {rules}").format(day=format_date(self.day, "long"), rules=by_rules(session.ruleset))
        return daily_title(), under

    def where(self, session: Session) -> str:
        if self.begun:
            return _("Picking up where you left off")
        return _("Once more, just for fun") if self.before else _("The same cards for everyone today")

    def framed(self, page: Page, session: Session, *, ended: bool) -> Page:
        if not ended:
            return page
        if not self.line:
            waiting = Paragraph(_("Working out what your choices were worth …"), soft=True, ruled=True)
            return replace(page, blocks=(*page.blocks, waiting), buttons=result_buttons(ready=False))
        return replace(
            page, blocks=(*page.blocks, *result_blocks(self.line, self.before)), buttons=result_buttons()
        )

    def weighed(self, session: Session, found: HandReview) -> None:
        """The hand was reviewed: the line of a first try is kept. Raises StorageErrors with it told."""
        line = share_line(self.day, found)
        try:
            if not self.before:
                self._keep(session.ruleset, line)
        finally:
            self.line = line

    def _keep(self, ruleset: Ruleset, line: str) -> None:
        with self._store.together():
            kept = kept_of(self._store, self.day) or self._begun(ruleset)
            self._store.drills.revise(kept.id, replace(kept, line=line).plan)
            self._store.drills.end(kept.id)

    def _begun(self, ruleset: Ruleset) -> DayKept:
        """A day nothing was kept of until it was over."""
        kept = DayKept(0, self.day.isoformat())
        return replace(kept, id=self._store.drills.begin(KIND, ruleset_to_json(ruleset), kept.plan))

    def leaves(self, session: Session) -> bool:
        return True

    def lead(self, pressed: str) -> Route | None:
        return None

    def ending(self, session: Session, game_id: int) -> Route:
        return BACK
