"""What a newcomer needs to know of a table, from the clauses of its sheet: grouped, each clause once.

A topic is told by the clause that decides it. Where the sheet is silent, the clause is that of the sheet it
extends, or the usual reading; what goes without saying then is left out. Points and calls aren't sentences:
`score_lines` and `call_lines` make tables of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from game.i18n import _, format_number
from game.rules.cards import Card, Suit, effective_suit, pack, strength
from game.rules.origins import Origin, standing
from game.rules.ruleset import CallWord, Ruleset, Switches
from game.rulesets.switches import call_names, words_of
from game.words import capital, suit_title

_QUOTED = re.compile(r'"([^"]+)"')


@dataclass(frozen=True, slots=True)
class Point:
    """One thing to know. If too many for a page, those of weight 3 are left out first, then those of 2."""

    text: str
    weight: int


@dataclass(frozen=True, slots=True)
class Group:
    """What belongs together, under a heading."""

    title: str
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class _Topic:
    """A switch or topic, and how much it matters. `spoken`: told only where a sheet makes something of it."""

    name: str
    weight: int = 1
    spoken: bool = False


DETAIL = 3
"""The weight of what is told of the sheet in use, but not of one that it extends."""


def _spoken(name: str, weight: int = 2) -> _Topic:
    return _Topic(name, weight, spoken=True)


_BEGIN = (
    _Topic("partners"), _Topic("aim"), _Topic("pack", 2), _spoken("joker"), _Topic("first_dealer", 2),
    _Topic("deal"), _spoken("cut", 3), _spoken("farmers_hand", 3), _Topic("turn-up"),
    _spoken("deal-passes", 3),
)  # fmt: skip
_TRUMP = (
    _Topic("order-up"), _spoken("assist"), _spoken("take-up"), _Topic("discard"),
    _spoken("natural_trump"), _spoken("canadian_loner", 1), _Topic("turn-down", 2),
    _Topic("second-round"), _Topic("stick_the_dealer"),
    _spoken("no_trump", 1), _spoken("strict_words"), _spoken("table-talk"),
)  # fmt: skip
_ALONE = (
    _Topic("alone"), _Topic("sits-out"), _Topic("lone_lead", 2), _spoken("partners_best", 1),
    _spoken("defend_alone", 1), _spoken("partners_hand", 3), _spoken("lone_partner_plays", 3),
)  # fmt: skip
_PLAY = (
    _Topic("trump-order"), _Topic("plain-order", 2), _Topic("opening-lead"), _Topic("follow-suit"),
    _Topic("trick-winner"), _Topic("winner-leads", 2), _spoken("tricks_kept_by", 3),
    _spoken("card-places", 3), _spoken("trump_cube", 3),
)  # fmt: skip
_NIGHT = (
    _spoken("individual_scores", 1), _spoken("game_deals", 1), _spoken("event_rounds", 1),
    _spoken("tied-game", 2), _Topic("event-winner", 2), _spoken("event_tie", 1), _spoken("score_check", 1),
    _spoken("rulings", 1),
)  # fmt: skip
_WRONG = (
    _Topic("renege_points"), _Topic("renege-taken-back"), _spoken("lead_out_of_turn", 2),
    _spoken("exposed-card", 2), _spoken("call_out_of_turn", 2), _spoken("misdeal", 2),
    _spoken("wrong-number", 3), _spoken("lone_renege_points", 3), _spoken("renege_against_lone", 3),
    _spoken("early_lead", 3),
)  # fmt: skip


def rules_for_newcomers(
    ruleset: Ruleset, moves: str = "", instead: Mapping[str, str] | None = None
) -> tuple[Group, ...]:
    """The groups of a page of rules, in the order of a night.

    `moves` says where people go between rounds. `instead` has what is said of topics in place of their
    clauses, "" for nothing (`departures`).
    """
    other = instead or {}
    told = {standing(ruleset, name).clause.id for name in other}
    # NOTE: headings on a page of rules for newcomers
    wanted = (
        (_("To begin"), _BEGIN),
        (_("Making trump"), _TRUMP),
        (_("Going alone"), _ALONE),
        (_("The play"), _PLAY),
        (_("The night"), _NIGHT if ruleset.switches.event != "single" else _NIGHT[:2]),
        (_("If something goes wrong"), _WRONG),
    )
    groups = [Group(title, tuple(_points(ruleset, topics, told, other))) for title, topics in wanted]
    if moves:
        night = next(at for at, (_title, topics) in enumerate(wanted) if topics[0] is _NIGHT[0])
        groups[night] = replace(groups[night], points=(*groups[night].points, Point(moves, 1)))
    return tuple(group for group in groups if group.points)


def _points(
    ruleset: Ruleset, topics: tuple[_Topic, ...], told: set[str], other: Mapping[str, str]
) -> Iterator[Point]:
    for topic in topics:
        if topic.name in other:
            if other[topic.name]:
                yield Point(other[topic.name], topic.weight)
            continue
        stands = standing(ruleset, topic.name)
        clause = stands.clause
        if clause.id in told or (topic.spoken and not _is_worth_telling(ruleset, topic, stands.origin)):
            continue
        told.add(clause.id)
        if stands.origin is Origin.INHERITED and not _in_our_words(ruleset, clause.says):
            if topic.name == "discard":
                yield Point(words_of(ruleset.switches, "take_upcard").sentence, topic.weight)
                yield Point(words_of(ruleset.switches, "bury_upcard").sentence, topic.weight)
            continue
        yield Point(typeset(_(clause.says)), topic.weight)


def _is_worth_telling(ruleset: Ruleset, topic: _Topic, origin: Origin) -> bool:
    """Whether somebody who knows nothing would miss it: not what a sheet merely says isn't played there."""
    if getattr(ruleset.switches, topic.name, None) is False:
        return False
    return origin is Origin.STATED or (origin is Origin.INHERITED and topic.weight < DETAIL)


def typeset(text: str) -> str:
    """Typed quotes as they are printed."""
    return _QUOTED.sub(lambda found: _quoted(found[1]), text)


def _in_our_words(ruleset: Ruleset, says: str) -> bool:
    """Whether all that a clause of another sheet quotes is said at this table, too."""
    ours = {_bare(word) for word in ruleset.words.values()}
    ours |= {_bare(word) for words in ruleset.also.values() for word in words}
    return all(_bare(quoted) in ours for quoted in _QUOTED.findall(says))


def _bare(words: str) -> str:
    return words.strip(" .,").casefold()


def score_lines(ruleset: Ruleset, *, individual: bool = True) -> tuple[tuple[str, str], ...]:
    """What each result brings: who scores, and how much; `individual` where partners may differ."""
    switches = ruleset.switches
    lines = [
        (_("Three or four tricks"), format_number(switches.made_points)),
        (_("A march: all five tricks"), format_number(switches.march_points)),
        (_("Alone, three or four tricks"), format_number(switches.lone_made_points)),
        (_("Alone, all five tricks"), _march_alone(switches, individual)),
        (_("Euchred: the other side gets"), format_number(switches.euchre_points)),
        (_("Euchred alone: the other side gets"), format_number(switches.lone_euchre_points)),
    ]
    if switches.defend_alone:
        lines.append(
            (_("Defending alone, three or four tricks"), format_number(switches.lone_defence_points))
        )
    return tuple(lines)


def _march_alone(switches: Switches, individual: bool) -> str:
    partner = switches.lone_march_partner_points
    if not individual or not switches.individual_scores or partner in (None, switches.lone_march_points):
        return format_number(switches.lone_march_points)
    # NOTE: points of a player who goes alone and wins all tricks, and of the partner
    return _("{n}, partner {partner}").format(
        n=format_number(switches.lone_march_points), partner=format_number(partner or 0)
    )


def call_lines(ruleset: Ruleset) -> tuple[tuple[str, str], ...]:
    """What is said at this table: who does what, and the words for it."""
    switches = ruleset.switches
    spoken = {
        CallWord.ORDER: True,
        CallWord.ASSIST: ruleset.words[CallWord.ASSIST] != ruleset.words[CallWord.ORDER],
        CallWord.PASS: True,
        CallWord.TURN_DOWN: ruleset.words[CallWord.TURN_DOWN] != ruleset.words[CallWord.PASS],
        CallWord.PASS_SECOND: ruleset.words[CallWord.PASS_SECOND] != ruleset.words[CallWord.PASS],
        CallWord.ALONE: True,
        CallWord.NO_TRUMP: switches.no_trump,
        CallWord.DEFEND_ALONE: switches.defend_alone,
    }
    names = call_names()
    found = []
    for call, told in spoken.items():
        if call is CallWord.NO_TRUMP:
            # NOTE: in a list of who says what: a player calls a suit by its name, for example “Hearts”
            found.append((_("Calling a suit in the second round"), _quoted(suit_title(Suit.HEARTS))))
        if told:
            found.append((names[call], _quoted(capital(_(ruleset.words[call])))))
    return tuple(found)


def _quoted(words: str) -> str:
    # NOTE: the words of a call, in quotes
    return _("“{words}”").format(words=words)


def trump_in_order(switches: Switches, trump: Suit) -> tuple[Card, ...]:
    """The cards of trump from the highest down, the left bower in its place."""
    cards = (card for card in pack(switches.pack, switches.joker) if effective_suit(card, trump) is trump)
    return tuple(sorted(cards, key=lambda card: strength(card, trump), reverse=True))
