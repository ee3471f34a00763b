"""The small picture of a lesson on the map, as its file describes it."""

from __future__ import annotations

from enum import StrEnum

from pydantic import Field, model_validator

from game.course.notation import CardCode, Part, SuitWord
from game.i18n import _, format_number


class PictureKind(StrEnum):
    """How the cards of a picture lie."""

    CARD = "card"
    PAIR = "pair"
    FAN = "fan"
    SQUARE = "square"
    TRICK = "trick"
    TURNED_UP = "turned-up"
    SAID = "said"
    SCORE = "score"
    DEALER = "dealer"
    TEST = "test"


_CARDS = {
    PictureKind.CARD: (1, 1),
    PictureKind.PAIR: (2, 2),
    PictureKind.FAN: (3, 8),
    PictureKind.SQUARE: (4, 4),
    PictureKind.TRICK: (2, 4),
    PictureKind.TURNED_UP: (1, 1),
    PictureKind.SAID: (1, 1),
    PictureKind.SCORE: (0, 0),
    PictureKind.DEALER: (0, 0),
    PictureKind.TEST: (0, 0),
}
"""How few and how many cards each kind has."""


class Picture(Part):
    """The small picture of a lesson."""

    kind: PictureKind
    """How the cards lie: `turned-up` on two backs, `said` below a bubble; three kinds have no cards."""
    cards: tuple[CardCode, ...] = Field((), max_length=8)
    """What lies on it, from left to right, or in turn."""
    trump: SuitWord | None = None
    """The suit on the tag of the left bower."""

    @model_validator(mode="after")
    def _as_many_as_its_kind_has(self) -> Picture:
        least, most = _CARDS[self.kind]
        if least <= len(self.cards) <= most:
            return self
        message = _("A “{kind}” picture can't have {n} cards.")
        mend = _("It has {least}.") if least == most else _("It has {least} to {most}.")
        raise ValueError(
            message.format(kind=self.kind, n=format_number(len(self.cards))),
            mend.format(least=format_number(least), most=format_number(most)),
        )
