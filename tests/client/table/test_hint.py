"""Hints at the practice table: three steps, bars that grow, a process that thinks only while it is wanted."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import replace
from time import monotonic, sleep

import pytest

from game.bots.worker import Worker
from game.client.app import App
from game.client.screens.glossary import GlossaryScreen
from game.client.screens.practice import PracticeScreen
from game.client.screens.rules import RulesScreen
from game.client.table.bidding import AloneTick, CallButton
from game.client.table.hint_parts import BarList, BarsNote
from game.client.widgets.linked import ScrolledLink
from game.client.widgets.scroll import ScrollArea
from game.dev.shots.shot import maker
from game.pages.practice_page import Opened
from game.rules.actions import Phase
from game.rules.view import SeatView
from game.storage.errors import StoreFull
from game.strategy.values import Effort
from game.tutor.advise import advise
from game.tutor.bars import Bars
from game.tutor.hints import why_not_words
from game.words.markup import plain
from tests.client.drive import click_on, new_app, press, show, thinker
from tests.client.table.sitting import at, legal_cards, must_follow, play_on, wait

ENDLESS = Effort(chunk=10_000, most=1_000_000, error=0.0)
SHORT = Effort(chunk=20, most=40, error=0.0)


@pytest.fixture(autouse=True)
def nothing_else() -> None:
    """What screens of other tests left undone is given up."""
    for number in thinker().in_hand:
        thinker().cancel(number)


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are weighed until nobody wants to know any more."""
    monkeypatch.setattr("game.presenters.hint_search.HINT", ENDLESS)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are weighed in a few deals."""
    monkeypatch.setattr("game.presenters.hint_search.HINT", SHORT)


def has_choice(view: SeatView) -> bool:
    return view.phase is Phase.PLAY and view.led is not None and len(view.legal) > 1


def until(app: App, wanted: Callable[[], bool]) -> None:
    """Passes time in the app until something is so."""
    patience = monotonic() + 30
    while not wanted():
        assert monotonic() < patience, "it never came to that"
        app.tick(16)
        sleep(0.005)


def shown(screen: PracticeScreen) -> Bars | None:
    """The bars on the sheet."""
    area = screen.panel.find("sheet text")
    assert isinstance(area, ScrollArea)
    lists = [part for part in area.content if isinstance(part, BarList)]
    return lists[0].bars if lists else None


def deals(screen: PracticeScreen) -> int:
    found = shown(screen)
    return found.deals if found is not None else 0


def at_work(screen: PracticeScreen) -> int:
    """How many things the process that thinks has in hand."""
    worker: Worker = screen.services.worker()
    return len(worker.in_hand)


def test_the_answer_has_a_bar_for_every_card_that_may_be_played(short: None) -> None:
    app, screen = at(has_choice)
    press(app, "?", "?")
    assert shown(screen) is None
    press(app, "?")
    until(app, lambda: screen.presenter.sheet.hint.weighing.done)
    app.tick(16)
    found = shown(screen)
    assert found is not None
    assert {bar.action for bar in found.shown} == set(screen.table.view.legal)
    assert found.deals > 0


def test_cards_that_are_as_good_are_all_recommended_on_the_table(short: None) -> None:
    app, screen = at(has_choice)
    press(app, "?", "?", "?")
    until(app, lambda: screen.presenter.sheet.hint.weighing.done)
    app.tick(16)
    found = shown(screen)
    assert found is not None
    assert screen.board.state.marks.recommended == {action.card for action in found.best}
    assert screen.board.state.marks.recommended <= set(legal_cards(screen))


def test_the_bars_grow_while_one_looks(endless: None) -> None:
    app, screen = at(has_choice)
    press(app, "?", "?", "?")
    until(app, lambda: deals(screen) > 0)
    first = deals(screen)
    until(app, lambda: deals(screen) > first)
    assert not screen.presenter.sheet.hint.weighing.done
    press(app, "escape")


def test_bars_that_grow_leave_the_sheet_and_the_focus_where_they_are(endless: None) -> None:
    app, screen = at(has_choice)
    press(app, "?", "?", "?")
    until(app, lambda: deals(screen) > 0)
    press(app, "tab")
    panel, focus = screen.panel, screen.panel.focus_key
    first = deals(screen)
    until(app, lambda: deals(screen) > first)
    assert screen.panel is panel
    assert screen.panel.focus_key == focus
    press(app, "escape")


@pytest.mark.parametrize("how", ["escape", "card", "screen", "home"])
def test_leaving_a_hint_cancels_the_search(endless: None, how: str) -> None:
    app, screen = at(has_choice)
    press(app, "?", "?", "?")
    until(app, lambda: deals(screen) > 0)
    (number,) = screen.services.worker().in_hand
    if how == "escape":
        press(app, "escape")
    elif how == "card":
        screen.choose(legal_cards(screen)[0])
    elif how == "screen":
        press(app, "g")
    else:
        app.stage.home()
    assert screen.services.worker().newest(number) is None
    assert at_work(screen) == 0


def test_a_hint_that_was_covered_goes_on_when_it_is_seen_again(endless: None) -> None:
    app, screen = at(has_choice)
    press(app, "?", "?", "?")
    until(app, lambda: deals(screen) > 0)
    press(app, "g")
    assert app.stage.top is not screen
    app.stage.pop()
    assert (screen.presenter.sheet.opened, screen.presenter.sheet.hint.step) == (Opened.HINT, 2)
    first = deals(screen)
    until(app, lambda: deals(screen) != first)
    press(app, "escape")


def test_values_that_are_known_are_not_looked_for_again(short: None) -> None:
    app, screen = at(has_choice)
    press(app, "?", "?", "?")
    until(app, lambda: screen.presenter.sheet.hint.weighing.done)
    press(app, "escape", "?", "?", "?")
    assert at_work(screen) == 0
    assert deals(screen) > 0


def test_a_process_killed_in_the_middle_of_a_hint_is_replaced_and_the_bars_come(endless: None) -> None:
    app, screen = at(has_choice)
    press(app, "?", "?", "?")
    until(app, lambda: deals(screen) > 0)
    before = thinker().pid
    assert before is not None
    os.kill(before, getattr(signal, "SIGKILL", signal.SIGTERM))
    until(app, lambda: thinker().pid != before)
    first = screen.presenter.sheet.hint.weighing.values
    until(app, lambda: screen.presenter.sheet.hint.weighing.values is not first and deals(screen) > 0)
    press(app, "escape")


def test_calls_are_weighed_too_and_the_best_has_its_star(short: None) -> None:
    app, screen = at(lambda view: view.phase is Phase.SECOND_ROUND)
    press(app, "?", "?", "?")
    until(app, lambda: screen.presenter.sheet.hint.weighing.done)
    app.tick(16)
    wanted = set(screen.table.recommended)
    said = {part.call.action for part in screen.said if isinstance(part, CallButton) and part.best}
    assert said == {action for action in wanted if not action.alone}
    ticked = next(part for part in screen.said if isinstance(part, AloneTick))
    assert ticked.best is (not said)


def test_a_call_for_a_lone_hand_has_its_star_at_the_tick_and_then_at_the_suit(short: None) -> None:
    app, screen = at(lambda view: view.phase is Phase.SECOND_ROUND)
    press(app, "?", "?", "?")
    until(app, lambda: screen.presenter.sheet.hint.weighing.done)
    lone = next(action for action in screen.table.view.legal if action.alone)
    found = screen.presenter.sheet.hint.found
    assert found is not None
    bars = tuple(replace(bar, best=bar.action == lone) for bar in found.unfolded().shown)
    screen.presenter.sheet.hint.found = replace(found, shown=bars, folded=())
    screen.refresh()
    assert next(part for part in screen.said if isinstance(part, AloneTick)).best
    press(app, "a")
    assert [part.call.action for part in screen.said if isinstance(part, CallButton) and part.best] == [lone]


def test_a_hint_for_the_only_card_takes_nothing_from_the_hint_before(short: None) -> None:
    app, screen = at(has_choice)
    press(app, "?", "?")
    until(app, lambda: screen.presenter.sheet.hint.weighing.done)
    weighed = screen.table.view.legal
    press(app, "escape")
    assert play_on(
        app, lambda view: view.phase is Phase.PLAY and not {*view.legal[1:], *weighed} & {*view.legal}
    )
    press(app, "?", "?", "?")
    assert screen.table.recommended == screen.table.view.legal


def test_where_nothing_else_is_allowed_nothing_is_weighed() -> None:
    app, screen = at(lambda view: view.phase is Phase.PLAY and len(view.legal) == 1 < len(view.hand))
    press(app, "?", "?", "?")
    assert at_work(screen) == 0
    assert shown(screen) is None
    assert screen.board.state.marks.recommended == set(legal_cards(screen))


@pytest.mark.parametrize("text", [100, 130, 150])
@pytest.mark.parametrize(
    "wanted",
    [must_follow, lambda view: view.phase is Phase.FIRST_ROUND, lambda view: view.phase is Phase.DISCARD],
    ids=["play", "call", "discard"],
)
def test_a_hint_can_be_had_at_every_size_of_text(
    short: None, wanted: Callable[[SeatView], bool], text: int
) -> None:
    app, screen = at(lambda view: wanted(view) and view.my_turn and len(view.legal) > 1, text=text)
    press(app, "?", "?", "?")
    until(app, lambda: screen.presenter.sheet.hint.weighing.done)
    app.tick(16)
    assert deals(screen) > 0
    click_on(app, "back to now")
    assert screen.presenter.sheet.opened is Opened.NOW


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize(
    "wanted",
    [
        lambda view: view.phase is Phase.PLAY and view.led is not None and len(view.legal) > 2,
        lambda view: view.phase is Phase.SECOND_ROUND and len(view.legal) > 6,
        lambda view: view.phase is Phase.DISCARD,
    ],
    ids=["play", "call", "discard"],
)
def test_the_reason_stands_beside_the_answer_and_all_of_it_has_room(
    short: None, wanted: Callable[[SeatView], bool], size: tuple[int, int]
) -> None:
    app, screen = at(lambda view: view.my_turn and wanted(view), size=size)
    press(app, "?", "?", "?")
    until(app, lambda: screen.presenter.sheet.hint.weighing.done)
    app.tick(16)
    area = screen.panel.find("sheet text")
    assert isinstance(area, ScrollArea)
    assert not area.most
    assert screen.presenter.sheet.hint.advice is not None
    values = screen.presenter.sheet.hint.weighing.values
    assert values is not None
    reason = (
        why_not_words(screen.table.view, screen.presenter.sheet.hint.advice, values)
        or screen.presenter.sheet.hint.advice.idea
    )
    assert plain(reason) in area.spoken


def test_with_the_largest_text_title_steps_reason_and_four_bars_are_in_sight(short: None) -> None:
    app, screen = at(lambda view: has_choice(view) and len(view.legal) == 4, text=150)
    press(app, "?", "?", "?")
    until(app, lambda: screen.presenter.sheet.hint.weighing.done)
    app.tick(16)
    area = screen.panel.find("sheet text")
    assert isinstance(area, ScrollArea)
    bars = next(part for part in area.content if isinstance(part, BarList))
    assert len(bars.bars.shown) == 4
    assert area.rect.contains(area.in_window(bars.rect))
    pinned = " ".join(part.spoken for part in screen.panel.widgets if part is not area)
    title = screen.presenter.page().title
    assert title in pinned
    assert [part.key for part in screen.panel.widgets if part.key.startswith("step ")] == [
        "step 1",
        "step 2",
        "step 3",
    ]


@pytest.mark.parametrize("phase", [Phase.FIRST_ROUND, Phase.SECOND_ROUND])
def test_with_the_largest_text_the_values_of_all_calls_shown_are_in_sight(short: None, phase: Phase) -> None:
    app, screen = at(lambda view: view.my_turn and view.phase is phase and len(view.legal) > 2, text=150)
    press(app, "?", "?", "?")
    until(app, lambda: screen.presenter.sheet.hint.weighing.done)
    app.tick(16)
    area = screen.panel.find("sheet text")
    assert isinstance(area, ScrollArea)
    bars = next(part for part in area.content if isinstance(part, BarList))
    assert len(bars.bars.shown) > 1
    assert not area.most
    if screen.panel.find("more") is not None:  # what had no room is there
        click_on(app, "more")
        area = screen.panel.find("sheet text")
        assert isinstance(area, ScrollArea)
        assert any(isinstance(part, BarsNote) for part in area.content)


@pytest.mark.parametrize("presses", [1, 2])
def test_with_the_largest_text_a_hint_opens_at_its_beginning(short: None, presses: int) -> None:
    app, screen = at(has_choice, text=150)
    press(app, *"?" * presses)
    wait(app)
    area = screen.panel.find("sheet text")
    assert isinstance(area, ScrollArea)
    assert area.offset == 0
    assert screen.presenter.page().title in " ".join(part.spoken for part in screen.panel.widgets)


def test_the_folded_calls_can_be_unfolded(short: None) -> None:
    app, screen = at(lambda view: view.phase is Phase.SECOND_ROUND and len(view.legal) > 6)
    press(app, "?", "?", "?")
    until(app, lambda: screen.presenter.sheet.hint.weighing.done)
    app.tick(16)
    found = shown(screen)
    assert found is not None
    if not found.folded:
        pytest.skip("all calls of this hand are as good")
    more = next(part for part in screen.panel.widgets if part.key.startswith("link "))
    more.activate()
    opened = shown(screen)
    assert opened is not None
    assert {bar.action for bar in opened.shown} == set(screen.table.view.legal)


def test_play_goes_on_while_a_hint_is_weighed(endless: None) -> None:
    app, screen = at(has_choice)
    press(app, "?")
    screen.choose(legal_cards(screen)[0])
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER)
    assert at_work(screen) <= 1  # the hand that is over may be reviewed


def test_the_idea_opens_the_clause_that_advises_it_and_its_word(short: None) -> None:
    app, screen = at(lambda view: view.my_turn and len(view.legal) > 1 and bool(advise(view).clauses))
    press(app, "?", "?", "m")
    links = [part for part in screen.panel.widgets if isinstance(part, ScrolledLink)]
    assert screen.presenter.sheet.hint.advice is not None
    clause = next(part for part in links if screen.presenter.sheet.hint.advice.clauses[0] in part.key)
    clause.activate()
    assert isinstance(app.stage.top, RulesScreen)
    app.stage.pop()
    word = next(
        part
        for part in screen.panel.widgets
        if part.key.startswith(f"link {screen.presenter.sheet.hint.advice.term}")
    )
    word.activate()
    assert isinstance(app.stage.top, GlossaryScreen)


@pytest.mark.parametrize(
    ("wanted", "asked"),
    [
        (lambda view: view.phase is Phase.FIRST_ROUND, "Call, or pass?"),
        (lambda view: view.phase is Phase.SECOND_ROUND, "Which suit"),
        (lambda view: view.phase is Phase.DISCARD, "Which card do you discard?"),
        (lambda view: view.phase is Phase.PLAY and view.led is None, "What do you lead?"),
        (has_choice, "What do you play on the "),
    ],
)
def test_the_headline_asks_what_is_to_be_decided(
    short: None, wanted: Callable[[SeatView], bool], asked: str
) -> None:
    app, screen = at(lambda view: view.my_turn and len(view.legal) > 1 and wanted(view))
    press(app, "?")
    assert screen.table.page().title.startswith(asked)


def test_a_hint_speaks_the_language_that_was_changed_meanwhile(short: None) -> None:
    app, screen = at(has_choice)
    press(app, "?", "?")
    app.change(language="en_XA")
    assert screen.presenter.sheet.hint.advice is not None
    assert screen.presenter.sheet.hint.advice.nudge.startswith("[")
    app.change(language="en")


def test_without_a_process_the_rule_of_thumb_still_answers() -> None:
    def none() -> Worker:
        raise OSError("no more processes")

    app, screen = at(has_choice, worker=none)
    press(app, "?", "?", "?")
    assert screen.presenter.sheet.hint.advice is not None
    assert screen.table.recommended == (screen.presenter.sheet.hint.advice.action,)
    area = screen.panel.find("sheet text")
    assert area is not None
    assert "couldn't compare the choices" in area.spoken
    app.tick(16)


def test_a_hint_that_cannot_be_noted_is_shown_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    app, screen = at(has_choice)

    def full(*_arguments: object, **_named: object) -> int:
        raise StoreFull("The disk is full.")

    monkeypatch.setattr(app.store.games, "append", full)
    press(app, "?")
    assert app.stage.top is screen
    assert (screen.presenter.sheet.opened, screen.presenter.sheet.hint.step) == (Opened.HINT, 0)
    press(app, "escape")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("text", "language"), [(100, "en"), (150, "en"), (100, "en_XA")])
def test_how_sure_the_answer_is_can_be_read_wherever_it_is_shown(
    size: tuple[int, int], text: int, language: str
) -> None:
    app = new_app(size, text=text, language=language)
    screen = maker("hint")(app.services, "1")
    show(app, screen)
    area = screen.panel.find("sheet text")
    assert isinstance(area, ScrollArea)
    assert not area.most
    everything = [*screen.panel.widgets, *area.content]
    note = next(part for part in everything if isinstance(part, BarsNote))
    assert note.spoken


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_in_the_drawer_all_values_of_a_hint_are_in_sight_at_once(size: tuple[int, int]) -> None:
    app = new_app(size, text=150)
    screen = maker("hint")(app.services, "1")
    show(app, screen)
    area = screen.panel.find("sheet text")
    assert isinstance(area, ScrollArea)
    bars = next(part for part in area.content if isinstance(part, BarList))
    assert bars.rect.bottom <= area.rect.h
