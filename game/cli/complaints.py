"""What a command says when it cannot go on: one sentence, and never a traceback."""

from __future__ import annotations

import shutil
import sys
import traceback
from pathlib import Path

from game.cli import streams
from game.i18n import _
from game.storage import paths


class Refused(Exception):
    """A command that cannot be carried out; its text is the sentence to show."""


def complain(error: Exception) -> int:
    """Say on the error stream why a command ends here; its exit code."""
    print(_sentence(error), file=sys.stderr)
    return 1


def called(command: str) -> str:
    """How one of our commands is typed here, after the way this program was started."""
    start = Path(sys.argv[0])
    if start.name == "__main__.py":
        return f"{Path(sys.executable).name} -m game {command}"
    return f"{start.name if shutil.which(start.name) else start} {command}"


def _sentence(error: Exception) -> str:
    own = getattr(error, "sentence", None) or (str(error) if isinstance(error, Refused) else None)
    if own is not None:
        return str(own)
    if streams.has_failed(error):
        streams.fall_silent()
        reason = getattr(error, "strerror", "") or error
        return _("The output can't be written: {reason}.").format(reason=reason)
    if isinstance(error, ModuleNotFoundError) and not str(error.name).startswith("game"):
        return _("This Python doesn't have {package}. In the Left Bower folder, run: {command}").format(
            package=str(error.name).partition(".")[0], command=f"{sys.executable} -m pip install ."
        )
    return _("Left Bower stopped because of an error. {file} says what happened.").format(file=_noted(error))


def _noted(error: Exception) -> Path:
    file = paths.data_home() / "last-fault.txt"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        traceback.print_exception(error)  # nowhere to write it: better seen than lost
    return file
