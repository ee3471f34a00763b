"""The lesson by clicks, drags and keys."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.client import theme
from game.client.scenes.lesson import LessonScene
from game.client.scenes.lesson_door import open_lesson
from game.client.scenes.lesson_words import result_blocks
from game.client.table.calls_box import taken_places
from game.client.table.counting import NumberBox
from game.client.table.exercise import OptionTile
from game.client.table.finding import TrickCard
from game.client.table.lying import CUBE
from game.client.table.ordering import place_spot
from game.course.progress import StepState
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card
from game.rules.seats import Seat
from tests.client.drive import click, click_on, picture, press, random_events
from tests.client.table.sitting import drag, take_lesson

RIGHT_ORDER = ("JH", "JD", "AH", "KH", "9H")


def go_to(scene: LessonScene, step: str) -> None:
    scene.runner.go(step)
    scene.arrive()


def middle(scene: LessonScene, code: str) -> tuple[int, int]:
    place: tuple[int, int] = scene.board.card_rect(Card.parse(code)).center
    return place


def rest(app: object, turns: int = 30) -> None:
    for _turn in range(turns):
        app.tick(100)  # type: ignore[attr-defined]


def test_the_lesson_is_taken_from_its_start_to_its_end() -> None:
    app, scene = take_lesson()
    surface = Surface((1280, 720))
    for _turn in range(60):
        app.tick(16)
        app.draw(surface)
        if scene.runner.finished:
            break
        answer_rightly(app, scene)
    assert scene.runner.finished
    assert scene.runner.result.first_try == scene.runner.result.solved > 3
    click_on(app, "leave")
    assert app.stage.top is not scene


def test_a_lesson_that_was_only_read_counts_no_answers_at_its_end() -> None:
    _app, scene = take_lesson()
    told = result_blocks(scene.runner, scene.file, "")[0].text
    assert told == "You have read the lesson to its end."


def answer_rightly(app: object, scene: LessonScene) -> None:
    step = scene.step
    rest(app)
    if step.state is not StepState.ASKING:
        press(app, "n")  # type: ignore[arg-type]
    elif step.kind == "choose":
        press(app, "1")  # type: ignore[arg-type]
    elif step.kind == "order":
        for code in RIGHT_ORDER:
            put(app, scene, code, RIGHT_ORDER.index(code) + 1)
        click_on(app, "done")  # type: ignore[arg-type]
    elif step.kind == "play":
        click(app, middle(scene, "JD"))  # type: ignore[arg-type]
    else:
        click(app, middle(scene, "KD"))  # type: ignore[arg-type]
        click_on(app, "done")  # type: ignore[arg-type]


def put(app: object, scene: LessonScene, code: str, place: int) -> None:
    """By keys: the card, Enter, then its place."""
    number = scene.board.state.hand.index(Card.parse(code)) + 1
    press(app, str(number), "return", str(place))  # type: ignore[arg-type]


def test_cards_are_put_in_order_by_dragging_them_to_their_places() -> None:
    app, scene = take_lesson()
    go_to(scene, "strength")

    for number, code in enumerate(RIGHT_ORDER):
        goal = place_spot(scene.board.layout, number, 5).rect.center
        drag(app, middle(scene, code), goal)
        rest(app, 5)
    click_on(app, "done")
    assert scene.step.state is StepState.ANSWERED


def test_a_card_is_taken_out_of_its_place_by_choosing_it_again() -> None:
    app, scene = take_lesson()
    go_to(scene, "strength")
    put(app, scene, "AH", 1)
    assert scene.ordering is not None
    assert scene.ordering.places[0] == Card.parse("AH")
    rest(app, 5)
    click(app, middle(scene, "AH"))
    assert scene.ordering.places[0] is None


def test_done_waits_until_every_card_has_its_place() -> None:
    app, scene = take_lesson()
    go_to(scene, "strength")
    click_on(app, "done")
    assert scene.step.feedback is None


def test_a_wrong_order_stays_to_be_mended() -> None:
    app, scene = take_lesson()
    go_to(scene, "strength")
    for place, code in enumerate(reversed(RIGHT_ORDER), 1):
        put(app, scene, code, place)
    click_on(app, "done")
    assert scene.step.state is StepState.ASKING
    assert scene.ordering is not None
    assert scene.ordering.misplaced == {Card.parse(code) for code in RIGHT_ORDER} - {
        Card.parse(RIGHT_ORDER[2])
    }
    assert scene.ordering.full


def test_the_same_wrong_order_cannot_be_given_twice() -> None:
    app, scene = take_lesson()
    go_to(scene, "strength")
    for place, code in enumerate(reversed(RIGHT_ORDER), 1):
        put(app, scene, code, place)
    click_on(app, "done")
    tries = scene.step.tries_left
    click_on(app, "done")
    assert scene.step.tries_left == tries


def test_a_card_that_may_not_be_played_is_refused_with_the_referees_reason() -> None:
    app, scene = take_lesson()
    go_to(scene, "follow-heart")
    click(app, middle(scene, "AD"))
    rest(app)
    assert scene.panel.find("bubble") is not None
    assert scene.board.state.marks.tried == Card.parse("AD")
    click(app, middle(scene, "JD"))
    assert scene.step.state is StepState.ANSWERED


@pytest.mark.parametrize("locale", ["en", "en_XA"])
def test_in_a_small_window_with_large_text_a_refusal_lies_flat_above_the_hand(locale: str) -> None:
    app, scene = take_lesson(size=(1024, 640), text=130, language=locale)
    go_to(scene, "follow-heart")
    click(app, middle(scene, "AD"))
    rest(app)
    bubble = scene.panel.find("bubble")
    assert bubble is not None
    assert bubble.size[1] < 5 * scene.ui.font(16)
    assert scene.board.layout.low_bubble_room(scene.board.card_rect(Card.parse("AD"))).contains(bubble.rect)


def test_a_wrong_card_shows_what_comes_of_it_and_is_put_back() -> None:
    app, scene = take_lesson()
    go_to(scene, "free-choice")
    held = scene.view.hand
    click(app, middle(scene, "KD"))
    rest(app)
    assert scene.step.displaced
    click_on(app, "put back")
    assert scene.view.hand == held


def test_a_trick_that_was_taken_stays_in_the_middle_with_its_winner_ringed() -> None:
    app, scene = take_lesson()
    go_to(scene, "free-choice")
    click(app, middle(scene, "KD"))
    rest(app)
    lying = scene.lying
    assert lying is not None
    shown = scene.board.motion.goal.pieces
    assert all(str(card) in shown for card in lying.cards)
    assert sum("won" in shown[str(card)].states for card in lying.cards) == 1
    click_on(app, "put back")
    assert scene.lying is None


def test_the_earlier_tricks_of_a_table_can_be_looked_at_again() -> None:
    app, scene = take_lesson("counting-a-suit")
    while not scene.may_look_back:
        press(app, "n") if scene.step.state is not StepState.ASKING else click_on(app, "skip")
        rest(app)
    press(app, "l")
    assert scene.sheet().title == "The tricks so far"
    press(app, "l")
    assert scene.sheet().title != "The tricks so far"


def test_the_same_wrong_option_twice_costs_one_try() -> None:
    app, scene = take_lesson()
    go_to(scene, "name-the-left")
    rest(app)
    before = scene.step.tries_left
    press(app, "3", "3")
    assert scene.step.tries_left == before - 1


def test_a_hint_is_given_and_counted() -> None:
    app, scene = take_lesson()
    go_to(scene, "follow-heart")
    press(app, "?")
    assert len(scene.step.hints) == 1


def test_a_lesson_left_in_the_middle_goes_on_there() -> None:
    app, scene = take_lesson()
    press(app, "n", "n", "2")
    assert scene.step.feedback is not None
    again = open_lesson(app.services, "left-bower")
    assert isinstance(again, LessonScene)
    assert again.step.id == scene.step.id
    assert again.step.feedback is not None


def test_a_lesson_that_does_not_exist_is_answered_with_a_message() -> None:
    app, _scene = take_lesson()
    app.stage.push(open_lesson(app.services, "nowhere"))
    assert app.stage.top is not None
    assert app.stage.top.name == "message"


@pytest.mark.parametrize("text", [100, 130, 150])
def test_every_step_can_be_drawn(text: int) -> None:
    app, scene = take_lesson(text=text)
    for step in scene.file.lesson.shown:
        go_to(scene, step.id)
        picture(app)


@pytest.mark.slow
@pytest.mark.parametrize("text", [100, 150])
def test_2000_random_events_in_a_lesson_raise_nothing(text: int) -> None:
    app, scene = take_lesson(text=text)
    for part, step in enumerate(("intro", "name-the-left", "strength", "follow-heart", "follow-diamond")):
        go_to(scene, step)
        random_events(app, 400, seed=text + part)
        app.stage.home()
        app.stage.push(open_lesson(app.services, "left-bower"))
        assert isinstance(app.stage.top, LessonScene)
        scene = app.stage.top


def test_a_taken_card_goes_to_the_place_that_is_clicked() -> None:
    app, scene = take_lesson()
    go_to(scene, "strength")
    rest(app)
    click(app, middle(scene, "KH"))
    place = place_spot(scene.board.layout, 3, 5)
    click(app, (round(place.x), round(place.y)))
    assert scene.ordering is not None
    assert scene.ordering.places[3] == Card.parse("KH")


def test_enter_goes_on_once_the_answer_is_shown() -> None:
    app, scene = take_lesson()
    go_to(scene, "name-the-left")
    rest(app)
    for turn in range(scene.step.tries_left):
        press(app, str(2 + turn % 2))
        rest(app)
    assert scene.step.state is StepState.SHOWN
    press(app, "return")
    assert scene.step.id != "name-the-left"


def test_no_place_waits_for_a_card_while_nothing_is_to_be_played() -> None:
    _app, scene = take_lesson()
    go_to(scene, "follow-diamond")
    assert not scene.state().view.my_turn


def test_the_rule_behind_a_refusal_opens_from_the_lesson_and_the_lesson_stays() -> None:
    app, scene = take_lesson()
    go_to(scene, "follow-heart")
    rest(app)
    assert not scene.cited
    click(app, middle(scene, "AD"))
    rest(app)
    assert scene.cited
    press(app, "e")
    assert app.stage.top is not scene
    press(app, "escape")
    assert app.stage.top is scene


@pytest.mark.parametrize(
    ("lesson", "step"),
    [
        ("counting-a-suit", "trumps-of-24"),
        ("score-cards", "read-ours"),
        ("lone-scores", "four-alone"),
        ("euchred", "for-the-defenders"),
    ],
)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("text", [100, 130, 150])
def test_a_number_to_give_lies_on_the_mat_and_covers_nothing(
    size: tuple[int, int], text: int, lesson: str, step: str
) -> None:
    _app, scene = take_lesson(lesson, size=size, text=text)
    go_to(scene, step)
    number = scene.panel.find("number")
    assert number is not None
    assert scene.board.layout.mat.contains(number.rect)
    assert number.rect.collidelist(taken_places(scene.ui, scene.board.motion.goal, ())) == -1


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_cards_of_tricks_to_look_through_are_large_and_clear_of_the_trump_at_the_largest_text(
    size: tuple[int, int],
) -> None:
    _app, scene = take_lesson("what-went-wrong", size=size, text=150)
    go_to(scene, "renege-left")
    cards = [part for part in scene.panel.widgets if isinstance(part, TrickCard)]
    assert all(card.ring_rect.h >= 50 for card in cards)
    cube = scene.board.motion.goal.pieces[CUBE].spot.bounds
    assert all(not cube.colliderect(card.rect) for card in cards)


def test_a_first_new_digit_takes_the_mark_of_the_wrong_number_away() -> None:
    app, scene = take_lesson("counting-a-suit")
    go_to(scene, "trumps-of-24")
    rest(app)
    press(app, "1")
    click_on(app, "done")
    assert marked_wrong(scene)
    press(app, "1")
    assert not marked_wrong(scene)


def marked_wrong(scene: LessonScene) -> bool:
    number = scene.panel.find("number")
    assert isinstance(number, NumberBox)
    return number.verdict == "wrong"


def test_a_digit_picks_a_card_at_once_and_gives_it_back() -> None:
    app, scene = take_lesson("a-trick")
    go_to(scene, "any-card")
    rest(app)
    first = scene.board.state.hand[0]
    press(app, "1")
    assert scene.picked == (first,)
    press(app, "1")
    assert not scene.picked


def test_the_same_cards_picked_twice_cost_one_try() -> None:
    app, scene = take_lesson("a-trick")
    go_to(scene, "any-card")
    rest(app)
    click_on(app, "done")  # no card at all
    tries = scene.step.tries_left
    click_on(app, "done")
    assert scene.step.tries_left == tries


def test_the_same_refused_card_twice_costs_one_try() -> None:
    app, scene = take_lesson()
    go_to(scene, "follow-heart")
    left = []
    for _press in range(2):
        click(app, middle(scene, "AD"))
        rest(app)
        left.append(scene.step.tries_left)
    assert left[0] == left[1]


def test_a_crowded_sheet_gives_the_room_of_earlier_tricks_to_what_is_said() -> None:
    app, scene = take_lesson("out-of-turn", size=(1024, 640), text=130)
    go_to(scene, "six-cards-asked")
    rest(app)
    assert scene.panel.find("tricks") is not None
    press(app, "3")
    assert scene.step.state is StepState.ASKING
    assert scene.panel.find("tricks") is None


def test_picked_cards_that_are_no_answer_are_marked_once_the_answer_is_shown() -> None:
    app, scene = take_lesson("following-suit")
    go_to(scene, "two-diamonds")
    rest(app)
    for codes in (("AD",), ("9D",), ("AD", "9D", "9C")):
        scene.picked = tuple(Card.parse(code) for code in codes)
        scene.done()
    marks = scene.board.state.marks
    assert {str(card) for card in marks.recommended} == {"AD", "9D"}
    assert {str(card) for card in marks.mistaken} == {"9C"}
    assert not marks.chosen


@pytest.mark.parametrize("locale", ["en", "en_XA"])
def test_a_call_of_two_lines_keeps_its_tail(locale: str) -> None:
    app, scene = take_lesson("lone-scores", size=(1024, 640), text=130, language=locale)
    go_to(scene, "five-sure")
    scene.call(Action(Seat.SOUTH, ActionKind.ORDER, alone=True))
    rest(app)
    said = scene.board.motion.goal.items["speech-SOUTH"]
    edge = scene.ui.px(16)
    paper = Rect(said.at, said.surface.get_size()).inflate(-2 * edge, -2 * edge)
    assert paper.h > 2 * scene.ui.font(theme.BUBBLE)
    assert paper.bottom < scene.board.layout.speech(Seat.SOUTH).tip[1]


@pytest.mark.parametrize(("size", "text", "lines"), [((1280, 720), 100, {1}), ((1024, 640), 130, {2})])
def test_what_was_written_down_is_never_broken(size: tuple[int, int], text: int, lines: set[int]) -> None:
    _app, scene = take_lesson("euchred", size=size, text=text)
    go_to(scene, "wrong-line")
    tiles = [part for part in scene.panel.widgets if isinstance(part, OptionTile)]
    assert {tile.lines for tile in tiles} == lines
    written = [tile.spoken.split("Written: ")[1] for tile in tiles]
    assert all("\n" not in words for words in written)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 130)])
def test_the_ring_around_a_score_leaves_the_words_above_it_whole(size: tuple[int, int], text: int) -> None:
    app, scene = take_lesson("points-alone", size=size, text=text)
    go_to(scene, "five-alone")
    rest(app)
    drawn = scene.board.motion.goal.items
    ring, words = (
        Rect(item.at, item.surface.get_size()) for item in (drawn["ring-score-0"], drawn["role-SOUTH"])
    )
    assert not ring.colliderect(words)


@pytest.mark.parametrize(("text", "locale"), [(130, "en"), (100, "en_XA")])
def test_the_button_of_a_dealer_who_sits_out_covers_no_words(text: int, locale: str) -> None:
    app, scene = take_lesson("who-leads-against-a-loner", size=(1024, 640), text=text, language=locale)
    go_to(scene, "nora-dealt-dealers")
    rest(app)
    words = scene.board.motion.goal.items["role-NORTH"]
    button = scene.board.layout.dealer(Seat.NORTH)
    assert not Rect(words.at, words.surface.get_size()).colliderect(button)
