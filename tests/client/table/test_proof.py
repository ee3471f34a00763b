"""The director's table: the tricks of a proved renege, turned up again side by side."""

from __future__ import annotations

import pytest

from game.client.draw.ui import Ui
from game.client.table.build import picture_of
from game.client.table.drawer import layout_for
from game.pages.proof import is_provable, proof_panels, proof_title
from game.pages.table_model import TableModel
from game.rules.actions import Action, Phase
from game.rules.hand import apply, start
from game.rules.seats import Seat
from game.rules.state import Setup, State
from game.rules.view import observe
from tests.client.drive import new_app
from tests.tables import hand_setup, rules

RENEGED = (
    "1:order 0:discard:9C 1:play:AC 2:play:TC 3:play:QS 0:play:JC 1:gather 1:play:9D 2:play:TD 3:play:QC "
    "0:play:AD 0:gather"
)
EARLY = " ".join(RENEGED.split()[:7])


def make_ui(size: tuple[int, int] = (1280, 720)) -> Ui:
    return new_app(size=size).stage.ui


def ruled(done: str, sheet: str = "hoyle-2001") -> State:
    ruleset = rules(sheet, pack=24)
    plain = hand_setup(
        "JC AD KD KS 9C", "AC 9D QD 9S AH", "TC TD JS TS KH", "QH QC AS QS TH", dealer=Seat.SOUTH,
        upcard="9H", ruleset=ruleset,
    )  # fmt: skip
    state = start(ruleset, Setup(plain.seed, plain.dealer, plain.deal, honest=True))
    for text in f"{done} 0:director:3:renege".split():
        state, _events = apply(state, Action.parse(text))
    return state


def test_both_cards_are_marked_and_every_card_of_both_tricks_is_there() -> None:
    state = ruled(RENEGED)
    view = observe(state, Seat.SOUTH)
    ruling = view.honest.rulings[-1]
    assert is_provable(view, ruling)
    ui = make_ui()
    model = TableModel(view, view.hand, question=ruling)
    picture = picture_of(ui, layout_for(ui.metrics, Seat.SOUTH, False), model)
    assert len(picture.pieces) == 8
    marked = {key: piece.states for key, piece in picture.pieces.items() if piece.states}
    assert marked == {"QS": ("mistake",), "QC": ("won",)}


def test_a_card_still_held_stands_alone_in_the_second_panel() -> None:
    state = ruled(EARLY)
    view = observe(state, Seat.SOUTH)
    first, second = proof_panels(view, view.honest.rulings[-1])
    assert (str(first.lit), len(first.plays)) == ("QS", 4)
    assert (str(second.lit), second.plays) == ("QC", ())


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
def test_the_cards_of_the_proof_lie_inside_the_mat(size: tuple[int, int]) -> None:
    view = observe(ruled(RENEGED), Seat.SOUTH)
    ui = make_ui(size)
    layout = layout_for(ui.metrics, Seat.SOUTH, False)
    picture = picture_of(ui, layout, TableModel(view, view.hand, question=view.honest.rulings[-1]))
    assert all(layout.mat.contains(piece.spot.rect) for piece in picture.pieces.values())
    for item in picture.items.values():
        assert layout.mat.contains(item.surface.get_rect(topleft=item.at))


@pytest.mark.parametrize("sheet", ["danville", "hoyle-classic", "bicycle", "butler", "wednesday-night"])
def test_the_card_that_proves_it_is_shown_where_the_ruling_ends_the_hand(sheet: str) -> None:
    """Ezra's queen of clubs lies in a trick that is never finished."""
    state = ruled(" ".join(RENEGED.split()[:-2]), sheet)
    view = observe(state, Seat.SOUTH)
    assert view.phase is Phase.HAND_OVER
    assert is_provable(view, view.honest.rulings[-1])
    _first, second = proof_panels(view, view.honest.rulings[-1])
    assert (str(second.lit), [str(card) for _seat, card in second.plays]) == ("QC", ["9D", "TD", "QC"])


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
def test_the_paper_of_ones_own_duty_lies_clear_of_the_hand(
    size: tuple[int, int],
) -> None:
    view = observe(ruled("1:order 0:discard:9C 0:expose:AD 1:director:0:showed 1:play:AC"), Seat.SOUTH)
    assert view.honest.duties.exposed_of(Seat.SOUTH)
    ui = make_ui(size)
    layout = layout_for(ui.metrics, Seat.SOUTH, True)
    picture = picture_of(ui, layout, TableModel(view, view.hand))
    paper = picture.items["duty-0"]
    rect = paper.surface.get_rect(topleft=paper.at)
    assert layout.mat.contains(rect)
    assert rect.right < layout.mat.centerx
    assert not any(piece.spot.rect.colliderect(rect) for piece in picture.pieces.values())
    written = [item for key, item in picture.items.items() if key.startswith(("name-", "role-"))]
    assert not any(item.surface.get_rect(topleft=item.at).colliderect(rect) for item in written)


@pytest.mark.parametrize("done", [RENEGED, EARLY])
def test_at_a_nights_table_the_proof_names_those_who_sit_there(done: str) -> None:
    """Nora sits West there, so that a usual name would be that of another player."""
    view = observe(ruled(done), Seat.SOUTH)
    ruling, names = view.honest.rulings[-1], ("You", "Nora", "Finn", "Hazel")
    told = [proof_title(view, ruling, names)]
    for panel in proof_panels(view, ruling, names):
        told += [panel.head, panel.told]
    assert told[0] == "You called a renege on Hazel, and you're right"
    assert told[1] == "Trick 1: Nora led"
    assert told[2].startswith("Hazel played the ")
    assert told[4].startswith("Hazel had the ")
    assert not any(name in words for name in ("Walt", "Ezra") for words in told)
