"""Our own course and packs as one: whose is whose, and what a learner's file keeps of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import i18n
from game.course.keeping import Keeper
from game.course.lesson_progress import from_text
from game.course.lesson_start import begin
from game.course.loader import Catalogue, load_catalogue
from game.course.memory.deck import Deck
from game.course.memory.skills import skills
from game.packs import shelf
from game.packs.joining import whole_course
from game.rulesets.own_rulesets import all_ids, find_ruleset, own_files
from game.storage.database import Store, memory_store
from game.words.markup import spans
from tests.course.writing import CLASSIC, HEAD, STICK, lesson
from tests.packs.writing import ABOUT, RULES, files, folder, packed, plain_files
from tests.shipped import course as own_course

ASKED = """\
- {type: say, id: read, text: "We call it [[bug]], and some call it [[left-bower]]."}
- {type: term, id: term-bug, term: bug}
- type: choose
  id: asked
  tests: [cut, trump-wins]
  ask: Which one?
  options: [{id: a, text: This one}, {id: b, text: That one}]
  answers: [{option: a, grade: best, say: Yes.}, {option: b, grade: wrong, say: No.}]
"""


def added(place: Path, texts: dict[str, str]) -> Catalogue:
    shelf.add(shelf.look(packed(place, texts)), force=True)
    return whole_course()


def asked(version: int = 1, steps: str = ASKED) -> dict[str, str]:
    texts = files(version, steps)
    head = HEAD.replace("trial", "one", 1) + "teaches: [cut, trump-wins]\nrequires: [one, left-bower/one]\n"
    texts["1-first/one.yaml"] = lesson(steps, head=head)
    return texts


@pytest.fixture
def store() -> Iterator[Store]:
    with memory_store() as store:
        yield store


def test_without_packs_there_is_our_own_course_and_nothing_else() -> None:
    course = whole_course()
    assert [file.id for file in course.lessons] == [file.id for file in load_catalogue().lessons]
    assert list(course.course.packs) == ["left-bower"]


def test_what_a_pack_brings_has_its_name_in_front(tmp_path: Path) -> None:
    course = added(tmp_path, asked())
    file = course.find("club/one")
    assert file is not None
    assert file is course.lessons[-1]
    assert (file.chapter, course.course.title(file.chapter)) == ("club/1-first", "First evening")
    assert file.lesson.requires == ("club/one", "one")
    assert file.lesson.teaches == ("club/cut", "trump-wins")
    assert course.course.skill("club/cut") == "Cutting the deck"
    assert course.glossary.view("club/bug").see == ("left-bower",)
    assert course.glossary.view("club/bug").group == "What we say"
    assert course.find("one") is None


def test_our_own_lessons_are_found_with_and_without_our_name(tmp_path: Path) -> None:
    course = added(tmp_path, files())
    own = own_course().lessons[0].id
    assert course.find(own) is course.find(f"left-bower/{own}") is not None


def test_a_pack_may_call_a_lesson_and_a_word_as_we_do(tmp_path: Path) -> None:
    own = own_course().lessons[0].id
    texts = {name: text.replace("bug", "left-bower") for name, text in files().items()}
    texts["1-first/one.yaml"] = texts["1-first/one.yaml"].replace("id: one", f"id: {own}")
    course = added(tmp_path, texts)
    assert course.find(own) is not course.find(f"club/{own}")
    assert course.glossary.title("left-bower") == own_course().glossary.title("left-bower")
    assert course.glossary.title("club/left-bower") == "the left-bower"


def test_lessons_without_a_folder_stand_under_the_title_of_their_pack(tmp_path: Path) -> None:
    course = added(tmp_path, plain_files())
    assert course.course.title(course.lessons[-1].chapter) == "Small"


def test_links_in_a_pack_lead_to_its_own_words_first(tmp_path: Path) -> None:
    course = added(tmp_path, asked())
    runner = begin(course.lessons[-1], course.glossary, CLASSIC)
    terms = [span.term for span in spans(runner.step.text) if span.term]
    assert terms == ["club/bug", "left-bower"]
    assert runner.forward()
    assert runner.step.term is not None
    assert runner.step.term.id == "club/bug"


def test_a_lesson_is_played_by_the_rules_of_its_pack_where_no_others_fit(tmp_path: Path) -> None:
    texts = files()
    texts["1-first/one.yaml"] = lesson(head=HEAD + "needs: {game_points: 17}\n")
    course = added(tmp_path, texts)
    assert begin(course.lessons[-1], course.glossary, STICK).ruleset.id == "friday"
    assert find_ruleset("friday").switches.game_points == 17


def test_rules_of_a_pack_come_and_go_with_it_and_take_no_id_from_others(tmp_path: Path, home: Path) -> None:
    added(tmp_path, files())
    assert "friday" in all_ids()
    folder(home / "rulesets", {"mine.yaml": RULES.replace("Friday rules", "My Friday")})
    assert find_ruleset("friday").name == "My Friday"
    assert all_ids().count("friday") == 1
    assert [file.fault for file in own_files()] == [None]
    (home / "rulesets" / "mine.yaml").unlink()
    shelf.remove("club")
    assert "friday" not in all_ids()


def test_a_broken_pack_hurts_neither_our_course_nor_another(tmp_path: Path, home: Path) -> None:
    added(tmp_path, files())
    folder(home / "packs" / "broken", {"pack.yaml": "id: ["})
    folder(home / "packs" / "half", {"pack.yaml": ABOUT.replace("id: club", "id: half"), "one.yaml": "{"})
    course = whole_course()
    assert course.find("club/one")
    assert len(course.lessons) == len(own_course().lessons) + 1
    assert [fault.file for fault in course.faults] == ["broken/pack.yaml", "half/one.yaml"]


def test_a_pack_speaks_other_languages_by_its_own_catalogues(tmp_path: Path) -> None:
    course = added(tmp_path, files())
    try:
        i18n.speak(i18n.Language("de_AT", "de"))
        assert course.lessons[-1].title == "Ein Versuch"
        assert course.course.pack_title("club") == "Freitagsclub"
        assert course.glossary.title("club/bug") == "der Käfer"
        assert course.course.title("club/1-first") == "First evening"
    finally:
        i18n.use("en")


def test_what_was_learned_with_a_pack_survives_its_update_and_its_absence(
    tmp_path: Path, store: Store
) -> None:
    course = added(tmp_path, asked())
    runner = begin(course.lessons[-1], course.glossary, CLASSIC)
    keeper = Keeper(store, runner)
    assert runner.forward()
    assert runner.forward()
    runner.answer("a")
    keeper.keep()
    shelf.remove("club")
    assert whole_course().find("club/one") is None
    steps = "- {type: say, id: new, text: What is new.}\n" + ASKED.replace("Which one?", "Well?")
    course = added(tmp_path, asked(2, steps))
    kept = store.progress.load("club/one")
    assert kept is not None
    again = begin(course.lessons[-1], course.glossary, CLASSIC, kept.position)
    assert (again.step.id, again.step.state.value) == ("asked", "answered")
    told = {answer.skill: answer.lesson_id for answer in store.memory.latest_answers()}
    assert told == {"club/cut": "club/one", "trump-wins": "club/one"}
    assert [skill.id for skill in skills(store, course.course)][:2] == ["trump-wins", "club/cut"]
    deck = Deck(store, course.glossary, CLASSIC)
    assert {"term/club/bug"} <= set(store.memory.cards())
    assert [card.front for card in deck.due() if card.id == "term/club/bug"] == ["The bug"]


def test_a_learners_file_from_before_packs_means_what_it_meant(tmp_path: Path, store: Store) -> None:
    own = own_course().lessons[0]
    runner = begin(own, own_course().glossary, CLASSIC)
    runner.forward()
    Keeper(store, runner).keep()
    course = added(tmp_path, files())
    file = course.find(own.id)
    kept = store.progress.load(own.id)
    assert file is not None
    assert kept is not None
    assert begin(file, course.glossary, CLASSIC, kept.position).position.number == 2
    progress = from_text(kept.position)
    assert progress is not None
    assert progress.lesson == own.id


def test_a_pack_deals_the_very_cards_with_which_its_author_proved_it(tmp_path: Path) -> None:
    table = "led: {dealer: right, trump: hearts, made: first-round, maker: you}\n"
    texts = files()
    texts["1-first/one.yaml"] = lesson("- {type: say, id: x, text: Look., table: led}\n", table)
    course = added(tmp_path, texts)
    alone = load_catalogue(folder(tmp_path / "alone", texts))
    tables = [begin(each.lessons[-1], course.glossary, CLASSIC).step.table for each in (course, alone)]
    dealt = [table.state.setup for table in tables if table is not None]
    assert len(dealt) == 2
    assert dealt[0] == dealt[1]
