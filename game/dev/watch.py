"""Listens in on the real loop. It imports next to nothing, so that it does not slow the start it measures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.client.window import REST_AFTER, run

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.client.app import App


class Watched:
    """Stands between the loop and the app or its window; what is named here is called in their stead."""

    def __init__(self, target: object, **heard: Callable[..., object]) -> None:
        self._target, self._heard = target, heard

    def __getattr__(self, name: str) -> Any:
        return self._heard.get(name) or getattr(self._target, name)


def loop(app: object, window: object, rest_after: float = REST_AFTER) -> None:
    """The real loop with an app and a window that may be watched ones."""
    run(app, window, rest_after)  # type: ignore[arg-type]


def until_first_frame(app: App, window: pygame.Window) -> None:
    """The real loop, left as soon as the first picture is shown; says so on standard output."""

    def flip() -> None:
        window.flip()
        print("frame", flush=True)
        app.quit()

    loop(app, Watched(window, flip=flip))


def until_home(app: App, window: pygame.Window) -> None:
    """The real loop, left when the first screen is complete; says so, and of the first picture."""

    def flip() -> None:
        window.flip()
        if app.arrived:
            print("home", flush=True)
            app.quit()
        else:
            print("frame", flush=True)

    loop(app, Watched(window, flip=flip))
