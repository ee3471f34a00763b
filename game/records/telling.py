"""A followed record as lines to read. Lines put a label first, so that any name fits into them."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import _, format_list, format_number
from game.records.faults import place_words
from game.records.following import Followed, Step, score_after
from game.records.opening import Recorded
from game.rules.actions import Action, ActionKind, Phase
from game.rules.match import is_finished
from game.rules.state import Standing, State, Trick
from game.rules.trick import winner
from game.words import call_words, capital, card_name, suit_name

_CALLS = frozenset((ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP))


def tell(record: Recorded) -> Iterator[str]:
    """The record as lines, the score kept from deal to deal."""
    score, names, noted = Standing(record.score), record.names, False
    for deal in record.deals:
        if not noted and is_finished(score, record.ruleset.switches):
            noted = True  # no fault of the play: some records begin with a wrong score
            yield _("By these rules the game was over here, but the record goes on.")
            yield ""
        yield from _deal(deal, record)
        score = score_after(score, deal)
        # NOTE: the score of a game; {south} and {north} are partners, {west} and {east} are the others
        yield _("Score: {south} and {north} {us}, {west} and {east} {them}.").format(
            south=names[0], west=names[1], north=names[2], east=names[3],
            us=format_number(score.points[0]), them=format_number(score.points[1]),
        )  # fmt: skip
        yield ""


def _deal(deal: Followed, record: Recorded) -> Iterator[str]:
    last = deal.last
    yield dealt_line(deal, record)
    for step in deal.steps:
        line = step_line(step, record)
        if line:
            yield line
    yield from (_trick(trick, last, record) for trick in last.tricks)
    if deal.cut is not None:
        yield _("{place}: the record does not tell what happened here, so this deal ends.").format(
            place=capital(place_words(deal.cut))
        )
    elif last.phase is Phase.DEALING:
        yield _("The same dealer deals again.")
    elif not deal.over:
        yield _("The record of this deal ends here.")
    elif last.maker is None:
        yield _("Everybody passed. The hand is thrown in.")
    else:
        yield result_line(last, record)


def step_line(step: Step, record: Recorded) -> str:
    """A call, a discard or another choice before the play; empty for what needs no words."""
    action, player = step.action, record.names[step.action.seat]
    if action.kind in _CALLS:
        second = step.before.phase is Phase.SECOND_ROUND
        said = call_words(record.ruleset, action, step.before.dealer, second)
        # NOTE: a player's name and what the player says, for example "Ezra: I order it up"
        return _("{player}: {words}").format(player=player, words=said)
    if action.kind is ActionKind.NAME and action.suit is not None:
        return _("{player}: the joker offers {suit}").format(player=player, suit=suit_name(action.suit))
    if action.kind is ActionKind.DISCARD and not step.told:
        return _("{player}: puts down a card that the record does not tell").format(player=player)
    if action.kind is ActionKind.DISCARD and action.card is not None:
        return _("{player}: puts down the {card}").format(player=player, card=card_name(action.card))
    if action.kind is ActionKind.LEAVE:
        return _("{player}: leaves the turned card where it lies").format(player=player)
    if action.kind is ActionKind.DEFEND and action.alone:
        return _("{player}: defends alone").format(player=player)
    return _uncommon_step(action, player)


def _uncommon_step(action: Action, player: str) -> str:
    """What only some tables allow; empty for what is no news."""
    if action.kind is ActionKind.GIVE and action.card is not None:
        # NOTE: the partner of a lone player hands over the best card
        text = _("{player}: gives the {card}")
        return text.format(player=player, card=card_name(action.card))
    if action.kind is ActionKind.EXCHANGE:
        return _("{player}: exchanges three cards of a farmer's hand").format(player=player)
    if action.kind is ActionKind.REDEAL:
        return _("{player}: shows a farmer's hand").format(player=player)
    return ""


def dealt_line(deal: Followed, record: Recorded) -> str:
    """Which deal it is, who dealt it and what was turned up."""
    first = deal.first
    assert first.upcard is not None
    return _("Deal {number}. Dealer: {player}. Turned up: {card}.").format(
        number=format_number(deal.number), player=record.names[first.dealer], card=card_name(first.upcard)
    )


def _trick(trick: Trick, state: State, record: Recorded) -> str:
    # NOTE: one trick, {cards} in the order they fell
    return _("Led by {leader}: {cards}. Taken by {winner}.").format(
        leader=record.names[trick.leader],
        cards=format_list((card_name(card) for card in trick.cards), "unit"),
        winner=record.names[winner(trick, state.trump)],
    )


def result_line(last: State, record: Recorded) -> str:
    """Tricks and points of a hand that was played out."""
    assert last.award is not None
    us, them = (format_number(number) for number in last.tricks_won)
    points_us, points_them = (format_number(points) for points in last.award.points)
    names = record.names
    text = _(
        "Tricks: {south} and {north} {us}, {west} and {east} {them}. Points: {points_us} and {points_them}."
    )
    return text.format(
        south=names[0], west=names[1], north=names[2], east=names[3], us=us, them=them,
        points_us=points_us, points_them=points_them,
    )  # fmt: skip
