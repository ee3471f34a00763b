"""A file of rules that cannot be read: its faults, and what can be done."""

from __future__ import annotations

from game.i18n import _
from game.pages.lines import Lines, Sheet, ValueLine, Words
from game.pages.page import Button
from game.rulesets.own_rulesets import OwnFile
from game.yamlfile.faults import YamlFault


def faults_in(file: OwnFile) -> Lines:
    """A line for each fault."""
    found = file.fault.all if file.fault else ()
    return tuple(_line(number, fault) for number, fault in enumerate(found))


def _line(number: int, fault: YamlFault) -> ValueLine:
    # NOTE: a place in a file
    place = _("Line {line}, column {column}").format(line=fault.line, column=fault.column)
    return ValueLine(f"fault {number}", fault.file, f"{fault.message}\n{fault.mend}", place)


def about_file(file: OwnFile) -> Sheet:
    """How the file can be used again."""
    texts = (
        _("This file is ignored until it's fixed. All your other rules still work."),
        _("Open it in a text editor, fix the places listed here, and save it."),
        str(file.path),
    )
    buttons = (
        (Button("again", _("Check it again"), main=True),),
        (Button("folder", _("Open the folder")), Button("delete", _("Delete the file"))),
    )
    title = _("This file can't be used")
    return Sheet(_("An error in a file"), file.path.name, title, tuple(map(Words, texts)), buttons)
