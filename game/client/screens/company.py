"""The people round a hand of cards on the first screen: faces, names, and what they are to you."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.portraits import FRAME, portrait
from game.client.draw.ui import Ui
from game.client.screens import home_art
from game.client.widgets.base import ENDLESS
from game.client.widgets.still import Drawing
from game.client.widgets.text import underline
from game.pages.people import Person, ezra, nora, walt

_FACE = 96  # the width of a face without its frame; all other lengths are of the same drawing
_FAN = 392  # the width of the fan
_RISE = 84  # how far the faces at the sides lie lower than the one across
_BELOW = 156  # the top of the fan below that of the face across
_BARE = 0.1  # of the height of the fan's place, where no card lies at its ends
_APART = 12  # between a face, a name and the cards
_MOST, _LEAST = 1.15, 0.75  # how large all that may be, and how small
_STEP = 0.05


@dataclass(frozen=True)
class Laid:
    """Where everything lies, counted from the upper left corner."""

    size: tuple[int, int]
    faces: dict[str, Rect] = field(default_factory=dict)
    names: dict[str, tuple[int, int]] = field(default_factory=dict)
    fan: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))


class Company(Drawing):
    """Nora across, Walt and Ezra at the sides, the five best hearts between them.

    The upper corner at the end, `corner` in pixels, is left to something else.
    """

    def __init__(self, ui: Ui, corner: tuple[int, int]) -> None:
        super().__init__(ui, self._show)
        self._corner, self._people = corner, (walt(), nora(), ezra())
        self.plates = {each.id: _Plate(ui, each) for each in self._people}
        self.laid = Laid((0, 0))

    @property
    def best_width(self) -> int:
        return self._lay(self.ui.metrics.k).size[0]

    @property
    def least_width(self) -> int:
        return self._lay(_LEAST * self.ui.metrics.k).size[0]

    def fit(self, width: int, height: int = ENDLESS) -> None:
        scale = _MOST
        while True:
            self.laid = self._lay(scale * self.ui.metrics.k)
            wide, high = self.laid.size
            if (wide <= width and high <= height) or scale <= _LEAST:
                break
            scale -= _STEP
        self.size = self.laid.size

    def _lay(self, s: float) -> Laid:
        """Everything at so many pixels for a unit of the drawing."""
        face = round(_FACE * (1 + 2 * FRAME) * s)
        gap = round(_APART * s)
        west, own, east = (self.plates[each.id].size for each in self._people)
        sides = max(face, west[0]), max(face, east[0])
        fan = round(_FAN * s)
        wide = sum(sides) + fan + 2 * gap
        across = Rect(0, 0, face, face)
        across.centerx = sides[0] + gap + fan // 2
        name = Rect(across.right + gap, 0, *own)
        name.y = max(0, across.centery - name.h // 2)
        if name.right > wide - self._corner[0]:
            name.y = max(name.y, self._corner[1])
        wide = max(wide, name.right)
        rise = round(_RISE * s)
        if name.right + gap > wide - sides[1]:
            rise = max(rise, name.bottom + gap)
        faces, names = {"nora": across}, {"nora": name.topleft}
        for who, middle, plate in (
            ("walt", sides[0] // 2, west),
            ("ezra", wide - sides[1] + sides[1] // 2, east),
        ):
            place = Rect(0, rise, face, face)
            place.centerx = middle
            faces[who] = place
            names[who] = (middle - plate[0] // 2, place.bottom + gap // 2)
        top = round(_BELOW * s)
        cards = Rect(sides[0] + gap, top, fan, round(fan * home_art.FAN_SIZE[1] / home_art.FAN_SIZE[0]))
        cards.top = max(cards.top - round(cards.h * _BARE), name.bottom)
        lowest = max(names["walt"][1] + west[1], names["ezra"][1] + east[1], cards.bottom)
        return Laid((wide, lowest), faces, names, cards)

    def _show(self, ui: Ui, surface: Surface, rect: Rect) -> None:
        wide, high = self.laid.size
        corner = (rect.centerx - wide // 2, rect.y + max(0, rect.h - high) // 2)
        home_art.fan(ui, surface, self.laid.fan.move(corner), _MOST)
        for each in self._people:
            place = self.laid.faces[each.id].move(corner)
            side = round(place.w / (1 + 2 * FRAME))
            face = portrait(ui, each.id, "pleased" if each.ours else "resting", side, each.ours)
            surface.blit(face, face.get_rect(center=place.center))
            x, y = self.laid.names[each.id]
            self.plates[each.id].draw(surface, (corner[0] + x, corner[1] + y), each.ours)


class _Plate:
    """A name with the line of its side, and what that player is."""

    def __init__(self, ui: Ui, person: Person) -> None:
        self._ui = ui
        self._name = ui.text(person.name, theme.EMPHASIS, "bold", theme.CREAM)
        self._role = ui.text(person.role, theme.SECOND, "regular", theme.FELT_SOFT)
        self._centred = not person.ours

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        wide = max(self._name.get_width(), self._role.get_width())
        return wide, self._name.get_height() + self._ui.px(5) + self._role.get_height()

    def draw(self, surface: Surface, corner: tuple[int, int], ours: bool) -> None:
        wide, high = self.size
        whole = Rect(*corner, wide, high)
        name, role = self._name.get_rect(topleft=corner), self._role.get_rect(bottomleft=whole.bottomleft)
        if self._centred:
            name.centerx = role.centerx = whole.centerx
        underline(self._ui, surface, surface.blit(self._name, name), ours)
        surface.blit(self._role, role)
