"""Lines of text: a word that is too wide is hyphenated by its language, or cut where it can't be."""

from __future__ import annotations

import pytest

from game import i18n
from game.client.widgets.flow import Style, atoms, break_lines
from tests.client.drive import new_app


def lines(text: str, width: int, language: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines of a text that is that wide."""
    ui = new_app().stage.ui
    monkeypatch.setattr(i18n, "current", lambda: language)
    monkeypatch.setattr("game.client.widgets.flow.current", lambda: language)
    style = Style()
    found = break_lines(ui, atoms(ui, text, style), width, ui.font(style.size))
    return [" ".join(atom.text for atom in line) for line in found]


def test_a_word_that_does_not_fit_breaks_with_a_hyphen(monkeypatch: pytest.MonkeyPatch) -> None:
    found = lines("die Turnierleitungsbesprechung", 130, "de", monkeypatch)
    assert found[0] == "die"
    assert all(line.endswith("-") for line in found[1:-1])
    assert "".join(line.rstrip("-") for line in found[1:]) == "Turnierleitungsbesprechung"


def test_where_no_hyphen_may_stand_it_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    found = lines("Turnierleitungsbesprechung", 130, "qq", monkeypatch)
    assert "-" not in "".join(found)
    assert "".join(found) == "Turnierleitungsbesprechung"


def test_a_word_that_fits_is_left_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lines("die Turnierleitung", 400, "de", monkeypatch) == ["die Turnierleitung"]
