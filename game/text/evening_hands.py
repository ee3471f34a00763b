"""The hands of a night looked at again, by typed lines: which one, then its review."""

from __future__ import annotations

from functools import partial

from game.bots.company import Company, company_from_json
from game.i18n import _
from game.pages.replay_words import dealt_line
from game.presenters.desk import Desk, Route
from game.records.record_file import Recorded
from game.records.reviewing import keep_review, reviewable
from game.text.authors import make_lesson
from game.text.console import Console
from game.text.menus import choose
from game.text.review import ReviewTalk
from game.text.table import play_again
from game.text.weighed_hand import weighing_words
from game.tutor.review import review_hand


class HandsTalk:
    """The hands of one round at the learner's table."""

    def __init__(self, console: Console, desk: Desk, route: Route) -> None:
        """`route` leads to a review, see `game.client.routes`."""
        record, _title, _seat, _number, game = route.about
        assert isinstance(record, Recorded)
        assert isinstance(game, int)
        self._console, self._desk, self._record, self._game = console, desk, record, game

    def ask(self) -> None:
        """Asks for a hand until the learner goes back. Raises Leave where the learner goes."""
        answers = [
            (dealt_line(deal, self._record), place)
            for place, deal in enumerate(self._record.deals)
            if deal.over
        ]
        while True:
            place = choose(self._console, _("Which hand? Type “back” to leave."), answers)
            if place is None:
                return
            self._look(place)

    def _look(self, place: int) -> None:
        self._console.say(weighing_words())
        hand = reviewable(self._record, place)
        found = review_hand(hand.steps, hand.seat, hints=hand.hints)
        store, game = self._desk.store, self._game
        self._console.carefully(lambda: keep_review(store, game, hand, found))
        play = partial(play_again, self._console, self._desk, self._company)
        make = partial(make_lesson, self._console, self._desk)
        ReviewTalk(self._console, hand, found, play, self._company.levels(hand.seat), make).look()

    @property
    def _company(self) -> Company:
        saved = self._desk.store.games.load(self._game)
        return Company() if saved is None else company_from_json(saved.players, "")
