"""What is said of a ruling under each of the six sheets: the cards, the numbers, and the clause."""

from __future__ import annotations

from typing import get_args

import pytest

from game import i18n
from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Charge
from game.rules.hand import apply, legal
from game.rules.seats import Seat
from game.rules.slips import Finding, Ruling, SlipKind
from game.rules.state import State
from game.rules.view import observe
from game.tutor.narrate import narrate
from game.tutor.rulings import charge_line, ruling_sentence, tell_ruling
from game.tutor.slip_words import slip_title, what_happened
from game.words.markup import plain, spans
from tests.rules.honest.blocks import holds, honest_of
from tests.tables import rules
from tests.tutor.ruled import ME, SIX, dealing, play, ruled, table
from tests.tutor.ruled_cases import CASES, EXPOSED, FIRST, FREE, LEFT, NOTHING, OURS, PLAIN, RENEGE, UP


@pytest.mark.parametrize("name", CASES)
def test_a_ruling_says_what_happened_and_what_it_costs_under_each_sheet(name: str) -> None:
    case = CASES[name]
    for place, (sheet, clause) in enumerate(zip(SIX, case.clauses.split(), strict=True)):
        told = tell_ruling(*ruled(table(sheet, case.hands), case.actions))
        assert plain(told.happened) == case.happened, sheet
        assert plain(told.finding) == case.finding(place), sheet
        assert told.citation.id == clause, sheet
        assert told.title


def on_one_sheet(sheet: str, hands: tuple[str, ...], actions: str) -> tuple[str, str]:
    told = tell_ruling(*ruled(table(sheet, hands), actions))
    return plain(told.paragraph), told.citation.id


def test_only_danville_asks_for_a_natural_trump() -> None:
    said = "You accepted the upcard without a natural card of its suit. The call is void, and you call again."
    assert on_one_sheet("danville", PLAIN, "0:order 1:director:0:call") == (said, "BASE-61")
    for sheet in SIX[1:]:
        told, _clause = on_one_sheet(sheet, PLAIN, "0:order 1:director:0:call")
        assert told == f"All your calls were legal. {NOTHING}"


def test_only_wednesday_night_does_not_let_anyone_ask_for_trump() -> None:
    asked = f"{UP} 1:ask-trump 0:director:1:said"
    assert on_one_sheet("wednesday-night", PLAIN, asked) == (f"Walt asked what was trump. {FREE}", "WED-18")
    for sheet in SIX[:-1]:
        assert on_one_sheet(sheet, PLAIN, asked)[0] == f"Walt didn't say anything wrong. {NOTHING}"


def test_only_wednesday_night_takes_mixed_tricks_for_proof() -> None:
    mixed = f"{UP} 0:play:TD 1:play:AS 2:play:AD 3:play:KH gather 3:mix 0:director:3:renege"
    said = f"Ezra's side mixed up its tricks, so the renege counts as proven. {OURS}"
    assert on_one_sheet("wednesday-night", PLAIN, mixed) == (said, "WED-27")
    for sheet in SIX[:-1]:
        assert on_one_sheet(sheet, PLAIN, mixed)[0] == f"There's no proof that Ezra reneged. {NOTHING}"
    called = mixed.replace("renege", "looked")
    assert on_one_sheet("hoyle-classic", PLAIN, called)[0] == f"Ezra mixed up the gathered tricks. {FREE}"


def test_wednesday_night_lets_the_dealers_left_lead_trump_early() -> None:
    hands = ("AH KC QC JC TD", "AS KS QS JS 9S", "AD KD QD JD TS", "AC KH QH TH 9C")
    early = "0:pass 1:pass 2:pass 3:order 0:play:AH 1:director:0:showed"
    said = "You laid the ace of hearts on the table before play began. You take the card back, and "
    assert on_one_sheet("wednesday-night", hands, early)[0] == f"You haven't exposed a card. {NOTHING}"
    for sheet in SIX[:-1]:
        assert on_one_sheet(sheet, hands, early) == (f"{said}there's no penalty.", "BASE-71")


# -- a ruling that was ignored -----------------------------------------------------------------


def test_a_card_against_an_earlier_ruling_goes_back() -> None:
    kept = "0:pass 1:pass 2:pass 3:order 3:expose:AH 0:director:3:showed 3:discard:9C 0:play:TD {}"
    played = kept.format("1:play:AS 2:play:AD 3:play:KH 0:director:3:against-duty")
    said = "Ezra played the king of hearts, which an earlier ruling didn't allow. "
    for sheet in SIX:
        told, _clause = on_one_sheet(sheet, PLAIN, played)
        assert told == f"{said}The card goes back, and Ezra plays one that's allowed."


def test_a_side_that_lost_the_right_to_call_has_its_call_taken_back() -> None:
    again = "2:order 1:director:2:out-of-turn 0:order 1:director:0:against-duty"
    said = "You called when you could only pass. The call is void, and you can only pass."
    assert on_one_sheet("hoyle-2001", RENEGE, again)[0] == said


# -- the deal ------------------------------------------------------------------------------------

AGAIN = "The same dealer deals again."
PASSES = "It's a misdeal, and the next player deals."
DEALS = (PASSES, AGAIN, AGAIN, AGAIN, AGAIN, AGAIN)
MISDEAL = ["DAN-04", "BASE-56", "H01-25", "BASE-56", "BASE-56", "WED-05"]


@pytest.mark.parametrize(
    ("slip", "happened"),
    [
        ("3:expose:{top}", "Ezra exposed the {card} in the deal."),
        ("3:lose", "A card was missing from the deck Ezra dealt."),
    ],
)
def test_a_misdeal_is_dealt_again_and_under_danville_rules_the_deal_passes(slip: str, happened: str) -> None:
    for sheet, finding, clause in zip(SIX, DEALS, MISDEAL, strict=True):
        state = dealing(sheet, 0)
        top = state.stock[0]
        told = tell_ruling(*ruled(state, f"{slip.format(top=top)} 0:director:3:deal"))
        assert plain(told.happened) == happened.format(card=plain(f"{{{top}}}"))
        assert (told.finding, told.citation.id) == (finding, clause)


def test_a_wrong_packet_is_pointed_out_by_the_clause_on_packets() -> None:
    for sheet in SIX:
        told = tell_ruling(*ruled(dealing(sheet, 0), "3:deal:1 0:director:3:deal"))
        assert plain(told.happened) == "Ezra dealt somebody the wrong number of cards in one round."
        assert told.finding == "That's not allowed, but it costs nothing."
        assert told.citation.id == rules(sheet).cite("deal_plan")


def test_the_wrong_dealer_hands_the_deal_back_everywhere() -> None:
    for sheet in SIX:
        state = dealing(sheet, 0)
        count = legal(state, Seat.EAST)[0].count
        told = tell_ruling(*ruled(state, f"1:deal:{count} 0:director:1:deal"))
        assert told.paragraph == (
            "Walt dealt, but it was another player's deal. "
            "The deal starts over, this time with the right dealer."
        )


def six_cards(sheet: str) -> State:
    """South is dealt six cards, and the deal is through."""
    state = dealing(sheet, 4)
    return play(state, f"3:deal:{6 - len(state.hands[ME])} next next next next")[0]


def test_a_wrong_number_found_in_time_is_dealt_again() -> None:
    clauses = ["DAN-04", "BASE-56", "H01-29", "BASE-56", "BASE-56", "WED-34"]
    for sheet, finding, clause in zip(SIX, DEALS, clauses, strict=True):
        told = tell_ruling(*ruled(six_cards(sheet), "0:count"))
        assert told.paragraph == f"You were dealt the wrong number of cards. {finding}"
        assert told.citation.id == clause


def test_a_dealer_who_gave_a_wrong_number_is_not_said_to_hold_it() -> None:
    dealt = Action(Seat.EAST, ActionKind.DEAL, count=3)
    ruling = Ruling(None, Finding.NOTHING, "", None, Seat.EAST, SlipKind.WRONG_NUMBER, dealt)
    assert what_happened(ruling, ME) == "Ezra dealt the wrong number of cards."
    assert what_happened(ruling, Seat.EAST) == "You dealt the wrong number of cards."


def test_a_wrong_number_found_too_late_costs_the_score() -> None:
    clauses = ["BASE-57", "BASE-57", "H01-29", "BASE-57", "BASE-57", "WED-34"]
    for sheet, clause in zip(SIX, clauses, strict=True):
        state = six_cards(sheet)
        while not state.tricks:
            choices = legal(state, state.turn)
            keen = [action for action in choices if action.kind is not ActionKind.PASS]
            state, _events = apply(state, (keen or list(choices))[0])
        told = tell_ruling(*ruled(state, "0:count"))
        assert told.paragraph == (
            "You were dealt the wrong number of cards. The hand is played out, but your side can't score."
        )
        assert told.citation.id == clause


# -- how it shows --------------------------------------------------------------------------------


def steps(hands: tuple[str, ...], actions: str) -> list[str]:
    return [plain(step) for step in tell_ruling(*ruled(table("hoyle-classic", hands), actions)).steps]


def test_a_renege_is_shown_by_the_card_that_came_later() -> None:
    assert steps(*_of("the card shows later")) == [
        "Hearts were led on trick 2. Walt played the nine of diamonds.",
        "Walt played the queen of hearts on trick 3, but could have followed suit with it on trick 2.",
        "Trick 2 had been gathered by then, so it was too late to correct it.",
    ]


def test_a_card_led_later_is_said_to_be_led() -> None:
    led = f"{FIRST} 3:play:AD 0:play:TC 1:play:JH 2:play:AS gather 1:play:TD 0:director"
    assert steps(RENEGE, led)[1] == (
        "Walt led the ten of diamonds on trick 3, but could have followed suit with it on trick 2."
    )


def test_a_card_still_held_may_be_the_left_bower() -> None:
    assert steps(*_of("the left bower is held")) == [
        "Hearts were led on trick 2. Walt played the nine of diamonds.",
        "Walt still has the jack of diamonds and could have followed suit.",
        "The jack of diamonds is the left bower, so while hearts are trump, it's a heart.",
        "Trick 2 had been gathered by then, so it was too late to correct it.",
    ]


def test_your_own_renege_is_shown_to_you() -> None:
    assert steps(*_of("your own renege")) == [
        "Hearts were led on trick 2. You played the king of clubs.",
        "You still have the ten of hearts, so you could have followed suit.",
        "Trick 2 had been gathered by then, so it was too late to correct it.",
    ]


def _of(name: str) -> tuple[tuple[str, ...], str]:
    return CASES[name].hands, CASES[name].actions


def test_what_is_shown_is_cards_that_were_played_or_are_proof() -> None:
    view, ruling = ruled(table("hoyle-classic", RENEGE), CASES["the card shows later"].actions)
    told = tell_ruling(view, ruling)
    named = {span.card for text in (told.happened, *told.steps) for span in spans(text) if span.card}
    assert named == set(told.cards)


# -- words for everything ------------------------------------------------------------------------


@pytest.mark.parametrize("own", [True, False])
def test_every_charge_that_comes_to_nothing_has_a_sentence_of_its_own(own: bool) -> None:
    of = ME if own else Seat.WEST
    told = [ruling_sentence(Ruling(ME, Finding.NOTHING, "", charge, of), ME) for charge in Charge]
    assert len(set(told)) == len(Charge)
    assert all(("Walt" in text) is not own for text in told)
    assert ruling_sentence(Ruling(ME, Finding.NOTHING, ""), ME) == f"Nobody found anything wrong. {NOTHING}"


def test_every_charge_and_every_slip_has_a_name() -> None:
    lines = [charge_line(charge) for charge in (None, *Charge)]
    assert len(set(lines)) == len(lines)
    titles = [slip_title(kind) for kind in SlipKind]
    assert len(set(titles)) == len(titles)
    assert not any(text.endswith(".") for text in (*lines, *titles))


def test_a_line_of_the_log_says_the_same() -> None:
    state = table("hoyle-classic", PLAIN)
    _state, told = play(state, CASES["an opponent led out of turn"].actions)
    (line,) = [narrate(event, ME) for event in told if isinstance(event, ev.Ruled)]
    assert plain(line) == f"Walt led the ace of spades out of turn. {EXPOSED}"


def test_a_ruling_speaks_the_language_in_use() -> None:
    i18n.use(i18n.PSEUDO)
    told = tell_ruling(*ruled(table("hoyle-classic", LEFT), CASES["the left bower is held"].actions))
    texts = (told.title, told.happened, told.finding, *told.steps)
    assert all(text.startswith("[") for text in texts)


def test_what_happens_at_an_honest_table_is_told_by_all_four_players_alike() -> None:
    state = table("hoyle-classic", PLAIN)
    for action in (Action(ME, ActionKind.EXPOSE, state.hands[ME][0]), Action(ME, ActionKind.COUNT)):
        _state, events = apply(state, action)
        assert [type(event) for event in events] == [ev.Slipped]
        for seat in Seat:
            text = plain(narrate(events[0], seat))
            assert text.startswith("You") is (seat is ME)
            assert text.endswith(".")
    assert ev.Slipped in get_args(ev.Event)
    assert observe(state, ME).honest is not None


def test_what_has_been_settled_is_not_found_anew() -> None:
    state = holds("do: west-calls 0:expose:TS 1:director:0:showed 1:director:0:showed")
    told = tell_ruling(observe(state, Seat.SOUTH), honest_of(state).rulings[-1])
    assert (told.title, told.happened) == ("Already settled", "")
    assert told.finding == "That's already been settled, so nothing changes."
