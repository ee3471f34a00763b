"""What is written on the felt: names and roles, trump, the suit led, kitty, score and trick marks."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui
from game.client.table.draw_pieces import number_disc
from game.client.table.drawer import DrawerLayout
from game.client.table.duty_chips import write_duties
from game.client.table.faces import put_faces
from game.client.table.felt import HEAD, PLAIN, SECOND, SOFT, Felt, dashed
from game.client.table.hand_end import shown, write_end
from game.client.table.layout import TableLayout
from game.client.table.packets import write_packets
from game.client.table.pieces import aside, out_of_play
from game.client.table.places import Area
from game.client.table.play_labels import (
    PLAYING,
    write_discard_place,
    write_speech,
    write_trick,
)
from game.client.table.pointing import point_at
from game.client.table.score_labels import write_scores
from game.client.table.stitching import put_sign
from game.client.table.table_picture import Item, Piece
from game.i18n import _, pgettext
from game.pages.table_model import Marks, TableModel
from game.rules.actions import Phase
from game.rules.seats import Seat, clockwise_from
from game.rules.view import SeatView
from game.words import capital, card_name, seat_role, suit_name, suit_title, trump_line


def felt_labels(ui: Ui, layout: TableLayout, state: TableModel, pieces: dict[str, Piece]) -> dict[str, Item]:
    """All items of one look."""
    felt = Felt(ui)
    ends = {seat: _name(felt, layout, state, seat) for seat in clockwise_from(layout.learner)}
    put_faces(felt, layout, state)
    if isinstance(layout, DrawerLayout):
        _trump(felt, layout, state)
    else:
        put_sign(felt, layout, state.view)
    if shown(state.view):
        write_end(felt, layout, state.view, told=state.stamped)
    elif state.view.phase is not Phase.GAME_OVER:
        _turn_up(felt, layout, state)
        write_trick(felt, layout, state)
        for side in (layout.learner.side, layout.learner.side.other):
            write_packets(felt, layout, state.view, side)
        write_discard_place(felt, layout, state)
    write_scores(felt, layout, state)
    _alone_tags(felt, layout, state.view)
    write_duties(felt, layout, state)
    _write_discs(felt, state.marks, pieces, in_line=layout.drawer)
    write_speech(felt, layout, state, ends)
    point_at(felt, layout, state, pieces)
    if layout.drawer and state.view.phase in PLAYING:
        rect = layout.divider
        felt.put("divider", ui.box(rect.size, shapes.Box(0, theme.STITCH, fill_opacity=0.45)), rect.topleft)
    return felt.items


# -- names -----------------------------------------------------------------------------------


def _name(felt: Felt, layout: TableLayout, state: TableModel, seat: Seat) -> int:
    """Name and role of a seat; gives where they end."""
    view, area = state.view, layout.name(seat)
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
    tagged = seat is layout.learner and not (layout.drawer or layout.bare) and seat in _alone(view)
    if not role or tagged:
        return written.right
    most = 1 if seat in out_of_play(view) else 2
    if not layout.drawer and felt.lines(role, area.rect.w, theme.SECOND) > most:
        role = _short_role(state, seat)
    below = Rect(area.rect.left, written.bottom, area.rect.w, area.rect.h)
    told = felt.words(f"role-{seat.name}", role, Area(below, area.align), SOFT)
    return max(written.right, told.right)


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


def _alone_tags(felt: Felt, layout: TableLayout, view: SeatView) -> None:
    for seat, words in _alone(view).items():
        _tag(felt, layout, view, seat, words)


def _tag(felt: Felt, layout: TableLayout, view: SeatView, seat: Seat, words: str) -> None:
    """A tag of oak on a thong beside a lone player."""
    ui = felt.ui
    written = [felt.items.get(f"{part}-{seat.name}") for part in ("name", "role")]
    widest = max((item.surface.get_width() for item in written if item), default=0)
    area = layout.alone_tag(seat, view.dealer is seat, widest + ui.px(14))
    high, k = area.rect.h, ui.metrics.k

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

    picture = ui.assets.kept.get(("tag", words, high, k), make)
    x = area.rect.right - picture.get_width() if area.align == "right" else area.rect.left
    y, name, role = area.rect.top, written[0], written[1]
    if name and area.rect.top > name.at[1] and seat is layout.learner:  # letters are higher than a line
        y = max(y, name.at[1] + name.surface.get_height())
    if area.align == "center" and role:  # which may have two lines
        y = max(y, role.at[1] + role.surface.get_height() + ui.px(4))
        x = max(layout.mat.left + ui.px(16), area.rect.centerx - picture.get_width() // 2)
    felt.put(f"tag-{seat.name}", picture, (x, y), 14)


# -- trump, turn-up, kitty -------------------------------------------------------------------


def _trump(felt: Felt, layout: DrawerLayout, state: TableModel) -> None:
    """What is trump, in the line of the others; a larger table has it stitched into the felt."""
    view, area = state.view, layout.trump_words
    if view.trump is None:
        cube = layout.cube(layout.learner)
        side = round(cube.w * 0.93)
        k = felt.ui.metrics.k
        felt.put("cube-place", felt.ui.box((side, side), dashed(9 * k, k)), cube.topleft)
        head, more = _no_trump(state)
    else:
        head, more = trump_line(view.trump), ""
    heading = felt.picture(head, area.rect.w, "left", HEAD)
    detail = felt.picture(more, area.rect.w, "left", SOFT)
    high = heading.get_height() + (detail.get_height() if more else 0)
    if high > area.rect.h:
        more, high = "", heading.get_height()  # who made it is in the sheet as well
    top = max(area.rect.top, layout.cube(layout.learner).centery - high / 2)
    felt.put("trump-head", heading, (area.rect.left, top), 12)
    if more:
        felt.put("trump-more", detail, (area.rect.left, top + heading.get_height()), 12)


def _no_trump(state: TableModel) -> tuple[str, str]:
    """What stands beside the empty place of the cube: a hand without trump, or none made yet."""
    view = state.view
    if not view.no_trump or view.maker is None:
        return _("No trump yet"), _round_words(view)
    if view.maker is view.seat:
        return trump_line(None), _("you called it")
    return trump_line(None), _("{name} called it").format(name=state.name_of(view.maker))


def _round_words(view: SeatView) -> str:
    if view.phase is Phase.SECOND_ROUND:
        return _("second round of calling")
    if view.phase is Phase.FIRST_ROUND:
        return _("first round of calling")
    return ""


def _turn_up(felt: Felt, layout: TableLayout, state: TableModel) -> None:
    view = state.view
    if aside(view):
        area = layout.kitty_words
        if area.rect.w:
            words = pgettext("the undealt cards", "kitty")
            felt.words("kitty", words, area, replace(SOFT, size=theme.LEAST))
        return
    if view.upcard is None or view.picked_up:
        return
    if view.turned_down and view.upcard_suit is not None:
        head, more = suit_title(view.upcard_suit), _("turned down, can't be called")
    elif layout.drawer or view.upcard.is_joker:
        head, more = capital(card_name(view.upcard)), _turned_up_for(state)
    else:
        return  # the card says it, and the button who deals
    area = layout.turn_up_words
    top = felt.words("upcard-head", head, area, replace(PLAIN, role="bold"))
    rest = Rect(area.rect.left, top.bottom, area.rect.w, area.rect.h)
    felt.words("upcard-more", more, Area(rest), SOFT)


def _turned_up_for(state: TableModel) -> str:
    view = state.view
    if view.upcard is not None and view.upcard.is_joker and view.upcard_suit is not None:
        # NOTE: a joker was turned up and the dealer gave it a suit, for example "counts as hearts"
        return _("counts as {suit}").format(suit=suit_name(view.upcard_suit))
    if view.dealer is view.seat and state.names is None:
        return _("turned up for you")
    return _("turned up for {name}").format(name=state.name_of(view.dealer))


def _write_discs(felt: Felt, marks: Marks, pieces: dict[str, Piece], *, in_line: bool) -> None:
    """The numbers of lit cards."""
    lit = enumerate(marks.lit, 1) if len(marks.lit) > 1 else ()
    numbers = {str(card): number for number, card in lit}
    numbers |= {str(card): number for card, number in marks.steps.items()}
    for key, piece in pieces.items():
        if number := numbers.get(key):
            disc, corner = number_disc(felt.ui, number), piece.spot.rect.topright
            at = (corner[0] - disc.get_width() * 0.1, corner[1])  # in the drawer names lie above the cards
            felt.put_centred(f"disc-{key}", disc, at if in_line else piece.spot.top, 80)
