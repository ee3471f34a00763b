"""Opens scenes for one another, so that no scene imports the next; and reads what they list."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from game.client.learner_desk import LearnerDesk
from game.client.services import LessonEntry, Services
from game.i18n import _

if TYPE_CHECKING:
    from game.bots.company import Company
    from game.client.app import App
    from game.client.stage import Scene
    from game.records.opening import Recorded
    from game.rules.ruleset import Ruleset
    from game.rules.seats import Seat
    from game.rules.state import Award, Setup
    from game.storage.errors import StorageError
    from game.storage.journal import SavedGame
    from game.storage.settings import Practice


def services(app: App) -> Services:
    """The services of one app."""
    opened = _Doors(app)
    return Services(
        store=app.store,
        settings=lambda: app.settings,
        change=app.change,
        reduced_motion=app.reduced_motion,
        rulesets=rulesets,
        lessons=lambda: lessons(app),
        chapter_words=chapter_words,
        lessons_ready=lambda: not app.hurried or lessons_read(),
        open_table=opened.table,
        open_lesson=opened.lesson,
        open_home=opened.home,
        open_practice=opened.practice,
        open_settings=opened.settings,
        open_courses=opened.courses,
        open_keys=opened.keys,
        open_rules=opened.rules,
        open_compare=opened.compare,
        open_asking=opened.asking,
        open_glossary=opened.glossary,
        open_cards=opened.cards,
        open_word_card=opened.cards,
        open_mix=opened.mix,
        open_progress=opened.progress,
        open_learners=opened.learners,
        learners=LearnerDesk(app),
        open_records=opened.records,
        open_my_table=opened.my_table,
        saved_game=lambda: _saved_game(app),
        resume_table=opened.resume_table,
        worker=app.thinking.worker,
        thinks=lambda: app.thinking.warm,
        open_review=opened.review,
        open_position=opened.position,
        quit=app.quit,
    )


class _Doors:
    """Each opens a scene of one app; what a scene needs is imported when it is opened."""

    def __init__(self, app: App) -> None:
        self._app = app

    def home(self) -> Scene:
        from game.client.scenes.home import HomeScene

        return HomeScene(self._app.services)

    def practice(self) -> Scene:
        from game.client.scenes.setup import SetupScene

        return SetupScene(self._app.services)

    def settings(self) -> Scene:
        from game.client.scenes.settings import SettingsScene

        return SettingsScene(self._app.services)

    def courses(self) -> Scene:
        from game.client.scenes.courses import CoursesScene

        return CoursesScene(self._app.services)

    def keys(self, keys: list[tuple[str, str]]) -> Scene:
        from game.client.scenes.keys import KeysScene

        return KeysScene(keys)

    def rules(self, ruleset_id: str = "", clause_id: str = "") -> Scene:
        from game.client.scenes.rules import RulesScene

        return RulesScene(self._app.services, ruleset_id, clause_id)

    def compare(self, ruleset_id: str = "", switch: str = "") -> Scene:
        from game.client.scenes.compare import CompareScene

        return CompareScene(self._app.services, ruleset_id, switch)

    def asking(self) -> Scene:
        from game.client.scenes.asking import AskingScene

        return AskingScene(self._app.services)

    def glossary(self, term_id: str = "") -> Scene:
        from game.client.scenes.glossary import GlossaryScene
        from game.course.memory.cards import term_card_id

        if term_id:  # opened from a text: a word that was met
            self._app.store.memory.meet([term_card_id(term_id)])
        return GlossaryScene(self._app.services, term_id)

    def cards(self, word: str = "") -> Scene:
        from game.client.scenes.cards import CardsScene

        return CardsScene(self._app.services, word)

    def mix(self) -> Scene:
        from game.client.scenes.mix import MixScene

        return MixScene(self._app.services)

    def progress(self) -> Scene:
        from game.client.scenes.progress import ProgressScene

        return ProgressScene(self._app.services)

    def learners(self) -> Scene:
        from game.client.scenes.learners import LearnersScene

        return LearnersScene(self._app.services)

    def records(self) -> Scene:
        from game.client.scenes.records import RecordsScene

        return RecordsScene(self._app.services)

    def my_table(self, ruleset_id: str) -> Scene:
        from game.client.scenes.my_table import MyTableScene

        return MyTableScene(self._app.services, ruleset_id)

    def table(self, practice: Practice) -> Scene:
        from game.client.scenes.table import new_table

        return new_table(self._app.services, practice)

    def resume_table(self, saved: SavedGame) -> Scene:
        from game.client.scenes.table import resume_table

        return resume_table(self._app.services, saved)

    def review(self, record: Recorded, title: str, seat: Seat, number: int | None, game_id: int) -> Scene:
        from game.client.review_pages.opening import open_review

        return open_review(self._app.services, record, title, seat, number, game_id)

    def position(self, ruleset: Ruleset, setup: Setup, earlier: Award | None, company: Company) -> Scene:
        from game.client.scenes.position import PositionScene

        return PositionScene(self._app.services, ruleset, setup, earlier, company)

    def lesson(self, lesson_id: str) -> Scene:
        from game.client.scenes.lesson_door import open_lesson

        return open_lesson(self._app.services, lesson_id)


def _saved_game(app: App) -> SavedGame | None:
    from game.practice import unfinished

    return unfinished(app.store)


def dropped(services: Services, scene: Scene, path: str) -> None:
    """A file was dropped on the window: a table's rules, or a record of a game; or what is wrong with it."""
    if Path(path).suffix.lower() in (".yaml", ".yml"):
        scene.stage.push(_table_taken_in(services, Path(path)))
        return
    from game.client.scenes.record_door import open_file

    open_file(services, scene, path)


def preview(services: Services, path: str, ruleset: str) -> Scene:
    """A lesson file for its author, by a ruleset or by that of the lessons."""
    from game.client.scenes.author_preview import open_preview
    from game.client.scenes.lesson_door import lesson_ruleset
    from game.storage.own_rulesets import find_ruleset

    chosen = find_ruleset(ruleset) if ruleset else lesson_ruleset(services)
    return open_preview(services, Path(path), chosen)


def _table_taken_in(services: Services, path: Path) -> Scene:
    """The rules page of a table that somebody else wrote, now in the user's own folder."""
    from game.client.scenes.messages import Answer, MessageScene
    from game.storage.faults import YamlFault
    from game.storage.own_rulesets import take_in

    try:
        return services.open_rules(take_in(path).id, "")
    except YamlFault as fault:
        told = "\n".join(str(each) for each in fault.all)
        return MessageScene(_("These rules cannot be taken in"), told, [Answer(_("Close"))])


def not_saved(fault: StorageError) -> Scene:
    """Says that a change holds but could not be kept."""
    from game.client.scenes.messages import MessageScene

    return MessageScene(_("This could not be saved"), fault.sentence)


def told(title: str, text: str) -> Scene:
    """Says something that the learner should know."""
    from game.client.scenes.messages import MessageScene

    return MessageScene(title, text)


def rulesets() -> tuple[Ruleset, ...]:
    """The rulesets of this machine: those that ship with the app, then the user's own."""
    from game.storage.own_rulesets import all_rulesets

    return all_rulesets()


def lessons_read() -> bool:
    """Whether the files of lessons have been read already."""
    if "game.client.lesson_list" not in sys.modules:
        return False
    from game.client.lesson_list import catalogue

    return catalogue.cache_info().currsize > 0


def chapter_words(chapter: str) -> tuple[str, str]:
    """Title and summary of a chapter."""
    from game.client.lesson_list import catalogue

    course = catalogue().course
    return course.title(chapter), course.summary(chapter)


def read_lessons() -> None:
    """Reads the files of lessons; the learner's progress is left to the thread that owns the store."""
    from game.client.lesson_list import catalogue

    catalogue()
    import_module("game.course.memory.skills")  # the list of lessons asks it what is due


def lessons(app: App) -> tuple[LessonEntry, ...]:
    """The lessons that ship with the app, in their order; files with faults come last."""
    from game.client.lesson_list import catalogue, entries
    from game.course.memory.skills import skills

    due = frozenset(skill.id for skill in skills(app.store, catalogue().course) if skill.due)
    return entries(app.store.progress.all(), due)
