"""What is written on the felt of score and tricks: a corner for each side."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui
from game.client.table.felt import LEAST, Felt, dashed
from game.client.table.layout import TableLayout
from game.client.table.pieces import counter_pair
from game.client.table.places import Area
from game.i18n import _, format_number, pgettext
from game.rules.seats import Side, clockwise_from
from game.rules.view import SeatView
from game.words import seat_name


def write_score(felt: Felt, layout: TableLayout, view: SeatView, side: Side) -> None:
    if view.ruleset.switches.individual_scores and not layout.drawer:
        _scores_apart(felt, layout, view, side)
        return
    points = view.standing.points[side]
    area = layout.score_words(side, points, counter_pair(view))
    own = layout.learner.side
    names = _side_names(layout)
    if layout.drawer:
        if view.ruleset.switches.individual_scores:  # of each side the first; the score page has all
            first = layout.learner if side is own else layout.learner.left
            names[side], points = seat_name(first, layout.learner), view.standing.players[first]
        _score_in_line(felt, area, names[side], points, side, side is own)
        return
    number = felt.ui.text(format_number(points), theme.SCORE, "title", theme.CREAM)
    gap = felt.ui.px(8)
    base = area.rect.top + number.get_height() * 0.80
    size = theme.BODY
    if felt.ui.text(names[side], size, "bold").get_width() + number.get_width() + gap > area.rect.w:
        size = theme.LEAST
    name = felt.name(f"side-{side}", names[side], side is own, area, size)
    drop = round(base - name.h * 0.66)
    felt.items[f"side-{side}"] = felt.items[f"side-{side}"]._replace(at=(name.x, drop))
    felt.put(f"points-{side}", number, (name.right + gap, area.rect.top))
    goal = view.ruleset.switches.game_points
    if goal is not None:
        # NOTE: after a score, the points that win the game: "6 of 10"
        words = felt.ui.text(
            _("of {points}").format(points=format_number(goal)), theme.LEAST, "regular", theme.FELT_SOFT
        )
        left = name.right + 2 * gap + number.get_width()
        room = min(layout.side_column * 0.97, layout.mat.right - 22 * layout.sx - _left_of_theirs(layout))
        widest = max(_longest(felt, layout, view), name.w + number.get_width())
        if widest + 2 * gap + words.get_width() <= room:
            felt.put(f"goal-{side}", words, (left, base - words.get_height() * 0.80))
    _marks(felt, layout, view, side)


def _side_names(layout: TableLayout) -> dict[Side, str]:
    own = layout.learner.side
    return {own: pgettext("our side", "Us"), own.other: pgettext("the other side", "Them")}


def _left_of_theirs(layout: TableLayout) -> int:
    return layout.score_words(layout.learner.side.other, 0, None).rect.left


def _longest(felt: Felt, layout: TableLayout, view: SeatView) -> int:
    """The wider of both sides' names with their numbers, so that both corners look alike."""
    names = _side_names(layout)
    return max(
        felt.ui.text(name, theme.BODY, "bold").get_width()
        + felt.ui.text(format_number(view.standing.points[side]), theme.SCORE, "title").get_width()
        for side, name in names.items()
    )


def _scores_apart(felt: Felt, layout: TableLayout, view: SeatView, side: Side) -> None:
    """A line for each player of a side, where everyone has a score of their own."""
    below, learner = layout.score_words(side, 0, None).rect, layout.learner
    size, high = theme.BODY, round(layout.line(24) * 1.12)
    upwards = [seat for seat in reversed(clockwise_from(learner)) if seat.side is side]
    for line, seat in enumerate(upwards):
        room = Rect(below.x, below.bottom - high * (line + 1) - felt.ui.px(4), below.w, high)
        number = felt.ui.text(format_number(view.standing.players[seat]), 24, "title", theme.CREAM)
        words, ours = seat_name(seat, learner), side is learner.side
        name = felt.name(f"side-{seat.name}", words, ours, Area(room), size)
        felt.put(
            f"points-{seat.name}",
            number,
            (name.right + felt.ui.px(9), name.centery - number.get_height() * 0.56),
        )
    _marks(felt, layout, view, side)


def _score_in_line(felt: Felt, area: Area, name: str, points: int, side: Side, ours: bool) -> None:
    number = felt.ui.text(format_number(points), 22, "title", theme.CREAM)
    right = area.rect.right - number.get_width()
    room = Rect(area.rect.left, area.rect.top, right - felt.ui.px(8) - area.rect.left, area.rect.h)
    felt.put(f"points-{side}", number, (right, area.rect.top - number.get_height() * 0.12))
    felt.name(f"side-{side}", name, ours, Area(room, "right"), 16)


def _marks(felt: Felt, layout: TableLayout, view: SeatView, side: Side) -> None:
    area = layout.marks(side).rect
    wide, high = layout.mark_size
    gap = max(2, round(4 * layout.u))
    room = area.w - 5 * (wide + gap)
    word = felt.picture(_("Tricks"), room, "left", replace(LEAST, line=1.1))
    x = area.left
    if word.get_height() < 1.6 * layout.line(14):
        felt.put_centred(f"tricks-{side}", word, (x + word.get_width() / 2, area.centery))
        x += word.get_width() + round(7 * layout.u)
    for number in range(5):
        taken = number < view.tricks_won[side]
        picture = _mark(felt.ui, (wide, high), taken)
        felt.put(f"mark-{side}-{number}", picture, (x + number * (wide + gap), area.centery - high / 2))


def _mark(ui: Ui, size: tuple[int, int], taken: bool) -> Surface:
    """A trick mark: a small back once the trick is taken."""
    k = ui.metrics.k
    if taken:
        return ui.box(size, shapes.Box(3 * k, theme.BACK, theme.KNOB, max(1.2, 1.5 * k)))
    return ui.box(size, dashed(3 * k, k * 0.55, width=2.6))
