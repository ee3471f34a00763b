"""What the slip of a ruling costs at other tables."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.i18n import _, format_list
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import effective_suit
from game.rules.other_rulesets import known
from game.rules.penalties import established, price
from game.rules.reasons import Consequence, ConsequenceKind
from game.rules.ruleset import DealPlan, Ruleset, Topic
from game.rules.slips import Finding, Ruling, SlipKind
from game.rules.view import SeatView
from game.tutor.citations import Citation, cite
from game.tutor.ruling_costs import cost_there


@dataclass(frozen=True, slots=True)
class RulingElsewhere:
    """Other tables at which the same slip costs the same."""

    rulesets: tuple[str, ...]  # their ids, in the order they were asked in
    names: str  # their short names, as one list
    line: str
    same: bool  # whether the table in play says it, too
    citations: tuple[Citation, ...]  # the clause of each of them, in the same order


_FIRST_PACKETS = {DealPlan.EITHER: (2, 3), DealPlan.THREE_TWO: (3,), DealPlan.TWO_THREE: (2,)}


def ruling_elsewhere(
    view: SeatView, ruling: Ruling, rulesets: Iterable[Ruleset]
) -> tuple[RulingElsewhere, ...]:
    """What the same slip costs at other tables, those with the same answer together.

    The view is of the table right after the ruling. There is nothing to compare where nothing was found, and
    where a penalty was ignored that another table may not know.
    """
    if ruling.slip is None or ruling.cost is None or ruling.slip is SlipKind.BROKE_DUTY:
        return ()
    here = _answer(view, ruling, ruling.slip, view.ruleset)[0]
    groups: dict[str, list[tuple[Ruleset, str]]] = {}
    for ruleset in rulesets:
        if ruleset.id != view.ruleset.id:
            line, clause = _answer(view, ruling, ruling.slip, ruleset)
            groups.setdefault(line, []).append((ruleset, clause))
    return tuple(
        RulingElsewhere(
            rulesets=tuple(ruleset.id for ruleset, _clause in members),
            names=format_list(_(ruleset.short_name) for ruleset, _clause in members),
            line=line,
            same=line == here,
            citations=tuple(cite(ruleset, clause) for ruleset, clause in members),
        )
        for line, members in groups.items()
    )


def _answer(view: SeatView, ruling: Ruling, slip: SlipKind, ruleset: Ruleset) -> tuple[str, str]:
    """The sentence of another table, and the clause behind it."""
    switches = ruleset.switches
    if slip is SlipKind.NOT_NATURAL and not switches.natural_trump:
        return _("That call is allowed."), ruleset.cite("natural_trump")
    if slip is SlipKind.ASKED_TRUMP and switches.trump_cube != "on-kitty":
        return _("Anyone can ask what's trump."), ruleset.cite("trump_cube")
    if slip is SlipKind.EARLY_LEAD and _leads_trump(view, ruling, ruleset):
        return _("That lead is allowed."), ruleset.cite("early_lead")
    if slip is SlipKind.WRONG_PACKET and _is_a_packet(ruling, ruleset):
        return _("Dealing that many at once is allowed."), ruleset.cite("deal_plan")
    if _only_mixed(ruling) and not switches.mixed_tricks_prove:
        return _("The tricks can't be checked, so there's no proof."), ruleset.cite("mixed_tricks_prove")
    if slip is SlipKind.LED_OUT_OF_TURN and ruling.complete and switches.lead_stands == "all-played":
        return _("Everyone has played to it, so it stands."), ruleset.cite(Topic.TRICK_STANDS)
    cost = _cost(view, ruling, slip, ruleset)
    if cost.kind is ConsequenceKind.EXPOSED and _bars(view, ruling, ruleset):
        return _barred_there(), cost.clause
    return cost_there(cost, slip), cost.clause


def _bars(view: SeatView, ruling: Ruling, ruleset: Ruleset) -> bool:
    """Whether the exposed card also bars its suit to the partner, who may be sitting out."""
    leads = ruling.of is not None and ruling.of.partner not in view.sitting_out
    return leads and ruling.slip is not SlipKind.DROPPED and ruleset.switches.exposed_bars_partner


def _barred_there() -> str:
    return _(
        "The card stays face up and must be played at the first legal chance. Until then, that "
        "player's partner can lead that suit only if there's nothing else to lead."
    )


def _leads_trump(view: SeatView, ruling: Ruling, ruleset: Ruleset) -> bool:
    """Whether the player to the dealer's left led trump before the discard where that is allowed."""
    action = ruling.action
    if action is None or action.card is None or view.trump is None or view.phase is not Phase.DISCARD:
        return False
    trump = effective_suit(action.card, view.trump) is view.trump
    return trump and action.seat is view.dealer.left and ruleset.switches.early_lead == "trump-allowed"


def _is_a_packet(ruling: Ruling, ruleset: Ruleset) -> bool:
    return ruling.action is not None and ruling.action.count in _FIRST_PACKETS[ruleset.switches.deal_plan]


def _only_mixed(ruling: Ruling) -> bool:
    """Whether a renege counts as proved since the tricks were mixed."""
    return ruling.slip is SlipKind.RENEGE and ruling.action is None and ruling.evidence is None


def _cost(view: SeatView, ruling: Ruling, slip: SlipKind, ruleset: Ruleset) -> Consequence:
    assert ruling.of is not None
    assert ruling.cost is not None
    state = known(view).changed(ruleset=ruleset)
    if ruling.cost.kind is ConsequenceKind.MAY_NOT_SCORE:
        return Consequence(ConsequenceKind.MAY_NOT_SCORE, ruleset.cite(Topic.WRONG_NUMBER_LATER))
    if slip is SlipKind.RENEGE and ruling.action is None and ruling.finding is Finding.CHARGED:
        number = len(state.tricks) if ruling.evidence is None else ruling.evidence.trick
        return established(state, ruling.of, number)
    return price(state, ruling.action or Action(ruling.of, ActionKind.COUNT), slip)
