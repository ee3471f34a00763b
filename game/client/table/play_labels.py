"""What is written on the felt in play: the trick, calls as speech."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui
from game.client.table.felt import LEAST, Felt
from game.client.table.layout import TableLayout
from game.client.table.pieces import cube_on_kitty, leader_of, out_of_play
from game.client.table.places import Area, Speech, box
from game.client.widgets.bubble import Bubble
from game.i18n import _
from game.pages.table_model import TableModel
from game.rules.actions import Phase
from game.rules.seats import Seat, clockwise_from
from game.rules.state import Trick
from game.rules.view import SeatView

PLAYING = (Phase.PLAY, Phase.GATHER)

_TIGHT = replace(LEAST, role="semibold", line=1.15)


# -- the trick -------------------------------------------------------------------------------


def write_trick(felt: Felt, layout: TableLayout, state: TableModel) -> None:
    view = state.view
    if view.phase not in PLAYING or view.trick is None:
        if not layout.drawer:  # there the places lie below each other's names, and come with the first card
            for seat in out_of_play(view):
                _write_laid_down(felt, layout, view, seat, leader_of(view))
        return
    trick, leader = view.trick, leader_of(view)
    for seat in clockwise_from(view.seat):
        rect = layout.trick(seat, leader).rect
        mine = seat is view.seat and view.my_turn and view.phase is Phase.PLAY
        out = seat in view.sitting_out
        if layout.drawer or (mine and not out and trick.card_of(seat) is None):
            empty = not out and trick.card_of(seat) is None
            felt.place(f"place-{seat.name}", rect, mine or out, edged=empty)
        if out:
            _write_laid_down(felt, layout, view, seat, leader)
        elif mine and trick.card_of(seat) is None:
            _own_place(felt, state.place_words or (_("your card") if layout.drawer else ""), rect)
        _trick_name(felt, layout, state, seat, trick)


def _write_laid_down(felt: Felt, layout: TableLayout, view: SeatView, seat: Seat, leader: Seat) -> None:
    """What became of the cards of one who sits out, below them; the role says it, too, where it is long."""
    if view.ruleset.switches.partners_hand == "in-the-middle" and not layout.drawer:
        _write_laid_in_the_middle(felt, layout, seat)
        return
    if layout.drawer:
        place = layout.trick(seat, leader).rect
        low = Rect(place.x - 10, place.bottom - round(layout.line(14) * 1.3), place.w + 20, place.h)
    else:
        place = layout.laid_down(seat, 2, leader).rect
        low = place.move(0, place.h + felt.ui.px(5)).inflate(70 * layout.u, 0)
    words = _("discarded") if view.ruleset.switches.partners_hand == "discarded" else _("laid down")
    if felt.lines(words, low.w, theme.LEAST) == 1:
        felt.words(f"laid-down-{seat.name}", words, Area(low, "center"), LEAST, 60)


def _write_laid_in_the_middle(felt: Felt, layout: TableLayout, seat: Seat) -> None:
    """The words lie below the cards, as those of the kitty do, where they have room above the trick."""
    cards, wide = layout.in_the_middle(0).rect, 100 * layout.u
    picture = felt.picture(_("laid down in the middle"), round(wide), "center", _TIGHT)
    room = box(cards.centerx - wide / 2, cards.bottom + 4 * layout.u, wide, picture.get_height())
    if room.bottom <= layout.trick(layout.learner.left).bounds.top + 8 * layout.u:
        felt.put_centred(f"laid-down-{seat.name}", picture, room.center, 60)


def _own_place(felt: Felt, words: str, rect: Rect) -> bool:
    """The words in a place for a card; False where they are too long for it."""
    room = rect.w - round(rect.w * 0.12)
    for size in (theme.SECOND, theme.LEAST):
        picture = felt.picture(words, room, "center", replace(_TIGHT, size=size))
        if picture.get_height() <= rect.h * 0.94:
            felt.put_centred("own-place", picture, rect.center, 3)
            return True
    return False


def _trick_name(felt: Felt, layout: TableLayout, state: TableModel, seat: Seat, trick: Trick) -> None:
    area = layout.trick_name(seat, trick.leader)
    if area is None:
        return
    name = state.name_of(seat)
    words = name
    if trick.plays and trick.leader is seat:
        own = seat is layout.learner and state.names is None
        words = _("You led") if own else _("{name} led").format(name=name)
    style = replace(LEAST, role="bold") if seat is layout.learner else LEAST
    felt.words(f"trick-name-{seat.name}", words, area, style)


def write_discard_place(felt: Felt, layout: TableLayout, state: TableModel) -> None:
    view = state.view
    if view.phase in (Phase.DISCARD, Phase.GIVE) and view.my_turn:
        rect = layout.discard_place.rect
        felt.place("discard-place", rect, True)
        discards = view.phase is Phase.DISCARD
        words = _("discard here, face down") if discards else _("your card for your partner")
        if not _own_place(felt, words, rect) and not layout.drawer:
            _beside_place(felt, layout, words, rect)


def _beside_place(felt: Felt, layout: TableLayout, words: str, rect: Rect) -> None:
    """The felt to the right of the place for a discard is empty: no trick lies there yet."""
    picture = felt.picture(words, round(150 * layout.u), "left", _TIGHT)
    gap = round(12 * layout.u)
    felt.put("own-place", picture, (rect.right + gap, rect.centery - picture.get_height() / 2), 3)


# -- what lies above the cards ---------------------------------------------------------------


def write_speech(felt: Felt, layout: TableLayout, state: TableModel, ends: dict[Seat, int]) -> None:
    """Calls as bubbles of speech beside who said them."""
    for seat, words in state.speech.items():
        if seat is layout.learner and layout.drawer and state.view.phase is Phase.DISCARD:
            continue  # six cards take its room
        if seat is state.view.maker and state.view.trump and not cube_on_kitty(layout, state.view):
            continue  # the cube beside the player stands for it
        room = layout.speech(seat, ends[seat], Bubble(felt.ui, words).size[0])
        picture, at = _spoken(felt.ui, room, words, layout.mat.top + felt.ui.px(10))
        felt.put(f"speech-{seat.name}", picture, at, 70)


def _spoken(ui: Ui, speech: Speech, words: str, highest: int) -> tuple[Surface, tuple[int, int]]:
    """A bubble as a picture, and where it goes: no higher than `highest`."""
    bubble = Bubble(ui, words)
    if bubble.size[0] > speech.room.w:
        bubble = Bubble(ui, words, width=speech.room.w)
    room, wide = speech.room, bubble.size[0]
    left = {"left": room.left, "center": speech.tip[0] - wide // 2}
    x = max(room.left, min(room.right - wide, left.get(speech.align, room.right - wide)))
    edge, high = ui.px(16), bubble.size[1]
    top = room.centery - high // 2
    if speech.tip[1] >= room.bottom:  # several lines grow away from the tail
        top = min(top, room.bottom - high)
    elif speech.tip[1] <= room.top:
        top = max(top, room.top)
    corner = (x - edge, max(highest, top) - edge)
    tip = (speech.tip[0] - corner[0], speech.tip[1] - corner[1])

    def drawn() -> Surface:
        out = shapes.clear((bubble.size[0] + 2 * edge, bubble.size[1] + 2 * edge))
        bubble.place(edge, edge).tip = tip
        bubble.draw(out)
        return out

    return ui.assets.kept.get(("speech", words, bubble.size, tip, ui.metrics), drawn), corner
