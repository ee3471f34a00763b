"""A table in play: journal before eyes, undo, resume, and nobody else's cards."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.levels import Steady, three_bots
from game.rules.actions import BY_THE_TABLE, Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.events import Discarded, Event, PacketDealt
from game.rules.hand import IllegalAction, candidates
from game.rules.reasons import ReasonKind
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import SeatView, observe
from game.session import HOME_SEAT, UNDO, Moment, Session
from game.taking_part import Player, Thought
from tests.tables import DANVILLE, HOYLE, PACKS, hand_setup, rules, shuffled_actions


class Notebook:
    """A journal in memory; a full one refuses."""

    def __init__(self) -> None:
        self.entries: list[str] = []
        self.full = False

    def append(self, *entries: str) -> None:
        if self.full:
            raise OSError("no room left")
        self.entries += entries


def new_session(seed: str = "1", ruleset: Ruleset | None = None, journal: Notebook | None = None) -> Session:
    return Session(ruleset or rules(), Setup(seed), three_bots(HOME_SEAT), journal)


def to_the_learner(session: Session) -> None:
    while session.advance():
        pass


def take_a_step(session: Session, seed: str) -> None:
    """Whatever comes next; the learner chooses at random among what is legal."""
    if session.advance():
        return
    if session.state.phase is Phase.HAND_OVER:
        session.next_hand()
    else:
        session.submit(shuffled_actions(session.view.legal, seed)[0])


def play_out(session: Session, steps: int = 10_000) -> None:
    for number in range(steps):
        if session.over:
            return
        take_a_step(session, str(number))


def test_a_decision_is_in_the_journal_before_anyone_hears_of_it() -> None:
    journal = Notebook()
    session = new_session(journal=journal)
    heard: list[tuple[int, Moment]] = []
    session.subscribe(lambda moment: heard.append((len(journal.entries), moment)))
    play_out(session, 60)
    assert len(heard) == 60
    decided = [pair for pair in heard if pair[1].action and pair[1].action.kind not in BY_THE_TABLE]
    assert decided
    assert all(written == moment.number for written, moment in decided)


def test_a_deal_is_written_once_it_is_whole_and_comes_out_the_same_without_it() -> None:
    journal = Notebook()
    session = new_session(journal=journal)
    while session.state.phase in (Phase.DRAW, Phase.DEALING):
        assert journal.entries == []
        session.advance()
    assert journal.entries == [str(action) for action in session.actions]
    again = Session.resume(rules(), Setup("1"), three_bots(HOME_SEAT), [])
    while again.state.phase in (Phase.DRAW, Phase.DEALING):
        again.advance()
    assert again.state == session.state


def test_at_an_honest_table_every_packet_is_written_as_it_is_dealt() -> None:
    journal = Notebook()
    session = Session(rules(), Setup("1", honest=True), three_bots(HOME_SEAT), journal)
    session.advance()
    assert journal.entries == [str(action) for action in session.actions]


def test_what_cannot_be_written_does_not_happen() -> None:
    journal = Notebook()
    session = new_session(journal=journal)
    to_the_learner(session)
    before, entries = session.state, list(journal.entries)
    heard: list[Moment] = []
    session.subscribe(heard.append)
    journal.full = True
    with pytest.raises(OSError, match="no room"):
        session.submit(session.view.legal[0])
    assert (session.state, journal.entries, heard) == (before, entries, [])
    journal.full = False
    assert session.submit(session.view.legal[0]).legal


def test_an_undo_that_cannot_be_written_leaves_the_table_as_it_is() -> None:
    journal = Notebook()
    session = new_session(journal=journal)
    to_the_learner(session)
    session.submit(session.view.legal[0])
    before = session.state
    journal.full = True
    with pytest.raises(OSError, match="no room"):
        session.undo()
    assert session.state is before


def test_an_illegal_action_changes_nothing_but_says_why() -> None:
    setup = hand_setup(
        south="JD AD KS TC 9S", west="KH", north="JH", dealer=Seat.SOUTH, upcard="9C", ruleset=rules()
    )
    calls = "1:pass 2:pass 3:pass 0:pass 1:pass 2:call:H 1:play:KH 2:play:JH"
    journal = Notebook()
    session = Session(rules(), setup, three_bots(HOME_SEAT), journal)
    for text in calls.split():
        session.submit(Action.parse(text))
    east = next(card for card in session.state.hands[Seat.EAST] if card.suit == "H")
    session.submit(Action(Seat.EAST, ActionKind.PLAY, east))
    before, entries = session.state, list(journal.entries)
    verdict = session.submit(Action(Seat.SOUTH, ActionKind.PLAY, Card.parse("AD")))
    assert not verdict.legal
    assert ReasonKind.LEFT_IS_WHAT_FOLLOWS in {reason.kind for reason in verdict.reasons}
    assert session.state is before
    assert journal.entries == entries


@given(seed=st.integers(0, 10_000), steps=st.integers(0, 120))
@settings(max_examples=40, deadline=None)
def test_anything_the_learner_tries_is_either_done_or_refused_without_a_trace(seed: int, steps: int) -> None:
    session = new_session(str(seed), rules(DANVILLE))
    play_out(session, steps)
    before = session.state
    tries = [*candidates(before, Seat.SOUTH), Action(Seat.SOUTH, ActionKind.PASS)]
    for action in tries:
        verdict = session.judge(action)
        assert session.state is before
        if not verdict.legal:
            assert not session.submit(action).legal
            assert session.state is before


def test_undo_goes_back_to_the_learners_own_last_decision_and_takes_the_bots_along() -> None:
    journal = Notebook()
    session = new_session(journal=journal)
    to_the_learner(session)
    decision = session.state
    session.submit(session.view.legal[0])
    to_the_learner(session)
    assert session.undo()
    assert session.state is decision
    assert journal.entries[-1] == UNDO


def test_there_is_nothing_to_undo_before_the_learners_first_decision() -> None:
    journal = Notebook()
    session = new_session(journal=journal)
    to_the_learner(session)
    written = list(journal.entries)
    assert not session.can_undo
    assert not session.undo()
    assert journal.entries == written


def test_undo_can_go_back_to_the_learners_very_first_decision() -> None:
    session = new_session(ruleset=rules(DANVILLE))
    play_out(session, 150)
    assert session.state.standing.deals > 1
    while session.undo():
        pass
    assert session.waits_for_learner
    assert session.state.standing.deals == 0
    assert all(action.seat is not Seat.SOUTH or action.kind in BY_THE_TABLE for action in session.actions)


def test_a_finished_game_stands() -> None:
    journal = Notebook()
    session = new_session(ruleset=rules(HOYLE, game_points=2), journal=journal)
    play_out(session)
    written = list(journal.entries)
    assert session.over
    assert not session.can_undo
    assert not session.undo()
    assert journal.entries == written


def test_a_bot_is_asked_once_however_often_the_table_is_looked_at() -> None:
    class Counting:
        asked = 0

        def choose(self, view: SeatView) -> Action:
            self.asked += 1
            return view.legal[0]

    west = Counting()
    players: dict[Seat, Player] = {**three_bots(HOME_SEAT), Seat.WEST: west}
    session = Session(rules(), hand_setup(dealer=Seat.SOUTH, upcard="9H"), players)
    assert session.pending() == session.pending()
    assert not session.waits_for_learner
    session.advance()
    assert west.asked == 1


def test_an_undo_is_told_with_the_table_as_it_stands_again() -> None:
    session = new_session()
    to_the_learner(session)
    view = session.view
    session.submit(session.view.legal[0])
    heard: list[Moment] = []
    session.subscribe(heard.append)
    session.undo()
    (moment,) = heard
    assert moment.rewound
    assert (moment.action, moment.events, moment.view) == (None, (), view)


@given(seed=st.integers(0, 10_000), steps=st.integers(0, 90), undos=st.sets(st.integers(0, 90), max_size=6))
@settings(max_examples=25, deadline=None)
def test_every_prefix_of_a_journal_resumes_at_the_state_it_recorded(
    seed: int, steps: int, undos: set[int]
) -> None:
    journal = Notebook()
    session = new_session(str(seed), rules(DANVILLE), journal)
    recorded = [session.state]
    for number in range(steps):
        if session.over:
            break
        if number in undos and session.undo():
            recorded.append(session.state)
        take_a_step(session, f"{seed}/{number}")
        recorded.append(session.state)
    assert len(journal.entries) < len(recorded)
    for length, state in enumerate(recorded[: len(journal.entries) + 1]):
        again = Session.resume(
            rules(DANVILLE), Setup(str(seed)), three_bots(HOME_SEAT), journal.entries[:length]
        )
        assert again.state == state


def test_a_resumed_game_goes_on_in_the_same_journal_and_can_be_undone() -> None:
    journal = Notebook()
    session = new_session(journal=journal)
    to_the_learner(session)
    decision = session.state
    session.submit(session.view.legal[0])
    again = Session.resume(rules(), Setup("1"), three_bots(HOME_SEAT), tuple(journal.entries), journal)
    written = len(journal.entries)
    assert again.undo()
    assert again.state == decision
    assert len(journal.entries) == written + 1


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ("9:pass", "not an action"),
        ("nonsense", "not an action"),
        ("", "not an action"),
        ("0:play:AC", "not-now"),
    ],
)
def test_entries_that_no_game_wrote_are_refused(entry: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Session.resume(rules(), Setup("1"), three_bots(HOME_SEAT), [entry])


def test_a_scripted_action_that_breaks_the_rules_is_not_journalled() -> None:
    class Cheat:
        def choose(self, view: object) -> Action:
            return Action(Seat.WEST, ActionKind.PLAY, Card.parse("AS"))

    journal = Notebook()
    players: dict[Seat, Player] = {**three_bots(HOME_SEAT), Seat.WEST: Cheat()}
    setup = hand_setup(dealer=Seat.SOUTH, upcard="9H")
    session = Session(rules(), setup, players, journal)
    with pytest.raises(IllegalAction):
        session.advance()
    assert journal.entries == []


def shown_cards(event: Event) -> set[Card]:
    if isinstance(event, PacketDealt):
        return {card for card in event.cards if card is not None}
    if isinstance(event, Discarded):
        return {event.card} - {None}  # type: ignore[return-value]
    return set()


@pytest.mark.parametrize(("size", "joker"), PACKS)
def test_no_moment_shows_the_learner_a_card_that_lies_hidden(size: int, joker: bool) -> None:
    session = new_session(f"{size}", rules(HOYLE, pack=size, joker=joker))

    def check(moment: Moment) -> None:
        state, view = session.state, moment.view
        hidden = {card for seat in Seat if seat is not Seat.SOUTH for card in state.hands[seat]} - {
            state.upcard
        }
        shown = set().union(*(shown_cards(event) for event in moment.events))
        assert not shown & hidden
        assert not set(view.hand) & hidden
        if state.discard is not None and state.dealer is not Seat.SOUTH:
            assert view.discard is None
            assert moment.action is None or moment.action.card != state.discard

    session.subscribe(check)
    play_out(session, 400)


def test_anothers_discard_is_told_without_its_card() -> None:
    setup = hand_setup(dealer=Seat.WEST, upcard="9H", south="JH JD AH KH QH")
    session = Session(rules(), setup, three_bots(HOME_SEAT))
    heard: list[Moment] = []
    session.subscribe(heard.append)
    for text in ("2:pass", "3:pass"):
        session.submit(Action.parse(text))
    session.submit(Action.parse("0:order"))
    session.advance()
    assert heard[-1].action is None
    assert heard[-1].events[0] == Discarded(Seat.WEST, None)


def test_a_listener_that_unsubscribed_hears_no_more() -> None:
    session = new_session()
    heard: list[Moment] = []
    leave = session.subscribe(heard.append)
    session.advance()
    leave()
    session.advance()
    assert len(heard) == 1


def test_the_table_waits_for_the_learner_between_hands_and_not_after_the_game() -> None:
    session = new_session(ruleset=rules(HOYLE, game_points=None, game_deals=1))
    while session.state.phase is not Phase.HAND_OVER:
        take_a_step(session, "1")
    assert session.waits_for_learner
    assert not session.advance()
    session.next_hand()
    assert session.over
    assert not session.waits_for_learner
    assert not session.advance()


class Slow:
    """Has players choose elsewhere: a choice is there once it has been let go."""

    def __init__(self) -> None:
        self.asked: list[SeatView] = []
        self.cancelled = 0
        self.ready = False

    def __call__(self, player: Player, view: SeatView) -> Thought:
        self.asked.append(view)
        return Choosing(self, player, view)


class Choosing:
    def __init__(self, slow: Slow, player: Player, view: SeatView) -> None:
        self._slow, self._player, self._view = slow, player, view

    def poll(self) -> Action | None:
        return self._player.choose(self._view) if self._slow.ready else None

    def cancel(self) -> None:
        self._slow.cancelled += 1


def slow_session(dealer: Seat = Seat.SOUTH) -> tuple[Session, Slow]:
    session, slow = Session(rules(), hand_setup(dealer=dealer, upcard="9H"), three_bots(HOME_SEAT)), Slow()
    session.ask = slow
    return session, slow


def test_nobody_acts_while_a_player_is_thinking() -> None:
    session, slow = slow_session()
    before = session.state
    assert not session.advance()
    assert session.thinking
    assert not session.waits_for_learner
    assert session.pending() is None
    assert session.state is before
    assert len(slow.asked) == 1


def test_a_choice_made_elsewhere_is_the_one_that_is_played() -> None:
    session, slow = slow_session()
    session.advance()
    slow.ready = True
    expected = three_bots(HOME_SEAT)[Seat.WEST].choose(observe(session.state, Seat.WEST))
    assert session.pending() == expected
    assert not session.thinking
    assert session.advance()
    assert session.actions == (expected,)
    assert slow.cancelled == 0


def test_a_player_who_was_stopped_is_asked_again() -> None:
    session, slow = slow_session()
    session.advance()
    session.rest()
    assert slow.cancelled == 1
    slow.ready = True
    assert session.advance()
    assert slow.asked[0] == slow.asked[1]


def test_taking_back_stops_whoever_is_thinking() -> None:
    session, slow = slow_session(Seat.EAST)
    decision = session.state
    session.submit(Action(Seat.SOUTH, ActionKind.PASS))
    assert session.thinking
    session.undo()
    assert session.waits_for_learner
    assert session.state is decision
    assert slow.cancelled == 1


def test_the_table_and_the_learner_are_waited_for_by_nobody_elsewhere() -> None:
    session, slow = slow_session(Seat.EAST)
    assert session.waits_for_learner
    assert not session.thinking
    assert slow.asked == []
    session.rest()
    assert session.waits_for_learner


def test_a_hint_is_noted_once_a_step_and_stands_by_the_decision_that_followed() -> None:
    journal = Notebook()
    session = new_session(journal=journal)
    to_the_learner(session)
    at = len(session.actions)
    for step in (1, 1, 3, 2):
        session.note_hint(step)
    assert journal.entries[at:] == ["hint:1", "hint:3"]
    session.submit(session.view.legal[0])
    assert [done.hint for done in session.history] == [0] * at + [3]


def test_a_hint_is_remembered_by_a_game_that_is_resumed_and_by_one_that_went_back() -> None:
    journal = Notebook()
    session = new_session(journal=journal)
    to_the_learner(session)
    at = len(session.actions)
    session.note_hint(3)
    session.submit(session.view.legal[0])
    to_the_learner(session)
    session.note_hint(1)  # at a decision that is undone before it is made
    session.undo()
    again = Session.resume(session.ruleset, Setup("1"), three_bots(HOME_SEAT), journal.entries)
    for each in (session, again):
        each.submit(each.view.legal[-1])
        to_the_learner(each)
        each.submit(each.view.legal[0])
        assert {place: done.hint for place, done in enumerate(each.history) if done.hint} == {at: 3}


def to_the_last_card(session: Session) -> None:
    """Plays soundly until the learner holds one card and is asked, or the hand is over."""
    while session.state.phase is not Phase.HAND_OVER:
        if session.waits_for_learner:
            if len(session.view.hand) == 1 and session.view.phase is Phase.PLAY:
                return
            session.submit(Steady().choose(session.view))
        else:
            session.advance()


def test_the_last_card_plays_itself_where_that_is_wanted() -> None:
    waiting, playing = new_session(), new_session()
    playing.plays_last_card = True
    to_the_last_card(waiting)
    to_the_last_card(playing)
    assert len(waiting.view.hand) == 1
    assert playing.state.phase is Phase.HAND_OVER


def test_a_last_card_that_was_taken_back_waits_for_the_learner() -> None:
    session = new_session()
    session.plays_last_card = True
    to_the_last_card(session)
    assert session.undo()
    assert session.waits_for_learner
    assert len(session.view.hand) == 1
