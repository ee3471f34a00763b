"""The lesson by clicks, drags and keys."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.screens.lesson import LessonScreen
from game.client.screens.lesson_door import open_lesson
from game.client.screens.practice import PracticeScreen
from game.client.table.calls_box import taken_places
from game.client.table.exercise import CardOption, OptionTile
from game.client.table.hand_end import STAMP
from game.client.table.hand_end import _places as trick_places
from game.client.table.number_field import NumberBox
from game.client.table.ordering import place_spot
from game.client.table.pieces import CUBE
from game.client.table.sheet import text_of
from game.client.table.table_picture import UNTOUCHED
from game.client.widgets.bubble import Bubble
from game.course.lesson_progress import StepState
from game.i18n import _
from game.pages.lesson_words import result_blocks
from game.pages.table_model import Mood, mood_of
from game.rules.cards import Card
from game.rules.seats import Seat, Side
from game.rules.trick import winner
from game.session import HOME_SEAT
from game.words.markup import plain
from tests.client.drive import click, click_on, picture, press, random_events
from tests.client.table.sitting import drag, take_lesson

RIGHT_ORDER = ("JH", "JD", "AH", "KH", "9H")


def go_to(screen: LessonScreen, step: str) -> None:
    screen.lesson.runner.go(step)
    screen.lesson.arrive()


def middle(screen: LessonScreen, code: str) -> tuple[int, int]:
    place: tuple[int, int] = screen.board.card_rect(Card.parse(code)).center
    return place


def rest(app: object, turns: int = 30) -> None:
    for _turn in range(turns):
        app.tick(100)  # type: ignore[attr-defined]


def test_a_click_on_a_card_of_the_hand_chooses_the_answer_that_names_it() -> None:
    app, screen = take_lesson("right-bower")
    go_to(screen, "which-right")
    app.tick(16)
    click(app, middle(screen, "JD"))
    assert screen.lesson.answers.now.option == next(
        option.id for option in screen.lesson.step.options if option.text == "{JD}"
    )
    assert screen.lesson.step.feedback is not None


def test_the_lesson_is_taken_from_its_start_to_its_end() -> None:
    app, screen = take_lesson()
    surface = Surface((1280, 720))
    for _turn in range(60):
        app.tick(16)
        app.draw(surface)
        if screen.lesson.runner.finished:
            break
        answer_rightly(app, screen)
    assert screen.lesson.runner.finished
    assert screen.lesson.runner.result.first_try == screen.lesson.runner.result.solved > 3
    click_on(app, "leave")
    assert app.stage.top is not screen


def test_a_lesson_that_was_only_read_counts_no_answers_at_its_end() -> None:
    _app, screen = take_lesson()
    told = result_blocks(screen.lesson.runner, screen.lesson.file, "")[0].text
    assert told == "You've read the whole lesson."


def answer_rightly(app: object, screen: LessonScreen) -> None:
    step = screen.lesson.step
    rest(app)
    if step.state is not StepState.ASKING:
        press(app, "n")  # type: ignore[arg-type]
    elif step.kind == "choose":
        right = [option.id for option in step.options].index("jack-of-spades")
        press(app, str(right + 1))  # type: ignore[arg-type]
    elif step.kind == "order":
        for code in RIGHT_ORDER:
            put(app, screen, code)
        click_on(app, "done")  # type: ignore[arg-type]
    elif step.kind == "play":
        click(app, middle(screen, "JD"))  # type: ignore[arg-type]
    else:
        click(app, middle(screen, "KD"))  # type: ignore[arg-type]
        click_on(app, "done")  # type: ignore[arg-type]


def put(app: object, screen: LessonScreen, code: str) -> None:
    """By its number, into the first free place."""
    press(app, str(screen.board.state.hand.index(Card.parse(code)) + 1))  # type: ignore[arg-type]


def test_cards_are_put_in_order_by_dragging_them_to_their_places() -> None:
    app, screen = take_lesson()
    go_to(screen, "strength")

    for number, code in enumerate(RIGHT_ORDER):
        goal = place_spot(screen.board.layout, number, 5).rect.center
        drag(app, middle(screen, code), goal)
        rest(app, 5)
    click_on(app, "done")
    assert screen.lesson.step.state is StepState.ANSWERED


def test_a_filled_place_loses_its_dashes_and_what_is_trump_stands_above_the_steps() -> None:
    app, screen = take_lesson()
    go_to(screen, "strength")
    put(app, screen, RIGHT_ORDER[0])
    rest(app)
    goal, layout = screen.board.motion.goal, screen.board.layout
    filled, _awaited, empty = (goal.items[f"place-{number}"].surface for number in range(3))
    assert max(filled.get_at((x, 1)).a for x in range(20, 60)) <= 0.2 * 255
    assert max(empty.get_at((x, 1)).a for x in range(20, 60)) > 0.5 * 255
    head, cube = goal.items["trump-head"], goal.pieces["cube"].spot.bounds
    both = Rect(head.at, head.surface.get_size()).union(cube)
    assert abs(both.centerx - layout.cx) <= 2
    assert both.bottom <= place_spot(layout, 0, 5).rect.top


def test_enter_gives_the_answer_once_every_card_lies_in_its_place() -> None:
    app, screen = take_lesson()
    go_to(screen, "strength")
    for code in RIGHT_ORDER:
        put(app, screen, code)
    press(app, "return")
    assert screen.lesson.step.state is StepState.ANSWERED


def test_enter_twice_on_a_card_picks_it_and_puts_it_back_and_never_gives_it_alone() -> None:
    app, screen = take_lesson("a-trick")
    go_to(screen, "any-card")
    rest(app)
    for key in ("right", "space"):
        press(app, key)
    assert len(screen.lesson.answers.now.picked) == 1
    press(app, "space")
    assert not screen.lesson.answers.now.picked
    press(app, "return", "return")
    assert not screen.lesson.answers.now.picked
    assert screen.lesson.step.feedback is None


def test_no_card_picked_is_no_answer_and_costs_no_try() -> None:
    app, screen = take_lesson("a-trick")
    go_to(screen, "any-card")
    rest(app)
    tries = screen.lesson.step.tries_left
    press(app, "return", "return")
    assert screen.lesson.step.feedback is None
    assert screen.lesson.step.tries_left == tries
    press(app, "1", "return")  # one of many: an answer, if a wrong one
    assert screen.lesson.step.feedback is not None


def test_a_typed_number_is_given_with_enter_whatever_was_clicked_before() -> None:
    app, screen = take_lesson("counting-a-suit")
    go_to(screen, "trumps-of-24")
    rest(app)
    skip = screen.panel.find("skip")
    assert skip is not None
    screen.panel.focus(skip, ring=False)  # as a click on it at the step before leaves it
    press(app, "7", "return")
    assert screen.step_id == "trumps-of-24"
    assert screen.lesson.step.feedback is not None


def test_cards_that_wait_for_their_place_in_an_order_stay_where_they_are_for_fast_clicks() -> None:
    app, screen = take_lesson()
    go_to(screen, "strength")
    rest(app)
    places = [middle(screen, code) for code in RIGHT_ORDER]
    for place in places:
        click(app, place)
        app.tick(16)
    ordering = screen.lesson.answers.now.ordering
    assert ordering is not None
    assert tuple(map(str, ordering.places)) == RIGHT_ORDER


def test_a_full_trick_that_is_asked_about_does_not_show_who_takes_it() -> None:
    app, screen = take_lesson("trump")
    go_to(screen, "spade-or-ace")
    rest(app)
    full = {str(card) for card in screen.lesson.view.trick.cards} if screen.lesson.view.trick else set()
    cards = {key: piece for key, piece in screen.board.motion.goal.pieces.items() if key in full}
    assert len(cards) == 4
    assert len({(piece.states, piece.veil, round(piece.spot.width)) for piece in cards.values()}) == 1
    settled = screen.board.state.settled
    assert {mood_of(screen.lesson.view, seat, settled=settled) for seat in Seat} == {Mood.RESTING}
    press(app, "2")
    rest(app)
    assert "won" in screen.board.motion.goal.pieces["9C"].states


@pytest.mark.parametrize("ours", range(6))
def test_tricks_of_both_sides_never_share_a_row(ours: int) -> None:
    app, screen = take_lesson("first-hand")
    go_to(screen, "one-point")
    rest(app)
    layout, view = screen.board.layout, screen.lesson.view
    by_side = {side: [t for t in view.tricks if winner(t, view.trump).side is side] for side in Side}
    some = (by_side[Side.US][0],) * ours + (by_side[Side.THEM][0],) * (5 - ours)
    places = trick_places(layout, replace(view, tricks=some))
    cells = {
        side: {(x, y) for trick, x, y, _row in places if winner(trick, view.trump).side is side}
        for side in Side
    }
    rows = {side: {y for _x, y in lying} for side, lying in cells.items()}
    assert not rows[Side.US] & rows[Side.THEM]
    assert max(map(len, rows.values())) == (2 if ours in (0, 5) else 1), "four of a side lie in one row"
    assert sum(map(len, cells.values())) == 5


def test_a_number_in_the_sheet_leaves_room_for_its_question() -> None:
    app, screen = take_lesson("first-hand")
    go_to(screen, "how-many")
    rest(app)
    press(app, "2")
    number, less, more = (screen.panel.find(key) for key in ("number", "less", "more"))
    assert number is not None
    assert less is not None
    assert more is not None
    assert less.rect.right <= number.rect.left
    assert number.rect.right <= more.rect.left
    assert less.rect.centery == number.rect.centery == more.rect.centery


def test_a_card_is_taken_out_of_its_place_by_choosing_it_again() -> None:
    app, screen = take_lesson()
    go_to(screen, "strength")
    put(app, screen, "AH")
    assert screen.lesson.answers.now.ordering is not None
    assert screen.lesson.answers.now.ordering.places[0] == Card.parse("AH")
    rest(app, 5)
    click(app, middle(screen, "AH"))
    assert screen.lesson.answers.now.ordering.places[0] is None


def test_done_waits_until_every_card_has_its_place() -> None:
    app, screen = take_lesson()
    go_to(screen, "strength")
    click_on(app, "done")
    assert screen.lesson.step.feedback is None


def test_a_wrong_order_stays_to_be_mended() -> None:
    app, screen = take_lesson()
    go_to(screen, "strength")
    for code in reversed(RIGHT_ORDER):
        put(app, screen, code)
    click_on(app, "done")
    assert screen.lesson.step.state is StepState.ASKING
    assert screen.lesson.answers.now.ordering is not None
    assert screen.lesson.answers.now.ordering.misplaced == {Card.parse(code) for code in RIGHT_ORDER} - {
        Card.parse(RIGHT_ORDER[2])
    }
    assert screen.lesson.answers.now.ordering.full


def test_the_same_wrong_order_cannot_be_given_twice() -> None:
    app, screen = take_lesson()
    go_to(screen, "strength")
    for code in reversed(RIGHT_ORDER):
        put(app, screen, code)
    click_on(app, "done")
    tries = screen.lesson.step.tries_left
    click_on(app, "done")
    assert screen.lesson.step.tries_left == tries


def test_a_card_that_may_not_be_played_is_refused_with_the_referees_reason() -> None:
    app, screen = take_lesson()
    go_to(screen, "follow-heart")
    click(app, middle(screen, "AD"))
    rest(app)
    assert screen.panel.find("bubble") is not None
    assert screen.board.state.marks.tried == Card.parse("AD")
    click(app, middle(screen, "JD"))
    assert screen.lesson.step.state is StepState.ANSWERED


@pytest.mark.parametrize("locale", ["en", "en_XA"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 100), ((1024, 640), 130)])
@pytest.mark.parametrize("card", ["AD", "KS", "TC"])
def test_a_refusal_covers_neither_names_nor_cards(
    size: tuple[int, int], text: int, locale: str, card: str
) -> None:
    app, screen = take_lesson(size=size, text=text, language=locale)
    go_to(screen, "follow-heart")
    click(app, middle(screen, card))
    rest(app)
    bubble = screen.panel.find("bubble")
    assert bubble is not None
    goal = screen.board.motion.goal
    words = {
        key: Rect(item.at, item.surface.get_size())
        for key, item in goal.items.items()
        if key.startswith(("name-", "role-", "side-", "points-"))
    }
    apart = bubble.rect.inflate(2 * round(10 * screen.board.layout.u), 2 * round(10 * screen.board.layout.u))
    assert [key for key, place in words.items() if apart.colliderect(place)] == []
    trick = screen.table.view.trick
    assert trick is not None
    assert [
        code for code in map(str, trick.cards) if bubble.rect.colliderect(goal.pieces[code].spot.rect)
    ] == []
    assert screen.board.layout.mat.contains(bubble.rect)


@pytest.mark.parametrize(
    ("size", "text", "locale"),
    [
        ((1280, 720), 100, "en"),
        ((1280, 720), 100, "en_XA"),
        ((1024, 640), 100, "en"),
        ((1024, 640), 100, "en_XA"),
        ((1280, 720), 130, "en"),
    ],
)
@pytest.mark.parametrize("card", ["AD", "TC"])
def test_a_refusal_leaves_the_learners_place_free_and_its_reason_to_the_sheet(
    size: tuple[int, int], text: int, locale: str, card: str
) -> None:
    app, screen = take_lesson(size=size, text=text, language=locale)
    go_to(screen, "follow-heart")
    click(app, middle(screen, card))
    rest(app)
    bubble, told = screen.panel.find("bubble"), screen.lesson.refusal
    assert bubble is not None
    assert told is not None
    assert not bubble.rect.colliderect(screen.board.layout.trick(HOME_SEAT).rect)
    assert bubble.spoken == _("Not allowed here")
    assert bubble.spoken not in plain(told.reason)
    assert plain(told.reason) in [part.spoken for part in text_of(screen.panel.widgets).content]


def test_a_question_for_a_card_says_the_place_in_the_trick_and_a_refusal_what_to_do() -> None:
    app, screen = take_lesson()
    go_to(screen, "follow-heart")
    assert screen.table.page().title == "You play last"
    click(app, middle(screen, "AD"))
    rest(app)
    assert screen.table.page().title == "Try another card"


@pytest.mark.parametrize("card", ["AD", "KS", "TC"])
def test_the_tail_of_a_refusal_is_no_thin_line_and_ends_on_its_card(card: str) -> None:
    app, screen = take_lesson()
    go_to(screen, "follow-heart")
    click(app, middle(screen, card))
    rest(app)
    bubble = screen.panel.find("bubble")
    assert isinstance(bubble, Bubble)
    assert bubble.tip is not None
    assert screen.board.card_rect(Card.parse(card)).collidepoint(bubble.tip)
    assert bubble.tip[1] - bubble.rect.bottom >= screen.ui.px(15)


def test_a_wrong_card_shows_what_comes_of_it_and_is_put_back() -> None:
    app, screen = take_lesson()
    go_to(screen, "free-choice")
    held = screen.table.view.hand
    click(app, middle(screen, "KD"))
    rest(app)
    assert screen.lesson.step.displaced
    click_on(app, "put back")
    assert screen.table.view.hand == held


def test_a_click_on_the_right_card_puts_the_wrong_one_back_and_plays_it() -> None:
    app, screen = take_lesson("first-hand")
    go_to(screen, "low-diamond")
    click(app, middle(screen, "QD"))
    rest(app)
    click(app, middle(screen, "9D"))
    rest(app)
    assert screen.lesson.step.state is StepState.ANSWERED


def test_arrow_and_enter_choose_another_card_in_place_of_a_wrong_one() -> None:
    app, screen = take_lesson("first-hand")
    go_to(screen, "low-diamond")
    rest(app)
    press(app, "2", "return")
    rest(app)
    assert screen.lesson.step.displaced
    press(app, "right")
    assert screen.panel.focus_key.startswith("card ")
    while screen.panel.focus_key != "card 9D":
        press(app, "right")
    press(app, "return")
    rest(app)
    assert screen.lesson.step.state is StepState.ANSWERED


def test_the_first_arrow_goes_to_a_card_of_the_hand() -> None:
    app, screen = take_lesson("first-hand")
    press(app, "right")
    assert screen.panel.focus_key.startswith("card ")


def test_a_trick_that_was_taken_stays_in_the_middle_with_its_winner_ringed() -> None:
    app, screen = take_lesson()
    go_to(screen, "free-choice")
    click(app, middle(screen, "KD"))
    rest(app)
    lying = screen.lesson.open_trick
    assert lying is not None
    shown = screen.board.motion.goal.pieces
    assert all(str(card) in shown for card in lying.cards)
    assert sum("won" in shown[str(card)].states for card in lying.cards) == 1
    click_on(app, "put back")
    assert screen.lesson.open_trick is None


def test_a_trick_that_was_won_lies_there_until_the_lesson_goes_on() -> None:
    app, screen = take_lesson("first-hand")
    click(app, middle(screen, "9S"))
    rest(app)
    trick = {"AS", "QS", "9S", "JS"}
    assert trick <= set(screen.board.motion.goal.pieces)
    click_on(app, "forward")
    rest(app)
    assert not trick & set(screen.board.motion.goal.pieces)
    assert screen.table.view.tricks_won == (1, 0)


def test_enter_goes_on_once_a_typed_number_is_right() -> None:
    app, screen = take_lesson("first-hand")
    go_to(screen, "how-many")
    press(app, "3", "return")
    assert screen.lesson.step.state is StepState.ANSWERED
    press(app, "return")
    assert screen.step_id == "the-goal"


def test_enter_goes_on_once_all_has_been_watched() -> None:
    app, screen = take_lesson("first-hand")
    go_to(screen, "noras-trump")
    click_on(app, "watch")
    rest(app, 200)
    assert not screen.lesson.step.more_to_watch
    press(app, "return")
    assert screen.step_id == "a-club"


def test_enter_begins_what_there_is_to_watch_whatever_was_clicked_before() -> None:
    app, screen = take_lesson("first-hand")
    go_to(screen, "trump-is")
    rest(app)
    click_on(app, "forward")
    rest(app)
    assert screen.step_id == "noras-trump"
    press(app, "return")
    assert screen.lesson.watching


def test_whoever_cannot_wait_sees_the_rest_at_once_and_what_it_shows_is_said() -> None:
    app, screen = take_lesson("first-hand")
    go_to(screen, "noras-trump")
    rest(app)
    click_on(app, "watch")
    press(app, "n")
    assert screen.step_id == "noras-trump"
    assert screen.lesson.step.after
    rest(app)
    press(app, "n")
    assert screen.step_id == "a-club"


def test_enter_goes_on_after_a_look_at_the_earlier_tricks() -> None:
    app, screen = take_lesson("first-hand")
    go_to(screen, "two-sides")
    rest(app)
    click_on(app, "tricks")
    press(app, "escape", "return")
    assert not screen.lesson.looking_back
    assert screen.step_id != "two-sides"


def test_enter_gives_a_number_that_was_made_by_clicks() -> None:
    app, screen = take_lesson("first-hand")
    go_to(screen, "how-many")
    rest(app)
    for _click in range(3):
        click_on(app, "more")
    press(app, "return")
    assert screen.lesson.step.state is StepState.ANSWERED


def test_enter_on_the_last_page_goes_on_to_the_next_lesson() -> None:
    app, screen = take_lesson("first-hand")
    while not screen.lesson.runner.finished:
        screen.press("forward")
    screen.panel.focus_key = "option a"  # what was pressed last
    press(app, "return")
    following = app.stage.top
    assert isinstance(following, LessonScreen)
    assert following is not screen


def test_a_card_that_a_lesson_points_at_is_raised_without_a_number() -> None:
    _app, screen = take_lesson("first-hand")
    assert screen.board.state.marks.lit == (Card.parse("9S"),)
    assert "disc-9S" not in screen.board.motion.goal.items


def test_the_earlier_tricks_of_a_table_can_be_looked_at_again() -> None:
    app, screen = take_lesson("counting-a-suit")
    while not screen.lesson.may_look_back:
        press(app, "n") if screen.lesson.step.state is not StepState.ASKING else click_on(app, "skip")
        rest(app)
    for back in ("l", "escape"):
        press(app, "l")
        assert screen.table.page().title == "The tricks so far"
        press(app, back)
        assert screen.table.page().title != "The tricks so far"
    assert app.stage.top is screen


def test_the_same_wrong_option_twice_costs_one_try() -> None:
    app, screen = take_lesson()
    go_to(screen, "name-the-left")
    rest(app)
    before = screen.lesson.step.tries_left
    press(app, "3", "3")
    assert screen.lesson.step.tries_left == before - 1


def test_a_hint_is_given_and_counted() -> None:
    app, screen = take_lesson()
    go_to(screen, "follow-heart")
    press(app, "?")
    assert len(screen.lesson.step.hints) == 1


def test_a_lesson_left_in_the_middle_goes_on_there() -> None:
    app, screen = take_lesson()
    press(app, "n", "n", "4", "return")
    assert screen.lesson.step.feedback is not None
    again = open_lesson(app.services, "left-bower")
    assert isinstance(again, LessonScreen)
    assert again.lesson.step.id == screen.lesson.step.id
    assert again.lesson.step.feedback is not None


def test_a_lesson_that_does_not_exist_is_answered_with_a_message() -> None:
    app, _screen = take_lesson()
    app.stage.push(open_lesson(app.services, "nowhere"))
    assert app.stage.top is not None
    assert app.stage.top.name == "message"


@pytest.mark.parametrize("text", [100, 130, 150])
def test_every_step_can_be_drawn(text: int) -> None:
    app, screen = take_lesson(text=text)
    for step in screen.lesson.file.lesson.shown:
        go_to(screen, step.id)
        picture(app)


@pytest.mark.slow
@pytest.mark.parametrize("text", [100, 150])
def test_2000_random_events_in_a_lesson_raise_nothing(text: int) -> None:
    app, screen = take_lesson(text=text)
    for part, step in enumerate(("intro", "name-the-left", "strength", "follow-heart", "follow-diamond")):
        go_to(screen, step)
        random_events(app, 400, seed=text + part)
        app.stage.home()
        app.stage.push(open_lesson(app.services, "left-bower"))
        assert isinstance(app.stage.top, LessonScreen)
        screen = app.stage.top


def test_enter_gives_the_cards_that_were_clicked_on() -> None:
    app, screen = take_lesson("a-trick")
    go_to(screen, "any-card")
    rest(app)
    for card in screen.board.state.hand:
        click(app, screen.board.card_rect(card).center)
        rest(app)
    press(app, "return")
    assert screen.lesson.step.state is StepState.ANSWERED


def test_no_card_of_the_step_before_is_chosen_by_an_enter_too_many() -> None:
    app, screen = take_lesson("trump")
    go_to(screen, "smallest-trump")
    rest(app)
    press(app, "1", "return")
    rest(app)
    for _press in range(3):
        press(app, "return")
        rest(app)
    assert screen.panel.focus_key == ""
    assert screen.lesson.step.feedback is None


def test_the_number_of_a_row_finds_what_is_wrong() -> None:
    app, screen = take_lesson("a-trick")
    go_to(screen, "whose-trick")
    rest(app)
    press(app, "2")
    assert screen.lesson.step.state is StepState.ANSWERED


def test_enter_goes_on_once_the_answer_is_shown() -> None:
    app, screen = take_lesson()
    go_to(screen, "name-the-left")
    rest(app)
    for turn in range(screen.lesson.step.tries_left):
        press(app, str(1 + 2 * (turn % 2)))
        rest(app)
    assert screen.lesson.step.state is StepState.SHOWN
    press(app, "return")
    assert screen.lesson.step.id != "name-the-left"


def test_no_place_waits_for_a_card_while_nothing_is_to_be_played() -> None:
    _app, screen = take_lesson()
    go_to(screen, "follow-diamond")
    assert not screen.model().view.my_turn


def test_the_rule_behind_a_refusal_opens_from_the_lesson_and_the_lesson_stays() -> None:
    app, screen = take_lesson("second-and-third")
    go_to(screen, "second-ace")
    rest(app)
    assert not screen.lesson.state.cited
    click(app, middle(screen, "TC"))
    rest(app)
    assert screen.lesson.state.cited
    press(app, "e")
    assert app.stage.top is not screen
    press(app, "escape")
    assert app.stage.top is screen


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
def test_a_number_to_give_covers_nothing(size: tuple[int, int], text: int, lesson: str, step: str) -> None:
    _app, screen = take_lesson(lesson, size=size, text=text)
    go_to(screen, step)
    number = screen.panel.find("number")
    assert number is not None
    if text == 130 and screen.ui.metrics.table_sheet.contains(number.rect):
        return  # large words may leave no room for it among the cards
    assert screen.board.layout.mat.contains(number.rect)
    assert number.rect.collidelist(taken_places(screen.ui, screen.board.motion.goal, ())) == -1


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_cards_of_tricks_to_look_through_are_large_and_clear_of_the_trump_at_the_largest_text(
    size: tuple[int, int],
) -> None:
    _app, screen = take_lesson("what-went-wrong", size=size, text=150)
    go_to(screen, "renege-left")
    cards = [part for part in screen.panel.widgets if isinstance(part, CardOption)]
    assert all(card.ring_rect.h >= 50 for card in cards)
    cube = screen.board.motion.goal.pieces[CUBE].spot.bounds
    assert all(not cube.colliderect(card.rect) for card in cards)


def test_a_first_new_digit_takes_the_mark_of_the_wrong_number_away() -> None:
    app, screen = take_lesson("counting-a-suit")
    go_to(screen, "trumps-of-24")
    rest(app)
    press(app, "1")
    click_on(app, "done")
    assert marked_wrong(screen)
    press(app, "1")
    assert not marked_wrong(screen)


def marked_wrong(screen: LessonScreen) -> bool:
    number = screen.panel.find("number")
    assert isinstance(number, NumberBox)
    return number.verdict == "wrong"


def test_a_digit_picks_a_card_at_once_and_gives_it_back() -> None:
    app, screen = take_lesson("a-trick")
    go_to(screen, "any-card")
    rest(app)
    first = screen.board.state.hand[0]
    press(app, "1")
    assert screen.lesson.answers.now.picked == (first,)
    press(app, "1")
    assert not screen.lesson.answers.now.picked


def test_the_same_cards_picked_twice_cost_one_try() -> None:
    app, screen = take_lesson("a-trick")
    go_to(screen, "any-card")
    rest(app)
    press(app, "1")
    click_on(app, "done")  # one card of several
    tries = screen.lesson.step.tries_left
    click_on(app, "done")
    assert screen.lesson.step.tries_left == tries


def test_the_same_refused_card_twice_costs_one_try() -> None:
    app, screen = take_lesson()
    go_to(screen, "follow-heart")
    left = []
    for _press in range(2):
        click(app, middle(screen, "AD"))
        rest(app)
        left.append(screen.lesson.step.tries_left)
    assert left[0] == left[1]


def test_a_crowded_sheet_gives_the_room_of_earlier_tricks_to_what_is_said() -> None:
    app, screen = take_lesson("out-of-turn", size=(1024, 640), text=130)
    go_to(screen, "six-cards-asked")
    rest(app)
    assert screen.panel.find("tricks") is not None
    press(app, "3")
    assert screen.lesson.step.state is StepState.ASKING
    assert screen.panel.find("tricks") is None


def test_picked_cards_that_are_no_answer_are_marked_once_the_answer_is_shown() -> None:
    app, screen = take_lesson("following-suit")
    go_to(screen, "two-diamonds")
    rest(app)
    for codes in (("AD",), ("9D",), ("AD", "9D", "9C")):
        for card in {*screen.lesson.answers.now.picked} ^ {Card.parse(code) for code in codes}:
            screen.choose(card)
        screen.press("done")
    marks = screen.board.state.marks
    assert {str(card) for card in marks.recommended} == {"AD", "9D"}
    assert {str(card) for card in marks.mistaken} == {"9C"}
    assert not marks.chosen


@pytest.mark.parametrize("seat", [Seat.WEST, Seat.NORTH, Seat.EAST])
def test_a_call_of_two_lines_keeps_its_tail(seat: Seat) -> None:
    _app, screen = take_lesson("lone-scores", size=(1024, 640), text=130)
    go_to(screen, "five-sure")
    model = replace(screen.model(), speech={seat: "I order it up, and I play all alone"})
    said = screen.look(screen.ui, screen.board.layout, model, UNTOUCHED).items[f"speech-{seat.name}"]
    edge = screen.ui.px(16)
    paper = Rect(said.at, said.surface.get_size()).inflate(-2 * edge, -2 * edge)
    assert paper.h > 2 * screen.ui.font(theme.BUBBLE)
    assert not paper.collidepoint(screen.board.layout.speech(seat).tip)


@pytest.mark.parametrize(("size", "text", "lines"), [((1280, 720), 100, {1}), ((1024, 640), 130, {2})])
def test_what_was_written_down_is_never_broken(size: tuple[int, int], text: int, lines: set[int]) -> None:
    _app, screen = take_lesson("euchred", size=size, text=text)
    go_to(screen, "wrong-line")
    tiles = [part for part in screen.panel.widgets if isinstance(part, OptionTile)]
    assert {tile.lines for tile in tiles} == lines
    written = [tile.spoken.split("Written down: ")[1] for tile in tiles]
    assert all("\n" not in words for words in written)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 130)])
def test_the_ring_around_a_score_leaves_the_words_above_it_whole(size: tuple[int, int], text: int) -> None:
    app, screen = take_lesson("points-alone", size=size, text=text)
    go_to(screen, "five-alone")
    rest(app)
    drawn = screen.board.motion.goal.items
    ring, *words = (
        Rect(item.at, item.surface.get_size())
        for key, item in drawn.items()
        if key in ("ring-score-0", "name-WEST", "role-WEST")
    )
    assert ring.collidelist(words) == -1


@pytest.mark.parametrize(("text", "locale"), [(130, "en"), (100, "en_XA")])
def test_the_button_of_a_dealer_who_sits_out_covers_no_words(text: int, locale: str) -> None:
    app, screen = take_lesson("who-leads-against-a-loner", size=(1024, 640), text=text, language=locale)
    go_to(screen, "nora-dealt-dealers")
    rest(app)
    words = screen.board.motion.goal.items["role-NORTH"]
    button = screen.board.layout.dealer(Seat.NORTH)
    assert not Rect(words.at, words.surface.get_size()).colliderect(button)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1280, 720), 130), ((1024, 640), 100)])
def test_the_tag_of_the_lone_learner_lies_below_what_is_said_of_the_player_at_the_left(
    size: tuple[int, int], text: int
) -> None:
    app, screen = take_lesson("hand-alone", size=size, text=text)
    go_to(screen, "smallest-heart")
    rest(app)
    drawn = screen.board.motion.goal.items
    tag, *words = (
        Rect(drawn[key].at, drawn[key].surface.get_size())
        for key in ("tag-SOUTH", "name-WEST", "role-WEST", "name-SOUTH")
    )
    assert tag.collidelist(words) == -1
    assert tag.top > words[2].top
    go_to(screen, "strong-hand")
    rest(app)
    assert not tag.colliderect(screen.board.motion.goal.pieces["AH"].spot.rect)  # the first raised card


def test_a_trick_that_is_pointed_at_has_light_around_its_cards_and_no_frame() -> None:
    app, screen = take_lesson("following-suit")
    go_to(screen, "two-diamonds")
    rest(app)
    goal, view = screen.board.motion.goal, screen.table.view
    assert view.trick is not None
    assert not any(key.startswith("ring-trick") for key in goal.items)
    assert {key for key in goal.items if key.startswith("light-")} == {
        f"light-{card}" for card in view.trick.cards
    }
    for card in view.trick.cards:
        light, piece = goal.items[f"light-{card}"], goal.pieces[str(card)]
        assert Rect(light.at, light.surface.get_size()).contains(piece.spot.bounds)
        assert light.z < piece.z


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_what_there_is_to_do_stands_right_below_its_question_and_the_buttons_at_the_foot(
    size: tuple[int, int],
) -> None:
    app, screen = take_lesson("left-bower", size=size)
    go_to(screen, "follow-heart")
    rest(app)
    parts = {part.key: part for part in screen.panel.widgets}
    text, todo, back = (parts[key] for key in ("sheet text", "todo", "step back"))
    assert 0 <= todo.rect.top - text.rect.bottom <= screen.ui.px(20)
    assert screen.ui.metrics.table_sheet.bottom - back.rect.bottom <= screen.ui.px(40)


def test_no_stitch_runs_through_the_words_above_the_tricks_of_a_hand() -> None:
    app, screen = take_lesson("first-hand")
    go_to(screen, "one-point")
    rest(app)
    drawn = screen.board.motion.goal.items
    words = [item.surface for key, item in drawn.items() if key.startswith("tricks-")]
    assert words
    for paper in words:
        high = paper.get_height() // 2
        assert {paper.get_at((x, high)).a for x in range(4, paper.get_width() - 4)} == {255}


def test_the_tricks_of_a_hand_show_the_index_of_every_card() -> None:
    app, screen = take_lesson("first-hand")
    go_to(screen, "one-point")
    rest(app)
    layout, goal = screen.board.layout, screen.board.motion.goal
    for trick in screen.lesson.view.tricks:
        lying = [goal.pieces[str(card)] for card in trick.cards]
        assert [piece.z for piece in lying] == sorted(piece.z for piece in lying)
        for piece, following in pairwise(lying):
            assert following.spot.x - piece.spot.x >= 0.48 * piece.spot.width
    stamp = goal.items[STAMP]
    reach = layout.u * 24  # its shadow
    leaning = Rect(stamp.at, stamp.surface.get_size()).inflate(-2 * reach, -2 * reach)
    cards = [goal.pieces[str(card)].spot.rect for trick in screen.lesson.view.tricks for card in trick.cards]
    assert leaning.collidelist(cards) < 0


@pytest.mark.parametrize("text", [100, 130, 150])
def test_answers_of_which_only_some_are_cards_all_lie_on_the_mat(text: int) -> None:
    app, screen = take_lesson("right-bower", text=text)
    go_to(screen, "which-right")
    rest(app)
    options = [part for part in screen.panel.widgets if part.key.startswith("option ")]
    assert len(options) == 4
    room = screen.ui.metrics.table_sheet if screen.lesson.choosing_beside else screen.board.layout.mat
    assert all(room.contains(part.rect) for part in options)


def test_a_spent_hint_keeps_its_place_and_so_do_back_and_skip() -> None:
    app, screen = take_lesson("right-bower")
    go_to(screen, "which-right")
    rest(app)
    places = [part.rect for key in ("hint", "step back", "skip") if (part := screen.panel.find(key))]
    while screen.lesson.step.hints_left:
        screen.press("hint")
    spent = [part.rect for key in ("hint", "step back", "skip") if (part := screen.panel.find(key))]
    assert places == spent
    assert len(places) == 3


def test_in_a_line_of_the_others_the_ring_around_a_trick_holds_the_names_above_it() -> None:
    app, screen = take_lesson("first-hand", text=150)
    go_to(screen, "low-diamond")
    rest(app)
    drawn = screen.board.motion.goal.items
    ring = drawn["ring-trick-0"]
    held = Rect(ring.at, ring.surface.get_size())
    names = [Rect(item.at, item.surface.get_size()) for key, item in drawn.items() if "trick-name" in key]
    assert names
    assert all(held.contains(name) for name in names)
    assert all(ring.z < piece.z for key, piece in screen.board.motion.goal.pieces.items() if key == "9D")


@pytest.mark.parametrize(("size", "seats"), [((1280, 720), True), ((1024, 640), False)])
def test_in_a_line_of_the_others_their_words_say_where_they_sit_if_all_have_room(
    size: tuple[int, int], seats: bool
) -> None:
    app, screen = take_lesson("first-hand", size=size, text=150)
    rest(app)
    drawn = screen.board.motion.goal.items
    roles = [Rect(drawn[key].at, drawn[key].surface.get_size()) for key in ("role-WEST", "role-EAST")]
    left, right = sorted(roles, key=lambda role: role.x)
    assert (right.w > left.w) is seats  # "opponent, right" is longer than "opponent, left"


def test_the_end_of_a_lesson_counts_what_was_skipped_apart() -> None:
    _app, screen = take_lesson("first-hand")
    lesson = screen.lesson
    while not lesson.runner.finished:
        if lesson.step.id == "low-diamond":
            lesson.answer(Card.parse("9D"))
        lesson.act("forward")
    said = " ".join(block.text for block in result_blocks(lesson.runner, lesson.file, ""))
    assert "You got 1 of 1 question right" in said
    assert "You skipped 5 questions." in said


def test_a_test_that_was_not_passed_says_how_many_right_answers_pass_it() -> None:
    _app, screen = take_lesson("bowers-test")
    lesson = screen.lesson
    while not lesson.runner.finished:
        lesson.act("forward")
    said = " ".join(block.text for block in result_blocks(lesson.runner, lesson.file, ""))
    assert "You got 0 of 10 questions right" in said
    assert "Get 8 of the 10 right" in said


def test_a_whole_hand_of_a_lesson_keeps_its_sheet_open_and_its_heading() -> None:
    app, lesson = take_lesson("trump-beats-an-ace")
    go_to(lesson, "play-it-out")
    rest(app)
    heading = lesson.table.heading
    click_on(app, "play hand")
    hand = app.stage.top
    assert isinstance(hand, PracticeScreen)
    rest(app)
    assert not hand.board.bare
    assert hand.panel.find("close") is None
    assert hand.table.heading == heading


def test_no_card_of_the_next_step_is_raised_by_a_mouse_that_rests() -> None:
    app, screen = take_lesson("right-bower")
    rest(app)
    place = middle(screen, "QS")
    app.handle(Event(pygame.MOUSEMOTION, pos=place, rel=(1, 0), buttons=(0, 0, 0)))
    assert screen.pointed.hovered is not None
    go_to(screen, "which-right")
    rest(app)
    assert screen.pointed.hovered is None
