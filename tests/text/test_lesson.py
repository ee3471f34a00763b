"""A lesson by typed lines."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import i18n
from game.course.lesson_start import begin
from game.course.runner import Runner
from game.rules.cards import Card, pack
from game.rulesets.shipped import load_ruleset
from game.storage.database import Store, memory_store
from game.strategy.decisions import decide
from game.text.console import Console, Left
from game.text.desk import TextDesk
from game.text.leaving import Leave
from game.text.lesson import LessonTalk, answer_meant
from game.text.main import Options, transcript
from game.text.transcript import best_answer
from game.words import card_name
from game.words.markup import plain
from tests.shipped import course, usual
from tests.tables import DANVILLE, HOYLE
from tests.text.typists import Typist, by_code, converse, untranslated

COURSE = course()
LESSON = COURSE.find("left-bower")
BOWERS = [file.id for file in COURSE.lessons if file.chapter == "2-bowers"]
NUMBER = str(BOWERS.index("left-bower") + 1)
CHAPTER = "2"
WRONG = {"choose": "1", "order": "9H AH JD KH JH", "play": "TC", "pick": "none"}


def runner(saved: str | None = None, ruleset: str = HOYLE) -> Runner:
    assert LESSON is not None
    return begin(LESSON, COURSE.glossary, load_ruleset(ruleset), saved)


def best_line(lesson: Runner) -> str:
    """The best answer to the step, as a line."""
    given = best_answer(lesson)
    if isinstance(given, str):
        return str([option.id for option in lesson.step.options].index(given) + 1)
    return str(given) if isinstance(given, Card) else " ".join(map(str, given))


def right_lines(lesson: Runner) -> Iterator[str]:
    """What someone types who knows everything."""
    while not lesson.finished:
        yield best_line(lesson) if lesson.step.state == "asking" else ""


def wrong_lines(lesson: Runner) -> Iterator[str]:
    """What someone types who gets everything wrong until it is shown."""
    while not lesson.finished:
        step = lesson.step
        yield WRONG[step.kind] if step.state == "asking" else ""


def take(lesson: Runner, lines: Iterable[str], out: io.StringIO, store: Store | None = None) -> None:
    assert LESSON is not None
    LessonTalk(Console(Typist(lines), out), TextDesk(store or memory_store()), LESSON, lesson).take()


def talk(lesson: Runner, lines: Iterable[str]) -> str:
    out = io.StringIO()
    take(lesson, lines, out)
    return out.getvalue()


@pytest.mark.parametrize("ruleset", [HOYLE, DANVILLE])
def test_the_lesson_is_taken_with_the_best_answers(ruleset: str) -> None:
    lesson = runner(ruleset=ruleset)
    said = talk(lesson, right_lines(lesson))
    assert lesson.finished
    assert "\nThe lesson is done.\nWell done.\nYou got 5 of 5 questions right on the first try.\n" in said
    assert "Not that one." not in said
    assert said.count("That's right.") == 5


def test_the_lesson_is_taken_with_wrong_answers_and_shows_each_answer_in_the_end() -> None:
    lesson = runner()
    said = talk(lesson, wrong_lines(lesson))
    assert lesson.finished
    assert "You have 2 tries left." in said
    assert "You have 1 try left." in said
    assert "The card to play is the jack of diamonds." in said
    assert "Once more." in said
    assert "You got 0 of " in said


def test_a_wrong_card_shows_what_it_leads_to_and_the_table_goes_back() -> None:
    lesson = runner()
    lesson.go("free-choice")
    said = talk(lesson, iter(["KD", "JD", "", ""]))
    assert "The king of diamonds isn't trump, so the ace of spades still wins." in said
    assert "You play the king of diamonds.\nWalt wins the trick with the ace of spades." in said
    assert "Everything is back where it was." in said


def test_a_hand_of_a_lesson_is_played_at_the_table_and_its_goal_is_told() -> None:
    file = COURSE.find("a-first-game")
    assert file is not None
    lesson = Runner(file.lesson, usual(file), COURSE.glossary, deal="typed")
    lesson.go(next(step.id for step in file.lesson.shown if step.type == "free-play"))
    out = io.StringIO()

    def lines() -> Iterator[str]:
        yield ""  # to sit down
        while lesson.step.feedback is None and lesson.step.table is not None:
            view = lesson.step.table.view
            yield by_code(decide(view).action, view)

    with pytest.raises(Left):
        LessonTalk(Console(Typist(lines()), out), TextDesk(memory_store()), file, lesson).take()
    said = out.getvalue().rstrip("\n").split("\n")
    feedback = lesson.step.feedback
    assert feedback is not None
    assert said.count(plain(feedback.say)) == 1
    assert said[-3:] == ["Goal reached.", plain(feedback.say), "Press Enter to go on."]


def test_leaving_at_every_line_loses_nothing() -> None:
    lesson, saved = runner(), None
    for _line in range(100):
        again = runner(saved)
        assert again.step.id == lesson.step.id
        assert again.step.state == lesson.step.state
        if again.finished:
            break
        line = next(right_lines(lesson))
        for each in (lesson, again):
            out = io.StringIO()
            with contextlib.suppress(Left):
                take(each, [line], out)
        saved = again.save()
    assert lesson.finished


def test_a_hint_can_be_had_and_is_said_again_when_there_is_no_other() -> None:
    lesson = runner()
    lesson.go("name-the-left")
    with pytest.raises(Left):
        talk(lesson, iter(["hint"]))
    assert lesson.step.hints == ("Look for the jack of the same color as trump.",)


@pytest.mark.parametrize(
    ("step", "typed", "meant"),
    [
        ("name-the-left", "2", "jack-of-spades"),
        ("name-the-left", "js", "jack-of-spades"),
        ("name-the-left", "jack of spades", "jack-of-spades"),
        ("name-the-left", "jack-of-spades", "jack-of-spades"),
        ("name-the-left", "9", None),
        ("name-the-left", "KD", None),
        ("strength", "JH JD AH KH 9H", "JH JD AH KH 9H"),
        ("strength", "4 2 1 3 5", "JH JD AH KH 9H"),
        ("follow-heart", "jd", "JD"),
        ("follow-heart", "first", None),
        ("follow-diamond", "KD", "KD"),
        ("follow-diamond", "KD and JD", "KD JD"),
        ("follow-diamond", "none", ""),
    ],
)
def test_an_answer_is_understood_by_number_code_or_words(step: str, typed: str, meant: str | None) -> None:
    lesson = runner()
    lesson.go(step)
    given = answer_meant(typed, lesson.step)
    said = " ".join(map(str, given)) if isinstance(given, tuple) else given if given is None else str(given)
    assert said == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("4", 4),
        ("0", 0),
        ("4.", 4),
        ("4 cards", 4),
        (" 4 Cards ", 4),
        ("-4", None),
        ("4 tricks", None),
        ("9" * 9, None),
    ],
)
def test_a_number_may_be_typed_with_what_is_counted(typed: str, meant: int | None) -> None:
    file = COURSE.find("sitting-down")
    assert file is not None
    lesson = begin(file, COURSE.glossary, load_ruleset(DANVILLE))
    lesson.go(next(step.id for step in lesson.lesson.shown if step.type == "count"))
    assert answer_meant(typed, lesson.step) == meant


def test_back_next_and_questions_do_what_they_say() -> None:
    lesson = runner()
    lesson.go("follow-heart")
    out = io.StringIO()
    lines = ["back", "next", "hand", "trick", "trump", "why TC", "help", "what", "next", "back", ""]
    with pytest.raises(Left):
        take(lesson, lines, out)
    said = out.getvalue()
    assert "Nora played the jack of hearts, the [right bower]." in said
    assert "Your cards: king of spades KS" in said
    assert "(left bower)" not in said
    assert "The ten of clubs isn't allowed here." in said
    assert "I don't understand “what” here.\nType a card or its number." in said


def test_what_is_said_in_a_lesson_can_be_translated() -> None:
    i18n.use(i18n.PSEUDO)
    lesson = runner()
    said = talk(lesson, wrong_lines(lesson))
    assert untranslated(said) == []


LINES = st.one_of(
    st.text(max_size=10),
    st.sampled_from(
        ["", "", "", "next", "back", "hint", "why", "1", "2", "1 2", "JD", "JH JD AH KH 9H", "none", "hand"]
    ),
)


@given(lines=st.lists(LINES, max_size=50))
@settings(max_examples=25, deadline=None)
def test_no_line_ever_breaks_a_lesson_or_loses_its_place(lines: list[str]) -> None:
    lesson = runner()
    store = memory_store()
    with contextlib.suppress(Left, Leave):
        take(lesson, lines, io.StringIO(), store)
    kept = store.progress.load("left-bower")
    assert runner(kept.position if kept is not None else None).step.id == lesson.step.id


# -- the whole way through the app ----------------------------------------------------------------


def test_a_lesson_left_in_the_middle_is_offered_at_the_next_start() -> None:
    store = memory_store()
    converse(store, "1", CHAPTER, NUMBER, "", "", "JD", "quit")
    said = converse(store, "yes")
    assert "You left the lesson “The jack that changes suit” at step 3." in said
    assert "Step 3 of 8." in said
    assert "A heart was led, and the jack of diamonds is your" in said  # what was said to the last answer


def test_a_finished_lesson_is_marked_done_and_can_be_taken_again() -> None:
    store = memory_store()
    converse(store, "1", CHAPTER, NUMBER, *[""] * 2, "2", *["next"] * 20)
    assert store.progress.all()["left-bower"].done
    said = converse(store, "1", CHAPTER, NUMBER)
    assert "You left" not in said
    assert "The jack that changes suit, 6 minutes, done" in said
    assert "Step 1 of 8." in said


def test_a_lesson_can_be_gone_straight_to() -> None:
    assert "Step 1 of 8." in converse(memory_store(), options=Options(lesson="left-bower"))


# -- scripts for instructors ----------------------------------------------------------------------


def script(lesson: str) -> tuple[int, str]:
    out = io.StringIO()
    return transcript(Options(transcript=lesson), out), out.getvalue()


def test_a_script_holds_every_question_with_its_best_answer() -> None:
    code, said = script("left-bower")
    assert code == 0
    assert said.startswith("The jack that changes suit\n")
    assert said.count("The best answer: ") == 5
    assert "The best answer: jack of hearts, jack of diamonds, ace of hearts, king of hearts" in said
    assert "The left bower is a trump, so it beats the ace of spades." in said
    assert all(line.isprintable() for line in said.split("\n"))


def test_a_best_answer_that_asks_something_ends_as_it_does() -> None:
    assert "The best answer: How long is a game, and can a hand be thrown in?\n" in script("the-evening")[1]


def test_a_script_can_be_made_of_any_file() -> None:
    assert LESSON is not None
    assert script(str(LESSON.path)) == script("left-bower")


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("id: left-bower", "id: left-bower\nid: again", ":4:1: "),
        ("played: [left KH", "played: [left JD", ": "),
    ],
)
def test_a_broken_file_is_answered_with_its_faults_and_their_places(
    tmp_path: Path, old: str, new: str, place: str
) -> None:
    assert LESSON is not None
    broken = tmp_path / "broken.yaml"
    text = LESSON.path.read_text(encoding="utf-8")
    assert old in text
    broken.write_text(text.replace(old, new, 1), encoding="utf-8")
    code, said = script(str(broken))
    assert code == 1
    assert said.rstrip().splitlines()[-1].startswith(f"{broken}:")  # behind all that is sound
    assert place in said
    assert "Traceback" not in said


def test_a_lesson_that_is_not_there_is_said_with_those_that_are() -> None:
    code, said = script("no-such")
    assert code == 1
    assert said.startswith("There's no lesson called “no-such”. Choose one of these: ")
    assert "left-bower" in said


def test_a_lesson_that_is_nearly_called_so_is_what_was_meant() -> None:
    _code, said = script("left-bowr")
    assert said.startswith("There's no lesson called “left-bowr”. Did you mean left-bower")


def test_a_script_speaks_the_language_in_use() -> None:
    i18n.use(i18n.PSEUDO)
    _code, said = script("left-bower")
    assert untranslated(said) == []


def test_a_card_that_is_not_in_the_hand_is_told_from_nonsense() -> None:
    lesson = runner()
    while lesson.step.kind != "play":
        assert lesson.forward()
    held = lesson.step.table.view.hand if lesson.step.table else ()
    other = next(card for card in pack(24) if card not in held)
    said = io.StringIO()
    with contextlib.suppress(Left, Leave):
        take(lesson, [str(other), "zz", "quit"], said)
    assert f"You don't have the {card_name(other)}." in said.getvalue()
    assert "I don't understand “zz” here." in said.getvalue()


@pytest.mark.clause("H01-36")
def test_a_lesson_that_is_named_with_rules_is_taken_by_them() -> None:
    said = converse(
        memory_store(), "9H", "", "2", "more", options=Options(lesson="in-time", ruleset="hoyle-2001")
    )
    assert "H01-36" in said
    assert "BASE-67" not in said


def test_what_is_ruled_in_a_lesson_is_said_once() -> None:
    said = converse(memory_store(), "9H", "", "2", options=Options(lesson="in-time"))
    assert said.count("You played the nine of hearts when you could have followed suit") == 1
    assert "takes the trick" not in said
    assert "You win the trick" not in said
