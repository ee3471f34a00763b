"""What a record tells, step by step and as a whole, in sentences that any player's name fits into.

Lines put a label first, so that no name has to agree with a verb.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import _, format_list, format_number
from game.records.followed_deals import Followed, Step, score_after
from game.records.record_faults import place_words
from game.records.record_file import Recorded
from game.rules.actions import BY_THE_TABLE, Action, ActionKind, Phase
from game.rules.hand import legal
from game.rules.match import is_finished
from game.rules.seats import clockwise_from, own_first
from game.rules.state import AwardKind, Standing, State, Trick
from game.rules.trick import winner
from game.tutor.award_words import award_sentence
from game.tutor.narrate import narrate
from game.tutor.review.hand_slips import hand_slips, slip_lines
from game.words import call_words, capital, card_name, suit_name, trump_line
from game.words.markup import mark, plain

# -- a step ------------------------------------------------------------------------------------------


def happened(step: Step, record: Recorded) -> str:
    """One step as a headline: in our own game as at the table, else with the names of the record."""
    if not record.foreign:
        told = " ".join(text for text in (narrate(event, record.learner) for event in step.events) if text)
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
    return _("{player}: doesn't defend alone").format(player=player)


def step_line(step: Step, record: Recorded) -> str:
    """A call, a discard or another choice before the play; empty for what needs no words."""
    action = step.action
    named = {
        "player": record.names[action.seat],
        "card": "" if action.card is None else card_name(action.card),
        "suit": "" if action.suit is None else suit_name(action.suit),
    }
    if action.kind.bids:
        # NOTE: a player's name and what the player says, for example "Ezra: I order it up"
        return _("{player}: {words}").format(**named, words=_call(action, step.before, record))
    if action.kind is ActionKind.DISCARD and not step.told:
        return _("{player}: discards a card that isn't in the record").format(**named)
    text = {
        ActionKind.NAME: _("{player}: the joker counts as {suit}"),
        ActionKind.DISCARD: _("{player}: discards the {card}"),
        ActionKind.LEAVE: _("{player}: leaves the upcard"),
        ActionKind.DEFEND: _("{player}: defends alone") if action.alone else "",
        # NOTE: the partner of a lone player hands over the best card
        ActionKind.GIVE: _("{player}: gives the {card}"),
        ActionKind.EXCHANGE: _("{player}: exchanges three cards from a farmer's hand"),
        ActionKind.REDEAL: _("{player}: shows a farmer's hand"),
    }.get(action.kind, "")
    return text.format(**named)


def other_choices(deal: Followed, done: int, record: Recorded) -> str:
    """What else the rules allowed at the last decision; empty where there was none to make."""
    if not done or deal.steps[done - 1].action.kind in BY_THE_TABLE:
        return ""
    step = deal.steps[done - 1]
    hand = step.before.hands[step.action.seat]
    if not deal.stand_ins.isdisjoint(hand):
        return _("The record doesn't show every card in this hand, so it's not clear what else was allowed.")
    others = [action for action in legal(step.before, step.action.seat) if action != step.action]
    if not others:
        return _("Nothing else was allowed.")
    told = format_list((_choice(action, step.before, record) for action in others), "or")
    # NOTE: {choices} is a list of cards or calls that the rules allowed a player, too
    return _("Also allowed: {choices}.").format(choices=told)


def _choice(action: Action, before: State, record: Recorded) -> str:
    if action.card is not None:
        return mark(action.card)
    if action.kind.bids:
        return _call(action, before, record)
    if action.kind is ActionKind.LEAVE:
        return _("leaving the upcard")
    if action.kind is ActionKind.DEFEND:
        return _("defending alone") if action.alone else _("defending together")
    return capital(str(action.kind))


def _call(action: Action, before: State, record: Recorded) -> str:
    return call_words(record.ruleset, action, before.dealer, before.phase is Phase.SECOND_ROUND)


# -- a deal ------------------------------------------------------------------------------------------


def deal_lines(deal: Followed, done: int, record: Recorded) -> list[str]:
    """Where the deal stands after so many of its steps."""
    state = deal.steps[done - 1].after if done else deal.first
    lines = [_dealt(state, record)]
    if state.maker is not None:
        lines += [_made(state, record), _tricks(state, record)]
    if done == len(deal.steps):
        lines.append(_points(state, record) if _played_out(deal) else _ended(deal, record))
    us, them = zip(record.score, *_points_before(deal, record), strict=True)
    score = sum(us), sum(them)
    lines.append(_sides(_("The score before this deal: {ours} {us}, {theirs} {them}."), record, score))
    return lines


def dealt_line(deal: Followed, record: Recorded) -> str:
    """Which deal it is, who dealt it and what was turned up."""
    # NOTE: which deal of a record it is, and a sentence that tells who dealt it and what was turned up
    text = _("Deal {number}. {dealt}")
    return text.format(number=format_number(deal.number), dealt=_dealt(deal.first, record))


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


def _tricks(state: State, record: Recorded) -> str:
    return _sides(_("Tricks: {ours} {us}, {theirs} {them}."), record, state.tricks_won)


def _points(state: State, record: Recorded) -> str:
    assert state.award is not None
    return _sides(_("Points: {ours} {us}, {theirs} {them}."), record, state.award.points)


def _sides(text: str, record: Recorded, counts: tuple[int, int]) -> str:
    first, second, third, fourth = (record.names[seat] for seat in clockwise_from(record.learner))
    us, them = (format_number(count) for count in own_first(counts, record.learner))
    return text.format(
        ours=format_list((first, third)), theirs=format_list((second, fourth)), us=us, them=them
    )


def _points_before(deal: Followed, record: Recorded) -> list[tuple[int, int]]:
    earlier = record.deals[: record.deals.index(deal)]
    results = [each.last.standing.results[-1] for each in earlier if each.last.award is not None]
    penalties = [penalty.points for result in results for penalty in result.penalties]
    return [*(result.award.points for result in results), *penalties]


def _played_out(deal: Followed) -> bool:
    by_slip = deal.last.award is not None and deal.last.award.kind.by_slip
    return deal.cut is None and deal.over and deal.last.maker is not None and not by_slip


def _ended(deal: Followed, record: Recorded) -> str:
    """How a deal ended that was not played out."""
    if deal.cut is not None:
        text = _("{place}: the record doesn't say what happened, so this deal stops here.")
        return text.format(place=capital(place_words(deal.cut)))
    if deal.last.phase is Phase.DEALING:
        return _("The same dealer deals again.")
    if not deal.over:
        return _("The record of this deal ends here.")
    if deal.last.award is not None and deal.last.award.kind is AwardKind.MISDEAL:
        return _("A misdeal. The next player deals.")
    if deal.last.award is not None and deal.last.award.kind.by_slip:
        return award_sentence(deal.last.award, record.learner)
    return _("Everyone passed, so the hand is thrown in.")


# -- a record ----------------------------------------------------------------------------------------


def record_lines(record: Recorded) -> Iterator[str]:
    """The whole record as plain lines, the score kept from deal to deal."""
    score, noted = Standing(record.score), False
    for deal in record.deals:
        if not noted and is_finished(score, record.ruleset.switches):
            noted = True  # no fault of the play: some records begin with a wrong score
            yield from (_("Under these rules, the game was over here, but the record continues."), "")
        yield plain(dealt_line(deal, record))
        yield from filter(None, (step_line(step, record) for step in deal.steps))
        last = deal.last
        yield from (_trick(trick, last, record) for trick in last.tricks)
        yield from _slips(deal, record)
        yield (
            f"{_tricks(last, record)} {_points(last, record)}" if _played_out(deal) else _ended(deal, record)
        )
        score = score_after(score, deal)
        yield from (_sides(_("Score: {ours} {us}, {theirs} {them}."), record, score.points), "")


def _slips(deal: Followed, record: Recorded) -> Iterator[str]:
    """The slips of an honest deal, who saw each one, and what it cost or would have cost."""
    steps = ((step.before, step.action, step.after) for step in deal.steps)
    for slip in hand_slips(steps):
        yield from map(plain, slip_lines(slip, record.learner))


def _trick(trick: Trick, state: State, record: Recorded) -> str:
    # NOTE: one trick, {cards} in the order they fell
    return _("{leader} led: {cards}. {winner} took it.").format(
        leader=record.names[trick.leader],
        cards=format_list((card_name(card) for card in trick.cards), "unit"),
        winner=record.names[winner(trick, state.trump)],
    )
