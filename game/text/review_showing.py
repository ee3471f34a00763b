"""Reviews of a record, hand by hand: as lines, as data for other programs, or asked about."""

from __future__ import annotations

import json
from functools import partial
from typing import Protocol, TextIO

from game.bots.company import Company
from game.i18n import _
from game.pages.replay_words import dealt_line
from game.pages.review_game import game_sums, player_reviewed
from game.records.record_file import Recorded
from game.records.review_report import review_data
from game.records.reviewing import Reviewable
from game.storage.database import memory_store
from game.text.authors import make_lesson
from game.text.console import Console
from game.text.desk import TextDesk
from game.text.review import ReviewTalk
from game.text.review_lines import review_lines
from game.text.table import play_again
from game.tutor.review import HandReview


class Showing(Protocol):
    """What is done with the reviews of a record."""

    def begin(self, record: Recorded) -> None:
        """Before the first hand. South is the player whose decisions they are."""

    def hand(self, hand: Reviewable, review: HandReview) -> None:
        """One hand."""

    def end(self) -> None:
        """After the last one."""


class AsLines:
    """Lines to read."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._found: list[HandReview] = []

    def begin(self, record: Recorded) -> None:
        self._record = record
        if player := player_reviewed(record):
            text = _("These are {player}'s decisions. Here “you” means {player}.")
            self._console.say(text.format(player=player))
            self._console.gap()

    def hand(self, hand: Reviewable, review: HandReview) -> None:
        self._found.append(review)
        self._console.say(dealt_line(hand.deal, self._record))
        self._tell(hand, review)
        self._console.gap()

    def _tell(self, hand: Reviewable, review: HandReview) -> None:
        self._console.say(*review_lines(hand, review))

    def end(self) -> None:
        if len(self._found) > 1:
            self._console.say(*game_sums(self._found, len(self._found), player_reviewed(self._record)))


class Asking(AsLines):
    """The same, and after each hand what somebody wants to know about it."""

    def __init__(self, console: Console, company: Company | None = None) -> None:
        """`company` plays in a game of the learner's; who plays in other records are people."""
        super().__init__(console)
        self._company = company
        desk = TextDesk(memory_store())
        self._play = partial(play_again, console, desk, company or Company())
        self._make = partial(make_lesson, console, desk)

    def _tell(self, hand: Reviewable, review: HandReview) -> None:
        levels = self._company.levels(hand.seat) if self._company is not None else {}
        ReviewTalk(self._console, hand, review, self._play, levels, self._make).look()


class AsData:
    """A JSON object on a line for each hand, told of the record's learner."""

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def begin(self, record: Recorded) -> None:
        self._player = record.names[record.learner]

    def hand(self, hand: Reviewable, review: HandReview) -> None:
        data = review_data(hand, review, self._player)
        print(json.dumps(data), file=self._out, flush=True)

    def end(self) -> None:
        """Nothing more: each hand stands for itself."""
