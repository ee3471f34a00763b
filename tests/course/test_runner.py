"""The runner: answers, hints, tries, the way through a lesson, what comes back, going on where one left."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.course.answers import Grade
from game.course.glossary import Glossary
from game.course.lesson_progress import StepState, glance
from game.course.lesson_start import begin
from game.course.loader import LessonFile
from game.course.views import Position
from game.pages.lesson_words import headline
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rulesets.shipped import load_ruleset
from game.session import Moment
from game.yamlfile.yaml_positions import YamlFault
from tests.course.writing import CLASSIC, HEAD, LEFT_LED, STICK, lesson, read, run
from tests.shipped import course

ASK = """\
- type: choose
  id: ask
  ask: Which?
  tries: 2
  options:
    - {id: one, text: "{JD}"}
    - {id: two, text: Two}
    - {id: three, text: Three}
  answers:
    - {option: one, grade: best, say: Yes.}
    - {option: two, grade: fine, say: Why not.}
    - {option: three, grade: wrong, say: No.}
  hints: [Think., auto]
"""
END = "- {type: say, id: end, text: The end.}\n"
WIN = """\
- type: play
  id: win
  table: free
  ask: Win it.
  goal: win-trick
  tries: 2
  answers:
    - {cards: JD, grade: best, say: Yes., then: [gather]}
    - {cards: KD, grade: wrong, say: No trump., then: [gather, left KS]}
    - {any: other, grade: wrong, say: auto}
"""
FREE = """\
free:
  dealer: you
  trump: hearts
  maker: left
  hands:
    you: [JD, KD, AC, TC, 9C]
    left: {has: [AS, KS]}
  played: [left AS, partner 9S, right TS]
"""
PICK = """\
- type: pick
  id: clubs
  table: free
  ask: Pick your clubs.
  which: clubs
  tries: 9
  answers:
    - {cards: [AC, TC, 9C], grade: best, say: Yes.}
    - {any: other, grade: wrong, say: auto}
"""
WATCH = """\
- type: watch
  id: watch
  table: led
  text: Watch.
  moves: [you JD]
"""
FOLLOW = """\
- type: play
  id: follow
  table: led
  ask: Play.
  answers:
    - {cards: JD, grade: best, say: Yes.}
    - {any: illegal, grade: wrong, say: auto}
"""


def card(code: str) -> Card:
    return Card.parse(code)


def shipped(lesson_id: str) -> tuple[LessonFile, Glossary]:
    catalogue = course()
    file = catalogue.find(lesson_id)
    assert file is not None
    return file, catalogue.glossary


def test_reading_asks_for_nothing(tmp_path: Path) -> None:
    runner = run(lesson(END), tmp_path)
    assert (runner.step.kind, runner.step.state) == ("say", StepState.READING)
    with pytest.raises(ValueError, match="asks for nothing"):
        runner.answer("one")


def test_a_best_answer_solves_a_step(tmp_path: Path) -> None:
    runner = run(lesson(ASK), tmp_path)
    feedback = runner.answer("one")
    assert (feedback.grade, feedback.say, feedback.solved) == (Grade.BEST, "Yes.", True)
    assert runner.step.state is StepState.ANSWERED


def test_a_fine_answer_is_accepted_with_its_remark(tmp_path: Path) -> None:
    feedback = run(lesson(ASK), tmp_path).answer("two")
    assert (feedback.grade, feedback.solved, feedback.say) == (Grade.FINE, True, "Why not.")


def test_a_wrong_answer_leaves_another_try(tmp_path: Path) -> None:
    runner = run(lesson(ASK), tmp_path)
    assert not runner.answer("three").solved
    assert (runner.step.state, runner.step.tries_left) == (StepState.ASKING, 1)


def test_when_the_tries_are_used_up_the_answer_is_shown(tmp_path: Path) -> None:
    runner = run(lesson(ASK), tmp_path)
    runner.answer("three")
    feedback = runner.answer("three")
    assert feedback.solution is not None
    assert (feedback.solution.option, feedback.solution.text) == ("one", "The answer is: {JD}.")
    assert runner.step.state is StepState.SHOWN


def test_an_answer_of_another_kind_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    runner = run(lesson(ASK), tmp_path)
    with pytest.raises(ValueError, match="not an option"):
        runner.answer(card("JD"))
    assert runner.step.tries_left == 2


def test_hints_come_one_after_another(tmp_path: Path) -> None:
    runner = run(lesson(ASK), tmp_path)
    assert [runner.hint(), runner.hint(), runner.hint()] == ["Think.", "Not this one: Three.", None]
    assert runner.step.hints == ("Think.", "Not this one: Three.")


def test_cards_in_a_text_stay_marks_and_counts_become_numbers(tmp_path: Path) -> None:
    steps = (
        '- {type: say, id: x, table: led, text: "{JD}: {count:hearts}, {count:diamonds}, {count:clubs}"}\n'
    )
    text = lesson(steps, LEFT_LED)
    assert run(text, tmp_path).step.text == "{JD}: 7, 5, 6"
    assert run(text, tmp_path, CLASSIC.with_switches(pack=32, joker=True)).step.text == "{JD}: 10, 7, 8"


def test_a_card_that_may_not_be_played_is_explained_by_the_referee(tmp_path: Path) -> None:
    runner = run(lesson(FOLLOW, LEFT_LED), tmp_path)
    feedback = runner.answer(card("AD"))
    assert feedback.explanation is not None
    assert feedback.say == feedback.explanation.reason
    assert "left bower" in feedback.say
    assert feedback.moments == ()
    assert not runner.step.displaced


def test_a_legal_card_is_played_on_the_table(tmp_path: Path) -> None:
    runner = run(lesson(FOLLOW, LEFT_LED), tmp_path)
    table = runner.step.table
    assert table is not None
    heard: list[Moment] = []
    table.subscribe(heard.append)
    feedback = runner.answer(card("JD"))
    assert feedback.moments[0].action == Action(Seat(0), ActionKind.PLAY, card("JD"))
    assert tuple(heard) == feedback.moments
    assert len(table.view.hand) == 4


def test_a_trick_that_a_right_card_fills_is_gathered(tmp_path: Path) -> None:
    runner = run(lesson(FOLLOW, LEFT_LED), tmp_path)
    feedback = runner.answer(card("JD"))
    assert [str(moment.action) for moment in feedback.moments] == ["0:play:JD", "2:gather"]
    assert runner.step.table is not None
    assert runner.step.table.view.trick is None or not runner.step.table.view.trick.plays


def test_a_trick_that_was_watched_is_gathered(tmp_path: Path) -> None:
    runner = run(lesson(WATCH, LEFT_LED), tmp_path)
    told = []
    while (moment := runner.watch()) is not None:
        told.append(str(moment.action))
    assert told == ["0:play:JD", "2:gather"]


def test_cards_picked_rightly_with_some_missing_are_no_plain_mistake(tmp_path: Path) -> None:
    runner = run(lesson(PICK, FREE), tmp_path)
    some = runner.answer((card("TC"),))
    assert (some.grade, some.incomplete) == (Grade.WRONG, True)
    assert headline(runner.step, "", first=False) == "Right, and there are more"
    assert not runner.answer((card("TC"), card("KD"))).incomplete
    assert headline(runner.step, "", first=False) == "Not quite those"
    assert not runner.answer(()).incomplete


def test_the_punishment_is_shown_and_the_table_is_put_back_for_another_try(tmp_path: Path) -> None:
    runner = run(lesson(WIN, FREE), tmp_path)
    table = runner.step.table
    assert table is not None
    before = table.view
    feedback = runner.answer(card("KD"))
    told = [str(moment.action) for moment in feedback.moments]
    assert told == ["0:play:KD", "1:gather", "1:play:KS"]
    assert runner.step.displaced
    heard: list[Moment] = []
    table.subscribe(heard.append)
    runner.again()
    assert [moment.rewound for moment in heard] == [True]
    assert (table.view, runner.step.displaced) == (before, False)
    assert runner.answer(card("JD")).solved


def test_a_further_answer_puts_the_table_back_by_itself(tmp_path: Path) -> None:
    runner = run(lesson(WIN, FREE), tmp_path)
    runner.answer(card("KD"))
    assert runner.answer(card("JD")).solved
    assert runner.step.table is not None
    assert runner.step.table.view.tricks_won == (1, 0)


def test_a_legal_card_without_its_own_answer_is_measured_by_the_goal(tmp_path: Path) -> None:
    feedback = run(lesson(WIN, FREE), tmp_path).answer(card("AC"))
    assert feedback.say == "The {AC} doesn't beat the {AS}, and Walt takes the trick."


def test_once_the_answer_is_shown_putting_back_plays_the_best_card(tmp_path: Path) -> None:
    runner = run(lesson(WIN, FREE), tmp_path)
    runner.answer(card("AC"))
    feedback = runner.answer(card("KD"))
    assert feedback.solution is not None
    assert feedback.solution.cards == (card("JD"),)
    runner.again()
    assert runner.step.table is not None
    trick = runner.step.table.view.trick
    assert trick is not None
    assert trick.card_of(Seat.SOUTH) == card("JD")


def test_a_table_stays_the_same_object_until_cards_have_moved(tmp_path: Path) -> None:
    steps = "- {type: say, id: look, text: Look., table: free}\n" + WIN + PICK
    runner = run(lesson(steps, FREE), tmp_path)
    first = runner.step.table
    runner.forward()
    assert runner.step.table is first
    runner.answer(card("JD"))
    runner.forward()
    assert runner.step.table is not first
    assert runner.step.table is not None
    assert card("JD") in runner.step.table.view.hand


def test_what_is_read_next_leaves_the_table_as_the_answer_left_it(tmp_path: Path) -> None:
    text = lesson(WIN + END + END.replace("id: end", "id: more") + PICK, FREE)
    runner = run(text, tmp_path)
    runner.answer(card("KD"))
    runner.answer(card("JD"))
    for _step in range(2):
        runner.forward()
        for reader in (runner, run(text, tmp_path, saved=runner.save())):
            assert reader.step.table is not None
            assert reader.step.table.view.tricks_won == (1, 0)
    runner.forward()
    assert runner.step.table is not None
    assert card("JD") in runner.step.table.view.hand, "the next question is asked at its own table"


def test_what_is_read_after_a_skipped_question_stands_at_its_table(tmp_path: Path) -> None:
    runner = run(lesson(WIN + END, FREE), tmp_path)
    runner.answer(card("KD"))
    runner.forward()
    assert runner.step.table is not None
    assert card("KD") in runner.step.table.view.hand


def test_other_cards_are_told_from_those_of_the_step_before(tmp_path: Path) -> None:
    look = "- {type: say, id: one, text: Look., table: led}\n"
    runner = run(lesson(look + WIN + END + FOLLOW, FREE + LEFT_LED), tmp_path)
    told = [runner.step.other_cards]
    while runner.forward():
        told.append(runner.step.other_cards)
    assert told == [False, True, False, True]


def test_a_step_can_put_the_table_away(tmp_path: Path) -> None:
    steps = "- {type: say, id: look, text: Look., table: free}\n" + (
        "- {type: say, id: bare, text: Read., table: none}\n- {type: say, id: still, text: More.}\n"
    )
    runner = run(lesson(steps, FREE), tmp_path)
    assert runner.step.table is not None
    runner.forward()
    assert runner.step.table is None
    runner.forward()
    assert runner.step.table is None


TAKEN = """\
taken:
  dealer: you
  upcard: 9H
  calls: [left pass, partner assist]
  hands:
    you: [JH, AH, KD, AC, 9S]
"""
PUT_DOWN = """\
- type: discard
  id: down
  table: taken
  ask: Which one?
  answers:
    - {cards: 9S, grade: best, say: Yes.}
    - {any: illegal, grade: wrong, say: auto}
    - {cards: 9H, grade: fine, say: You leave it.}
    - {any: other, grade: wrong, say: No.}
"""


def test_the_turned_card_is_left_where_the_dealer_may_leave_it(tmp_path: Path) -> None:
    runner = run(lesson(PUT_DOWN, TAKEN), tmp_path, load_ruleset("hoyle-2001"))
    feedback = runner.answer(card("9H"))
    assert feedback.say == "You leave it."
    assert runner.step.table is not None
    assert not runner.step.table.view.picked_up


def test_the_turned_card_cannot_be_left_where_the_dealer_has_to_take_it(tmp_path: Path) -> None:
    runner = run(lesson(PUT_DOWN, TAKEN), tmp_path, CLASSIC)
    assert runner.answer(card("9H")).explanation is not None


BRANCHING = (
    ASK
    + "- {type: branch, id: poor, when: {wrong_at_least: 2, within: [ask]}, goto: slow}\n"
    + ("- {type: branch, id: good, goto: end}\n- {type: say, id: slow, text: Slowly.}\n" + END)
)


@pytest.mark.parametrize(
    ("wrong", "way"), [(0, ["ask", "end"]), (1, ["ask", "end"]), (2, ["ask", "slow", "end"])]
)
def test_a_branch_is_taken_after_so_many_wrong_answers(wrong: int, way: list[str], tmp_path: Path) -> None:
    runner = run(lesson(BRANCHING), tmp_path)
    for _time in range(wrong):
        runner.answer("three")
    seen = [runner.step.id]
    while runner.forward() and not runner.step.again:
        seen.append(runner.step.id)
    assert seen == way


def test_positions_count_what_is_shown_and_what_comes_back(tmp_path: Path) -> None:
    runner = run(lesson(BRANCHING), tmp_path)
    assert (runner.position.number, runner.position.total) == (1, 2)
    runner.answer("three")
    runner.answer("three")
    assert runner.position == Position(1, 3), "the branch leads by one step more, and none is counted twice"
    while runner.forward():
        pass
    assert runner.position == Position(1, 1, again=True)
    assert runner.met == 3, "what came back counts once"


def test_a_missed_step_comes_back_once_at_the_end(tmp_path: Path) -> None:
    runner = run(lesson(ASK + END), tmp_path)
    runner.answer("three")
    runner.answer("three")
    runner.forward()
    assert runner.forward()
    assert (runner.step.id, runner.step.again, runner.step.tries_left) == ("ask", True, 2)
    runner.answer("three")
    runner.answer("three")
    assert not runner.forward()
    assert runner.finished


def test_reading_on_without_an_answer_is_free(tmp_path: Path) -> None:
    runner = run(lesson(ASK + END), tmp_path)
    assert runner.forward()
    assert not runner.forward()
    assert (runner.result.skipped, runner.result.missed) == (1, 0)


def test_a_question_answered_wrong_and_left_counts_as_missed_in_every_number(tmp_path: Path) -> None:
    runner = run(lesson(ASK.replace("id: ask\n", "id: ask\n  tests: [words]\n") + END), tmp_path)
    runner.answer("three")
    assert runner.forward()
    result = runner.result
    assert (result.solved, result.missed, result.skipped, result.skills) == (0, 1, 0, {"words": (0, 1)})


def test_going_back_shows_a_step_as_it_was_left(tmp_path: Path) -> None:
    runner = run(lesson(WIN + END, FREE), tmp_path)
    runner.answer(card("JD"))
    runner.forward()
    assert runner.back()
    assert runner.step.state is StepState.ANSWERED
    assert runner.step.feedback is not None
    assert runner.step.feedback.say == "Yes."
    assert runner.step.table is not None
    assert runner.step.table.view.tricks_won == (1, 0)
    assert not runner.back()


def test_one_may_start_at_any_step(tmp_path: Path) -> None:
    runner = run(lesson(ASK + WIN + END, FREE), tmp_path)
    runner.go("win")
    assert runner.step.id == "win"
    assert runner.forward()
    assert runner.step.id == "end"
    with pytest.raises(KeyError):
        runner.go("nowhere")


def test_the_result_counts_steps_and_skills(tmp_path: Path) -> None:
    steps = ASK.replace("id: ask\n", "id: ask\n  tests: [words]\n") + WIN.replace(
        "id: win\n", "id: win\n  tests: [words, tricks]\n"
    )
    runner = run(lesson(steps, FREE), tmp_path)
    runner.answer("one")
    runner.forward()
    runner.answer(card("KD"))
    runner.answer(card("JD"))
    result = runner.result
    assert (result.solved, result.first_try, result.missed, result.skipped) == (2, 1, 0, 0)
    assert result.skills == {"words": (1, 2), "tricks": (0, 1)}


def test_saved_progress_outlives_an_edited_lesson(tmp_path: Path) -> None:
    runner = run(lesson(ASK + WIN + END, FREE), tmp_path)
    runner.answer("one")
    runner.forward()
    runner.answer(card("KD"))
    runner.forward()
    edited = run(lesson(ASK + END, FREE), tmp_path, saved=runner.save())
    assert edited.step.id == "end"
    shorter = run(lesson(ASK.replace("one", "uno"), FREE), tmp_path, saved=runner.save())
    assert (shorter.step.id, shorter.step.state) == ("ask", StepState.ASKING)
    other = run(lesson("- {type: say, id: new, text: New.}\n"), tmp_path, saved=runner.save())
    assert other.step.id == "new"


@pytest.mark.parametrize(
    "saved", ["", "null", "{}", '{"lesson": "x", "way": [], "place": 7}', "[1]", '{"version": 9}']
)
def test_progress_that_cannot_be_read_begins_anew(saved: str, tmp_path: Path) -> None:
    assert run(lesson(ASK), tmp_path, saved=saved).step.id == "ask"
    assert glance(saved).finished is False


def test_a_glance_at_saved_progress_tells_how_far_it_is(tmp_path: Path) -> None:
    runner = run(lesson(ASK + END), tmp_path)
    runner.forward()
    assert (glance(runner.save()).number, glance(runner.save()).total) == (2, 2)
    assert glance(None).total == 0
    runner.forward()
    assert glance(runner.save()).finished


def test_a_lesson_is_played_by_the_ruleset_of_the_learner_where_it_fits() -> None:
    file, glossary = shipped("left-bower")
    runner = begin(file, glossary, STICK)
    assert (runner.ruleset, runner.note) == (STICK, "")


def test_a_lesson_says_when_it_is_played_by_another_ruleset(tmp_path: Path) -> None:
    file = read(lesson(head=HEAD + "needs: {stick_the_dealer: false}\n"), tmp_path)
    runner = begin(file, Glossary({}), STICK)
    assert runner.ruleset.id == CLASSIC.id
    assert CLASSIC.name in runner.note


def test_a_lesson_that_does_not_hold_is_refused_with_its_faults(tmp_path: Path) -> None:
    file = read(lesson("- {type: term, term: gone}\n" + END), tmp_path)
    with pytest.raises(YamlFault, match="gone"):
        begin(file, Glossary({}), CLASSIC)
    nowhere = read(lesson(head=HEAD + "needs: {joker: true}\n"), tmp_path)
    with pytest.raises(YamlFault, match="No ruleset"):
        begin(nowhere, Glossary({}), CLASSIC)


def test_progress_is_saved_as_plain_json(tmp_path: Path) -> None:
    runner = run(lesson(ASK), tmp_path)
    runner.answer("three")
    kept = json.loads(runner.save())
    assert kept["attempts"]["ask"]["answers"] == ["three"]
