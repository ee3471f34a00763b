"""What some tables have lying about: open cards, a cube on the kitty, hands in the middle, score cards."""

from __future__ import annotations

import pytest
from pygame import Rect
from shapely import Point, box
from shapely.affinity import rotate, translate

from game import i18n
from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.table.build import picture_of
from game.client.table.counters import counter_spots, pair_for
from game.client.table.drawer import layout_for
from game.client.table.hand_end import STAMP
from game.client.table.pieces import CUBE, UPCARD
from game.client.table.places import Spot
from game.client.table.refusal import card_bubble
from game.client.table.score_card import ScoreCard, card_lines
from game.client.table.table_picture import Item, TablePicture
from game.pages.happenings import sentence_of
from game.pages.page import Refusal
from game.pages.table_model import Marks, TableModel, in_order
from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.hand import actors, apply, legal
from game.rules.ruleset import ScoreKeeping
from game.rules.seats import Seat, Side
from game.rules.state import Award, AwardKind, HandResult, Standing, State
from game.rules.trick import winner
from game.rules.view import observe
from game.rulesets.shipped import load_ruleset
from game.session import HOME_SEAT
from sprites.drawing.faces import COUNTERS, HEIGHT, WIDTH
from tests.client.drive import new_app
from tests.tables import hand_setup, reach

PASSED = "0:pass 1:pass 2:pass 3:pass"


def looks(state: State, size: tuple[int, int] = (1280, 720), text: int = 100) -> TablePicture:
    """What lies on the learner's table."""
    ui = new_app(size, text=text).stage.ui
    view = observe(state, Seat.SOUTH)
    return picture_of(
        ui, layout_for(ui.metrics, HOME_SEAT), TableModel(view, in_order(view.hand, view.trump))
    )


def at_table(name: str, actions: str, dealer: Seat = Seat.EAST, **hands: str) -> State:
    ruleset = load_ruleset(name)
    return reach(hand_setup(dealer=dealer, upcard="9H", ruleset=ruleset, **hands), actions, ruleset)


def codes(look: TablePicture, prefix: str) -> list[str]:
    return [piece.code for key, piece in look.pieces.items() if key.startswith(prefix)]


@pytest.mark.clause("H01-15")
def test_the_card_a_dealer_took_lies_open_until_it_is_played() -> None:
    state = at_table("hoyle-2001", "0:order 3:discard:9C", east="9C TC QC KC AC")
    assert "9H" in codes(looks(state), "EAST")
    played = "0:order 3:discard:9C 0:play:AH 1:play:KH 2:play:QH 3:play:9H"
    hands = {"south": "AH", "west": "KH", "north": "QH", "east": "9C TC QC KC AC"}
    later = at_table("hoyle-2001", f"{played} 0:gather", **hands)
    assert codes(looks(later), "EAST") == ["back"] * 4
    hidden = at_table("hoyle-classic", "0:order 3:discard:9C", east="9C TC QC KC AC")
    assert codes(looks(hidden), "EAST") == ["back"] * 5


@pytest.mark.clause("WED-12")
def test_a_card_turned_down_shows_its_suit_under_the_kitty_until_a_suit_is_named() -> None:
    asked = looks(at_table("wednesday-night", PASSED))
    pack = asked.pieces["pack-0"]
    assert asked.pieces[UPCARD].code == "9H"
    assert asked.pieces[UPCARD].z < pack.z
    assert asked.pieces[UPCARD].spot.x < pack.spot.x
    named = looks(at_table("wednesday-night", f"{PASSED} 0:call:S"))
    assert "9H" not in {piece.code for piece in named.pieces.values()}


@pytest.mark.clause("HOY-14")
def test_elsewhere_a_card_turned_down_is_hidden() -> None:
    asked = looks(at_table("hoyle-classic", PASSED))
    assert asked.pieces[UPCARD].code == "back"


@pytest.mark.clause("WED-13")
@pytest.mark.clause("H01-12")
def test_the_hand_of_a_lone_players_partner_lies_where_the_table_puts_it() -> None:
    def north(name: str) -> tuple[float, float]:
        look = looks(at_table(name, f"{PASSED} 0:call:S:alone"))
        spot = look.pieces["NORTH-0"].spot
        return spot.x, spot.y

    assert north("wednesday-night") != north("hoyle-classic")
    assert "laid-down-NORTH" in looks(at_table("wednesday-night", f"{PASSED} 0:call:S:alone")).items


def test_the_end_of_a_hand_shows_all_its_tricks_and_a_stamp() -> None:
    state = at_table("hoyle-classic", f"{PASSED} 0:call:S:alone")
    while state.phase is not Phase.HAND_OVER:
        state, _events = apply(state, legal(state, actors(state)[0])[0])
    look = looks(state)
    played = {str(card) for trick in state.tricks for card in trick.cards}
    assert played <= set(look.pieces)
    assert STAMP in look.items
    assert not [key for key in look.pieces if key.startswith(("packet", "pack"))]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
@pytest.mark.parametrize(
    "hands", [{"south": "JS JC AS KS 9D", "west": "9C TC QC KC AC"}, {"south": "9S TS 9D TD 9C"}]
)
def test_four_tricks_of_a_side_lie_in_one_row_between_the_players(
    hands: dict[str, str], size: tuple[int, int]
) -> None:
    state = at_table("hoyle-classic", f"{PASSED} 0:call:S", **hands)
    while state.phase is not Phase.HAND_OVER:
        state, _events = apply(state, legal(state, actors(state)[0])[0])
    look, view = looks(state, size), observe(state, HOME_SEAT)
    assert sorted(view.tricks_won) == [1, 4]
    lying: dict[Side, list[Rect]] = {Side.US: [], Side.THEM: []}
    for trick in view.tricks:
        cards = [look.pieces[str(card)].spot.bounds for card in trick.cards]
        lying[winner(trick, view.trump).side].append(cards[0].unionall(cards[1:]))
    one, four = sorted(lying.values(), key=len)
    assert max(trick.bottom for trick in four) < min(trick.top for trick in one)
    assert all(four[0].collidepoint(four[0].x, trick.centery) for trick in four), "all in one row"
    layout = layout_for(Metrics(*size), HOME_SEAT)
    for face in (layout.face(seat) for seat in Seat if seat is not HOME_SEAT):
        framed = Point(face.center).buffer(face.w * 50 / 84)
        assert all(framed.distance(box(*trick.topleft, *trick.bottomright)) > 3 for trick in four)


@pytest.mark.parametrize("text", [100, 115, 130])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_the_place_for_the_discard_says_what_it_is_for(size: tuple[int, int], text: int) -> None:
    look = looks(at_table("hoyle-classic", "1:order", dealer=Seat.SOUTH), size, text)
    assert "own-place" in look.items


@pytest.mark.parametrize("dealer", list(Seat))
@pytest.mark.parametrize("loner", [Seat.WEST, Seat.EAST, Seat.SOUTH])
def test_at_the_largest_text_the_tag_of_a_lone_player_covers_neither_cards_nor_words(
    dealer: Seat, loner: Seat
) -> None:
    first = [Seat((dealer + step) % 4) for step in (1, 2, 3, 4)]
    passes = " ".join(f"{seat:d}:pass" for seat in (*first, *first[: first.index(loner)]))
    state = at_table("danville", f"{passes} {loner:d}:call:S:alone", dealer=dealer)
    look = looks(state, text=150)
    tag = bounds(look.items[f"tag-{loner.name}"])
    lift = layout_for(new_app(text=150).stage.ui.metrics, HOME_SEAT).lift(28)
    for key, piece in look.pieces.items():
        lifted = (
            piece.spot.bounds.move(0, -round(lift)) if key in map(str, state.hands[0]) else piece.spot.bounds
        )
        assert not tag.colliderect(lifted), key
    words = [key for key in look.items if key.startswith(("name", "role", "points", "side", "trump"))]
    assert [key for key in words if tag.inflate(0, -8).colliderect(bounds(look.items[key]))] == []


def test_at_the_largest_text_a_name_without_cards_stands_close_to_its_face() -> None:
    look = looks(at_table("danville", f"{PASSED} 0:call:S:alone"), text=150)
    layout = layout_for(new_app(text=150).stage.ui.metrics, HOME_SEAT)
    gaps = {
        seat: bounds(look.items[f"name-{seat.name}"]).left - layout.face(seat).right
        for seat in (Seat.WEST, Seat.NORTH)
    }
    assert gaps[Seat.NORTH] <= 20 < gaps[Seat.WEST], "Nora laid her cards down"


@pytest.mark.parametrize("place", range(5))
def test_a_refusal_never_hides_a_tag(place: int) -> None:
    ui = new_app().stage.ui
    view = observe(at_table("danville", f"{PASSED} 0:call:S:alone"), Seat.SOUTH)
    hand = in_order(view.hand, view.trump)
    state, layout = TableModel(view, hand, Marks(tried=hand[place])), layout_for(ui.metrics, HOME_SEAT)
    look = picture_of(ui, layout, state)
    told = Refusal(Action(Seat.SOUTH, ActionKind.PLAY, hand[place]), "No", ("Follow suit.",), "Follow suit.")
    bubble, _beside = card_bubble(ui, layout, told, look)
    assert bubble is not None
    assert not bubble.rect.colliderect(bounds(look.items["tag-SOUTH"]))


def test_a_hand_that_was_laid_down_lies_clear_of_the_trick() -> None:
    state = at_table("hoyle-classic", f"{PASSED} 0:call:S:alone")
    look = looks(state)
    layout = layout_for(new_app().stage.ui.metrics, HOME_SEAT)
    packet = look.pieces["NORTH-0"].spot.bounds
    assert packet.collidelist([layout.trick(seat).bounds for seat in Seat]) < 0
    assert "place-NORTH" not in look.items


@pytest.mark.parametrize("dealer", list(Seat))
@pytest.mark.parametrize("text", [100, 130])
def test_the_tag_of_a_lone_partner_leaves_the_kitty_free(dealer: Seat, text: int) -> None:
    first = [Seat((dealer + step) % 4) for step in (1, 2, 3, 4)]
    passes = " ".join(f"{seat:d}:pass" for seat in (*first, *first[: first.index(Seat.NORTH)]))
    look = looks(at_table("danville", f"{passes} 2:call:S:alone", dealer=dealer), (1024, 640), text)
    tag = bounds(look.items["tag-NORTH"])
    assert [key for key, piece in look.pieces.items() if tag.colliderect(piece.spot.bounds)] == []
    assert not tag.colliderect(bounds(look.items["kitty"]))


@pytest.mark.parametrize("text", [100, 115, 130])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_what_the_partner_says_stays_on_the_mat_clear_of_cards(size: tuple[int, int], text: int) -> None:
    ui = new_app(size, text=text).stage.ui
    view = observe(at_table("danville", PASSED), Seat.SOUTH)
    state = TableModel(view, in_order(view.hand, view.trump), speech={Seat.NORTH: "I pass the making"})
    look = picture_of(ui, layout_for(ui.metrics, HOME_SEAT), state)
    said = bounds(look.items["speech-NORTH"]).inflate(-2 * ui.px(16), -2 * ui.px(16))
    assert ui.metrics.mat.contains(said)
    assert [key for key, piece in look.pieces.items() if said.colliderect(piece.spot.bounds)] == []


def bounds(item: Item) -> Rect:
    return item.surface.get_rect(topleft=item.at)


@pytest.mark.parametrize("text", [100, 115, 130])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_trick_marks_of_both_sides_lie_within_the_stitch_of_the_mat(
    size: tuple[int, int], text: int
) -> None:
    look = looks(at_table("hoyle-classic", f"{PASSED} 0:call:S"), size, text)
    mat = new_app(size, text=text).stage.ui.metrics.mat
    stitched = mat.inflate(-26 * size[0] / 1280, 0)
    for key, item in look.items.items():
        if key.startswith(("mark-", "goal-")):
            assert stitched.contains(bounds(item)), key


@pytest.mark.clause("WED-18")
def test_the_trump_cube_stands_on_the_kitty_or_in_its_corner() -> None:
    on_kitty = looks(at_table("wednesday-night", f"{PASSED} 0:call:S"))
    corner = looks(at_table("hoyle-classic", f"{PASSED} 0:call:S"))
    kitty = on_kitty.pieces["pack-2"].spot
    assert on_kitty.pieces[CUBE].spot.rect.colliderect(kitty.rect)
    assert not corner.pieces[CUBE].spot.rect.colliderect(kitty.rect)


@pytest.mark.clause("WED-02")
def test_the_cut_is_told() -> None:
    assert "covers the bottom" in sentence_of(ev.PackCut(Seat.WEST, 9, True), HOME_SEAT)


@pytest.mark.clause("DAN-12")
@pytest.mark.clause("H01-23")
@pytest.mark.parametrize(("name", "pips"), [("danville", {"4", "6"}), ("hoyle-2001", {"3", "4"})])
def test_the_score_lies_on_the_cards_of_the_table(name: str, pips: set[str]) -> None:
    most = sum(map(int, pips))
    state = at_table(name, "").changed(standing=Standing((most, most), (most,) * 4))
    shown = codes(looks(state), "counter-")
    assert {code[1] for code in shown} == pips
    beyond = state.changed(standing=Standing((most + 1, 0), (most + 1, 0, most + 1, 0)))
    assert codes(looks(beyond), "counter-") == []


@pytest.mark.parametrize(
    "keeping", [ScoreKeeping.FOUR_AND_SIX, ScoreKeeping.THREE_AND_FOUR, ScoreKeeping.TWO_FIVES]
)
def test_two_counter_cards_show_every_score_up_to_their_pips_in_a_place_of_its_own(
    keeping: ScoreKeeping,
) -> None:
    switches = load_ruleset("danville").with_switches(score_keeping=keeping).switches
    pair = pair_for(switches, 0)
    assert pair is not None
    ways = {counter_spots(points, Spot(0, 0, 50), pair)[1:] for points in range(sum(pair) + 1)}
    assert len(ways) == sum(pair) + 1
    assert pair_for(switches, sum(pair) + 1) is None


@pytest.mark.clause("DAN-12")
@pytest.mark.clause("H01-23")
@pytest.mark.parametrize("pair", [(4, 6), (3, 4), (5, 5)])
def test_as_many_pips_lie_open_as_a_side_has_points(pair: tuple[int, int]) -> None:
    for points in range(sum(pair) + 1):
        below, above, face_up = counter_spots(points, Spot(0, 0, WIDTH), pair)
        cover = rotate(box(-WIDTH / 2, -HEIGHT / 2, WIDTH / 2, HEIGHT / 2), above.angle, (0, 0))
        cover = translate(cover, above.x, above.y)
        pips = [
            Point(x - WIDTH / 2 + below.x, y - HEIGHT / 2 + below.y).buffer(30)
            for x, y in COUNTERS[str(pair[1])]
        ]
        shown = [1 - pip.intersection(cover).area / pip.area for pip in pips]
        assert all(part < 0.08 or part > 0.92 for part in shown), (points, shown)
        assert sum(part > 0.92 for part in shown) + (pair[0] if face_up else 0) == points


def results(*players: tuple[int, int, int, int]) -> Standing:
    """A game of so many hands that paid these points to the four players."""
    hands = tuple(
        HandResult(
            Seat.EAST, Card.parse("9H"), None, Seat.SOUTH, False, (5, 0),
            Award(AwardKind.MARCH, (own[0], own[1]), own, "march_points", Side.US),
        )
        for own in players
    )  # fmt: skip
    south, west, north, east = (sum(own[seat] for own in players) for seat in Seat)
    return Standing((south, west), (south, west, north, east), hands)


@pytest.mark.clause("WED-20")
@pytest.mark.clause("WED-24")
def test_a_score_card_has_a_line_for_each_player_where_everyone_scores_apart() -> None:
    lines = card_lines(results((5, 0, 4, 0), (0, 2, 0, 2)), load_ruleset("wednesday-night"), HOME_SEAT)
    assert [(line.points, line.total) for line in lines] == [
        ((5, 0), 5),
        ((4, 0), 4),
        ((0, 2), 2),
        ((0, 2), 2),
    ]
    table = looks(at_table("wednesday-night", "").changed(standing=results((5, 0, 4, 0))))
    assert {"points-SOUTH", "points-NORTH", "points-WEST", "points-EAST"} <= set(table.items)


@pytest.mark.clause("BUT-08")
def test_a_score_card_has_a_line_for_each_side_where_partners_share() -> None:
    lines = card_lines(results((2, 0, 2, 0), (0, 1, 0, 1)), load_ruleset("butler"), HOME_SEAT)
    assert [line.total for line in lines] == [2, 1]


@pytest.mark.parametrize("locale", ["en", "en_XA"])
def test_a_score_card_has_room_for_whole_names(locale: str) -> None:
    ui = new_app((1024, 640)).stage.ui
    i18n.use(locale)
    standing, ruleset = results(*[(2, 0, 2, 0)] * 12), load_ruleset("butler")
    room = ScoreCard(ui, standing, ruleset, HOME_SEAT).names_width(932)
    for line in card_lines(standing, ruleset, HOME_SEAT):
        assert ui.text(line.name, theme.SECOND, "bold", theme.INK).get_width() <= room - ui.px(22)


def test_the_left_bower_is_marked_while_calling_as_what_it_would_become() -> None:
    ui = new_app().stage.ui

    def tab(actions: str) -> str:
        state = at_table("hoyle-classic", actions, south="JD AS KS QS TS")
        view = observe(state, Seat.SOUTH)
        model = TableModel(view, in_order(view.hand, view.trump), marks=Marks(tags=True))
        return picture_of(ui, layout_for(ui.metrics, HOME_SEAT), model).pieces["JD"].tab

    assert tab("") == "H?"
    assert tab(PASSED) == ""
    assert tab("0:order") == "H"
