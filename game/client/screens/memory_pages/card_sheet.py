"""A memory card on paper, its front or its back, and below it what there is to say."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import FirstUnbroken, MadeForRoom, Sized
from game.client.widgets.base import ENDLESS
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle
from game.client.widgets.composed import hairline
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack
from game.client.widgets.linked import LinkedText
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import Drawing, picture
from game.client.widgets.text import TextBlock
from game.course.memory.cards import Kind
from game.course.memory.scheduling import Answered
from game.i18n import _
from game.pages.memory import CardPage, answer_spoken, answer_words

Press = Callable[[str], None]
"""Does what the button of an id does."""

_BESIDE = 0.36  # of the width, for buttons beside the card
_TITLES = {Kind.TERM: 36, Kind.RANK: 29, Kind.RULE: 25}


def card_parts(ui: Ui, page: CardPage, press: Press) -> Part:
    """The card with its buttons below it, or beside it where the sheet is a drawer."""
    pad = ui.px(theme.SHEET_PAD + 4)
    card = Stack(Drawing(ui, _two_sheets), Inset(_face(ui, page, press), pad))
    foot = _answers(ui, page, press) if page.turned else _turn(ui, press)
    if not ui.metrics.drawer:
        return Column(card, foot, gap=ui.px(16), side=Side.FILL, grow=card)
    beside = Column(foot, side=Side.FILL)
    return MadeForRoom(
        lambda width, _height: Row(
            card, Sized(beside, round(width * _BESIDE)), gap=ui.px(16), side=Side.FILL, grow=card
        )
    )


def _two_sheets(ui: Ui, surface: Surface, paper: Rect) -> None:
    """The paper, and a corner of the card below it."""
    ui.lay_sheet(surface, paper.move(ui.px(3), ui.px(4)), angle=1.2)
    ui.lay_sheet(surface, paper)


def _face(ui: Ui, page: CardPage, press: Press) -> Part:
    """What stands on the paper."""
    where = picture(ui, ui.text(page.where, theme.SECOND, "regular", theme.SOFT))
    due = picture(ui, ui.text(page.due, theme.SECOND, "semibold", theme.GOLD))
    head = FirstUnbroken(
        lambda: Row(where, gap := Inset(Stack(), 0, 0, ui.px(14), 0), due, grow=gap),
        lambda: Column(where, due),
    )
    texts = Scrolled(ui, "card", _texts(ui, page, press))
    return Column(head, texts, gap=ui.px(12), side=Side.FILL, grow=texts)


def _texts(ui: Ui, page: CardPage, press: Press) -> Part:
    """Title, question and answer, one below the other."""
    card = page.card
    parts: list[Part] = [TextBlock(ui, card.front, style=Style(_TITLES[card.kind], "title", line=1.16))]

    def below(part: Part, above: float) -> None:
        parts.append(Inset(part, 0, ui.px(above), 0, 0))

    if card.said and page.turned:
        # NOTE: how a word sounds, for example "say: BOW-er"
        said = _("say: {sound}").format(sound=card.said)
        below(TextBlock(ui, said, style=Style(theme.SECOND, colour=theme.SOFT)), 4)
    asked = Style(16, colour=theme.SOFT, line=1.34) if page.turned else Style(20, line=1.36)
    below(TextBlock(ui, card.ask, style=asked), 6)
    if page.turned:
        below(hairline(ui), 13)
        open_term = partial(_open_term, press)
        below(LinkedText(ui, card.back, ENDLESS, Style(theme.EMPHASIS, line=1.4), open_term), 12)
        for link in page.more:
            links = {link.words: partial(press, link.id)}
            below(LinkedText(ui, link.words, ENDLESS, Style(16, colour=theme.SOFT), None, links), 10)
    return Column(*parts, side=Side.FILL)


def _open_term(press: Press, term: str) -> None:
    press(f"term {term}")


def _turn(ui: Ui, press: Press) -> Part:
    style = ButtonStyle(kind=BRASS, height=56)
    turn = Button(ui, "turn", _("Show the answer"), partial(press, "turn"), style).within("sheet")
    return Inset(Column(turn, side=Side.FILL), 0, 0, 0, ui.px(6))


class AnswerButton(Button):
    """An answer with the time after which the card comes back, in one line or two."""

    def __init__(self, ui: Ui, answered: Answered, when: str, press: Press, lines: int) -> None:
        # NOTE: an answer to a memory card and when it then comes back, for example "**Nearly** in 15 minutes"
        words = _("**{answer}** {when}").format(answer=answer_words(answered), when=when)
        if lines > 1:
            words = f"**{answer_words(answered)}**\n{when}"
        kind = BRASS if answered is Answered.KNEW_IT else PLAIN
        style = ButtonStyle(kind, size=theme.LEAST, height=62 if lines > 1 else 44, pad=6)
        id = f"answer {int(answered)}"
        super().__init__(ui, id, words, partial(press, id), style)
        self.within("sheet", "answers")
        self._spoken = answer_spoken(answered, when)

    def _block(self, space: int | None) -> TextBlock:
        block = TextBlock(self.ui, self.words, style=Style(theme.LEAST, line=1.22), align="center")
        block.fit(ENDLESS if space is None else space)
        return block

    @property
    def spoken(self) -> str:
        return self._spoken


def _answers(ui: Ui, page: CardPage, press: Press) -> Part:
    """The three answers, beside each other where their words fit, else one below the other."""

    def made(lines: int) -> list[AnswerButton]:
        return [AnswerButton(ui, answered, when, press, lines) for answered, when in page.coming]

    ask = TextBlock(ui, page.asked, style=Style(16, "bold", line=theme.LINE_TIGHT))
    answers = FirstUnbroken(
        lambda: Row(*made(2), gap=ui.px(10), side=Side.FILL, even=True),
        lambda: Column(*made(1), gap=ui.px(12), side=Side.FILL),
    )
    whole = Column(Row(Column(ask, side=Side.MIDDLE), even=True), answers, gap=ui.px(8), side=Side.FILL)
    return Inset(whole, 0, 0, 0, ui.px(12))
