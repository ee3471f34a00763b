"""What can be printed or exported of a club's night: the list, what each thing is, and where it goes."""

from __future__ import annotations

from enum import StrEnum

from game.evening.club.night import ClubNight
from game.i18n import _, format_number, ngettext
from game.pages.file_list import path_words
from game.pages.list_page import Field, FieldKind, FieldRow, Heading, ListEntry, ListRow, ListSheet, RowLine
from game.pages.page import Button, Paragraph


class Output(StrEnum):
    """What can be written; the values of what is printed are those of typed commands."""

    ALL = "all"
    CARDS = "cards"
    SCORE_CARDS = "score-cards"
    TALLIES = "tallies"
    STANDING = "standing"
    RULES = "rules"
    SCORES_CSV = "scores-csv"
    STANDING_CSV = "standing-csv"

    @property
    def is_table(self) -> bool:
        """Whether it is for a spreadsheet."""
        return self in (Output.SCORES_CSV, Output.STANDING_CSV)

    @property
    def by_round(self) -> bool:
        """Whether a single round of it can be printed."""
        return self in (Output.CARDS, Output.SCORE_CARDS)


PAPERS = (("a4", "A4"), ("letter", "Letter"))


def output_name(output: Output) -> str:
    """What it is called; also in the names of files."""
    return {
        Output.ALL: _("Everything"),
        Output.CARDS: _("Table cards"),
        Output.SCORE_CARDS: _("Score cards"),
        Output.TALLIES: _("Tally cards"),
        Output.STANDING: _("Standings"),
        Output.RULES: _("Rules"),
        Output.SCORES_CSV: _("Scores"),
        Output.STANDING_CSV: _("Standings"),
    }[output]


def _about(output: Output, night: ClubNight) -> str:
    boxes = night.event.hands
    return {
        Output.ALL: _("All of it in one file, ready for the printer."),
        Output.CARDS: _("A card for each table in each round: who sits where. Four on a page, to cut apart."),
        Output.SCORE_CARDS: ngettext(
            "A card for each table with {n} box, one for each hand of a round.",
            "A card for each table with {n} boxes, one for each hand of a round.",
            boxes,
        ).format(n=format_number(boxes)),
        Output.TALLIES: _("A card for each player with a line for each round of the night."),
        Output.STANDING: _("Who has how many points, with ties and lone marches."),
        Output.RULES: _("One page for newcomers, from the house rules you play by."),
        Output.SCORES_CSV: _("A line for each player in each round, as CSV."),
        Output.STANDING_CSV: _("A line for each place, as CSV."),
    }[output]


def output_rows() -> tuple[ListEntry, ...]:
    """Everything there is to write, on paper and for spreadsheets."""
    rows: list[ListEntry] = []
    for output in Output:
        if output is Output.ALL:
            rows.append(Heading(_("On paper")))
        elif output is Output.SCORES_CSV:
            rows.append(Heading(_("For a spreadsheet")))
        rows.append(ListRow(f"output {output.value}", "", (RowLine(output_name(output)),)))
    return tuple(rows)


def output_sheet(
    night: ClubNight, output: Output, fields: dict[str, str], known: int, written: tuple[str, bool]
) -> ListSheet:
    """What is chosen, its paper and its folder, and what was written.

    `fields` has `paper`, `folder` and `which` round; `known` rounds can be printed. `written` is a path or
    what went wrong, and whether it is at work.
    """
    rows: list[FieldRow] = []
    if not output.is_table:
        paper = Field("paper", _("Paper"), fields["paper"], kind=FieldKind.CHOICE, values=PAPERS)
        some = [paper]
        if output.by_round and known > 1:
            every = ("", _("All rounds"))
            values = (
                every,
                *((str(n), _("Round {n}").format(n=format_number(n))) for n in range(1, known + 1)),
            )
            some.append(Field("which", _("Rounds"), fields["which"], kind=FieldKind.STEPS, values=values))
        rows.append(FieldRow(tuple(some)))
    rows.append(FieldRow((Field("folder", _("Folder"), fields["folder"], most=400),)))
    told, at_work = written
    blocks = [Paragraph(_about(output, night))]
    if told:
        blocks.append(Paragraph(told, bold=True, ruled=True))
    words = _("Write the CSV") if output.is_table else _("Write the PDF")
    write = Button("write", words, main=True, reason=_("Writing it …") if at_work else "")
    show = ((Button("folder", _("Open the folder")),),) if told and not at_work else ()
    return ListSheet(output_name(output), tuple(blocks), tuple(rows), buttons=((write,), *show))


def written_words(path: str) -> str:
    """Where a file is now."""
    from pathlib import Path

    return _("Written: {path}").format(path=path_words(Path(path)))
