"""A memory card on the sheet: its front or its back on paper, and below it what there is to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.linked import LinkedText, links_of
from game.client.widgets.marks import rule
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.text import Label, TextBlock
from game.course.memory.cards import Kind, MemoryCard
from game.course.memory.scheduling import Answered
from game.i18n import _


@dataclass(frozen=True)
class CardPage:
    """All there is to show of a card. `coming` says by each answer when it comes back."""

    card: MemoryCard
    turned: bool
    where: str  # "Card 3 of 12"
    due: str  # "due today"
    coming: dict[Answered, str]
    turn: Callable[[], None]
    answer: Callable[[Answered], None]
    open_term: Callable[[str], None]
    more: tuple[tuple[str, Callable[[], None]], ...] = ()  # links below the answer, and what they open


def answer_words() -> dict[Answered, str]:
    """What a learner can say of a card."""
    return {
        Answered.NOT_YET: _("Not yet"),
        Answered.NEARLY: _("Nearly"),
        Answered.KNEW_IT: _("I knew it"),
    }


class AnswerButton(Button):
    """An answer with the time after which the card comes back, in one line or two."""

    def __init__(
        self, ui: Ui, answered: Answered, when: str, on_press: Callable[[], None], width: int, lines: int
    ) -> None:
        self._said, self._when = answer_words()[answered], when
        # NOTE: an answer to a memory card and when it then comes back, for example "**Nearly** in 15 minutes"
        words = _("**{answer}** {when}").format(answer=self._said, when=when)
        if lines > 1:
            words = f"**{self._said}**\n{when}"
        kind = BRASS if answered is Answered.KNEW_IT else PLAIN
        style = ButtonStyle(kind, size=theme.LEAST, height=62 if lines > 1 else 44, pad=6)
        super().__init__(ui, f"answer-{int(answered)}", words, on_press, style, width=width)
        self.within("sheet", "answers")

    def _block(self, space: int | None) -> TextBlock:
        style = Style(theme.LEAST, "regular", line=1.22)
        block = TextBlock(self.ui, self.words, space, style, align="center")
        return TextBlock(self.ui, self.words, block.text_width, style, align="center")

    @property
    def spoken(self) -> str:
        # NOTE: an answer to a memory card and when it then comes back, for example "Nearly, in 15 minutes"
        return _("{answer}, {when}").format(answer=self._said, when=self._when)


def lay_card(ui: Ui, ground: Surface, sheet: Rect, page: CardPage) -> list[Widget]:
    """Draws the paper onto the ground, where the sheet would lie, and gives the parts."""
    if ui.metrics.drawer:
        right = round(sheet.w * 0.36)
        foot = Rect(sheet.right - right, sheet.y, right, sheet.h)
        paper = Rect(sheet.x, sheet.y, sheet.w - right - ui.px(16), sheet.h)
        parts, _high = _foot(ui, page, foot)
    else:
        parts, high = _foot(ui, page, Rect(sheet.x, sheet.y, sheet.w, sheet.h))
        paper = Rect(sheet.x, sheet.y, sheet.w, sheet.h - high - ui.px(16))
        shift = paper.bottom + ui.px(16) - sheet.y
        for part in parts:
            part.place(part.rect.x, part.rect.y + shift, part.rect.w, part.rect.h)
    ui.lay_sheet(ground, paper.move(ui.px(3), ui.px(4)), angle=1.2)
    ui.lay_sheet(ground, paper)
    return [*_face(ui, ground, page, paper), *parts]


def _face(ui: Ui, ground: Surface, page: CardPage, paper: Rect) -> list[Widget]:
    """What stands on the paper."""
    pad = ui.px(theme.SHEET_PAD + 4)
    inside = paper.inflate(-2 * pad, -2 * pad)
    where = ui.text(page.where, theme.SECOND, "regular", theme.SOFT)
    due = ui.text(page.due, theme.SECOND, "semibold", theme.GOLD)
    ground.blit(where, inside.topleft)
    together = where.get_width() + due.get_width() + ui.px(14) <= inside.w
    down = 0 if together else where.get_height()
    x = inside.right - due.get_width() if together else inside.x
    ground.blit(due, (x, inside.y + down))
    top = inside.y + where.get_height() + down + ui.px(12)
    area = Rect(inside.x, top, inside.w, inside.bottom - top)
    parts, high = _texts(ui, page, area.w)
    scroll = ScrollArea(ui, "card", parts, high).place(area.x, area.y, area.w, area.h)
    return [scroll, *links_of(scroll)]


class _Rule(Widget):
    """A hairline across the paper."""

    focusable = False

    def draw(self, surface: Surface) -> None:
        rule(self.ui, surface, self.rect.x, self.rect.centery, self.rect.w)


def _texts(ui: Ui, page: CardPage, width: int) -> tuple[list[Widget], int]:
    """Title, question and answer, placed one below the other."""
    card = page.card
    size = {Kind.TERM: 36, Kind.RANK: 29, Kind.RULE: 25}[card.kind]
    parts: list[tuple[Widget, int]] = [(TextBlock(ui, card.front, width, Style(size, "title", line=1.16)), 0)]
    if card.said and page.turned:
        # NOTE: how a word sounds, for example "say: BOW-er"
        said = _("say: {sound}").format(sound=card.said)
        parts.append((TextBlock(ui, said, width, Style(theme.SECOND, colour=theme.SOFT)), 4))
    style = Style(16, colour=theme.SOFT, line=1.34) if page.turned else Style(20, line=1.36)
    parts.append((TextBlock(ui, card.ask, width, style), 6))
    if page.turned:
        hair = _Rule(ui)
        hair.size = (width, ui.px(10))
        parts.append((hair, 8))
        text = LinkedText(ui, card.back, width, Style(theme.EMPHASIS, line=1.4), page.open_term)
        parts.append((text, 8))
        for words, opens in page.more:
            link = LinkedText(ui, words, width, Style(16, colour=theme.SOFT), None, {words: opens})
            parts.append((link, 10))
    y = 0
    for part, above in parts:
        part.place(0, y + ui.px(above))
        y = part.rect.bottom
    return [part for part, _above in parts], y


def _foot(ui: Ui, page: CardPage, area: Rect) -> tuple[list[Widget], int]:
    """The buttons from the top of an area on, and how high they are together."""
    if not page.turned:
        turn = Button(
            ui, "turn", _("Show the answer"), page.turn, ButtonStyle(kind=BRASS, height=56), width=area.w
        ).within(zone="sheet")
        turn.place(area.x, area.y)
        return [turn], turn.size[1] + ui.px(6)
    ask = Label(ui, _("Did you know it?"), 16, "bold")
    ask.place(area.centerx - ask.size[0] // 2, area.y)
    y = ask.rect.bottom + ui.px(8)
    parts: list[Widget] = [ask]
    answers = _answers(ui, page, area.w)
    for row in answers:
        x, high = area.x, max(button.size[1] for button in row)
        for button in row:
            parts.append(button.place(x, y, None, high))
            x = button.rect.right + ui.px(10)
        y += high + ui.px(12)
    return parts, y - area.y


def _answers(ui: Ui, page: CardPage, width: int) -> Sequence[Sequence[AnswerButton]]:
    """The three answers, beside each other where their words fit, else one below the other."""

    def made(wide: int, lines: int) -> list[AnswerButton]:
        return [
            AnswerButton(ui, answered, page.coming[answered], partial(page.answer, answered), wide, lines)
            for answered in Answered
        ]

    each = (width - 2 * ui.px(10)) // 3
    longest = max(
        ui.assets.text_width(words, role, ui.font(theme.LEAST))
        for role, told in (("bold", answer_words()), ("regular", page.coming))
        for words in told.values()
    )
    if longest + 2 * ui.px(6) <= each:
        return [made(each, 2)]
    return [[button] for button in made(width, 1)]
