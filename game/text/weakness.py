"""What costs most by typed lines: the page, then its lesson, its drill, its hands, and all mistakes."""

from __future__ import annotations

from functools import partial

from game.i18n import _
from game.pages.mistake_list import mistakes_title
from game.pages.weakness import WeaknessPage, look_words, weakness_lines
from game.presenters.weakness import WeaknessView
from game.text.console import Console
from game.text.desk import TextDesk
from game.text.drill import DrillTalk
from game.text.lesson_door import take_lesson
from game.text.list_talk import Doors
from game.text.menus import choose
from game.text.mistakes import all_mistakes, doors


def what_costs_most(console: Console, desk: TextDesk) -> None:
    """The page and where it leads, until it is left. There must be something to say. Raises Leave."""
    ways: Doors = {
        **doors(console, desk),
        "lesson": partial(take_lesson, console, desk),
        "drill": DrillTalk(console, desk).begin,
        "mistakes": partial(all_mistakes, console, desk),
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
    hands = [(look_words(hand), f"look {hand.id}") for hand in page.hands]
    return [*helps, *hands, (mistakes_title(), "mistakes"), (_("Done"), "")]
