"""A club's file that was edited by hand and can't be read: each place, and how to correct it."""

from __future__ import annotations

from pathlib import Path

from game.i18n import _, format_number, ngettext
from game.pages.file_list import path_words
from game.pages.list_page import ListPage, ListRow, ListSheet, RowLine
from game.pages.page import Button, Paragraph
from game.yamlfile.faults import YamlFault


def fault_page(path: Path, fault: YamlFault, chosen: str) -> ListPage:
    """A row for each place; the sheet is about the chosen one."""
    rows = tuple(_row(number, each) for number, each in enumerate(fault.all))
    number = next((n for n, row in enumerate(rows) if row.key == chosen), 0)
    count = len(rows)
    where = ngettext("{n} place to fix", "{n} places to fix", count).format(n=format_number(count))
    sheet = _sheet(path, fault.all[number])
    return ListPage(path.name, where, sheet, rows=rows, chosen=rows[number].key)


def _row(number: int, fault: YamlFault) -> ListRow:
    place = _("Line {line}, column {column}").format(
        line=format_number(fault.line), column=format_number(fault.column)
    )
    return ListRow(f"fault {number}", "", (RowLine(place),), fault.message)


def _sheet(path: Path, fault: YamlFault) -> ListSheet:
    text = _("Left Bower leaves the file as it is until you've fixed it in a text editor.")
    buttons = (
        (Button("again", _("Check it again"), main=True),),
        (Button("folder", _("Open the folder")),),
    )
    alone = YamlFault(fault.file, fault.line, fault.column, fault.message, fault.mend)
    blocks = Paragraph(text), Paragraph(path_words(path), soft=True)
    return ListSheet(_("What to fix"), blocks, buttons=buttons, fault=alone)
