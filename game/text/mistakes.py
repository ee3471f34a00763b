"""Own mistakes by typed lines: the list of all, one at its table, and where its buttons lead."""

from __future__ import annotations

from functools import partial

from game.bots.company import Company
from game.i18n import _
from game.pages.mistake_list import mistakes_title
from game.presenters.desk import Desk, Route
from game.presenters.mistake_list import MistakeList
from game.presenters.own_mistake import OwnMistake, asked_again
from game.records.record_file import Recorded
from game.records.reviewing import reviewable
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Award, Setup
from game.storage.mistakes import Mistake
from game.text.authors import make_lesson
from game.text.console import Console
from game.text.decision import DecisionTalk
from game.text.list_talk import Doors, ListTalk
from game.text.review import ReviewTalk
from game.text.table import play_again
from game.text.weighed_hand import weighing_words
from game.tutor.review import review_hand


def all_mistakes(console: Console, desk: Desk, topic: str = "") -> None:
    """The list, of one topic if it is given, until it is left. Raises Leave."""
    ListTalk(console, doors(console, desk)).talk(MistakeList(desk, topic))


def doors(console: Console, desk: Desk) -> Doors:
    """What mistakes lead to, by the names of the routes: their hands, their tables, and playing on there."""
    return {
        "review": partial(_look, console, desk),
        "mistake": partial(_try, console, desk),
        "position": partial(_play_on, console, desk),
    }


def follow(console: Console, desk: Desk, route: Route | None) -> None:
    """Goes through the door that a route names, and comes back; one that only leads back leads nowhere."""
    door = None if route is None else doors(console, desk).get(route.name)
    if route is not None and door is not None:
        door(*route.about)


def _look(
    console: Console, desk: Desk, record: Recorded, title: str, learner: Seat, number: int, game: int
) -> None:
    """The review of the hand that a mistake was made in."""
    console.say(title, weighing_words())
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
    purpose = OwnMistake(desk.store, mistake, mistakes_title())
    follow(console, desk, DecisionTalk(console, desk, asked, purpose, leads_back=True).ask())


def _play_on(
    console: Console,
    desk: Desk,
    ruleset: Ruleset,
    setup: Setup,
    earlier: Award | None,
    company: Company,
    learner: Seat,
) -> None:
    """The hand goes on from what was chosen."""
    play_again(console, desk, company, ruleset, setup, earlier, learner)
