"""What screens are handed: the learner's data, and doors to the other screens.

Menus open tables and lessons through here, so that they need not import them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.bots.company import Company
    from game.bots.worker import Worker
    from game.client.screens.learner_desk import LearnerDesk
    from game.client.screens.stage import Screen
    from game.presenters.lesson_entry import LessonEntry
    from game.records.opening import Recorded
    from game.rules.ruleset import Ruleset
    from game.rules.seats import Seat
    from game.rules.state import Award, Setup
    from game.storage.database import Store
    from game.storage.journal import SavedGame
    from game.storage.settings import Practice, Settings


@dataclass(frozen=True)
class Services:
    """Handed to every screen. All calls are cheap enough for a frame except the `open_` ones."""

    store: Store
    settings: Callable[[], Settings]
    change: Callable[..., None]
    """Saves settings by field and applies them at once: `change(text=115)`, `change(practice=...)`."""
    reduced_motion: Callable[[], bool]
    """Whether moves become cross-fades: the setting, or the system's wish."""
    rulesets: Callable[[], tuple[Ruleset, ...]]
    lessons: Callable[[], tuple[LessonEntry, ...]]
    chapter_words: Callable[[str], tuple[str, str]]
    """Title of a chapter and what it is about, by the name of its folder."""
    lessons_ready: Callable[[], bool]
    """Whether `lessons` answers at once; before that a screen can show itself without them."""
    open_table: Callable[[Practice], Screen]
    """A new game at the table that the practice set-up describes."""
    open_lesson: Callable[[str], Screen]
    """A lesson by its id, where the learner left it."""
    open_home: Callable[[], Screen]
    open_practice: Callable[[], Screen]
    open_settings: Callable[[], Screen]
    open_courses: Callable[[], Screen]
    open_keys: Callable[[list[tuple[str, str]]], Screen]
    open_rules: Callable[[str, str], Screen]
    """The rules page of a ruleset at a clause; empty ids for the ruleset last chosen, and no clause."""
    open_compare: Callable[[str, str], Screen]
    """A ruleset beside two others, at a switch."""
    open_asking: Callable[[], Screen]
    """Questions about the rules, answered by every sheet."""
    open_glossary: Callable[[str], Screen]
    """The words of the table, opened at one by its id; at the first for an empty id."""
    open_cards: Callable[[], Screen]
    """The memory cards that are due."""
    open_word_card: Callable[[str], Screen]
    """The memory card of a word of the glossary, by the word's id, due or not."""
    open_mix: Callable[[], Screen]
    """Five minutes of what is due and what went wrong."""
    open_progress: Callable[[], Screen]
    """What the learner can do, learns and has done."""
    open_learners: Callable[[], Screen]
    """Who learns on this computer."""
    learners: LearnerDesk
    open_records: Callable[[], Screen]
    """The learner's games, and record files, to be looked at again."""
    open_my_table: Callable[[str], Screen]
    """Changes a ruleset of the user, or begins a new one from a shipped one."""
    saved_game: Callable[[], SavedGame | None]
    """The game left unfinished, for `resume_table`, or None. Raises LostGame, once, for a broken one."""
    resume_table: Callable[[SavedGame], Screen]
    worker: Callable[[], Worker]
    """The process that searches; ask it for values or a choice, and look at the answer now and then."""
    thinks: Callable[[], bool]
    """Whether that process is there already, so that asking costs no time."""
    open_review: Callable[[Recorded, str, Seat, int | None, int], Screen]
    """A record's hands with the decisions of one seat marked, under a title: the hand at this place, or
    the list of them all for None. The last is the id of one's own game, whose costs are kept; 0 for none."""
    open_position: Callable[[Ruleset, Setup, Award | None, Company], Screen]
    """A table where a deal is played on from where a setup leads to: how it ended before, and with whom."""
    quit: Callable[[], None]
