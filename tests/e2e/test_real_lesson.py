"""A whole lesson in a real window on a virtual screen."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.course.lesson_start import begin
from game.course.loader import load_catalogue
from game.rulesets.shipped import load_ruleset
from game.storage.database import open_store
from tests.e2e.pupil import take_lesson
from tests.e2e.real_window import launch, missing_tools, virtual_screen

pytestmark = pytest.mark.skipif(
    bool(missing_tools()), reason=f"a real window needs {missing_tools()}, not installed here"
)


def _begin(lesson_id: str) -> None:
    """Writes down that a lesson was begun, so that the home screen offers to go on with it."""
    course = load_catalogue()
    file = course.find(lesson_id)
    assert file is not None
    runner = begin(file, course.glossary, load_ruleset("hoyle-classic"))
    with open_store() as store:
        store.progress.save(
            lesson_id, runner.ruleset.id, fingerprint="", position=runner.save(), answers="", done=False
        )


@pytest.mark.slow
def test_a_lesson_is_taken_to_its_end_by_keys_clicks_and_drags(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEFTBOWER_HOME", str(tmp_path))
    _begin("left-bower")
    with virtual_screen() as display:
        window = launch(display, tmp_path)
        try:
            time.sleep(1)
            window.key("2")
            time.sleep(1)
            finished = take_lesson(window, "left-bower", 200)
        finally:
            window.kill()
    assert finished
