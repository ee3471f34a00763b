"""Gettext catalogues as translators write them, `.po`: read, and made ready for use."""

from __future__ import annotations

import gettext
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

_LARGEST = 512 * 1024  # bytes of a file that somebody handed out


def read(source: Path) -> Catalog:
    """A catalogue that comes with the app."""
    from babel.messages.pofile import read_po

    with source.open("rb") as file:
        return read_po(file)


def compiled(catalogue: Catalog) -> gettext.GNUTranslations:
    """A catalogue ready for use."""
    from babel.messages.mofile import write_mo

    buffer = BytesIO()
    write_mo(buffer, catalogue)
    buffer.seek(0)
    return gettext.GNUTranslations(buffer)


def write(path: Path, catalogue: Catalog) -> None:
    """Writes a catalogue as translators edit it."""
    path.write_bytes(written(catalogue))


def written(catalogue: Catalog) -> bytes:
    """A catalogue as translators edit it; what is out of use stays at its end."""
    from babel.messages.pofile import write_po

    buffer = BytesIO()
    write_po(buffer, catalogue, width=110, ignore_obsolete=False)
    return buffer.getvalue()


def from_elsewhere(source: Path) -> gettext.NullTranslations | None:
    """The catalogue that somebody handed out, ready for use; None where none can be read."""
    catalogue = handed_out(source)
    return None if catalogue is None else usable(catalogue)


def usable(catalogue: Catalog) -> gettext.NullTranslations | None:
    """A catalogue that somebody handed out, ready for use; None for one that cannot be."""
    try:
        return compiled(catalogue)
    except (ValueError, LookupError, TypeError, AttributeError):
        return None


def handed_out(source: Path) -> Catalog | None:
    """The catalogue that somebody handed out; None where there is none, or none that can be read."""
    from babel.core import UnknownLocaleError
    from babel.messages.pofile import PoFileError, read_po

    try:
        with source.open("rb") as file:
            raw = file.read(_LARGEST + 1)
        return None if len(raw) > _LARGEST else read_po(BytesIO(raw), abort_invalid=True)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, PoFileError, UnknownLocaleError):
        return None
