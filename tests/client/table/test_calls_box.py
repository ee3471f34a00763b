"""Where the learner calls: in a box that covers nothing, or in the tutor's sheet."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.client.table.bidding import CallButton
from game.client.table.calls_box import taken_places
from game.client.table.slip import Slip
from game.rules.actions import Phase
from game.rules.view import SeatView
from tests.client.drive import close_doors
from tests.client.table.sitting import Wanted, at

SIZES = ((1024, 640), (1280, 720), (1920, 1080))


def second_round(view: SeatView) -> bool:
    return view.my_turn and view.phase is Phase.SECOND_ROUND


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 115, 130, 150])
def test_calls_cover_nothing_on_the_mat(size: tuple[int, int], text: int) -> None:
    app, screen = at(second_round, size=size, text=text)
    screen.board.motion.finish()
    screen.refresh()
    calls = [part.rect for part in screen.panel.widgets if isinstance(part, CallButton)]
    assert len(calls) == 5
    if not screen.board.layout.mat.contains(calls[0]):
        assert all(screen.ui.metrics.table_sheet.contains(call) for call in calls)
    else:
        places = taken_places(screen.ui, screen.board.motion.goal, ())
        places += [part.room for part in screen.panel.widgets if isinstance(part, Slip)]
        assert all(call.collidelist(places) == -1 for call in calls)
        assert all(screen.board.layout.mat.contains(call) for call in calls)
    close_doors(app)


def test_the_second_round_takes_one_row_in_the_usual_window() -> None:
    app, screen = at(second_round)
    calls = [part.rect for part in screen.panel.widgets if isinstance(part, CallButton)]
    assert len({rect.y for rect in calls}) == 1
    close_doors(app)


def first_round(view: SeatView) -> bool:
    return view.my_turn and view.phase is Phase.FIRST_ROUND


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("wanted", [first_round, second_round])
def test_calls_lie_centred_under_the_turned_up_card(size: tuple[int, int], wanted: Wanted) -> None:
    for ruleset in ("danville", "hoyle-classic"):
        app, screen = at(wanted, ruleset, size=size)
        screen.board.motion.finish()
        screen.refresh()
        calls = [part.rect for part in screen.panel.widgets if part.zone == "calls"]
        row = calls[0].unionall(calls[1:])
        assert abs(row.centerx - screen.board.layout.cx) <= 1
        assert row.top > screen.board.layout.turn_up.bounds.bottom
        close_doors(app)


def test_the_star_of_a_recommended_call_covers_no_words_above_it() -> None:
    app, screen = at(first_round)
    first = next(part for part in screen.panel.widgets if isinstance(part, CallButton))
    plain = Surface((1280, 720))
    app.draw(plain)
    first.best = True
    starred = plain.copy()
    first.draw(starred)
    above = first.rect.move(0, -screen.ui.px(4))
    above.height = 1
    assert starred.subsurface(above).get_buffer().raw == plain.subsurface(above).get_buffer().raw
    close_doors(app)


@pytest.mark.parametrize("size", SIZES)
def test_the_slip_leaves_the_sixth_card_of_a_dealer_free(size: tuple[int, int]) -> None:
    app, screen = at(discarding, size=size)
    screen.choose(screen.board.state.hand[-1])
    screen.board.motion.finish()
    screen.refresh()
    slip = next(part for part in screen.panel.widgets if isinstance(part, Slip))
    last = screen.board.motion.goal.pieces[str(screen.board.state.hand[-1])].spot.bounds
    assert slip.room.left - slip.room.h // 3 >= last.right - screen.ui.px(4)
    close_doors(app)


def discarding(view: SeatView) -> bool:
    return view.my_turn and view.phase is Phase.DISCARD


@pytest.mark.parametrize("size", SIZES)
def test_beside_the_sheet_the_learners_name_stays_while_calling(size: tuple[int, int]) -> None:
    app, screen = at(second_round, size=size)
    screen.side.opened = True
    screen.refresh()
    screen.refresh()
    assert not screen.board.bare
    assert {"name-SOUTH", "role-SOUTH"} <= set(screen.board.motion.goal.items)
    name = screen.board.motion.goal.items["name-SOUTH"]
    place = name.surface.get_rect(topleft=name.at)
    calls = [part.rect for part in screen.panel.widgets if isinstance(part, CallButton)]
    assert place.collidelist(calls) < 0
    close_doors(app)


def test_at_the_largest_text_what_to_do_stands_above_its_calls() -> None:
    app, screen = at(second_round, text=150)
    todo = next(part for part in screen.panel.widgets if part.key == "todo")
    calls = [part.rect for part in screen.panel.widgets if isinstance(part, CallButton)]
    assert todo.rect.bottom <= min(call.top for call in calls)
    assert todo.rect.left == min(call.left for call in calls)
    close_doors(app)


@pytest.mark.parametrize("wanted", [first_round, second_round])
@pytest.mark.parametrize("size", SIZES)
def test_calls_keep_apart_from_the_slip_in_long_words(wanted: Wanted, size: tuple[int, int]) -> None:
    app, screen = at(wanted, size=size, language="en_XA")
    screen.board.motion.finish()
    screen.refresh()
    calls = [part.rect for part in screen.panel.widgets if isinstance(part, CallButton)]
    for slip in (part for part in screen.panel.widgets if isinstance(part, Slip)):
        around = slip.room.inflate(0, 2 * screen.ui.px(12))
        assert around.collidelist(calls) == -1
        role = screen.board.motion.goal.items["role-EAST"]
        assert not slip.room.colliderect(Rect(role.at, role.surface.get_size()))
    close_doors(app)
