"""The lamplit table: its beats in their order, its slip, and words that can be read on the stitched felt."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event
from shapely import box
from shapely.affinity import rotate

from game.client.draw import theme
from game.client.draw.assets import SMALL
from game.client.table.beats import Beat
from game.client.table.bidding import CallButton
from game.client.table.build import picture_of
from game.client.table.drawer import layout_for
from game.client.table.hand_end import STAMP, end_pieces
from game.client.table.moves import beat_for
from game.client.table.packets import packet_key
from game.client.table.pieces import BURIED, CUBE, IN_HAND, UPCARD
from game.client.table.slip import Slip
from game.client.table.stitching import SIGN
from game.pages.table_model import Mood, TableModel, mood_of
from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase
from game.rules.hand import actors, apply, legal
from game.rules.seats import Seat, Side
from game.rules.state import State
from game.rules.trick import winner
from game.rules.view import SeatView, observe
from game.session import HOME_SEAT
from game.words.markup import plain
from tests.client.drive import close_doors, new_app, press
from tests.client.table.sitting import at, illegal_card, must_follow, take_lesson, wait
from tests.client.table.test_furniture import PASSED, at_table, looks
from tests.client.table.test_lesson_scene import go_to

SIZES = ((1024, 640), (1280, 720), (1920, 1080))


def beat_after(state: State, action: str) -> tuple[State, Beat]:
    """What an action at a table beside the sheet looks like while it happens."""
    ui = new_app().stage.ui
    after, events = apply(state, Action.parse(action))
    layout = layout_for(ui.metrics, HOME_SEAT)
    view = observe(after, HOME_SEAT)
    return after, beat_for(layout, looks(state), looks(after), view, tuple(events), ui)


def ordered_up() -> Beat:
    """East deals; West, at the learner's left, orders it up."""
    return beat_after(at_table("hoyle-classic", "0:pass"), "1:order")[1]


def ordered_up_state() -> State:
    state, _events = apply(at_table("hoyle-classic", "0:pass"), Action.parse("1:order"))
    return state


def begins(beat: Beat, key: str) -> float:
    return next(track.timing.delay for track in beat.tracks if track.key == key)


def test_an_order_is_the_cube_first_and_then_the_card() -> None:
    beat = ordered_up()
    sixth = "EAST-5"
    assert begins(beat, CUBE) == 0
    assert begins(beat, sixth) >= theme.CUBE
    assert begins(beat, "pack-0") >= theme.CUBE
    pack = next(track for track in beat.tracks if track.key == "pack-0")
    assert beat.later.late["kitty"] >= pack.over_at, "the word waits for the cards"


def test_the_dealer_holds_six_cards_only_when_the_sixth_has_come() -> None:
    beat = ordered_up()
    track = next(track for track in beat.tracks if track.key == "EAST-5")
    upcard = beat.before.pieces[UPCARD]
    piece, _squeeze = track.piece(0)
    assert (piece.code, piece.spot.x) == (upcard.code, upcard.spot.x)
    assert track.end.code == "back"


def test_a_partner_who_sits_out_turns_the_own_cards_over_and_they_do_not_vanish() -> None:
    state = at_table("hoyle-classic", "0:pass 1:pass")
    _after, beat = beat_after(state, "2:order:alone")
    before = [key for key, piece in beat.before.pieces.items() if piece.z in IN_HAND]
    laid = [track for track in beat.tracks if track.key.startswith("SOUTH-")]
    assert sorted(track.start.code for track in laid) == sorted(before)
    assert all(track.end.code == "back" for track in laid)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("bare", [False, True], ids=["beside the sheet", "bare"])
def test_cards_that_find_the_first_dealer_stay_clear_of_the_faces(size: tuple[int, int], bare: bool) -> None:
    layout = layout_for(new_app(size).stage.ui.metrics, HOME_SEAT, bare)
    clear = 2 * round(17 * layout.u)  # the frame of a face, and felt that is seen between
    faces = [layout.face(seat).inflate(clear, clear) for seat in Seat if seat is not HOME_SEAT]
    for seat in Seat:
        for number in range(24):
            assert layout.drawn(seat, number).bounds.collidelist(faces) < 0


def test_a_hand_is_called_laid_down_as_soon_as_it_lies_there_while_the_dealer_still_discards() -> None:
    after, beat = beat_after(at_table("hoyle-classic", "0:pass"), "1:order:alone")
    assert after.phase is Phase.DISCARD
    gone = max(track.over_at for track in beat.tracks if track.key.startswith("EAST-"))
    assert 0 < beat.later.late["laid-down-EAST"] <= gone + theme.SAID


def test_nothing_is_raised_before_it_moves() -> None:
    beat = ordered_up()
    for track in beat.tracks:
        if track.timing.delay and track.key in beat.before.pieces:
            assert track.start.z == beat.before.pieces[track.key].z


def test_a_lone_dealer_takes_the_card_up_before_the_partner_lays_cards_down() -> None:
    state = at_table("hoyle-classic", "1:pass 2:pass 3:pass", dealer=HOME_SEAT)
    upcard = state.upcard
    _after, beat = beat_after(state, "0:order:alone")
    card = next(track for track in beat.tracks if track.key == str(upcard))
    laid = [track for track in beat.tracks if track.key.startswith("NORTH-")]
    pack = next(track for track in beat.tracks if track.key == "pack-2")
    halfway = (card.timing.delay + card.over_at) / 2
    assert laid
    assert min(track.timing.delay for track in laid) >= card.over_at
    assert card.piece(halfway)[0].z > pack.piece(halfway)[0].z, "the pack goes aside below it"
    assert beat.later.late["discard-place"] >= card.over_at


def test_the_cards_of_a_lone_players_partner_come_out_below_the_portrait_and_are_named_when_they_lie() -> (
    None
):
    state = at_table("hoyle-classic", "1:pass 2:pass 3:pass 0:pass 1:pass 2:pass 3:pass", dealer=HOME_SEAT)
    _after, beat = beat_after(state, f"0:call:{'S' if str(state.upcard)[-1] != 'S' else 'H'}:alone")
    laid = [track for track in beat.tracks if track.key.startswith("NORTH-")]
    face, middle = beat.after.items["face-NORTH"], theme.CUBE + 200
    assert laid
    assert all(track.piece(middle)[0].z < face.z for track in laid)
    assert beat.later.late["laid-down-NORTH"] >= max(track.over_at for track in laid)


def test_the_place_for_the_first_card_waits_until_the_pack_has_gone_aside() -> None:
    state = at_table("hoyle-classic", "0:pass 1:pass 2:pass 3:pass")
    _after, beat = beat_after(state, f"0:call:{'S' if str(state.upcard)[-1] != 'S' else 'H'}")
    pack = max(track.over_at for track in beat.tracks if track.key.startswith("pack"))
    assert "place-SOUTH" in beat.after.items
    assert "place-SOUTH" not in beat.look_items(pack - 1)


def test_the_sign_is_sewn_after_the_cube_has_come() -> None:
    beat = ordered_up()
    (sewing,) = (growth for growth in beat.later.grows if growth.key == SIGN)
    assert sewing.begins >= theme.CUBE
    assert SIGN not in beat.look_items(sewing.begins - 1)
    first, last = (beat.look_items(sewing.begins + share * sewing.length)[SIGN] for share in (0.2, 0.9))
    inked = [item.surface.get_bounding_rect() for item in (first, last)]
    threads = [pygame.mask.from_surface(item.surface, 150).count() for item in (first, last)]
    assert inked[0].size <= inked[1].size
    assert threads[0] < threads[1]


def full_trick() -> tuple[State, Beat]:
    hands = {"south": "AH KH QH JC 9D", "west": "KS QS JS TS 9S", "north": "AD KD QD JD TD"}
    state = at_table("hoyle-classic", f"{PASSED} 0:call:C", **hands)
    for _card in range(3):
        seat = actors(state)[0]
        state, _events = apply(state, legal(state, seat)[0])
    action = legal(state, actors(state)[0])[0]
    return beat_after(state, str(action))


def test_a_full_trick_marks_its_winner_and_darkens_the_rest() -> None:
    state, beat = full_trick()
    assert state.phase is Phase.GATHER
    trick = [beat.after.pieces[str(card)] for card in state.trick.cards]  # type: ignore[union-attr]
    (won,) = (piece for piece in trick if "won" in piece.states)
    others = [piece for piece in trick if piece is not won]
    assert all(piece.spot.width < won.spot.width and piece.veil for piece in others)
    assert not won.veil
    assert beat.length >= theme.PLAY + theme.TRICK_HOLD


def test_a_trick_taken_becomes_a_packet_with_the_side_that_took_it() -> None:
    state, _beat = full_trick()
    view = observe(state, HOME_SEAT)
    assert view.winning is not None
    side = view.winning.side
    after, beat = beat_after(state, str(legal(state, actors(state)[0])[0]))
    packet = packet_key(side, 0)
    assert observe(after, HOME_SEAT).tricks_won[side] == 1
    way = next(track for track in beat.tracks if track.key == packet)
    assert way.start.code != "back"
    assert beat.after.pieces[packet].code == "back"
    assert begins(beat, packet) >= theme.MARKED
    assert packet not in beat.before.pieces


def test_while_a_trick_slides_together_no_card_rises_above_the_one_that_won() -> None:
    state, _beat = full_trick()
    assert state.trick is not None
    won = winner(state.trick, state.trump)
    _after, beat = beat_after(state, str(legal(state, actors(state)[0])[0]))
    best = packet_key(won.side, 0)
    ways = {track.key: track for track in beat.tracks if track.start.code != "back" and track.start.z >= 40}
    for share in (0.1, 0.5, 0.9):
        heights = {key: way.piece(theme.MARKED + share * theme.TOGETHER)[0].z for key, way in ways.items()}
        assert max(heights, key=lambda key: heights[key]) == best


def test_no_place_is_shown_to_the_learner_under_a_trick_that_still_lies_there() -> None:
    state, _beat = full_trick()
    _after, beat = beat_after(state, str(legal(state, actors(state)[0])[0]))
    packet = next(track for track in beat.tracks if track.key.startswith("packet"))
    assert beat.later.late["place"] >= packet.over_at
    assert beat.later.late["role"] >= packet.over_at


def test_a_card_taken_up_by_another_goes_behind_the_portrait() -> None:
    beat = ordered_up()
    way = next(track for track in beat.tracks if track.key == "EAST-5")
    face = beat.after.items["face-EAST"]
    assert way.then is not None
    last = way.then.timing
    begun, shown = way.piece(last.delay - 1)[0], way.piece(last.delay + last.length / 2)[0]
    assert begun.z > face.z > shown.z
    assert begun.code == shown.code == "back"


def test_a_card_laid_aside_by_another_comes_out_from_behind_the_portrait() -> None:
    state = ordered_up_state()
    _after, beat = beat_after(state, str(legal(state, actors(state)[0])[0]))
    way = next(track for track in beat.tracks if track.key == BURIED)
    face = beat.after.items["face-EAST"]
    assert way.piece(1)[0].z < face.z < way.piece(way.over_at - 100)[0].z


def hand_over() -> tuple[State, Beat]:
    state = at_table("hoyle-classic", f"{PASSED} 0:call:S")
    while True:
        action = legal(state, actors(state)[0])[0]
        before, (state, events) = state, apply(state, action)
        if any(isinstance(event, ev.HandScored) for event in events):
            return beat_after(before, str(action))


def test_a_hand_ends_with_a_stamp_and_then_its_points() -> None:
    state, beat = hand_over()
    award = state.award
    assert award is not None
    assert award.side is not None
    stamp = next(growth for growth in beat.later.grows if growth.key == STAMP)
    points = [growth.begins for growth in beat.later.grows if growth.key.startswith("point ")]
    assert len(points) == award.points[award.side]
    assert min(points) >= stamp.begins + stamp.length
    assert beat.later.late["points"] >= max(points)


def test_the_end_of_a_hand_is_told_in_its_order() -> None:
    _state, beat = hand_over()
    stamp = next(growth for growth in beat.later.grows if growth.key == STAMP)
    tricks = [track for track in beat.tracks if "won" in track.end.states]
    late = beat.later.late
    assert late["tricks"] >= max(track.over_at for track in tricks), "counted when they lie there"
    assert min(late["face"], late["speech"]) >= stamp.begins + stamp.length, "nobody is glad too early"
    kitty = [track for track in beat.tracks if track.key.startswith("pack")]
    assert kitty
    assert all(track.over_at == late["kitty"] for track in kitty), "no word without its cards"
    assert late["packets"] >= theme.MARKED, "packets keep their word as long as they lie there"


def test_pips_fall_for_the_own_side_only() -> None:
    state, beat = hand_over()
    assert state.award is not None
    great = state.award.kind.value not in ("made", "lone-made")
    falls = [growth for growth in beat.later.grows if growth.key.startswith("pip ")]
    assert bool(falls) is (great and state.award.side is Side.US)


@pytest.mark.parametrize(("side", "mood"), [(Side.US, Mood.PLEASED), (Side.THEM, Mood.RUEFUL)])
def test_faces_show_how_the_hand_went(side: Side, mood: Mood) -> None:
    state, _beat = hand_over()
    view = observe(state, HOME_SEAT)
    assert view.award is not None
    expected = mood if view.award.side is Side.US else {
        Mood.PLEASED: Mood.RUEFUL, Mood.RUEFUL: Mood.PLEASED,
    }[mood]  # fmt: skip
    seats = [seat for seat in Seat if seat.side is side]
    assert {mood_of(view, seat) for seat in seats} == {expected}


# -- the slip --------------------------------------------------------------------------------


def my_play(view: SeatView) -> bool:
    return view.my_turn and view.phase is Phase.PLAY


def slip_of(screen: object) -> Slip | None:
    parts = screen.panel.widgets  # type: ignore[attr-defined]
    return next((part for part in parts if isinstance(part, Slip)), None)


def test_the_sheet_closes_to_a_slip_and_opens_where_there_is_something_to_say() -> None:
    app, screen = at(must_follow)
    assert screen.board.bare
    assert slip_of(screen) is not None
    press(app, "?")
    wait(app)
    assert not screen.board.bare
    assert slip_of(screen) is None
    press(app, "escape")
    wait(app)
    assert screen.board.bare
    close_doors(app)


def test_a_refusal_opens_the_sheet() -> None:
    app, screen = at(must_follow)
    screen.choose(illegal_card(screen))
    wait(app)
    assert not screen.board.bare


def test_while_calling_the_slip_lies_clear_of_the_last_card() -> None:
    _app, screen = at(lambda view: view.my_turn and view.phase is Phase.FIRST_ROUND)
    slip, hand = slip_of(screen), screen.board.state.hand
    assert slip is not None
    spot = screen.board.motion.goal.pieces[str(hand[-1])].spot
    card = box(spot.x - spot.width / 2, spot.y - spot.height / 2, spot.x + spot.width / 2, spot.y)
    card = rotate(card, spot.angle, origin=(spot.x, spot.y))  # as turned as it lies, where y points down
    assert card.distance(box(*slip.room.topleft, *slip.room.bottomright)) >= 12
    orders = [part.call for part in screen.said if isinstance(part, CallButton)]
    assert len({call.pip for call in orders if call.action.kind is ActionKind.ORDER}) == 1


def test_a_slip_opens_to_the_whole_sheet_and_the_sheet_closes_again() -> None:
    _app, screen = at(my_play)
    slip = slip_of(screen)
    assert slip is not None
    slip.activate()
    assert not screen.board.bare
    close = screen.panel.find("close")
    assert close is not None
    close.activate()
    assert screen.board.bare


def test_the_hat_of_a_slip_stays_whole_where_the_mat_below_it_is_drawn_again() -> None:
    app, screen = at(my_play)
    slip = slip_of(screen)
    assert slip is not None
    surface = Surface((1280, 720))
    app.draw(surface)
    beside = Rect(slip.reach.left, slip.reach.centery - 10, slip.room.left - slip.reach.left, 20)
    before = pygame.image.tobytes(surface.subsurface(beside), "RGB")
    screen.board.canvas.invalidate(beside)
    screen.stale = False
    screen.panel.dirty = False
    screen.draw(surface)
    assert pygame.image.tobytes(surface.subsurface(beside), "RGB") == before


def test_a_setting_keeps_the_sheet_open() -> None:
    _app, screen = at(my_play, sheet="open")
    assert not screen.board.bare


def test_the_largest_text_keeps_its_drawer() -> None:
    _app, screen = at(my_play, text=150)
    assert not screen.board.bare
    assert slip_of(screen) is None


@pytest.mark.parametrize("sheet", ["closing", "open"])
def test_while_a_hand_comes_to_its_end_its_last_trick_is_told_and_not_the_card_before(sheet: str) -> None:
    app, screen = at(lambda view: my_play(view) and len(view.tricks) == 3, sheet=sheet)
    while screen.table.view.phase is not Phase.HAND_OVER:
        if screen.session.waits_for_learner and screen.still:
            screen.choose(next(action.card for action in screen.table.view.legal if action.card is not None))
        app.tick(16)
    while screen.goes_on:
        app.tick(16)
    assert screen.board.motion.busy
    told = screen.presenter.log.lines[-1]
    slip = slip_of(screen)
    said = [part.spoken for part in screen.panel.widgets]
    assert (slip is None) is (sheet == "open")
    assert any(plain(told) in words for words in said)
    while screen.board.motion.busy:
        app.tick(50)
    app.tick(16)
    assert any(screen.table.page().title in part.spoken for part in screen.panel.widgets)


# -- reading it ------------------------------------------------------------------------------


def written(look: object) -> Iterator[tuple[str, Rect]]:
    for key, item in look.items.items():  # type: ignore[attr-defined]
        if key.startswith(("name-", "role-", "side-", "points-", "goal-", "kitty")):
            yield key, Rect(item.at, item.surface.get_size())


def light(colour: pygame.Color) -> float:
    parts = (part / 255 for part in (colour.r, colour.g, colour.b))
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("suit", "SHDC")
@pytest.mark.parametrize("bare", [False, True], ids=["beside the sheet", "bare"])
def test_words_on_the_lit_and_stitched_felt_have_contrast(
    size: tuple[int, int], suit: str, bare: bool
) -> None:
    ui = new_app(size).stage.ui
    layout = layout_for(ui.metrics, HOME_SEAT, bare)
    state = at_table("hoyle-classic", f"{PASSED} 0:call:{'S' if suit == 'H' else suit}")
    view = observe(state, HOME_SEAT)
    look = picture_of(ui, layout, TableModel(view, view.hand))
    surface = Surface(size)
    sheets = () if bare else (ui.metrics.table_sheet,)
    surface.blit(ui.ground((layout.mat,), sheets, table=True), (0, 0))
    sign = look.items[SIGN]
    surface.blit(sign.surface, sign.at)
    for key, place in written(look):
        ground = light(pygame.Color(pygame.transform.average_color(surface, place)))
        soft = key.startswith(("role-", "goal-", "kitty"))
        ink = light(pygame.Color(theme.FELT_SOFT if soft else theme.CREAM))
        assert (ink + 0.05) / (ground + 0.05) >= 4.5, key


@pytest.mark.parametrize("size", SIZES)
def test_titles_in_ink_have_contrast_on_the_oak_round_a_table(size: tuple[int, int]) -> None:
    ui = new_app(size).stage.ui
    oak = ui.ground((ui.metrics.bare_mat,), (), table=True)
    ink, high = light(pygame.Color(theme.INK)), ui.font(theme.TITLE_SCREEN)
    for left in range(0, size[0] - 80, 80):
        words = Rect(left, (ui.metrics.bare_mat.top - high) // 2, 80, high)
        ground = light(pygame.Color(pygame.transform.average_color(oak, words)))
        assert (ground + 0.05) / (ink + 0.05) >= 4.5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 130])
def test_tricks_laid_out_at_the_end_show_their_indices_beside_each_other(
    size: tuple[int, int], text: int
) -> None:
    ui = new_app(size, text=text).stage.ui
    layout, state = layout_for(ui.metrics, HOME_SEAT), at_table("hoyle-classic", f"{PASSED} 0:call:S")
    while state.phase is not Phase.HAND_OVER:
        state, _events = apply(state, legal(state, actors(state)[0])[0])
    view = observe(state, HOME_SEAT)
    lying = end_pieces(layout, view)
    for trick in view.tricks:
        spots = [lying[str(card)].spot for card in trick.cards]
        assert all(spot.width >= SMALL for spot in spots)  # a smaller card has its index in its middle
        apart = [right.x - left.x for left, right in pairwise(spots)]
        assert min(apart) >= 0.24 * spots[0].width
    for one, other in combinations(view.tricks, 2):
        first, second = (
            lying[str(trick.cards[0])].spot.bounds.unionall([lying[str(c)].spot.bounds for c in trick.cards])
            for trick in (one, other)
        )
        assert not first.inflate(-4, -4).colliderect(second)


def test_tab_begins_at_the_table_and_not_at_the_way_out() -> None:
    app, screen = at(my_play)
    press(app, "tab")
    assert screen.panel.focus_key != "back"
    order = [part.key for part in screen.panel.widgets]
    assert order.index("back") > max(order.index(key) for key in order if key.startswith("card "))


def test_the_end_of_a_hand_gives_no_answer_away_while_one_is_asked() -> None:
    _app, lesson = take_lesson("against-a-loner")
    go_to(lesson, "what-it-saved")
    asked = lesson.board.motion.goal.items
    assert STAMP not in asked
    assert any(key.startswith("tricks-") for key in asked)


def test_a_card_in_flight_has_its_longest_shadow_half_way() -> None:
    before = at_table("hoyle-classic", f"{PASSED} 0:call:S")
    action = next(each for each in legal(before, actors(before)[0]) if each.card is not None)
    _after, beat = beat_after(before, str(action))
    way = next(track for track in beat.tracks if track.key == str(action.card) and track.timing.arc)
    shadows = [way.piece(theme.PLAY * share)[0].shadow for share in (0.02, 0.5, 0.98)]
    assert shadows == ["lifted", "dragged", "lifted"]


def test_a_card_that_may_not_be_played_is_hatched_only_while_it_is_pointed_at_in_the_drawer_too() -> None:
    for text in (100, 150):
        app, screen = at(must_follow, text=text)
        barred = illegal_card(screen)
        piece = screen.board.motion.goal.pieces[str(barred)]
        assert piece.veil
        assert "illegal" not in piece.states
        app.handle(
            Event(
                pygame.MOUSEMOTION, pos=screen.board.card_rect(barred).center, rel=(1, 1), buttons=(0, 0, 0)
            )
        )
        assert "illegal" in screen.board.motion.goal.pieces[str(barred)].states
        close_doors(app)


def test_what_is_called_lies_on_no_role_in_the_drawer() -> None:
    app, screen = at(lambda view: view.my_turn and view.phase is Phase.FIRST_ROUND, text=150)
    items = screen.board.motion.goal.items
    places = {key: Rect(item.at, item.surface.get_size()) for key, item in items.items()}
    edge = 2 * screen.ui.px(16)  # left for the shadow
    spoken = [place.inflate(-edge, -edge) for key, place in places.items() if key.startswith("speech-")]
    assert spoken
    roles = [place for key, place in places.items() if key.startswith(("role-", "name-"))]
    assert all(place.collidelist(roles) < 0 for place in spoken)
    close_doors(app)
