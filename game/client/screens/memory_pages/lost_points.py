"""The sheet of the progress page about what decisions in practice hands cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.plot import Plot, Plotted, moving_mean
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.text import TextBlock
from game.course.memory.mix import local_day
from game.i18n import _, format_date, format_number, ngettext
from game.storage.reviews import HandCost
from game.tutor.review.words import cost_words

MOST_HANDS = 50
MEAN_OF = 10
"""Hands that make one point of the line."""
FEWEST = 3
"""Hands below which a line would say nothing."""


def lost_sheet(
    ui: Ui, ground: Surface, paper: Rect, hands: Sequence[HandCost], on_list: Callable[[], None]
) -> list[Widget]:
    """Lays the sheet and gives its parts: the plot, or how it fills."""
    ui.lay_sheet(ground, paper)
    pad = ui.px(18)
    head = ui.text(_("Points lost a hand"), 22, "title")
    ground.blit(head, (paper.x + pad, paper.y + ui.px(14)))
    drawn = has_plot(hands)
    if drawn:
        _draw_note(
            ui, ground, Rect(paper.x + pad, paper.y + ui.px(14), paper.w - 2 * pad, head.get_height()), head
        )
    top = paper.y + ui.px(14) + head.get_height() + ui.px(8)
    area = Rect(paper.x + pad, top, paper.w - 2 * pad, paper.bottom - top - ui.px(14))
    if drawn:
        return [Plot(ui, "plot", _plotted(hands), on_list, zone="plot").place(*area.topleft, *area.size)]
    text = TextBlock(ui, _how_it_fills(hands), area.w, Style(theme.BODY, "regular", theme.SOFT, 1.38))
    return [
        ScrollArea(ui, "plot", [text.place(0, 0)], text.size[1], zone="plot").place(*area.topleft, *area.size)
    ]


def _draw_note(ui: Ui, ground: Surface, line: Rect, head: Surface) -> None:
    """How the plot is to be read, beside its title, as far as there is room."""
    whole = _("lower is better; a ring is a hand, the line is the mean of ten")
    for words in (whole, _("lower is better")):
        note = ui.text(words, theme.SECOND, "regular", theme.SOFT)
        if head.get_width() + ui.px(14) + note.get_width() <= line.w:
            ground.blit(note, note.get_rect(midleft=(line.x + head.get_width() + ui.px(14), line.centery)))
            return


def has_plot(hands: Sequence[HandCost]) -> bool:
    """Whether there are hands enough for a line."""
    return len(hands) >= FEWEST


def _how_it_fills(hands: Sequence[HandCost]) -> str:
    how = _("After each practice hand your decisions are weighed, and what they cost is drawn here.")
    if not hands:
        return how
    so_far = ngettext("{n} hand has been weighed so far.", "{n} hands have been weighed so far.", len(hands))
    return f"{how} {so_far.format(n=format_number(len(hands)))} {_('Play a few more.')}"


def _plotted(hands: Sequence[HandCost]) -> Plotted:
    costs = [hand.cost for hand in hands]
    count = min(MEAN_OF, len(costs))
    last = ngettext("last {n} hand", "last {n} hands", count).format(n=format_number(count))
    back = len(costs) - 1
    ago = ngettext("{n} hand ago", "{n} hands ago", back).format(n=format_number(back))
    return Plotted(costs, MEAN_OF, (ago, _("the last hand")), last, _spoken(costs))


def _spoken(costs: Sequence[float]) -> str:
    """The plot in words: where the mean stands, and whether it went down."""
    means = moving_mean(costs, MEAN_OF)
    count = min(MEAN_OF, len(costs))
    text = ngettext(
        "Points lost a hand: {mean} over the last {n} hand.",
        "Points lost a hand: {mean} over the last {n} hands.",
        count,
    )
    told = text.format(mean=format_number(means[-1], 1), n=format_number(count))
    if len(costs) < 2 * MEAN_OF:
        return told
    before = format_number(means[-1 - MEAN_OF], 1)
    return told + " " + _("Over the ten hands before: {mean}.").format(mean=before)


def list_words(hands: Sequence[HandCost]) -> str:
    """Every hand of the plot as a line, the newest first."""
    return "\n".join(_line(hand) for hand in reversed(hands))


def _line(hand: HandCost) -> str:
    day = format_date(local_day(hand.reviewed), "medium")
    # NOTE: a practice hand in a list: when it was weighed, which one it was, and what its decisions cost
    text = _("{day}, game {game}, hand {hand}: {cost}")
    return text.format(
        day=day,
        game=format_number(hand.game_id),
        hand=format_number(hand.deal + 1),
        cost=cost_words(hand.cost),
    )
