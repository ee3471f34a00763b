"""The keys of a club's file, as README.md beside this describes them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from game.i18n import _

LARGEST_NUMBER = 999
"""Of a person: three digits fit a score card."""

LONGEST_NAME = 60

LOWEST, HIGHEST = -99, 999
"""Points that anybody would look at twice are told apart from those no paper has room for."""


def _two_or_four(points: list[int]) -> list[int]:
    if len(points) not in (2, 4):
        raise ValueError(
            _("A score is two numbers, or four where each player has points of their own."),
            _("Write those of us first, for example [9, 6] or [9, 8, 6, 6]."),
        )
    return points


class Shape(BaseModel):
    """Nothing is taken for something else, and no key is passed over."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


PairShape = Annotated[list[int], Field(min_length=2, max_length=2)]
Point = Annotated[int, Field(ge=LOWEST, le=HIGHEST)]
PointsShape = Annotated[list[Point], AfterValidator(_two_or_four)]


class TableShape(Shape):
    """One table: two pairs, and the score when it is known."""

    us: PairShape
    them: PairShape
    points: PointsShape | None = None
    lone: dict[int, Annotated[int, Field(ge=1, le=99)]] = {}
    cut: Literal["us", "them"] | None = None
    struck: list[PointsShape] = []


class RoundShape(Shape):
    """One round: its tables by their numbers, and who sits out."""

    tables: dict[int, TableShape] = Field(min_length=1)
    out: list[int] = []
    overtime: bool = False


class ChangeShape(Shape):
    """Who leaves and who joins, from a round on."""

    round: int = Field(ge=1)
    leave: list[int] = []
    join: list[int] = []


class ClubShape(Shape):
    """The whole file."""

    club: str = Field(min_length=1, max_length=LONGEST_NAME)
    date: str = Field("", max_length=LONGEST_NAME)
    rules: str
    kind: Literal["progressive", "rotation", "teams"]
    rounds: int = Field(ge=1, le=119)
    hands: int | None = Field(None, ge=1, le=60)
    people: dict[
        Annotated[int, Field(ge=1, le=LARGEST_NUMBER)],
        Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)],
    ]
    changes: list[ChangeShape] = []
    seating: dict[int, RoundShape] = {}
    notes: list[str] = []
