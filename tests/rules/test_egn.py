from __future__ import annotations

from typing import Any

import pytest

from game.rules.actions import Action, ActionKind
from game.rules.cards import Card, Suit
from game.rules.egn.card_spelling import meant, spelled
from game.rules.egn.game import CannotRead, EgnDeal, Unreadable
from game.rules.egn.moves import Part, Place
from game.rules.egn.reader import read
from game.rules.egn.rebuilt_hands import Rebuilt, rebuild
from game.rules.egn.shape import path_text
from game.rules.egn.stand_ins import filled
from game.rules.ruleset import Ruleset
from tests.rules.egn_games import HANDS, TRICKS, Data, a_deal, a_game
from tests.rules.tables import EAST, NORTH, WEST, cards, sheet


def table(data: Data, **switches: Any) -> tuple[Ruleset, EgnDeal]:
    game = read(data)
    return game.rules.over(sheet()).with_switches(**switches), game.deals[0]


def rebuilt(data: Data, **switches: Any) -> Rebuilt:
    return rebuild(*table(data, **switches))


def hands_of(built: Rebuilt) -> list[set[Card]]:
    assert built.setup.deal is not None
    return [set(hand) for hand in built.setup.deal.hands]


def actions_of(built: Rebuilt) -> list[str]:
    return [str(move.action) for move in built.moves]


def why_not(data: Data) -> tuple[Unreadable, str]:
    with pytest.raises(CannotRead) as caught:
        rebuilt(data)
    return caught.value.kind, path_text(caught.value.path)


# cards


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("9h", "9H"),
        ("Nc", "9C"),
        ("Js", "JS"),
        ("B", "XX"),
        ("R", "JH"),
        ("L", "JD"),
        ("At", "AH"),
        ("Kn", "KD"),
    ],
)
def test_every_spelling_of_a_card_is_understood(text: str, card: str) -> None:
    assert meant(text, Suit.HEARTS) == Card.parse(card)


@pytest.mark.parametrize("text", ["Xx", "Xc", "Kx", "Kg"])
def test_a_card_that_is_told_in_part_is_not_told(text: str) -> None:
    assert meant(text, Suit.HEARTS) is None


@pytest.mark.parametrize("text", ["R", "L", "At", "Kn"])
def test_a_card_named_by_trump_means_nothing_before_trump_is_made(text: str) -> None:
    assert meant(text, None) is None


def test_cards_are_written_with_small_letters_for_suits_and_b_for_the_joker() -> None:
    assert [spelled(card) for card in cards("JH TC XX")] == ["Jh", "Tc", "B"]


# hands


def test_hands_are_put_together_from_the_cards_played_and_put_down() -> None:
    built = rebuilt(a_game())
    assert hands_of(built) == [set(cards(hand)) for hand in HANDS]
    assert built.stand_ins == frozenset()


def test_calls_and_cards_are_given_to_the_seats_whose_turn_it_was() -> None:
    told = actions_of(rebuilt(a_game()))
    assert told[:7] == [
        "0:order",
        "3:discard:9D",
        "0:play:JH",
        "1:play:TH",
        "2:play:TS",
        "3:play:9H",
        "0:gather",
    ]
    assert told[-1] == "2:gather"


def test_a_discard_that_is_not_told_is_some_card_that_nobody_showed() -> None:
    built = rebuilt(a_game(a_deal(discard=None)))
    (unknown,) = built.stand_ins
    assert actions_of(built)[1] == f"3:discard:{unknown}"
    assert unknown not in cards(" ".join(HANDS)) or unknown == Card.parse("9D")
    assert not built.moves[1].told


def test_five_cards_played_without_the_upcard_tell_that_it_was_put_down_again() -> None:
    buried = ["Jh Th Ts Jd", "Ah Qh Qs 9d", *TRICKS[2:]]
    built = rebuilt(a_game(a_deal(discard=None, tricks=buried)))
    assert actions_of(built)[1] == "3:discard:9H"
    assert built.moves[1].told
    assert built.stand_ins == frozenset()


def test_an_upcard_whose_suit_the_dealer_does_not_follow_was_put_down_again() -> None:
    built = rebuilt(a_game(a_deal(discard=None, tricks=["Jh Th Ts Ks"])))
    assert actions_of(built)[1] == "3:discard:9H"
    assert built.moves[1].told


def test_a_buried_upcard_was_left_where_it_lay_at_a_table_where_that_is_the_rule() -> None:
    buried = ["Jh Th Ts Jd", "Ah Qh Qs 9d", *TRICKS[2:]]
    assert actions_of(rebuilt(a_game(a_deal(discard=None, tricks=buried)), take_upcard="may"))[1] == "3:leave"


def test_told_hands_and_five_cards_played_tell_the_discard() -> None:
    built = rebuilt(a_game(a_deal(hands=True, discard=None)))
    assert actions_of(built)[1] == "3:discard:9D"
    assert built.moves[1].told


def told_in_part(tricks: list[str]) -> Data:
    """The discard is not told, and one card of the dealer's hand is not."""
    told = a_deal(hands=True, discard=None, tricks=tricks)
    told["initialState"]["playerCards"][3][0] = "Xx"
    return a_game(told)


def test_a_card_of_a_suit_that_the_dealer_does_not_follow_was_put_down() -> None:
    built = rebuilt(told_in_part(["As Ks Ts Jd"]))
    assert actions_of(built)[1] == "3:discard:JS"
    assert built.moves[1].told


def test_any_card_that_the_dealer_does_not_play_may_have_been_put_down() -> None:
    built = rebuilt(told_in_part([TRICKS[0]]))
    assert not built.moves[1].told
    assert set(cards("KD AD JS JD")) < built.stand_ins


def test_the_hand_of_a_lone_players_partner_is_filled_with_stand_ins() -> None:
    tricks = ["Jh Th 9h", "Ah Qh Jd", "Ad Kh Td", "As Ks Js", "9c Qc Kd"]
    built = rebuilt(a_game(a_deal(isAlone=True, tricks=tricks)))
    assert built.setup.deal is not None
    assert frozenset(built.setup.deal.hands[NORTH]) == built.stand_ins
    assert actions_of(built)[0] == "0:order:alone"


def test_stand_ins_are_never_of_a_suit_that_the_seat_did_not_follow() -> None:
    built = rebuilt(a_game(a_deal(tricks=TRICKS[:2])))
    assert built.setup.deal is not None
    unseen = [card for card in built.setup.deal.hands[NORTH] if card in built.stand_ins]
    assert len(unseen) == 3
    assert not any(card.suit is Suit.HEARTS or card == Card.parse("JD") for card in unseen)


def test_an_untold_discard_may_have_been_the_natural_trump_that_a_dealer_needs() -> None:
    calls = ["Pass", "Pass", "Pass", "Order"]
    built = rebuilt(a_game(a_deal(calls=calls, discard=None, tricks=TRICKS[:1])), natural_trump=True)
    assert any(card.suit is Suit.HEARTS for card in hands_of(built)[EAST] & built.stand_ins)


def test_an_upcard_that_was_not_played_yet_may_have_been_the_discard() -> None:
    built = rebuilt(a_game(a_deal(discard=None, tricks=["Jh Th Ts Jd"])))
    assert Card.parse("9H") in built.stand_ins


def test_a_card_played_that_is_not_told_ends_the_deal_there() -> None:
    built = rebuilt(a_game(a_deal(tricks=[TRICKS[0], "Ah Qh Xx Jd"])))
    assert built.cut == Place(0, Part.PLAY, 2, 3)
    assert actions_of(built)[-1] == "1:play:QH"


def test_a_call_that_is_not_told_ends_the_deal_there() -> None:
    built = rebuilt(a_game(a_deal(calls=["Pass", "x"])))
    assert (built.cut, actions_of(built)) == (Place(0, Part.CALL, 2), ["0:pass"])


def test_both_opponents_of_a_lone_maker_answer_where_one_may_defend_alone() -> None:
    alone = a_deal(isAlone=True, aloneDefender=3, tricks=["Jh 9h"])
    told = actions_of(rebuilt(a_game(alone, defend_alone=True)))
    assert told[2:] == ["1:defend", "3:defend:alone", "0:play:JH", "3:play:9H", "0:gather"]
    together = a_deal(isAlone=True, aloneDefender=-1, tricks=["Jh Th 9h"])
    assert actions_of(rebuilt(a_game(together, defend_alone=True)))[2:4] == ["1:defend", "3:defend"]


def test_no_trump_is_a_call_of_the_second_round() -> None:
    told = actions_of(rebuilt(a_game(a_deal(calls=["Pass"] * 4 + ["n"], isAlone=True, tricks=[]))))
    assert told[-1] == "0:no-trump:alone"


def test_the_first_version_tells_who_leads_and_the_referee_has_the_word_on_it() -> None:
    game = a_game(version="1.0.0")
    game["deals"][0]["phases"][1]["initialLead"] = 1
    assert rebuilt(game).moves[2].action == Action(WEST, ActionKind.PLAY, Card.parse("JH"))


def test_cards_fit_their_places_even_if_others_have_to_move_for_them() -> None:
    first, second = cards("JH AS")
    assert filled([lambda card: True, lambda card: card == first], [first, second]) == (second, first)


def test_places_that_no_card_fits_get_what_is_left() -> None:
    assert set(filled([lambda card: False, lambda card: True], cards("JH AS"))) == set(cards("JH AS"))


# what cannot be taken over


def test_a_deal_packed_into_a_code_is_refused() -> None:
    game = a_game()
    game["deals"].append("EwAxYz")
    with pytest.raises(CannotRead) as caught:
        read(game)
    assert (caught.value.kind, caught.value.path) == (Unreadable.PACKED, ("deals", 1))


@pytest.mark.parametrize(
    ("deal", "kind", "path"),
    [
        (a_deal(discard="8d"), Unreadable.FOREIGN_CARD, "deals[0].phases[0].discard"),
        (a_deal(tricks=["Jh B Ts 9h"]), Unreadable.FOREIGN_CARD, "deals[0].phases[1].tricks[0][1]"),
        (
            a_deal(cardExchanges=[{"receiver": 0, "cards": []}]),
            Unreadable.EXCHANGED,
            "deals[0].phases[0].cardExchanges",
        ),
        (a_deal(calls=["Pass"], isAlone=True), Unreadable.ALONE, "deals[0].phases[0].isAlone"),
        (a_deal(tricks=["Jh Th Ts", *TRICKS[1:]]), Unreadable.SHORT_TRICK, "deals[0].phases[1].tricks[0][3]"),
        (
            a_deal(tricks=[TRICKS[0], "", *TRICKS[1:]]),
            Unreadable.SHORT_TRICK,
            "deals[0].phases[1].tricks[1][0]",
        ),
    ],
)
def test_a_deal_that_cannot_have_been_is_refused_at_its_place(
    deal: Data, kind: Unreadable, path: str
) -> None:
    assert why_not(a_game(deal)) == (kind, path)


def test_a_card_told_in_two_hands_is_refused_at_the_second() -> None:
    deal = a_deal(hands=True)
    deal["initialState"]["playerCards"][2][4] = "Jh"
    assert why_not(a_game(deal)) == (Unreadable.CARD_TWICE, "deals[0].initialState.playerCards[2][4]")


@pytest.mark.parametrize(("upcard", "kind"), [("B", Unreadable.JOKER_UP), ("Jx", Unreadable.UPCARD)])
def test_an_upcard_has_to_be_told_whole(upcard: str, kind: Unreadable) -> None:
    deal = a_deal()
    deal["initialState"]["upCard"] = upcard
    assert why_not(a_game(deal, joker=True)) == (kind, "deals[0].initialState.upCard")
