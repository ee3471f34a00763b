"""How the screens about rules are laid out: a list on the mat, the sheet with its foot of buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.messages import waiting_game
from game.client.screens.services import Services
from game.client.screens.stage import Stage
from game.client.table.sheet_parts import TutorHead
from game.client.widgets.base import Widget
from game.client.widgets.buttons import PLAIN, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.row_list import ListState, Row, RowList
from game.client.widgets.text import TextBlock
from game.i18n import format_number


@dataclass(frozen=True)
class Act:
    """A button of the sheet's foot."""

    key: str
    words: str
    action: Callable[[], None]
    kind: str = PLAIN
    reason: str = ""


_LOSES_NOTHING = frozenset(("home", "practice-setup", "rules", "compare", "message"))


def may_go_on(stage: Stage) -> bool:
    """Whether a new game or table may be opened: no game and no unsaved table lies below."""
    return all(screen.name in _LOSES_NOTHING for screen in stage.screens)


def play_by(stage: Stage, services: Services, ruleset_id: str) -> None:
    """Sets the practice table by a ruleset and opens it; a game left unfinished is asked about first."""
    practice = services.settings().practice
    own = replace(practice, ruleset=ruleset_id, pack=None, joker=None, length="game")
    services.change(practice=own)
    saved = services.saved_game()
    waiting = waiting_game(services, saved, new_game=True) if saved else None
    stage.push(waiting or services.open("practice"))


def lay_heads(ui: Ui, inside: Rect, parts: Sequence[Widget]) -> int:
    """Parts in one line at the top of the mat, the first as wide as it can be; gives where they end.

    At large text all are equally wide.
    """
    gap = ui.px(14)
    high = max(part.size[1] for part in parts)
    each = (inside.w - gap * (len(parts) - 1)) // len(parts)
    x = inside.right
    for part in reversed(parts[1:]):
        wide = each if ui.metrics.text >= 1.3 else min(part.size[0], each)
        x -= wide
        part.place(x, inside.y, wide, high)
        x -= gap
    parts[0].place(inside.x, inside.y, x - inside.x, high)
    return inside.y + high + ui.px(16 if ui.metrics.text < 1.3 else 12)


MakeRows = Callable[[int], Sequence[Row]]
"""Makes the rows of a list for a width in pixels."""


def lay_list(
    ui: Ui, ground: Surface, area: Rect, make: MakeRows, state: ListState, on_select: Callable[[str], None]
) -> RowList:
    """A list on paper as high as its rows, at most as high as `area`."""
    edge = ui.px(8)
    rows = make(area.w)
    high = min(area.h, sum(row.height for row in rows) + 2 * edge)
    paper = Rect(area.x, area.y, area.w, max(high, ui.px(60)))
    ui.lay_sheet(ground, paper)
    listed = RowList(ui, "list", rows, state, on_select)
    return listed.place(paper.x, paper.y + edge, paper.w, paper.h - 2 * edge)


def lay_sheet(
    ui: Ui, who: tuple[str, str], title: str, make: MakeRows, state: ListState, acts: Sequence[Sequence[Act]]
) -> list[Widget]:
    """The parts of the sheet: who speaks, a title, rows that scroll, and buttons that stay."""
    pad = ui.px(theme.SHEET_PAD)
    inside = ui.metrics.sheet.inflate(-2 * pad, -2 * pad)
    beside = round(inside.w * 0.36) if ui.metrics.drawer and acts else 0
    foot = Rect(inside.right - beside, inside.y, beside, inside.h) if beside else inside
    buttons, high = _buttons(ui, foot, acts, from_top=bool(beside))
    text = Rect(inside.x, inside.y, inside.w - (beside + pad if beside else 0), inside.h)
    if not beside and acts:
        text.height -= high + ui.px(12)
    parts: list[Widget] = []
    y = text.y
    if ui.metrics.text < 1.3:
        head = TutorHead(ui, *who)
        head.fit(text.w)
        parts.append(head.place(text.x, y))
        y += head.size[1] + ui.px(10)
    size = 24 if ui.metrics.text < 1.3 else 20
    block = TextBlock(ui, title, text.w, Style(size, "title", theme.INK, 1.18))
    parts.append(block.place(text.x, y))
    y += block.size[1] + ui.px(6)
    bar = ui.px(12)
    rows = make(text.w - bar)
    listed = RowList(ui, "sheet", rows, state, zone="sheet", marked=False)
    parts.append(listed.place(text.x, y, text.w, max(ui.px(20), text.bottom - y)))
    return parts + buttons


def _look(kind: str) -> ButtonStyle:
    return ButtonStyle(size=16, height=44, pad=8) if kind == PLAIN else ButtonStyle(kind, pad=8)


def _buttons(ui: Ui, area: Rect, acts: Sequence[Sequence[Act]], from_top: bool) -> tuple[list[Widget], int]:
    """Lines of buttons at the lower end of an area, or one below the other from its top."""
    gap = ui.px(10)
    lines = [[act] for line in acts for act in line] if from_top or ui.metrics.text >= 1.3 else acts
    made: list[list[Button]] = []
    for line in lines:
        wide = (area.w - gap * (len(line) - 1)) // len(line)
        row = [
            Button(ui, act.key, act.words, act.action, _look(act.kind), act.reason, wide).within("sheet")
            for act in line
        ]
        made.append(row)
    highs = [max(button.size[1] for button in row) for row in made]
    total = sum(highs) + gap * max(0, len(made) - 1) + ui.px(4)
    y = area.y if from_top else area.bottom - total
    parts: list[Widget] = []
    for row, high in zip(made, highs, strict=True):
        x = area.x
        for button in row:
            parts.append(button.place(x, y, None, high))
            x += button.size[0] + gap
        y += high + gap
    return parts, total


def lay_tabs(
    ui: Ui, area: Rect, pages: Sequence[tuple[str, str, int]], chosen: str, choose: Callable[[str], None]
) -> tuple[list[Widget], Rect]:
    """The pages (key, words, number on the disc) at the left of an area, and what is left of it."""
    widest = max(ui.assets.text_width(words, "bold", ui.font(theme.BODY)) for _key, words, _count in pages)
    counts = ui.px(34) if any(count for _key, _words, count in pages) else 0
    wide = max(widest + ui.px(44) + counts, ui.px(140))
    tabs: list[Widget] = []
    y = area.y
    for key, words, count in pages:

        def press(key: str = key) -> None:
            choose(key)

        tab = Tab(ui, f"tab-{key}", words, count, key == chosen, press, wide)
        step = min(tab.size[1] + ui.px(6), max(tab.size[1], area.h // len(pages)))
        tabs.append(tab.place(area.x, y))
        y += step
    return tabs, Rect(area.x + wide, area.y, area.w - wide, area.h)


class Tab(Widget):
    """A page of the list: words at the left edge of the mat; the chosen one is paper."""

    def __init__(
        self,
        ui: Ui,
        key: str,
        words: str,
        count: int,
        chosen: bool,
        on_choose: Callable[[], None],
        width: int,
    ) -> None:
        super().__init__(ui, key, zone="tabs", group="tabs")
        self.words, self.count, self.chosen = words, count, chosen
        self._on_choose = on_choose
        self._font = ui.font(theme.BODY)
        self.size = (width, max(ui.metrics.at_least(46, theme.HIT), round(self._font * 1.7)))

    @property
    def spoken(self) -> str:
        return f"{self.words}, {format_number(self.count)}" if self.count else self.words

    @property
    def ring_rect(self) -> Rect:
        inset = self.ui.px(6)
        return self.rect.inflate(-2 * inset, -2 * inset)

    def activate(self) -> None:
        self._on_choose()

    def draw(self, surface: Surface) -> None:
        ui, k = self.ui, self.ui.metrics.k
        if self.chosen or self.hovered:
            radius = theme.RADIUS_BUTTON * k
            style = Box(
                radius, theme.PAPER if self.chosen else "#09261E", fill_opacity=1 if self.chosen else 0.3
            )
            surface.blit(ui.box(self.rect.size, style), self.rect)
            if self.chosen:  # it goes over into the page at its right
                surface.fill(
                    theme.PAPER,
                    Rect(self.rect.right - round(radius), self.rect.y, round(radius), self.rect.h),
                )
        role, colour = ("bold", theme.INK) if self.chosen else ("medium", theme.CREAM)
        words = ui.assets.text(self.words, role, self._font, colour)
        room = Rect(0, 0, self.rect.w - ui.px(16), words.get_height())
        surface.blit(words, words.get_rect(midleft=(self.rect.x + ui.px(14), self.rect.centery)), room)
        if self.count:
            self._draw_count(surface)

    def _draw_count(self, surface: Surface) -> None:
        ui = self.ui
        number = ui.text(format_number(self.count), theme.LEAST, "bold")
        side = max(ui.px(24), number.get_height() + 2)
        disc = Rect(0, 0, max(side, number.get_width() + ui.px(10)), side)
        disc.midright = (self.rect.right - ui.px(14), self.rect.centery)
        line = max(1.0, 1.5 * ui.metrics.k)
        surface.blit(ui.box(disc.size, Box(side / 2, theme.BRASS, theme.BRASS_DARK, line)), disc)
        surface.blit(number, number.get_rect(center=disc.center))
