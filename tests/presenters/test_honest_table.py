"""An honest table as a presenter has it: one's own slips, calling the director, rulings and choices."""

from __future__ import annotations

import pytest

from game.bots.company import Company
from game.bots.ladder import SlipRate
from game.pages.practice_page import Opened
from game.presenters.practice import PracticePresenter
from game.presenters.practice_games import PracticeGame, begin
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.hand import legal
from game.rules.seats import Seat
from game.rules.slips import Finding, SlipKind
from game.rules.state import Setup
from game.rules.view import observe
from game.session import Session
from game.storage.settings import Practice
from game.strategy.decisions import decide
from game.tutor.review.hand_slips import noticing
from tests.presenters.conftest import PlainDesk
from tests.tables import cards, hand_setup, rules

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
LED = "1:order 0:discard:9C 1:play:AC"
"""Walt makes hearts trump, South discards, Walt leads the ace of clubs."""
HANDS = ("KC AD KD KS 9C", "AC 9D QD 9S AH", "TC TD JS TS KH", "QH QC AS QS TH")


class Nobody:
    """Players who are never asked: the test does everything."""

    def choose(self, view: object) -> Action:
        raise AssertionError("nobody is asked here")


def table(desk: PlainDesk, done: str, sheet: str = "hoyle-2001") -> PracticePresenter:
    """A presenter for South at an honest table, after those actions."""
    ruleset = rules(sheet, pack=24)
    plain = hand_setup(*HANDS, dealer=S, upcard="9H", ruleset=ruleset)
    setup = Setup(plain.seed, plain.dealer, plain.deal, honest=True)
    session = Session(ruleset, setup, {seat: Nobody() for seat in (W, N, E)})
    presenter = PracticePresenter(desk, PracticeGame(0, "x", session, Company()), lambda moment: None)
    act(presenter, done)
    return presenter


def act(presenter: PracticePresenter, done: str) -> None:
    for text in done.split():
        presenter.session.commit(Action.parse(text))


def card(code: str) -> Card:
    (found,) = cards(code)
    return found


REACHED = f"{LED} 2:play:TC 3:play:QC"


def test_the_first_three_slips_of_ones_own_are_asked_about(desk: PlainDesk) -> None:
    for number in range(4):
        presenter = table(desk, REACHED)
        presenter.choose(card("KS"))
        assert (presenter.sheet.opened is Opened.SURE) is (number < 3)
        assert (presenter.view.phase is Phase.GATHER) is (number == 3)


def test_thinking_better_of_it_leaves_the_card_in_the_hand(desk: PlainDesk) -> None:
    presenter = table(desk, REACHED)
    presenter.choose(card("KS"))
    assert presenter.page().title == "Are you sure?"
    presenter.act("back to now")
    assert card("KS") in presenter.view.hand
    assert presenter.session.state.honest.slips == ()


def test_doing_it_anyway_is_a_slip_that_nobody_is_told(desk: PlainDesk) -> None:
    presenter = table(desk, REACHED)
    presenter.choose(card("KS"))
    presenter.act("do it")
    assert [slip.kind for slip in presenter.session.state.honest.slips] == [SlipKind.RENEGE]
    assert presenter.view.honest.rulings == ()


def test_a_card_can_be_laid_before_ones_turn(desk: PlainDesk) -> None:
    presenter = table(desk, LED)
    assert presenter.may_choose
    presenter.choose(card("KC"))
    presenter.act("do it")
    assert [slip.kind for slip in presenter.session.state.honest.slips] == [SlipKind.PLAYED_OUT_OF_TURN]


@pytest.mark.clause("H01-36")
def test_the_director_hears_who_and_what_and_rules(desk: PlainDesk) -> None:
    presenter = table(desk, f"{LED} 2:play:TC 3:play:QS")
    presenter.act("director")
    assert presenter.paused
    presenter.act("accuse 3")
    presenter.act("charge renege")
    presenter.act("call it")
    assert presenter.sheet.opened is Opened.RULED
    assert presenter.view.honest.rulings[-1].finding is Finding.CHARGED
    assert presenter.view.honest.duties.exposed_of(E) == (card("QS"),)
    assert presenter.page().title == "A renege"


def test_a_wrong_call_is_told_kindly_and_costs_nothing(desk: PlainDesk) -> None:
    presenter = table(desk, REACHED)
    for pressed in ("director", "accuse 3", "charge renege", "call it"):
        presenter.act(pressed)
    assert presenter.view.honest.rulings[-1].finding is Finding.NOTHING
    assert presenter.session.state.standing.points == (0, 0)
    presenter.act("back to now")
    assert presenter.sheet.opened is Opened.NOW


def test_nothing_is_chosen_beforehand_and_half_a_call_is_none(desk: PlainDesk) -> None:
    presenter = table(desk, REACHED)
    presenter.act("director")
    assert (presenter.honest.form.who, presenter.honest.form.what) == (None, None)
    presenter.act("call it")
    presenter.act("accuse 1")
    presenter.act("call it")
    assert presenter.view.honest.rulings == ()


def test_what_else_can_be_done_is_listed_and_done(desk: PlainDesk) -> None:
    presenter = table(desk, REACHED)
    presenter.act("acts")
    words = {button.words: button.id for button in presenter.page().every_button()}
    assert {"Count my cards", "Show a card to everyone"} <= words.keys()
    presenter.act(words["Show a card to everyone"])
    assert presenter.sheet.opened is Opened.SHOWING
    assert presenter.paused
    assert "Which card?" in presenter.page().slip
    assert [button.words for button in presenter.page().every_button()] == ["Never mind"]
    presenter.act("back to now")
    assert isinstance(presenter.with_card(card("AD")), Action)
    assert presenter.with_card(card("AD")).kind is ActionKind.PLAY
    presenter.act(words["Show a card to everyone"])
    presenter.choose(card("AD"))
    presenter.act("do it")
    assert presenter.view.honest.shown == ((S, card("AD")),)


@pytest.mark.clause("H01-32")
def test_a_choice_of_the_learners_side_is_made_on_the_ruling(desk: PlainDesk) -> None:
    presenter = table(desk, "1:order 0:discard:9C 3:play:AS 0:director:3:out-of-turn")
    assert presenter.view.phase is Phase.NAME_LEAD
    assert presenter.sheet.opened is Opened.RULED
    words = {button.words: button.id for button in presenter.page().every_button()}
    presenter.act(words["They must lead diamonds"])
    assert presenter.view.phase is Phase.PLAY
    assert {str(action.card) for action in presenter.session.state.decided or ()} <= {"9D", "QD"}


def test_a_slip_cannot_be_undone(desk: PlainDesk) -> None:
    presenter = table(desk, f"{REACHED} 0:play:KS")
    assert not presenter.session.can_undo
    other = table(desk, f"{REACHED} 0:play:KC")  # nor does it show that another card is none
    assert not other.session.can_undo


def test_taking_back_does_not_tell_of_slips_of_others(desk: PlainDesk) -> None:
    """Ezra's queen of spades is a renege, the queen of clubs is none: the learner sees no difference."""
    shown = [table(desk, f"1:order 0:discard:9C 1:play:AC 2:play:TC 3:play:{code}") for code in ("QS", "QC")]
    reneged, followed = (presenter.page() for presenter in shown)
    assert [each.id for each in reneged.every_button()] == [each.id for each in followed.every_button()]
    assert not any(presenter.session.can_undo for presenter in shown)


def test_a_discard_is_no_slip_and_can_be_taken_back_until_somebody_acts(desk: PlainDesk) -> None:
    presenter = table(desk, "1:order 0:discard:9C")
    assert presenter.session.undo()
    assert card("9C") in presenter.view.hand
    act(presenter, "0:discard:9C 1:play:AC")
    assert not presenter.session.can_undo


@pytest.mark.clause("H01-35")
def test_turning_up_the_last_trick_is_asked_about_and_shows_it(desk: PlainDesk) -> None:
    presenter = table(desk, f"{REACHED} 0:play:KC 1:gather")
    presenter.act("last trick")
    assert presenter.sheet.opened is Opened.SURE
    presenter.act("back to now")
    assert presenter.session.state.honest.slips == ()
    presenter.act("last trick")
    presenter.act("do it")
    assert [slip.kind for slip in presenter.session.state.honest.slips] == [SlipKind.LOOKED]
    assert presenter.sheet.opened is Opened.LOOKED
    shown = [str(each) for block in presenter.page().blocks for each in getattr(block, "cards", ())]
    assert shown == ["AC", "TC", "QC", "KC"]


def test_seeing_is_counted_by_what_was_called(desk: PlainDesk) -> None:
    presenter = table(desk, f"{LED} 2:play:TC 3:play:QS 0:director:3:renege 0:director:1:looked")
    steps = [(done.before, done.action, done.after) for done in presenter.session.history]
    found = noticing(steps, S)
    assert (found.against, found.called, found.wrong) == (1, 1, 1)


def test_what_was_called_in_a_hand_is_kept_with_the_game(desk: PlainDesk) -> None:
    game = begin(desk.store, Practice(slips=SlipRate.OFTEN), lambda: "123456")
    session = game.session
    while session.state.phase is not Phase.HAND_OVER:
        if session.state.phase is Phase.PLAY and session.history[-1].action == Action.parse("0:gather"):
            session.commit(Action.parse("1:look:1"))
            session.commit(Action.parse("0:director:1:looked"))
        choices = legal(session.state, session.state.turn)
        session.commit(next((each for each in choices if each.kind is ActionKind.ORDER), choices[0]))
    (kept,) = desk.store.noticing.latest(9)
    assert (kept.game_id, kept.deal, kept.against, kept.called, kept.wrong) == (game.id, 0, 2, 2, 0)


def test_a_game_that_was_left_is_honest_again_with_the_same_company(desk: PlainDesk) -> None:
    from game.presenters.practice_games import resume, unfinished

    game = begin(desk.store, Practice(slips=SlipRate.OFTEN), lambda: "123456")
    assert game.session.state.honest is not None
    saved = unfinished(desk.store)
    assert saved is not None
    again = resume(desk.store, saved)
    assert again.session.state == game.session.state
    assert again.company == game.company
    assert again.session.interrupter == game.session.interrupter


def test_what_is_said_hangs_by_whoever_said_it(desk: PlainDesk) -> None:
    presenter = table(desk, LED)
    act(presenter, "2:tell:H")
    assert presenter.log.speech == {N: "I like hearts."}
    act(presenter, "1:director:2:said")
    assert presenter.log.speech == {W: "Hold on!"}


@pytest.mark.clause("WED-33")
def test_what_another_player_chooses_after_a_ruling_is_told_with_its_reason(desk: PlainDesk) -> None:
    presenter = table(desk, "0:order 1:director:0:out-of-turn 1:accept", "wednesday-night")
    assert presenter.view.phase is Phase.HAND_OVER
    told = [getattr(block, "text", "") for block in presenter.page().blocks]
    assert "Walt took the two points, because they were a sure thing." in told


@pytest.mark.clause("H01-32")
def test_why_a_suit_was_named_is_told_while_the_hand_goes_on(desk: PlainDesk) -> None:
    presenter = table(desk, "1:order 0:discard:9C 0:play:AD 1:director:0:out-of-turn 1:play:AC 2:play:TC")
    act(presenter, "3:play:QC 0:play:KC 1:gather 1:play:9S 2:play:JS 3:play:AS 0:play:KS 3:gather")
    act(presenter, "3:play:QS 0:play:9H 1:play:9D 2:play:TS 0:gather")
    assert presenter.view.phase is Phase.NAME_LEAD
    chooser = presenter.session.state.turn
    presenter.session.commit(decide(observe(presenter.session.state, chooser)).action)
    assert presenter.honest.reason
    assert presenter.honest.reason in presenter.log.lines
    presenter.session.commit(presenter.session.view.legal[0])
    assert not presenter.honest.reason
