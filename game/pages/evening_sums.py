"""The sums beside a score card: what a hand brings, and how the total of the learner's card comes about."""

from __future__ import annotations

from collections import Counter

from game.evening.hand_score import HandScore
from game.evening.in_play import OWN_SEAT, EveningInPlay
from game.i18n import _, format_number, ngettext
from game.pages.evening_words import name_of
from game.pages.page import Sum, Sums
from game.rules.ruleset import Switches
from game.rules.state import AwardKind


def worth(state: EveningInPlay) -> Sums:
    """What a hand brings by this sheet, for whoever fills in a box."""
    switches = state.evening.event.ruleset.switches
    rows = [
        Sum(_("Three or four tricks"), _plus(switches.made_points)),
        Sum(_("All five tricks"), _plus(switches.march_points)),
        Sum(_("Euchre, to the other side"), _plus(switches.euchre_points)),
        _lone_march(state, switches),
        Sum(_("Alone with three or four"), _plus(switches.lone_made_points)),
        Sum(_("Alone and euchred, to the other side"), _plus(switches.lone_euchre_points)),
    ]
    return Sums(_("What a hand scores"), tuple(rows))


def _lone_march(state: EveningInPlay, switches: Switches) -> Sum:
    other = switches.lone_march_partner_points if state.evening.event.individual else None
    if other is None or other == switches.lone_march_points:
        return Sum(_("All five alone"), _plus(switches.lone_march_points))
    # NOTE: the points of a lone player and those of the partner, for example "5 and 4"
    both = _("{lone} and {partner}").format(
        lone=format_number(switches.lone_march_points), partner=format_number(other)
    )
    return Sum(_("All five alone, and the partner"), both)


def card_sums(state: EveningInPlay) -> Sums:
    """How the total of the own card comes about: from the partner's card, or from the team's hands."""
    total = sum(entry or 0 for entry in state.owed)
    rows = _from_partner(state) if state.evening.event.individual else _from_hands(state)
    due = Sum(_("So yours should say"), format_number(total), strong=True)
    says = Sum(_("Yours says"), format_number(state.shown_card.total), strong=True)
    return Sums("", (*rows, due, says))


def _from_partner(state: EveningInPlay) -> list[Sum]:
    """The partner's card, and the lone marches that count more for who played them."""
    own, hands, partner = state.own, state.own_boxes, OWN_SEAT.partner
    assert own is not None
    name = name_of(state.evening, own.seats[partner])
    points = sum(hand.players[partner] for hand in hands)
    rows = [Sum(_("{name}'s card").format(name=name), format_number(points))]
    mine = [hand for hand in hands if hand.lone_march is OWN_SEAT]
    theirs = [hand for hand in hands if hand.lone_march is partner]
    if gain := _difference(mine):
        text = ngettext(
            "Your march alone, {own} to {other} for {name}",
            "Your {n} marches alone, {own} to {other} for {name}",
            len(mine),
        )
        numbers = {"own": mine[0].players[OWN_SEAT], "other": mine[0].players[partner]}
        rows.append(Sum(_filled(text, len(mine), name, numbers), _plus(gain)))
    if loss := _difference(theirs):
        text = ngettext(
            "{name}'s march alone, {own} to {other} for you",
            "{name}'s {n} marches alone, {own} to {other} for you",
            len(theirs),
        )
        numbers = {"own": theirs[0].players[partner], "other": theirs[0].players[OWN_SEAT]}
        rows.append(Sum(_filled(text, len(theirs), name, numbers), _plus(loss)))
    return rows


def _difference(hands: list[HandScore]) -> int:
    """What the learner has from these hands above the partner."""
    return sum(hand.players[OWN_SEAT] - hand.players[OWN_SEAT.partner] for hand in hands)


def _filled(text: str, count: int, name: str, numbers: dict[str, int]) -> str:
    written = {key: format_number(value) for key, value in numbers.items()}
    return text.format(n=format_number(count), name=name, **written)


def _from_hands(state: EveningInPlay) -> list[Sum]:
    """The team's hands by what happened in them."""
    side = OWN_SEAT.side
    counted = Counter((hand.kind, hand.points[side]) for hand in state.own_boxes if hand.points[side])
    return [Sum(_kind_words(kind, count), _plus(points * count)) for (kind, points), count in counted.items()]


def _kind_words(kind: AwardKind, count: int) -> str:
    """So many hands of a kind: "3 hands made", "1 euchre"."""
    text = {
        AwardKind.MADE: ngettext("{n} hand made", "{n} hands made", count),
        AwardKind.MARCH: ngettext("{n} march", "{n} marches", count),
        AwardKind.EUCHRE: ngettext("{n} euchre", "{n} euchres", count),
        AwardKind.LONE_MADE: ngettext("{n} hand made alone", "{n} hands made alone", count),
        AwardKind.LONE_MARCH: ngettext("{n} march alone", "{n} marches alone", count),
        AwardKind.LONE_EUCHRE: ngettext("{n} euchre of a lone hand", "{n} euchres of lone hands", count),
    }.get(kind)
    if text is None:
        text = ngettext("{n} other hand", "{n} other hands", count)
    return text.format(n=format_number(count))


def _plus(points: int) -> str:
    """Points that are added, with their sign."""
    # NOTE: points that are added or taken away in a sum; {n} is a number without a sign
    text = _("+{n}") if points >= 0 else _("−{n}")
    return text.format(n=format_number(abs(points)))
