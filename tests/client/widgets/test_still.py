"""Still parts are drawn once, onto the ground; whoever presses there presses nothing."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.screens.panel_screen import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import Button
from game.client.widgets.layout import lay
from game.client.widgets.still import on_paper
from tests.client.drive import click_on, new_app, show

ROOM = Rect(300, 200, 300, 200)


class _Sheet(PanelScreen):
    """A button on paper."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed = 0

    def press(self) -> None:
        self.pressed += 1

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        button = Button(self.ui, "go", "Go on", self.press)
        ground = Surface((self.ui.metrics.width, self.ui.metrics.height))
        return ground, lay(on_paper(self.ui, button, 40), ROOM)


def test_paper_lies_on_the_ground_and_what_is_on_it_can_be_pressed() -> None:
    app, screen = new_app(), _Sheet()
    show(app, screen)
    assert screen.ground is not None
    assert screen.ground.get_at((ROOM.x + 20, ROOM.y + 20)) != screen.ground.get_at((5, 5))
    assert [part.key for part in screen.panel.widgets] == ["go"]
    click_on(app, "go")
    assert screen.pressed == 1
