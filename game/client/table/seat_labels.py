"""What is written at a seat: who sits there, the player's role, and the tag of a lone player."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui
from game.client.table.after_hand import OwnRow
from game.client.table.drawer import DrawerLayout
from game.client.table.felt import SECOND, SOFT, Felt
from game.client.table.hand_end import shown
from game.client.table.layout import TableLayout
from game.client.table.pieces import out_of_play
from game.client.table.places import Area
from game.i18n import _, pgettext
from game.pages.table_model import TableModel
from game.rules.actions import Phase
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.words import seat_role

_ROLE_ROOM = 220  # for what is said of the learner after a hand


def write_name(felt: Felt, layout: TableLayout, state: TableModel, seat: Seat) -> int:
    """Name and role of a seat; gives where they end."""
    view, area = state.view, _name_room(layout, state.view, seat)
    ours = seat.side is layout.learner.side
    key = f"name-{seat.name}"
    if layout.drawer and seat is layout.learner:
        if view.dealer is seat and state.show_dealer:
            button = layout.dealer(seat)
            left = Rect(area.rect.left, area.rect.top, button.left - 8 - area.rect.left, area.rect.h)
            felt.words(key, seat_role(seat, view.seat, view.dealer), Area(left, "right"), SECOND)
        return 0
    nothing_to_say = shown(view) and seat not in (view.dealer, view.maker, view.defender)
    if seat is layout.learner and nothing_to_say:
        return area.rect.right
    written = felt.name(key, state.name_of(seat), ours, area, theme.EMPHASIS)
    role = _role_in_line(felt, layout, state, seat) if layout.drawer else _role(state, seat)
    if _tag_in_line(felt, layout, view, seat):
        role = ""
    if not role or (seat is layout.learner and _tag_tells(layout, view)):
        return written.right
    above_slip = layout.bare and seat is layout.learner.right
    most = 1 if seat in out_of_play(view) or above_slip else 2
    if not layout.drawer and felt.lines(role, area.rect.w, theme.SECOND) > most:
        role = _short_role(state, seat)
    below = Rect(area.rect.left, written.bottom, area.rect.w, area.rect.h)
    told = felt.words(f"role-{seat.name}", role, Area(below, area.align), SOFT)
    return max(written.right, told.right)


def _name_room(layout: TableLayout, view: SeatView, seat: Seat) -> Area:
    """Room for a name; in a line of names it moves up to the portrait where no cards lie between."""
    bare = shown(view) or seat in out_of_play(view)
    if isinstance(layout, DrawerLayout) and bare and seat is not layout.learner:
        return layout.name_at_face(seat)
    return layout.name(seat)


def _tag_tells(layout: TableLayout, view: SeatView) -> bool:
    """Whether the learner's tag stands in place of what is said below the name."""
    own_row = shown(view) or not layout.bare
    return own_row and not layout.drawer and layout.learner in _alone(view)


def _tag_in_line(felt: Felt, layout: TableLayout, view: SeatView, seat: Seat) -> bool:
    """Whether the tag of another stands in place of the role: in a line little room is below it."""
    words = _alone(view).get(seat)
    if words is None or not layout.drawer or seat is layout.learner:
        return False
    picture = _tag_picture(felt.ui, words, _tag_height(layout))
    return picture.get_width() <= _name_room(layout, view, seat).rect.w


def own_row(felt: Felt, layout: TableLayout, state: TableModel) -> OwnRow:
    """What lies in the learner's row after a hand, and how wide its words are."""
    view, own = state.view, layout.learner
    name = felt.name_picture(state.name_of(own), True, theme.EMPHASIS).get_width()
    role = "" if _tag_tells(layout, view) else _role(state, own)
    told = felt.picture(role, round(_ROLE_ROOM * layout.u), "center", SOFT).get_width() if role else 0
    tag = _alone(view).get(own)
    return OwnRow(
        max(name, told),
        told=bool(role),
        tag=_tag_picture(felt.ui, tag, _tag_height(layout)).get_width() if tag else 0,
        deals=view.dealer is own and state.show_dealer,
        made=view.maker is own and view.trump is not None,
    )


def _role(state: TableModel, seat: Seat) -> str:
    view = state.view
    if seat in out_of_play(view):
        if state.names is not None:
            return _("sits out")
        if seat is view.seat:
            return _("you sit out")
        return _("your partner, sits out") if seat is view.seat.partner else _("opponent, sits out")
    if seat is view.seat and state.turn_words and view.my_turn:
        return state.turn_words
    if seat is view.maker and view.phase is not Phase.GAME_OVER and "trump" not in state.hides:
        return _made(view)
    if state.names is not None:
        return _("deals") if seat is view.dealer else ""
    return seat_role(seat, view.seat, view.dealer if state.show_dealer else None)


def _made(view: SeatView) -> str:
    """What the player who made trump did, below the name; the cube beside it says so as well."""
    if view.trump is None:
        return _("called no trump")
    return {
        "S": _("called spades"), "H": _("called hearts"), "D": _("called diamonds"), "C": _("called clubs"),
    }[str(view.trump)]  # fmt: skip


def _role_in_line(felt: Felt, layout: TableLayout, state: TableModel, seat: Seat) -> str:
    """The short role, and where all have room for it the seat: in a line nobody is seen to be across."""
    if seat in out_of_play(state.view) or state.names is not None:
        return _short_role(state, seat)
    own, spare = state.view.seat, felt.ui.px(12)
    where = {1: _("opponent, left"), 2: _("partner, across"), 3: _("opponent, right")}
    others = [each for each in Seat if each is not own]
    fits = all(
        felt.lines(where[each.seen_from(own)], layout.name(each).rect.w - spare, theme.SECOND) == 1
        for each in others
    )
    return where[seat.seen_from(own)] if fits else _short_role(state, seat)


def _short_role(state: TableModel, seat: Seat) -> str:
    """One word or two, where the others stand in a line; the button shows who deals."""
    if seat in out_of_play(state.view):
        return _("sits out")
    if state.names is not None:
        return ""
    return pgettext("seat", "partner") if seat is state.view.seat.partner else pgettext("seat", "opponent")


def _alone(view: SeatView) -> dict[Seat, str]:
    """Who plays alone, and what the tag says of it."""
    found = {}
    if view.alone and view.maker is not None:
        found[view.maker] = pgettext("tag at a seat", "Alone")
    if view.defender is not None:
        found[view.defender] = pgettext("tag at a seat", "Defends alone")
    return found


def write_alone_tags(felt: Felt, layout: TableLayout, view: SeatView) -> None:
    for seat, words in _alone(view).items():
        _tag(felt, layout, view, seat, words)


def _tag(felt: Felt, layout: TableLayout, view: SeatView, seat: Seat, words: str) -> None:
    """A tag of oak on a thong beside a lone player."""
    ui = felt.ui
    written = [felt.items.get(f"{part}-{seat.name}") for part in ("name", "role")]
    widest = max((item.surface.get_width() for item in written if item), default=0)
    area = layout.alone_tag(seat, view.dealer is seat, widest + ui.px(14))
    if layout.drawer and seat is layout.learner:
        # NOTE: on a wooden tag below what is trump, while you play alone
        words = _("You alone")
    picture = _tag_picture(ui, words, area.rect.h)
    x = area.rect.right - picture.get_width() if area.align == "right" else area.rect.left
    y, name, role = area.rect.top, written[0], written[1]
    below = name and area.rect.centery > name.at[1] + name.surface.get_height()
    if name and below and seat is layout.learner:  # letters are higher than a line
        y = max(y, name.at[1] + name.surface.get_height())
    if area.align == "center" and role:  # which may have two lines
        y = max(y, role.at[1] + role.surface.get_height() + ui.px(4))
        x = max(layout.mat.left + ui.px(16), area.rect.centerx - picture.get_width() // 2)
    if name and _tag_in_line(felt, layout, view, seat):
        x, y = name.at[0], name.at[1] + name.surface.get_height() + ui.px(3)
    felt.put(f"tag-{seat.name}", picture, (x, y), 14)


def _tag_height(layout: TableLayout) -> int:
    return layout.alone_tag(layout.learner, deals=False).rect.h


def _tag_picture(ui: Ui, words: str, high: int) -> Surface:
    """A tag of oak so high, as wide as its words need."""
    k = ui.metrics.k

    def make() -> Surface:
        text = ui.text(words, 16, "bold", theme.INK)
        hole = round(10 * k) + 2
        wide = text.get_width() + hole + round(38 * k)
        out = shapes.clear((wide, high + round(4 * k)))
        radius, line = min(18 * k, high / 2), max(1.5, 2 * k)
        out.blit(shapes.box((wide, high), shapes.Box(radius, "#6B4A22")), (0, round(3 * k)))
        out.blit(shapes.box((wide, high), shapes.Box(radius, "#DFBA83", "#6B4A22", line)), (0, 0))
        dot = shapes.box((hole, hole), shapes.Box(hole / 2, theme.FELT_EDGE, "#6B4A22", line))
        out.blit(dot, dot.get_rect(center=(round(17 * k), high // 2)))
        out.blit(text, text.get_rect(midleft=(round(17 * k) + hole, high // 2)))
        return out

    return ui.assets.kept.get(("tag", words, high, k), make)
