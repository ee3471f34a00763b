"""The decisions of a drill that are worth a second look, as many as have room."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.small_cards import small_cards
from game.client.widgets.arrangements import FirstUnbroken
from game.client.widgets.composed import Composed, hairline
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, space
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import Drawing, boxed, picture
from game.client.widgets.text import TextBlock
from game.pages.drill_result import DrillResult, Look, best_badge, looks_title, no_looks

_OWN, _BESIDE = 38, 32  # widths of the cards of the hand, and of what lay beside them


def looks_part(ui: Ui, page: DrillResult) -> Part:
    """A head, the mistakes that cost most, and one answer that was hard and right."""
    head = TextBlock(ui, looks_title(), style=Style(22, "title", line=1.16))
    wrong = [_wrong(ui, look) for look in page.looks]
    if not wrong and page.praised is None:
        words = TextBlock(ui, no_looks(), style=Style(theme.BODY))
        return Column(head, space(height=ui.px(6)), words, side=Side.FILL)

    def praised(told: bool) -> list[Part]:
        return [] if page.praised is None else [_praised(ui, page.praised, told)]

    def whole(looks: list[Part]) -> Part:
        parts = [Composed(ui, f"look {number}", part) for number, part in enumerate(_ruled(ui, looks))]
        return Column(head, *parts, gap=ui.px(7), side=Side.FILL)

    forms = [[*wrong, *praised(told=True)], [*wrong, *praised(told=False)], *([wrong] if wrong else [])]
    return FirstThatFits(*(partial(whole, form) for form in forms), lambda: _scrolled(ui, head, forms[0]))


def _scrolled(ui: Ui, head: Part, looks: list[Part]) -> Part:
    scrolled = Scrolled(ui, "looks", Column(*_ruled(ui, looks), gap=ui.px(7), side=Side.FILL))
    return Column(head, scrolled, gap=ui.px(6), side=Side.FILL, grow=scrolled)


def _ruled(ui: Ui, looks: list[Part]) -> list[Part]:
    """The parts with a hairline between them."""
    below = [Column(hairline(ui), Inset(part, 0, ui.px(7), 0, 0), side=Side.FILL) for part in looks[1:]]
    return [*looks[:1], *below]


def _wrong(ui: Ui, look: Look) -> Part:
    """Cards, what was chosen and what was best, what that cost, and why."""
    best = _said(ui, look.best_words)
    cost = picture(ui, ui.text(look.cost, theme.SECOND, "bold", theme.CLAY))
    both = FirstUnbroken(
        lambda: Row(_you(ui, look), best, gap=ui.px(12)),
        lambda: Column(_you(ui, look), best, side=Side.START),
    )
    said = Row(both, cost, gap=ui.px(10), side=Side.START, grow=both)
    return Column(_cards(ui, look), said, _reason(ui, look), gap=ui.px(3), side=Side.FILL)


def _praised(ui: Ui, look: Look, told: bool) -> Part:
    """The same with a badge for one that was right; the reason is `told` where it has room."""
    star = picture(ui, ui.assets.icon("star", round(ui.font(theme.SECOND)), theme.GOOD))
    words = picture(ui, ui.text(best_badge(), theme.SECOND, "bold", theme.GOOD))
    look_of_it = Box(9 * ui.metrics.k, theme.PINE_LIT, theme.GOOD, max(1.5, 2 * ui.metrics.k))
    badge = boxed(ui, look_of_it, Row(star, words, gap=ui.px(6)), ui.px(10), ui.px(3))
    you = _you(ui, look)
    said = Row(badge, you, gap=ui.px(12), grow=you)
    reason = [_reason(ui, look)] if told else []
    return Column(said, _cards(ui, look), *reason, gap=ui.px(4), side=Side.FILL)


def _you(ui: Ui, look: Look) -> TextBlock:
    return _said(ui, look.you_words)


def _said(ui: Ui, words: str) -> TextBlock:
    return TextBlock(ui, words, style=Style(theme.SECOND, line=1.3))


def _reason(ui: Ui, look: Look) -> Part:
    return TextBlock(ui, look.reason, style=Style(theme.SECOND, colour=theme.SOFT, line=1.3))


def _cards(ui: Ui, look: Look) -> Part:
    """The hand, then the upcard or what lay on the table, then what was trump."""
    head = [picture(ui, ui.text(look.head, theme.SECOND, colour=theme.SOFT))] if look.head else []
    parts: list[Part] = [*head, small_cards(ui, look.hand, _OWN)]
    if look.beside:
        parts += [_edge(ui), small_cards(ui, look.beside, _BESIDE)]
    if look.trump is not None:
        side = round(ui.font(theme.BODY) * 1.1)
        parts.append(picture(ui, ui.assets.pip(str(look.trump), side)))
    return Row(*parts, gap=ui.px(9), side=Side.MIDDLE)


def _edge(ui: Ui) -> Drawing:
    """A hairline between the hand and what lies beside it."""

    def draw(ui: Ui, surface: Surface, rect: Rect) -> None:
        surface.fill(theme.HAIR, rect)

    return Drawing(ui, draw, (max(1, ui.px(2)), ui.px(44)))
