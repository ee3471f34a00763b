"""What lies beside the mat says what happens as it is seen, and what to do once all is still."""

from __future__ import annotations

from game.client.widgets.bubble import Bubble
from game.client.widgets.buttons import Button
from game.pages.slip_words import leads_after_trick
from game.rules.actions import ActionKind, Phase
from game.rules.view import SeatView
from game.words.markup import plain
from tests.client.table.sitting import at
from tests.client.table.test_lamplit import my_play, slip_of


def test_what_you_play_yourself_is_told_at_once() -> None:
    app, screen = at(my_play)
    screen.choose(next(action.card for action in screen.table.view.legal if action.card is not None))
    app.tick(16)
    assert screen.board.motion.busy
    slip = slip_of(screen)
    assert slip is not None
    assert plain(screen.presenter.log.lines[-1]) in slip.spoken


def test_what_others_do_is_told_when_it_is_seen_and_not_only_when_all_is_still() -> None:
    app, screen = at(my_play)
    screen.choose(next(action.card for action in screen.table.view.legal if action.card is not None))
    while screen.board.motion.busy:
        app.tick(16)
    told = plain(screen.presenter.log.lines[-1])
    while not screen.board.motion.busy:
        app.tick(16)
    while told in slip_of(screen).spoken:  # type: ignore[union-attr]
        assert screen.board.motion.busy
        app.tick(16)
    assert screen.board.motion.seen


def test_a_trick_you_win_is_told_until_it_lies_in_its_packet() -> None:
    app, screen = at(my_play)
    while not (leads_after_trick(screen.table.view) and screen.board.motion.busy):
        if screen.session.waits_for_learner and screen.still:
            screen.choose(next(action.card for action in screen.table.view.legal if action.card is not None))
        app.tick(16)
    app.tick(16)
    told = plain(screen.presenter.log.lines[-1])
    while screen.board.motion.busy:
        assert told in slip_of(screen).spoken  # type: ignore[union-attr]
        app.tick(16)
    app.tick(16)
    assert told not in slip_of(screen).spoken  # type: ignore[union-attr]
    assert screen.still


def test_a_call_is_told_before_what_follows_from_it() -> None:
    def ordering(view: SeatView) -> bool:
        return view.my_turn and view.phase is Phase.FIRST_ROUND and view.dealer is not view.seat

    app, screen = at(ordering)
    screen.call(next(action for action in screen.table.view.legal if action.kind is ActionKind.ORDER))
    app.tick(16)
    slip = slip_of(screen)
    assert slip is not None
    assert plain(screen.presenter.log.heard) in slip.spoken
    assert plain(screen.presenter.log.lines[-1]) not in slip.spoken
    while not screen.board.motion.seen:
        app.tick(16)
    app.tick(16)
    assert plain(screen.presenter.log.lines[-1]) in slip_of(screen).spoken  # type: ignore[union-attr]


def test_the_sheet_of_a_result_closes_before_the_next_deal() -> None:
    app, screen = at(lambda view: my_play(view) and len(view.tricks) == 3)
    while screen.table.view.phase is not Phase.HAND_OVER or not screen.still:
        if screen.session.waits_for_learner and screen.still:
            screen.choose(next(action.card for action in screen.table.view.legal if action.card is not None))
        app.tick(16)
    app.tick(16)
    assert not screen.board.bare
    screen.press("next")
    assert screen.board.bare
    assert slip_of(screen) is not None


def test_a_refusal_is_said_when_the_card_is_back() -> None:
    def barred(view: SeatView) -> bool:
        return my_play(view) and len(view.legal) < len(view.hand)

    app, screen = at(barred)
    legal = [action.card for action in screen.table.view.legal]
    screen.choose(next(card for card in screen.table.view.hand if card not in legal))
    assert screen.board.motion.busy
    assert not any(isinstance(part, Bubble) for part in screen.panel.widgets)
    while screen.board.motion.moving:
        app.tick(16)
    app.tick(16)
    assert any(isinstance(part, Bubble) for part in screen.panel.widgets)


def test_short_buttons_leave_room_to_a_long_one_in_their_row() -> None:
    _app, screen = at(my_play, text=150)
    row = [screen.panel.find(key) for key in ("hint", "why", "undo")]
    buttons = [part for part in row if isinstance(part, Button)]
    assert len(buttons) == 3
    assert len({button.rect.y for button in buttons}) == 1
    assert all(button.rect.w >= button.best_width + screen.ui.px(8) for button in buttons)
