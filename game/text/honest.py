"""An honest table by typed lines: where one can step in, the director, a ruling to choose from."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _
from game.pages.practice_page import HALTS, Opened
from game.presenters.practice import PracticePresenter
from game.rules.actions import Phase
from game.rules.view import SeatView
from game.text.console import Console
from game.text.menus import choose
from game.text.page_lines import block_lines
from game.text.typed_words import Command, spoken
from game.words import sentence


def stops_at(view: SeatView) -> bool:
    """Whether the others wait here for a learner who may have seen something, or wants to step in."""
    if view.honest is None or view.my_turn:
        return False
    leads = view.phase is Phase.PLAY and (view.trick is None or not view.trick.plays)
    asked = view.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND) and view.seat.right in view.actors
    return leads or asked or view.phase in (Phase.GATHER, Phase.DISCARD)


def stop_words(view: SeatView) -> list[str]:
    """What can be typed there."""
    text = _("Press Enter to keep playing, or type “{director}”, “{else_}”, or a card.")
    return [text.format(director=spoken(Command.DIRECTOR), else_=spoken(Command.ELSE))]


def read_pages(
    console: Console, table: PracticePresenter, do: Callable[[Callable[[], object]], None]
) -> None:
    """Read what lies open and choose on it, until the game goes on."""
    while table.opened in HALTS:
        page = table.page()
        console.say(sentence(page.title), *block_lines(page.blocks))
        buttons = [button for button in page.every_button() if not button.reason]
        pressed = choose(
            console, page.todo or _("What do you do?"), [(each.words, each.id) for each in buttons]
        )
        forced = table.opened is Opened.RULED and table.view.phase in (Phase.RULING, Phase.NAME_LEAD)
        if pressed is None and forced and table.view.my_turn:
            continue
        do(lambda pressed=pressed: table.act(pressed or "back to now"))  # type: ignore[misc]
