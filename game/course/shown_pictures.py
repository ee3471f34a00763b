"""What the small picture of a lesson shows: what its file says, else what its first table shows."""

from __future__ import annotations

from game.course.pictures import Picture, PictureKind
from game.course.schema import Lesson
from game.course.tables import Table


def picture_of(lesson: Lesson) -> Picture:
    """The picture its file names; else a test's flag, or what its first table shows."""
    if lesson.picture is not None:
        return lesson.picture
    if lesson.test:
        return Picture(kind=PictureKind.TEST)
    named = next((step.table for step in lesson.shown if step.table in lesson.tables), None)
    return _of_table(lesson.tables[named]) if named else Picture(kind=PictureKind.DEALER)


def _of_table(table: Table) -> Picture:
    """The first trick as far as it is played, else what is known of the learner's hand, else the upcard."""
    played = tuple(move.card for move in table.played[:4] if move.card is not None)
    if len(played) > 1:
        return Picture(kind=PictureKind.TRICK, cards=played)
    own = next((hand.has for word, hand, _all in table.hands.known() if word == "you"), ())
    if own:
        kind = {1: PictureKind.CARD, 2: PictureKind.PAIR}.get(len(own), PictureKind.FAN)
        return Picture(kind=kind, cards=own)
    if table.upcard is not None:
        return Picture(kind=PictureKind.TURNED_UP, cards=(table.upcard,))
    return Picture(kind=PictureKind.DEALER)
