"""The standard streams of a command: closed, full or narrow ones must not stop the game with a traceback."""

from __future__ import annotations

import errno
import os
import sys

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


def fall_silent() -> None:
    """Let what could not be written go, or Python would try once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def has_failed(error: Exception) -> bool:
    """Whether it is the standard output that cannot be written; its errors alone name no file."""
    return isinstance(error, OSError) and error.filename is None and error.errno in _OUTPUT_FAILED
