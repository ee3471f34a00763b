"""The first list of the text client: what was left unfinished, then lessons, practice, settings and rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.i18n import _, format_number, ngettext
from game.pages.mistake_list import mistakes_title
from game.pages.teaching_proof import proof_title
from game.pages.titles import daily_title, play_title
from game.presenters.class_results import ClassResults
from game.presenters.hand_in import HandIn
from game.presenters.lesson_entry import LessonEntry
from game.presenters.lesson_list import taught_by
from game.presenters.pack_part import chapter_title, part_of
from game.presenters.practice_games import LostGame, PracticeGame, begin, chosen_ruleset, resume, unfinished
from game.presenters.slip_trial import slip_trials
from game.rules.ruleset import Ruleset
from game.rules.seats import own_first
from game.rulesets.own_rulesets import find_ruleset
from game.storage.database import Store
from game.storage.errors import StorageError
from game.storage.journal import SavedGame
from game.text.console import Console
from game.text.daily import play_daily
from game.text.desk import TextDesk
from game.text.drill import DrillTalk
from game.text.evening import EveningTalk
from game.text.glossary import look_words_up
from game.text.learners import LearnersTalk
from game.text.leaving import Leave
from game.text.lesson_door import open_lesson, take_lesson
from game.text.list_talk import ListTalk
from game.text.memory import MemoryTalk
from game.text.menus import agreed, choose
from game.text.mistakes import all_mistakes
from game.text.packs import PacksTalk
from game.text.run_nights import run_nights
from game.text.setup import change_settings
from game.text.table import TableTalk, try_slip
from game.text.table_prompts import welcome
from game.text.table_rules import numbered, table_rules
from game.text.teaching_proof import prove
from game.text.transcript import find_lesson, no_lesson
from game.text.typed_words import Command, spoken
from game.text.write_lessons import WriteLessons
from game.words.markup import as_typed
from game.yamlfile.yaml_positions import YamlFault

_PACKS = "/packs"  # the choice beside the chapters; no folder is called like this


class Home:
    """The conversation outside games and lessons."""

    def __init__(self, console: Console, store: Store) -> None:
        self._console = console
        self._store = store
        self._desk = TextDesk(store)
        self._learners = LearnersTalk(console, store)

    def begin(self, lesson: str | None, table: Mapping[str, Any], asks: bool = True) -> int:
        """Greet, go straight to what was asked for, then to the list. Gives the exit code.

        `table` is what differs from the practice set-up in the game that was asked for. `asks` is whether
        several learners are asked who it is. Raises Leave and Left where the learner goes, ChangePlaces for
        another one.
        """
        self._console.say(_("Left Bower teaches euchre."), self._store.notice)
        if lesson is not None:
            return self._straight_to_lesson(lesson, table.get("ruleset"))
        if table:
            self._here(lambda: self._new_game(table))
        else:
            if asks:
                self._here(self._learners.who)
            self._here(self._offer_what_was_left)
        while True:
            self._here(self._list)

    def _here(self, part: Callable[[], None]) -> None:
        """Do a part of the conversation; whoever asks for the first list comes back to it."""
        try:
            part()
        except Leave as leave:
            if not leave.to_menu:
                raise
        except StorageError as fault:
            self._console.complain(fault.sentence)
        if told := self._store.news():
            self._console.say(told)

    def _list(self) -> None:
        answers = [
            (_("Lessons"), self._lessons),
            (_("Practice"), self._practice),
            (_("Settings"), lambda: change_settings(self._console, self._store)),
            (_("House rules"), self._rules),
            (_("Glossary"), lambda: look_words_up(self._console)),
            (_("Five minutes today"), lambda: self._memory().mix()),
            (_("Drill"), lambda: DrillTalk(self._console, self._desk).begin()),
            (daily_title(), lambda: play_daily(self._console, self._desk)),
            (_("Memory cards"), lambda: self._memory().cards()),
            (play_title(), lambda: self._memory().progress()),
            (mistakes_title(), lambda: all_mistakes(self._console, self._desk)),
            (proof_title(), lambda: prove(self._console, self._desk)),
            (_("Learners"), self._learners.change),
            (_("A euchre night"), lambda: self._evening().choose()),
            (_("Run a night for your club"), lambda: run_nights(self._console, self._desk)),
            (_("Hand in lessons"), self._hand_in),
            (_("Write lessons"), self._write_lessons),
            (_("Results of a class"), self._class),
            (_("Quit"), _quit),
        ]
        part = choose(self._console, _("What would you like to do?"), answers)
        if part is not None:
            part()

    def _evening(self) -> EveningTalk:
        """A whole night with many tables; the learner's name goes on the score card."""
        return EveningTalk(self._console, self._desk, self._learners.given)

    def _hand_in(self) -> None:
        """Lessons to a teacher, by the pages of the window."""
        pages = HandIn(self._desk, self._learners.given)
        ListTalk(self._console).talk(pages, rereads=pages)

    def _write_lessons(self) -> None:
        """Lessons in the making."""
        WriteLessons(self._console, self._desk).drafts(self._learners.given)

    def _class(self) -> None:
        """What pupils handed in."""
        results = ClassResults(self._desk, chooses=False)
        ListTalk(self._console).talk(results, rereads=results)

    def _memory(self) -> MemoryTalk:
        """What the learner keeps in mind, at the table of the practice set-up."""
        return MemoryTalk(self._console, self._store, self._lesson_ruleset())

    def _rules(self) -> None:
        """The rules of the table, then any penalty to be tried there."""
        ruleset = chosen_ruleset(self._store.settings.practice)
        self._console.say(*table_rules(ruleset))
        tried = [(numbered(ruleset.clauses[trial.clause]), trial) for trial in slip_trials(ruleset)]
        while tried:
            self._console.gap()
            asked = _("Which penalty would you like to try at the table?")
            chosen = choose(self._console, asked, tried)
            if chosen is None:
                break
            try_slip(self._console, self._desk, chosen)

    # -- games ---------------------------------------------------------------------------------

    def _offer_what_was_left(self) -> None:
        if self._evening().offer():
            return
        saved = self._unfinished()
        if saved is None:
            self._offer_lesson()
        elif agreed(self._console, self._kept_game(saved)):
            self._play(resume(self._store, saved), returning=True)

    def _unfinished(self) -> SavedGame | None:
        try:
            return unfinished(self._store)
        except LostGame as lost:
            self._console.say(lost.sentence)
            return None

    def _kept_game(self, saved: SavedGame) -> str:
        session = resume(self._store, saved).session
        state = session.state
        us, them = own_first(state.standing.points, session.learner)
        text = _("You left a game under {rules} rules at {us} to {them}. Do you want to continue it?")
        name = _(state.ruleset.short_name)
        return text.format(rules=name, us=format_number(us), them=format_number(them))

    def _practice(self) -> None:
        saved = self._unfinished()
        if saved is not None and agreed(self._console, self._kept_game(saved)):
            self._play(resume(self._store, saved), returning=True)
        else:
            self._new_game({})

    def _new_game(self, asked: Mapping[str, Any]) -> None:
        practice = replace(self._store.settings.practice, **asked)
        game = begin(self._store, practice)
        self._console.say(*welcome(game, practice))
        self._play(game)

    def _play(self, game: PracticeGame, returning: bool = False) -> None:
        TableTalk(self._console, self._desk, game).play(returning)

    # -- lessons -------------------------------------------------------------------------------

    def _lessons(self) -> None:
        listed = self._desk.lessons()
        self._console.say(*(entry.fault for entry in listed))
        chapters = list(dict.fromkeys(entry.chapter for entry in listed if not entry.fault))
        if not chapters:
            self._console.say(_("There are no lessons here."))
            return
        asked = _("Which chapter? Type “{back}” for the main menu.").format(back=spoken(Command.BACK))
        listed_chapters = [(chapter_title(each), each) for each in chapters]
        chapter = choose(self._console, asked, [*listed_chapters, (_("Packs of lessons"), _PACKS)])
        if chapter is None:
            return
        if chapter == _PACKS:
            PacksTalk(self._console).change()
            return
        if (part := part_of(chapter)) is not None:
            self._console.say(as_typed(part.about))
        own = [entry for entry in listed if entry.chapter == chapter]
        asked = _("Which lesson? Type “{back}” for the main menu.").format(back=spoken(Command.BACK))
        chosen = choose(self._console, asked, [(_in_list(entry), entry.id) for entry in own])
        if chosen is not None:
            self._take(chosen)

    def _offer_lesson(self) -> None:
        begun = [entry for entry in self._desk.lessons() if entry.step and not (entry.done or entry.fault)]
        last = max(begun, key=lambda entry: entry.left, default=None)
        if last is None:
            self._offer_help()
            return
        text = _("You left the lesson “{title}” at step {n}. Do you want to continue it?")
        if agreed(self._console, text.format(title=last.title, n=format_number(last.step))):
            self._take(last.id)

    def _offer_help(self) -> None:
        """The lesson about what costs most, where one thing clearly does."""
        helps = next((entry for entry in self._desk.lessons() if entry.helps and not entry.done), None)
        if helps is not None:
            text = _("The lesson “{title}” would help you most. Do you want to take it?")
            if agreed(self._console, text.format(title=helps.title)):
                self._take(helps.id)

    def _straight_to_lesson(self, wanted: str, ruleset: str | None) -> int:
        rules = self._lesson_ruleset() if ruleset is None else find_ruleset(ruleset)
        try:
            found = find_lesson(wanted)
        except YamlFault as fault:
            self._console.say(*(as_typed(str(each)) for each in fault.all))
            return 1
        if found is None:
            self._console.say(no_lesson(wanted))
            return 1
        self._here(lambda: open_lesson(self._console, self._desk, *found, rules))
        while True:
            self._here(self._list)

    def _take(self, lesson_id: str) -> None:
        take_lesson(self._console, self._desk, lesson_id)

    def _lesson_ruleset(self) -> Ruleset:
        return taught_by(self._store.settings)


def _in_list(entry: LessonEntry) -> str:
    minutes = ngettext("{n} minute", "{n} minutes", entry.minutes).format(n=format_number(entry.minutes))
    if entry.done:
        # NOTE: a lesson in a list, for example "The jack that changes suit, 6 minutes, done"
        text = _("{title}, {minutes}, done")
    else:
        text = _("{title}, {minutes}, you're at step {n}") if entry.step else _("{title}, {minutes}")
    return text.format(title=entry.title, minutes=minutes, n=format_number(entry.step))


def _quit() -> None:
    raise Leave(to_menu=False)
