"""A small game in Euchre Game Notation, to be bent by each test to its own ends."""

from __future__ import annotations

import copy
from typing import Any

Data = dict[str, Any]

HANDS = ["JH AH KH AS 9C", "QH TH KS QC TD", "TS QS KC AC JC", "9D KD AD JS JD"]
TRICKS = ["Jh Th Ts 9h", "Ah Qh Qs Jd", "Ad Kh Td Jc", "As Ks Kc Js", "9c Qc Ac Kd"]
"""East deals and turns up the nine of hearts; South orders it up; East puts the nine of diamonds down."""


def told_hands() -> list[list[str]]:
    """The hands as the notation lists them."""
    return [[code[0] + code[1].lower() for code in hand.split()] for hand in HANDS]


def a_deal(*, hands: bool = False, tricks: list[str] | None = None, **bidding: Any) -> Data:
    """The deal above with other tricks or another bidding; `discard=None` leaves the discard out."""
    calls: Data = {"calls": ["Order"], "isAlone": False, "discard": "9d", **bidding}
    told = {key: value for key, value in calls.items() if value is not None}
    played = TRICKS if tricks is None else tricks
    opening: Data = {"dealer": 3, "upCard": "9h"} | ({"playerCards": told_hands()} if hands else {})
    return {
        "dealNumber": 0,
        "initialState": opening,
        "phases": [
            {"phaseNumber": 0, "type": "EUCHRE_BIDDING", **told},
            {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [trick.split() for trick in played]},
        ],
    }


def a_game(*deals: Data, version: str = "1.4", **rules: Any) -> Data:
    """A game of these deals, or of the one above, with these keys for house rules."""
    return copy.deepcopy(
        {
            "fileType": "Euchre Game Notation",
            "version": version,
            "metadata": {
                "players": ["Ann", "Ben", "Cleo", "Dot"],
                "initialScore": [0, 0],
                "ruleset": rules,
            },
            "deals": list(deals) or [a_deal()],
        }
    )
