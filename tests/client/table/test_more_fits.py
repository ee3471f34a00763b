"""Nothing is folded behind More where the sheet has room for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game import i18n
from game.bots.levels import Steady, three_bots
from game.client.screens.practice import PracticeScreen
from game.client.table.more_line import MoreLine
from game.client.table.sheet import lay_sheet, text_of
from game.dev.shots.shot import maker
from game.rules.actions import Phase
from game.rules.state import AwardKind, Setup
from game.rulesets.shipped import load_ruleset
from game.session import HOME_SEAT, Session
from tests.client.drive import close_doors, new_app, show
from tests.client.table.sitting import play_on, sit_down
from tests.client.test_layouts import _Pseudo

SIZES = ((1024, 640), (1280, 720), (1920, 1080))


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    i18n.speak(i18n.Language())


def seeds_of_ends() -> dict[AwardKind, str]:
    """A seed for each kind of end that first hands of the ruleset come to."""
    found: dict[AwardKind, str] = {}
    for number in range(60):
        session = Session(load_ruleset("danville"), Setup(str(number)), three_bots(HOME_SEAT))
        while session.state.phase is not Phase.HAND_OVER:
            if session.waits_for_learner:
                session.submit(Steady().choose(session.view))
            else:
                session.advance()
        award = session.view.award
        if award is not None:
            found.setdefault(award.kind, str(number))
    return found


ENDS = seeds_of_ends()


def folded(screen: PracticeScreen) -> bool:
    """Whether More stands on the sheet."""
    text = text_of(screen.panel.widgets)
    return any(isinstance(part, MoreLine) for part in text.content)


def fits_whole(screen: PracticeScreen) -> bool:
    """Whether all that can be said has room on the sheet, close together."""
    page = screen.table.page()
    whole = replace(page, blocks=page.fuller[0])
    return not text_of(lay_sheet(screen.ui, whole, lambda _id: None, near=True)).most


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ENDS, ids=str)
def test_all_of_a_result_stands_on_the_sheet_beside_the_table(kind: AwardKind, size: tuple[int, int]) -> None:
    app, screen = sit_down(ENDS[kind], size=size)
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER)
    assert not folded(screen)
    close_doors(app)


@pytest.mark.parametrize(("text", "pseudo"), [(100, True), (115, False), (130, False), (150, False)])
@pytest.mark.parametrize("kind", ENDS, ids=str)
def test_a_result_folds_only_what_has_no_room(kind: AwardKind, text: int, pseudo: bool) -> None:
    app, screen = sit_down(ENDS[kind], text=text)
    if pseudo:
        i18n.speak(i18n.Language(texts=_Pseudo()))
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER)
    screen.refresh()
    assert not folded(screen) or not fits_whole(screen)
    close_doors(app)


@pytest.mark.parametrize(
    ("size", "text"), [*((size, 100) for size in SIZES), ((1280, 720), 150), ((1920, 1080), 150)]
)
def test_a_refusal_names_its_clause_without_a_press(size: tuple[int, int], text: int) -> None:
    app = new_app(size, text=text)
    screen = maker("table-illegal")(app.services, "1")
    assert isinstance(screen, PracticeScreen)
    show(app, screen)
    assert not folded(screen)
    assert "HOY-06" in " ".join(part.spoken for part in screen.panel.widgets)
    close_doors(app)
