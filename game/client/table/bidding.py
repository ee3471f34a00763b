"""The box above the hand in which the learner calls, in the words of the ruleset."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.buttons import Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.i18n import _, pgettext
from game.pages.calls import Call
from game.presenters.table_source import TablePresenter
from game.rules.actions import Action, ActionKind
from game.rules.cards import Suit

ZONE = "calls"
_SUIT_KEYS = {
    pygame.K_s: Suit.SPADES,
    pygame.K_d: Suit.DIAMONDS,
    pygame.K_c: Suit.CLUBS,
    pygame.K_h: Suit.HEARTS,
}


_TICK_PAD = 12  # left and right of a tick on its paper


class CallButton(Button):
    """A call. A barred one can be tried too: the answer says why not."""

    def __init__(self, ui: Ui, call: Call, press: Callable[[Action], None], tried: bool = False) -> None:
        stacked = call.action.suit is not None
        self._tried = tried
        self.best = False
        """Whether it is recommended."""
        self.call = call
        self._press = press
        self._stacked = stacked
        style = ButtonStyle(pip=call.pip, height=48, pad=18)
        if stacked:
            style = ButtonStyle(size=theme.SECOND, height=48, pad=11)
        super().__init__(ui, f"call {call.action}", call.words, self.activate, style, call.barred)
        self.within(ZONE, ZONE)
        self._sign = round(ui.font(20))
        self.size = self._size_of_stack() if stacked else (max(self.size[0], ui.px(96)), self.size[1])
        self._best_width = self.size[0]

    def _size_of_stack(self) -> tuple[int, int]:
        ui = self.ui
        wide, high = self._label.text_width + 2 * ui.px(11), self._label.size[1] + 2 * ui.px(5)
        if self.call.barred:
            wide += self._sign + ui.px(6)  # its words take two lines, so the sign lies beside them
        else:
            high += self._sign + ui.px(2)
        return max(wide, ui.px(84)), max(ui.metrics.at_least(54, theme.HIT), high)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        if self._stacked:
            self.narrow(width)
        else:
            super().fit(width)
            self.size = (max(self.size[0], self.ui.px(96)), self.size[1])

    def narrow(self, width: int) -> None:
        """A suit takes no more than this, in more lines; other calls stay as they are."""
        if self._stacked and self.size[0] > width:
            beside = self._sign + self.ui.px(6) if self.call.barred else 0
            self._label = self._block(max(1, width - 2 * self.ui.px(11) - beside))
            self.size = width, self._size_of_stack()[1]

    def activate(self) -> None:
        self._press(self.call.action)

    def draw(self, surface: Surface) -> None:
        if self._stacked:
            self._draw_stacked(surface)
        else:
            super().draw(surface)
        if self._tried:
            k = self.ui.metrics.k
            edge = Box(12 * k, edge=theme.CLAY, width=max(2.0, 3 * k))
            surface.blit(self.ui.box(self.rect.size, edge), self.rect)
        if self.best:
            recommended(self.ui, surface, self.rect, within=True)

    def said_by(self, key: int) -> bool:
        """Whether a key of the keyboard stands for the call."""
        action = self.call.action
        if action.suit is not None:
            return _SUIT_KEYS.get(key) is action.suit
        if action.kind is ActionKind.PASS:
            return key == pygame.K_p
        if action.kind is ActionKind.ORDER:
            return key == (pygame.K_a if action.alone else pygame.K_o)
        return action.kind is ActionKind.DEFEND and key == (pygame.K_a if action.alone else pygame.K_p)

    @property
    def spoken(self) -> str:
        # NOTE: a call that a hint recommends, as it is spoken
        return _("{call}, recommended").format(call=super().spoken) if self.best else super().spoken

    def _draw_stacked(self, surface: Surface) -> None:
        top = self.rect.move(0, self._sunk())
        self._draw_tile(surface, top)
        colour = "#8C8371" if self.reason else ""
        sign = self.ui.assets.pip(self.call.pip, self._sign, colour)
        words, gap = self._label.picture(), self.ui.px(6)
        if self.reason:
            x = top.centerx - (sign.get_width() + gap + self._label.text_width) // 2
            surface.blit(sign, sign.get_rect(midleft=(x, top.centery)))
            surface.blit(words, words.get_rect(midleft=(x + sign.get_width() + gap, top.centery)))
            return
        high = sign.get_height() + self.ui.px(2) + words.get_height()
        y = top.centery - high // 2
        surface.blit(sign, sign.get_rect(midtop=(top.centerx, y)))
        surface.blit(words, words.get_rect(midbottom=(top.centerx, y + high)))


class AloneTick(Widget):
    """The tick that makes the next call one for a lone hand."""

    def __init__(self, ui: Ui, on: bool, change: Callable[[], None]) -> None:
        super().__init__(ui, "alone", zone=ZONE, group=ZONE)
        self.on = on
        self.best = False
        """Whether it has to be changed for what is recommended."""
        self._change = change
        self._side = max(ui.px(26), round(ui.font(theme.BUBBLE) * 1.3))
        self._words = TextBlock(
            ui, pgettext("tick before a call", "Alone"), None, Style(16, "semibold", theme.INK, 1.2)
        )
        wide = self._side + ui.px(8) + self._words.text_width + 2 * ui.px(_TICK_PAD)
        self.size = (wide, max(ui.metrics.at_least(48, theme.HIT), self._words.size[1] + 2 * ui.px(5)))

    @property
    def spoken(self) -> str:
        return _("Alone, checked") if self.on else _("Alone, not checked")

    def activate(self) -> None:
        self._change()

    def draw(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        self._draw_paper(surface)
        wide = self._side + self.ui.px(8) + self._words.text_width
        box = Rect(self.rect.centerx - wide // 2, 0, self._side, self._side)
        box.centery = self.rect.centery
        fill, edge = (theme.PINE, theme.PINE) if self.on else (theme.WHITE, theme.EDGE)
        surface.blit(self.ui.box(box.size, Box(6 * k, fill, edge, max(1.5, 2 * k))), box)
        if self.on:
            tick = self.ui.assets.icon("check", round(self._side * 0.7), theme.WHITE)
            surface.blit(tick, tick.get_rect(center=box.center))
        words = self._words.picture()
        surface.blit(words, words.get_rect(midleft=(box.right + self.ui.px(8), box.centery)))
        if self.best:
            recommended(self.ui, surface, self.rect, within=True)

    def _draw_paper(self, surface: Surface) -> None:
        """Paper as that of the calls: ink on felt could not be read."""
        ui, edge = self.ui, max(2, self.ui.px(3))
        radius, line = theme.RADIUS_BUTTON * ui.metrics.k, max(1.5, 2 * ui.metrics.k)
        low, rim = (theme.EDGE, theme.EDGE_DARK) if self.hovered else (theme.EDGE_LIT, theme.EDGE)
        surface.blit(ui.box(self.rect.size, Box(radius, low)), self.rect.move(0, edge))
        fill = theme.KNOB if self.hovered else theme.PAPER
        surface.blit(ui.box(self.rect.size, Box(radius, fill, rim, line)), self.rect)


def recommended(ui: Ui, surface: Surface, place: Rect, within: bool = False) -> None:
    """The brass ring and the star of what a hint recommends, as cards have them.

    `within`: the star hangs no higher than the ring, so that it covers no words above the place.
    """
    k = ui.metrics.k
    outer = place.inflate(ui.px(6), ui.px(6))
    rim = Box(14 * k, edge=theme.BRASS_RIM, width=max(2.0, 6 * k))
    surface.blit(ui.box(outer.size, rim), outer)
    ring = place.inflate(ui.px(4), ui.px(4))
    surface.blit(ui.box(ring.size, Box(13 * k, edge=theme.BRASS, width=max(1.5, 4 * k))), ring)
    side = ui.px(26)
    disc = Rect(0, 0, side, side)
    disc.center = (place.right - ui.px(4), place.top + ui.px(2))
    if within:
        disc.top = outer.top
    badge = Box(side / 2, theme.BRASS, theme.BRASS_RIM, max(1.5, 2 * k))
    surface.blit(ui.box(disc.size, badge), disc)
    star = ui.assets.icon("star", round(side * 0.66), theme.BRASS_RIM)
    surface.blit(star, star.get_rect(center=disc.center))


def call_parts(
    ui: Ui, table: TablePresenter, press: Callable[[Action], None], tick: Callable[[], None]
) -> list[Widget]:
    """Buttons for what can be said, and the tick for a lone call; not placed yet."""
    refused = table.refusal.action if table.refusal is not None else None
    parts: list[Widget] = [CallButton(ui, call, press, call.action == refused) for call in table.calls]
    if parts and table.alone is not None:
        parts.append(AloneTick(ui, table.alone, tick))
    star_calls(parts, table.recommended)
    return parts


def star_calls(parts: Sequence[Widget], wanted: Sequence[Action]) -> list[Widget]:
    """Stars on the calls that are recommended, or on the tick that one needs; gives what changed."""
    said = {part.call.action for part in parts if isinstance(part, CallButton)}
    changed: list[Widget] = []
    for part in parts:
        if isinstance(part, CallButton):
            best = part.call.action in wanted
        elif isinstance(part, AloneTick):
            best = any(action.alone is not part.on for action in wanted) and not said.intersection(wanted)
        else:
            continue
        if part.best is not best:
            part.best = best
            changed.append(part)
    return changed


def call_by_key(said: Sequence[Widget], key: int, *, ticks: bool, press: Callable[[str], None]) -> bool:
    """P, O, A and the letters of the suits while something is to be said; whether the key was one of them.

    `ticks` is whether A turns the tick for a lone call.
    """
    if said and ticks and key == pygame.K_a:
        press("alone")
        return True
    part = next((each for each in said if isinstance(each, CallButton) and each.said_by(key)), None)
    if part is not None:
        part.activate()
    return part is not None
