"""How a hand ends: its tricks come out of the packets, the stamp falls, the points go to the score."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Surface

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui
from game.client.table.beats import Growth, Timing
from game.client.table.draw_pieces import item_of
from game.client.table.easing import in_out_cubic, out_cubic
from game.client.table.hand_end import STAMP, stamp_middle, stamped
from game.client.table.layout import TableLayout
from game.client.table.packets import packet_key, packet_spot
from game.client.table.pieces import CUBE, DEALER
from game.client.table.plan import Plan, fade
from game.client.table.score_labels import score_number
from game.client.table.table_picture import Item, Piece
from game.i18n import format_number
from game.pages.remarks import GREAT
from game.rules import events as ev
from game.rules.seats import Side
from game.rules.trick import winner

_OF_PLAY = ("role", "name", "ring-of", "place", "own-place", "laid", "packets", "kitty", "tag")
_OF_SEAT = ("role-", "name-", "tag-")
_OF_RESULT = ("face", "speech")  # nobody is glad or sorry before the stamp is down
_SPREAD = 420  # for the cards of a trick to find their places
_APART = 60  # from one trick to the next
_PIPS, _FALL = 24, 900
_PIP_INKS = ("#F2BC4E", "#FDF6E4", "#F08A7C")
_POINT_WAY, _NEXT = 380, 160  # of a point to its score, and until the next one
_BESIDE = 30
_UNDER_ALL = 9  # on the felt: no face, name or card is hidden
_UNDER_FACES = 24  # of packets on their way
_BELOW = 70  # the middle of the stamp, where points come out from under it
_STEPS = 24  # pictures of a pip that turns


def spread(plan: Plan) -> None:
    """The last trick is seen, then all five lie down in their rows, the uppermost of a pile first."""
    hold = float(theme.MARKED)
    taken, last = dict.fromkeys(Side, 0), len(plan.view.tricks) - 1
    for number, trick in enumerate(plan.view.tricks):
        side = winner(trick, plan.view.trump).side
        packet = plan.before.pieces.get(packet_key(side, taken[side]))
        taken[side] += 1
        for card in trick.cards:
            key = str(card)
            if key not in plan.after.pieces:
                continue
            if key not in plan.before.pieces:
                spot = packet_spot(plan.layout, plan.view, side, taken[side] - 1)
                plan.starts[key] = packet or Piece("back", spot)
                plan.heights[key] = _UNDER_FACES + number
            plan.timings[key] = Timing(hold + _APART * (last - number), _SPREAD, in_out_cubic)
    for key in (CUBE, DEALER):
        plan.timings[key] = Timing(hold, _SPREAD, in_out_cubic)  # the learner's go where the hand was
    for key, piece in plan.before.pieces.items():
        if key not in plan.after.pieces and not key.startswith("packet"):
            plan.ends[key] = piece  # the kitty stays as long as its name, and both fade
            plan.timings[key] = Timing(hold, 0)
            fade(plan, f"gone {key}", item_of(plan.ui, piece), hold)
    plan.now = spread_over(len(plan.view.tricks))
    for prefix in _OF_PLAY:
        plan.late[prefix] = hold
    for key, item in plan.before.items.items():
        if key not in plan.after.items:
            fade(plan, key, item, hold)
    for key, end in plan.after.items.items():
        start = plan.before.items.get(key)
        if key.startswith(_OF_SEAT) and start is not None and start.at != end.at:
            plan.grows.append(Growth(key, -1, hold + _SPREAD, partial(_slid, start, end, hold)))
    plan.late["tricks"] = plan.now  # they are counted when they lie there
    for prefix in _OF_RESULT:
        plan.late[prefix] = plan.now + theme.STAMP
    plan.rest, plan.seen = theme.TRICK_READ, hold


def _slid(start: Item, end: Item, hold: float, share: float) -> Item:
    """A word on its way to where it stands beside the tricks, with cube and button."""
    way = in_out_cubic(max(0.0, (share * (hold + _SPREAD) - hold) / _SPREAD))
    if not way:
        return start
    (x, y), (to_x, to_y) = start.at, end.at
    return Item(end.z, end.surface, (round(x + (to_x - x) * way), round(y + (to_y - y) * way)))


def spread_over(tricks: int) -> float:
    """When so many tricks lie in their rows, and the stamp may come down."""
    return theme.MARKED + _APART * tricks + _SPREAD


def scored(plan: Plan, event: ev.HandScored) -> None:
    """The stamp comes down, pips fall for the own side, and every point goes to the score."""
    begin = plan.now
    if STAMP in plan.after.items:
        falling = partial(stamped, plan.ui, plan.layout, plan.view)
        plan.grows.append(Growth(STAMP, begin, theme.STAMP, falling))
        plan.now += theme.STAMP
    award, own = event.award, plan.view.seat.side
    if award.kind in GREAT and award.side is own and not plan.layout.drawer:
        _let_fall(plan, plan.now)
    points = award.points[award.side] if award.side is not None else 0
    if points and not plan.layout.drawer:
        assert award.side is not None
        for number in range(points):
            way = partial(_point, plan.ui, plan.layout, award.side)
            plan.grows.append(Growth(f"point {number}", plan.now + _NEXT * number, _POINT_WAY, way))
        _count_up(plan, award.side, points)
        plan.now += _NEXT * (points - 1) + _POINT_WAY
    _count(plan)


def _count_up(plan: Plan, side: Side, points: int) -> None:
    """The number of a side grows with every point that gets there."""
    key = f"points-{side}"
    start, end = plan.before.items.get(key), plan.after.items.get(key)
    if start is None or end is None:
        return
    first, over = plan.now + _POINT_WAY, plan.now + _POINT_WAY + _NEXT * points
    had = plan.view.standing.points[side] - points

    def at(share: float) -> Item:
        there = max(0, min(points, int((share * (over + 1) - 1 - first) // _NEXT) + 1))
        if not there:
            return start
        return Item(end.z, score_number(plan.ui, plan.layout, had + there), end.at)

    plan.grows.append(Growth(key, -1, over + 1, at))


def _count(plan: Plan) -> None:
    """Counters slide; the number changes half way, where no point brought it there."""
    moved = False
    for side in Side:
        for name in ("six", "four"):
            key = f"counter-{side:d}-{name}"
            plan.timings[key] = Timing(plan.now, theme.COUNTERS, in_out_cubic)
            moved = moved or plan.before.pieces.get(key) != plan.after.pieces.get(key)
    for prefix in ("points", "goal", "side"):
        plan.late[prefix] = plan.now + theme.COUNTERS / 2
    plan.now += theme.COUNTERS if moved else 0


def _point(ui: Ui, layout: TableLayout, side: Side, share: float) -> Item:
    """A point on its way from the stamp to the score of a side."""
    x, y = stamp_middle(layout)
    goal = layout.score_words(side, True).rect
    way = out_cubic(share)
    to_x = goal.left - _BESIDE * layout.u  # beside the number, which counts them
    y += _BELOW * layout.u
    bend = 40 * layout.u * math.sin(math.pi * way)
    at = (x + (to_x - x) * way, y + (goal.centery - y) * way + bend)
    disc = ui.assets.kept.get(("point", layout.u), lambda: _disc(ui, layout.u))
    return Item(90, disc, (round(at[0] - disc.get_width() / 2), round(at[1] - disc.get_height() / 2)))


def _disc(ui: Ui, u: float) -> Surface:
    side = round(38 * u)
    out = shapes.box((side, side), shapes.Box(side / 2, theme.BRASS, theme.BRASS_RIM, max(1.5, 2 * u))).copy()
    words = ui.text(f"+{format_number(1)}", theme.BODY, "bold", theme.INK)
    out.blit(words, words.get_rect(center=(side // 2, side // 2)))
    return out


@dataclass(frozen=True)
class _Pip:
    """A suit sign that falls: where it starts, in pixels and shares of the mat, and how it turns."""

    suit: str
    ink: str
    size: int
    x: float
    top: float
    turn: float  # degrees on the whole way

    def at(self, ui: Ui, layout: TableLayout, share: float) -> Item:
        """The pip on its way down; it sways, and fades at the end."""
        mat = layout.mat
        y = mat.top + (self.top + (0.5 + 0.6 * share) * 1.5 * share) * mat.h
        picture = ui.assets.kept.get((self, round(share * _STEPS)), lambda: self._picture(ui, share))
        sway = 14 * layout.u * math.sin(share * 7 + self.x)
        left = self.x + sway - picture.get_width() / 2
        return Item(_UNDER_ALL, picture, (round(left), round(y - picture.get_height() / 2)))

    def _picture(self, ui: Ui, share: float) -> Surface:
        turn = self.turn * round(share * _STEPS) / _STEPS
        out = pygame.transform.rotozoom(ui.assets.pip(self.suit, self.size, self.ink), turn, 1)
        if share > 0.75:
            out.fill((255, 255, 255, round(255 * (1 - share) * 4)), special_flags=pygame.BLEND_RGBA_MULT)
        return out


def _let_fall(plan: Plan, begin: float) -> None:
    """Pips of all suits fall over the mat, always the same ones for the same hand."""
    chance = random.Random(len(plan.view.standing.results))
    mat = plan.layout.mat
    for number in range(_PIPS):
        pip = _Pip(
            "SHDC"[number % 4],
            _PIP_INKS[number % len(_PIP_INKS)],
            round(chance.uniform(15, 26) * plan.layout.u),
            mat.left + (0.06 + 0.88 * (number + chance.random()) / _PIPS) * mat.w,
            chance.uniform(-0.25, 0.1),
            chance.uniform(-160, 160),
        )
        falls = partial(pip.at, plan.ui, plan.layout)
        plan.grows.append(Growth(f"pip {number}", begin, _FALL, falls))
