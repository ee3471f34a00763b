"""Points side by side as picture 19b has them: the hands of the own table, or the rounds of a whole night."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.evening.evening import Evening
from game.evening.standing import Place, RoundScores
from game.evening.table_round import TableRound
from game.i18n import _, format_number, pgettext
from game.pages.evening_round import round_table
from game.pages.evening_words import entry_words, is_own, learner_first, name_of, unit_name
from game.rules.cards import Suit


@dataclass(frozen=True)
class Face:
    """Somebody in a line: whose portrait, "" for the first letter of the name; `learner` has a sign."""

    face: str
    name: str
    learner: bool = False


@dataclass(frozen=True)
class GridLine:
    """A line: who, what stands in the columns, and the total."""

    name: str
    faces: tuple[Face, ...]
    cells: tuple[str, ...]
    total: str
    lit: frozenset[int] = frozenset()  # columns, from 0, of lone marches, or of tables that were won
    ours: bool | None = None  # whose side; None where there are more than two
    own: bool = False
    best: bool = False
    rank: str = ""


@dataclass(frozen=True)
class Grid:
    """A table of points with a column for each hand or round."""

    corner: str
    heads: tuple[str, ...]
    lines: tuple[GridLine, ...]
    total: str
    lit: str  # what a lit box means, in a word or two
    trumps: tuple[Suit | None, ...] = ()
    foot: str = ""
    happened: tuple[str, ...] = ()  # what happened in the columns


def round_grid(evening: Evening, own: TableRound) -> Grid:
    """The hands of the own table, a line for each person or team."""
    table = round_table(evening, own)
    lines = []
    for line in table.lines:
        faces = tuple(face_of(evening, own.seats[seat]) for seat in line.seats)
        cells = tuple(map(entry_words, line.entries))
        total, own_line = format_number(line.total), any(face.learner for face in faces)
        lines.append(GridLine(line.name, faces, cells, total, line.lone, line.ours, own_line, line.best))
    return Grid(
        # NOTE: above the names at a table of points: whose score card this is
        _("Card no. {n}").format(n=format_number(evening.learner or 0)),
        tuple(format_number(number) for number in range(1, len(own.hands) + 1)),
        tuple(lines),
        _("Total"),
        _("a lone march"),
        table.trumps,
        _("What happened"),
        table.happened,
    )


def night_grid(evening: Evening) -> Grid:
    """The rounds of a night, a line for each person or team in their order."""
    lines = []
    for place in evening.standing:
        won = frozenset(
            column for column, scores in enumerate(evening.played) if _has_won(place, scores.tables)
        )
        lines.append(
            GridLine(
                unit_name(evening, place.unit),
                tuple(face_of(evening, person) for person in learner_first(evening, place.unit)),
                tuple(_cell(place, scores) for scores in evening.played),
                format_number(place.points),
                won,
                own=is_own(evening, place.unit),
                best=place.rank == 1,
                rank=format_number(place.rank),
            )
        )
    heads = tuple(
        # NOTE: the head of a column of points that broke a tie
        pgettext("head of a column", "Overtime") if scores.overtime else format_number(number)
        for number, scores in enumerate(evening.played, 1)
    )
    # NOTE: above the names of a table of points with a column for each round
    return Grid(_("Round"), heads, tuple(lines), _("Total"), _("won the table"))


def face_of(evening: Evening, person: int) -> Face:
    """The face of somebody in a line."""
    return Face(evening.person(person).face, name_of(evening, person), learner=person == evening.learner)


def _has_won(place: Place, tables: Sequence[TableRound]) -> bool:
    return any(place.unit[0] in table.seats and place.unit[0] in table.winners for table in tables)


def _cell(place: Place, scores: RoundScores) -> str:
    """The points of one round; nothing for whoever sat it out."""
    for table in scores.tables:
        if place.unit[0] in table.seats:
            one, *others = place.unit
            points = table.team_points((one, others[0])) if others else table.points_of(one)
            return format_number(points)
    return ""
