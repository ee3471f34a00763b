"""An evening as a learner goes through it: pages, buttons, the own table, and what is kept of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from game.bots.at_once import AtOnce
from game.bots.ladder import SlipRate
from game.bots.levels import Bot, Level
from game.evening.in_play import OWN_SEAT
from game.evening.keeping import Plan, entry_text
from game.evening.people import company
from game.pages.evening_card import card_view
from game.pages.evening_room import room_of
from game.pages.evening_setup import EveningChoice
from game.pages.review import HandWords
from game.pages.review_game import player_reviewed
from game.presenters.evening import EveningPresenter, Stage
from game.presenters.evening_games import (
    EveningGame,
    LostEvening,
    begin_evening,
    hands_of_table,
    resume_evening,
    unfinished_evening,
)
from game.presenters.evening_setup import EveningSetup
from game.presenters.practice import PracticePresenter
from game.records.record_file import Recorded
from game.records.reviewing import reviewable
from game.rules.actions import Phase
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.view import observe
from game.session import Session
from game.storage.errors import StoreFull
from tests.evening.evenings import BUTLER, WEDNESDAY
from tests.presenters.conftest import PlainDesk
from tests.tables import rules

HELPER = Bot(Level.STEADY, "learner")


@pytest.fixture
def at_once(desk: PlainDesk) -> PlainDesk:
    """A desk where thinking is waited for."""
    return replace(desk, worker=AtOnce)  # type: ignore[arg-type]


def begun(desk: PlainDesk, sheet: str = WEDNESDAY, **chosen: object) -> EveningPresenter:
    choice = replace(
        EveningChoice(sheet, tables=2, rounds=2, company="greenhorn", by_hand=False, seed="7"),
        **chosen,  # type: ignore[arg-type]
    )
    return EveningPresenter(desk, EveningSetup(desk, choice).begin("Anna"))


def words(presenter: EveningPresenter) -> str:
    page = presenter.page()
    texts = [getattr(block, "text", "") for block in page.blocks]
    return " ".join([page.title, page.where, *texts, *(button.words for button in page.every_button())])


def play_on(session: Session, hands: int = 1) -> None:
    """The learner plays as a steady bot would, until so many hands more are over."""
    goal = session.state.standing.deals + hands
    while session.state.standing.deals < goal:
        if session.state.phase is Phase.HAND_OVER:
            session.next_hand()
        elif not session.advance():
            session.submit(HELPER.choose(observe(session.state, session.learner)))


def sit(presenter: EveningPresenter) -> PracticePresenter:
    route = presenter.act("sit")
    assert route is not None
    assert route.name == "evening_table"
    _evening, table = route.about
    return PracticePresenter(presenter.desk, table, lambda _moment: None, presenter.occasion)  # type: ignore[arg-type]


def play_round(presenter: EveningPresenter, hands: int) -> None:
    """The own table's round to its end, and the others'."""
    table = sit(presenter)
    play_on(table.session, hands)
    assert table.act("next") is not None  # the table is left
    presenter.settle()
    while presenter.advance():
        pass
    while presenter.game.state.still_playing:
        presenter.advance()


def sign(presenter: EveningPresenter) -> None:
    while presenter.stage is Stage.CARD and not presenter.game.state.is_checked:
        ids = [button.id for button in presenter.page().every_button()]
        presenter.act("strike" if "strike" in ids else "initial")
    presenter.act("round")


def again(presenter: EveningPresenter) -> EveningPresenter:
    """The evening as it is found when the app is opened anew."""
    saved = unfinished_evening(presenter.desk.store)
    assert saved is not None
    return EveningPresenter(presenter.desk, resume_evening(presenter.desk.store, saved))


def test_the_room_shows_every_table_and_where_to_sit(at_once: PlainDesk) -> None:
    presenter = begun(at_once)
    room = room_of(presenter.game.state)
    assert [table.own for table in room.tables].count(True) == 1
    own = next(table for table in room.tables if table.own)
    assert own.names[OWN_SEAT] == "You"
    assert (own.hand, own.hands, own.points) == (1, 8, (0, 0))
    assert "The room, round 1 of 2" in words(presenter)
    assert "Sit down, hand 1" in words(presenter)


def test_the_own_table_is_a_practice_table_with_people_of_the_evening(at_once: PlainDesk) -> None:
    presenter = begun(at_once)
    table = sit(presenter)
    names = presenter.game.names
    assert names is not None
    assert table.heading[1].startswith("Round 1 of 2, table")
    model = table.model(still=True)
    assert model.names is not None
    assert model.names[1:] == names[1:]
    play_on(table.session)
    page = table.page()
    assert [button.words for button in page.every_button()][:2] == ["Next hand", "Look around the room"]


def test_nora_keeps_her_face_wherever_she_sits(at_once: PlainDesk) -> None:
    seen = set()
    for seed in range(30):
        presenter = begun(at_once, seed=str(seed))
        for table in room_of(presenter.game.state).tables:
            for seat, (name, face) in enumerate(zip(table.names, table.faces, strict=True)):
                assert face == (name.lower() if name in ("Nora", "Walt", "Ezra") else "")
                if name == "Nora" and table.own:
                    seen.add(seat)
                    shown = sit(presenter).model(still=True).faces
                    assert shown is not None
                    assert shown[seat] == "nora"
    assert seen == {1, 2, 3}


def test_after_a_hand_the_room_and_the_card_know_it(at_once: PlainDesk) -> None:
    presenter = begun(at_once)
    table = sit(presenter)
    play_on(table.session, 2)
    presenter.settle()
    assert presenter.stage is Stage.ROOM
    room = room_of(presenter.game.state)
    own = next(each for each in room.tables if each.own)
    assert own.hand == 3
    assert own.points == table.session.state.standing.points
    card = card_view(presenter.game.state)
    assert [bool(box.words) for box in card.boxes] == [True, True, *[False] * 6]
    assert card.total == table.session.state.standing.players[0]


@pytest.mark.clause("WED-21")
def test_a_whole_evening_is_played_round_by_round(at_once: PlainDesk) -> None:
    presenter = begun(at_once)
    first = presenter.game.evening.now
    for number in (1, 2):
        play_round(presenter, 8)
        assert presenter.stage is Stage.CARD
        sign(presenter)
        assert presenter.stage is Stage.ROUND
        assert "8 hands played" in words(presenter)
        presenter.act("move")
        assert len(presenter.game.evening.played) == number
    assert presenter.stage is Stage.OVER
    assert presenter.game.evening.played[0].tables[0].table in (first.tables if first else ())
    assert "place" in words(presenter)
    assert unfinished_evening(at_once.store) is None
    assert presenter.act("look") is None
    assert "Which round?" in presenter.page().todo
    for number, played in enumerate(presenter.game.evening.played, 1):
        route = presenter.act(f"hands {number}")
        assert route is not None
        assert route.name == "review"
        record = route.about[0]
        assert isinstance(record, Recorded)
        own = next(table for table in played.tables if presenter.game.evening.learner in table.seats)
        theirs = tuple(presenter.game.evening.person(person).name for person in own.seats[1:])
        assert record.names == ("You", *theirs)
        assert len([deal for deal in record.deals if deal.over]) == 8
        presenter.settle()  # back from the review
        assert presenter.stage is Stage.HANDS
    presenter.act("over")
    assert presenter.stage is Stage.OVER


def test_what_decisions_cost_is_told_as_far_as_hands_were_reviewed(at_once: PlainDesk) -> None:
    presenter = begun(at_once, rounds=1)
    play_round(presenter, 8)
    sign(presenter)
    assert presenter.costs is None
    game = presenter.game.rounds[0].game
    at_once.store.reviews.keep(game, 0, 0.5, 1.0, 4, 1)
    at_once.store.reviews.keep(game, 3, 0.75, -2.0, 5, 2)
    presenter.act("move")
    assert "cost 1.2 points in the 2 hands reviewed" in words(presenter)


def test_a_review_of_a_nights_hand_has_the_names_of_the_table_and_speaks_to_the_learner(
    at_once: PlainDesk,
) -> None:
    presenter = begun(at_once)
    table = sit(presenter)
    play_on(table.session)
    route = table.act("look")
    assert route is not None
    record = route.about[0]
    assert isinstance(record, Recorded)
    names = presenter.game.names
    assert names is not None
    assert record.names == ("You", *names[1:])
    told = HandWords(reviewable(record, 0))
    assert told.own
    assert [told.won(seat) for seat in (Seat.SOUTH, Seat.NORTH)] == ["You won", f"{names[2]} won"]
    assert player_reviewed(record) == ""


@pytest.mark.clause("WED-21")
def test_at_the_end_of_a_round_it_is_told_where_one_goes_next(at_once: PlainDesk) -> None:
    presenter = begun(at_once)
    play_round(presenter, 8)
    sign(presenter)
    told = words(presenter)
    presenter.act("move")
    state = presenter.game.state
    own = state.own
    assert own is not None
    partner = state.evening.person(own.seats[2]).name
    assert f"Next you play at table {state.own_number} with {partner}" in told


def at_the_end_of_a_round(desk: PlainDesk) -> EveningPresenter:
    """The own table and everybody else is done, in a room one can see."""
    presenter = begun(desk, tables=4)
    presenter.paced = True
    play_round(presenter, 8)
    sign(presenter)
    return presenter


def test_the_others_are_seen_to_finish_hand_by_hand(at_once: PlainDesk) -> None:
    presenter = at_the_end_of_a_round(at_once)
    number = next(table.number for table in presenter.room.tables if not table.done)
    assert "still playing" in words(presenter)
    counts = [presenter.room.tables[number - 1].hand]
    for _frame in range(400):
        before = presenter.room
        assert presenter.watch(20) is (presenter.room != before)
        counts.append(presenter.room.tables[number - 1].hand)
    assert counts == sorted(counts)
    assert presenter.room.tables[number - 1].done
    assert "Everybody is done." in words(presenter)
    presenter.act("wait")
    assert "Next you play" in words(presenter)


def test_whoever_does_not_want_to_wait_goes_on_at_once(at_once: PlainDesk) -> None:
    presenter = at_the_end_of_a_round(at_once)
    assert presenter.waiting
    presenter.act("wait")
    assert not presenter.waiting
    presenter.act("move")
    assert presenter.stage is Stage.ROOM
    assert len(presenter.game.evening.played) == 1


def test_an_evening_left_in_the_middle_of_a_hand_comes_back_at_the_very_decision(at_once: PlainDesk) -> None:
    presenter = begun(at_once)
    table = sit(presenter)
    play_on(table.session, 1)
    table.session.next_hand()
    while not table.session.waits_for_learner:
        table.session.advance()
    for _hand in range(3):
        presenter.advance()
    before, others = table.session.state, presenter.game.state.tables
    back = again(presenter)
    assert sit(back).session.state == before
    assert back.game.state.tables == others


def test_practice_played_in_between_leaves_the_evening_alone(at_once: PlainDesk) -> None:
    from game.presenters.practice_games import begin, unfinished

    presenter = begun(at_once)
    before = sit(presenter).session.state
    practice = begin(at_once.store, at_once.store.settings.practice)
    left = unfinished(at_once.store)
    assert left is not None
    assert left.id == practice.id
    assert sit(again(presenter)).session.state == before


@pytest.mark.parametrize("stage", ["card", "signed", "moved"])
def test_an_evening_killed_between_two_steps_of_a_round_goes_on_from_there(
    at_once: PlainDesk, stage: str
) -> None:
    presenter = begun(at_once)
    play_round(presenter, 8)
    if stage != "card":
        sign(presenter)
    if stage == "moved":
        presenter.act("move")
    back = again(presenter)
    assert back.game.state == presenter.game.state
    assert back.game.rounds == presenter.game.rounds


def test_a_kill_after_the_last_card_and_before_the_round_was_closed_loses_nothing(at_once: PlainDesk) -> None:
    presenter = begun(at_once)
    table = sit(presenter)
    play_on(table.session, 8)
    back = again(presenter)  # nobody settled
    assert back.stage is Stage.CARD
    own = back.game.state.own
    assert own is not None
    assert own.hands == hands_of_table(table.session)


@pytest.mark.clause("WED-24")
def test_a_card_kept_by_hand_asks_for_every_box(at_once: PlainDesk) -> None:
    presenter = begun(at_once, by_hand=True)
    table = sit(presenter)
    for number in range(1, 9):
        play_on(table.session)
        assert table.act("next") is not None
        presenter.settle()
        assert presenter.stage is Stage.CARD
        assert f"box {number}?" in presenter.page().todo
        presenter.act(f"write {entry_text(presenter.game.state.owed[number - 1])}")
        if number == 5:
            assert again(presenter).game.state == presenter.game.state
    assert presenter.game.state.own_closed
    sign(presenter)
    assert presenter.game.state.is_checked


@pytest.mark.clause("WED-24")
def test_a_hand_on_the_card_is_not_taken_back_in_the_next_one(at_once: PlainDesk) -> None:
    presenter = begun(at_once, by_hand=True)
    play_on(sit(presenter).session)
    presenter.settle()
    presenter.act(f"write {entry_text(presenter.game.state.owed[0])}")
    for taken_up in (presenter, again(presenter)):
        session = sit(taken_up).session
        while session.advance():
            pass
        assert not session.can_undo
        assert not session.undo()
        assert session.state.standing.deals == 1
    session.submit(HELPER.choose(observe(session.state, session.learner)))
    assert session.can_undo  # what was done in this hand is


def test_a_wrong_box_is_struck_out_before_the_card_is_initialed(at_once: PlainDesk) -> None:
    presenter = begun(at_once, by_hand=True)
    table = sit(presenter)
    for number in range(1, 9):
        play_on(table.session)
        presenter.settle()
        owed = presenter.game.state.owed[number - 1]
        wrong = 2 if owed != 2 else 1
        presenter.act(f"write {entry_text(wrong if number == 3 else owed)}")
    presenter.act("initial")
    view = card_view(presenter.game.state)
    assert view.boxes[2].claimed
    assert "puts a finger on box 3" in words(presenter)
    presenter.act("look 3")
    assert presenter.stage is Stage.HAND
    presenter.act("card")
    presenter.act("strike")
    view = card_view(presenter.game.state)
    assert view.boxes[2].struck
    assert view.boxes[2].initialed
    assert view.by_us == ""
    sign(presenter)
    assert card_view(presenter.game.state).by_them != ""


@pytest.mark.clause("BUT-09")
def test_at_the_tournament_opponents_sign_each_others_cards_after_the_match(at_once: PlainDesk) -> None:
    presenter = begun(at_once, BUTLER)
    play_round(presenter, 12)
    assert "Sign it" in words(presenter)
    sign(presenter)
    view = card_view(presenter.game.state)
    assert (view.by_us[:2], bool(view.by_them)) == ("A.", True)


@pytest.mark.clause("BUT-02")
def test_when_the_clock_runs_out_the_hand_in_play_is_the_last_of_the_round(at_once: PlainDesk) -> None:
    presenter = begun(at_once, BUTLER)
    table = sit(presenter)
    play_on(table.session, 2)
    table.session.next_hand()
    presenter.pass_time(21 * 60_000)
    assert not presenter.game.state.own_hands_done or table.session.state.phase is not Phase.HAND_OVER
    play_on(table.session, 1)
    assert "The round is over" in [button.words for button in table.page().every_button()]
    assert table.act("next") is not None
    presenter.settle()
    own = presenter.game.state.own
    assert own is not None
    assert len(own.hands) == 3


def test_the_clock_is_kept_when_the_evening_is_left(at_once: PlainDesk) -> None:
    presenter = begun(at_once, BUTLER)
    sit(presenter)
    presenter.pass_time(90_000)
    presenter.rest()
    assert again(presenter).game.state.left == 20 * 60_000 - 90_000
    assert "18:30 left" in words(again(presenter))


@pytest.mark.clause("BUT-02")
def test_a_hand_in_play_when_time_is_up_is_finished_even_after_a_look_around_the_room(
    at_once: PlainDesk,
) -> None:
    presenter = begun(at_once, BUTLER)
    table = sit(presenter)
    play_on(table.session, 2)
    table.session.next_hand()
    while not table.session.waits_for_learner:
        table.session.advance()
    presenter.pass_time(21 * 60_000)
    presenter.settle()
    assert not presenter.game.state.own_closed
    assert "The hand in play is the last one" in words(presenter)
    back = again(presenter)  # killed in the middle of that hand
    assert not back.game.state.own_closed
    table = sit(back)
    play_on(table.session, 1)
    assert table.heading[1].endswith("time is up, last hand")
    assert "Time was up after 3 of 12 hands." in [getattr(block, "text", "") for block in table.page().blocks]
    back.settle()
    own = back.game.state.own
    assert own is not None
    assert (back.game.state.own_closed, len(own.hands)) == (True, 3)


@pytest.mark.clause("BUT-02")
def test_the_clock_is_stopped_in_the_room_and_stays_so_when_the_night_is_taken_up_again(
    at_once: PlainDesk,
) -> None:
    presenter = begun(at_once, BUTLER)
    sit(presenter)
    presenter.pass_time(90_000)
    assert "Stop the clock" in words(presenter)
    presenter.act("clock")
    presenter.pass_time(60 * 60_000)
    for each in (presenter, again(presenter)):
        assert "The clock is stopped." in words(each)
        assert "every table plays all 12 hands" in words(each)
        assert each.game.state.left == 20 * 60_000 - 90_000
        assert not each.game.state.is_time_up
    back = again(presenter)
    back.act("clock")
    back.pass_time(30_000)
    assert "18:00 left in this round" in words(back)


@pytest.mark.clause("BUT-02")
def test_the_clock_is_stopped_at_the_table_as_well(at_once: PlainDesk) -> None:
    presenter = begun(at_once, BUTLER)
    table = sit(presenter)
    assert table.heading[1].endswith("20 minutes left")
    table.act("clock")
    assert table.heading[1].endswith("clock stopped")
    presenter.pass_time(30 * 60_000)
    play_on(table.session, 12)
    presenter.settle()
    own = presenter.game.state.own
    assert own is not None
    assert len(own.hands) == 12


def test_a_sheet_without_a_clock_has_none_to_stop(at_once: PlainDesk) -> None:
    presenter = begun(at_once)
    before = presenter.game.state
    presenter.act("clock")
    assert presenter.game.state == before
    assert "clock" not in [button.id for button in presenter.page().every_button()]
    assert presenter.occasion.aside is None


@pytest.mark.clause("WED-25")
def test_at_an_honest_evening_the_director_walks_over(at_once: PlainDesk) -> None:
    from game.pages.honest_page import director_name
    from game.pages.page import Page

    presenter = begun(at_once, slips=SlipRate.OFTEN)
    table = sit(presenter)
    assert table.session.state.honest is not None
    page = presenter.occasion.framed(Page("Renege", who=director_name()), table.session, ended=False)
    assert "comes over from table" in page.who


def test_an_evening_that_cannot_be_read_is_told_once(at_once: PlainDesk) -> None:
    presenter = begun(at_once)
    at_once.store.evenings.append(presenter.game.id, ("song", "la"))
    with pytest.raises(LostEvening) as lost:
        unfinished_evening(at_once.store)
    assert "can't read the night" in lost.value.sentence
    assert unfinished_evening(at_once.store) is None


def test_buttons_that_belong_to_another_page_do_nothing(at_once: PlainDesk) -> None:
    presenter = begun(at_once)
    before = presenter.game.state
    for pressed in ("initial", "strike", "write 9", "point 3", "move", "watch"):
        assert presenter.act(pressed) is None
    assert replace(presenter.game.state, tables=before.tables) == before


def test_hands_of_other_tables_come_from_the_thinking_process(desk: PlainDesk) -> None:
    presenter = begun(desk)
    other = presenter.game.state.others[0]
    from time import monotonic, sleep

    patience = monotonic() + 60
    while len(presenter.game.state.tables[other - 1].hands) < 2 and monotonic() < patience:
        presenter.advance()
        sleep(0.01)
    assert len(presenter.game.state.tables[other - 1].hands) >= 2
    presenter.rest()


def test_setting_up_offers_what_the_sheet_leaves_open(at_once: PlainDesk) -> None:
    setup = EveningSetup(at_once)
    setup.choose("event", WEDNESDAY)
    assert "rounds" in [choice.field for choice in setup.choices]
    assert "clock" not in [choice.field for choice in setup.choices]
    setup.choose("event", BUTLER)
    assert "rounds" not in [choice.field for choice in setup.choices]
    assert "clock" in [choice.field for choice in setup.choices]
    for choice in setup.choices:
        for value, said in choice.values:
            assert said
            setup.choose(choice.field, value)
    assert isinstance(setup.begin(), EveningGame)


@pytest.mark.parametrize(
    ("field", "value"),
    [("tables", "0"), ("tables", "99"), ("rounds", "0"), ("company", "genius"), ("moon", "1")],
)
def test_what_cannot_be_chosen_is_refused(at_once: PlainDesk, field: str, value: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        EveningSetup(at_once).choose(field, value)


def to_overtime(desk: PlainDesk, *, with_learner: bool) -> EveningPresenter:
    """A tournament of one round of one hand that ended level, with the learner among those or not."""
    ruleset = rules(BUTLER, game_deals=1, event_rounds=1)
    for seed in range(60):
        people = company(3, [Level.STEADY], str(seed), "Anna")
        presenter = EveningPresenter(desk, begin_evening(desk.store, ruleset, Plan(people, str(seed), 1)))
        play_round(presenter, 1)
        sign(presenter)
        presenter.act("move")
        evening = presenter.game.evening
        if evening.in_overtime and (presenter.game.state.own is not None) is with_learner:
            return presenter
    raise AssertionError("no such night")


@pytest.mark.clause("BUT-04")
def test_a_learner_who_ties_for_first_place_plays_the_extra_round(at_once: PlainDesk) -> None:
    presenter = to_overtime(at_once, with_learner=True)
    assert "overtime" in words(presenter)
    while not presenter.game.evening.is_over and presenter.game.state.own is not None:
        play_round(presenter, 1)
        sign(presenter)
        presenter.act("move")
    assert presenter.game.evening.number > 1


@pytest.mark.clause("BUT-04")
def test_a_learner_who_does_not_tie_sees_how_the_others_end(at_once: PlainDesk) -> None:
    presenter = to_overtime(at_once, with_learner=False)
    assert presenter.stage is Stage.ROUND
    assert "First place is tied between" in words(presenter)
    assert presenter.act("sit") is None
    while not presenter.game.evening.is_over:
        presenter.act("wait")
        presenter.act("move")
    assert len(presenter.game.evening.winners) == 1
    assert presenter.game.id


def test_an_event_of_ones_own_can_be_chosen(at_once: PlainDesk) -> None:
    own = replace(
        rules(WEDNESDAY, event="rotation", game_deals=4, event_rounds=3), id="club", short_name="Club"
    )
    desk = _OwnDesk(at_once.store, at_once.worker, own)
    setup = EveningSetup(desk)
    setup.choose("event", "club")
    assert "Club" in dict(setup.choices[0].values).values()
    game = setup.begin("Anna")
    assert (game.evening.rounds, game.evening.event.hands) == (3, 4)
    assert "another partner" in words(EveningPresenter(desk, game))


@dataclass(frozen=True)
class _OwnDesk(PlainDesk):
    own: Ruleset

    def rulesets(self) -> tuple[Ruleset, ...]:
        return (*super().rulesets(), self.own)


def test_the_choices_of_the_last_evening_are_offered_again(at_once: PlainDesk) -> None:
    chosen = EveningChoice(BUTLER, 5, 4, "sharp", clock=False, by_hand=False, slips=SlipRate.SELDOM)
    EveningSetup(at_once, chosen).begin("Anna")
    assert EveningSetup(at_once).choice == chosen
    at_once.store.evenings.begin("{}", "{}")
    assert EveningSetup(at_once).choice == EveningChoice()


def test_a_full_disk_is_told_and_tried_again(at_once: PlainDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    presenter = begun(at_once)
    table = sit(presenter)
    play_on(table.session, 8)
    append = at_once.store.evenings.append

    def full(*_entries: object) -> None:
        raise StoreFull("The disk is full.")

    monkeypatch.setattr(at_once.store.evenings, "append", full)
    presenter.settle()
    assert "The disk is full." in words(presenter)
    assert not presenter.game.state.own_closed
    monkeypatch.setattr(at_once.store.evenings, "append", append)
    presenter.act("retry")
    assert presenter.stage is Stage.CARD
    assert again(presenter).game.state.own_closed
