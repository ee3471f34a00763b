"""The file of a pack, `.lbpack`: a zip that is read as if its author meant harm, and written always alike."""

from __future__ import annotations

import stat
import struct
import zipfile
import zlib
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from game.i18n import _, format_number
from game.packs.limits import (
    LARGEST_ARCHIVE,
    LARGEST_FILE,
    STRETCH,
    check_name,
    check_sizes,
    check_twins,
    refused,
    shown,
)
from game.yamlfile.faults import YamlFault

_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_SECRET = 0x1  # the flag of an entry that needs a password
_SMALL = 4096  # bytes of a file that may be stretched as it likes
_FIRST_DAY = (1980, 1, 1, 0, 0, 0)  # the earliest that a zip can say
_PLAIN_FILE = (stat.S_IFREG | 0o644) << 16
_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    OSError,
    RuntimeError,  # NotImplementedError, too
    ValueError,  # UnicodeDecodeError, too
    LookupError,
    OverflowError,
)
"""What the library may raise while it reads what is no sound zip."""


def read_archive(path: Path) -> dict[str, bytes]:
    """The files of a pack by their names, folders left out.

    Everything is bounded before it is unpacked, and no name leads out of a folder. Raises YamlFault.
    """
    name = shown(str(path))
    return read_bytes(_bytes_of(path, name), name)


def read_bytes(raw: bytes, name: str) -> dict[str, bytes]:
    """The same for the bytes of a file, which is called `name` in faults."""
    if len(raw) > LARGEST_ARCHIVE:
        text = _("This file is larger than {limit} kilobytes.")
        limit = format_number(LARGEST_ARCHIVE // 1024)
        raise refused(name, text.format(limit=limit), _("Make two lesson packs of it."))
    try:
        with zipfile.ZipFile(BytesIO(raw)) as archive:
            entries = [entry for entry in archive.infolist() if not _is_folder(entry)]
            check_sizes(name, ((entry.filename, entry.file_size) for entry in entries))
            for entry in entries:
                _check(entry, name)
            check_twins(name, (entry.filename for entry in entries))
            files = {entry.filename: _unpacked(archive, entry, name) for entry in entries}
            return _out_of_one_folder(files)
    except _BROKEN as error:
        message = _("This file isn't a pack of lessons, or it's damaged.")
        mend = _("Ask its author for it again, or make it with “leftbower lesson pack”.")
        raise refused(name, message, mend) from error


def archived(files: Mapping[str, bytes]) -> bytes:
    """The zip of these files: the same bytes for the same files, wherever and whenever it is made."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _FIRST_DAY)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # the kind of system that the rights below are of
            entry.external_attr = _PLAIN_FILE
            archive.writestr(entry, files[name])
    return packed.getvalue()


def _bytes_of(path: Path, name: str) -> bytes:
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # reading it might wait for ever
            raise OSError(_("it isn't an ordinary file"))
        with path.open("rb") as file:
            return file.read(LARGEST_ARCHIVE + 1)
    except (OSError, ValueError) as error:  # the other one for a sign that no name of a file can have
        why = getattr(error, "strerror", "") or str(error)
        message = _("This file can't be read: {reason}.").format(reason=why)
        raise refused(
            name, message, _("Check that it's there and that you have permission to read it.")
        ) from error


def _out_of_one_folder(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files as they are called inside the folder that was packed, where that was packed around them."""
    tops = {name.partition("/")[0] for name in files}
    if len(tops) != 1 or any("/" not in name for name in files):
        return files
    return {name.partition("/")[2]: raw for name, raw in files.items()}


def _is_folder(entry: zipfile.ZipInfo) -> bool:
    """Whether an entry only names a folder; such folders are made where files need them."""
    return entry.filename.endswith("/") and entry.file_size == 0


def _check(entry: zipfile.ZipInfo, pack: str) -> None:
    """Whether an entry is a plain file that may be unpacked. Raises YamlFault."""
    check_name(pack, entry.filename)
    file, mode = shown(entry.filename), entry.external_attr >> 16
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
        message = _("“{file}” isn't a plain file.").format(file=file)
        raise refused(pack, message, _("Put the file itself into the lesson pack, not a link to it."))
    if entry.flag_bits & _SECRET:
        message = _("“{file}” needs a password.").format(file=file)
        raise refused(pack, message, _("Make the lesson pack without a password."))
    stretched = entry.file_size > max(_SMALL, STRETCH * entry.compress_size)
    if entry.compress_type not in _METHODS or stretched:
        message = _("“{file}” isn't packed the way a pack of lessons is.").format(file=file)
        raise refused(pack, message, _("Make the pack with “leftbower lesson pack”."))


def _unpacked(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, pack: str) -> bytes:
    """The bytes of an entry; what it says of its size is not believed."""
    with archive.open(entry) as file:
        raw = file.read(LARGEST_FILE + 1)
    if len(raw) != entry.file_size:
        raise _untrue(entry, pack)
    return raw


def _untrue(entry: zipfile.ZipInfo, pack: str) -> YamlFault:
    message = _("“{file}” isn't the size that the lesson pack says.").format(file=shown(entry.filename))
    return refused(pack, message, _("Make the pack with “leftbower lesson pack”."))
