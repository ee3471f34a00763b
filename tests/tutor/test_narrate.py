"""What happened, told in a sentence."""

from __future__ import annotations

from typing import get_args

import pytest

from game import i18n
from game.rules import events as ev
from game.rules.cards import Card, Suit
from game.rules.seats import Seat, Side
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
        if seat is Seat.SOUTH and not isinstance(event, ev.CardGiven):
            assert not any(name in text for name in ("Walt", "Nora", "Ezra")), text


@pytest.mark.parametrize("seat", [Seat.WEST, Seat.NORTH, Seat.EAST])
def test_nobody_elses_deed_is_told_as_the_learners_own(seat: Seat) -> None:
    for event in happenings(seat):
        if not isinstance(event, ev.HandScored | ev.GameEnded):
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
