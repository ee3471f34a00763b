"""Whole games by typed lines at tables with any house rule changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from game.bots.levels import three_bots
from game.presenters.practice_games import PracticeGame
from game.rules.actions import Action
from game.rules.ruleset import Ruleset, Switches
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rulesets.shipped import list_rulesets
from game.session import HOME_SEAT, Session
from tests.tables import HOYLE, hand_setup, rules
from tests.text.typists import by_code, by_name, sound_lines, talk

KINDS = get_type_hints(Switches)


def values(name: str) -> tuple[Any, ...]:
    """Every value a switch can have, or a few where it takes a number."""
    kind = KINDS[name]
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if kind is int:
        return (0, 3)
    if isinstance(kind, UnionType):
        return (None, 3)
    return tuple(kind)


def single_changes(ruleset: Ruleset) -> Iterator[Ruleset]:
    """The ruleset with each switch set to each other value it can have; a game of two deals is enough."""
    short = ruleset.with_switches(game_points=None, game_deals=2)
    for field in fields(Switches):
        for value in values(field.name):
            if field.name not in ("game_points", "game_deals") and value != getattr(
                short.switches, field.name
            ):
                yield short.with_switches(**{field.name: value})


def game(ruleset: Ruleset, setup: Setup) -> PracticeGame:
    return PracticeGame(1, setup.seed, Session(ruleset, setup, three_bots(HOME_SEAT)))


@pytest.mark.parametrize("ruleset", list_rulesets(), ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("spell", [by_code, by_name])
def test_a_whole_game_of_every_ruleset_is_played_by_typed_lines(ruleset: Ruleset, spell: Any) -> None:
    for size, joker in ((24, False), (28, True), (32, False)):
        played = game(ruleset.with_switches(pack=size, joker=joker), Setup(f"whole {size}"))
        said = talk(
            played, sound_lines(played.session, spell, ("score", "trump", "hint", "why pass", "rules"))
        )
        assert played.session.over
        assert "None" not in said


@pytest.mark.parametrize("ruleset", list_rulesets(), ids=lambda ruleset: ruleset.id)
def test_a_game_with_any_one_switch_changed_is_played_by_typed_lines(ruleset: Ruleset) -> None:
    for number, changed in enumerate(single_changes(ruleset)):
        joker = number % 3 == 0 and not changed.switches.joker
        played = game(changed.with_switches(joker=joker), Setup(f"single {number}"))
        talk(played, sound_lines(played.session))
        assert played.session.over


def at_the_table(south: str, done: str, dealer: Seat = Seat.EAST, **switches: Any) -> PracticeGame:
    """A hand in which the learner has to decide, with the cards that matter."""
    ruleset = rules(HOYLE, game_points=None, game_deals=1, **switches)
    setup = hand_setup(south, east="9C", dealer=dealer, upcard="9H", ruleset=ruleset)
    session = Session.resume(ruleset, setup, three_bots(HOME_SEAT), done.split())
    return PracticeGame(1, setup.seed, session)


def first_lines(played: PracticeGame, *lines: str) -> str:
    """What is said when these lines are typed first and a sound player goes on."""

    def typed() -> Iterator[str]:
        yield from lines
        yield from sound_lines(played.session)

    return talk(played, typed())


def test_a_farmers_hand_is_exchanged_when_the_learner_says_so() -> None:
    for line in ("2", "exchange", "Exchange three cards", "yes"):
        said = first_lines(at_the_table("9S TS TD TC 9D", "", farmers_hand="exchange"), "why exchange", line)
        assert "You can say: 1 Keep the hand or 2 Exchange three cards." in said
        assert "You show a farmer's hand, the ten of" in said


def test_a_farmers_hand_is_kept_when_the_learner_says_so() -> None:
    said = first_lines(at_the_table("9S TS TD TC 9D", "", farmers_hand="exchange"), "keep")
    assert "You show a farmer's hand" not in said


def test_a_farmers_hand_is_shown_for_new_cards_when_the_learner_says_so() -> None:
    said = first_lines(at_the_table("9S TS TD TC 9D", "", farmers_hand="redeal"), "show")
    assert "and the cards are dealt again." in said


def test_nobody_is_asked_about_a_hand_that_can_only_be_kept() -> None:
    played = at_the_table("AS KS TC TD QC", "", farmers_hand="exchange")
    assert "Keep the hand" not in first_lines(played, "pass")
    assert sum(action.kind == "keep" for action in played.session.actions) == 4


def test_no_trump_is_offered_and_called() -> None:
    for line in ("5", "no trump", "nt"):
        played = at_the_table("AS KS AC AD KD", "0:pass 1:pass 2:pass 3:pass", no_trump=True)
        said = first_lines(played, "why no trump", line, "trump")
        assert "5 No trump" in said
        assert "You can call no trump." in said
        assert "No trump: you called it." in said


def test_no_trump_is_explained_where_it_is_not_played() -> None:
    played = at_the_table("AS KS AC AD KD", "0:pass 1:pass 2:pass 3:pass")
    assert "At this table, trump is always one of the four suits." in first_lines(played, "no trump")


def test_a_canadian_loner_is_offered_as_the_call_alone() -> None:
    played = at_the_table("AH KH QH AS KS", "3:pass", dealer=Seat.NORTH, canadian_loner=True)
    said = first_lines(played, "assist", "2")
    assert "1 I pass or 2 I assist, I play alone." in said
    assert "the dealer's partner can order it up only by going alone" in said
    assert "You say “I assist, I play alone.”" in said


def test_a_card_is_given_to_a_partner_who_plays_alone() -> None:
    played = at_the_table("AH KD QS AS KS", "0:pass 1:pass 2:order:alone 3:discard:9C", partners_best=True)
    said = first_lines(played, "why AH", "hint", "9D", "AH")
    assert "A card for Nora." in said
    assert "You give Nora the ace of hearts." in said


def test_the_scores_of_all_four_are_said_where_players_have_their_own() -> None:
    played = at_the_table("AS KS TC TD QC", "", individual_scores=True)
    assert "The score: You 0, Walt 0, Nora 0, and Ezra 0." in first_lines(played, "score")


def test_keeping_a_hand_that_nobody_asked_about_is_no_decision_to_undo() -> None:
    session = at_the_table("AS KS TC TD QC", "", farmers_hand="exchange").session
    while session.advance():
        pass
    before = session.state
    assert before.turn is Seat.SOUTH
    assert not session.can_undo
    session.submit(Action.parse("0:pass"))
    assert session.undo()
    assert session.state == before


RIGHT = (
    "pick it up",
    "Pick it up, alone",
    "pick it up alone",
    "alone",
    "I'm going alone",
    "2",
    "2 alone",
    "3",  # the number in front of "Pick it up, alone"
)
WRONG = (
    "order up",
    "I order it up",
    "assist",
    "take it up",
    "yes",
    "by myself",
    "pick it up by myself",
    "9H",
)


@pytest.mark.clause("WED-07")
@pytest.mark.clause("WED-39")
@pytest.mark.clause("BASE-40")
@pytest.mark.parametrize("line", RIGHT + WRONG)
def test_where_words_are_strict_only_those_of_the_table_are_heard(line: str) -> None:
    strict = rules("wednesday-night", game_deals=1)
    for ruleset in (strict, strict.with_switches(strict_words=False)):
        setup = hand_setup("AH KH QH AS KS", dealer=Seat.EAST, upcard="9H", ruleset=ruleset)
        played = PracticeGame(1, setup.seed, Session(ruleset, setup, three_bots(HOME_SEAT)))
        said = first_lines(played, line)
        heard = "This table doesn't allow" not in said
        assert heard is (line in RIGHT or ruleset is not strict)


@pytest.mark.clause("WED-07")
@pytest.mark.parametrize(
    ("line", "heard"), [("spades", True), ("S alone", True), ("no", False), ("pass", True)]
)
def test_in_the_second_round_the_suit_alone_is_named(line: str, heard: bool) -> None:
    ruleset = rules("wednesday-night", game_deals=1)
    setup = hand_setup("AS KS QS AC KC", dealer=Seat.EAST, upcard="9H", ruleset=ruleset)
    session = Session.resume(ruleset, setup, three_bots(HOME_SEAT), ("0:pass", "1:pass", "2:pass", "3:pass"))
    said = first_lines(PracticeGame(1, setup.seed, session), line)
    assert ("This table doesn't allow" not in said) is heard


def test_the_wrong_word_is_answered_with_the_right_one() -> None:
    ruleset = rules("wednesday-night", game_deals=1)
    setup = hand_setup("AH KH QH AS KS", dealer=Seat.EAST, upcard="9H", ruleset=ruleset)
    said = first_lines(
        PracticeGame(1, setup.seed, Session(ruleset, setup, three_bots(HOME_SEAT))), "I order it up"
    )
    assert "This table doesn't allow “I order it up,” because it could give a hint." in said
    assert "Say “Pick it up.”" in said
