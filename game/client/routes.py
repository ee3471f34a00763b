"""Opens screens for one another, so that no screen imports the next; and reads what they list."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.client.screens.services import Host, Services
from game.presenters.learner_desk import LearnerDesk
from game.presenters.lesson_entry import LessonEntry

if TYPE_CHECKING:
    from game.client.screens.stage import Screen
    from game.client.thinking import Thinking


ROUTES: Mapping[str, str] = {
    "home": "home:HomeScreen",
    "practice": "setup:SetupScreen",
    "settings": "settings:SettingsScreen",
    "languages": "languages:open_languages",
    "courses": "courses:CoursesScreen",  # at a chapter by its name, if any is told
    "keys": "keys:keys_screen",  # of the screen below
    "rules": "rules:RulesScreen",  # of a ruleset by its id, at a clause by its id
    "compare": "compare:CompareScreen",  # a ruleset with two others, at a switch
    "asking": "asking:AskingScreen",
    "glossary": "glossary:open_glossary",  # at a word by its id
    "cards": "memory_cards:open_cards",  # those due, or that of a word by its id
    "mix": "memory_cards:open_mix",
    "mistake": "memory_cards:open_mistake",  # an own one, at its table
    "mistakes": "weakness:open_mistakes",  # all of them, or those about a topic
    "progress": "weakness:open_progress",
    "skills": "progress:ProgressScreen",
    "drill": "drill_setup:DrillSetupScreen",  # one kind of decision, told by its topic or as it was last
    "drill_run": "drill:open_run",  # a plan, a ruleset, and deals that are asked again
    "learners": "learners:LearnersScreen",
    "records": "records:RecordsScreen",
    "files": "files:FilesScreen",
    "handed": "handed:open_handed",  # a pack, lesson or ruleset in a file, to be added
    "my_table": "my_table:MyTableScreen",  # a ruleset of the user, or a new one from a shipped one
    "table": "practice_door:new_table",  # a new game as the practice set-up describes it
    "resume": "practice_door:resume_table",  # a saved game
    "daily": "daily:open_daily",  # the deal of the day
    "teaching_proof": "teaching_proof:ProofScreen",
    "card_luck": "card_luck:LuckScreen",
    "ending": "endings:GameOverScreen",  # a session, the practice set-up, its game's id
    "lesson_hand": "practice_door:open_lesson_hand",  # a runner, its heading, what keeps the lesson
    "lesson": "lesson_door:open_lesson",  # by its id, where the learner left it
    "replay": "replay:ReplayScreen",  # a record, title, own game or 0, where and whose cards
    "review": "review_game:open_review",  # a record, title, seat, hand or None, own game or 0
    "evening": "evening_door:open_evening",  # the euchre night that was left, or a new one
    "evening_table": "evening_door:open_evening_table",  # an evening's presenter, the game of its own table
    "club": "club:open_nights",  # nights that an organizer runs with paper at the tables
    "club_plan": "club:open_planner",
    "club_night": "club:open_night",  # by the path of its file
    "hand_in": "classes:open_hand_in",  # lessons to a teacher, the one just taken by its id
    "class": "classes:open_class",  # the results in files by their paths
    "drafts": "authors:open_drafts",  # lessons that are being written, and ways to begin one
    "recorder": "recorder:open_recorder",
    "recorder_table": "recorder:RecorderScreen",  # a hand that is played in all four seats
    "ask_here": "recorder:open_ask",  # the question at which such a hand stands
    "find_deals": "authors:open_finder",
    "new_lesson": "authors:open_new_lesson",  # of a hand: a `LessonSource`
    "preview": "author_preview:open_draft",  # a lesson file by its path, by these rules
    "slip": "practice_door:open_slip",  # a ruleset, and the id of the clause that a slip is tried under
    "position": "practice_door:open_position",  # a ruleset, a setup, how it ended before, and with whom
}
"""Every screen that others lead to: its module below `screens`, and what makes it of services and more."""


def services(app: Host, thinking: Thinking) -> Services:
    """The services of one app."""
    return Services(
        app,
        app.store,
        LearnerDesk(app),
        partial(open_screen, app),
        partial(lessons, app),
        thinking.worker,
        lambda: thinking.warm,
    )


def open_screen(app: Host, route: str, *about: Any) -> Screen:
    """The screen of a route, about these things; what it needs is imported when it is opened."""
    module, _colon, maker = ROUTES[route].partition(":")
    made: Screen = getattr(import_module(f"game.client.screens.{module}"), maker)(app.services, *about)
    return made


def dropped(services: Services, screen: Screen, path: str) -> None:
    """A file was dropped on the window: it is opened, or what can be added is shown first."""
    from game.presenters.handed_file import FileKind, kind_of

    kind = kind_of(Path(path))
    if kind is FileKind.CLUB_NIGHT:
        screen.stage.go("club_night", path)
    elif kind is FileKind.RESULT:
        from game.client.screens.classes import show_results

        show_results(screen.stage, path)
    elif kind is FileKind.RECORD:
        from game.client.screens.records import open_file

        screen.stage.push(open_file(services, path))
    else:
        screen.stage.go("handed", path)


def preview(services: Services, path: str, ruleset: str) -> Screen:
    """A lesson file for its author, by a ruleset or by that of the lessons."""
    from game.client.screens.author_preview import open_preview
    from game.client.screens.lesson_door import lesson_ruleset
    from game.rulesets.own_rulesets import find_ruleset

    chosen = find_ruleset(ruleset) if ruleset else lesson_ruleset(services)
    return open_preview(services, Path(path), chosen)


def read_lessons(app: Host) -> None:
    """Reads the files of lessons; the learner's progress is left to the thread that owns the store."""
    from game.presenters.lesson_list import catalogue

    catalogue()
    import_module("game.course.memory.skills")  # the list of lessons asks it what is due
    app.lessons_ready = True


def lessons(app: Host) -> tuple[LessonEntry, ...]:
    """The lessons that ship with the app, in their order; files with faults come last."""
    read_lessons(app)
    from game.presenters.lesson_list import own_entries

    return own_entries(app.store)
