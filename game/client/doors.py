"""Opens scenes for one another, so that no scene imports the next; and reads what they list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.client.services import LessonEntry, Services
from game.storage.rulesets import list_rulesets

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.stage import Scene
    from game.storage.settings import Practice


def services(app: App) -> Services:
    """The services of one app."""

    def open_home() -> Scene:
        from game.client.scenes.home import HomeScene

        return HomeScene(app.services)

    def open_practice() -> Scene:
        from game.client.scenes.setup import SetupScene

        return SetupScene(app.services)

    def open_settings() -> Scene:
        from game.client.scenes.settings import SettingsScene

        return SettingsScene(app.services)

    def open_courses() -> Scene:
        from game.client.scenes.courses import CoursesScene

        return CoursesScene(app.services)

    def open_keys(keys: list[tuple[str, str]]) -> Scene:
        from game.client.scenes.keys import KeysScene

        return KeysScene(keys)

    def open_table(practice: Practice) -> Scene:
        from game.client.scenes.table import new_table

        return new_table(app.services, practice)

    def resume_table(saved: Any) -> Scene:
        from game.client.scenes.table import resume_table

        return resume_table(app.services, saved)

    def open_lesson(lesson_id: str) -> Scene:
        from game.client.scenes.lesson import open_lesson

        return open_lesson(app.services, lesson_id)

    return Services(
        store=app.store,
        settings=lambda: app.settings,
        change=app.change,
        reduced_motion=app.reduced_motion,
        rulesets=list_rulesets,
        lessons=lambda: lessons(app),
        open_table=open_table,
        open_lesson=open_lesson,
        open_home=open_home,
        open_practice=open_practice,
        open_settings=open_settings,
        open_courses=open_courses,
        open_keys=open_keys,
        saved_game=lambda: None,
        resume_table=resume_table,
        quit=app.quit,
    )


def first_scenes(services: Services) -> list[Scene]:
    """What lies on the stage at the start."""
    return [services.open_home()]


def lessons(app: App) -> tuple[LessonEntry, ...]:
    """The lessons that ship with the app, in their order."""
    return ()
