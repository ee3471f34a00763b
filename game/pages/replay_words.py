"""What a record tells at each of its steps, in sentences that any player's name fits into."""

from __future__ import annotations

from game.i18n import _, format_list, format_number
from game.records.following import Followed, Step
from game.records.opening import Recorded
from game.records.telling import result_line, step_line
from game.rules.actions import BY_THE_TABLE, Action, ActionKind, Phase
from game.rules.hand import legal
from game.rules.seats import Seat, Side
from game.rules.state import State
from game.tutor.narrate import narrate
from game.words import call_words, capital, trump_line
from game.words.markup import mark


def happened(step: Step, record: Recorded) -> str:
    """One step as a headline: in our own game as at the table, else with the names of the record."""
    if not record.foreign:
        told = " ".join(text for text in map(narrate, step.events) if text)
        return told or step_line(step, record) or _kept(step, record)
    action, player = step.action, record.names[step.action.seat]
    if action.kind is ActionKind.PLAY and action.card is not None:
        # NOTE: a player of a recorded game and the card played
        return _("{player}: {card}").format(player=player, card=mark(action.card))
    if action.kind is ActionKind.GATHER:
        return _("{player} takes the trick").format(player=player)
    return step_line(step, record) or _kept(step, record)


def _kept(step: Step, record: Recorded) -> str:
    """What nobody hears: a hand that is kept, defending together."""
    player = record.names[step.action.seat]
    if step.action.kind is ActionKind.KEEP:
        return _("{player}: keeps the hand").format(player=player)
    return _("{player}: defends together with the partner").format(player=player)


def deal_lines(deal: Followed, done: int, record: Recorded) -> list[str]:
    """Where the deal stands after so many of its steps."""
    state = deal.steps[done - 1].after if done else deal.first
    lines = [_dealt(state, record)]
    if state.maker is not None:
        lines.append(_made(state, record))
        us, them = (format_number(number) for number in state.tricks_won)
        lines.append(_sides(_("Tricks: {ours} {us}, {theirs} {them}."), record, us, them))
    if done == len(deal.steps):
        lines += _ended(deal, record)
    score = [sum(points) for points in zip(record.score, *_points_before(deal, record), strict=True)]
    us, them = (format_number(number) for number in score)
    lines.append(_sides(_("The score before this deal: {ours} {us}, {theirs} {them}."), record, us, them))
    return lines


def other_choices(deal: Followed, done: int, record: Recorded) -> str:
    """What else the rules allowed at the last decision; empty where there was none to make."""
    if not done or deal.steps[done - 1].action.kind in BY_THE_TABLE:
        return ""
    step = deal.steps[done - 1]
    hand = step.before.hands[step.action.seat]
    if not deal.stand_ins.isdisjoint(hand):
        return _("The record does not tell all cards of this hand, so what else was allowed stays open.")
    others = [action for action in legal(step.before, step.action.seat) if action != step.action]
    if not others:
        return _("Nothing else was allowed.")
    told = format_list((_choice(action, step.before, record) for action in others), "or")
    # NOTE: {choices} is a list of cards or calls that the rules allowed a player, too
    return _("Allowed, too: {choices}.").format(choices=told)


def _choice(action: Action, before: State, record: Recorded) -> str:
    if action.card is not None:
        return mark(action.card)
    if action.kind in (ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP):
        second = before.phase is Phase.SECOND_ROUND
        return call_words(record.ruleset, action, before.dealer, second)
    if action.kind is ActionKind.LEAVE:
        return _("leaving the turned card")
    if action.kind is ActionKind.DEFEND:
        return _("defending alone") if action.alone else _("defending together")
    return capital(str(action.kind))


def _dealt(state: State, record: Recorded) -> str:
    dealer = record.names[state.dealer]
    if state.upcard is None:
        return _("Dealer: {player}.").format(player=dealer)
    return _("Dealer: {player}. Turned up: {card}.").format(player=dealer, card=mark(state.upcard))


def _made(state: State, record: Recorded) -> str:
    assert state.maker is not None
    names = {"trump": trump_line(state.trump), "player": record.names[state.maker]}
    if state.defender is not None:
        # NOTE: what is trump, who made it and plays alone, and who defends alone
        text = _("{trump}. Maker: {player}, alone, against {defender} alone.")
        return text.format(**names, defender=record.names[state.defender])
    if state.alone:
        return _("{trump}. Maker: {player}, alone.").format(**names)
    return _("{trump}. Maker: {player}.").format(**names)


def _sides(text: str, record: Recorded, us: str, them: str) -> str:
    pairs = {side: [record.names[seat] for seat in Seat if seat.side is side] for side in Side}
    ours, theirs = format_list(pairs[Side.US]), format_list(pairs[Side.THEM])
    return text.format(ours=ours, theirs=theirs, us=us, them=them)


def _points_before(deal: Followed, record: Recorded) -> list[tuple[int, int]]:
    earlier = record.deals[: record.deals.index(deal)]
    return [each.last.award.points for each in earlier if each.last.award is not None]


def _ended(deal: Followed, record: Recorded) -> list[str]:
    last = deal.last
    if deal.cut is not None:
        return [_("The record does not tell what happened next.")]
    if last.award is None:
        return [_("The record of this deal ends here.")]
    if last.maker is None:
        return [_("Everybody passed. The hand is thrown in.")]
    return [result_line(last, record)]
