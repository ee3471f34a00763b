"""A step is shown and told in frames of its own, and at once where somebody waits for it."""

from __future__ import annotations

from game.client.screens.steps import Steps
from game.session import Moment
from tests.client.table.sitting import sit_down


def moment() -> Moment:
    _app, screen = sit_down("3")
    heard: list[Moment] = []
    screen.session.subscribe(heard.append)
    screen.session.advance()
    return heard[0]


def written() -> tuple[Steps, list[str]]:
    done: list[str] = []
    return Steps(lambda _moment: done.append("show"), lambda: done.append("tell")), done


def test_a_step_that_nobody_waits_for_is_shown_in_the_next_frame_and_told_in_the_one_after() -> None:
    (steps, done), happened = written(), moment()
    steps.take(lambda: steps.hear(happened))
    assert done == []
    assert steps.pending
    assert steps.next()
    assert done == ["show"]
    assert steps.next()
    assert done == ["show", "tell"]
    assert not steps.pending
    assert not steps.next()


def test_a_step_of_the_learner_is_shown_and_told_at_once() -> None:
    (steps, done), happened = written(), moment()
    steps.hear(happened)
    assert done == ["show", "tell"]


def test_what_is_left_of_a_step_is_done_before_the_next_one() -> None:
    (steps, done), happened = written(), moment()
    steps.take(lambda: steps.hear(happened))
    steps.take(lambda: done.append("step"))
    assert done == ["show", "tell", "step"]


def test_the_table_is_dealt_without_a_new_sheet_after_each_packet() -> None:
    app, screen = sit_down("3")
    built: list[int] = []
    rebuild, screen.rebuild = screen.rebuild, lambda: built.append(len(screen.session.actions)) or rebuild()  # type: ignore[method-assign,func-returns-value]
    while screen.table.view.upcard is None:
        app.tick(16)
    assert len(built) <= 4
