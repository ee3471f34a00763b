"""Why somebody played so, told after the hand."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots import slips
from game.bots.levels import MANNERS, Level
from game.bots.slip_words import slip_told
from game.bots.slips import Slip
from game.rules.actions import BY_THE_TABLE, Action, Phase, asks_nobody
from game.rules.hand import apply, legal, start
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import SeatView, observe
from game.strategy.decisions import decide
from game.strategy.rules_of_thumb.principle import Principle
from game.strategy.rules_of_thumb.principle_checks import STATED, look
from game.tutor.hand_commentary import why_played
from game.words.markup import plain
from tests.bots.test_slips import CASES
from tests.rules.situations import Situation
from tests.strategy.solver_proof import any_table
from tests.strategy.test_decisions import PRINCIPLES
from tests.strategy.test_rules_of_thumb import SITUATIONS, heard
from tests.strategy.test_worlds import some_moment
from tests.tables import hand_setup, reach, rules

S, W, N, E = Seat


def said(view: SeatView, action: str, level: Level | None, name: str = "Walt", partner: str = "Ezra") -> str:
    return plain(why_played(view, Action.parse(action), level, name, partner))


def drawing() -> SeatView:
    """South made hearts and leads with good trumps."""
    setup = hand_setup("JH AH AS QD QC", "9S TS", "9D TD", "9C TC", dealer=E, upcard="9H")
    return observe(reach(setup, "0:order 3:discard:9C"), S)


def test_a_player_tells_the_rule_of_thumb_that_was_kept_to() -> None:
    assert said(drawing(), "0:play:JH", Level.STEADY) == (
        "Walt called trump and led it to pull out the other side's trumps."
    )


def test_the_learner_is_spoken_to() -> None:
    assert said(drawing(), "0:play:JH", None, "") == ("You called trump, so you led it to pull theirs out.")


def helping() -> SeatView:
    """South made hearts, and North leads with the left bower in hand."""
    setup = hand_setup("JH AH AS QD QC", "9S TS TC AC 9C", "JD AD KS KC TD", "9D TH", dealer=W, upcard="9H")
    return observe(reach(setup, "2:pass 3:pass 0:order 1:discard:9C"), N)


def test_the_partner_is_named_and_the_learner_as_a_partner_spoken_to() -> None:
    assert said(helping(), "2:play:JD", None, "North", "South") == (
        "South made trump, so North led a bower to help."
    )
    assert said(helping(), "2:play:JD", None, "Nora", "") == "You made trump, so Nora led a bower to help."


def test_a_person_who_goes_another_way_hears_the_rule_and_no_blame() -> None:
    assert said(drawing(), "0:play:QD", None, "") == (
        "Lead trump if you called it, to pull theirs out. You chose the queen of diamonds instead."
    )


def test_another_card_that_keeps_to_the_rule_of_thumb_is_told_so() -> None:
    assert said(drawing(), "0:play:AH", None) == said(drawing(), "0:play:JH", None)


def test_a_person_never_slips_like_a_level() -> None:
    assert "afraid" in said(drawing(), "0:play:QD", Level.SUNDAY)
    assert "afraid" not in said(drawing(), "0:play:QD", None)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0].__name__)
def test_a_slip_of_a_level_is_told_where_it_explains_the_play(
    case: tuple[Slip, str, str, tuple[str, str, str], Seat, str, str],
) -> None:
    slip, does, hand, (west, north, east), dealer, upcard, done = case
    view = observe(reach(hand_setup(hand, west, north, east, dealer=dealer, upcard=upcard), done), S)
    action = Action.parse(does)
    slipping = [level for level in Level if slip in MANNERS[level].slips]
    assert slipping
    for level in slipping:
        if slip(view, decide(view)) == action:
            card = "" if action.card is None else f"{{{action.card}}}"
            assert why_played(view, action, level, "Walt", "Ezra") == slip_told(slip).format(
                name="Walt", partner="Ezra", card=card
            )
            assert why_played(view, action, level, "Nora") == slip_told(slip, to_partner=True).format(
                name="Nora", card=card
            )


def test_every_slip_of_every_level_has_its_words() -> None:
    used = {slip for manner in MANNERS.values() for slip in manner.slips}
    assert len({slip_told(slip) for slip in used}) == len(used)


def test_somebody_who_forgets_the_left_is_told_so() -> None:
    setup = hand_setup("9C JD TC AC QC", "AS KS", "9S", "TS", dealer=S, upcard="KH")
    state = reach(setup, "1:order 0:discard:9C 1:play:AS 2:play:9S 3:play:TS")
    assert slips.forgets_the_left(observe(state, S), decide(observe(state, S))) is not None
    assert said(observe(state, S), "0:play:JD", Level.GREENHORN) == (
        "Walt forgot that the jack of diamonds is the left bower."
    )


def second_lead() -> SeatView:
    """South led the right bower, everybody followed, and South leads again."""
    setup = hand_setup(
        "JH AH KH AS 9D", "9S TS KS QS QH", "TH TC QC KC AC", "TD QD KD AD JC", dealer=E, upcard="9H"
    )
    done = "0:order 3:discard:JC 0:play:JH 1:play:QH 2:play:TH 3:play:9H 0:gather"
    return observe(reach(setup, done), S)


def test_a_player_who_searches_says_that_deals_were_weighed() -> None:
    kept = said(second_lead(), "0:play:AH", Level.SHARP)
    assert kept.endswith("Walt weighed many possible deals and found nothing better.")
    other = said(second_lead(), "0:play:AS", Level.SHARP)
    assert other == (
        "Lead trump if you called it, to pull theirs out. "
        "Walt weighed many possible deals, and the ace of spades came out ahead."
    )


def test_a_card_that_no_other_could_replace_was_not_weighed() -> None:
    setup = hand_setup("9C AH KD QD TD", "9S", "AC", "TC", dealer=W, upcard="9H")
    state = reach(setup, "2:pass 3:pass 0:pass 1:order 1:discard:9S 2:play:AC 3:play:TC")
    assert [str(action) for action in observe(state, S).legal] == ["0:play:9C"]
    assert "weighed" not in said(observe(state, S), "0:play:9C", Level.SHARP)


def test_the_first_lead_was_weighed_as_every_later_one() -> None:
    assert said(drawing(), "0:play:JH", Level.SHARP).endswith("and found nothing better.")
    assert "weighed" not in said(drawing(), "0:play:JH", Level.STEADY)


def test_what_the_table_does_by_itself_needs_no_reason() -> None:
    state = start(rules(farmers_hand="exchange"), Setup("1", E))
    while state.phase is not Phase.FIRST_ROUND:
        view = observe(state, state.turn)
        if asks_nobody(view.legal):
            assert why_played(view, view.legal[0], Level.STEADY, "Ezra") == ""
        state, _events = apply(state, view.legal[0])


@pytest.mark.parametrize("principle", PRINCIPLES, ids=lambda it: it.id)
def test_every_principle_is_told_in_two_voices(principle: Principle) -> None:
    assert "{name}" not in principle.to_you
    assert "{name}" in principle.of_another
    assert principle.to_you.endswith(".")
    assert principle.of_another.endswith(".")


def test_every_exemption_is_told_in_two_voices_and_no_two_alike() -> None:
    told = [(each.to_you, each.of_another) for principle in STATED for each in principle.exemptions]
    assert all("{name}" in of_another and "{name}" not in to_you for to_you, of_another in told)
    assert len(set(told)) == len(told)


def test_a_sentence_that_names_the_partner_has_another_for_the_partners_own_ears() -> None:
    told = [*PRINCIPLES, *(each for principle in STATED for each in principle.exemptions)]
    for each in told:
        assert bool(each.of_partner) == ("{partner}" in each.of_another)
        assert "{partner}" not in each.of_partner
        assert not each.of_partner or "{name}" in each.of_partner


@pytest.mark.parametrize(
    "situation", [each for each in SITUATIONS if "but" in each.told], ids=lambda it: it.title
)
def test_a_rule_that_did_not_hold_is_named_after_the_hand(situation: Situation) -> None:
    view, found = heard(situation)
    assert found is not None
    assert found.exemption is not None
    action, about = decide(view).action, found.exemption.of_another
    if look(view) == (found,) and action not in found.actions:
        assert why_played(view, action, Level.STEADY, "Ezra", "Walt").startswith(
            about.format(name="Ezra", partner="Walt")
        )


@given(st.integers(0, 10**9))
def test_there_is_something_to_tell_of_whatever_anybody_does(number: int) -> None:
    chance = Random(number)
    state = some_moment(any_table(chance), Setup(f"told/{number}"), chance, chance.randrange(40))
    if state.phase is Phase.HAND_OVER:
        return
    view, options = observe(state, state.turn), legal(state, state.turn)
    if options[0].kind in BY_THE_TABLE:
        return
    for action in options:
        for level in (None, *Level):
            text = plain(
                why_played(view, action, level, chance.choice(["Walt", ""]), chance.choice(["Ezra", ""]))
            )
            only_kept = len(options) == 1 and view.phase is Phase.FARMERS_HAND
            assert only_kept or text.endswith("."), text
            assert not {"{", "}"} & set(text)
            assert "None" not in text
