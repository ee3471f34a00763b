"""A game at the table by typed lines."""

from __future__ import annotations

import contextlib
import io
import itertools
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import i18n
from game.bots import at_once
from game.bots.levels import three_bots
from game.presenters.practice_games import PracticeGame
from game.rules.actions import Action, Phase
from game.rules.cards import Card
from game.rules.hand import legal
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import SeatView
from game.session import HOME_SEAT, Session
from game.storage.database import memory_store
from game.storage.errors import StoreFull
from game.storage.journal import GameStatus
from game.strategy.values import Effort, Values, search
from game.strategy.worlds import NoWorld
from game.text.console import Left
from game.text.describe import in_order
from game.text.leaving import Leave
from game.tutor.advise import advise
from tests.tables import DANVILLE, HOYLE, cards, hand_setup, rules
from tests.text.typists import (
    by_code,
    by_name,
    new_game,
    saved_session,
    sit_down,
    sound_lines,
    talk,
    untranslated,
)

NONSENSE = (
    "zzz",
    "the ace of nothing",
    "99",
    "0",
    "-1",
    "JDD",
    "alone",
    "ä ö",
    "why",
    "hint",
    "trick",
    "\x1b[2J",
)
QUESTIONS = (
    "hand",
    "trick",
    "last",
    "trump",
    "score",
    "rules",
    "help",
    "why JD",
    "why pass",
    "why hearts",
    "?",
    "hint",
)


@pytest.mark.parametrize("ruleset", [DANVILLE, HOYLE])
@pytest.mark.parametrize("spell", [by_code, by_name])
def test_a_whole_game_is_played_with_wrong_lines_and_questions_in_between(
    ruleset: str, spell: object
) -> None:
    store = memory_store()
    game = new_game(store, ruleset)
    said = talk(game, sound_lines(game.session, spell, (*NONSENSE, *QUESTIONS)))  # type: ignore[arg-type]
    assert game.session.over
    assert store.games.current() is None
    kept = store.games.load(game.id)
    assert kept is not None
    assert kept.status is GameStatus.FINISHED
    us, them = game.session.state.standing.points
    assert f"{max(us, them)} to {min(us, them)}" in said
    assert f"Hand {game.session.state.standing.deals}. " in said
    assert "Use seed 7 to deal these cards again." in said


@pytest.mark.parametrize("practice", [{"pack": 32, "joker": True}, {"pack": 28}, {"joker": True}])
def test_games_with_other_packs_are_played_to_their_end(practice: dict[str, object]) -> None:
    store = memory_store()
    for seed in range(6):
        game = new_game(store, DANVILLE, str(seed), **practice)
        talk(game, sound_lines(game.session))
        assert game.session.over


def test_what_is_said_is_plain_lines_of_readable_text() -> None:
    game = new_game(memory_store(), HOYLE)
    said = talk(game, sound_lines(game.session, by_code, (*NONSENSE, *QUESTIONS)))
    assert all(line.isprintable() for line in said.split("\n"))
    assert not set(said) & set("─│┌┐└┘█▒♠♥♦♣*{}|_=#<>\t\r")
    assert not any("  " in line or line != line.strip() for line in said.split("\n"))


def test_everything_said_at_the_table_can_be_translated() -> None:
    i18n.use(i18n.PSEUDO)
    game = new_game(memory_store(), DANVILLE, joker=True)
    said = talk(game, sound_lines(game.session, by_name, (*NONSENSE, *QUESTIONS)))
    assert untranslated(said) == []


def test_leaving_at_every_decision_loses_nothing() -> None:
    store = memory_store()
    game = new_game(store, DANVILLE)
    whole = new_game(memory_store(), DANVILLE)
    talk(whole, sound_lines(whole.session))
    leaves = 0
    session = game.session
    while store.games.current() is not None:
        ending = ["quit"] if leaves % 2 else []  # or the input just ends
        lines = itertools.chain(itertools.islice(sound_lines(session), 1), ending)
        with contextlib.suppress(Left, Leave):
            talk(PracticeGame(game.id, game.seed, session), lines)
        leaves += 1
        if store.games.current() is not None:
            session = saved_session(store)
    assert leaves > 30
    assert session.over
    assert session.state.standing == whole.session.state.standing


LINES = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        [*NONSENSE, *QUESTIONS, "undo", "", "1", "2", "3", "4", "5", "pass", "order up", "hearts alone"]
    ),
    st.builds("{}{}".format, st.sampled_from("79TJQKA"), st.sampled_from("SHDC")),
)


@given(
    lines=st.lists(LINES, max_size=60), seed=st.integers(0, 50), ruleset=st.sampled_from([DANVILLE, HOYLE])
)
@settings(max_examples=60, deadline=None)
def test_no_line_ever_breaks_or_loses_the_game(lines: list[str], seed: int, ruleset: str) -> None:
    store = memory_store()
    game = new_game(store, ruleset, str(seed))
    with pytest.raises((Left, Leave)):
        talk(game, lines)
    assert saved_session(store).state == game.session.state


class Script:
    """Says and plays what it is told, one line of a file after another."""

    def __init__(self, *texts: str) -> None:
        self._actions = [Action.parse(text) for text in texts]

    def choose(self, view: SeatView) -> Action:
        return next((own for own in self._actions if own in view.legal), view.legal[0])


def left_bower_game(ruleset: str = HOYLE) -> PracticeGame:
    """You deal and hold no heart but the left bower; Nora names hearts and Walt leads one."""
    setup = hand_setup("JD AD KS TC 9S", "KH", "JH", "TH", dealer=Seat.SOUTH, upcard="9C")
    players = {
        Seat.WEST: Script("1:pass", "1:play:KH"),
        Seat.NORTH: Script("2:call:H", "2:pass", "2:play:JH"),
        Seat.EAST: Script("3:pass", "3:play:TH"),
    }
    return PracticeGame(1, "1", Session(rules(ruleset), setup, players))


def heard(game: PracticeGame, *lines: str) -> str:
    out = io.StringIO()
    with pytest.raises(Left):
        sit_down(game, lines, out).play()
    return out.getvalue()


def answer_to(game: PracticeGame, *lines: str) -> list[str]:
    """What is said to the last of the lines."""
    before = heard(game, *lines[:-1])
    said = heard(game, lines[-1]).rstrip("\n")
    question = before.rstrip("\n").rsplit("\n\n", 1)[-1]
    return said.split(question)[-1].strip().split("\n")


def test_an_illegal_card_is_refused_with_the_reason_and_more_tells_its_cost_and_rule() -> None:
    game = left_bower_game()
    assert answer_to(game, "pass", "AD") == [
        "The ace of diamonds isn't allowed here.",
        "The jack of diamonds is the left bower, so while hearts are trump, it's a heart.",
        "Hearts were led and you have a heart, the jack of diamonds, so you must follow suit.",
        "Type “more” for more about this.",
    ]
    assert heard(game, "AD", "more").rstrip("\n").split("\n")[-2:] == [
        "Your sheet doesn't name a penalty. "
        "Usually your opponents score 2 points for a renege once the trick is gathered.",
        "HOY-04 Hoyle classic, Deal and trump.",
    ]


def test_why_gives_the_rules_in_full_without_playing_the_card() -> None:
    game = left_bower_game()
    said = answer_to(game, "pass", "why AD")
    assert not any(line.startswith("HOY-") for line in said)
    said += heard(game, "why AD", "more").split("\n")
    assert said[0] == "The ace of diamonds isn't allowed here."
    for rule, words in (("HOY-04 (", "The jack of trump is"), ("HOY-06 (", "Follow the suit led")):
        assert any(line.startswith(rule) and words in line for line in said)
    assert Card.parse("AD") in game.session.view.hand


def test_why_alone_speaks_of_what_was_just_refused() -> None:
    said = heard(left_bower_game(), "pass", "TC", "why")
    assert said.count("The ten of clubs isn't allowed here.") == 2


def test_why_of_nothing_says_how_to_ask() -> None:
    assert answer_to(left_bower_game(), "why") == [
        "Type “why” and a card or a call, for example “why pass”.",
        "You can also ask “why” about one of these: dealer and turn.",
    ]


def test_why_answers_for_the_lead_and_names_its_rule() -> None:
    assert answer_to(left_bower_game(), "pass", "why lead")[:2] == [
        "Who leads.",
        "Walt sits to the dealer's left and leads to the first trick.",
    ]


def test_why_tells_which_tables_judge_a_call_otherwise() -> None:
    elsewhere = [
        line
        for line in heard(stuck_game(), "why pass", "more").split("\n")
        if line.startswith("Under") and "allowed" in line
    ]
    assert len(elsewhere) == 1
    assert elsewhere[0].startswith("Under Hoyle classic")
    assert "it's allowed" in elsewhere[0]


def stuck_game() -> PracticeGame:
    """Everybody has passed twice but you, and you deal at a table that sticks the dealer."""
    actions = tuple(
        Action.parse(text) for text in ["1:pass", "2:pass", "3:pass", "0:pass", "1:pass", "2:pass", "3:pass"]
    )
    setup = replace(hand_setup(dealer=Seat.SOUTH, upcard="9C"), actions=actions)
    return PracticeGame(1, "1", Session(rules(DANVILLE), setup, {}))


def test_what_is_not_at_the_table_cannot_be_asked_about() -> None:
    assert answer_to(left_bower_game(), "why score")[0] == "There's nothing like that to explain right now."


def test_the_word_and_the_rule_below_an_idea_are_read_as_a_sentence() -> None:
    game = new_game(memory_store(), "wednesday-night", "13")
    assert "HOY-25" not in (said := heard(game, "hint", "hint"))
    assert "[lone hand]." in said
    game = new_game(memory_store(), "wednesday-night", "13")
    assert heard(game, "hint", "hint", "more").rstrip("\n").split("\n")[-1] == "[lone hand], HOY-25."


def test_who_wants_everything_at_once_hears_the_rule_without_asking_for_more() -> None:
    store, out = memory_store(), io.StringIO()
    store.save_settings(replace(store.settings, show_more=True))
    with pytest.raises(Left):
        sit_down(left_bower_game(), ["pass", "AD"], out, store).play()
    assert "HOY-04" in out.getvalue()
    assert "“more”" not in out.getvalue()


def test_more_of_nothing_says_so() -> None:
    assert answer_to(left_bower_game(), "more") == ["There's nothing more to say about that."]


def test_the_clause_of_a_result_is_told_by_more() -> None:
    game, out = new_game(memory_store(), DANVILLE), io.StringIO()

    def lines() -> Iterator[str]:
        for line in sound_lines(game.session):
            if game.session.state.phase is Phase.HAND_OVER:
                assert "DAN-" not in out.getvalue()
                yield "more"
                return
            yield line

    with pytest.raises(Left):
        sit_down(game, lines(), out).play()
    assert "DAN-" in out.getvalue()


def test_a_hint_says_a_little_more_each_time() -> None:
    game = left_bower_game()
    said = heard(game, "pass", "hint", "?", "hint", "hint").rstrip("\n").split("\n")[-6:]
    alone = "Nothing else is allowed here, so there's nothing to weigh."
    assert said == [
        "Who's winning this trick, and does your partner need help?",
        "There's only one thing you can do here.",
        "Play the jack of diamonds.",
        alone,
        "Play the jack of diamonds.",
        alone,
    ]


def test_undo_goes_back_and_asks_again() -> None:
    game = left_bower_game()
    said = heard(game, "undo", "pass", "undo")
    assert "You haven't made any decisions yet." in said
    assert "Back to your last decision." in said
    assert game.session.view.phase is Phase.FIRST_ROUND


def test_an_empty_line_asks_the_question_again() -> None:
    said = heard(left_bower_game(), "pass", "")
    assert said.count("Play hearts.") == 2


@pytest.mark.parametrize(("card_help", "listed"), [(True, True), (False, False)])
def test_the_cards_that_may_be_played_are_listed_where_help_is_wanted(card_help: bool, listed: bool) -> None:
    out, store = io.StringIO(), memory_store()
    store.save_settings(replace(store.settings, card_help=card_help))
    with pytest.raises(Left):
        sit_down(left_bower_game(), ["pass"], out, store).play()
    assert ("You can play: jack of diamonds JD (left bower)." in out.getvalue()) is listed
    assert ("left bower" in out.getvalue()) is listed


def test_a_full_disk_is_told_and_the_same_card_can_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    store = memory_store()
    game = new_game(store, HOYLE)
    append, failures = store.games.append, iter([True] + [False] * 1000)

    def full_once(*arguments: Any, **named: Any) -> int:
        if next(failures):
            raise StoreFull("The disk is full.")
        return append(*arguments, **named)

    monkeypatch.setattr(store.games, "append", full_once)
    said = talk(game, _after_enter(game))
    assert said.count("The disk is full.\nPress Enter to try again.\n") == 1
    assert game.session.over


def _after_enter(game: PracticeGame) -> Iterator[str]:
    yield ""
    yield from sound_lines(game.session)


def test_numbers_stay_with_their_cards_when_trump_is_made() -> None:
    hand = cards("JD 9H AH JH XX TC")
    assert [str(card) for card in in_order(hand)] == ["XX", "AH", "JH", "9H", "JD", "TC"]


LINE = re.compile(
    r".+: [+−]?\d+\.\d"
    r"(, just as good|, the best|, a little less|, which is \d+\.\d less( \(give or take \d+\.\d\))?)\."
)


def following() -> PracticeGame:
    """You have to follow a heart with the ace or the nine."""
    setup = hand_setup("AH 9H KS TC 9S", "KH", "QH", "TH", dealer=Seat.SOUTH, upcard="9C")
    done = "1:pass 2:pass 3:pass 0:order 0:discard:9S 1:play:KH 2:play:QH 3:play:TH"
    return PracticeGame(1, "1", Session.resume(rules(HOYLE), setup, three_bots(HOME_SEAT), done.split()))


def test_the_answer_of_a_hint_lists_what_every_card_should_bring_the_best_first() -> None:
    first = heard(following(), "hint", "hint", "hint")
    assert "deals" not in first
    said = heard(following(), "hint", "hint", "hint", "more").rstrip("\n").split("\n")
    start = said.index("Expected points for your team:") + 1
    lines = said[start : start + 2]
    assert all(LINE.fullmatch(line) for line in lines)
    assert {line.split(":")[0] for line in lines} == {"Ace of hearts", "9 of hearts"}
    assert lines[0].endswith(("the best.", "just as good."))
    assert "deals" in said[-1]


def test_the_answer_of_a_hint_is_the_same_when_it_is_asked_for_again() -> None:
    said = heard(following(), "hint", "hint", "hint", "hint")
    assert said.count("Expected points for your team:") == 2


@pytest.mark.parametrize("ruleset", [DANVILLE, HOYLE])
@pytest.mark.parametrize(
    "switches",
    [
        {},
        {"joker": True, "pack": 28},
        {"farmers_hand": "exchange"},
        {"farmers_hand": "redeal"},
        {"defend_alone": True, "no_trump": True},
        {"partners_best": True},
    ],
)
def test_every_decision_has_a_hint(
    ruleset: str, switches: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        at_once, "search", lambda view, seed, _effort: search(view, seed, Effort(chunk=4, most=4))
    )
    changed = rules(ruleset, **switches, game_points=None, game_deals=2)
    game = PracticeGame(1, "hints", Session(changed, Setup("hints"), three_bots(HOME_SEAT)))

    def lines() -> Iterator[str]:
        for line in sound_lines(game.session):
            yield from ("hint", "hint", "hint", line)

    said = talk(game, lines())
    weighed = said.count("Expected points for your team:") + said.count("so there's nothing to weigh.")
    own = [done for done in game.session.history if done.action.seat is Seat.SOUTH]
    decided = [done for done in own if len(legal(done.before, Seat.SOUTH)) > 1]
    assert weighed >= len(decided) > 0


def test_a_table_that_no_deal_leads_to_still_gets_the_rule_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_anything: object) -> Values:
        raise NoWorld

    monkeypatch.setattr(at_once, "search", none)
    said = heard(following(), "hint", "hint", "hint").rstrip("\n").split("\n")
    assert said[-2].startswith("Play the ")
    assert said[-1] == "Left Bower couldn't compare the choices this time."


def test_a_hint_that_cannot_be_noted_is_given_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    store = memory_store()
    game, out = new_game(store, HOYLE), io.StringIO()
    while not game.session.waits_for_learner:
        game.session.advance()

    def full(*_arguments: Any, **_named: Any) -> int:
        raise StoreFull("The disk is full.")

    monkeypatch.setattr(store.games, "append", full)
    with pytest.raises(Leave):
        sit_down(game, ("hint", "menu"), out, store).play()
    assert advise(game.session.view).nudge in out.getvalue()
    assert "full" not in out.getvalue()


def test_at_the_end_of_a_game_partners_who_score_apart_are_told_what_each_of_them_has() -> None:
    store = memory_store()
    game = new_game(store, "wednesday-night")
    said = talk(game, sound_lines(game.session, by_code, ()))
    own, west, north, east = game.session.state.standing.players
    assert f"\nYou {own}, Nora {north}.\n" in said
    assert f"\nWalt {west}, Ezra {east}.\n" in said
