"""The catalogues in `locales/` and the command that keeps them true."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.dev import dev_command
from game.dev.catalogues import begin, entries, faults, read, update
from game.i18n import po_files
from game.storage import paths

ROOM = """\
a = ngettext("{n} card", "{n} cards", n)
b = _("Play the {JD}.")
c = _("**Bold** words")
d = _("The [[left-bower]] follows.")
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with four messages and a German catalogue."""
    for folder in ("game/rulesets", "lessons", "locales"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "game" / "room.py").write_text(ROOM, encoding="utf-8")
    update(tmp_path)
    begin(tmp_path, "de")
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    return tmp_path


def german(checkout: Path) -> Path:
    return checkout / "locales" / "de" / "LC_MESSAGES" / "leftbower.po"


def translate(checkout: Path, english: str, *forms: str) -> None:
    catalogue = read(german(checkout))
    message = catalogue.get(english)
    assert message is not None
    message.string = forms if len(forms) > 1 else forms[0]
    po_files.write(german(checkout), catalogue)


def test_the_templates_hold_the_texts_of_this_very_checkout() -> None:
    root = Path(__file__).resolve().parents[2]
    assert list(faults(root)) == []


def test_moving_code_makes_no_template_stale(checkout: Path) -> None:
    (checkout / "game" / "room.py").write_text(f"\n\n{ROOM}", encoding="utf-8")
    assert list(faults(checkout)) == []


def test_updating_after_code_has_moved_tells_the_new_places_once(checkout: Path) -> None:
    (checkout / "game" / "room.py").write_text(f"\n\n{ROOM}", encoding="utf-8")
    assert update(checkout) == [checkout / "locales" / "leftbower.pot", german(checkout)]
    for path in (checkout / "locales" / "leftbower.pot", german(checkout)):
        message = read(path).get("Play the {JD}.")
        assert message is not None
        assert message.locations == [("game/room.py", 4)]
    assert update(checkout) == []


def test_a_new_text_and_a_lost_text_are_both_told(checkout: Path) -> None:
    (checkout / "game" / "room.py").write_text(ROOM.replace("Play", "Lead"), encoding="utf-8")
    assert list(faults(checkout)) == [
        "locales/leftbower.pot lacks: 'Lead the {JD}.'",
        "locales/leftbower.pot still has: 'Play the {JD}.'",
    ]


def test_updating_keeps_what_was_translated(checkout: Path) -> None:
    translate(checkout, "Play the {JD}.", "Spiel {JD}.")
    (checkout / "game" / "room.py").write_text(f'{ROOM}e = _("Something else")\n', encoding="utf-8")
    update(checkout)
    catalogue = read(german(checkout))
    kept = catalogue.get("Play the {JD}.")
    assert kept is not None
    assert kept.string == "Spiel {JD}."
    assert catalogue.get("Something else") is not None
    assert entries(catalogue) == entries(read(checkout / "locales" / "leftbower.pot"))


def test_a_translation_that_drops_a_card_is_reported(checkout: Path) -> None:
    translate(checkout, "Play the {JD}.", "Spiel den Karobuben.")
    (fault,) = faults(checkout)
    assert "lacks {JD}" in fault
    assert fault.startswith("locales/de/LC_MESSAGES/leftbower.po:")


def test_a_translation_that_forgets_to_close_bold_is_reported(checkout: Path) -> None:
    translate(checkout, "**Bold** words", "**Fette Wörter")
    (fault,) = faults(checkout)
    assert "lacks **" in fault


def test_a_translation_keeps_the_term_of_a_link_and_may_give_it_other_words(checkout: Path) -> None:
    translate(checkout, "The [[left-bower]] follows.", "Der [[left-bower|linke Bauer]] folgt.")
    assert list(faults(checkout)) == []
    translate(checkout, "The [[left-bower]] follows.", "Der [[right-bower]] folgt.")
    (fault,) = faults(checkout)
    assert "lacks [[left-bower" in fault


def test_a_singular_without_its_number_is_no_fault(checkout: Path) -> None:
    translate(checkout, "{n} card", "{n} Karte", "{n} Karten")
    assert list(faults(checkout)) == []


def test_the_command_fails_on_a_stale_template_and_mends_it(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / "game" / "room.py").write_text('a = _("New")\n', encoding="utf-8")
    assert dev_command.main(["catalogues", "--check"]) == 1
    assert "lacks: 'New'" in capsys.readouterr().out
    assert dev_command.main(["catalogues"]) == 0
    assert dev_command.main(["catalogues", "--check"]) == 0


def test_a_code_that_names_no_language_begins_nothing(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev_command.main(["catalogues", "--begin", "qqq"]) == 1
    assert "qqq names no language" in capsys.readouterr().out
    assert not (checkout / "locales" / "qqq").exists()
