"""From JSON data to a recorded game: kinds, ranges and keys are checked, the rules of euchre are not."""

from __future__ import annotations

import re
from typing import Any

from game.rules.egn.game import CannotRead, EgnDeal, EgnGame, Unreadable
from game.rules.egn.rule_keys import LEADS, PACKS, TableRules
from game.rules.egn.shape import Spot
from game.rules.seats import Seat

FILE_TYPE = "Euchre Game Notation"
_VERSION = re.compile(r"1\.[0-4](\.\d+)?")
_CALLS = ("Pass", "Order", "s", "h", "d", "c", "n", "x")
_BIDDING, _PLAY = "EUCHRE_BIDDING", "TRICK_PLAY"
_SEATS = range(4)
_SCORES = range(-1_000_000, 1_000_000)
_EXCHANGES = ("farmers", "partners_best", "go_under")
"""Keys that show in a deal by the cards exchanged; without any, nothing changes."""
_NOT_PLAYED = ("fast_break", "four_trick_tokens")
_KNOWN = frozenset(
    (
        "std", "min_rank", "winning_score", "num_deals", "max_deals", "canadian", "loner_lead",
        "loner_march_score", "loner_euchred_score", "defend_alone", "joker", "num_players", "allow_no_trump",
        *_EXCHANGES, *_NOT_PLAYED,
    )
)  # fmt: skip


def is_egn(data: Any) -> bool:
    """Whether JSON data claims to be in this notation."""
    return isinstance(data, dict) and FILE_TYPE in (data.get("fileType"), data.get("file_type"))


def read(data: Any) -> EgnGame:
    """The game that JSON data records. Raises Misshapen and CannotRead."""
    top = Spot(data)
    if top.at("fileType").text() != FILE_TYPE:
        raise CannotRead(Unreadable.NOT_EGN, ("fileType",))
    version = top.at("version").text()
    if not _VERSION.fullmatch(version):
        raise CannotRead(Unreadable.VERSION, ("version",), version)
    about = top.at("metadata")
    about.object()
    _look_over(about)
    return EgnGame(
        players=tuple(_name(spot) for spot in about.at("players").items(most=10)),
        score=_score(about.at("initialScore")),
        rules=_rules(about.at("ruleset")),
        deals=tuple(_deal(spot) for spot in top.at("deals").items()),
        final=None if about.at("finalScore").absent else _score(about.at("finalScore")),
    )


def _look_over(about: Spot) -> None:
    """What stands above the deals and is not taken over has to be of its kind all the same."""
    for key in ("gameId", "title", "description", "date"):
        if not about.at(key).absent:
            about.at(key).text()


def _name(spot: Spot) -> str:
    return spot.value if isinstance(spot.value, str) else spot.at("name").text()


def _score(spot: Spot) -> tuple[int, int]:
    us, them, *_more = [*(entry.number(_SCORES) for entry in spot.items(most=2)), 0, 0]
    return us, them


def _rules(spot: Spot) -> TableRules:
    if spot.absent:
        spot = Spot({}, spot.path)
    kept = [key for key in _NOT_PLAYED if spot.at(key).truth()]
    for key in (*kept, *(key for key, value in spot.object().items() if _is_strange(key, value))):
        raise CannotRead(Unreadable.RULE, spot.at(key).path, key)
    for key in _EXCHANGES:
        spot.at(key).truth()
    players = _number(spot.at("num_players"), 4)
    if players != len(Seat):
        raise CannotRead(Unreadable.PLAYERS, spot.at("num_players").path, str(players))
    lowest = _number(spot.at("min_rank"), 9)
    if lowest not in PACKS:
        raise CannotRead(Unreadable.PACK, spot.at("min_rank").path, str(lowest))
    lead = spot.at("loner_lead")
    deals = _number(spot.at("num_deals"), _number(spot.at("max_deals"), 0))
    points = _number(spot.at("winning_score"), 0 if deals else 10)
    switches: dict[str, Any] = {
        "stick_the_dealer": spot.at("std").truth(otherwise=True),
        "lone_lead": LEADS["LEFT_OF_DEALER" if lead.absent else lead.choice(tuple(LEADS))],
        "lone_march_points": _number(spot.at("loner_march_score"), 4),
        "lone_euchre_points": _number(spot.at("loner_euchred_score"), 2),
        "defend_alone": spot.at("defend_alone").truth(),
        "canadian_loner": spot.at("canadian").truth(),
        "no_trump": spot.at("allow_no_trump").truth(),
        "game_points": points or None,
        "game_deals": deals or None,
    }
    return TableRules(PACKS[lowest], spot.at("joker").truth(), switches)


def _is_strange(key: str, value: Any) -> bool:
    """Whether a game was played by a rule that nobody here knows; a text is only a remark."""
    return key not in _KNOWN and isinstance(value, bool | int | float) and bool(value)


def _number(spot: Spot, otherwise: int) -> int:
    return otherwise if spot.absent else spot.number(range(1_000_000))


def _deal(spot: Spot) -> EgnDeal:
    if isinstance(spot.value, str):
        raise CannotRead(Unreadable.PACKED, spot.path)
    opening, lines = spot.at("initialState"), spot.at("alternativeLines")
    if not lines.absent:
        lines.items()
    calling, playing = _phases(spot.at("phases"))
    hands, defender, lead = opening.at("playerCards"), calling.at("aloneDefender"), playing.at("initialLead")
    nobody = defender.absent or defender.number(range(-1, 4)) == -1
    exchanges = calling.at("cardExchanges")
    return EgnDeal(
        number=spot.at("dealNumber").number(range(1_000_000)),
        path=spot.path,
        calls_path=calling.path,
        play_path=playing.path,
        dealer=Seat(opening.at("dealer").number(_SEATS)),
        upcard=opening.at("upCard").card(),
        hands=() if hands.absent else tuple(hand.cards(most=5) for hand in hands.items(most=4)),
        calls=tuple(call.choice(_CALLS) for call in calling.at("calls").items(most=16)),
        alone=calling.at("isAlone").truth() or playing.at("isAlone").truth(),
        defender=None if nobody else Seat(defender.number()),
        discard=None if calling.at("discard").absent else calling.at("discard").card(),
        exchanged=None if exchanges.absent or not any(exchanges.items()) else exchanges.path,
        leader=None if lead.absent else Seat(lead.number(_SEATS)),
        tricks=tuple(trick.cards(most=10) for trick in playing.at("tricks").items(most=10)),
    )


def _phases(spot: Spot) -> tuple[Spot, Spot]:
    """The bidding and the play; what is missing is empty."""
    found = {_BIDDING: Spot({"calls": []}, spot.path), _PLAY: Spot({"tricks": []}, spot.path)}
    left = list(found)
    for phase in spot.items(most=2):
        kind = phase.at("type").choice(tuple(left))
        left.remove(kind)
        found[kind] = phase
        if not phase.at("phaseNumber").absent:
            phase.at("phaseNumber").number()
        for notes in (phase.at("callAnnotations"), phase.at("playAnnotations")):
            if not notes.absent:
                notes.object()
    return found[_BIDDING], found[_PLAY]
