"""What went wrong at an honest table: each slip by its name, as it happens, and as it happened."""

from __future__ import annotations

from game.i18n import _, format_number
from game.rules.actions import Action, ActionKind
from game.rules.seats import Seat
from game.rules.slips import Ruling, SlipKind
from game.words import seat_name, suit_name
from game.words.markup import mark


def slip_title(kind: SlipKind) -> str:
    """The name of a slip, for a head."""
    return {
        SlipKind.WRONG_PACKET: _("The wrong number in a round"),
        SlipKind.WRONG_ORDER: _("Cards dealt in the wrong order"),
        SlipKind.THIRD_ROUND: _("Dealing a third round"),
        SlipKind.SHOWN_IN_DEAL: _("Exposing a card in the deal"),
        SlipKind.WRONG_PACK: _("A card missing from the deck"),
        SlipKind.DEALT_OUT_OF_TURN: _("The wrong dealer"),
        SlipKind.WRONG_NUMBER: _("The wrong number of cards"),
        SlipKind.CALLED_OUT_OF_TURN: _("A call out of turn"),
        SlipKind.PASSED_OUT_OF_TURN: _("Passing out of turn"),
        SlipKind.BARRED_SUIT: _("Calling the turned-down suit"),
        SlipKind.NOT_NATURAL: _("A call without a natural trump"),
        SlipKind.WRONG_WORDS: _("The wrong words"),
        SlipKind.LATE_ALONE: _("Going alone too late"),
        SlipKind.RENEGE: _("A renege"),
        SlipKind.LED_OUT_OF_TURN: _("A lead out of turn"),
        SlipKind.PLAYED_OUT_OF_TURN: _("Playing out of turn"),
        SlipKind.EARLY_LEAD: _("Leading too soon"),
        SlipKind.DROPPED: _("An exposed card"),
        SlipKind.BROKE_DUTY: _("Ignoring a ruling"),
        SlipKind.PARTNER_PLAYED: _("Playing a card while sitting out"),
        SlipKind.LOOKED: _("Looking at a gathered trick"),
        SlipKind.TOLD: _("Table talk"),
        SlipKind.CLAIMED: _("Claiming the rest"),
        SlipKind.ASKED_TRUMP: _("Asking about trump"),
        SlipKind.MIXED: _("Mixing up the tricks"),
    }[kind]


def slip_as_it_happens(action: Action, learner: Seat) -> str:
    """Something that is no card of a trick and no call, told while it happens."""
    if action.card is not None:
        return _card_seen(action, learner)
    own = action.seat is learner
    text = {
        ActionKind.PASS: _("You pass out of turn.") if own else _("{name} passes out of turn."),
        ActionKind.MISCALL: _("You accept the upcard, but not in this table's words.")
        if own
        else _("{name} accepts the upcard, but not in this table's words."),
        ActionKind.LATE_ALONE: _("You say “alone” after making trump.")
        if own
        else _("{name} says “alone” after making trump."),
        ActionKind.LOOK: _("You turn trick {n} back up to look at it.")
        if own
        else _("{name} turns trick {n} back up to look at it."),
        ActionKind.TELL: _("You say something about {suit}.")
        if own
        else _("{name} says something about {suit}."),
        ActionKind.CLAIM: _("You claim the rest of the tricks.")
        if own
        else _("{name} claims the rest of the tricks."),
        ActionKind.MIX: _("You mix up your side's tricks.")
        if own
        else _("{name} mixes up the gathered tricks."),
        ActionKind.ASK_TRUMP: _("You ask what's trump.") if own else _("{name} asks what's trump."),
        ActionKind.COUNT: _("You count your cards.") if own else _("{name} counts their cards."),
    }[action.kind]
    return _filled(text, action, learner)


def _card_seen(action: Action, learner: Seat) -> str:
    own = action.seat is learner
    if action.kind is ActionKind.PLAY:
        text = _("You lay the {card} on the table too soon.")
        text = text if own else _("{name} lays the {card} on the table too soon.")
    else:
        text = _("You expose the {card}.") if own else _("{name} exposes the {card}.")
    return _filled(text, action, learner)


def _filled(text: str, action: Action, learner: Seat) -> str:
    return text.format(
        name=seat_name(action.seat, learner),
        card="" if action.card is None else mark(action.card),
        suit="" if action.suit is None else suit_name(action.suit),
        n="" if action.count is None else format_number(action.count),
    )


def what_happened(ruling: Ruling, learner: Seat) -> str:
    """The slip that was ruled on, told afterwards; empty where none was found."""
    if ruling.slip is None or ruling.of is None:
        return ""
    if ruling.evidence is not None:
        return _reneged(ruling, learner)
    own, name = ruling.of is learner, seat_name(ruling.of, learner)
    if ruling.slip is SlipKind.WRONG_NUMBER and ruling.action is None:
        text = _("You were dealt the wrong number of cards.")
        return text if own else _("{name} was dealt the wrong number of cards.").format(name=name)
    if ruling.action is None:
        text = _("Your side mixed up its tricks, so the renege counts as proven.")
        if not own:
            text = _("{name}'s side mixed up its tricks, so the renege counts as proven.")
        return text.format(name=name)
    text = _own_slip(ruling.slip, ruling.action) if own else _others_slip(ruling.slip, ruling.action)
    return _filled(text, ruling.action, learner)


def _reneged(ruling: Ruling, learner: Seat) -> str:
    found, own = ruling.evidence, ruling.of is learner
    assert found is not None
    assert found.led is not None
    # NOTE: {suit} is the suit that was led, {card} what was played on it, {held} a card of that suit
    text = _("You reneged on trick {n}: {suit} were led, and you played the {card} when you had the {held}.")
    if not own:
        # NOTE: {suit} is the suit that was led, {card} what was played on it, {held} a card of that suit
        text = _(
            "{name} reneged on trick {n}: {suit} were led, and {name} played the {card} while holding the "
            "{held}."
        )
    return text.format(
        name=seat_name(found.seat, learner),
        n=format_number(found.trick + 1),
        suit=suit_name(found.led),
        card=mark(found.card),
        held=mark(found.held),
    )


def _own_slip(kind: SlipKind, action: Action) -> str:
    if kind is SlipKind.BROKE_DUTY and action.card is None:
        return _("You called when you could only pass.")
    if kind is SlipKind.BROKE_DUTY:
        return _("You played the {card}, which an earlier ruling didn't allow.")
    return {
        SlipKind.WRONG_PACKET: _("You dealt somebody the wrong number of cards in one round."),
        SlipKind.WRONG_ORDER: _("You skipped a player when you dealt."),
        SlipKind.THIRD_ROUND: _("You dealt a third round."),
        SlipKind.WRONG_NUMBER: _("You dealt the wrong number of cards."),
        SlipKind.SHOWN_IN_DEAL: _("You exposed the {card} in the deal."),
        SlipKind.WRONG_PACK: _("A card was missing from the deck you dealt."),
        SlipKind.DEALT_OUT_OF_TURN: _("You dealt, but it wasn't your deal."),
        SlipKind.CALLED_OUT_OF_TURN: _("You called out of turn."),
        SlipKind.PASSED_OUT_OF_TURN: _("You passed out of turn."),
        SlipKind.BARRED_SUIT: _("You called the suit that had been turned down."),
        SlipKind.NOT_NATURAL: _("You accepted the upcard without a natural card of its suit."),
        SlipKind.WRONG_WORDS: _("You accepted the upcard, but not in this table's words."),
        SlipKind.LATE_ALONE: _("You said “alone” only after making trump."),
        SlipKind.RENEGE: _("You played the {card} when you could have followed suit."),
        SlipKind.LED_OUT_OF_TURN: _("You led the {card} out of turn."),
        SlipKind.PLAYED_OUT_OF_TURN: _("You played the {card} out of turn."),
        SlipKind.EARLY_LEAD: _("You laid the {card} on the table before play began."),
        SlipKind.DROPPED: _("You exposed the {card}."),
        SlipKind.PARTNER_PLAYED: _("You played the {card}, but you were sitting out."),
        SlipKind.LOOKED: _("You looked at trick {n} after it was gathered."),
        SlipKind.TOLD: _("You said something about {suit}."),
        SlipKind.CLAIMED: _("You claimed the rest of the tricks."),
        SlipKind.ASKED_TRUMP: _("You asked what was trump."),
        SlipKind.MIXED: _("You mixed up your side's tricks."),
    }[kind]


def _others_slip(kind: SlipKind, action: Action) -> str:
    if kind is SlipKind.BROKE_DUTY and action.card is None:
        return _("{name} called when only a pass was allowed.")
    if kind is SlipKind.BROKE_DUTY:
        return _("{name} played the {card}, which an earlier ruling didn't allow.")
    return {
        SlipKind.WRONG_PACKET: _("{name} dealt somebody the wrong number of cards in one round."),
        SlipKind.WRONG_ORDER: _("{name} skipped a player while dealing."),
        SlipKind.THIRD_ROUND: _("{name} dealt a third round."),
        SlipKind.WRONG_NUMBER: _("{name} dealt the wrong number of cards."),
        SlipKind.SHOWN_IN_DEAL: _("{name} exposed the {card} in the deal."),
        SlipKind.WRONG_PACK: _("A card was missing from the deck {name} dealt."),
        SlipKind.DEALT_OUT_OF_TURN: _("{name} dealt, but it was another player's deal."),
        SlipKind.CALLED_OUT_OF_TURN: _("{name} called out of turn."),
        SlipKind.PASSED_OUT_OF_TURN: _("{name} passed out of turn."),
        SlipKind.BARRED_SUIT: _("{name} called the suit that had been turned down."),
        SlipKind.NOT_NATURAL: _("{name} accepted the upcard without a natural card of its suit."),
        SlipKind.WRONG_WORDS: _("{name} accepted the upcard, but not in this table's words."),
        SlipKind.LATE_ALONE: _("{name} said “alone” only after making trump."),
        SlipKind.RENEGE: _("{name} played the {card} instead of following suit."),
        SlipKind.LED_OUT_OF_TURN: _("{name} led the {card} out of turn."),
        SlipKind.PLAYED_OUT_OF_TURN: _("{name} played the {card} out of turn."),
        SlipKind.EARLY_LEAD: _("{name} laid the {card} on the table before play began."),
        SlipKind.DROPPED: _("{name} exposed the {card}."),
        SlipKind.PARTNER_PLAYED: _("{name} played the {card} while sitting out."),
        SlipKind.LOOKED: _("{name} looked at trick {n} after it was gathered."),
        SlipKind.TOLD: _("{name} said something about {suit}."),
        SlipKind.CLAIMED: _("{name} claimed the rest of the tricks."),
        SlipKind.ASKED_TRUMP: _("{name} asked what was trump."),
        SlipKind.MIXED: _("{name} mixed up the gathered tricks."),
    }[kind]
