"""The players everyone sits down with, as parts of a layout."""

from __future__ import annotations

from game.client.draw.portraits import portrait
from game.client.draw.ui import Ui
from game.client.widgets.layout import Part
from game.client.widgets.still import picture
from game.pages.people import Person


def face(ui: Ui, who: Person, size: float) -> Part:
    """A portrait at rest, without its frame so wide."""
    return picture(ui, portrait(ui, who.id, "resting", ui.px(size), who.ours, shadow=False))
