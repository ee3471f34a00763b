"""Left Bower: a desktop app that teaches euchre."""

from __future__ import annotations

__version__ = "0.1.0"
