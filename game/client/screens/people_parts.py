"""The players everyone sits down with, as parts of a layout: a face, and a row of all three."""

from __future__ import annotations

from game.client.draw import theme
from game.client.draw.portraits import portrait
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Sized
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Part, Row, Side
from game.client.widgets.still import picture, player_name
from game.client.widgets.text import TextBlock
from game.pages.people import Person, ezra, nora, walt

_FACE, _WORDS = 42, 186  # a face without its frame; the words beside it


def face(ui: Ui, who: Person, size: float, mood: str = "resting") -> Part:
    """A portrait, without its frame so wide."""
    return picture(ui, portrait(ui, who.id, mood, ui.px(size), who.ours, shadow=False))


def company_row(ui: Ui, told: bool) -> Part:
    """Partner and opponents side by side on the felt; `told`: with what they are like."""
    people = [_one(ui, who, told) for who in (nora(), walt(), ezra())]
    return Row(*people, gap=ui.px(18), side=Side.START if told else Side.MIDDLE)


def _one(ui: Ui, who: Person, told: bool) -> Part:
    name = player_name(ui, ui.text(who.name, theme.BODY, "bold", theme.CREAM), who.ours)
    words: Part = name
    if told:
        style = Style(theme.LEAST, colour=theme.FELT_SOFT, line=1.2)
        temper = TextBlock(ui, who.temper, style=style)
        words = Sized(Column(name, temper, gap=ui.px(5), side=Side.START), ui.px(_WORDS))
    side = Side.START if told else Side.MIDDLE  # so that all names are on one line
    return Row(face(ui, who, _FACE), words, gap=ui.px(9), side=side)
