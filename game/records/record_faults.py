"""What is wrong with a record, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _, format_list, ngettext
from game.i18n.foreign_text import on_one_line
from game.records.deal_data import token
from game.records.followed_deals import NotAllowed
from game.rules.egn.game import CannotRead, Unreadable
from game.rules.egn.moves import Part, Place
from game.rules.egn.shape import Misshapen, Need, path_text
from game.rules.reasons import ReasonKind
from game.rules.view import observe
from game.tutor.explain import explain
from game.words.markup import plain


class RecordRefused(Exception):
    """A record that cannot be read or followed. `sentence` says where and why, translated."""

    def __init__(self, sentence: str) -> None:
        self.sentence = on_one_line(sentence)  # it quotes what stands in the file
        super().__init__(self.sentence)


def nothing_played(game: str) -> RecordRefused:
    """A game without a hand to look at."""
    return RecordRefused(_("There are no hands to look at yet in {game}.").format(game=game))


def place_words(place: Place) -> str:
    """Where in a record: deals as the record counts them, calls, tricks and cards from 1."""
    text = {
        # NOTE: places in the record of a game, put before a colon
        Part.CALL: _("deal {deal}, call {number}"),
        Part.DISCARD: _("deal {deal}, the discard"),
        Part.DEFENCE: _("deal {deal}, defending alone"),
        Part.PLAY: _("deal {deal}, trick {number}, card {card}"),
        Part.ACTION: _("deal {deal}, action {number}"),
    }[place.part]
    return text.format(deal=place.deal, number=place.number, card=place.card)


def not_allowed(file: str, fault: NotAllowed, names: Sequence[str], foreign: bool) -> str:
    """The referee's word on the first move that the rules do not allow. `foreign`: the names are not ours."""
    reason = fault.verdict.reasons[0]
    told = explain(observe(fault.state, fault.action.seat), fault.action, fault.verdict)
    # NOTE: {move} is a code such as play:9H, {title} and {reason} are said to {player},
    # NOTE: {kind} is a code such as must-follow, {clause} one such as HOY-06
    text = _("{file}: {place} ({move}), {player}: {title}. {reason} ({kind}, {clause})")
    return text.format(
        file=file,
        place=place_words(fault.place),
        player=names[fault.action.seat],
        move=token(fault.action, fault.state.upcard),
        title=plain(told.title),
        reason=_in_their_names(fault, names) if foreign else plain(told.reason),
        kind=reason.kind,
        clause=reason.clause,
    )


def _in_their_names(fault: NotAllowed, names: Sequence[str]) -> str:
    """The reasons; the few that name somebody at the table do so by the record's names."""
    reason = fault.verdict.reasons[0]
    if reason.kind is ReasonKind.NOT_YOUR_TURN and reason.seat is not None:
        return _("It's {player}'s turn.").format(player=names[reason.seat])
    if reason.kind is ReasonKind.SITS_OUT and reason.seat is not None:
        return _("{player} is playing alone, so this player sits the hand out.").format(
            player=names[reason.seat]
        )
    return plain(explain(observe(fault.state, fault.action.seat), fault.action, fault.verdict).reason)


def misshapen(file: str, fault: Misshapen) -> str:
    """A value of the wrong kind, or one that is missing."""
    path = path_text(fault.path)
    if fault.missing:
        return _("{file}: {path} is missing.").format(file=file, path=path)
    if not path:
        return _("{file} isn't a record of a game.").format(file=file)
    if fault.need is Need.FEWER:
        most = int(fault.options[0])
        return ngettext(
            "{file}: {path} has more than {number} entry.",
            "{file}: {path} has more than {number} entries.",
            most,
        ).format(file=file, path=path, number=most)
    text = {
        Need.OBJECT: _("{file}: {path} has to be an object in braces."),
        Need.LIST: _("{file}: {path} has to be a list."),
        Need.NUMBER: _("{file}: {path} has to be a whole number."),
        Need.TEXT: _("{file}: {path} has to be text."),
        Need.TRUTH: _("{file}: {path} has to be true or false."),
        Need.CHOICE: _("{file}: {path} has to be one of these: {options}."),
        Need.CARD: _("{file}: {path} has to be a card, written like 9h or Js."),
    }[fault.need]
    return text.format(file=file, path=path, options=format_list(fault.options, "or"))


def cannot_read(file: str, fault: CannotRead) -> str:
    """A record that is well formed and still cannot be taken over."""
    text = {
        Unreadable.NOT_EGN: _("{file} isn't a record of a game."),
        Unreadable.VERSION: _(
            "{file} is written in version {detail} of Euchre Game Notation. "
            "Left Bower reads versions 1.0 to 1.4."
        ),
        Unreadable.RULE: _("{file}: {path}: Left Bower doesn't play this house rule: {detail}."),
        Unreadable.PLAYERS: _("{file}: {path}: this is a game for {detail} players. Left Bower seats four."),
        Unreadable.PACK: _(
            "{file}: {path}: the deck goes down to {detail}. Left Bower plays down to 9, 8, or 7."
        ),
        Unreadable.PACKED: _("{file}: {path}: this deal is packed into a code. Save the record unpacked."),
        Unreadable.EXCHANGED: _(
            "{file}: {path}: cards changed hands after the deal, and Left Bower can't follow that from "
            "this format."
        ),
        Unreadable.UPCARD: _("{file}: {path}: the record doesn't say which card was turned up: {detail}."),
        Unreadable.JOKER_UP: _(
            "{file}: {path}: the joker was turned up, and the record doesn't say which suit the dealer "
            "named for it."
        ),
        Unreadable.ALONE: _("{file}: {path}: nobody made trump, so nobody can go alone."),
        Unreadable.FOREIGN_CARD: _("{file}: {path}: there's no {detail} in this game's deck."),
        Unreadable.CARD_TWICE: _("{file}: {path}: the {detail} is in two places."),
        Unreadable.SHORT_TRICK: _("{file}: {path}: a card is missing here, but others follow."),
        Unreadable.UNFINISHED: _("{file}: {path}: the hand isn't finished, but another deal follows."),
        Unreadable.CARD_MISSING: _("{file}: {path}: the {detail} is missing from this deck."),
        Unreadable.HAND_SIZE: _("{file}: {path}: there should be five cards here."),
        Unreadable.TOO_MANY_DEALS: _(
            "{file}: {path}: this deal comes after the last one of the game, number {detail}."
        ),
        Unreadable.FINAL_SCORE: _("{file}: {path}: the deals add up to {detail}."),
    }[fault.kind]
    return text.format(file=file, path=_place_of(fault), detail=fault.detail)


def _place_of(fault: CannotRead) -> str:
    """Where it stands: the card on the table if it is one, else the way there through the file."""
    if fault.deal is None:
        return path_text(fault.path)
    match fault.path[-3:]:
        case ("tricks", int(trick), int(card)):
            return place_words(Place(fault.deal, Part.PLAY, trick + 1, card + 1))
    # NOTE: a place in the record of a game, put before a colon; {path} is one such as deals[2].phases[0]
    return _("deal {deal}, {path}").format(deal=fault.deal, path=path_text(fault.path))
