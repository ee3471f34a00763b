"""What the system asks of every app: whether its user wants less motion."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys

_CLIENT_AREA_ANIMATION = 0x1042  # SPI_GETCLIENTAREAANIMATION
_PATIENCE = 2  # seconds for a tool of the desktop to answer


def wants_less_motion() -> bool:
    """Whether animations are turned off in Windows, macOS or GNOME. False where nobody can tell."""
    if sys.platform == "win32":
        on = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(on), 0)
        return not on.value
    if sys.platform == "darwin":
        return _says(["defaults", "read", "com.apple.universalaccess", "reduceMotion"], "1")
    return _says(["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"], "false")


def _says(command: list[str], answer: str) -> bool:
    if not shutil.which(command[0]):
        return False
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    except (OSError, subprocess.SubprocessError):
        return False
    return done.stdout.strip() == answer
