"""What is written on the felt: names and roles, trump, the suit led, kitty, score and trick marks."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui
from game.client.table.draw_pieces import number_disc
from game.client.table.drawer import DrawerLayout
from game.client.table.duty_chips import write_duties
from game.client.table.faces import put_faces
from game.client.table.felt import HEAD, PLAIN, SOFT, Felt, dashed
from game.client.table.hand_end import shown, write_end
from game.client.table.layout import TableLayout
from game.client.table.packets import write_packets
from game.client.table.pieces import aside
from game.client.table.places import Area
from game.client.table.play_labels import (
    PLAYING,
    write_discard_place,
    write_speech,
    write_trick,
)
from game.client.table.pointing import point_at
from game.client.table.score_labels import write_scores
from game.client.table.seat_labels import write_alone_tags, write_name
from game.client.table.stitching import put_sign
from game.client.table.table_picture import Item, Piece
from game.i18n import _, pgettext
from game.pages.table_model import Marks, TableModel
from game.rules.actions import Phase
from game.rules.seats import clockwise_from
from game.rules.view import SeatView
from game.words import capital, card_name, suit_name, suit_title, trump_line


def felt_labels(ui: Ui, layout: TableLayout, state: TableModel, pieces: dict[str, Piece]) -> dict[str, Item]:
    """All items of one look."""
    felt = Felt(ui)
    ends = {seat: write_name(felt, layout, state, seat) for seat in clockwise_from(layout.learner)}
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
    write_alone_tags(felt, layout, state.view)
    write_duties(felt, layout, state)
    _write_discs(felt, state.marks, pieces, in_line=layout.drawer)
    write_speech(felt, layout, state, ends)
    point_at(felt, layout, state, pieces)
    if layout.drawer and state.view.phase in PLAYING:
        rect = layout.divider
        felt.put("divider", ui.box(rect.size, shapes.Box(0, theme.STITCH, fill_opacity=0.45)), rect.topleft)
    return felt.items


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
    """The numbers that a sentence has, or that a lesson gives."""
    numbers = {str(card): number for card, number in {**marks.numbered, **marks.steps}.items()}
    for key, piece in pieces.items():
        if number := numbers.get(key):
            disc, corner = number_disc(felt.ui, number), piece.spot.rect.topright
            at = (corner[0] - disc.get_width() * 0.1, corner[1])  # in the drawer names lie above the cards
            felt.put_centred(f"disc-{key}", disc, at if in_line else piece.spot.top, 80)
