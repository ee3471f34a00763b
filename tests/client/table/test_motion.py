"""Moves: they lead from one look to the next, can be finished at once, and may be fades instead."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.client.table.beats import Beat, Timing, Track
from game.client.table.canvas import merged
from game.client.table.draw_pieces import lying_sprite
from game.client.table.easing import in_out_cubic, linear, out_back, out_cubic, out_quad
from game.client.table.motion import Motion
from game.client.table.places import Spot
from game.client.table.small_moves import settling
from game.client.table.table_picture import Piece, TablePicture
from tests.client.drive import new_app

HOME, AWAY = Spot(100, 100, 60), Spot(400, 300, 90, 10)


def looks() -> tuple[TablePicture, TablePicture]:
    return TablePicture({"JH": Piece("JH", HOME)}), TablePicture({"JH": Piece("JH", AWAY)})


def beat(length: float = 200) -> Beat:
    before, after = looks()
    track = Track("JH", before.pieces["JH"], after.pieces["JH"], Timing(0, length))
    return Beat(before, after, (track,), length)


def motion(**options: object) -> Motion:
    return Motion(new_app().stage.ui, looks()[0], **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("easing", [linear, out_quad, out_cubic, in_out_cubic, out_back])
def test_every_easing_begins_and_ends_where_it_should(easing: object) -> None:
    assert easing(0.0) == pytest.approx(0)  # type: ignore[operator]
    assert easing(1.0) == pytest.approx(1)  # type: ignore[operator]


def test_a_card_is_on_its_way_half_way_through() -> None:
    track = beat().tracks[0]
    piece, squeeze = track.piece(100)
    assert HOME.x < piece.spot.x < AWAY.x
    assert squeeze == 1.0


def test_a_card_that_turns_over_shows_its_other_side_after_half_the_way() -> None:
    track = Track("upcard", Piece("back", HOME), Piece("QH", HOME), Timing(0, 200))
    assert track.piece(90)[0].code == "back"
    assert track.piece(110)[0].code == "QH"
    assert track.piece(100)[1] < 0.2


def test_beats_play_one_after_another_and_end_at_the_last_look() -> None:
    moving = motion()
    moving.add(beat())
    moving.add(Beat(looks()[1], looks()[0], (), 100))
    moving.tick(150)
    assert moving.busy
    moving.tick(100)
    assert moving.shown == looks()[1]
    moving.tick(100)
    assert not moving.busy
    assert moving.shown == looks()[0]


def test_finish_shows_the_last_look_at_once() -> None:
    moving = motion()
    moving.add(beat())
    moving.tick(20)
    assert moving.finish()
    assert moving.shown == looks()[1]
    assert not moving.finish()


def test_nothing_changes_once_everything_lies_still() -> None:
    moving = motion()
    moving.tick(16)
    assert not moving.tick(16)


def test_a_settling_card_is_not_worth_waiting_for() -> None:
    moving = motion()
    moving.add(settling(*looks()))
    assert moving.moving
    assert not moving.busy


def test_a_newer_settling_begins_where_the_older_one_had_come_to() -> None:
    moving = motion()
    moving.add(settling(*looks(), 100))
    moving.tick(50)
    assert HOME.x < moving.last.pieces["JH"].spot.x < AWAY.x


def test_reduced_motion_fades_instead_of_moving() -> None:
    moving = motion(reduced=True)
    moving.add(beat(2000))
    moving.tick(60)
    assert {key for key in moving.items() if "JH" in key} == {"going piece JH", "piece JH"}
    moving.tick(80)
    assert not moving.busy


def test_a_slow_table_takes_longer() -> None:
    slow, quick = motion(pace=1.5), motion(pace=0.6)
    for moving in (slow, quick):
        moving.add(beat(200))
        moving.tick(150)
    assert slow.busy
    assert not quick.busy


def test_places_that_nearly_touch_are_drawn_as_one() -> None:
    assert merged([Rect(0, 0, 10, 10), Rect(12, 0, 10, 10), Rect(500, 500, 5, 5)]) == [
        Rect(0, 0, 22, 10),
        Rect(500, 500, 5, 5),
    ]


def test_what_is_on_its_way_is_drawn_one_piece_a_frame_before_it_lies_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[Piece] = []
    monkeypatch.setattr("game.client.table.motion.item_of", lambda _ui, piece: drawn.append(piece))
    moving, (before, after) = motion(), looks()
    tracks = beat().tracks
    moving.add(Beat(before, after, (*tracks, *tracks, *tracks), 200))
    assert drawn == []
    for frame in (1, 2):
        moving.prepare()
        assert drawn == [after.pieces["JH"]] * frame
    moving.finish()
    moving.prepare()
    assert len(drawn) == 2


def test_a_veil_comes_little_by_little_over_a_card_that_lies_still() -> None:
    card, veiled = Piece("JH", HOME), Piece("JH", HOME, veil=0.25)
    track = Track("JH", card, veiled, Timing(100, 200, linear))
    assert track.leg(200).level
    assert [track.piece(time)[0].veil for time in (100, 180, 300)] == pytest.approx([0, 0.1, 0.25])


def test_a_card_that_waits_between_two_moves_looks_as_it_does_at_rest() -> None:
    there, risen = Piece("JH", AWAY), Piece("JH", Spot(400, 300, 97, 10))
    rise = Track("JH", there, risen, Timing(500, 100))
    moving = motion()
    moving.add(
        Beat(
            looks()[0],
            TablePicture({"JH": risen}),
            (Track("JH", Piece("JH", HOME), there, Timing(0, 200), then=rise),),
            600,
        )
    )
    moving.tick(300)
    assert moving.items()["piece JH"].surface is lying_sprite(moving.ui, there).surface


def _made_room(angles: tuple[float, float], width: float) -> Beat:
    before, after = (
        TablePicture({"JH": Piece("JH", Spot(place, 300, width, angle))})
        for place, angle in zip((300, 400), angles, strict=True)
    )
    track = Track("JH", before.pieces["JH"], after.pieces["JH"], Timing(0, 200, linear))
    return Beat(before, after, (track,), 200)


def _faces_on_the_way(played: Beat) -> int:
    moving = motion()
    moving.add(played)
    moving.items()
    seen = set()
    for _frame in range(19):
        moving.tick(10)
        seen.add(moving.items()["piece JH"].surface)
    return len(seen)


def test_a_large_card_that_makes_room_lies_at_two_angles_only() -> None:
    assert _faces_on_the_way(_made_room((-4, 0), 150)) == 2


def test_a_large_card_that_turns_further_turns_in_steps() -> None:
    assert _faces_on_the_way(_made_room((-20, 0), 150)) > 4


def test_no_picture_is_drawn_ahead_in_the_first_frame_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Piece] = []
    monkeypatch.setattr("game.client.table.motion.item_of", lambda _ui, piece: drawn.append(piece))
    moving = motion()
    moving.add(beat())
    moving.items()
    moving.prepare()
    assert not drawn
    moving.tick(10)
    moving.items()
    moving.prepare()
    assert drawn


def test_a_card_that_has_to_wait_for_its_picture_looks_as_it_lay() -> None:
    moving = motion()
    lay = {key: Piece(key, Spot(300, 300, 150)) for key in ("JH", "QH")}
    lie = {key: Piece(key, Spot(400, 300, 150, 30)) for key in lay}
    tracks = tuple(Track(key, lay[key], lie[key], Timing(0, 200, linear)) for key in lay)
    moving.jump(TablePicture(lay))
    resting = moving.items()
    moving.add(Beat(TablePicture(lay), TablePicture(lie), tracks, 200))
    moving.tick(50)
    first = moving.items()
    assert moving.behind
    assert first["piece QH"].surface is resting["piece QH"].surface
    assert first["piece JH"].surface is not resting["piece JH"].surface
