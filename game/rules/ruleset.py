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
    """How the first dealer of a game is chosen."""

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
    """What happens to the card turned down. Its suit is known and barred either way."""

    FACE_DOWN = "face-down"  # on the pack
    UNDER_PACK = "under-pack"  # slid under the pack, its face hidden
    FACE_UP = "face-up"  # half under the pack, its face showing for the whole hand
    UNTIL_CALLED = "face-up-until-called"  # under the kitty, its suit showing until trump is called


class ScoreKeeping(StrEnum):
    """What the score is kept on. Two cards show points up to their pips; beyond that, only the number."""

    FOUR_AND_SIX = "four-and-six"
    THREE_AND_FOUR = "three-and-four"
    TWO_FIVES = "two-fives"
    SCORE_CARD = "score-card"  # a box for each deal


@dataclass(frozen=True, slots=True, kw_only=True)
class Switches:
    """Every house rule that a table may decide for itself. Points are points of the game score.

    base.yaml has the usual value of each, switches.yaml what it is called and means and clashes with.
    """

    # pack and deal
    pack: Literal[24, 28, 32]  # cards in the pack without the joker
    joker: bool  # whether a joker is added, always the highest trump
    first_dealer: FirstDealer
    cut: Literal["uncut", "offered", "cut-card"]  # whether the dealer's right cuts; a card hides the bottom
    deal_plan: DealPlan
    farmers_hand: Literal["played", "exchange", "redeal"]  # what three of a lowest rank allow their holder
    # making trump
    strict_words: bool  # whether the ruleset's own words alone may be said
    natural_trump: bool  # taking the turn-up as trump needs a card printed in its suit
    canadian_loner: bool  # whether the dealer's partner may accept the turn-up only alone
    take_upcard: Literal["must", "may"]  # whether the dealer has to take an accepted turn-up
    bury_upcard: bool  # whether the turn-up, once taken, may be the discard
    upcard_shown: bool  # whether the turn-up, once taken, lies open until it is played
    turn_down: TurnDown
    stick_the_dealer: bool  # a dealer reached in the second round must name a suit
    no_trump: bool  # whether the second round also offers a hand without trump
    # alone
    partners_best: bool  # whether a lone maker gets a card from the partner and puts one down
    partners_hand: Literal["face-down", "in-the-middle", "discarded"]  # where a lone player's partner puts it
    defend_alone: bool  # whether an opponent of a lone maker may send the partner out, too
    lone_lead: LoneLead
    # play
    tricks_kept_by: Literal["side", "winner"]
    trump_cube: Literal["corner", "on-kitty"]  # where the cube lies; on the kitty, nobody may ask for trump
    # scoring
    made_points: int  # makers take three or four tricks
    march_points: int  # makers take all five
    euchre_points: int  # to the defenders when makers take fewer than three
    lone_made_points: int  # lone maker takes three or four
    lone_march_points: int  # lone maker takes all five
    lone_euchre_points: int  # to the defenders when a lone maker takes fewer than three
    lone_defence_points: int  # a lone defender takes three or four
    lone_defence_march_points: int  # a lone defender takes all five
    individual_scores: bool  # whether each player has a score of their own
    lone_march_partner_points: int | None  # to the partner of a lone march; None: as the lone player
    score_keeping: ScoreKeeping
    score_check: Literal["unsigned", "signed", "initialled"]  # what is done with the score after a game
    # game and event
    game_points: int | None  # the game ends at this score; None: not by points
    game_deals: int | None  # the game ends after this many deals; None: not by deals
    thrown_in_counts: bool  # whether a hand thrown in is one of these deals
    event: Literal["single", "teams", "progressive", "rotation"]  # what a game belongs to
    event_rounds: int | None  # games of an event; None: open
    round_minutes: int | None  # a clock for each round; the hand in play is finished
    event_tie: Literal["shared", "extra-round"]  # a level first place
    rulings: Literal["players", "director"]  # who settles what is in doubt
    # irregularities: kept here for a table that lets them happen; a guided table prevents them all
    misdeal: Literal["same-dealer", "next-dealer"]  # who deals after a misdeal
    deal_order: Literal["pointed-out", "misdeal"]  # cards dealt in the wrong order or in a third round
    barred_call: Literal["call-again", "side-barred"]  # the suit turned down is named
    call_out_of_turn: Literal["void", "side-barred", "two-points-or-lone"]
    early_lead: Literal["taken-back", "exposed", "trump-allowed"]  # a lead before the discard or the call
    lead_out_of_turn: Literal["exposed", "suit-named"]  # noticed before the trick is gathered
    lead_stands: Literal["gathered", "all-played"]  # from when on a lead out of turn stands
    exposed_bars_partner: bool  # whether the partner may not lead the suit of an exposed card
    lone_player_exempt: bool  # whether a lone player's exposed card goes back to the hand
    lone_partner_plays: Literal["taken-back", "lone-forfeited"]  # a lone player's partner plays a card
    retract_after_renege: Literal["everyone", "opponents"]  # who may change a card after a mended renege
    renege_points: int  # to the other side for a proved renege
    renege_ends_hand: bool  # whether a proved renege ends the hand
    renege_deduction: int  # points the other side may take away instead; 0: no choice
    lone_renege_points: int | None  # to the other side when a lone side reneges; None: renege_points
    renege_against_lone: Literal["renege-points", "lone-march"]  # what a lone side gets for a renege
    mixed_tricks_prove: bool  # whether tricks that are mixed up prove a renege
    illegal_information: Literal["pointed-out", "suit-named"]  # a look at a turned trick, or table talk

    @property
    def counter_cards(self) -> bool:
        """Whether the score lies on the table as two low cards."""
        return self.score_keeping is not ScoreKeeping.SCORE_CARD


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One numbered statement of a sheet, in our own words, or a reading where sheets are silent."""

    id: str
    kind: ClauseKind
    says: str
    source: str = ""  # the document; empty for a reading
    sheet: str = ""  # the short name of the rules it stands in
    section: str = ""  # where in it
    reading: str = ""  # how an unclear sentence is taken; empty when it is clear
    sets: Mapping[str, Any] = dataclasses.field(default_factory=dict)  # switches it decides
    covers: tuple[str, ...] = ()  # further topics it is cited for (Topic)
    advises: str | None = None  # the rule of thumb that a clause of advice states


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
    SITS_OUT = "sits-out"
    OPENING_LEAD = "opening-lead"
    FOLLOW_SUIT = "follow-suit"
    TRICK_WINNER = "trick-winner"
    WINNER_LEADS = "winner-leads"
    IN_TURN = "in-turn"
    AIM = "aim"
    DEAL_PASSES = "deal-passes"
    KITTY = "kitty"
    CARD_PLACES = "card-places"
    PLAYED_OUT = "played-out"
    TABLE_TALK = "table-talk"
    TIED_GAME = "tied-game"
    EVENT_WINNER = "event-winner"
    # irregularities that cost the same everywhere
    WRONG_NUMBER = "wrong-number"  # found before the first trick is gathered
    WRONG_NUMBER_LATER = "wrong-number-later"
    PASS_OUT_OF_TURN = "pass-out-of-turn"
    CALL_WITHOUT_NATURAL = "call-without-natural"
    TRICK_STANDS = "trick-stands"
    CARDS_TAKEN_BACK = "cards-taken-back"
    EXPOSED_CARD = "exposed-card"
    LONE_EXPOSED = "lone-exposed"  # where a lone player is free of that
    RENEGE_TAKEN_BACK = "renege-taken-back"
    STOPPED_LONE = "stopped-lone"

    __hash__ = str.__hash__  # Enum's own is a Python call at every look-up


class CallWord(StrEnum):
    """The calls that each ruleset words in its own way."""

    ORDER = "order"  # an opponent of the dealer accepts the turn-up
    ASSIST = "assist"  # the dealer's partner accepts it
    TAKE_UP = "take-up"  # the dealer accepts it
    PASS = "pass"
    TURN_DOWN = "turn-down"  # the dealer declines it
    PASS_SECOND = "pass-second"
    ALONE = "alone"  # what a lone player adds
    NO_TRUMP = "no-trump"
    DEFEND_ALONE = "defend-alone"
    DEFEND_TOGETHER = "defend-together"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One table's rules, resolved: every switch has a value and everything citable has a clause."""

    id: str
    name: str
    short_name: str
    summary: str
    beginners: bool = False  # whether it is a good one to learn with
    source: str
    extends: str | None
    switches: Switches
    words: Mapping[CallWord, str]  # the spoken form of each call, in English
    also: Mapping[CallWord, tuple[str, ...]] = dataclasses.field(default_factory=dict)  # said just as well
    clauses: Mapping[str, Clause]  # by id, readings and parent sheets included
    authority: Mapping[str, str]  # switch or topic -> clause id
    # rule of thumb -> the clauses of this sheet, or of one it extends, that state it
    advice: Mapping[str, tuple[str, ...]] = dataclasses.field(default_factory=dict)

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
