"""An own mistake comes back: the moment it was made at, or a deal like it, asked again and kept."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from game.bots.company import Company
from game.course.memory.own_mistakes import Comeback, keep_answer, put_off
from game.pages.own_mistake import question_page, result_page, ways_on, weighing_page
from game.pages.page import Page
from game.presenters.decision_purpose import Answer, Asked, begun
from game.presenters.desk import BACK, Route
from game.presenters.learning import ahead
from game.presenters.made_mistakes import way_to_hand
from game.presenters.occasions import by_rules
from game.rules.actions import Action
from game.rules.record import ruleset_from_json, setup_from_json, setup_to_json
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.rulesets.shipped import BASE, load_ruleset
from game.storage.database import Store
from game.storage.mistakes import Mistake


class OwnMistake:
    """One of `total` things asked, the one of this `number`; `title` stands over it."""

    helps = True

    def __init__(self, store: Store, mistake: Mistake, title: str, number: int = 1, total: int = 1) -> None:
        self._store, self.mistake = store, as_asked(mistake)
        self._title, self._number, self._total = title, number, total
        self.comeback: Comeback | None = None

    @property
    def right(self) -> bool | None:
        """Whether it was right this time; None before the answer, and where it was put off."""
        return None if self.comeback is None else self.comeback.right

    def heading(self, view: SeatView) -> tuple[str, str]:
        return self._title, by_rules(view.ruleset)

    def question(self, page: Page, view: SeatView) -> Page:
        return self._counted(question_page(page, self.mistake, view, sister=bool(self.mistake.sister)))

    def weighing(self, page: Page) -> Page:
        return self._counted(weighing_page(page))

    def result(self, answer: Answer) -> Page:
        assert self.comeback is not None
        when = ahead(self._store, self.comeback.held.due)
        ways = ways_on(self._number, self._total, look=self.mistake.of_kept_game)
        return self._counted(result_page(self.mistake, answer.judged, self.comeback, when, ways))

    def took(self, answer: Answer) -> None:
        told = answer.hints, answer.refused, answer.seconds
        self.comeback = keep_answer(self._store, self.mistake, answer.judged, told, self.mistake.sister)

    def act(self, pressed: str, asked: Asked, chosen: Action | None) -> Route | None:
        if pressed == "another day":
            put_off(self._store, self.mistake)
        elif pressed == "not again":
            self._store.mistakes.drop(self.mistake.id)
        elif pressed == "play on" and chosen is not None:
            setup = replace(asked.setup, actions=(*asked.setup.actions, chosen))
            return Route("position", (asked.ruleset, setup, None, Company(), asked.seat))
        elif pressed == "look":
            return way_to_hand(self._store, self.mistake)
        elif pressed != "next":
            return None
        return BACK

    def _counted(self, page: Page) -> Page:
        return replace(page, done=self._number - 1, steps=self._total)


def asked_again(mistake: Mistake) -> Asked | None:
    """The moment to decide at: that of the deal like it, if there is one; None where it cannot be read."""
    try:
        for text in (mistake.action, mistake.best):
            Action.parse(text)
        ruleset = ruleset_from_json(mistake.ruleset, load_ruleset(BASE))
    except ValueError:  # it was written by hand
        return None
    for setup in filter(None, (mistake.sister, mistake.setup)):
        asked = _asked(ruleset, setup, mistake.seat)
        if asked is not None:
            return asked
    return None


def as_asked(mistake: Mistake) -> Mistake:
    """The mistake as `asked_again` asks it: without its sister deal where that cannot be dealt any more."""
    asked = asked_again(mistake) if mistake.sister else None
    if asked is None or setup_to_json(asked.setup) == mistake.sister:
        return mistake
    return replace(mistake, sister="")


def _asked(ruleset: Ruleset, setup: str, seat: int) -> Asked | None:
    with suppress(ValueError):  # the rules are others by now
        asked = Asked(ruleset, setup_from_json(setup), Seat(seat))
        begun(asked)
        return asked
    return None
