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

    from game.client.screens.services import Services
    from game.client.screens.stage import Screen

# Each names a function (services, seed) -> Screen that shows the screen in a telling state.
SCREENS = {
    "home": "game.dev.shots.pages:home",
    "practice-setup": "game.dev.shots.pages:setup",
    "practice-setup-levels": "game.dev.shots.pages:setup_levels",
    "rules": "game.dev.shots.rules:rules",
    "rules-clauses": "game.dev.shots.rules:rules_clauses",
    "rules-penalty": "game.dev.shots.slips:rules_penalty",
    "tricks-kept": "game.dev.shots.slips:tricks_kept",
    "slip-trial": "game.dev.shots.slips:slip_trial",
    "director": "game.dev.shots.slips:director",
    "ruling": "game.dev.shots.slips:ruling",
    "ruling-choice": "game.dev.shots.slips:ruling_choice",
    "compare": "game.dev.shots.rules:compare",
    "compare-asked": "game.dev.shots.rules:compare_asked",
    "my-table": "game.dev.shots.rules:my_table",
    "asking": "game.dev.shots.rules:asking",
    "asking-asked": "game.dev.shots.rules:asking_asked",
    "glossary": "game.dev.shots.words:glossary",
    "glossary-next": "game.dev.shots.words:glossary_next",
    "glossary-table": "game.dev.shots.words:glossary_table",
    "glossary-found": "game.dev.shots.words:glossary_found",
    "glossary-missed": "game.dev.shots.words:glossary_missed",
    "cards": "game.dev.shots.words:cards",
    "cards-back": "game.dev.shots.words:cards_back",
    "cards-term": "game.dev.shots.words:cards_term",
    "cards-rule": "game.dev.shots.words:cards_rule",
    "cards-done": "game.dev.shots.words:cards_done",
    "cards-none": "game.dev.shots.words:cards_none",
    "own-mistake": "game.dev.shots.mistakes:own_mistake",
    "own-mistake-answer": "game.dev.shots.mistakes:own_mistake_answer",
    "weakness": "game.dev.shots.weak:weakness",
    "mistakes": "game.dev.shots.weak:mistakes",
    "card-luck": "game.dev.shots.weak:card_luck",
    "drill-setup": "game.dev.shots.drills:setup",
    "drill-dealing": "game.dev.shots.drills:waiting",
    "drill": "game.dev.shots.drills:question",
    "drill-alone": "game.dev.shots.drills:alone",
    "drill-lead": "game.dev.shots.drills:lead",
    "drill-nod": "game.dev.shots.drills:nod",
    "drill-wrong": "game.dev.shots.drills:wrong",
    "drill-wrong-card": "game.dev.shots.drills:wrong_card",
    "drill-count": "game.dev.shots.drills:count",
    "drill-counted": "game.dev.shots.drills:counted",
    "drill-result": "game.dev.shots.drills:result",
    "drill-result-first": "game.dev.shots.drills:first_result",
    "drill-result-count": "game.dev.shots.drills:count_result",
    "teaching-proof": "game.dev.shots.proofs:teaching_proof",
    "teaching-proof-none": "game.dev.shots.proofs:teaching_proof_none",
    "daily": "game.dev.shots.pages:daily",
    "night-setup": "game.dev.shots.nights:setup",
    "night-table": "game.dev.shots.nights:table",
    "night-clock": "game.dev.shots.nights:clock",
    "night-claim": "game.dev.shots.nights:claim",
    "night-written": "game.dev.shots.nights:written",
    "night-waiting": "game.dev.shots.nights:waiting",
    "night-round": "game.dev.shots.nights:round_end",
    "night-tournament": "game.dev.shots.nights:tournament",
    "night-end": "game.dev.shots.nights:end",
    "night-room": "game.dev.shots.nights:room",
    "night-card": "game.dev.shots.nights:card",
    "club": "game.dev.shots.clubs:nights",
    "club-new": "game.dev.shots.clubs:first",
    "club-plan": "game.dev.shots.clubs:plan",
    "club-names": "game.dev.shots.clubs:names",
    "club-seating": "game.dev.shots.clubs:seating",
    "club-score": "game.dev.shots.clubs:score",
    "club-refused": "game.dev.shots.clubs:refused",
    "club-round": "game.dev.shots.clubs:whole_round",
    "club-standing": "game.dev.shots.clubs:standing",
    "club-players": "game.dev.shots.clubs:players",
    "club-print": "game.dev.shots.clubs:printing",
    "club-fault": "game.dev.shots.clubs:fault",
    "hand-in": "game.dev.shots.classes:hand_in",
    "hand-in-file": "game.dev.shots.classes:hand_in_file",
    "hand-in-none": "game.dev.shots.classes:hand_in_none",
    "class": "game.dev.shots.classes:pupils",
    "class-none": "game.dev.shots.classes:none",
    "class-pupil": "game.dev.shots.classes:pupil",
    "class-question": "game.dev.shots.classes:question",
    "class-needs": "game.dev.shots.classes:needs",
    "class-fault": "game.dev.shots.classes:fault",
    "class-save": "game.dev.shots.classes:save",
    "new-lesson": "game.dev.shots.authors:new_lesson",
    "new-lesson-answer": "game.dev.shots.authors:new_lesson_answer",
    "new-lesson-file": "game.dev.shots.authors:new_lesson_file",
    "find-deals": "game.dev.shots.authors:find_deals",
    "find-deals-none": "game.dev.shots.authors:find_deals_none",
    "find-deals-searching": "game.dev.shots.authors:find_deals_searching",
    "find-deals-found": "game.dev.shots.authors:find_deals_found",
    "recorder": "game.dev.shots.authors:recorder",
    "recorder-ready": "game.dev.shots.authors:recorder_ready",
    "recorder-call": "game.dev.shots.authors:recorder_call",
    "recorder-play": "game.dev.shots.authors:recorder_play",
    "recorder-refused": "game.dev.shots.authors:recorder_refused",
    "ask-here": "game.dev.shots.authors:ask_here",
    "drafts": "game.dev.shots.authors:drafts",
    "drafts-fault": "game.dev.shots.authors:drafts_fault",
    "drafts-new": "game.dev.shots.authors:drafts_new",
    "drafts-pack": "game.dev.shots.authors:drafts_pack",
    "learners": "game.dev.shots.pages:learners",
    "learners-name": "game.dev.shots.pages:learners_name",
    "progress": "game.dev.shots.words:progress",
    "progress-new": "game.dev.shots.words:progress_new",
    "progress-plot": "game.dev.shots.words:progress_plot",
    "mix": "game.dev.shots.words:mix",
    "mix-step": "game.dev.shots.words:mix_step",
    "mix-done": "game.dev.shots.words:mix_done",
    "mix-none": "game.dev.shots.words:mix_none",
    "records": "game.dev.shots.pages:records",
    "replay": "game.dev.shots.replays:shot",
    "replay-trick": "game.dev.shots.replays:shot_trick",
    "replay-one": "game.dev.shots.replays:shot_one",
    "review": "game.dev.shots.reviews:review",
    "review-thinking": "game.dev.shots.reviews:thinking",
    "review-levels": "game.dev.shots.reviews:levels",
    "review-why": "game.dev.shots.reviews:why",
    "review-game": "game.dev.shots.reviews:game",
    "position": "game.dev.shots.reviews:position",
    "position-over": "game.dev.shots.reviews:position_over",
    "settings": "game.dev.shots.pages:settings",
    "languages": "game.dev.shots.pages:languages",
    "courses": "game.dev.shots.pages:courses",
    "message": "game.dev.shots.pages:messages",
    "keys": "game.dev.shots.pages:keys",
    "table-bidding": "game.dev.shots.tables:bidding",
    "table-bidding-round2": "game.dev.shots.tables:second_round",
    "table-play": "game.dev.shots.tables:play",
    "table-illegal": "game.dev.shots.tables:illegal",
    "table-why": "game.dev.shots.tables:why",
    "hint-nudge": "game.dev.shots.hints:nudge",
    "hint-idea": "game.dev.shots.hints:idea",
    "hint": "game.dev.shots.hints:answer",
    "hint-thinking": "game.dev.shots.hints:thinking",
    "hint-call": "game.dev.shots.hints:calls",
    "hint-suits": "game.dev.shots.hints:suits",
    "hint-discard": "game.dev.shots.hints:discard",
    "hint-only": "game.dev.shots.hints:only",
    "hint-exception": "game.dev.shots.hints:exception",
    "table-score": "game.dev.shots.tables:score",
    "table-loner": "game.dev.shots.tables:loner",
    "table-discard": "game.dev.shots.tables:discard",
    "table-hand-over": "game.dev.shots.tables:hand_over",
    "table-game-over": "game.dev.shots.tables:game_over",
    "table-game-won": "game.dev.shots.tables:game_won",
    "why-left-follows": "game.dev.shots.why:left_follows",
    "why-left-off-suit": "game.dev.shots.why:left_off_suit",
    "why-void": "game.dev.shots.why:void",
    "why-asking": "game.dev.shots.why:asking",
    "why-natural": "game.dev.shots.why:natural",
    "why-order": "game.dev.shots.why:order_elsewhere",
    "why-alone": "game.dev.shots.why:alone",
    "why-stuck": "game.dev.shots.why:stuck",
    "why-throw-in": "game.dev.shots.why:throw_in",
    "why-bury": "game.dev.shots.why:bury",
    "why-leave": "game.dev.shots.why:leave",
    "why-six": "game.dev.shots.why:six",
    "why-barred": "game.dev.shots.why:barred",
    "why-dealer": "game.dev.shots.why:dealer",
    "why-trump": "game.dev.shots.why:made",
    "why-trick": "game.dev.shots.why:trick",
    "why-lead": "game.dev.shots.why:lead",
    "why-laid-down": "game.dev.shots.why:laid_down",
    "why-lone-score": "game.dev.shots.why:score",
    "why-score": "game.dev.shots.why:march",
    "lesson": "game.dev.shots.tables:lesson",
    "lesson-say": "game.dev.shots.tables:lesson_say",
    "lesson-choose": "game.dev.shots.tables:lesson_choose",
    "lesson-order": "game.dev.shots.tables:lesson_order",
    "lesson-pick": "game.dev.shots.tables:lesson_pick",
    "lesson-illegal": "game.dev.shots.tables:lesson_illegal",
    "lesson-done": "game.dev.shots.tables:lesson_done",
}


class UnknownScreen(Exception):
    """There is no screen of that name. `sentence` lists those there are."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sentence = _("There's no screen called {name}. Choose one of these: {screens}.").format(
            name=name, screens=", ".join(sorted(SCREENS))
        )


def render_screen(
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
        screen = maker(name)(app.services, seed)
        if screen.over:
            app.stage.go("home")
        app.stage.push(screen)
        app.tick(0)
        picture = Surface(size)
        app.draw(picture)
    return picture


def maker(name: str) -> Callable[[Services, str], Screen]:
    """What makes the screen that shows the screen of this name."""
    module, _colon, function = SCREENS[name].partition(":")
    maker: Callable[[Services, str], Screen] = getattr(import_module(module), function)
    return maker


def save(
    name: str, picture: Path, *, size: tuple[int, int], text: int, seed: str, replace: bool = False
) -> None:
    """Draws a screen in the language spoken now into a PNG file. Raises NotWritten."""
    check_free(picture, replace=replace)
    drawn = BytesIO()
    pygame.image.save(render_screen(name, size, text, None, seed), drawn, "screen.png")
    write_named(picture, drawn.getvalue(), replace=replace)
