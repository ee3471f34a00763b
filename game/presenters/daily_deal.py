"""The deal of the day: one hand, the same for everyone by its date, and a line of text to share.

Nothing is sent: the date is the seed, the table and the players are always the same. It counts once a day.
"""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date

from game.bots.company import Company
from game.i18n import _, format_date
from game.pages.daily_deal import result_blocks, result_buttons, share_line
from game.pages.page import Page, Paragraph
from game.presenters.desk import BACK, Route
from game.presenters.occasions import by_rules
from game.presenters.practice_games import PracticeGame
from game.rules.actions import Action
from game.rules.record import ruleset_to_json
from game.rules.ruleset import Ruleset
from game.rules.state import Setup
from game.rulesets.shipped import list_rulesets
from game.session import HOME_SEAT, Session
from game.storage.database import Store
from game.tutor.review import HandReview
from game.words.names import Names

KIND = "daily"
"""What its results are kept as among the drills."""


def today(store: Store) -> date:
    """The day where the learner is."""
    return store.now().astimezone().date()


def table_of_the_day() -> Ruleset:
    """The rules for beginners with a single hand: those everyone has."""
    found = list_rulesets()
    usual = next((each for each in found if each.beginners), found[0])
    return usual.with_switches(game_points=None, game_deals=1)


def seed_of(day: date) -> str:
    """What the cards of a day follow from."""
    return f"day {day.isoformat()}"


def deal_of(day: date) -> PracticeGame:
    """The table of a day; a game that is kept stays as it is."""
    company, setup = Company(), Setup(seed_of(day))
    session = Session(table_of_the_day(), setup, company.players(HOME_SEAT))
    session.decisions_stand = True  # the first try counts
    return PracticeGame(0, setup.seed, session, company)


def line_of(store: Store, day: date) -> str:
    """The line of a day that was played; "" before."""
    for kept in store.drills.latest(_KEPT, KIND):
        try:
            plan = json.loads(kept.plan)
            if plan["day"] == day.isoformat():
                return str(plan["line"])
        except (ValueError, KeyError, TypeError):
            continue
    return ""


_KEPT = 60


class DailyDeal:
    """What the table of a day is played for."""

    source, reviewed = "drill", True
    proposes: Action | None = None
    names: Names | None = None
    faces: Names | None = None

    def __init__(self, store: Store, day: date) -> None:
        self._store, self.day = store, day
        self.before = line_of(store, day)  # how it went the first time
        self.line = ""  # how it went now

    def heading(self, session: Session) -> tuple[str, str]:
        # NOTE: the second line of the screen, for example "November 25, 2026, Danville rules"
        under = _("{day}, {rules}").format(day=format_date(self.day, "long"), rules=by_rules(session.ruleset))
        return daily_title(), under

    def where(self, session: Session) -> str:
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
        """The hand was reviewed: its line is kept, the first time. May raise StorageErrors."""
        self.line = share_line(self.day, found)
        if not self.before:
            plan = json.dumps({"day": self.day.isoformat(), "line": self.line})
            number = self._store.drills.begin(KIND, ruleset_to_json(session.ruleset), plan)
            self._store.drills.end(number)

    def leaves(self, session: Session) -> bool:
        return True

    def lead(self, pressed: str) -> Route | None:
        return None

    def ending(self, session: Session, game_id: int) -> Route:
        return BACK


def daily_title() -> str:
    """What it is called."""
    return _("The deal of the day")
