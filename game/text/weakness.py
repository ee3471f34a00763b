"""What costs most by typed lines: the page, its lesson, drill and hands, and what else is known."""

from __future__ import annotations

from functools import partial

from game.i18n import _
from game.pages.weakness import WeaknessPage, further_pages, look_words, weakness_lines
from game.presenters.weakness import WeaknessView
from game.text.console import Console
from game.text.desk import TextDesk
from game.text.drill import DrillTalk
from game.text.lesson_door import take_lesson
from game.text.list_talk import Doors
from game.text.menus import choose
from game.text.mistakes import all_mistakes, doors
from game.text.teaching_proof import prove


def what_costs_most(console: Console, desk: TextDesk, more: Doors) -> None:
    """The page and where it leads, until it is left. There must be something to say. Raises Leave.

    `more` tells the skills and how the cards fell, by the names of their routes.
    """
    ways: Doors = {
        **doors(console, desk),
        "lesson": partial(take_lesson, console, desk),
        "drill": DrillTalk(console, desk).begin,
        "mistakes": partial(all_mistakes, console, desk),
        "teaching_proof": partial(prove, console, desk),
        **more,
    }
    while True:
        view = WeaknessView(desk.store)
        page = view.page()
        console.say(*weakness_lines(page))
        pressed = choose(console, _("What would you like to do?"), _ways(page))
        route = None if pressed is None else view.act(pressed)
        if route is None:
            return
        ways[route.name](*route.about)
        console.gap()


def _ways(page: WeaknessPage) -> list[tuple[str, str]]:
    """What can be done, with the ids of the buttons; going back is the last."""
    helps = [(each.words, each.id) for each in (page.lesson, page.drill) if each is not None]
    hands = [(look_words(hand), f"look {hand.id}") for hand in page.hands if hand.kept]
    return [*helps, *hands, *further_pages(), (_("Done"), "")]
