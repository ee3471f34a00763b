"""Steps that are watched, counted, called, put down, searched and played freely: checked and taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.course.answers import Grade
from game.course.lesson_progress import StepState
from game.course.runner import Runner
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit
from game.rules.seats import Seat
from tests.course.writing import CLASSIC, GLOSSARY, HEAD, STICK, faults, lesson, read, run

BIDDING = """\
turned:
  dealer: partner
  upcard: JH
  calls: [right pass]
  hands:
    you: [JD, AH, KH, AS, 9C]
    left: {has: [AD]}
"""
TAKEN_UP = """\
six:
  dealer: you
  upcard: 9H
  calls: [left pass, partner assist]
  hands:
    you: [JH, JD, AS, KS, TC]
"""
WATCH = """\
- type: watch
  id: look
  table: turned
  text: See what they say.
  moves: [you pass, left pass, partner pick-up, partner discard 9S, right AC]
  after: Nora took it up.
"""
BID = """\
- type: bid
  id: call
  table: turned
  ask: What do you say?
  answers:
    - {call: order-up, grade: best, say: Two bowers and two more.}
    - {call: pass, grade: wrong, say: Too good to pass., then: [left pass, partner turn-down]}
"""
DISCARD = """\
- type: discard
  id: down
  table: six
  ask: Put one down.
  answers:
    - {cards: TC, grade: best, say: Now you have no clubs.}
    - {any: illegal, grade: wrong, say: auto}
    - {any: other, grade: wrong, say: Keep that one.}
"""
COUNT = """\
- type: count
  id: trumps
  table: led
  ask: How many trumps are there?
  what: trumps
  unit: trumps
  answers:
    - {number: 7, grade: best, say: The left bower is one of them.}
    - {any: other, grade: wrong, say: auto}
  hints: [auto]
"""
RENEGE = """\
- type: spot
  id: renege
  ask: Which card should not have been played?
  find: renege
  trump: hearts
  tricks:
    - {leader: left, cards: [AS, 9S, 9D, TS]}
    - {leader: left, cards: [KC, 9C, KS, QC]}
  answers:
    - {cards: 9D, grade: best, say: auto}
    - {any: other, grade: wrong, say: auto}
"""
FREE = """\
- type: free-play
  id: hand
  table: strong
  text: Take three tricks.
  from: after-discard
  goal: march
  on_success: All five.
  on_failure: {too-few-tricks: Not all of them., other: Something else.}
"""
STRONG = """\
strong:
  dealer: partner
  trump: hearts
  maker: you
  made: second-round
  hands:
    you: [JH, JD, AH, AS, 9S]
    right: {has: [KS]}
"""


def answered(runner: Runner, given: object) -> tuple[Grade, str]:
    feedback = runner.answer(given)
    return feedback.grade, feedback.say


@pytest.mark.parametrize(
    ("steps", "tables"),
    [
        (WATCH, BIDDING),
        (BID, BIDDING),
        (DISCARD, TAKEN_UP),
        (RENEGE, ""),
        (FREE, STRONG),
    ],
    ids=["watch", "bid", "discard", "spot", "free-play"],
)
def test_the_new_kinds_hold_under_every_ruleset(steps: str, tables: str, tmp_path: Path) -> None:
    head = HEAD + "needs: {pack: 24, joker: false, natural_trump: false}\n"
    assert [str(fault) for fault in faults(lesson(steps, tables, head), tmp_path)] == []


def test_what_there_is_to_watch_happens_one_thing_after_another(tmp_path: Path) -> None:
    runner = run(lesson(WATCH, BIDDING), tmp_path)
    seen = []
    while (moment := runner.watch()) is not None:
        seen.append(moment.view.phase)
    assert seen[0] is Phase.FIRST_ROUND
    assert runner.step.after == "Nora took it up."
    assert not runner.step.more_to_watch


def test_a_step_left_half_watched_goes_on_there(tmp_path: Path) -> None:
    runner = run(lesson(WATCH, BIDDING), tmp_path)
    runner.watch()
    runner.watch()
    again = run(lesson(WATCH, BIDDING), tmp_path, saved=runner.save())
    assert again.step.table is not None
    assert runner.step.table is not None
    assert again.step.table.state == runner.step.table.state
    assert again.save() == runner.save()


def test_a_call_is_graded_and_a_wrong_one_shows_where_it_leads(tmp_path: Path) -> None:
    runner = run(lesson(BID, BIDDING), tmp_path)
    assert answered(runner, Action(Seat.SOUTH, ActionKind.PASS)) == (Grade.WRONG, "Too good to pass.")
    assert runner.step.displaced
    assert runner.step.table is not None
    assert runner.step.table.state.phase is Phase.SECOND_ROUND
    assert answered(runner, Action(Seat.SOUTH, ActionKind.ORDER))[0] is Grade.BEST
    assert runner.step.state is StepState.ANSWERED


SECOND_ROUND = """\
- type: bid
  id: call
  table: down
  ask: What do you say?
  answers:
    - {call: diamonds, grade: best, say: That is next.}
    - {any: illegal, grade: wrong, say: auto}
    - {any: other, grade: wrong, say: Not that one.}
"""
TURNED_DOWN = """\
down:
  dealer: right
  upcard: 9H
  calls: [you pass, left pass, partner pass, right turn-down]
  hands: {you: [JD, AD, KD, AS, 9C]}
"""


def test_a_call_that_the_rules_do_not_allow_is_explained(tmp_path: Path) -> None:
    text = lesson(SECOND_ROUND, TURNED_DOWN, HEAD + "needs: {pack: 24, joker: false}\n")
    assert faults(text, tmp_path) == []
    feedback = run(text, tmp_path).answer(Action(Seat.SOUTH, ActionKind.CALL, suit=Suit.HEARTS))
    assert feedback.explanation is not None
    assert not feedback.explanation.legal
    assert feedback.moments == ()


def test_the_upcard_is_among_the_cards_to_put_down(tmp_path: Path) -> None:
    runner = run(lesson(DISCARD, TAKEN_UP), tmp_path)
    assert answered(runner, Card.parse("KS"))[0] is Grade.WRONG
    refused = runner.answer(Card.parse("9H"))
    assert refused.explanation is not None
    assert "turned" in refused.say or "upcard" in refused.say
    assert answered(runner, Card.parse("TC"))[0] is Grade.BEST


def test_a_number_is_held_against_the_engine(tmp_path: Path) -> None:
    tables = "led: {dealer: you, trump: hearts, maker: you}\n"
    runner = run(lesson(COUNT, tables), tmp_path)
    assert runner.step.unit == "trumps"
    assert answered(runner, 6) == (
        Grade.WRONG,
        "That's too few. Count the printed suit, then the left bower, which belongs to the trump suit now.",
    )
    assert answered(runner, 7)[0] is Grade.BEST


def test_a_wrong_number_of_the_author_is_a_fault(tmp_path: Path) -> None:
    tables = "led: {dealer: you, trump: hearts, maker: you}\n"
    wrong = lesson(
        COUNT.replace("number: 7", "number: 6"), tables, HEAD + "needs: {pack: 24, joker: false}\n"
    )
    (fault,) = faults(wrong, tmp_path)
    assert "the engine has a different right answer" in fault.message
    assert fault.mend == "The right answer is 7."


POINTS = """\
- type: count
  id: lone
  ask: What is it worth?
  what: points
  result: {tricks: %s, alone: true, side: %s}
  answers:
    - {number: %s, grade: best, say: Yes.}
    - {any: other, grade: wrong, say: auto}
"""


@pytest.mark.parametrize(
    ("tricks", "side", "points"), [(5, "makers", 4), (3, "makers", 1), (5, "defenders", 0)]
)
def test_points_are_those_of_the_ruleset(tricks: int, side: str, points: int, tmp_path: Path) -> None:
    runner = run(lesson(POINTS % (tricks, side, points)), tmp_path)
    assert answered(runner, points)[0] is Grade.BEST


@pytest.mark.parametrize(
    ("tricks", "side", "points", "clue"),
    [(3, "makers", 1, "only all five make a march"), (2, "defenders", 2, "the others score for it")],
)
def test_a_clue_to_points_tells_of_the_end_that_is_asked_for(
    tricks: int, side: str, points: int, clue: str, tmp_path: Path
) -> None:
    runner = run(lesson(POINTS % (tricks, side, points)), tmp_path)
    assert clue in answered(runner, 0)[1]


def test_the_card_that_reneged_is_found_by_the_suit_shown_later(tmp_path: Path) -> None:
    runner = run(lesson(RENEGE), tmp_path)
    grade, said = answered(runner, Card.parse("TS"))
    assert (grade, said) == (Grade.WRONG, "Spades were led, and the {TS} follows suit.")
    grade, said = answered(runner, Card.parse("9D"))
    assert (grade, said) == (Grade.BEST, "Spades were led, and Ezra played the {9D} but still held spades.")


def test_tricks_without_a_fault_are_a_fault(tmp_path: Path) -> None:
    (fault,) = faults(lesson(RENEGE.replace("KC, 9C, KS, QC", "KC, 9C, TC, QC")), tmp_path)
    assert fault.message == "There's no mistake of this kind here."


SHEET = """\
- type: spot
  id: sheet
  ask: Which line is wrong?
  find: score
  hands:
    - {maker: us, tricks: 3, points: [1, 0]}
    - {maker: them, tricks: 2, points: [2, 0]}
    - {maker: us, tricks: 5, points: [1, 0]}
  answers:
    - {number: 3, grade: best, say: auto}
    - {any: other, grade: wrong, say: auto}
"""


def test_a_wrong_line_of_a_score_sheet_is_found_by_its_number(tmp_path: Path) -> None:
    runner = run(lesson(SHEET), tmp_path)
    assert answered(runner, 2)[0] is Grade.WRONG
    assert answered(runner, 3) == (Grade.BEST, "Hand 3 gives your side 2 and theirs 0 at this table.")


def play(runner: Runner, order: str) -> None:
    """Play the hand with one's cards in this order as far as the rules allow."""
    session = runner.step.table
    assert session is not None
    wanted = [Card.parse(code) for code in order.split()]
    while session.state.phase not in (Phase.HAND_OVER, Phase.GAME_OVER):
        if not session.advance():
            choices = [action for action in session.view.legal if action.card is not None]
            chosen = min(choices, key=lambda action: wanted.index(action.card))
            session.submit(chosen)


def test_a_hand_played_freely_is_told_whether_it_reached_its_goal(tmp_path: Path) -> None:
    text = lesson(FREE, STRONG)
    won = run(text, tmp_path)
    play(won, "JH JD AH AS 9S")
    assert won.step.table is not None
    tricks = won.step.table.view.tricks_won
    assert won.step.feedback is not None
    assert won.step.feedback.solved is (tricks[0] == 5)
    lost = run(text, tmp_path)
    play(lost, "9S JH JD AH AS")
    assert lost.step.feedback is not None
    assert lost.step.feedback.say == "Not all of them."
    assert lost.step.displaced
    lost.again()
    assert lost.step.feedback is None
    assert lost.step.table is not None
    assert lost.step.table.actions == ()
    assert (lost.result.missed, lost.result.skipped) == (1, 0)


def test_a_hand_left_in_the_middle_goes_on_there(tmp_path: Path) -> None:
    runner = run(lesson(FREE, STRONG), tmp_path)
    session = runner.step.table
    assert session is not None
    while session.advance():
        pass
    session.submit(session.view.legal[0])
    session.advance()
    again = run(lesson(FREE, STRONG), tmp_path, saved=runner.save())
    assert again.step.table is not None
    assert again.step.table.state == session.state
    assert again.save() == runner.save()


def test_a_hand_left_in_the_middle_counts_as_skipped_in_every_number(tmp_path: Path) -> None:
    tested = FREE.replace("id: hand\n", "id: hand\n  tests: [tricks]\n")
    runner = run(lesson(tested, STRONG), tmp_path)
    session = runner.step.table
    assert session is not None
    while session.advance():
        pass
    session.submit(session.view.legal[0])
    result = runner.result
    assert (result.solved, result.missed, result.skipped, result.skills) == (0, 0, 1, {})
    assert result.only_skipped


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("goal: march", "goal: play-on"), None),
        (("goal: march", "goal: {tricks_at_least: 6}"), "too large"),
        (("from: after-discard", "from: deal"), "doesn't start where “from:” says"),
        (("goal: march", "goal: euchre"), "You can't reach the goal, no matter how you play"),
    ],
)
def test_a_goal_that_cannot_be_reached_or_missed_is_a_fault(
    change: tuple[str, str], says: str | None, tmp_path: Path
) -> None:
    found = faults(lesson(FREE.replace(*change), STRONG), tmp_path, (CLASSIC,))
    if says is None:
        assert found == []
    else:
        assert says in found[0].message


WORDED = """\
- {type: say, id: both, text: For all.}
- {type: say, id: stuck, needs: {stick_the_dealer: true}, text: The dealer is stuck.}
- type: say
  id: free
  needs: {stick_the_dealer: false}
  text: "March pays {points:march}, {game} win, {pack} cards."
"""


def test_a_step_is_left_out_where_the_house_rules_are_others(tmp_path: Path) -> None:
    file = read(lesson(WORDED), tmp_path)
    shown = {
        ruleset.id: [step.id for step in Runner(file.lesson, ruleset, GLOSSARY).lesson.shown]
        for ruleset in (CLASSIC, STICK)
    }
    assert len(set(map(tuple, shown.values()))) == 2
    runner = Runner(file.lesson, CLASSIC, GLOSSARY)
    runner.go("free")
    assert runner.step.text == "March pays 2, 5 win, 24 cards."


FRESH = """\
- type: pick
  id: trumps
  table: any
  ask: Pick your trumps.
  which: trump
  answers:
    - {any: other, grade: wrong, say: auto}
"""


def test_a_fresh_table_is_dealt_anew_and_kept_while_the_lesson_lasts(tmp_path: Path) -> None:
    tables = "any: {dealer: you, trump: hearts, maker: you, seed: fresh}\n"
    file = read(lesson(FRESH, tables), tmp_path)
    hands = {Runner(file.lesson, CLASSIC, GLOSSARY, deal=str(deal)).step.cards for deal in range(9)}
    assert len(hands) > 1
    first = Runner(file.lesson, CLASSIC, GLOSSARY, deal="x")
    assert Runner(file.lesson, CLASSIC, GLOSSARY, first.save(), deal="y").step.cards == first.step.cards


def test_a_table_like_another_takes_what_it_does_not_say(tmp_path: Path) -> None:
    tables = STRONG + "later: {like: strong, played: [right KS]}\n"
    file = read(lesson(FREE, tables), tmp_path)
    later = file.lesson.tables["later"]
    assert later.hands == file.lesson.tables["strong"].hands
    assert [str(move) for move in later.played] == ["right KS"]


def test_the_score_before_the_hand_is_the_authors(tmp_path: Path) -> None:
    tables = STRONG + "late: {like: strong, standing: [4, 3]}\n"
    runner = run(lesson("- {type: say, id: x, table: late, text: Close.}\n", tables), tmp_path)
    assert runner.step.table is not None
    assert runner.step.table.view.standing.points == (4, 3)


def test_a_step_may_be_for_tables_without_a_number_of_points(tmp_path: Path) -> None:
    for_deals = "- {type: say, id: a, needs: {game_points: null}, text: So many deals.}\n"
    assert faults(lesson(f"- {{type: say, id: all, text: Hello.}}\n{for_deals}"), tmp_path) == []
