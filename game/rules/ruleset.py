"""A ruleset: switches, clauses, and which clause stands behind what. Data only; YAML is read elsewhere."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal


class ClauseKind(StrEnum):
    """What a clause is for; see each member."""

    RULE = "rule"  # play depends on it
    PENALTY = "penalty"  # an irregularity and what it costs
    CUSTOM = "custom"  # etiquette or furniture of the table
    MATCH = "match"  # how games and events are made up
    ADVICE = "advice"  # a rule of thumb
    TERM = "term"  # a word of the table
    NOTE = "note"  # recorded for the reader; nothing to play
    READING = "reading"  # how a silence of the sheet is filled (BASE-nn)


class FirstDealer(StrEnum):
    """How the first dealer of a game is found."""

    FIRST_JACK = "first-jack"
    FIRST_BLACK_JACK = "first-black-jack"


class DealPlan(StrEnum):
    """In which packets the five cards are dealt."""

    EITHER = "either"  # the dealer begins with two or three and keeps to it
    THREE_TWO = "three-two"
    TWO_THREE = "two-three"


class LoneLead(StrEnum):
    """Who leads to the first trick against a lone maker."""

    DEALERS_LEFT = "dealers-left"  # or the next player still in, if that one sits out
    MAKERS_LEFT = "makers-left"  # or the lone defender, if that one sits out


class TurnDown(StrEnum):
    """How a refused turn-up lies."""

    FACE_DOWN = "face-down"
    FACE_UP = "face-up"


@dataclass(frozen=True, slots=True, kw_only=True)
class Switches:
    """Every house rule that a table may decide for itself. Points are points of the game score."""

    pack: Literal[24, 28, 32]  # cards in the pack without the joker
    joker: bool  # whether a joker is added, always the highest trump
    first_dealer: FirstDealer
    deal_plan: DealPlan
    natural_trump: bool  # taking the turn-up as trump needs a card printed in its suit
    take_upcard: Literal["must", "may"]  # whether the dealer has to take an accepted turn-up
    bury_upcard: bool  # whether the turn-up, once taken, may be the discard
    turn_down: TurnDown
    stick_the_dealer: bool  # a dealer reached in the second round must name a suit
    defend_alone: bool  # whether an opponent of a lone maker may send the partner out, too
    lone_lead: LoneLead
    made_points: int  # makers take three or four tricks
    march_points: int  # makers take all five
    euchre_points: int  # to the defenders when makers take fewer than three
    lone_made_points: int  # lone maker takes three or four
    lone_march_points: int  # lone maker takes all five
    lone_euchre_points: int  # to the defenders when a lone maker takes fewer than three
    lone_defence_points: int  # a lone defender takes three or four
    lone_defence_march_points: int  # a lone defender takes all five
    renege_points: int  # to the other side for a proved renege
    game_points: int | None  # the game ends at this score; None: not by points
    game_deals: int | None  # the game ends after this many deals; None: not by deals
    counter_cards: bool  # the score lies on the table as two counter cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One numbered statement of a sheet, in our own words, or a reading where sheets are silent."""

    id: str
    kind: ClauseKind
    says: str
    source: str = ""  # the document; empty for a reading
    section: str = ""  # where in it
    reading: str = ""  # how an unclear sentence is taken; empty when it is clear
    sets: Mapping[str, Any] = dataclasses.field(default_factory=dict)  # switches it decides
    covers: tuple[str, ...] = ()  # further topics it is cited for (Topic)


class Topic(StrEnum):
    """What a reason may rest on besides a switch: the rules that no table changes."""

    PARTNERS = "partners"
    DEAL = "deal"
    TURN_UP = "turn-up"
    TRUMP_ORDER = "trump-order"
    PLAIN_ORDER = "plain-order"
    JOKER_RANK = "joker-rank"
    JOKER_TURNED_UP = "joker-turned-up"
    FIRST_ROUND = "first-round"
    ORDER_UP = "order-up"
    ASSIST = "assist"
    TAKE_UP = "take-up"
    PASS = "pass"
    TURN_DOWN = "turn-down"
    DISCARD = "discard"
    SECOND_ROUND = "second-round"
    BARRED_SUIT = "barred-suit"
    PASSED_OUT = "passed-out"
    ALONE = "alone"
    PARTNERS_BEST = "partners-best"
    SITS_OUT = "sits-out"
    OPENING_LEAD = "opening-lead"
    FOLLOW_SUIT = "follow-suit"
    TRICK_WINNER = "trick-winner"
    WINNER_LEADS = "winner-leads"
    IN_TURN = "in-turn"
    AIM = "aim"
    DEAL_PASSES = "deal-passes"


class CallWord(StrEnum):
    """The calls that each ruleset words in its own way."""

    ORDER = "order"  # an opponent of the dealer accepts the turn-up
    ASSIST = "assist"  # the dealer's partner accepts it
    TAKE_UP = "take-up"  # the dealer accepts it
    PASS = "pass"
    TURN_DOWN = "turn-down"  # the dealer declines it
    PASS_SECOND = "pass-second"
    ALONE = "alone"  # what a lone player adds


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One table's rules, resolved: every switch has a value and everything citable has a clause."""

    id: str
    name: str
    short_name: str
    summary: str
    source: str
    extends: str | None
    switches: Switches
    words: Mapping[CallWord, str]  # the spoken form of each call, in English
    clauses: Mapping[str, Clause]  # by id, readings and parent sheets included
    authority: Mapping[str, str]  # switch or topic -> clause id

    def cite(self, topic: str) -> str:
        """The id of the clause that decides a switch or topic. Raises KeyError for an unknown one."""
        return self.authority[topic]

    def clause(self, clause_id: str) -> Clause:
        return self.clauses[clause_id]

    def is_silent_on(self, topic: str) -> bool:
        """Whether neither this sheet nor one it extends says anything on it, so a reading holds."""
        return self.clauses[self.authority[topic]].kind is ClauseKind.READING

    def with_switches(self, **changes: Any) -> Ruleset:
        """The same table with some switches set otherwise, as the practice set-up does.

        A changed switch keeps its citation: the clause is where the choice is spoken of.
        """
        return dataclasses.replace(self, switches=dataclasses.replace(self.switches, **changes))
