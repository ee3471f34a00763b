"""What a renege, an exposed card and the end of an honest hand come to, written a second time."""

from __future__ import annotations

from game.dev.plain_euchre import player_payment, suit_of
from game.dev.plain_slips import Played, Price, price, renegers, taken
from game.dev.random_hands import Broken
from game.rules.actions import Action, ActionKind, Charge, Phase
from game.rules.hand import legal
from game.rules.seats import Seat
from game.rules.slips import Finding, Honest, Ruling, SlipKind
from game.rules.state import AwardKind, State

_PLAYED_OUT = frozenset(AwardKind) - {
    AwardKind.THROWN_IN,
    AwardKind.MISDEAL,
    AwardKind.RENEGE,
    AwardKind.BID_OUT_OF_TURN,
}


def check_step(before: State, action: Action, after: State) -> None:
    """Whether what one act has led to is what the sheets say. Raises Broken with a sentence."""
    known, now = honest_of(before), honest_of(after)
    if len(now.rulings) == len(known.rulings) + 1:
        _check_ruling(before, action, after, now.rulings[-1])
    if after.award is not None and before.award is None and after.award.kind in _PLAYED_OUT:
        _check_payment(after)


def check_exposed(state: State) -> None:
    """Whether somebody with cards face up may play anything else where one of them may be played."""
    duties, seat = honest_of(state).duties, state.turn
    shown = set(duties.exposed_of(seat))
    kept = any(player is seat for player, _card in duties.stays)
    if state.phase is not Phase.PLAY or not shown or kept:
        return
    able = {card for card in state.hands[seat] if _follows(state, str(card))} or set(state.hands[seat])
    allowed = {action.card for action in legal(state, seat)}
    if state.plays or not (duties.named or any(each.bars_partner for each in duties.exposed)):
        expect(allowed <= shown or not shown & able, "An exposed card may be kept back.")
        expect(shown & able <= allowed, "An exposed card may not be played at its first chance.")


def _follows(state: State, card: str) -> bool:
    trump = str(state.trump or "")
    return not state.plays or suit_of(card, trump) == suit_of(str(state.plays[0][1]), trump)


def _check_ruling(before: State, action: Action, after: State, ruling: Ruling) -> None:
    in_time = ruling.finding is Finding.CORRECTED or (ruling.action is not None)
    if ruling.slip is SlipKind.RENEGE and not in_time:
        _check_renege(before, after, ruling)
    elif ruling.finding is Finding.NOTHING and _is_sought(action):
        expect(not _open_reneges(before, action.of), "A renege that the tricks show is not found.")


def _is_sought(action: Action) -> bool:
    """Whether the director was asked to look for a renege, too."""
    return action.kind is ActionKind.DIRECTOR and action.charge in (None, Charge.RENEGE)


def _check_renege(before: State, after: State, ruling: Ruling) -> None:
    seat = ruling.of
    if seat is None or before.maker is None:
        raise Broken("A renege is found of nobody, or before there is trump.")
    number = len(before.tricks)
    if ruling.evidence is not None:
        number = ruling.evidence.trick
        expect((seat, number) in _open_reneges(before, seat), "A renege is found that nobody made.")
    else:
        expect(before.ruleset.switches.mixed_tricks_prove, "A renege is found without a trick that shows it.")
        expect(seat.side in honest_of(before).mixed, "A renege is found of a side that mixed nothing.")
    due = _due(before, seat, number)
    if before.ruleset.switches.renege_ends_hand:
        _check_paid(before, after, seat, due)
    else:
        owed = honest_of(after).owed[-1]
        expect(owed.by is seat.side.other, "The wrong side chooses the price of a renege.")
        expect((owed.add, owed.deduct) == (due.points, due.deduct), "A renege costs another price.")


def _due(state: State, seat: Seat, number: int) -> Price:
    assert state.maker is not None
    makers = state.maker.side
    takers = taken(played(state)[:number], str(state.trump or ""))
    return price(
        state.ruleset.switches,
        against_makers=seat.side is not makers,
        alone=state.alone,
        lone_player=state.alone and seat in (state.maker, state.defender),
        stopped=any(Seat(taker).side is not makers for taker in takers),
    )


def _check_paid(before: State, after: State, seat: Seat, due: Price) -> None:
    assert before.maker is not None
    shares = [0, 0, 0, 0]
    if seat.side.other not in honest_of(before).duties.scoreless:
        for other in (seat.left, seat.right):
            shares[other] = due.points
        if due.partner != due.points:
            shares[before.maker.partner] = due.partner
    expect(after.phase is Phase.HAND_OVER, "A renege does not end the hand.")
    expect(after.award is not None and list(after.award.players) == shares, "A renege pays other points.")


def _check_payment(state: State) -> None:
    """A hand that was played out pays by its tricks, but nothing to a side that may not score."""
    assert state.maker is not None
    assert state.award is not None
    takers = taken(played(state), str(state.trump or ""))
    players = [seat for seat in Seat if seat not in state.sitting_out]
    spent = not any(state.hands[seat] for seat in players)
    expect(len(takers) == 5 or (len(takers) < 5 and spent), "A hand has other than five tricks.")
    makers = state.maker.side
    won = sum(Seat(taker).side is makers for taker in takers)
    switches, scoreless = state.ruleset.switches, honest_of(state).duties.scoreless
    own, partners, others = player_payment(won, state.alone, state.defender is not None, switches)
    shares = {state.maker: own, state.maker.partner: partners}
    due = tuple(0 if seat.side in scoreless else shares.get(seat, others) for seat in Seat)
    expect(state.award.players == due, "A hand that was played out pays other than its points.")


def played(state: State) -> list[Played]:
    """The gathered tricks as numbers and codes."""
    return [[(int(seat), str(card)) for seat, card in trick.plays] for trick in state.tricks]


def _open_reneges(state: State, of: Seat | None) -> set[tuple[int, int]]:
    """The reneges of a seat, or of all, that can be proved now and that nobody has ruled on."""
    honest = honest_of(state)
    if state.maker is None or honest.mixed or (state.award is not None and state.award.kind.by_slip):
        return set()
    tricks = played(state)
    if state.plays:
        tricks.append([(int(seat), str(card)) for seat, card in state.plays])
    held = {int(seat): [str(card) for card in state.hands[seat]] for seat in Seat}
    found = renegers(tricks, held, str(state.trump or ""))
    gathered = {(seat, number) for seat, number in found if number < len(state.tricks)}
    return {each for each in gathered - honest.ruled if of is None or each[0] == of}


def honest_of(state: State) -> Honest:
    """What the table keeps of slips; there is always something to ask."""
    if state.honest is None:
        raise Broken("The table is honest no longer.")
    return state.honest


def expect(holds: bool, otherwise: str) -> None:
    """Raise Broken with that sentence where it does not hold."""
    if not holds:
        raise Broken(otherwise)
