"""Draws any screen into a picture without a display."""

from __future__ import annotations

import os
from dataclasses import replace
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Surface

from game import i18n
from game.i18n import _
from game.storage.writing import check_free, write_named

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.client.services import Services
    from game.client.stage import Scene

# Each names a function (services, seed) -> Scene that shows the screen in a telling state.
SCREENS = {
    "home": "game.client.scenes.home:shot",
    "practice-setup": "game.client.scenes.setup:shot",
    "practice-setup-levels": "game.client.scenes.setup:shot_levels",
    "rules": "game.client.scenes.rules:shot",
    "rules-clauses": "game.client.scenes.rules:shot_clauses",
    "compare": "game.client.scenes.compare:shot",
    "compare-asked": "game.client.scenes.compare:shot_asked",
    "my-table": "game.client.scenes.my_table:shot",
    "asking": "game.client.scenes.asking:shot",
    "asking-asked": "game.client.scenes.asking:shot_asked",
    "glossary": "game.client.scenes.glossary:shot",
    "glossary-next": "game.client.scenes.glossary:shot_next",
    "glossary-table": "game.client.scenes.glossary:shot_table",
    "glossary-found": "game.client.scenes.glossary:shot_found",
    "glossary-missed": "game.client.scenes.glossary:shot_missed",
    "cards": "game.client.scenes.cards:shot",
    "cards-back": "game.client.scenes.cards:shot_back",
    "cards-term": "game.client.scenes.cards:shot_term",
    "cards-rule": "game.client.scenes.cards:shot_rule",
    "cards-done": "game.client.scenes.cards:shot_done",
    "cards-none": "game.client.scenes.cards:shot_none",
    "learners": "game.client.scenes.learners:shot",
    "learners-name": "game.client.scenes.learners:shot_name",
    "progress": "game.client.scenes.progress:shot",
    "progress-new": "game.client.scenes.progress:shot_new",
    "progress-plot": "game.client.scenes.progress:shot_plot",
    "mix": "game.client.scenes.mix:shot",
    "mix-step": "game.client.scenes.mix:shot_step",
    "mix-done": "game.client.scenes.mix:shot_done",
    "mix-none": "game.client.scenes.mix:shot_none",
    "records": "game.client.scenes.records:shot",
    "replay": "game.client.scenes.replay_shots:shot",
    "replay-trick": "game.client.scenes.replay_shots:shot_trick",
    "replay-one": "game.client.scenes.replay_shots:shot_one",
    "review": "game.client.scenes.review_shots:review",
    "review-thinking": "game.client.scenes.review_shots:thinking",
    "review-levels": "game.client.scenes.review_shots:levels",
    "review-why": "game.client.scenes.review_shots:why",
    "review-game": "game.client.scenes.review_shots:game",
    "position": "game.client.scenes.review_shots:position",
    "position-over": "game.client.scenes.review_shots:position_over",
    "settings": "game.client.scenes.settings:shot",
    "courses": "game.client.scenes.courses:shot",
    "message": "game.client.scenes.messages:shot",
    "keys": "game.client.scenes.keys:shot",
    "table-bidding": "game.client.scenes.table_shots:bidding",
    "table-bidding-round2": "game.client.scenes.table_shots:second_round",
    "table-play": "game.client.scenes.table_shots:play",
    "table-illegal": "game.client.scenes.table_shots:illegal",
    "table-why": "game.client.scenes.table_shots:why",
    "hint-nudge": "game.client.scenes.hint_shots:nudge",
    "hint-idea": "game.client.scenes.hint_shots:idea",
    "hint": "game.client.scenes.hint_shots:answer",
    "hint-thinking": "game.client.scenes.hint_shots:thinking",
    "hint-call": "game.client.scenes.hint_shots:calls",
    "hint-suits": "game.client.scenes.hint_shots:suits",
    "hint-discard": "game.client.scenes.hint_shots:discard",
    "hint-only": "game.client.scenes.hint_shots:only",
    "hint-exception": "game.client.scenes.hint_shots:exception",
    "table-score": "game.client.scenes.table_shots:score",
    "table-loner": "game.client.scenes.table_shots:loner",
    "table-discard": "game.client.scenes.table_shots:discard",
    "table-hand-over": "game.client.scenes.table_shots:hand_over",
    "table-game-over": "game.client.scenes.table_shots:game_over",
    "why-left-follows": "game.client.scenes.why_shots:left_follows",
    "why-left-off-suit": "game.client.scenes.why_shots:left_off_suit",
    "why-void": "game.client.scenes.why_shots:void",
    "why-asking": "game.client.scenes.why_shots:asking",
    "why-natural": "game.client.scenes.why_shots:natural",
    "why-order": "game.client.scenes.why_shots:order_elsewhere",
    "why-alone": "game.client.scenes.why_shots:alone",
    "why-stuck": "game.client.scenes.why_shots:stuck",
    "why-throw-in": "game.client.scenes.why_shots:throw_in",
    "why-bury": "game.client.scenes.why_shots:bury",
    "why-leave": "game.client.scenes.why_shots:leave",
    "why-six": "game.client.scenes.why_shots:six",
    "why-barred": "game.client.scenes.why_shots:barred",
    "why-dealer": "game.client.scenes.why_shots:dealer",
    "why-trump": "game.client.scenes.why_shots:made",
    "why-trick": "game.client.scenes.why_shots:trick",
    "why-lead": "game.client.scenes.why_shots:lead",
    "why-laid-down": "game.client.scenes.why_shots:laid_down",
    "why-lone-score": "game.client.scenes.why_shots:score",
    "why-score": "game.client.scenes.why_shots:march",
    "lesson": "game.client.scenes.table_shots:lesson",
    "lesson-say": "game.client.scenes.table_shots:lesson_say",
    "lesson-choose": "game.client.scenes.table_shots:lesson_choose",
    "lesson-order": "game.client.scenes.table_shots:lesson_order",
    "lesson-pick": "game.client.scenes.table_shots:lesson_pick",
    "lesson-illegal": "game.client.scenes.table_shots:lesson_illegal",
    "lesson-done": "game.client.scenes.table_shots:lesson_done",
}


class UnknownScreen(Exception):
    """There is no screen of that name. `sentence` lists those there are."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sentence = _("There is no screen {name}. There are: {screens}.").format(
            name=name, screens=", ".join(sorted(SCREENS))
        )


def render_scene(
    name: str,
    size: tuple[int, int] = (1280, 720),
    text: int = 100,
    locale: str | None = None,
    seed: str = "1",
    **settings: object,
) -> Surface:
    """The picture of a screen; `settings` sets further settings by name. Raises UnknownScreen."""
    if name not in SCREENS:
        raise UnknownScreen(name)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from game.client.app import App
    from game.client.window import start_pygame
    from game.storage.database import memory_store

    start_pygame()
    with memory_store() as store:
        wanted: dict[str, Any] = {"text": text, **settings}
        store.save_settings(replace(store.settings, **wanted))
        app = App(store, size, language=locale or i18n.current())
        scene = maker(name)(app.services, seed)
        if scene.over:
            app.stage.push(app.services.open_home())
        app.stage.push(scene)
        app.tick(0)
        picture = Surface(size)
        app.draw(picture)
    return picture


def maker(name: str) -> Callable[[Services, str], Scene]:
    """What makes the scene that shows the screen of this name."""
    module, _colon, function = SCREENS[name].partition(":")
    maker: Callable[[Services, str], Scene] = getattr(import_module(module), function)
    return maker


def save(
    name: str, picture: Path, *, size: tuple[int, int], text: int, seed: str, replace: bool = False
) -> None:
    """Draws a screen in the language spoken now into a PNG file. Raises NotWritten."""
    check_free(picture, replace=replace)
    drawn = BytesIO()
    pygame.image.save(render_scene(name, size, text, None, seed), drawn, "screen.png")
    write_named(picture, drawn.getvalue(), replace=replace)
