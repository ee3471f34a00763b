"""The screens that show what is kept of a learner, drawn without a window."""

from __future__ import annotations

from pygame import Surface

from game.client.app import App
from game.client.window import start_pygame
from game.storage.database import Store

SIZE = (1024, 640)


def screens_shown(store: Store) -> str:
    """Opens one after the other and draws it; what the learner was told meanwhile."""
    start_pygame()
    app = App(store, SIZE, language="en")
    surface = Surface(SIZE)
    said = ""
    try:
        app.start()
        for route in ("", "progress", "cards", "records", "mix"):
            if route:
                app.stage.go(route)
            app.tick(16)
            app.draw(surface)
            said += " ".join(shown.spoken for shown in app.stage.screens if shown.name == "message")
            app.stage.home()
    finally:
        app.stage.screens.clear()
        app.thinking.close()
        app.assets.clear()
    return said
