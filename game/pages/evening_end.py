"""The end of a night: who won, everybody's place, what stands out, and how the learner's own night went."""

from __future__ import annotations

from dataclasses import dataclass

from game.evening.evening import Evening
from game.evening.seating import Round
from game.evening.standing import Place, RoundScores
from game.evening.table_round import TableRound
from game.i18n import _, format_list, format_number, ngettext
from game.pages.evening_words import (
    is_own,
    name_of,
    place_line,
    points_words,
    unit_name,
    winners_sentence,
)
from game.pages.page import Block, Button, Page, Paragraph


@dataclass(frozen=True)
class Costs:
    """What the learner's decisions cost in points, in so many hands that were reviewed."""

    points: float
    hands: int


def end_page(evening: Evening, costs: Costs | None = None) -> Page:
    """The night is over: who won, and everybody's place."""
    blocks: list[Block] = [Paragraph(text) for text in (own_place_words(evening),) if text]
    blocks += [
        Paragraph(place_line(evening, place), bold=is_own(evening, place.unit), ruled=not at)
        for at, place in enumerate(evening.standing)
    ]
    blocks += [Paragraph(line, ruled=not at) for at, line in enumerate(highlights(evening))]
    blocks += [Paragraph(line, ruled=not at) for at, line in enumerate(own_rounds(evening))]
    if costs is not None:
        blocks.append(Paragraph(costs_words(costs)))
    home = Button("home", _("Home"), icon="home", main=True)
    look = (Button("look", _("Look at your hands"), icon="search"),)
    rows = ((home,), look) if evening.learner is not None else ((home,),)
    return Page(winners_sentence(evening), tuple(blocks), buttons=rows, where=_("The night is over"))


def own_place_words(evening: Evening) -> str:
    """The learner's place in a sentence; "" where only bots played."""
    own = _own_place(evening)
    if own is None:
        return ""
    if not own.lone_marches:
        return _("You finish in place {rank} with {points}.").format(
            rank=format_number(own.rank), points=points_words(own.points)
        )
    marches = ngettext("{n} lone march", "{n} lone marches", own.lone_marches)
    return _("You finish in place {rank} with {points} and {marches}.").format(
        rank=format_number(own.rank),
        points=points_words(own.points),
        marches=marches.format(n=format_number(own.lone_marches)),
    )


def highlights(evening: Evening) -> list[str]:
    """What stands out in the whole night, a sentence each; ties are all named."""
    places = evening.standing
    lines = [_first_words(evening, places)]
    most = max(place.lone_marches for place in places)
    if most:
        names = [unit_name(evening, place.unit) for place in places if place.lone_marches == most]
        # NOTE: who played the most lone marches of a night, and how many, for example "Ada and Finn, 2"
        text = _("Most lone marches: {names}, {n}.")
        lines.append(text.format(names=format_list(names), n=format_number(most)))
    best = max(_points_in(place, scores) for place in places for scores in evening.played)
    names = [
        unit_name(evening, place.unit)
        for place in places
        if any(_points_in(place, scores) == best for scores in evening.played)
    ]
    # NOTE: who scored most in a single round, and how much, for example "Ada and Finn, 14"
    text = _("Best round: {names}, {n}.")
    return [*lines, text.format(names=format_list(names), n=format_number(best))]


def _first_words(evening: Evening, places: tuple[Place, ...]) -> str:
    names = [unit_name(evening, place.unit) for place in places if place.rank == 1]
    # NOTE: who is first at the end of a night, and with how many points
    text = _("First place: {names}, {n}.")
    if places[0].overtime:
        text = _("First place: {names}, {n}, after overtime.")
    return text.format(names=format_list(names), n=format_number(places[0].points))


def own_rounds(evening: Evening) -> list[str]:
    """How the learner's own night went, a line for each round."""
    learner = evening.learner
    if learner is None:
        return []
    rounds = zip(evening.played, evening.seated, strict=True)
    return [own_round(evening, number, scores, seated) for number, (scores, seated) in enumerate(rounds, 1)]


def own_round(evening: Evening, number: int, scores: RoundScores, seated: Round) -> str:
    """One round of the learner's: at which table, with whom, and how it ended there."""
    learner = evening.learner or 0
    at = seated.table_of(learner)
    if not at:
        return _("Round {n}: you sat out.").format(n=format_number(number))
    table = scores.tables[at - 1]
    # NOTE: {result} is for example "won 7 to 5"
    text = _("Round {n}: table {table} with {partner}, {result}.")
    if scores.overtime:
        text = _("Overtime: table {table} with {partner}, {result}.")
    return text.format(
        n=format_number(number),
        table=format_number(at),
        partner=name_of(evening, table.table.partner(learner)),
        result=result_words(table, learner),
    )


def result_words(table: TableRound, learner: int) -> str:
    """How a table ended for the learner: "won 7 to 5", "level at 6, won the cut"."""
    side = table.seat_of(learner).side
    ours = sum(hand.points[side] for hand in table.hands)
    theirs = sum(hand.points[side.other] for hand in table.hands)
    won = learner in table.winners
    if table.cut is not None:
        text = _("tied at {ours}, won the cut") if won else _("tied at {ours}, lost the cut")
    else:
        text = _("won {ours} to {theirs}") if won else _("lost {ours} to {theirs}")
    return text.format(ours=format_number(ours), theirs=format_number(theirs))


def costs_words(costs: Costs) -> str:
    """What the learner's decisions cost."""
    return ngettext(
        "Your decisions cost {points} points in the {n} hand reviewed so far.",
        "Your decisions cost {points} points in the {n} hands reviewed so far.",
        costs.hands,
    ).format(points=format_number(costs.points, 1), n=format_number(costs.hands))


def hands_page(evening: Evening, rounds: tuple[int, ...]) -> Page:
    """The rounds whose hands can be looked at again."""
    rows = []
    for number in rounds:
        scores, seated = evening.played[number - 1], evening.seated[number - 1]
        words = own_round(evening, number, scores, seated).rstrip(".")
        rows.append((Button(f"hands {number}", words),))
    back = Button("over", _("Back to the standings"), main=True)
    where = _("The night is over")
    return Page(_("Look at your hands"), todo=_("Which round?"), buttons=(*rows, (back,)), where=where)


def _own_place(evening: Evening) -> Place | None:
    return next((place for place in evening.standing if is_own(evening, place.unit)), None)


def _points_in(place: Place, scores: RoundScores) -> int:
    for table in scores.tables:
        if place.unit[0] in table.seats:
            one, *others = place.unit
            return table.team_points((one, others[0])) if others else table.points_of(one)
    return 0
