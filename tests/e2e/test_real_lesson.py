"""A whole lesson in a real window on a virtual screen."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.e2e.pupil import take_lesson
from tests.e2e.real_window import launch, missing_tools, virtual_screen

pytestmark = pytest.mark.skipif(
    bool(missing_tools()), reason=f"a real window needs {missing_tools()}, not installed here"
)


def test_the_first_lesson_is_taken_to_its_end_by_keys_clicks_and_drags(tmp_path: Path) -> None:
    with virtual_screen() as display:
        window = launch(display, tmp_path)
        try:
            time.sleep(1)
            window.key("1")
            time.sleep(1)
            finished = take_lesson(window, "left-bower", 200)
        finally:
            window.kill()
    assert finished
