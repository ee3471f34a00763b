"""The players at the end of a game: their faces, their points, and what one of them says."""

from __future__ import annotations

from pygame import Surface

from game.client.draw import theme
from game.client.draw.portraits import FRAME
from game.client.draw.ui import Ui
from game.client.screens.ending_parts import Remark, faces
from game.client.table.felt import SOFT, Felt
from game.client.widgets.arrangements import Sized
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, space
from game.client.widgets.still import picture
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number, pgettext
from game.pages.ending import mood_at_end
from game.pages.people import ezra, nora, walt
from game.rules.seats import Seat
from game.rules.seats import Side as Partners
from game.rules.state import Standing

_FACE, _SMALL_FACE = 96, 58  # the width of a portrait without its frame
_APART = 8  # from portrait to portrait


class EndingPeople:
    """Both sides of a game that is over."""

    def __init__(self, ui: Ui, standing: Standing, learner: Seat, remark: tuple[Seat, str]) -> None:
        """`remark` is who says something, and what."""
        self._ui, self._standing, self._learner = ui, standing, learner
        self._speaker, self._words = remark

    def side(self, side: Partners, most: int) -> Part:
        """The faces of a side above its name and points, and above them what one of them says.

        What is said is broken where it would be wider than `most`: counter cards lie beside it.
        """
        ui = self._ui
        who = TextBlock(ui, _("You, Nora") if self._ours(side) else _("Walt, Ezra"), style=SOFT)
        head = Row(*map(self._still, self._named(side)), who, gap=ui.px(12))
        return Column(self._said(side, most), self._faces(side, _FACE), head, gap=ui.px(8), side=Side.MIDDLE)

    def beside(self, title: Part, width: int) -> list[Part]:
        """Both sides beside a headline, or below it where they have no room there; then what is said."""
        ui = self._ui
        us, them = (self._below_points(side) for side in (self._learner.side, self._learner.side.other))
        for part in (us, them, title):
            part.fit(width)
        between = space()
        if 2 * max(us.size[0], them.size[0]) + title.size[0] + ui.px(30) <= width:
            people = Row(us, between, them, grow=between, side=Side.MIDDLE)
            return [Stack(Column(title, side=Side.MIDDLE), people), self._said_below()]
        people = Row(us, between, them, grow=between, side=Side.MIDDLE)
        return [title, people, self._said_below()]

    def _ours(self, side: Partners) -> bool:
        return side is self._learner.side

    def _still(self, drawn: Surface) -> Part:
        return picture(self._ui, drawn)

    def _faces(self, side: Partners, wide: int) -> Part:
        people = (nora(),) if self._ours(side) else (walt(), ezra())
        return faces(self._ui, people, mood_at_end(self._standing, side), wide)

    def _named(self, side: Partners) -> tuple[Surface, Surface]:
        """The name of a side and its points."""
        name = pgettext("our side", "Us") if self._ours(side) else pgettext("the other side", "Them")
        points = self._ui.text(format_number(self._standing.points[side]), 40, "title", theme.CREAM)
        return Felt(self._ui).name_picture(name, self._ours(side), 18), points

    def _below_points(self, side: Partners) -> Part:
        """The faces of a side below its name and points."""
        named = Row(*map(self._still, self._named(side)), gap=self._ui.px(12), side=Side.MIDDLE)
        return Column(named, self._faces(side, _SMALL_FACE), gap=self._ui.px(4), side=Side.MIDDLE)

    def _said(self, side: Partners, most: int) -> Part:
        """What one of a side says, above their portraits; as much room at the other side."""
        away = self._ui.px(_FACE / 2 * (1 + 2 * FRAME) + _APART / 2)
        remark = Remark(self._ui, self._words, (0.5, -away if self._first else away))
        if remark.size[0] > most:
            remark.fit(most)
        wide, high = remark.size
        return Sized(remark, wide) if self._speaker.side is side else space(0, high)

    @property
    def _first(self) -> bool:
        """Whether who speaks is at the left of the partner."""
        return self._speaker is self._learner.left

    def _said_below(self) -> Part:
        """What a player says, in a line of its own below the portraits."""
        ui = self._ui
        whole = _SMALL_FACE * (1 + 2 * FRAME)
        ours = self._speaker is self._learner.partner
        near = whole / 2 if not ours and not self._first else 1.5 * whole + _APART  # from the mat's edge
        x = ui.px(near)
        remark = Remark(ui, self._words, (0.0, x) if ours else (1.0, -x), below=True)
        free = space()
        line = Row(remark, free, grow=free) if ours else Row(free, remark, grow=free)
        return Inset(line, 0, ui.px(4), 0, 0)
