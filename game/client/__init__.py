"""The windowed client: it shows sessions and lessons with pygame-ce and decides nothing of the game."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting has no place in our output
