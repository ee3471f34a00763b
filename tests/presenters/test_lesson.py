"""A lesson without a window: answers, hints, the way forwards and back, and where its buttons lead."""

from __future__ import annotations

from game.course.lesson_progress import StepState
from game.course.lesson_start import begin
from game.pages.lesson_end import ended_page
from game.pages.lesson_words import how_to_answer
from game.pages.page import Beside, CardRow, More, Paragraph
from game.pages.table_model import TableModel
from game.presenters.desk import BACK, Desk, Route
from game.presenters.lesson import LessonPresenter
from game.presenters.lesson_answers import option_of
from game.presenters.lesson_list import catalogue
from game.presenters.lesson_use import CourseLesson, LessonUse, SingleQuestion
from game.rules.cards import Card
from game.rulesets.shipped import load_ruleset
from game.session import Moment


def take(
    desk: Desk, step: str = "", use: LessonUse | None = None, lesson: str = "left-bower"
) -> LessonPresenter:
    """A lesson at one of its steps; the one about the left bower unless another is asked for."""
    shown: list[tuple[Moment | None, TableModel]] = []
    course = catalogue()
    file = course.find(lesson)
    assert file is not None
    runner = begin(file, course.glossary, load_ruleset("danville"))
    if step:
        runner.go(step)
    presenter = LessonPresenter(
        desk, file, runner, use or CourseLesson(), lambda moment, model: shown.append((moment, model))
    )
    presenter.shown = shown  # type: ignore[attr-defined]
    return presenter


def ids(presenter: LessonPresenter) -> list[str]:
    return [button.id for button in presenter.page().every_button()]


def test_a_step_that_is_read_leads_on(desk: Desk) -> None:
    presenter = take(desk)
    first = presenter.step.id
    assert ids(presenter)[-1] == "forward"
    presenter.act("forward")
    assert presenter.step.id != first
    assert presenter.page().done == 1


def test_a_card_of_the_hand_gives_the_answer_that_it_stands_for(desk: Desk) -> None:
    presenter = take(desk, "which-right", lesson="right-bower")
    assert presenter.may_choose
    presenter.choose(Card.parse("9D"))  # no answer to choose from
    assert presenter.step.feedback is None
    presenter.choose(Card.parse("JD"))
    assert presenter.step.state is StepState.ANSWERED
    assert not presenter.may_choose


def test_a_card_is_an_answer_that_says_more_than_its_name_if_every_answer_names_one(desk: Desk) -> None:
    presenter = take(desk, "then-next", lesson="best-trump-left")
    presenter.choose(Card.parse("QH"))
    assert presenter.step.feedback is not None
    about_two = take(desk, "which-are-plain", lesson="just-a-jack").step
    assert not option_of(about_two, Card.parse("JH"))


def test_what_there_is_to_do_changes_once_the_answer_can_be_given(desk: Desk) -> None:
    presenter = take(desk, "strength")
    before = presenter.page().todo
    for number, card in enumerate(presenter.step.cards):
        assert presenter.page().todo == before
        presenter.answers.put(card, number)
    assert presenter.page().todo == how_to_answer("order", ready=True) != before


def test_a_wrong_option_is_told_and_can_be_mended(desk: Desk) -> None:
    presenter = take(desk, "name-the-left")
    wrong = presenter.step.options[0].id
    presenter.act(f"option {wrong}")
    first = presenter.step.feedback
    assert first is not None
    tries = presenter.step.tries_left
    presenter.act(f"option {wrong}")
    assert presenter.step.tries_left == tries  # the same once more is no answer


def test_a_refused_card_hangs_its_reason_at_the_card(desk: Desk) -> None:
    presenter = take(desk, "second-ace", lesson="second-and-third")
    card = next(card for card in presenter.view.hand if str(card) == "TC")
    presenter.choose(card)
    assert presenter.refusal is not None
    assert presenter.refusal.action.card == card
    assert not presenter.refusal.hung
    assert "clause" not in ids(presenter)
    presenter.act("more")
    assert "clause" in ids(presenter)
    route = presenter.act("clause")
    assert route is not None
    assert route.name == "rules"


def test_a_beginner_reads_of_no_clause_and_no_penalty(desk: Desk) -> None:
    presenter = take(desk, lesson="first-hand")
    presenter.choose(Card.parse("QD"))
    assert presenter.refusal is not None
    presenter.act("more")
    assert "clause" not in ids(presenter)
    assert not any(isinstance(block, More) for block in presenter.page().blocks)


def test_the_rule_behind_a_refusal_has_a_row_of_its_own(desk: Desk) -> None:
    presenter = take(desk, "second-ace", lesson="second-and-third")
    presenter.choose(Card.parse("TC"))
    presenter.act("more")
    rows = [[button.id for button in row] for row in presenter.page().buttons]
    assert all(len(row) <= 2 for row in rows if "clause" in row)


def test_other_cards_are_announced_until_they_are_played(desk: Desk) -> None:
    presenter = take(desk, lesson="following-suit")
    said = "You have different cards now."
    assert said not in [getattr(block, "text", "") for block in presenter.page().blocks]
    presenter = take(desk, lesson="following-suit", step="low-heart")
    assert said in [getattr(block, "text", "") for block in presenter.page().blocks]
    presenter.choose(Card.parse("9H"))
    assert said not in [getattr(block, "text", "") for block in presenter.page().blocks]


def test_a_word_is_explained_with_its_trick_still_on_the_table(desk: Desk) -> None:
    presenter = take(desk, lesson="right-bower")
    presenter.choose(Card.parse("JS"))
    presenter.act("forward")
    assert presenter.step.kind == "term"
    assert presenter.view.trick is not None
    assert len(presenter.view.trick.plays) == 4


def test_a_first_table_shows_only_what_was_explained(desk: Desk) -> None:
    presenter = take(desk, lesson="first-hand")
    assert presenter.model(still=True).hides == {"kitty", "trump", "score"}
    presenter = take(desk, lesson="first-hand", step="one-point")
    assert not presenter.model(still=True).hides


def test_the_places_of_a_trick_are_pointed_at_until_a_card_lies_there(desk: Desk) -> None:
    presenter = take(desk, "follow-heart")
    assert presenter.model(still=True).ringed == {"trick"}
    presenter.choose(Card.parse("JD"))
    assert not presenter.model(still=True).ringed


def test_the_words_of_the_lesson_hang_at_a_refused_card_and_stand_on_the_sheet_too(desk: Desk) -> None:
    presenter = take(desk, lesson="first-hand", step="low-diamond")
    presenter.choose(Card.parse("9H"))
    refusal, feedback = presenter.refusal, presenter.step.feedback
    assert refusal is not None
    assert feedback is not None
    assert refusal.reason == feedback.say
    beside = presenter.page(Beside(True, refusal.reason))
    assert refusal.reason in [getattr(block, "text", "") for block in beside.blocks]


def test_a_trick_is_in_nobodys_pile_while_it_is_spoken_of(desk: Desk) -> None:
    presenter = take(desk, lesson="first-hand")
    presenter.choose(Card.parse("9S"))
    assert presenter.view.trick is not None
    assert len(presenter.view.trick.plays) == 4
    assert (presenter.view.tricks_won, presenter.view.tricks) == ((0, 0), ())
    presenter.act("forward")
    assert presenter.view.tricks_won == (1, 0)


def test_the_last_trick_is_laid_out_with_the_whole_hand(desk: Desk) -> None:
    presenter = take(desk, lesson="first-hand", step="last-card")
    presenter.choose(Card.parse("QD"))
    assert presenter.open_trick is None
    assert presenter.view.tricks_won == (4, 1)


def test_the_rules_of_a_lesson_are_named_to_whoever_chose_them(desk: Desk) -> None:
    presenter = take(desk)
    for chosen, named in (("", False), ("danville", True)):
        desk.change(lesson_ruleset=chosen)
        presenter.runner.ruleset = next(each for each in desk.rulesets() if each.beginners)
        assert bool(presenter.heading[1]) is named


def test_the_end_of_a_chapter_leads_to_its_test(desk: Desk) -> None:
    presenter = take(desk)
    while not presenter.runner.finished:
        presenter.act("forward")
    page = ended_page(presenter.runner, presenter.file, "", ("some", "test"))
    assert [button.id for button in page.every_button() if button.main] == ["test"]
    assert "next" in [button.id for button in page.every_button()]


def test_cards_are_put_in_order_before_done_is_free(desk: Desk) -> None:
    presenter = take(desk, "strength")
    done = next(button for button in presenter.page().every_button() if button.id == "done")
    assert done.reason == "place every card first"
    for number, card in enumerate(presenter.step.cards):
        presenter.answers.put(card, number)
    done = next(button for button in presenter.page().every_button() if button.id == "done")
    assert not done.reason
    presenter.act("done")
    assert presenter.step.feedback is not None


def test_a_hint_is_said_below_the_question(desk: Desk) -> None:
    presenter = take(desk, "follow-heart")
    assert "hint" in ids(presenter)
    presenter.act("hint")
    page = presenter.page()
    assert page.newest
    assert getattr(page.blocks[page.newest], "text", "").startswith("Hint:")


def test_what_was_done_is_kept_and_taken_up_again(desk: Desk) -> None:
    presenter = take(desk)
    presenter.act("forward")
    known = desk.store.progress.load("left-bower")
    assert known is not None
    assert presenter.step.id in known.position


def test_the_last_page_leads_out_of_the_lesson(desk: Desk) -> None:
    presenter = take(desk)
    while not presenter.runner.finished:
        presenter.act("skip" if presenter.step.state is StepState.ASKING else "forward")
    assert presenter.act("leave") == BACK
    route = presenter.act("hand")
    assert route is not None
    assert (route.name, route.instead) == ("practice", True)


def test_a_lesson_with_an_answer_can_be_handed_in_from_its_last_page(desk: Desk) -> None:
    presenter = take(desk)
    while not presenter.runner.finished:
        presenter.act("forward")
    assert "hand in" not in ids(presenter)
    presenter = take(desk, "name-the-left")
    presenter.answer("jack-of-clubs")
    while not presenter.runner.finished:
        presenter.act("forward")
    assert "hand in" in ids(presenter)
    assert presenter.act("hand in") == Route("hand_in", ("left-bower",))


def test_the_last_page_says_what_the_lesson_taught_and_that_of_a_test_does_not(desk: Desk) -> None:
    for lesson, told in (("left-bower", True), ("first-evening-test", False)):
        presenter = take(desk, lesson=lesson)
        while not presenter.runner.finished:
            presenter.act("skip" if presenter.step.state is StepState.ASKING else "forward")
        page = ended_page(presenter.runner, presenter.file, "", ("some", ""))
        said = [block.text for block in page.blocks if isinstance(block, Paragraph)]
        assert (presenter.file.summary in said) is told


def test_forwards_is_the_last_button_of_the_last_page_too(desk: Desk) -> None:
    presenter = take(desk)
    while not presenter.runner.finished:
        presenter.act("forward")
    for following, last in (("some", "next"), ("", "hand")):
        page = ended_page(presenter.runner, presenter.file, "", (following, ""))
        assert list(page.every_button())[-1].id == last


def test_the_bar_of_the_last_page_has_the_steps_of_the_lesson_however_many_came_back(desk: Desk) -> None:
    presenter = take(desk)
    runner = presenter.runner
    steps = runner.position.total
    while not runner.finished:
        if (runner.step.id, runner.step.again) == ("name-the-left", False):
            while runner.step.state is StepState.ASKING:
                runner.answer("ace-of-clubs")
        presenter.act("forward")
    assert runner.position.again, "a step has come back"
    page = ended_page(runner, presenter.file, "", ("some", ""))
    assert (page.done, page.steps) == (steps, steps)


def test_a_lesson_of_which_nothing_was_answered_is_not_praised(desk: Desk) -> None:
    presenter = take(desk)
    while not presenter.runner.finished:
        presenter.act("forward")
    assert presenter.page().title == "That's the lesson"


def test_a_lesson_that_went_wrong_mostly_is_not_praised(desk: Desk) -> None:
    presenter = take(desk, "name-the-left")
    presenter.act("option ace-of-clubs")
    presenter.act("option jack-of-spades")
    while not presenter.runner.finished:
        presenter.act("forward")
    assert presenter.runner.result.solved == 1
    assert presenter.page().title == "That's the lesson"


def test_another_card_takes_the_place_of_a_wrong_one(desk: Desk) -> None:
    presenter = take(desk, lesson="first-hand", step="low-diamond")
    presenter.choose(Card.parse("QD"))
    assert presenter.step.displaced
    assert presenter.may_choose
    presenter.choose(Card.parse("9D"))
    assert presenter.step.state is StepState.ANSWERED
    assert Card.parse("QD") in presenter.view.hand


def test_a_single_question_is_left_when_it_is_done_and_keeps_no_place(desk: Desk) -> None:
    presenter = take(desk, "name-the-left", SingleQuestion(2, 5, "Five minutes today"))
    assert (presenter.page().done, presenter.page().steps) == (1, 5)
    assert presenter.act("forward") == BACK
    presenter.keep()
    assert desk.store.progress.load("left-bower") is None


def test_every_step_is_shown_with_its_table(desk: Desk) -> None:
    presenter = take(desk)
    presenter.act("forward")
    moment, model = presenter.shown[-1]  # type: ignore[attr-defined]
    assert moment is None
    assert model.view == presenter.model(still=True).view


def test_what_is_missed_makes_a_lesson_no_longer(desk: Desk) -> None:
    presenter = take(desk, "name-the-left")
    steps = presenter.runner.position.total
    while presenter.runner.step.state is StepState.ASKING:
        presenter.runner.answer("ace-of-clubs")
    assert presenter.runner.position.total == steps


def test_what_was_picked_wrongly_is_marked_until_it_is_put_back(desk: Desk) -> None:
    presenter = take(desk, lesson="following-suit", step="two-diamonds")
    for code in ("AD", "9D", "9C"):
        presenter.choose(Card.parse(code))
    presenter.act("done")
    assert presenter.model(still=True).marks.mistaken == {Card.parse("9C")}
    presenter.choose(Card.parse("9C"))
    assert not presenter.model(still=True).marks.mistaken


def test_it_is_said_what_to_look_for_among_finished_tricks(desk: Desk) -> None:
    renege = take(desk, lesson="following-suit", step="find-the-renege").page().todo
    assert renege == "Choose the card that shouldn't have been played."
    gathered = take(desk, lesson="a-trick", step="whose-trick").page().todo
    assert gathered == "Choose the trick that went to the wrong side."


def test_the_earlier_tricks_say_whose_each_card_was(desk: Desk) -> None:
    presenter = take(desk, lesson="first-hand", step="low-diamond")
    presenter.act("tricks")
    rows = [block for block in presenter.page().blocks if isinstance(block, CardRow)]
    assert [row.names for row in rows] == [("Nora", "Ezra", "You", "Walt")]


def test_a_word_opened_from_a_beginners_lesson_is_told_without_clauses(desk: Desk) -> None:
    route = take(desk, lesson="first-hand", step="first-card").act("term partner")
    assert route is not None
    assert route.about == ("partner", True)


def test_where_cards_are_chosen_from_no_hand_is_said_to_be_another(desk: Desk) -> None:
    presenter = take(desk)
    while presenter.step.id != "follow-heart":
        presenter.act("forward")
        said = [getattr(block, "text", "") for block in presenter.page().blocks]
        assert "You have different cards now." not in said, presenter.step.id
