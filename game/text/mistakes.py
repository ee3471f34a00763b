"""All own mistakes by typed lines: looked at, tried again, thrown away or brought back."""

from __future__ import annotations

from functools import partial

from game.bots.company import Company
from game.i18n import _
from game.presenters.desk import Desk
from game.presenters.mistake_list import MistakeList
from game.presenters.own_mistake import OwnMistake, asked_again, mistake_title
from game.records.record_file import Recorded
from game.records.reviewing import reviewable
from game.rules.seats import Seat
from game.storage.mistakes import Mistake
from game.text.authors import make_lesson
from game.text.console import Console
from game.text.decision import DecisionTalk
from game.text.list_talk import ListTalk
from game.text.review import ReviewTalk
from game.text.table import play_again
from game.tutor.review import review_hand


def all_mistakes(console: Console, desk: Desk) -> None:
    """The list, until it is left. Raises Leave."""
    doors = {"review": partial(_look, console, desk), "mistake": partial(_try, console, desk)}
    ListTalk(console, doors).talk(MistakeList(desk))


def _look(
    console: Console, desk: Desk, record: Recorded, title: str, learner: Seat, number: int, game: int
) -> None:
    """The review of the hand that a mistake was made in."""
    console.say(title, _("Weighing your decisions. This takes a moment."))
    hand = reviewable(record.seen_from(learner), number)
    found = review_hand(hand.steps, hand.seat, hints=hand.hints)
    play = partial(play_again, console, desk, Company())
    ReviewTalk(console, hand, found, play, {}, partial(make_lesson, console, desk)).look()


def _try(console: Console, desk: Desk, mistake: Mistake) -> None:
    """The mistake at its table, now."""
    asked = asked_again(mistake)
    if asked is None:
        console.say(_("Left Bower can't deal this hand again."))
        return
    DecisionTalk(console, desk, asked, OwnMistake(desk.store, mistake, mistake_title())).ask()
