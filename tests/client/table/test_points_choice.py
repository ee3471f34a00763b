"""What a proved renege brings is chosen from papers on the mat, by mouse and by number."""

from __future__ import annotations

import pytest

from game.client.app import App
from game.client.screens.practice import PracticeScreen
from game.dev.shots.slips import ruling_choice
from game.rules.actions import ActionKind
from tests.client.drive import click_on, new_app, press, show


def at_the_choice(text: int = 100) -> tuple[App, PracticeScreen]:
    app = new_app((1280, 720), text=text)
    screen = ruling_choice(app.services, "1")
    assert isinstance(screen, PracticeScreen)
    show(app, screen)
    return app, screen


def test_each_choice_is_a_paper_with_the_score_it_leads_to() -> None:
    _app, screen = at_the_choice()
    papers = [part for part in screen.panel.widgets if part.key.startswith("choice")]
    assert [part.spoken for part in papers] == [
        "Add 2 to our score. 2 to 2.",
        "Take 2 off their score. 0 to 0.",
    ]
    mat = screen.board.layout.mat
    assert all(mat.contains(part.rect) for part in papers)
    assert not papers[0].rect.colliderect(papers[1].rect)


@pytest.mark.parametrize(("key", "kind"), [("1", ActionKind.ADD), ("2", ActionKind.DEDUCT)])
def test_a_number_chooses(key: str, kind: ActionKind) -> None:
    app, screen = at_the_choice()
    press(app, key)
    assert screen.session.history[-1].action.kind is kind


def test_a_click_chooses() -> None:
    app, screen = at_the_choice()
    click_on(app, next(part.key for part in screen.panel.widgets if part.key.startswith("choice")))
    assert screen.session.history[-1].action.kind is ActionKind.ADD


def test_large_text_has_them_as_buttons_of_the_sheet() -> None:
    _app, screen = at_the_choice(text=130)
    assert {button.words for button in screen.presenter.page().every_button()} >= {
        "Add 2 to our score",
        "Take 2 off their score",
    }
