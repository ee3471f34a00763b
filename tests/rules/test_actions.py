from __future__ import annotations

import copy
import pickle

import pytest

from game.rules.actions import BY_THE_TABLE, Action, ActionKind
from game.rules.cards import JOKER, Card, Suit, pack
from game.rules.seats import Seat

EVERY_ACTION = (
    *(Action(seat, kind) for seat in Seat for kind in BY_THE_TABLE - {ActionKind.DEAL}),
    *(Action(seat, ActionKind.DEAL, count=count) for seat in Seat for count in range(6)),
    *(
        Action(seat, kind)
        for seat in Seat
        for kind in (
            ActionKind.PASS,
            ActionKind.LEAVE,
            ActionKind.KEEP,
            ActionKind.EXCHANGE,
            ActionKind.REDEAL,
        )
    ),
    *(
        Action(seat, kind, alone=alone)
        for seat in Seat
        for kind in (ActionKind.ORDER, ActionKind.NO_TRUMP, ActionKind.DEFEND)
        for alone in (False, True)
    ),
    *(Action(seat, ActionKind.NAME, suit=suit) for seat in Seat for suit in Suit),
    *(
        Action(seat, ActionKind.CALL, suit=suit, alone=alone)
        for seat in Seat
        for suit in Suit
        for alone in (False, True)
    ),
    *(
        Action(seat, kind, card)
        for seat in Seat
        for kind in (ActionKind.PLAY, ActionKind.DISCARD, ActionKind.GIVE)
        for card in pack(32, joker=True)
    ),
)
"""Everything anybody could try at any table."""


def test_every_action_reads_back_from_its_text() -> None:
    assert [Action.parse(str(action)) for action in EVERY_ACTION] == list(EVERY_ACTION)


def test_no_two_actions_share_a_text() -> None:
    assert len({str(action) for action in EVERY_ACTION}) == len(EVERY_ACTION)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("0:play:XX", Action(Seat.SOUTH, ActionKind.PLAY, JOKER)),
        ("1:order:alone", Action(Seat.WEST, ActionKind.ORDER, alone=True)),
        ("2:call:H", Action(Seat.NORTH, ActionKind.CALL, suit=Suit.HEARTS)),
        ("2:call:H:alone", Action(Seat.NORTH, ActionKind.CALL, suit=Suit.HEARTS, alone=True)),
        ("2:no-trump:alone", Action(Seat.NORTH, ActionKind.NO_TRUMP, alone=True)),
        ("2:give:AC", Action(Seat.NORTH, ActionKind.GIVE, Card.parse("AC"))),
        ("3:cut", Action(Seat.EAST, ActionKind.CUT)),
        ("3:deal:2", Action(Seat.EAST, ActionKind.DEAL, count=2)),
        ("3:pass", Action(Seat.EAST, ActionKind.PASS)),
    ],
)
def test_files_have_actions_in_this_form(text: str, action: Action) -> None:
    assert str(action) == text
    assert Action.parse(text) == action


NO_ACTIONS = """
    : 0 0: 4:pass -1:pass x:pass 0:dance 0:pass:1 0:pass:alone 0:play 0:play:1H 0:play:AS:KS 0:call 0:call:X
    0:call:H:D 0:deal 0:deal:x 0:order:H 0:play:AS:alone 0:discard:AS:alone 0:order:alone:alone
    0:no-trump:H 0:keep:alone 0:give 0:exchange:9S 0:cut:7
"""


@pytest.mark.parametrize("text", ["", *NO_ACTIONS.split()])
def test_what_is_no_action_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        Action.parse(text)


@pytest.mark.parametrize("kind", ActionKind)
def test_an_action_takes_nothing_that_its_kind_has_no_use_for(kind: ActionKind) -> None:
    stray = [
        {"card": JOKER, "suit": Suit.HEARTS},
        {"card": JOKER, "count": 2},
        {"suit": Suit.HEARTS, "count": 2},
    ]
    for fields in stray:
        with pytest.raises(ValueError, match="do not fit"):
            Action(Seat.SOUTH, kind, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [ActionKind.PASS, ActionKind.ORDER, ActionKind.LEAVE, ActionKind.GATHER])
def test_a_stray_count_is_refused(kind: ActionKind) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Action(Seat.SOUTH, kind, count=2)


def test_there_is_one_object_for_each_action() -> None:
    for action in EVERY_ACTION:
        assert Action.parse(str(action)) is action
        assert pickle.loads(pickle.dumps(action)) is copy.deepcopy(action) is action


def test_a_number_in_place_of_a_seat_gives_the_action_of_that_seat() -> None:
    for number, seat in enumerate(Seat):
        assert Action(number, ActionKind.PASS).seat is seat  # type: ignore[arg-type]


def test_what_stands_in_for_a_member_or_a_number_never_stays_in_the_shared_action() -> None:
    packet = Action(Seat.WEST, ActionKind.DEAL, count=True)
    assert (type(packet.count), packet.count) == (int, 1)
    call = Action(Seat.WEST, ActionKind.CALL, suit="H", alone=1)  # type: ignore[arg-type]
    assert call is Action(Seat.WEST, ActionKind.CALL, suit=Suit.HEARTS, alone=True)
    assert (call.suit, call.alone) == (Suit.HEARTS, True)


def test_a_packet_larger_than_any_pack_is_no_action() -> None:
    with pytest.raises(ValueError, match="34"):
        Action(Seat.SOUTH, ActionKind.DEAL, count=34)
