"""Tables that are hands of a record: `record:` names the file, and the table is written out from it."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from game.course.notation import SeatWord
from game.course.table_writing import table_data
from game.i18n import _, format_list
from game.rules.seats import Seat
from game.yamlfile.yaml_positions import Marked

if TYPE_CHECKING:
    from game.records.record_file import Recorded

SEATS = tuple(seat.name.lower() for seat in Seat)
"""The seats of a record, whose `south` is the first player that it names."""

ENDINGS = (".egn", ".json")
"""How the names of record files end."""


def written_out(marked: Marked, folder: Path) -> Any:
    """The data of a lesson with every recorded table as it would be typed. Raises YamlFault.

    What a table says itself counts more than the record.
    """
    data = marked.data
    tables = data.get("tables") if isinstance(data, dict) else None
    if not isinstance(tables, dict):
        return data
    opened: dict[Path, Recorded] = {}
    found = {
        name: {**_from_record(marked, folder, name, table["record"], opened), **table}
        if isinstance(table, dict) and "record" in table
        else table
        for name, table in tables.items()
    }
    return {**data, "tables": found}


def _from_record(
    marked: Marked, folder: Path, name: Any, told: Any, opened: dict[Path, Recorded]
) -> dict[str, Any]:
    from game.records.record_faults import RecordRefused
    from game.records.record_file import open_record
    from game.records.reviewing import places

    record = told if isinstance(told, dict) else {"file": told}
    path, file, deal = ("tables", name, "record"), record.get("file"), record.get("deal")
    seat = record.get("seat", SEATS[0])
    if not isinstance(file, str) or seat not in SEATS or not isinstance(deal, int | None):
        return {"dealer": SeatWord.YOU}  # what is wrong with it is told with the form of the table
    place = folder / file
    if not _is_beside(file):
        message = _("A lesson only reads records from its own folder.")
        mend = _("Put the file next to the lesson, and write its name: it ends in {endings}.")
        raise marked.fault((*path, "file"), message, mend.format(endings=format_list(ENDINGS, "or")))
    try:
        if place not in opened:
            opened[place] = open_record(place)
        held = opened[place]
        number = places(held, file, deal)[-1]
    except RecordRefused as refused:
        mend = _("Check the file with “leftbower replay”, and the number of the deal.")
        sentence = refused.sentence.replace(str(place), file)
        raise marked.fault((*path, "file"), sentence, mend) from refused
    hand = held.deals[number]
    return table_data(hand.last, Seat(SEATS.index(seat)), hand.stand_ins)


def _is_beside(file: str) -> bool:
    path = PurePosixPath(file)
    return len(path.parts) == 1 and "\\" not in file and path.suffix.lower() in ENDINGS
