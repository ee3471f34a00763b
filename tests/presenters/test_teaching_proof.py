"""The proof that the course teaches, from the coin to what has stayed, without a window."""

from __future__ import annotations

import re

from game.bots.at_once import AtOnce
from game.bots.levels import Level, bot
from game.course.memory.help_trial import trial_of
from game.pages.lines import Sheet, Words
from game.pages.proof_figures import skill_lines
from game.pages.teaching_proof import row_line
from game.pages.topics import topic_of
from game.presenters.asked_decision import AskedDecision
from game.presenters.lesson_list import catalogue
from game.presenters.teaching_proof import TeachingProof
from game.storage.database import Store, stamp
from game.storage.decisions import KeptDecision
from tests.clock import Clock
from tests.own_mistakes import keep
from tests.presenters.conftest import PlainDesk


def text_of(page: Sheet) -> str:
    return "\n".join(line.text for line in page.lines if isinstance(line, Words))


def sit(store: Store, proof: TeachingProof, level: Level) -> int:
    """A whole sitting, decided as a level decides; how many decisions it was."""
    proof.act("take")
    going_on, count = False, 0
    while (found := proof.next(going_on=going_on)) is not None:
        asked, item = found
        table = AskedDecision(PlainDesk(store, AtOnce), asked, item, lambda moment: None)  # type: ignore[arg-type]
        while not table.ready:
            table.advance()
        table.act("hint")
        assert table.sheet.hint.view is None
        table.call(bot(level, "x").choose(table.view))
        table.poll()
        assert table.page().title == "Noted"
        going_on, count = True, count + 1
        if item.number == item.total:
            break
    return count


def test_what_was_gained_and_what_has_stayed_is_told_with_its_error(store: Store, clock: Clock) -> None:
    proof = TeachingProof(store)
    assert [button.id for row in proof.page().buttons for button in row] == ["take", "leave"]
    assert sit(store, proof, Level.GREENHORN) == 24
    assert sit(store, proof, Level.STEADY) == 24
    said = text_of(proof.page())
    assert row_line(proof.rows()[1]) == "After the course: 24 of 24 right, 0.00 points lost per decision."
    assert "That's more than luck." in said
    assert "Come back on February 14, 2026 for the first 24 again." in said
    clock.forward(days=14)
    assert sit(store, proof, Level.STEADY) == 24
    said = text_of(proof.page())
    assert re.search(r"Two weeks later, you got \d+ more of 24 right than before the course", said)
    assert "take" not in [button.id for row in proof.page().buttons for button in row]


def test_whoever_helps_is_told_until_when_and_can_stop(store: Store, clock: Clock) -> None:
    proof = TeachingProof(store)
    assert buttons(proof) == ["take", "leave"]
    assert "Once you've made a few mistakes" in text_of(proof.page())
    for number in range(4):
        keep(store, setup=str(number), principle=f"topic {number}")
    assert "You can also test whether it helps" in text_of(proof.page())
    proof.act("help")
    assert "The test runs until February 14, 2026." in text_of(proof.page())
    assert "stop" in buttons(proof)
    clock.forward(days=2)
    proof.act("stop")
    assert "The two-week test is over. You played too few hands" in text_of(proof.page())
    assert "help" in buttons(proof)


def test_what_helping_found_stays_after_the_trial(store: Store, clock: Clock) -> None:
    proof = TeachingProof(store)
    for number in range(2):
        keep(store, setup=str(number), principle=f"topic {number}")
    proof.act("help")
    held = next(name for name, comes in trial_of(store).coins.items() if not comes)
    store.decisions.keep(
        KeptDecision("game", 0, 0, step, "lead", topic, "mistake" if topic == held else "best", 0.1)
        for step in range(20)
        for topic in ("topic 0", "topic 1")
    )
    assert "that came back" not in text_of(proof.page())
    clock.forward(days=60)
    assert "You were right 100% of the time on mistakes that came back and 0%" in text_of(proof.page())


def buttons(proof: TeachingProof) -> list[str]:
    return [button.id for row in proof.page().buttons for button in row]


def test_the_skills_practised_most_are_told_one_by_one(store: Store) -> None:
    store.decisions.keep(
        KeptDecision("game", 0, 0, step, "lead", "lead-trump", "best" if step > 9 else "mistake", 0.1)
        for step in range(20)
    )
    store.decisions.keep(KeptDecision("game", 0, 0, step, "lead", "lead-ace", "best", 0) for step in range(4))
    head, *said = skill_lines(TeachingProof(store).skills())
    assert head == "How often you went wrong, from your first tries to your latest:"
    assert said == [f"{topic_of('lead-trump').title}: 100%, 100%, 0%, 0% (20 decisions)"]


def test_what_was_promised_of_things_that_came_back_is_told_with_what_happened(
    store: Store, clock: Clock
) -> None:
    store.memory.meet(f"rank/H/{number}" for number in range(1, 25))
    for rating in (3, 1):
        for number in range(1, 25):
            store.memory.review(f"rank/H/{number}", rating, stamp(store.now()), "")
        clock.forward(days=1)
    said = text_of(TeachingProof(store).page())
    assert "24 things came back later: cards, questions, and mistakes." in said
    assert "you knew 0%." in said


def finished(store: Store, count: int) -> None:
    """So many lessons of the course are done."""
    lessons = [file for file in catalogue().lessons if not file.lesson.test]
    for file in lessons[:count]:
        store.progress.save(file.id, "hoyle-classic", "", "{}", "[]", done=True)


def test_who_took_lessons_already_is_told_that_before_comes_late(store: Store) -> None:
    assert "already" not in text_of(TeachingProof(store).page())
    finished(store, 3)
    assert "You've finished 3 lessons already" in text_of(TeachingProof(store).page())


def test_after_the_course_is_said_to_be_early_until_the_lessons_are_done(store: Store) -> None:
    proof = TeachingProof(store)
    sit(store, proof, Level.GREENHORN)
    (take,) = (button for row in proof.page().buttons for button in row if button.id == "take")
    assert not take.main
    assert "It's early for the next 24: you've finished 0 of " in text_of(proof.page())
    finished(store, 10**6)
    (take,) = (button for row in proof.page().buttons for button in row if button.id == "take")
    assert take.main
    assert "It's early" not in text_of(proof.page())
