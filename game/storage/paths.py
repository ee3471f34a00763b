"""Where things are on this machine: the learner's own data, and what the app ships with.

This module knows folders only. It imports nothing of the project, so that the texts (`game.i18n`),
which every room needs, can find their catalogues through it.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

HOME_VARIABLE = "LEFTBOWER_HOME"

_PACKAGE = Path(__file__).resolve().parent.parent


def data_home() -> Path:
    """The folder of the learner's progress, settings and game in hand; it need not exist yet.

    The environment variable LEFTBOWER_HOME comes before the user's data folder of the system.
    """
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(os.path.expanduser(chosen))  # leaves a ~ without a meaning as it is
    import platformdirs  # only here: most runs of the tests never ask

    return Path(platformdirs.user_data_dir("leftbower", appauthor=False))


def packs() -> Path:
    """The folder of the packs of lessons that were added here; it need not exist yet."""
    return data_home() / "packs"


def cache_home() -> Path:
    """The folder of what can be made again at any time; it need not exist yet."""
    if os.environ.get(HOME_VARIABLE):
        return data_home() / "cache"
    import platformdirs

    return Path(platformdirs.user_cache_dir("leftbower", appauthor=False))


@lru_cache(maxsize=1)
def resources() -> Path:
    """The folder that holds `lessons/`, `sprites/` and `locales/`.

    In an installed wheel that is `game/_data`; in a checkout, also an editable one, its top folder.
    """
    packed = _PACKAGE / "_data"
    return packed if packed.is_dir() else _PACKAGE.parent


def lessons() -> Path:
    """The folder of the lessons that ship with the app."""
    return resources() / "lessons"


def sprites() -> Path:
    """The folder of cards, furniture and fonts."""
    return resources() / "sprites"


def locales() -> Path:
    """The folder of the gettext catalogues."""
    return resources() / "locales"


def rulesets() -> Path:
    """The folder of the rulesets that ship with the app: part of the package in either case."""
    return _PACKAGE / "rulesets"
