"""What happened, told in a sentence."""

from __future__ import annotations

from typing import get_args

import pytest

from game import i18n
from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Charge
from game.rules.cards import Card, Suit
from game.rules.reasons import Consequence, ConsequenceKind
from game.rules.seats import Seat, Side
from game.rules.slips import Evidence, Finding, Ruling, SlipKind
from game.rules.state import Award, AwardKind, Standing, Trick
from game.tutor.narrate import narrate
from game.words.markup import plain

JACK = Card.parse("JD")
TRICK = Trick(Seat.SOUTH, ((Seat.SOUTH, JACK), (Seat.WEST, Card.parse("9S"))))

S = Seat.SOUTH

MADE = {
    Side.US: Award(AwardKind.MADE, (1, 0), (1, 0, 1, 0), "made_points", Side.US),
    Side.THEM: Award(AwardKind.MADE, (0, 1), (0, 1, 0, 1), "made_points", Side.THEM),
}


RENEGE = Consequence(ConsequenceKind.RENEGE, "", 2)
SUITS = (Suit.HEARTS, None)


def slips(seat: Seat) -> list[Action]:
    """What is neither a card of a trick nor a call."""
    return [
        Action(seat, ActionKind.EXPOSE, JACK),
        Action(seat, ActionKind.PLAY, JACK),
        Action(seat, ActionKind.LOOK, count=2),
        Action(seat, ActionKind.TELL, suit=Suit.CLUBS),
        *(
            Action(seat, kind)
            for kind in (
                ActionKind.PASS, ActionKind.MISCALL, ActionKind.LATE_ALONE, ActionKind.CLAIM,
                ActionKind.MIX, ActionKind.ASK_TRUMP, ActionKind.COUNT,
            )
        ),
    ]  # fmt: skip


def proof(seat: Seat) -> Evidence:
    return Evidence(seat, 1, Card.parse("9C"), Card.parse("QH"), 3, Suit.HEARTS)


def happenings(seat: Seat) -> list[ev.Event]:
    """Every kind of event, done by one seat."""
    side = seat.side
    return [
        ev.DealerDrawn(seat, ((seat, JACK),)),
        ev.PackCut(seat, 7, cut_card=True),
        ev.PackCut(seat, 7, cut_card=False),
        ev.PacketDealt(seat, seat, (JACK,)),
        ev.TurnedUp(seat, JACK),
        ev.UpcardNamed(seat, Suit.HEARTS),
        ev.FarmersExchange(seat, (JACK,) * 3, (JACK,) * 3),
        ev.DealtAgain(seat, (JACK,) * 3, seat.right),
        ev.Passed(seat, second_round=False),
        ev.TurnedDown(seat, JACK),
        *(
            ev.TrumpMade(seat, dealer, Suit.HEARTS, ordered, alone)
            for dealer in (seat, seat.right)
            for ordered in (True, False)
            for alone in (True, False)
        ),
        ev.PickedUp(seat, JACK),
        ev.Discarded(seat, JACK),
        ev.LeftUpcard(seat, JACK),
        *(ev.TrumpMade(seat, seat, None, ordered=False, alone=alone) for alone in (True, False)),
        ev.CardGiven(seat, None if seat in (Seat.WEST, Seat.EAST) else JACK),
        ev.LoneDiscarded(seat, JACK if seat is Seat.SOUTH else None),
        ev.LaidDown(seat),
        ev.DefenceChosen(seat, alone=True),
        ev.DefenceChosen(seat, alone=False),
        ev.CardPlayed(seat, JACK),
        ev.TrickGathered(TRICK.leader if seat is Seat.SOUTH else Seat.WEST, TRICK),
        ev.ThrownIn(seat),
        ev.HandScored(MADE[side], Standing()),
        ev.DealPassed(seat),
        ev.GameEnded(side, Standing((5, 3))),
        *(ev.Slipped(action) for action in slips(seat)),
        ev.Ruled(Ruling(seat.left, Finding.NOTHING, "", Charge.RENEGE, seat)),
        ev.Ruled(Ruling(None, Finding.CHARGED, "", None, seat, SlipKind.RENEGE, None, RENEGE, proof(seat))),
        *(ev.LeadNamed(seat, seat.left, suit) for suit in SUITS),
        ev.PenaltyTaken(side, (2, 0) if side is Side.US else (0, 2), Standing()),
        ev.PenaltyTaken(side, (0, -2) if side is Side.US else (-2, 0), Standing()),
    ]


WORDLESS = (ev.PacketDealt, ev.Discarded)


def test_the_events_of_this_test_are_all_there_are() -> None:
    assert {type(event) for event in happenings(Seat.WEST)} == set(get_args(ev.Event))


@pytest.mark.parametrize("seat", Seat)
def test_every_event_that_needs_words_is_one_whole_sentence_about_the_right_person(seat: Seat) -> None:
    for event in happenings(seat):
        text = plain(narrate(event, S))
        if isinstance(event, WORDLESS):
            assert text == ""
            continue
        assert text.endswith("."), event
        assert not {"{", "}"} & set(text), event
        if seat is Seat.SOUTH and not isinstance(event, ev.CardGiven | ev.LeadNamed):
            assert not any(name in text for name in ("Walt", "Nora", "Ezra")), text


@pytest.mark.parametrize("seat", [Seat.WEST, Seat.NORTH, Seat.EAST])
def test_nobody_elses_deed_is_told_as_the_learners_own(seat: Seat) -> None:
    for event in happenings(seat):
        if not isinstance(event, ev.HandScored | ev.GameEnded | ev.PenaltyTaken):
            assert "You" not in narrate(event, S), event


def test_a_dealer_takes_the_card_up_and_is_not_ordered_to() -> None:
    dealt = ev.TrumpMade(Seat.WEST, Seat.WEST, Suit.HEARTS, ordered=True, alone=False)
    assert narrate(dealt, S) == "Walt picks it up. Hearts are trump."
    ordered = ev.TrumpMade(Seat.WEST, Seat.EAST, Suit.HEARTS, ordered=True, alone=False)
    assert narrate(ordered, S) == "Walt orders it up. Hearts are trump."


def test_a_tie_stands_and_names_no_winner() -> None:
    assert narrate(ev.GameEnded(None, Standing((4, 4))), S) == "The game ends in a tie, 4 to 4."


def test_the_winners_points_come_first() -> None:
    standing = Standing((3, 5))
    assert narrate(ev.GameEnded(Side.THEM, standing), S) == "Walt and Ezra win the game, 5 to 3."


def test_the_table_is_told_in_the_language_in_use() -> None:
    i18n.use(i18n.PSEUDO)
    told = [narrate(event, S) for event in happenings(Seat.WEST)]
    assert all(text.startswith("[") for text in told if text)


def test_a_game_of_own_scores_is_told_by_what_both_partners_have_together() -> None:
    standing = Standing((5, 5), (5, 5, 4, 5))
    assert narrate(ev.GameEnded(Side.THEM, standing), S) == "Walt and Ezra win the game, 10 to 9."


def test_a_renege_is_told_by_name_trick_and_cards() -> None:
    charged, found = (Finding.CHARGED, "", Charge.RENEGE), proof(Seat.WEST)
    ruling = Ruling(Seat.NORTH, *charged, Seat.WEST, SlipKind.RENEGE, None, RENEGE, found)
    assert plain(narrate(ev.Ruled(ruling), S)) == (
        "Walt reneged on trick 2: hearts were led, and Walt played the nine of clubs "
        "while holding the queen of hearts. That gives your side 2 points."
    )
