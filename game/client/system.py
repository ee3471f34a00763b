"""What the system asks of every app, and what the app asks of it: less motion, a folder to be shown."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path

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


def show_folder(folder: Path) -> bool:
    """Opens a folder in the program of the desktop for it. False where there is none."""
    tool = {"win32": "explorer", "darwin": "open"}.get(sys.platform, "xdg-open")
    found = shutil.which(tool)
    if not found or not folder.is_dir():
        return False
    try:
        subprocess.Popen([found, str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return True
