"""The box above the hand in which the learner calls, in the words of the ruleset."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.client import theme
from game.client.shapes import Box
from game.client.table.layout import TableLayout
from game.client.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.i18n import _, pgettext
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Suit
from game.rules.view import SeatView
from game.words import call_words, suit_title

ZONE = "calls"
_MOST = 0.82  # of the mat that one row may take
_CALLING = (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.NAME_UPCARD, Phase.DEFEND)


@dataclass(frozen=True)
class Call:
    """A call the learner could try; `barred` says in few words why it is not allowed."""

    action: Action
    words: str
    barred: str = ""
    pip: str = ""


def is_calling(view: SeatView) -> bool:
    """Whether the learner has to say something now."""
    return view.my_turn and view.phase in _CALLING


def calls(view: SeatView, alone: bool) -> list[Call]:
    """All calls of the phase in their order, legal or not. `alone`: the tick is set."""
    seat = view.seat
    if view.phase is Phase.FIRST_ROUND:
        tried = [Action(seat, ActionKind.PASS)]
        tried += [Action(seat, ActionKind.ORDER, alone=lone) for lone in (False, True)]
    elif view.phase is Phase.SECOND_ROUND:
        tried = [Action(seat, ActionKind.PASS)]
        tried += [Action(seat, ActionKind.CALL, suit=suit, alone=alone) for suit in Suit]
    elif view.phase is Phase.NAME_UPCARD:
        tried = [Action(seat, ActionKind.NAME, suit=suit) for suit in Suit]
    else:
        tried = [Action(seat, ActionKind.DEFEND, alone=lone) for lone in (False, True)]
    return [_call(view, action) for action in tried]


def _call(view: SeatView, action: Action) -> Call:
    second = view.phase is Phase.SECOND_ROUND
    barred = "" if action in view.legal else _barred(view, action)
    if action.kind is ActionKind.DEFEND:
        words = _("I defend alone") if action.alone else _("We defend together")
    elif action.suit is not None:
        words = suit_title(action.suit)
    else:
        words = call_words(view.ruleset, action, view.dealer, second)
    pip = str(action.suit or "")
    if action.kind is ActionKind.ORDER and not action.alone:
        pip = str(view.upcard_suit or "")
    return Call(action, words, barred, pip)


def _barred(view: SeatView, action: Action) -> str:
    if action.kind is ActionKind.PASS:
        return _("the dealer must name a suit")
    if action.kind is ActionKind.CALL:
        return _("turned down")
    return _("not with this hand")


def question(view: SeatView) -> str:
    """The line at the head of the box."""
    if view.phase is Phase.NAME_UPCARD:
        return _("Which suit shall the joker have?")
    if view.phase is Phase.DEFEND:
        return _("How do you defend?")
    return _("What do you say?")


class CallButton(Button):
    """A call. A barred one can be tried too: the answer says why not."""

    def __init__(self, ui: Ui, call: Call, press: Callable[[Action], None], best: bool) -> None:
        stacked = call.action.suit is not None
        self.call = call
        self._press = press
        self._stacked = stacked
        super().__init__(
            ui, f"call {call.action}", call.words, self.activate,
            kind=BRASS if best else PLAIN, reason=call.barred, pip="" if stacked else call.pip,
            size=theme.SECOND if stacked else theme.BODY, height=54, pad=11 if stacked else 18,
            zone=ZONE, group=ZONE,
        )  # fmt: skip
        if stacked:
            self._sign = round(ui.font(20))
            high = self._sign + ui.px(2) + self._label.size[1] + 2 * ui.px(5)
            self.size = (max(self.size[0], ui.px(84)), max(ui.metrics.at_least(54, theme.HIT), high))
        else:
            self.size = (max(self.size[0], ui.px(96)), self.size[1])

    def activate(self) -> None:
        self._press(self.call.action)

    def draw(self, surface: Surface) -> None:
        if not self._stacked:
            super().draw(surface)
            return
        top = self.rect.move(0, self._sunk())
        self._draw_tile(surface, top)
        colour = "#8C8371" if self.reason else ""
        sign = self.ui.assets.pip(self.call.pip, self._sign, colour)
        words = self._label.picture()
        high = sign.get_height() + self.ui.px(2) + words.get_height()
        y = top.centery - high // 2
        surface.blit(sign, sign.get_rect(midtop=(top.centerx, y)))
        surface.blit(words, words.get_rect(midbottom=(top.centerx, y + high)))


class AloneTick(Widget):
    """The tick that makes the next call one for a lone hand."""

    def __init__(self, ui: Ui, on: bool, change: Callable[[], None]) -> None:
        super().__init__(ui, "alone", zone=ZONE, group=ZONE)
        self.on = on
        self._change = change
        self._side = max(ui.px(26), round(ui.font(theme.BUBBLE) * 1.3))
        self._words = TextBlock(
            ui, pgettext("tick before a call", "Alone"), None, Style(16, "semibold", theme.INK, 1.2)
        )
        self.size = (self._side + ui.px(8) + self._words.text_width, max(self._side, self._words.size[1]))

    @property
    def spoken(self) -> str:
        return _("Alone, ticked") if self.on else _("Alone, not ticked")

    def activate(self) -> None:
        self._change()

    def draw(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        box = Rect(self.rect.x, 0, self._side, self._side)
        box.centery = self.rect.centery
        fill, edge = (theme.PINE, theme.PINE) if self.on else (theme.WHITE, theme.EDGE)
        surface.blit(self.ui.box(box.size, Box(6 * k, fill, edge, max(1.5, 2 * k))), box)
        if self.on:
            tick = self.ui.assets.icon("check", round(self._side * 0.7), theme.WHITE)
            surface.blit(tick, tick.get_rect(center=box.center))
        words = self._words.picture()
        surface.blit(words, words.get_rect(midleft=(box.right + self.ui.px(8), box.centery)))


class Paper(Widget):
    """The paper of the box with its two lines of heading."""

    focusable = False

    def __init__(self, ui: Ui, head: str, rules: str, width: int, height: int) -> None:
        super().__init__(ui, "box paper")
        self._head = TextBlock(ui, head, None, Style(theme.SECOND, "bold", theme.INK, 1.2))
        self._rules = TextBlock(ui, rules, None, Style(theme.SECOND, "regular", theme.SOFT, 1.2))
        self.size = (width, height)

    @property
    def hit(self) -> Rect:
        return Rect(0, 0, 0, 0)

    def draw(self, surface: Surface) -> None:
        self.ui.paper(self.rect.size, 14).draw(surface, self.rect.center)
        pad, y = self.ui.px(14), self.rect.y + self.ui.px(9)
        surface.blit(self._head.picture(), (self.rect.x + pad, y))
        right = self.rect.right - pad - self._rules.text_width
        if right > self.rect.x + pad + self._head.text_width + self.ui.px(16):
            surface.blit(self._rules.picture(), (right, y))


def lay_box(ui: Ui, layout: TableLayout, view: SeatView, rules: str, parts: list[Widget]) -> list[Widget]:
    """The box with its calls at their places: one row, or two where one would be too wide."""
    room = layout.box_room(view.standing.points[view.seat.side.other])
    gap, pad = ui.px(12), ui.px(14)
    rows = _rows(parts, gap, min(room.w, round(_MOST * layout.mat.w)) - 2 * pad)
    title = round(ui.font(theme.SECOND) * 1.2) + ui.px(16)
    heights = [max(part.size[1] for part in row) for row in rows]
    inner = max(_width(row, gap) for row in rows)
    width = max(inner + 2 * pad, ui.px(360))
    height = title + sum(heights) + (len(rows) - 1) * gap + ui.px(15)
    paper = Paper(ui, question(view), rules, width, height)
    top = max(room.top, min(room.bottom - height, layout.y(362)))
    left = max(layout.mat.left, min(max(room.right, room.left + width) - width, layout.cx - width / 2))
    left = min(max(left, room.left), layout.mat.right - width)
    paper.place(left, top)
    y = paper.rect.y + title
    for row, high in zip(rows, heights, strict=True):
        x = paper.rect.centerx - _width(row, gap) // 2
        for part in row:
            part.place(x, y + (high - part.size[1]) // 2 if isinstance(part, AloneTick) else y, None,
                       part.size[1] if isinstance(part, AloneTick) else high)  # fmt: skip
            x += part.size[0] + gap
        y += high + gap
    return [paper, *parts]


def _rows(parts: list[Widget], gap: int, most: int) -> list[list[Widget]]:
    """The calls in as few rows as fit, filled alike."""
    for count in (1, 2, 3):
        size = -(-len(parts) // count)
        rows = [parts[start : start + size] for start in range(0, len(parts), size)]
        if max(_width(row, gap) for row in rows) <= most or count == 3:
            return rows
    return [parts]


def _width(row: list[Widget], gap: int) -> int:
    return sum(part.size[0] for part in row) + gap * (len(row) - 1)
