"""The windowed client: it shows sessions and lessons with pygame-ce and decides nothing of the game."""
