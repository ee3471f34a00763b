"""Files of rules: what is wrong with one, where one lies, and how to get rid of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.rules_pages.frame import Act, lay_list, lay_sheet
from game.client.screens.rules_pages.texts import TextRow
from game.client.screens.rules_pages.value_row import ValueRow
from game.client.screens.stage import PanelScreen, Screen, Stage
from game.client.system import show_folder
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS
from game.client.widgets.row_list import ListState, Row
from game.i18n import _
from game.storage.marks import YamlFault
from game.storage.own_rulesets import OwnFile
from game.storage.own_table import delete


def parts(screen: PanelScreen, ground: Surface, area: Rect, file: OwnFile, state: ListState) -> list[Widget]:
    """Every fault of a file in a row, and on the sheet what can be done."""
    ui = screen.ui
    found = file.fault.all if file.fault else ()

    def rows(width: int) -> Sequence[Row]:
        return [_fault_row(screen, fault, number, width) for number, fault in enumerate(found)]

    def advice(width: int) -> Sequence[Row]:
        texts = (
            _("This file is left out until it is mended. All other rules work."),
            _("Open it in an editor, mend the places in the list, and save it."),
            str(file.path),
        )
        return [TextRow(ui, text, width, colour=theme.INK) for text in texts]

    acts = [
        [Act("again", _("Read it again"), lambda: screen.relayout(ui), BRASS)],
        [
            Act("folder", _("Open the folder"), lambda: _show(screen.stage, file.path)),
            Act("delete", _("Delete the file"), lambda: _ask(screen.stage, file.path, screen.rebuild)),
        ],
    ]
    listed = lay_list(ui, ground, area, rows, ListState(), lambda key: None)
    who = (_("A fault in a file"), file.path.name)
    return [listed, *lay_sheet(ui, who, _("This file cannot be used"), advice, state, acts)]


def _fault_row(screen: PanelScreen, fault: YamlFault, number: int, width: int) -> Row:
    # NOTE: a place in a file
    place = _("Line {line}, column {column}").format(line=fault.line, column=fault.column)
    text = f"{fault.message}\n{fault.mend}"
    return ValueRow(screen.ui, f"fault {number}", fault.file, text, place, [], width, lambda clause: None)


def share(stage: Stage, path: Path, when_gone: Callable[[], None]) -> Screen:
    """Where the file of a table lies, with the ways to its folder and to its end."""
    text = _("Everything about this table stands in one file. Send it to whom you like:")
    more = _("They put it into their own folder of this name, and it is in their list of rules.")
    return MessageScreen(
        _("The file of your table"),
        f"{text}\n\n**{path}**\n\n{more}",
        [
            Answer(_("Open the folder"), lambda: _show(stage, path)),
            Answer(_("Delete the table"), lambda: _ask(stage, path, when_gone)),
            Answer(_("Close")),
        ],
    )


def _show(stage: Stage, path: Path) -> None:
    if not show_folder(path.parent):
        text = _("Your system did not open the folder. It is this one:")
        stage.push(MessageScreen(_("The folder"), f"{text}\n\n**{path.parent}**"))


def _ask(stage: Stage, path: Path, when_gone: Callable[[], None]) -> None:
    def remove() -> None:
        delete(path)
        when_gone()

    stage.push(
        MessageScreen(
            _("Delete this file?"),
            _("{file} cannot be brought back. Games begun with it go on as they are.").format(file=path.name),
            [Answer(_("Delete it"), remove), Answer(_("Keep it"))],
        )
    )
