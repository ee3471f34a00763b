"""What an honest table makes of an act that the rules do not allow, and of what is allowed at any time.

`commit` gives the table after it: the act is done, as at a kitchen table, and a Slip is kept. What it leads
to is decided when somebody calls it (rulings.py), or not at all.
"""

from __future__ import annotations

from collections.abc import Callable

from game.rules import bidding, dealing, lone, rulings, trick
from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Charge, Phase
from game.rules.penalties import price
from game.rules.seats import Seat
from game.rules.slip_kinds import IN_HAND, may_ask_trump, slip_kind
from game.rules.slips import Slip, SlipKind
from game.rules.state import State, honest_of

Step = tuple[State, tuple[ev.Event, ...]]

_NO_WORD = (Phase.DRAW, Phase.RULING, Phase.NAME_LEAD, Phase.GAME_OVER)


def commit(state: State, action: Action) -> Step | None:
    """The table after an act that is not among what is legal; None where nobody can do such a thing.

    Nothing can be committed at a table where the referee prevents slips.
    """
    if state.honest is None:
        return None
    if is_open(state, action):
        return _OPEN[action.kind](state, action)
    kind = slip_kind(state, action)
    if kind is None:
        return None
    slip = Slip(kind, action, len(state.tricks), state, price(state, action, kind))
    after, told = _DONE[kind](state, action)
    assert after.honest is not None
    return after.changed(honest=after.honest.changed(slips=(*state.honest.slips, slip))), told


def gather(state: State) -> Step:
    """The trick is turned. What nobody can fail to see by then is ruled on, called or not."""
    if state.honest is None:
        return trick.gather(state)
    extra = next((slip for slip in state.honest.slips if _is_evident(state, slip)), None)
    if extra is not None:
        return rulings.rule(state, None, extra.seat, Charge.SAT_OUT)
    told: tuple[ev.Event, ...] = ()
    if trick.is_last_trick(state):
        for seat in Seat:
            if rulings.surplus(state, seat) and seat.side not in honest_of(state).duties.scoreless:
                state, ruled = rulings.rule(state, None, seat, Charge.NUMBER)
                told += ruled
    after, scored = trick.gather(state)
    return after, (*told, *scored)


def _is_evident(state: State, slip: Slip) -> bool:
    return slip.kind is SlipKind.PARTNER_PLAYED and rulings.in_time(state, slip)


def is_open(state: State, action: Action) -> bool:
    """Whether this is something a seat may do at any time: count, ask, admit a slip, call the director."""
    if state.honest is None or (action.seat in state.sitting_out and action.kind is not ActionKind.DIRECTOR):
        return False
    if action.kind is ActionKind.DIRECTOR:
        return state.phase not in _NO_WORD
    if action.kind is ActionKind.COUNT:
        return state.phase in IN_HAND
    if action.kind is ActionKind.ASK_TRUMP:
        return state.maker is not None and state.phase in IN_HAND and may_ask_trump(state)
    takes_back = action.kind is ActionKind.TAKE_BACK and state.phase not in _NO_WORD
    return takes_back and rulings.own_slip(state, action.seat) is not None


def _seen(state: State, action: Action) -> Step:
    """A card everyone has seen; a word or a look changes nothing else."""
    honest = honest_of(state)
    if action.card is not None:
        honest = honest.changed(shown=(*honest.shown, (action.seat, action.card)))
    return state.changed(honest=honest), (ev.Slipped(action),)


def _shown_in_deal(state: State, action: Action) -> Step:
    """A card lies face up before the player who was dealt it, or on the deck."""
    honest, card = honest_of(state), action.card
    if card is not None and card not in (known for _seat, known in honest.shown):
        seen = tuple((seat, card) for seat in Seat if card in state.hands[seat])
        honest = honest.changed(shown=(*honest.shown, *seen))
    return state.changed(honest=honest), (ev.Slipped(action),)


def _drop_from_pack(state: State, action: Action) -> Step:
    lost = state.stock[-1:]
    return state.changed(stock=state.stock[:-1], honest=honest_of(state).changed(lost=lost)), ()


def _wrong_dealer(state: State, action: Action) -> Step:
    cut = state if state.dealing.cut else dealing.cut_pack(state)[0]
    after = cut.changed(dealer=action.seat, turn=action.seat)
    return dealing.deal_packet(after, action)


def _early_pass(state: State, action: Action) -> Step:
    honest = honest_of(state)
    duties = honest.duties.changed(passed=honest.duties.passed | {action.seat})
    return state.changed(honest=honest.changed(duties=duties)), (ev.Slipped(action),)


def _accepted(state: State, action: Action) -> Step:
    after, told = bidding.make_trump(state, Action(action.seat, ActionKind.ORDER))
    return after, (ev.Slipped(action), *told)


def _alone(state: State, action: Action) -> Step:
    after = state.changed(bidding=state.bidding.changed(alone=True))
    after = after if state.phase is Phase.DISCARD else lone.after_trump(after)
    return after, (ev.Slipped(action), ev.LaidDown(action.seat.partner))


def _mixed(state: State, action: Action) -> Step:
    honest = honest_of(state)
    mixed = honest.changed(mixed=honest.mixed | {action.seat.side})
    return state.changed(honest=mixed), (ev.Slipped(action),)


def _duty_broken(state: State, action: Action) -> Step:
    if action.kind is ActionKind.PLAY:
        return trick.play(state, action)
    return bidding.make_trump(state, action)


_DONE: dict[SlipKind, Callable[[State, Action], Step]] = {
    SlipKind.WRONG_PACKET: dealing.deal_packet,
    SlipKind.WRONG_ORDER: lambda state, action: (dealing.pass_over(state), ()),
    SlipKind.THIRD_ROUND: dealing.deal_packet,
    SlipKind.WRONG_NUMBER: dealing.deal_packet,
    SlipKind.SHOWN_IN_DEAL: _shown_in_deal,
    SlipKind.WRONG_PACK: _drop_from_pack,
    SlipKind.DEALT_OUT_OF_TURN: _wrong_dealer,
    SlipKind.CALLED_OUT_OF_TURN: bidding.make_trump,
    SlipKind.PASSED_OUT_OF_TURN: _early_pass,
    SlipKind.BARRED_SUIT: bidding.make_trump,
    SlipKind.NOT_NATURAL: bidding.make_trump,
    SlipKind.WRONG_WORDS: _accepted,
    SlipKind.LATE_ALONE: _alone,
    SlipKind.RENEGE: trick.play,
    SlipKind.LED_OUT_OF_TURN: trick.play,
    SlipKind.PLAYED_OUT_OF_TURN: trick.play,
    SlipKind.PARTNER_PLAYED: trick.play,
    SlipKind.BROKE_DUTY: _duty_broken,
    SlipKind.EARLY_LEAD: _seen,
    SlipKind.DROPPED: _seen,
    SlipKind.LOOKED: _seen,
    SlipKind.TOLD: _seen,
    SlipKind.CLAIMED: _seen,
    SlipKind.ASKED_TRUMP: _seen,
    SlipKind.MIXED: _mixed,
}


def _count(state: State, action: Action) -> Step:
    """Cards counted; a wrong number is found at once."""
    told = (ev.Slipped(action),)
    if rulings.surplus(state, action.seat) == 0:
        return state, told
    after, ruled = rulings.rule(state, action.seat, action.seat, Charge.NUMBER)
    return after, (*told, *ruled)


_OPEN: dict[ActionKind, Callable[[State, Action], Step]] = {
    ActionKind.COUNT: _count,
    ActionKind.ASK_TRUMP: lambda state, action: (state, (ev.Slipped(action),)),
    ActionKind.TAKE_BACK: lambda state, action: rulings.admit(state, action.seat),
    ActionKind.DIRECTOR: lambda state, action: rulings.rule(state, action.seat, action.of, action.charge),
}
