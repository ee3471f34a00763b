"""A hand looked at again: columns, verdicts, the strip, the ways on from there, and what is kept."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from pygame import Rect

from game import i18n
from game.client.app import App
from game.client.screens.glossary import GlossaryScreen
from game.client.screens.messages import MessageScreen
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.practice import PracticeScreen
from game.client.screens.records import RecordsScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.review import ReviewScreen
from game.client.screens.review_game import GameReviewScreen
from game.client.screens.review_pages.questions import LevelsScreen, WhyScreen
from game.client.screens.review_pages.verdict import VerdictCard
from game.client.widgets.linked import ScrolledLink
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.text import TextBlock
from game.presenters.hand_reviews import Reviews
from game.records.record_file import Recorded, open_record
from game.rules.actions import Phase
from game.rules.seats import Seat
from game.storage.settings import Practice
from game.tutor.review import Mark
from tests.client.drive import click_on, move, new_app, press, random_events, show
from tests.client.reviewed import Thinker, a_game, reviewing, sat_out, thrown_in, weighed, with_thinker
from tests.client.table.sitting import play_on, sit_down, wait
from tests.client.test_layouts import WINDOWS, _Pseudo
from tests.rules.egn_games import a_deal
from tests.rules.egn_games import a_game as an_egn_game

EXAMPLES = Path(__file__).parents[3] / "shared" / "egn" / "examples"


def a_mistake(**settings: object) -> tuple[App, ReviewScreen]:
    """A hand with a mistake, opened at it."""
    app, screen = reviewing(a_game(), 0, **settings)  # type: ignore[arg-type]
    for number in range(len(a_game().deals)):
        screen.go(number)
        if screen.shown.found is not None and screen.shown.found.mistakes:
            return app, screen
    raise LookupError("no mistake in the game")


# -- what is shown -------------------------------------------------------------------------------


def test_the_costliest_decision_is_open_at_first() -> None:
    _app, screen = a_mistake()
    assert screen.shown.found is not None
    judged = screen.shown.judged(screen.shown.column)
    assert judged is not None
    assert judged == screen.shown.found.costliest


def test_every_decision_of_the_learner_stands_in_one_column() -> None:
    _app, screen = reviewing(a_game())
    assert screen.shown.found is not None
    shown = [judged for column in screen.shown.columns for judged in column.judged]
    assert shown == list(screen.shown.found.judged)
    assert [column.number for column in screen.shown.columns] == [0, 1, 2, 3, 4, 5]


def test_arrows_open_the_columns_beside_and_keep_the_focus_on_them() -> None:
    app, screen = reviewing(a_game())
    press(app, "left", "left", "left", "left", "left")
    assert screen.shown.column.number == 0
    press(app, "right", "right")
    assert screen.shown.column.number == 2
    assert screen.panel.focus_key == "column 2"


def test_a_click_opens_a_column() -> None:
    app, screen = reviewing(a_game())
    click_on(app, "column 3")
    assert screen.shown.column.number == 3


def test_enter_shows_the_next_decision_of_a_column_with_several() -> None:
    app, screen = reviewing(a_game())
    for number in range(len(a_game().deals)):
        screen.go(number)
        if len(screen.shown.columns[0].judged) > 1:
            break
    screen.choose(0)
    seen = {screen.shown.place(screen.shown.column)}
    for _decision in screen.shown.column.judged:
        press(app, "return")
        seen.add(screen.shown.place(screen.shown.column))
    assert seen == set(range(len(screen.shown.column.judged)))


def test_page_keys_go_to_the_hands_before_and_after() -> None:
    app, screen = reviewing(a_game(), 1)
    press(app, "page down")
    assert screen.shown.number == 2
    press(app, "page up", "page up", "page up")
    assert screen.shown.number == 0


def test_every_part_can_be_reached_with_the_keyboard() -> None:
    app, screen = a_mistake()
    reached = set()
    for _stop in range(30):
        press(app, "tab")
        reached.add(screen.panel.focus_key)
    assert {"back", "again", "others", "why", "step", "luck"} <= reached
    assert any(key.startswith("column ") for key in reached)


def test_the_open_card_leaves_the_whole_sentence_to_the_strip() -> None:
    _app, screen = a_mistake()
    cards = [part for part in screen.panel.widgets if isinstance(part, VerdictCard)]
    opened = next(card for card in cards if card.chosen)
    whole = screen.shown.words.verdict(screen.shown.column, screen.shown.place(screen.shown.column))
    assert opened.verdict.sentence == whole.brief != whole.sentence
    assert opened.spoken == whole.spoken
    others = [card.verdict for card in cards if not card.chosen]
    assert any(verdict.sentence != verdict.brief for verdict in others)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_head_of_a_column_names_the_winner_in_every_window(size: tuple[int, int]) -> None:
    _app, screen = a_mistake(size=size)
    words = screen.shown.words
    titles = [words.column_title(column, winner=True) for column in screen.shown.columns]
    shown = [part.text for part in screen.panel.widgets if isinstance(part, TextBlock)]
    assert set(titles) <= set(shown)


def test_what_is_spoken_of_a_column_tells_trick_mark_cost_and_reason() -> None:
    _app, screen = a_mistake()
    card = screen.panel.find(f"column {screen.shown.column.number}")
    assert card is not None
    judged = screen.shown.judged(screen.shown.column)
    assert judged is not None
    assert judged.mark is Mark.MISTAKE
    assert "Mistake" in card.spoken
    assert (
        screen.shown.words.verdict(screen.shown.column, screen.shown.place(screen.shown.column)).cost
        in card.spoken
    )


def test_a_hand_that_was_thrown_in_shows_what_everyone_held() -> None:
    app, screen = reviewing(thrown_in(), 0)
    assert [column.number for column in screen.shown.columns] == [0]
    press(app, "right", "left")
    assert screen.shown.column.number == 0


def test_a_learner_who_sat_out_has_nothing_to_decide_in_the_tricks() -> None:
    _app, screen = reviewing(sat_out(), 0)
    screen.choose(3)
    assert screen.panel.find("again") is None
    card = screen.panel.find("column 3")
    assert card is not None
    assert "sat this hand out" in card.spoken


def test_cards_that_a_record_does_not_tell_are_neither_judged_nor_shown(tmp_path: Path) -> None:
    file = tmp_path / "bare.egn"
    bare = an_egn_game(a_deal(discard=None, tricks=["Jh Th Ts 9h"]))
    file.write_text(json.dumps(bare), encoding="utf-8")
    app = new_app()
    with_thinker(app)
    dealer = Seat.EAST
    reviews = Reviews(app.store, app.services.worker, open_record(file), dealer)
    show(app, ReviewScreen(app.services, reviews, "bare.egn", 0))
    app.tick(16)
    screen = app.stage.top
    assert isinstance(screen, ReviewScreen)
    judged = screen.shown.judged(screen.shown.columns[0])
    assert judged is not None
    assert judged.mark is Mark.UNKNOWN
    assert judged.action.card is not None
    assert str(judged.action.card) not in screen.shown.words.called(screen.shown.columns[0], judged).words
    assert screen.shown.opened(screen.shown.columns[0], str).shown == ()
    assert screen.panel.find("again") is None


def test_a_hand_with_untold_cards_is_not_listed_as_faultless(tmp_path: Path) -> None:
    file = tmp_path / "bare.egn"
    bare = an_egn_game(a_deal(discard=None, tricks=["Jh Th Ts 9h"]))
    file.write_text(json.dumps(bare), encoding="utf-8")
    app = new_app()
    with_thinker(app)
    reviews = Reviews(app.store, app.services.worker, open_record(file), Seat.EAST)
    reviews.want(0)
    assert reviews.poll()
    whole = GameReviewScreen(app.services, reviews, "bare.egn")
    show(app, whole)
    hands = whole.panel.find("hands")
    assert hands is not None
    assert "Not judged" in hands.spoken
    assert "No mistake" not in hands.spoken
    assert "no cost" not in hands.spoken
    assert "1 hand doesn't count here" in whole.spoken
    assert "points" not in whole.spoken


def test_the_sums_name_the_player_of_another_record() -> None:
    app = new_app()
    with_thinker(app)
    own = GameReviewScreen(app.services, weighed(app.services, a_game()), "Game 3")
    show(app, own)
    assert "Your choices cost" in own.spoken
    others = replace(a_game(), foreign=True, names=("Anna", "Ben", "Cora", "Dirk"))
    theirs = GameReviewScreen(app.services, weighed(app.services, others), "theirs.egn")
    show(app, theirs)
    assert "Anna's choices cost" in theirs.spoken
    assert "our choices" not in theirs.spoken


def test_a_decision_weighed_without_a_result_can_be_taken_up_again() -> None:
    _app, screen = reviewing(a_game())
    assert screen.shown.found is not None
    failed = (replace(each, mark=Mark.UNKNOWN, failed=True, cost=0.0) for each in screen.shown.found.judged)
    screen.shown.reviews.know(screen.shown.number, replace(screen.shown.found, judged=tuple(failed)))
    screen.rebuild()
    assert "Some decisions couldn't be weighed." in screen.spoken
    assert screen.panel.find("again") is not None


def test_links_stand_below_a_short_text_without_scrolling(tmp_path: Path) -> None:
    file = tmp_path / "bare.egn"
    bare = an_egn_game(a_deal(discard=None, tricks=["Jh Th Ts 9h"]))
    file.write_text(json.dumps(bare), encoding="utf-8")
    app = new_app()
    with_thinker(app)
    show(
        app,
        ReviewScreen(
            app.services, Reviews(app.store, app.services.worker, open_record(file), Seat.EAST), "bare.egn", 0
        ),
    )
    screen = app.stage.top
    app.tick(16)
    assert isinstance(screen, ReviewScreen)
    judged = screen.shown.judged(screen.shown.column)
    assert judged is not None
    assert judged.mark is Mark.UNKNOWN
    assert screen.panel.find("step") is not None
    area = screen.panel.find("decision")
    assert isinstance(area, ScrollArea)
    assert not area.most


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 100), ((1280, 720), 150)])
def test_what_can_be_done_about_a_call_stands_in_sight(size: tuple[int, int], text: int) -> None:
    _app, screen = a_mistake(size=size, text=text)
    screen.choose(0)
    for button in screen.shown.buttons():
        assert screen.panel.find(button.id) is not None


# -- while it is weighed -------------------------------------------------------------------------


def test_cards_say_that_decisions_are_weighed_and_fill_in_when_they_are() -> None:
    app = new_app()
    thinker = with_thinker(app, slow=True)
    screen = ReviewScreen(
        app.services, Reviews(app.store, app.services.worker, a_game(), Seat.SOUTH), "Game 3", 1
    )
    show(app, screen)
    card = screen.panel.find("column 2")
    assert card is not None
    assert "weighing" in card.spoken
    thinker.slow = False
    screen.leave()
    screen.enter()
    app.tick(16)
    card = screen.panel.find("column 2")
    assert card is not None
    assert "weighing" not in card.spoken


def test_leaving_gives_the_search_up() -> None:
    app = new_app()
    thinker = with_thinker(app, slow=True)
    screen = ReviewScreen(
        app.services, Reviews(app.store, app.services.worker, a_game(), Seat.SOUTH), "Game 3", 1
    )
    show(app, screen)
    assert thinker.asked
    cancelled = []
    for answer in thinker.asked:
        answer.cancel = lambda answer=answer: cancelled.append(answer)  # type: ignore[method-assign,misc]
    press(app, "escape")
    assert len(cancelled) == len(thinker.asked)


def test_where_the_system_has_no_process_a_hand_is_weighed_all_the_same() -> None:
    def none() -> Thinker:
        raise OSError("no process")

    app = new_app()
    app.services = replace(app.services, worker=none)  # type: ignore[arg-type]
    reviews = Reviews(app.store, app.services.worker, thrown_in(), Seat.SOUTH)
    show(app, ReviewScreen(app.services, reviews, "Game 3", 0))
    app.tick(16)
    assert reviews.known(0)
    screen = app.stage.top
    assert isinstance(screen, ReviewScreen)
    assert screen.shown.judged(screen.shown.column) is not None
    press(app, "o")
    assert app.stage.top is not None
    assert "Sharp" in app.stage.top.spoken


# -- ways on -------------------------------------------------------------------------------------


def test_play_it_again_stands_at_that_very_decision() -> None:
    app, screen = a_mistake()
    judged = screen.shown.judged(screen.shown.column)
    assert judged is not None
    press(app, "p")
    table = app.stage.top
    assert isinstance(table, PracticeScreen)
    assert table.heading()[0] == "Trying it again"
    assert (table.table.view.hand, table.table.view.legal) == (judged.view.hand, judged.view.legal)
    assert table.table.view.tricks == judged.view.tricks


def test_a_hand_tried_again_is_compared_with_before_and_leads_back() -> None:
    app, screen = a_mistake()
    press(app, "p")
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER)
    table = app.stage.top
    assert isinstance(table, PracticeScreen)
    assert any("Before" in getattr(block, "text", "") for block in table.table.page().blocks)
    click_on(app, "next")
    assert app.stage.top is screen


def test_trying_again_leaves_the_saved_game_alone() -> None:
    app, table = sit_down()
    with_thinker(app)
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER)
    listed = app.store.games.listed(10)
    table.services = app.services
    press(app, "r")
    screen = app.stage.top
    assert isinstance(screen, ReviewScreen)
    app.tick(16)
    press(app, "p")
    assert isinstance(app.stage.top, PracticeScreen)
    play_on(app, lambda view: view.phase is Phase.HAND_OVER)
    assert app.store.games.listed(10) == listed
    assert app.services.saved_game() is not None


def test_what_every_level_would_do_fills_in() -> None:
    app, _screen = a_mistake()
    press(app, "o")
    asked = app.stage.top
    assert isinstance(asked, LevelsScreen)
    assert "Sharp" not in asked.spoken
    app.tick(16)
    shown = " ".join(part.spoken for part in asked.panel.widgets)
    for name in ("Greenhorn", "Hopeful", "Sunday", "Steady", "Sharp"):
        assert name in asked.spoken
        assert name in shown


def test_the_others_tell_why_they_played_as_they_did_and_the_learner_does_not() -> None:
    app, screen = a_mistake()
    screen.choose(1)
    press(app, "w")
    asked = app.stage.top
    assert isinstance(asked, WhyScreen)
    assert all(name in asked.spoken for name in ("Walt", "Nora", "Ezra"))
    assert len(asked.moves) == 3
    listed = asked.panel.find("text")
    assert isinstance(listed, ScrollArea)
    assert [row.spoken.split()[0] for row in listed.content] == ["Walt", "Nora", "Ezra"]


def test_the_reason_names_a_word_of_the_glossary_and_opens_it() -> None:
    app, screen = a_mistake()
    assert screen.shown.found is not None
    links: list[ScrolledLink] = []
    for column in range(len(screen.shown.found.judged)):
        screen.choose(column)
        links = [part for part in screen.panel.widgets if isinstance(part, ScrolledLink)]
        if links:
            break
    screen.panel.focus(links[0])
    press(app, "return")
    assert isinstance(app.stage.top, GlossaryScreen)


def test_the_luck_of_a_hand_is_explained() -> None:
    app, screen = a_mistake()
    click_on(app, "luck")
    message = app.stage.top
    assert isinstance(message, MessageScreen)
    assert screen.shown.found is not None
    assert screen.shown.words.luck_explained(screen.shown.found) in message.spoken


def test_stepping_through_begins_at_the_decision_with_the_learners_cards_alone() -> None:
    app, screen = a_mistake()
    judged = screen.shown.judged(screen.shown.column)
    assert judged is not None
    press(app, "s")
    replay = app.stage.top
    assert isinstance(replay, ReplayScreen)
    looked = replay.replay
    assert (looked.deal, looked.done, looked.eyes) == (screen.shown.number, judged.step, Seat.SOUTH)
    assert looked.now.hands[Seat.SOUTH] == judged.view.hand


# -- doors ---------------------------------------------------------------------------------------


def sit_down_with_thinker() -> tuple[App, PracticeScreen]:
    """A practice table whose hands are weighed by the thinker of these tests."""
    thinker = Thinker()
    return sit_down(worker=lambda: thinker)


def test_a_practice_hand_is_weighed_while_its_result_is_looked_at_and_its_cost_kept() -> None:
    app, table = sit_down_with_thinker()
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER, choose=lambda view: view.legal[0])
    for _frame in range(5):
        app.tick(16)
    kept = app.store.reviews.of(table.presenter.game.id)
    assert list(kept) == [0]
    assert any("Cost of mistakes" in getattr(block, "text", "") for block in table.table.page().blocks)
    click_on(app, "look")
    screen = app.stage.top
    assert isinstance(screen, ReviewScreen)
    app.tick(16)
    assert screen.shown.found is not None
    assert screen.shown.found.cost == pytest.approx(kept[0].cost)


def test_a_choice_made_after_a_hint_says_so_in_the_review() -> None:
    app, table = sit_down()
    with_thinker(app)
    assert play_on(app, lambda view: view.phase is Phase.PLAY and len(view.legal) > 1)
    wait(app)
    press(app, "?", "?", "?", "escape")
    trick = len(table.table.view.tricks) + 1
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER)
    click_on(app, "look")
    app.tick(16)
    screen = app.stage.top
    assert isinstance(screen, ReviewScreen)
    for column in screen.shown.columns:
        card = screen.panel.find(f"column {column.number}")
        assert card is not None
        assert ("Hint used: the answer" in card.spoken) == (column.number == trick)


def test_a_hand_whose_end_was_taken_back_is_weighed_anew() -> None:
    app, table = sit_down_with_thinker()
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER)
    app.tick(16)
    first = table.presenter.review.found
    assert first is not None
    press(app, "u")
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER)
    app.tick(16)
    assert table.presenter.review.found is not None
    assert table.presenter.review.found is not first
    assert list(app.store.reviews.of(table.presenter.game.id)) == [0]


def test_a_result_never_tells_the_cost_of_the_hand_before() -> None:
    app, table = sit_down_with_thinker()
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER)
    app.tick(16)
    assert table.presenter.state.cost
    told = []
    table.session.subscribe(
        lambda moment: (
            told.append(table.presenter.state.cost) if moment.view.phase is Phase.HAND_OVER else None
        )
    )
    table.press("next")
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER)
    assert told == [None]


def test_the_whole_game_is_listed_with_the_costliest_hand_a_press_away() -> None:
    app = new_app()
    with_thinker(app)
    whole = GameReviewScreen(app.services, weighed(app.services, a_game()), "Game 3")
    show(app, whole)
    click_on(app, "costliest")
    screen = app.stage.top
    assert isinstance(screen, ReviewScreen)
    costs = [found.cost for number in range(4) if (found := whole.reviews.of(number)) is not None]
    assert screen.shown.number == costs.index(max(costs))
    press(app, "a")
    assert app.stage.top is whole


def test_the_game_is_weighed_hand_by_hand_as_one_looks() -> None:
    app = new_app()
    with_thinker(app)
    whole = GameReviewScreen(
        app.services, Reviews(app.store, app.services.worker, a_game(), Seat.SOUTH), "Game 3"
    )
    show(app, whole)
    for _frame in range(8):
        app.tick(16)
    assert all(whole.reviews.known(number) for number in range(4))
    assert "per hand" in whole.spoken


def test_a_saved_game_can_be_reviewed_from_the_list() -> None:
    app, table = sit_down()
    assert play_on(app, lambda view: view.phase is Phase.HAND_OVER)
    app.stage.home()
    with_thinker(app)
    show(app, RecordsScreen(app.services))
    click_on(app, f"review {table.presenter.game.id}")
    assert isinstance(app.stage.top, ReviewScreen)
    app.tick(16)
    assert list(app.store.reviews.of(table.presenter.game.id)) == [0]


def test_a_hand_still_in_play_is_not_reviewed() -> None:
    app, table = sit_down()
    assert play_on(app, lambda view: bool(view.tricks))
    app.stage.home()
    with_thinker(app)
    show(app, RecordsScreen(app.services))
    click_on(app, f"review {table.presenter.game.id}")
    assert isinstance(app.stage.top, MessageScreen)


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.egn")), ids=lambda path: path.stem)
def test_the_games_of_others_can_be_reviewed_for_every_player(file: Path) -> None:
    app = new_app()
    app.start()
    with_thinker(app)
    record = open_record(file)
    for seat in Seat:
        replay = ReplayScreen(app.services, record, file.name)
        show(app, replay)
        replay.replay.eyes = seat
        press(app, "r")
        screen = app.stage.top
        assert isinstance(screen, ReviewScreen)
        for _frame in range(3):
            app.tick(16)
        assert screen.shown.reviews.known(0)
        assert screen.shown.hand.seat is seat
        assert screen.shown.words.name(seat) == record.names[seat]
        app.stage.home()


# -- every window --------------------------------------------------------------------------------


def fits(screen: PanelScreen, size: tuple[int, int]) -> None:
    """Nothing leaves the window or covers anything else."""
    window = Rect(0, 0, *size)
    parts = [part for part in screen.panel.widgets if not isinstance(part, ScrolledLink)]
    for part in parts:
        assert window.contains(part.rect), f"{part.key or part.spoken} leaves the window: {part.rect}"
    for one, other in combinations(parts, 2):
        assert not one.rect.colliderect(other.rect), f"{one.key} {one.rect} covers {other.key} {other.rect}"


@pytest.mark.parametrize("long_words", [False, True], ids=["english", "pseudo"])
@pytest.mark.parametrize(("size", "text"), WINDOWS)
@pytest.mark.parametrize("record", [a_game, thrown_in], ids=["game", "thrown-in"])
def test_a_reviewed_hand_fits_every_window(
    record: object, size: tuple[int, int], text: int, long_words: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: Recorded = record()  # type: ignore[operator]
    app, screen = reviewing(found, len(found.deals) - 1, size, text=text)
    if long_words:
        i18n.speak(i18n.Language(texts=_Pseudo()))
    for column in {
        screen.shown.columns[0].number,
        screen.shown.column.number,
        screen.shown.columns[-1].number,
    }:
        screen.choose(column)
        screen.relayout(app.stage.ui)
        fits(screen, size)
        area = screen.panel.find("decision")
        assert isinstance(area, ScrollArea)
        assert area.rect.h >= 2 * app.stage.ui.font(17), "the strip shows no line of its text"


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 130), ((1280, 720), 150), ((1024, 640), 130)])
def test_with_large_text_the_sentence_of_a_decision_is_read_without_paging(
    size: tuple[int, int], text: int
) -> None:
    _app, screen = a_mistake(size=size, text=text)
    area = screen.panel.find("decision")
    assert isinstance(area, ScrollArea)
    assert area.most == 0


@pytest.mark.parametrize("long_words", [False, True], ids=["english", "pseudo"])
@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_the_list_of_hands_fits_every_window(
    size: tuple[int, int], text: int, long_words: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = new_app(size, text=text)
    if long_words:
        i18n.speak(i18n.Language(texts=_Pseudo()))
    screen = GameReviewScreen(app.services, weighed(app.services, a_game()), "Game 3")
    show(app, screen)
    fits(screen, size)


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 150), ((1280, 720), 100), ((1920, 1080), 130)])
def test_games_and_the_ways_to_their_reviews_fit_every_window(size: tuple[int, int], text: int) -> None:
    app = new_app(size, text=text)
    for seed in "123":
        app.services.open("table", Practice(ruleset="danville", seed=seed))
    screen = RecordsScreen(app.services)
    show(app, screen)
    assert screen.panel.find("review 3") is not None
    fits(screen, size)


@pytest.mark.slow
@pytest.mark.parametrize("deck", ["two", "four"])
def test_chance_events_break_nothing(deck: str) -> None:
    app, _screen = reviewing(a_game(), 1, deck=deck)
    random_events(app, 900)
    app.stage.home()
    whole = GameReviewScreen(app.services, weighed(app.services, a_game()), "Game 3")
    show(app, whole)
    random_events(app, 500, seed=2)


@pytest.mark.slow
def test_chance_events_break_no_hand_tried_again() -> None:
    app, _screen = a_mistake()
    press(app, "p")
    random_events(app, 700, seed=3)


def test_the_mouse_over_a_column_changes_nothing_but_its_edge() -> None:
    app, screen = reviewing(a_game())
    before = screen.shown.column.number
    card = screen.panel.find("column 4")
    assert card is not None
    move(app, card.rect.center)
    assert screen.shown.column.number == before
    assert card.hovered
