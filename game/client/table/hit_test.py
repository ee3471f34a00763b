"""What a click on the table asks about, while the next thing chosen is explained."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.client.table.pieces import BURIED, CUBE, DEALER, UPCARD
from game.client.table.table_picture import TablePicture
from game.rules.actions import Phase
from game.rules.facts import Subject
from game.rules.seats import Seat
from game.rules.view import SeatView

_WRITTEN = {
    "trump": Subject.TRUMP,
    "cube": Subject.TRUMP,
    "points": Subject.SCORE,
    "side": Subject.SCORE,
    "goal": Subject.SCORE,
    "packet": Subject.SCORE,
    "counter": Subject.SCORE,
}


def subject_at(picture: TablePicture, view: SeatView, place: tuple[int, int]) -> Subject | None:
    """The fact that lies at a place of the window; None where nothing can be asked about."""
    return next(iter(_subjects(picture, view, place)), None)


def _subjects(picture: TablePicture, view: SeatView, place: tuple[int, int]) -> Iterator[Subject]:
    pieces = sorted(picture.pieces.items(), key=lambda item: -item[1].z)
    for key, piece in pieces:
        if piece.spot.rect.collidepoint(place):
            subject = _of_piece(key, view)
            if subject is not None:
                yield subject
    for key, item in picture.items.items():
        if Rect(item.at, item.surface.get_size()).inflate(8, 8).collidepoint(place):
            subject = _of_words(key, view)
            if subject is not None:
                yield subject


def _of_piece(key: str, view: SeatView) -> Subject | None:
    if key == CUBE:
        return Subject.TRUMP
    if key == DEALER:
        return Subject.DEALER
    if key in (UPCARD, BURIED) or key.startswith("pack-"):
        return Subject.BARRED if view.turned_down else Subject.SIX
    if key.partition("-")[0] in Seat.__members__:
        return _of_seat(Seat[key.partition("-")[0]], view)
    if view.trick is not None and key in map(str, view.trick.cards):
        return Subject.TRICK if view.phase is Phase.GATHER else Subject.LEAD
    return _WRITTEN.get(key.partition("-")[0])


def _of_words(key: str, view: SeatView) -> Subject | None:
    kind, _dash, rest = key.partition("-")
    if kind in ("name", "role", "tag", "face") and rest in Seat.__members__:
        return _of_seat(Seat[rest], view)
    return _WRITTEN.get(kind)


def _of_seat(seat: Seat, view: SeatView) -> Subject:
    if seat in view.sitting_out or seat.partner in view.sitting_out:
        return Subject.LAID_DOWN
    if seat in view.actors:
        return Subject.TURN
    return Subject.DEALER if seat is view.dealer else Subject.TURN
