"""Opens screens for one another, so that no screen imports the next; and reads what they list."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from game.client.screens.learner_desk import LearnerDesk
from game.client.screens.services import Services
from game.i18n import _
from game.presenters.lesson_entry import LessonEntry

if TYPE_CHECKING:
    from game.bots.company import Company
    from game.client.app import App
    from game.client.screens.stage import Screen
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
    """Each opens a screen of one app; what a screen needs is imported when it is opened."""

    def __init__(self, app: App) -> None:
        self._app = app

    def home(self) -> Screen:
        from game.client.screens.home import HomeScreen

        return HomeScreen(self._app.services)

    def practice(self) -> Screen:
        from game.client.screens.setup import SetupScreen

        return SetupScreen(self._app.services)

    def settings(self) -> Screen:
        from game.client.screens.settings import SettingsScreen

        return SettingsScreen(self._app.services)

    def courses(self) -> Screen:
        from game.client.screens.courses import CoursesScreen

        return CoursesScreen(self._app.services)

    def keys(self, keys: list[tuple[str, str]]) -> Screen:
        from game.client.screens.keys import KeysScreen

        return KeysScreen(keys)

    def rules(self, ruleset_id: str = "", clause_id: str = "") -> Screen:
        from game.client.screens.rules import RulesScreen

        return RulesScreen(self._app.services, ruleset_id, clause_id)

    def compare(self, ruleset_id: str = "", switch: str = "") -> Screen:
        from game.client.screens.compare import CompareScreen

        return CompareScreen(self._app.services, ruleset_id, switch)

    def asking(self) -> Screen:
        from game.client.screens.asking import AskingScreen

        return AskingScreen(self._app.services)

    def glossary(self, term_id: str = "") -> Screen:
        from game.client.screens.glossary import GlossaryScreen
        from game.course.memory.cards import term_card_id

        if term_id:  # opened from a text: a word that was met
            self._app.store.memory.meet([term_card_id(term_id)])
        return GlossaryScreen(self._app.services, term_id)

    def cards(self, word: str = "") -> Screen:
        from game.client.screens.cards import CardsScreen

        return CardsScreen(self._app.services, word)

    def mix(self) -> Screen:
        from game.client.screens.mix import MixScreen

        return MixScreen(self._app.services)

    def progress(self) -> Screen:
        from game.client.screens.progress import ProgressScreen

        return ProgressScreen(self._app.services)

    def learners(self) -> Screen:
        from game.client.screens.learners import LearnersScreen

        return LearnersScreen(self._app.services)

    def records(self) -> Screen:
        from game.client.screens.records import RecordsScreen

        return RecordsScreen(self._app.services)

    def my_table(self, ruleset_id: str) -> Screen:
        from game.client.screens.my_table import MyTableScreen

        return MyTableScreen(self._app.services, ruleset_id)

    def table(self, practice: Practice) -> Screen:
        from game.client.screens.practice import new_table

        return new_table(self._app.services, practice)

    def resume_table(self, saved: SavedGame) -> Screen:
        from game.client.screens.practice import resume_table

        return resume_table(self._app.services, saved)

    def review(self, record: Recorded, title: str, seat: Seat, number: int | None, game_id: int) -> Screen:
        from game.client.screens.review_pages.opening import open_review

        return open_review(self._app.services, record, title, seat, number, game_id)

    def position(self, ruleset: Ruleset, setup: Setup, earlier: Award | None, company: Company) -> Screen:
        from game.client.screens.position import PositionScreen

        return PositionScreen(self._app.services, ruleset, setup, earlier, company)

    def lesson(self, lesson_id: str) -> Screen:
        from game.client.screens.lesson_door import open_lesson

        return open_lesson(self._app.services, lesson_id)


def _saved_game(app: App) -> SavedGame | None:
    from game.practice import unfinished

    return unfinished(app.store)


def dropped(services: Services, screen: Screen, path: str) -> None:
    """A file was dropped on the window: a table's rules, or a record of a game; or what is wrong with it."""
    if Path(path).suffix.lower() in (".yaml", ".yml"):
        screen.stage.push(_table_taken_in(services, Path(path)))
        return
    from game.client.screens.record_door import open_file

    open_file(services, screen, path)


def preview(services: Services, path: str, ruleset: str) -> Screen:
    """A lesson file for its author, by a ruleset or by that of the lessons."""
    from game.client.screens.author_preview import open_preview
    from game.client.screens.lesson_door import lesson_ruleset
    from game.storage.own_rulesets import find_ruleset

    chosen = find_ruleset(ruleset) if ruleset else lesson_ruleset(services)
    return open_preview(services, Path(path), chosen)


def _table_taken_in(services: Services, path: Path) -> Screen:
    """The rules page of a table that somebody else wrote, now in the user's own folder."""
    from game.client.screens.messages import Answer, MessageScreen
    from game.storage.faults import YamlFault
    from game.storage.own_rulesets import take_in

    try:
        return services.open_rules(take_in(path).id, "")
    except YamlFault as fault:
        told = "\n".join(str(each) for each in fault.all)
        return MessageScreen(_("These rules cannot be taken in"), told, [Answer(_("Close"))])


def not_saved(fault: StorageError) -> Screen:
    """Says that a change holds but could not be kept."""
    from game.client.screens.messages import MessageScreen

    return MessageScreen(_("This could not be saved"), fault.sentence)


def told(title: str, text: str) -> Screen:
    """Says something that the learner should know."""
    from game.client.screens.messages import MessageScreen

    return MessageScreen(title, text)


def rulesets() -> tuple[Ruleset, ...]:
    """The rulesets of this machine: those that ship with the app, then the user's own."""
    from game.storage.own_rulesets import all_rulesets

    return all_rulesets()


def lessons_read() -> bool:
    """Whether the files of lessons have been read already."""
    if "game.presenters.lesson_list" not in sys.modules:
        return False
    from game.presenters.lesson_list import catalogue

    return catalogue.cache_info().currsize > 0


def chapter_words(chapter: str) -> tuple[str, str]:
    """Title and summary of a chapter."""
    from game.presenters.lesson_list import catalogue

    course = catalogue().course
    return course.title(chapter), course.summary(chapter)


def read_lessons() -> None:
    """Reads the files of lessons; the learner's progress is left to the thread that owns the store."""
    from game.presenters.lesson_list import catalogue

    catalogue()
    import_module("game.course.memory.skills")  # the list of lessons asks it what is due


def lessons(app: App) -> tuple[LessonEntry, ...]:
    """The lessons that ship with the app, in their order; files with faults come last."""
    from game.course.memory.skills import skills
    from game.presenters.lesson_list import catalogue, entries

    due = frozenset(skill.id for skill in skills(app.store, catalogue().course) if skill.due)
    return entries(app.store.progress.all(), due)
