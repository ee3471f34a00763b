"""The standard streams of a command: closed, full or narrow ones must not stop the game with a traceback."""

from __future__ import annotations

import errno
import os
import sys
from io import TextIOBase
from typing import TextIO

_DIRECTIONS = (0x61C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A))
_ORDERS = dict.fromkeys((*range(9), *range(11, 32), *range(127, 160), *_DIRECTIONS), " ")
"""What gives orders but for the tab and the end of a line, and what turns the direction of writing."""

_OUTPUT_FAILED = (errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EBADF)


def prepare() -> None:
    """Take the streams as they are: what a console cannot show becomes a question mark."""
    if sys.stdout is None:  # closed by whoever started us; the command goes on unheard
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:  # or what is said there would go to the output
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if not isinstance(sys.stdout, _Harmless):
        sys.stdout = _Harmless(sys.stdout)
    if not isinstance(sys.stderr, _Harmless):
        sys.stderr = _Harmless(sys.stderr)


class _Harmless(TextIOBase):
    """A stream on which no text from a file, a name or an argument can give orders to the terminal."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        self._stream.write(text if text.isascii() and text.isprintable() else text.translate(_ORDERS))
        return len(text)

    def flush(self) -> None:
        self._stream.flush()

    def fileno(self) -> int:
        return self._stream.fileno()

    def isatty(self) -> bool:
        return self._stream.isatty()

    def writable(self) -> bool:
        return True

    @property
    def encoding(self) -> str:  # type: ignore[override]  # a plain attribute there
        return self._stream.encoding


def fall_silent() -> None:
    """Let what could not be written go, or Python would try once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def has_failed(error: Exception) -> bool:
    """Whether it is the standard output that cannot be written; its errors alone name no file."""
    return isinstance(error, OSError) and error.filename is None and error.errno in _OUTPUT_FAILED
