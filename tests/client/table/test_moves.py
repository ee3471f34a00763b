"""How cards are put together and dealt again: from under the pack, behind the portraits."""

from __future__ import annotations

from collections.abc import Iterator

from game.client.table.beats import Beat
from game.client.table.pieces import BURIED, UPCARD
from game.rules import events as ev
from game.rules.actions import Phase
from game.rules.hand import actors, apply, legal
from game.rules.state import State
from game.session import HOME_SEAT
from tests.client.table.sitting import at
from tests.client.table.test_lamplit import beat_after, hand_over


def _beats(state: State, kind: type) -> Iterator[tuple[ev.Event, Beat]]:
    """What the next steps look like in which something of that kind happens."""
    while True:
        action = legal(state, actors(state)[0])[0]
        before, (state, events) = state, apply(state, action)
        found = next((event for event in events if isinstance(event, kind)), None)
        if found is not None:
            yield found, beat_after(before, str(action))[1]
        if any(isinstance(event, ev.TurnedUp) for event in events):
            return


def _next_deal(kind: type) -> Iterator[tuple[ev.Event, Beat]]:
    before, _beat = hand_over()
    return _beats(before, kind)


def test_the_next_pack_is_made_of_the_cards_that_come_together() -> None:
    _event, beat = next(_next_deal(ev.DealPassed))
    lay = {piece.spot for piece in beat.before.pieces.values()}
    made = [track for track in beat.tracks if track.key.startswith(("pack", UPCARD))]
    assert {track.key for track in made} == {
        key for key in beat.after.pieces if key.startswith(("pack", UPCARD))
    }
    assert all(track.start.spot in lay for track in made)


def test_cards_come_from_under_the_pack_and_go_behind_a_portrait() -> None:
    dealt = 0
    for event, beat in _next_deal(ev.PacketDealt):
        assert isinstance(event, ev.PacketDealt)
        pack = beat.after.pieces[UPCARD]
        for track in beat.tracks:
            if track.key in beat.before.pieces:
                continue
            dealt += 1
            start, on_its_way = track.start, track.piece(track.timing.delay + 1)[0]
            assert start.spot.width <= pack.spot.width, "it does not stick out"
            assert start.z < pack.z
            if event.seat is not HOME_SEAT:
                assert on_its_way.z < pack.z
                assert on_its_way.z < beat.after.items[f"face-{event.seat.name}"].z
    assert dealt == 20


def test_a_card_put_down_is_seen_face_down_on_its_place_before_it_goes_to_the_kitty() -> None:
    _app, screen = at(lambda view: view.my_turn and view.phase is Phase.DISCARD)
    card = screen.table.view.hand[0]
    screen.choose(card, dropped=False)
    screen.board.motion.finish()
    screen.press("put down")
    beat = screen.board.motion._beats[0]
    track = next(track for track in beat.tracks if track.key == BURIED)
    (since, rest, piece), *_more = track.rests
    place = screen.board.layout.discard_place
    assert (piece.code, piece.spot.x, piece.spot.y) == ("back", place.x, place.y)
    assert rest >= 200
    assert beat.later.late["discard-place"] == since, "the place is there until the card lies on it"
