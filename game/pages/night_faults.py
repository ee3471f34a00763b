"""A club's file that was edited by hand and can't be read: each place, and how to correct it."""

from __future__ import annotations

from pathlib import Path

from game.i18n import _, format_number, ngettext
from game.pages.file_list import path_words
from game.pages.night_page import ListRow, NightPage, NightSheet, RowLine
from game.pages.page import Button, Paragraph
from game.words.markup import as_typed
from game.yamlfile.faults import YamlFault

_AROUND = 1  # lines shown before and after the place


def fault_page(path: Path, fault: YamlFault, chosen: str) -> NightPage:
    """A row for each place; the sheet has the lines of the file around the chosen one."""
    rows = tuple(_row(number, each) for number, each in enumerate(fault.all))
    number = next((n for n, row in enumerate(rows) if row.key == chosen), 0)
    count = len(rows)
    where = ngettext("{n} place to fix", "{n} places to fix", count).format(n=format_number(count))
    return NightPage(
        path_words(Path(path.name)),
        where,
        _sheet(path, fault.all[number]),
        rows=rows,
        chosen=rows[number].key,
    )


def _row(number: int, fault: YamlFault) -> ListRow:
    place = _("Line {line}, column {column}").format(
        line=format_number(fault.line), column=format_number(fault.column)
    )
    text = f"{fault.message}\n{fault.mend}"
    return ListRow(f"fault {number}", "", (RowLine(place),), text)


def _sheet(path: Path, fault: YamlFault) -> NightSheet:
    blocks = [
        *(Paragraph(line, bold=at == fault.line) for at, line in _source(path, fault.line)),
        Paragraph(as_typed(fault.mend), ruled=True),
        Paragraph(
            _("Left Bower leaves the file as it is until you've fixed it in a text editor."), soft=True
        ),
        Paragraph(path_words(path), soft=True),
    ]
    buttons = (
        (Button("again", _("Check it again"), main=True),),
        (Button("folder", _("Open the folder")),),
    )
    title = _("Line {line}").format(line=format_number(fault.line))
    return NightSheet(title, tuple(blocks), buttons=buttons)


def _source(path: Path, line: int) -> list[tuple[int, str]]:
    """The lines around a place with their numbers; none where the file can't be read."""
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError):
        return []
    first, last = max(1, line - _AROUND), min(len(lines), line + _AROUND)
    # NOTE: a line of a file and its number
    text = _("{n}: {line}")
    return [
        (
            number,
            text.format(
                n=format_number(number), line=as_typed(lines[number - 1]).replace("  ", "\u00a0\u00a0")
            ),
        )
        for number in range(first, last + 1)
    ]
