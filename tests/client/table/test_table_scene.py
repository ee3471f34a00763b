"""The practice table, played by posted events."""

from __future__ import annotations

import pytest
from pygame import Surface

from game.bots.levels import Steady
from game.client.screens.endings import GameOverScreen
from game.client.screens.practice import PracticeScreen
from game.client.screens.practice_door import new_table, resume_table
from game.client.widgets.scroll import ScrollArea
from game.pages.ending import counts_of_both, own_play
from game.pages.page import Sums
from game.pages.practice_page import Opened
from game.presenters.practice_games import unfinished
from game.rules.actions import ActionKind, Phase
from game.rules.seats import Seat
from game.session import HOME_SEAT
from game.storage.settings import Practice
from game.words.markup import plain
from tests.client.drive import click, click_on, move, picture, press, random_events
from tests.client.table.sitting import (
    at,
    drag,
    illegal_card,
    legal_cards,
    must_follow,
    play_on,
    press_at,
    sit_down,
    wait,
)


def hand_middle(screen: PracticeScreen, card: object) -> tuple[int, int]:
    middle: tuple[int, int] = screen.board.card_rect(card).center  # type: ignore[arg-type]
    return middle


def test_a_click_plays_a_card() -> None:
    app, screen = at(must_follow)
    card = legal_cards(screen)[0]
    click(app, hand_middle(screen, card))
    assert card not in screen.session.view.hand


def test_a_card_dragged_to_its_place_is_played() -> None:
    app, screen = at(must_follow)
    card = legal_cards(screen)[0]
    drag(app, hand_middle(screen, card), screen.board.layout.trick(Seat.SOUTH).rect.center)
    assert card not in screen.session.view.hand


def test_a_card_dropped_elsewhere_goes_back() -> None:
    app, screen = at(must_follow)
    card = legal_cards(screen)[0]
    home = hand_middle(screen, card)
    drag(app, home, (home[0] + 30, home[1] + 10))
    wait(app)
    assert card in screen.session.view.hand
    assert abs(hand_middle(screen, card)[0] - home[0]) < 3


def test_enter_plays_the_card_the_digit_went_to() -> None:
    app, screen = at(must_follow)
    card = legal_cards(screen)[0]
    number = screen.board.state.hand.index(card) + 1
    press(app, str(number), "return")
    assert card not in screen.session.view.hand


def test_an_illegal_card_comes_back_with_its_reason_tied_to_it() -> None:
    app, screen = at(must_follow)
    card = illegal_card(screen)
    click(app, hand_middle(screen, card))
    wait(app)
    assert card in screen.session.view.hand
    assert screen.presenter.sheet.opened is Opened.REFUSED
    bubble = screen.panel.find("bubble")
    assert bubble is not None
    assert screen.board.card_rect(card).collidepoint(bubble.tip)  # type: ignore[attr-defined]
    assert screen.presenter.sheet.enquiry.answer is not None
    assert "follow" in bubble.spoken


def test_escape_puts_a_refusal_away_before_it_leaves_the_table() -> None:
    app, screen = at(must_follow)
    click(app, hand_middle(screen, illegal_card(screen)))
    press(app, "escape")
    assert screen.presenter.sheet.opened is Opened.NOW
    assert app.stage.top is screen
    press(app, "escape")
    assert app.stage.top is not screen


def test_e_explains_the_card_with_the_focus_without_playing_it() -> None:
    app, screen = at(must_follow)
    held = screen.table.view.hand
    press(app, "1", "e")
    assert screen.presenter.sheet.opened is Opened.WHY
    assert screen.session.view.hand == held


def test_why_explains_what_is_chosen_next() -> None:
    app, screen = at(must_follow)
    held = screen.table.view.hand
    click_on(app, "why")
    click(app, hand_middle(screen, legal_cards(screen)[0]))
    assert screen.presenter.sheet.opened is Opened.WHY
    assert screen.session.view.hand == held


def test_a_hint_goes_from_a_question_to_the_answer_in_three_steps() -> None:
    app, screen = at(must_follow)
    press(app, "?")
    assert (screen.presenter.sheet.opened, screen.presenter.sheet.hint.step) == (Opened.HINT, 0)
    press(app, "?", "?", "?")
    assert screen.presenter.sheet.hint.step == 2


def test_the_newest_step_of_a_hint_is_in_sight_at_the_largest_text() -> None:
    app, screen = at(must_follow, text=150)
    press(app, "?", "?", "?")
    sheet = screen.panel.find("sheet text")
    assert isinstance(sheet, ScrollArea)
    assert sheet.offset == sheet.most


def test_p_passes_and_o_orders_up() -> None:
    app, screen = at(lambda view: view.phase is Phase.FIRST_ROUND)
    press(app, "p")
    assert screen.session.state.calls[-1].kind is ActionKind.PASS
    app, screen = at(lambda view: any(a.kind is ActionKind.ORDER for a in view.legal))
    press(app, "o")
    assert screen.session.state.calls[-1].kind is ActionKind.ORDER


def test_a_call_that_is_barred_can_be_tried_and_says_why() -> None:
    app, screen = at(lambda view: view.phase is Phase.SECOND_ROUND)
    barred = next(part for part in screen.said if getattr(part, "reason", ""))
    click(app, barred.rect.center)
    assert screen.presenter.sheet.opened is Opened.REFUSED
    assert screen.table.view.phase is Phase.SECOND_ROUND


def test_a_letter_names_a_suit_and_a_sets_the_tick_for_alone() -> None:
    app, screen = at(lambda view: view.phase is Phase.SECOND_ROUND)
    call = next(action for action in screen.table.view.legal if action.kind is ActionKind.CALL)
    press(app, "a", {"S": "s", "H": "h", "D": "d", "C": "c"}[str(call.suit)])
    made = screen.session.state.calls[-1]
    assert (made.suit, made.alone) == (call.suit, True)


def test_the_dealer_chooses_a_card_and_then_puts_it_down() -> None:
    app, screen = at(lambda view: view.phase is Phase.DISCARD)
    card = legal_cards(screen)[0]
    click(app, hand_middle(screen, card))
    assert screen.presenter.sheet.selected == card
    assert len(screen.session.view.hand) == 6
    click_on(app, "put down")
    assert screen.session.view.discard == card


def test_undo_goes_back_to_the_last_decision() -> None:
    app, screen = at(must_follow)
    hand = screen.table.view.hand
    click(app, hand_middle(screen, legal_cards(screen)[0]))
    wait(app)
    press(app, "u")
    assert screen.session.view.hand == hand


def test_a_click_on_the_felt_finishes_what_moves() -> None:
    app, screen = sit_down()
    for _turn in range(60):
        app.tick(16)
    assert screen.board.motion.busy
    shown = screen.board.motion.goal
    press_at(app, (screen.ui.metrics.mat.centerx, screen.ui.metrics.mat.bottom - 30))
    assert screen.board.motion.shown == shown or screen.board.motion.busy


def test_nothing_is_drawn_while_the_learner_thinks() -> None:
    app, _screen = at(must_follow)
    surface = picture(app)
    app.tick(16)
    app.draw(surface)
    before = app.frames
    for _turn in range(600):
        app.tick(16)
        app.draw(surface)
    assert app.frames == before


def test_what_is_drawn_bit_by_bit_is_the_whole_picture() -> None:
    app, screen = sit_down()
    surface = Surface((1280, 720))
    for _turn in range(120):
        app.tick(70)
        app.draw(surface)
        if screen.session.waits_for_learner:
            break
    press(app, "1")
    move(app, hand_middle(screen, screen.board.state.hand[2]))
    for _turn in range(20):
        app.tick(30)
        app.draw(surface)
    assert surface.get_view("2").raw == picture(app).get_view("2").raw


def test_the_learner_sees_no_card_of_the_others() -> None:
    _app, screen = at(must_follow)
    seen = {key for key in screen.board.motion.goal.pieces if len(key) == 2}
    state = screen.session.state
    for seat in (Seat.WEST, Seat.NORTH, Seat.EAST):
        assert not seen & {str(card) for card in state.hands[seat]}


@pytest.mark.parametrize("settings", [{}, {"reduced_motion": True}, {"text": 150}, {"speed": "fast"}])
def test_a_game_goes_from_the_draw_to_its_end(settings: dict[str, object]) -> None:
    app, _screen = sit_down("7", "danville", **settings)
    surface = Surface((1280, 720))
    assert not play_on(app, lambda _view: app.draw(surface) and False)
    assert isinstance(app.stage.top, GameOverScreen)
    whole = picture(app).get_rect()
    for part in app.stage.top.panel.widgets:
        assert whole.contains(part.rect), part.key
    click_on(app, "again")
    assert isinstance(app.stage.top, PracticeScreen)


def test_the_end_of_a_game_takes_the_place_of_its_last_hand_at_once() -> None:
    app, screen = sit_down("7", "danville", length="hand")
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER and bool(view.tricks))
    wait(app)
    screen.press("next")
    assert screen.session.over
    app.tick(40)  # nothing is cleared away first
    assert isinstance(app.stage.top, GameOverScreen)


@pytest.mark.parametrize("text", [100, 150])
def test_at_the_end_of_a_game_one_sheet_has_both_sides_numbers_and_one_ones_own_play(text: int) -> None:
    app, screen = sit_down("7", "danville", text=text)
    play_on(app, lambda _view: False)
    assert isinstance(app.stage.top, GameOverScreen)
    picture(app)
    counts, play = (app.stage.top.panel.find(key) for key in ("counts", "play"))
    assert isinstance(counts, ScrollArea)
    assert isinstance(play, ScrollArea)
    table = counts_of_both(screen.session.state.standing.results, HOME_SEAT)
    assert all(row.said in counts.spoken for row in table.rows)
    known = app.stage.top.known()
    told = own_play(list(known.values()), len(screen.session.state.standing.results))
    for block in told:
        words = [row.words for row in block.rows] if isinstance(block, Sums) else [plain(block.text)]
        assert all(each in play.spoken for each in words)


def test_a_frame_as_long_as_a_move_leaves_the_marks_of_ones_turn_where_they_belong() -> None:
    app, screen = sit_down("3", card_help=True)
    for _frame in range(300):
        app.tick(5000)
        if screen.table.view.phase is Phase.PLAY and screen.session.waits_for_learner:
            break
        if screen.session.waits_for_learner:
            screen.session.submit(Steady().choose(screen.table.view))
    for _frame in range(3):
        app.tick(5000)
    assert screen.board.state.marks.help


def test_a_game_left_in_the_middle_goes_on_at_the_same_decision() -> None:
    app, screen = at(must_follow)
    hand, trick = screen.table.view.hand, screen.table.view.trick
    saved = unfinished(app.store)
    assert saved is not None
    again = resume_table(app.services, saved)
    app.stage.replace(again)
    assert isinstance(again, PracticeScreen)
    picture(app)
    assert (again.table.view.hand, again.table.view.trick) == (hand, trick)


@pytest.mark.slow
@pytest.mark.parametrize("text", [100, 150])
def test_2000_random_events_at_the_table_raise_nothing(text: int) -> None:
    app, _screen = sit_down("3", text=text)
    for part in range(5):
        random_events(app, 400, seed=text + part)
        app.stage.home()
        app.stage.push(new_table(app.services, Practice(ruleset="danville", seed=str(part))))
    assert app.stage.screens[0].name == "home"


def test_leaving_the_table_does_nothing_in_the_game() -> None:
    app, screen = at(lambda view: view.phase is Phase.DISCARD)
    before = screen.session.actions
    press(app, "f1", "escape", "escape")
    assert screen.session.actions == before
