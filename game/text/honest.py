"""An honest table by typed lines: where one can step in, the director, a ruling to choose from."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _
from game.pages.page import Page
from game.pages.practice_page import HALTS, Opened
from game.presenters.practice import PracticePresenter
from game.rules.actions import ActionKind, Phase
from game.rules.dealing import HAND_SIZE
from game.rules.view import SeatView
from game.text.console import Console
from game.text.describe import in_order
from game.text.menus import choose
from game.text.page_lines import block_lines
from game.text.spelling import card_meant
from game.text.typed_words import Command, spoken
from game.words import card_name, sentence

_Do = Callable[[Callable[[], object]], None]


def stops_at(view: SeatView) -> bool:
    """Whether the table waits here for a learner who may have seen something, or wants to step in.

    It waits before any trick is gathered, since one's own slips can be mended until then as well, and
    before each round of packets of one's own deal and before its turn-up.
    """
    if view.honest is None:
        return False
    if view.phase is Phase.GATHER:
        return True
    if view.my_turn:
        return _deals_a_round(view)
    leads = view.phase is Phase.PLAY and (view.trick is None or not view.trick.plays)
    asked = view.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND) and view.seat.right in view.actors
    return leads or asked or view.phase is Phase.DISCARD


def _deals_a_round(view: SeatView) -> bool:
    """Whether the learner is about to deal the first or second round, or to turn a card up."""
    if view.phase is not Phase.DEALING or not view.legal or view.legal[0].kind is ActionKind.CUT:
        return False
    if view.legal[0].kind is ActionKind.TURN_UP:
        return True
    begins = not any(view.hand_sizes)
    return begins or (min(view.hand_sizes) > 0 and max(view.hand_sizes) < HAND_SIZE)


def stop_words(view: SeatView) -> list[str]:
    """What can be typed there."""
    if view.phase is Phase.DEALING:
        text = _("You deal. Press Enter to keep dealing, or type “{director}” or “{else_}”.")
    else:
        text = _("Press Enter to keep playing, or type “{director}”, “{else_}”, or a card.")
    return [text.format(director=spoken(Command.DIRECTOR), else_=spoken(Command.ELSE))]


def stands_words() -> str:
    """Why nothing can be taken back, which is the same whatever happened."""
    text = _(
        "At an honest table, a card or a call stays once it's made. If it was a slip, “{else_}” shows what "
        "you can do about it."
    )
    return text.format(else_=spoken(Command.ELSE))


def read_pages(console: Console, table: PracticePresenter, do: _Do) -> None:
    """Read what lies open and choose on it, until the game goes on."""
    while table.sheet.opened in HALTS:
        page = table.page()
        console.say(sentence(page.title), *block_lines(page.blocks))
        if table.sheet.opened is Opened.SHOWING:
            _show_a_card(console, table, page, do)
            continue
        buttons = [button for button in page.every_button() if not button.reason]
        pressed = choose(
            console, page.todo or _("What do you do?"), [(each.words, each.id) for each in buttons]
        )
        forced = table.sheet.opened is Opened.RULED and table.view.phase in (Phase.RULING, Phase.NAME_LEAD)
        if pressed is None and forced and table.view.my_turn:
            continue
        do(lambda pressed=pressed: table.act(pressed or "back to now"))  # type: ignore[misc]


def _show_a_card(console: Console, table: PracticePresenter, page: Page, do: _Do) -> None:
    """A card of the hand is chosen to be seen by everyone, or none after all."""
    held = in_order(table.view.hand)
    answers = [
        *((card_name(card), str(card)) for card in held),
        *((b.words, "") for b in page.every_button()),
    ]

    def meant(typed: str) -> str | None:
        card = card_meant(typed)
        return str(card) if card in held else None

    chosen = choose(console, page.todo, answers, meant)
    card = next((each for each in held if str(each) == chosen), None)
    if card is None:
        do(lambda: table.act("back to now"))
    else:
        do(lambda: table.choose(card))
