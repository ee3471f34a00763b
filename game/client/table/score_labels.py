"""What is written on the felt of score and tricks: a corner for each side."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.felt import Felt
from game.client.table.layout import TableLayout
from game.client.table.pieces import counter_pair
from game.client.table.places import Area
from game.i18n import _, format_number, pgettext
from game.pages.table_model import TableModel
from game.rules.seats import Side, clockwise_from
from game.rules.view import SeatView


def write_scores(felt: Felt, layout: TableLayout, state: TableModel) -> None:
    """The points of both sides, and what wins the game where that has room for both or neither."""
    view = state.view
    names, plain = _side_names(layout), not layout.drawer and not view.ruleset.switches.individual_scores
    told = plain and _goals_fit(felt, layout, view, names)
    for side in (layout.learner.side, layout.learner.side.other):
        _write_score(felt, layout, state, side, goal=_goal(felt, view) if told else None)


def _write_score(
    felt: Felt, layout: TableLayout, state: TableModel, side: Side, goal: Surface | None
) -> None:
    """A side's points: beside its counter cards, or in one line above them."""
    view = state.view
    counted = counter_pair(view) is not None
    area, own = layout.score_words(side, counted), side is layout.learner.side
    if view.ruleset.switches.individual_scores and not layout.drawer:
        _scores_apart(felt, layout, area.rect, state, side)
        return
    names, points = _side_names(layout), view.standing.points[side]
    if layout.drawer:
        if view.ruleset.switches.individual_scores:  # of each side the first; the score page has all
            first = layout.learner if own else layout.learner.left
            names[side], points = state.name_of(first), view.standing.players[first]
        _score_in_line(felt, area, names[side], points, side, own)
        return
    number = score_number(felt.ui, layout, points)
    gap = felt.ui.px(8)
    name = felt.name(f"side-{side}", names[side], own, area, theme.EMPHASIS)
    if layout.bare:
        left, top = area.rect.left, name.bottom - felt.ui.px(2)
    else:
        left, top = name.right + gap, name.bottom - round(number.get_height() * 0.86)
        if left + number.get_width() > area.rect.right + 2 * gap:  # a long word leaves no room beside it
            left, top = area.rect.left, name.bottom - felt.ui.px(4)
    felt.put(f"points-{side}", number, (left, top))
    if goal is not None:
        base = top + number.get_height() * 0.80
        right = left + number.get_width() + gap
        felt.put(f"goal-{side}", goal, (right, base - goal.get_height() * 0.80))


def score_number(ui: Ui, layout: TableLayout, points: int) -> Surface:
    """How many points a side has, as it stands on the felt."""
    return ui.text(format_number(points), 38 if layout.bare else 30, "title", theme.CREAM)


def _goal(felt: Felt, view: SeatView) -> Surface | None:
    """The points that win the game, where there are such."""
    goal = view.ruleset.switches.game_points
    if goal is None:
        return None
    # NOTE: after a score, the points that win the game: "6 of 10"
    words = _("of {points}").format(points=format_number(goal))
    return felt.ui.text(words, theme.SECOND, "regular", theme.FELT_SOFT)


def _goals_fit(felt: Felt, layout: TableLayout, view: SeatView, names: dict[Side, str]) -> bool:
    """Whether both sides have room for the goal; it is found once for a score."""
    switches = view.ruleset.switches
    about = (felt.ui.metrics, layout.bare, layout.learner, names[Side.US], names[Side.THEM])
    key = ("goals fit", *about, view.standing.points, switches.game_points, switches.score_keeping)
    return felt.ui.assets.kept.get(
        key, lambda: all(_goal_fits(felt, layout, view, side, names[side]) for side in Side)
    )


def _goal_fits(felt: Felt, layout: TableLayout, view: SeatView, side: Side, name: str) -> bool:
    """Whether the goal has room beside a side's points: both sides tell it, or neither does."""
    goal, gap = _goal(felt, view), felt.ui.px(8)
    room = layout.score_words(side, counter_pair(view) is not None).rect.w + gap // 2
    used = score_number(felt.ui, layout, view.standing.points[side]).get_width() + gap
    if not layout.bare:
        beside = felt.name_picture(name, True, theme.EMPHASIS).get_width() + gap
        used += beside if beside + used - gap <= room + gap + gap // 2 else 0
    return goal is not None and used + goal.get_width() <= room


def _side_names(layout: TableLayout) -> dict[Side, str]:
    own = layout.learner.side
    return {own: pgettext("our side", "Us"), own.other: pgettext("the other side", "Them")}


def _scores_apart(felt: Felt, layout: TableLayout, below: Rect, state: TableModel, side: Side) -> None:
    """A line for each player of a side, where everyone has a score of their own."""
    learner = layout.learner
    size, high = theme.BODY, round(layout.line(24) * 1.12)
    upwards = [seat for seat in reversed(clockwise_from(learner)) if seat.side is side]
    for line, seat in enumerate(upwards):
        room = Rect(below.x, below.bottom - high * (line + 1) - felt.ui.px(4), below.w, high)
        number = felt.ui.text(format_number(state.view.standing.players[seat]), 24, "title", theme.CREAM)
        words, ours = state.name_of(seat), side is learner.side
        name = felt.name(f"side-{seat.name}", words, ours, Area(room), size)
        felt.put(
            f"points-{seat.name}",
            number,
            (name.right + felt.ui.px(9), name.centery - number.get_height() * 0.56),
        )


def _score_in_line(felt: Felt, area: Area, name: str, points: int, side: Side, ours: bool) -> None:
    number = felt.ui.text(format_number(points), 22, "title", theme.CREAM)
    right = area.rect.right - number.get_width()
    room = Rect(area.rect.left, area.rect.top, right - felt.ui.px(8) - area.rect.left, area.rect.h)
    felt.put(f"points-{side}", number, (right, area.rect.top - number.get_height() * 0.12))
    felt.name(f"side-{side}", name, ours, Area(room, "right"), 16)
