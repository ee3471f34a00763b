"""How a hand ends on the mat: nothing vanishes at once, and nothing flies over a face."""

from __future__ import annotations

from game.client.table.beats import Beat
from game.client.table.packets import packet_key
from game.rules.seats import Side
from game.rules.trick import winner
from tests.client.table.test_lamplit import hand_over


def _seen(beat: Beat, key: str, time: float) -> int | None:
    """How opaque an item is, of 255; None where it is not shown."""
    item = beat.look_items(time).get(key)
    if item is None:
        return None
    wide, high = item.surface.get_size()
    return max(item.surface.get_at((x, y))[3] for x in range(0, wide, 2) for y in range(0, high, 2))


def test_what_goes_at_the_end_of_a_hand_fades() -> None:
    _state, beat = hand_over()
    gone = beat.before.items.keys() - beat.after.items.keys()
    assert gone
    for key in gone:
        growth = next(each for each in beat.later.grows if each.key == key)
        over = growth.begins + growth.length
        whole, fading = _seen(beat, key, 0), _seen(beat, key, over - 40)
        assert whole, key
        assert fading is not None, key
        assert 0 < fading < whole, key
        assert _seen(beat, key, over) is None


def test_the_kitty_and_cards_laid_down_fade_as_well() -> None:
    _state, beat = hand_over()
    gone = [key for key in beat.before.pieces if key.startswith("pack-") and key not in beat.after.pieces]
    assert gone
    assert all(any(growth.key == f"gone {key}" for growth in beat.later.grows) for key in gone)


def test_a_pile_of_tricks_is_taken_from_the_top() -> None:
    state, beat = hand_over()
    delays: dict[Side, list[float]] = {side: [] for side in Side}
    for trick in state.tricks[:-1]:
        begun = {t.timing.delay for t in beat.tracks for card in trick.cards if t.key == str(card)}
        assert len(begun) == 1
        delays[winner(trick, state.trump).side] += begun
    assert any(len(piled) > 1 for piled in delays.values())
    for piled in delays.values():
        assert piled == sorted(piled, reverse=True)


def test_packets_and_falling_pips_pass_below_faces() -> None:
    state, beat = hand_over()
    face = beat.after.items["face-NORTH"].z
    starts = {beat.before.pieces[packet_key(side, 0)].spot for side in Side if state.tricks_won[side]}
    from_piles = [track for track in beat.tracks if track.start.spot in starts]
    assert from_piles
    for track in from_piles:
        assert track.piece(track.timing.delay + track.timing.length / 2)[0].z < face
    for growth in beat.later.grows:
        if growth.key.startswith("pip "):
            assert growth.at(0.5).z < face
