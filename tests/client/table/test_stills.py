"""Less motion: still pictures in the order of what happens, each fading into the next."""

from __future__ import annotations

from game.client.draw import theme
from game.client.table.beats import Beat, Timing, Track
from game.client.table.build import at_rest
from game.client.table.pieces import CUBE, UPCARD
from game.client.table.places import Spot
from game.client.table.stills import Stills
from game.client.table.stitching import SIGN
from game.client.table.table_picture import Piece, TablePicture
from game.rules.actions import Phase
from game.rules.hand import actors, apply, legal
from tests.client.drive import new_app
from tests.client.table.test_furniture import at_table
from tests.client.table.test_lamplit import beat_after, ordered_up

UI = new_app().stage.ui


def _shown(stills: Stills, time: float) -> set[str]:
    return {key for key in stills.items(UI, time, theme.REDUCED) if not key.startswith("going ")}


def test_an_order_shows_the_cube_before_the_card_is_taken_up() -> None:
    stills = Stills.of(ordered_up())
    length = stills.length(theme.REDUCED)
    times = [length * share / 200 for share in range(201)]
    cube = next(time for time in times if f"piece {CUBE}" in _shown(stills, time))
    card = next(time for time in times if "piece EAST-5" in _shown(stills, time))
    assert cube + theme.REDUCED < card, "it is there, and looked at, before the next thing happens"
    assert f"piece {UPCARD}" in _shown(stills, card - theme.REDUCED), "it lies there until it is taken up"


def test_it_ends_with_the_table_as_it_is_then() -> None:
    stills = Stills.of(ordered_up())
    assert stills.items(UI, stills.length(theme.REDUCED), theme.REDUCED) == at_rest(UI, stills.beat.after)
    assert stills.items(UI, 0, theme.REDUCED) == at_rest(UI, stills.beat.before)


def test_cards_that_come_to_rest_together_are_one_picture() -> None:
    before = TablePicture({str(n): Piece("back", Spot(100, 100, 60)) for n in range(3)})
    after = TablePicture({str(n): Piece("back", Spot(300, 100, 60)) for n in range(3)})
    tracks = tuple(
        Track(str(n), before.pieces[str(n)], after.pieces[str(n)], Timing(40 * n, 200)) for n in range(3)
    )
    beat = Beat(before, after, tracks, 320)
    assert len(Stills.of(beat).moments) == 1
    assert Stills.of(beat).length(theme.REDUCED) == theme.REDUCED


def test_words_stay_as_long_as_they_would_with_motion() -> None:
    beat = Beat(TablePicture({}), TablePicture({}), (), theme.SAID)
    assert Stills.of(beat).length(theme.REDUCED) == theme.SAID


def test_a_full_trick_lies_there_for_a_moment_before_it_is_seen_who_won_it() -> None:
    state, beat = at_table("hoyle-classic", "0:pass 1:order"), None
    for _card in range(5):
        action = legal(state, actors(state)[0])[0]
        before, (state, _events) = state, apply(state, action)
        beat = beat_after(before, str(action))[1]
    assert beat is not None
    assert state.phase is Phase.GATHER
    assert state.trick is not None
    stills, cards = Stills.of(beat), {str(card) for card in state.trick.cards}
    assert len(stills.moments) == 2
    full = stills.begin + theme.REDUCED
    for time in (full + 1, full + theme.TRICK_HOLD - 1):
        items = stills.items(UI, time, theme.REDUCED)
        assert items.keys() >= {f"piece {card}" for card in cards}, "the last card has come as well"
        assert not any(key.startswith("going ") for key in items), "nothing fades yet"
        lying = {card: stills._picture(0).pieces[card] for card in cards}
        assert not any(piece.states or piece.veil for piece in lying.values())
    assert stills.length(theme.REDUCED) == full + theme.TRICK_HOLD + theme.REDUCED


def test_trump_is_never_seen_half_sewn() -> None:
    stills = Stills.of(ordered_up())
    sewn = stills.beat.after.items[SIGN]
    for number in range(len(stills.moments)):
        time = stills.begin + number * (theme.REDUCED + stills.looked_at) + theme.REDUCED
        seen = stills.items(UI, time, theme.REDUCED).get(SIGN)
        assert seen in (None, sewn)
