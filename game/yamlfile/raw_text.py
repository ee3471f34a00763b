"""What must hold of a file before anybody asks whether it is YAML: its size, its encoding, no tabs."""

from __future__ import annotations

from pathlib import Path

from game.i18n import _, format_number
from game.yamlfile.faults import Mark, YamlFault

LARGEST = 512 * 1024
"""The most bytes a file may have; a lesson of 200 steps needs a tenth of it."""


_ZIP = b"PK\x03\x04"
"""How a zip file begins."""


def raw_bytes(path: Path, most: int = LARGEST) -> bytes:
    """The bytes of a file, and no more than one above `most` of them: a larger one is known by that.

    Raises OSError, or ValueError for a name that no file can have.
    """
    if path.is_fifo() or path.is_char_device():
        raise OSError(_("it isn't an ordinary file"))  # reading it might wait for ever
    with path.open("rb") as stream:
        return stream.read(most + 1)


def decode(text: str | bytes, file: str, *, tabs: bool = False, most: int = LARGEST) -> str:
    """The text of a file of `most` bytes; `file` is the name shown in faults. Raises YamlFault.

    Tabs are a fault, too, unless they are let pass.
    """
    if len(text) > most:
        size = _("This file is larger than {limit} kilobytes.").format(limit=format_number(most // 1024))
        raise YamlFault(file, 1, 1, size, _("Split it into several files."))
    text = _as_utf8(text, file) if isinstance(text, bytes) else text
    text = text.removeprefix("\ufeff")
    if "\t" in text and not tabs:
        mark = _end_of(text[: text.index("\t")])
        message = _("There's a tab here, and YAML doesn't allow tabs for indenting.")
        raise YamlFault(file, mark.line, mark.column, message, _("Type spaces instead."))
    return text


def _as_utf8(raw: bytes, file: str) -> str:
    if raw.startswith(_ZIP):
        message = _("This isn't a text file. It's a zip file, such as a lesson pack.")
        mend = _("Open a lesson pack with “leftbower lesson add”, or name another file here.")
        raise YamlFault(file, 1, 1, message, mend)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        mark = _end_of(raw[: error.start].decode("utf-8"))
        message = _("This file isn't saved as UTF-8.")
        mend = _("Save it again in your editor, encoded as UTF-8.")
        raise YamlFault(file, mark.line, mark.column, message, mend) from error


def _end_of(before: str) -> Mark:
    return Mark(before.count("\n") + 1, len(before) - before.rfind("\n"))
