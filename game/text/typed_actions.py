"""What a typed line does at the table: the action it means, legal or not, and the answers to choose from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.i18n import _, format_list, pgettext
from game.pages.calls import calls_of
from game.pages.happenings import call_said
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Suit
from game.rules.ruleset import CallWord, Ruleset
from game.rules.view import SeatView
from game.text.describe import in_order
from game.text.spelling import below_zero, card_meant, folded, number_meant, suit_meant

_PASS = ("pass", "i pass", "turn down", "turn it down", "no")
_ORDER = (
    "order", "order up", "order it up", "i order", "i order it up", "pick up", "pick it up",
    "take", "take up", "take it up", "i take it up", "assist", "i assist", "yes",
)  # fmt: skip
_LEAVE = ("leave", "leave it")
_ALONE = ("alone", "i play alone", "play alone", "go alone", "going alone", "by myself")
_NO_TRUMP = ("no trump", "notrump", "nt", "without trump")
_KEEP = ("keep", "keep it", "keep the hand", "no")
_EXCHANGE = ("exchange", "change", "farmers hand", "yes")
_REDEAL = ("show", "show it", "deal again", "redeal", "farmers hand", "yes")
_CARD_KINDS = {
    Phase.PLAY: ActionKind.PLAY,
    Phase.DISCARD: ActionKind.DISCARD,
    Phase.GIVE: ActionKind.GIVE,
}
_TOGETHER = ("together", "defend together", "no", "pass")


def card_phase(view: SeatView) -> bool:
    """Whether a card is the answer."""
    return view.phase in _CARD_KINDS


def options(view: SeatView) -> tuple[Action, ...]:
    """The answers that are numbered for the learner, in their order: every card, or every legal call."""
    if view.phase in _CARD_KINDS:
        cards = (Action(view.seat, _CARD_KINDS[view.phase], card) for card in in_order(view.hand))
        leave = Action(view.seat, ActionKind.LEAVE)
        return (*cards, leave) if leave in view.legal else tuple(cards)
    return tuple(call.action for call in calls_of(view, alone=False) if call.action in view.legal)


def label(view: SeatView, action: Action) -> str:
    """An answer that is no card, in words."""
    if action.kind is ActionKind.LEAVE:
        return _("Leave the upcard")
    calls = calls_of(view, action.alone and view.phase is Phase.SECOND_ROUND)
    said = call_said(view.ruleset, action, view.dealer, view.phase is Phase.SECOND_ROUND)
    return said or next((call.words for call in calls if call.action == action), "")


def choices_lines(view: SeatView) -> list[str]:
    """The numbered answers of this decision that are no cards; none where there are none."""
    items = [
        numbered(number, label(view, action))
        for number, action in enumerate(options(view), 1)
        if action.card is None
    ]
    if not items:
        return []
    lines = [_("You can say: {answers}.").format(answers=format_list(items, "or"))]
    if view.phase is Phase.SECOND_ROUND and any(action.alone for action in view.legal):
        word = pgettext("word to type", "alone")
        lines.append(_("Add “{word}” to go alone.").format(word=word))
    return lines


def numbered(number: int, answer: str) -> str:
    """An answer in a list with the number to type for it."""
    # NOTE: an answer in a list with the number to type for it, for example "2 I order it up"
    return _("{number} {answer}").format(number=number, answer=answer)


def action_meant(typed: str, view: SeatView) -> Action | None:
    """The action that a line means at this moment, legal or not; None where it means none."""
    offered = options(view)
    whole = _by_number(typed, offered) or _by_label(typed, view)
    if whole is not None:
        return whole
    if below_zero(typed):
        return None
    plain, alone = without_ending(folded(typed), {*_ALONE, *alone_words(view.ruleset)})
    action = _by_number(plain, offered) or _by_card(plain, view) or _by_word(plain, alone, view)
    if action is None or not alone:
        return action
    can_be_alone = action.kind in (ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP, ActionKind.DEFEND)
    return replace(action, alone=True) if can_be_alone else None


def _by_number(typed: str, offered: tuple[Action, ...]) -> Action | None:
    number = number_meant(typed, len(offered))
    return offered[number - 1] if number else None


def _by_label(typed: str, view: SeatView) -> Action | None:
    if view.phase in _CARD_KINDS:
        return None
    return next((action for action in view.legal if folded(label(view, action)) == folded(typed)), None)


def _by_card(plain: str, view: SeatView) -> Action | None:
    card = card_meant(plain)
    if card is None:
        return None
    if card == view.upcard and view.phase is Phase.FIRST_ROUND:
        return Action(view.seat, ActionKind.ORDER)
    return Action(view.seat, _CARD_KINDS.get(view.phase, ActionKind.PLAY), card)


def _by_word(plain: str, alone: bool, view: SeatView) -> Action | None:
    suit = suit_meant(plain)
    if suit is not None:
        return _with_suit(suit, view)
    if view.phase is Phase.DEFEND and (alone or _is(plain, _TOGETHER)):
        return Action(view.seat, ActionKind.DEFEND)
    if view.phase is Phase.FARMERS_HAND:
        return _about_the_hand(plain, view)
    if _is(plain, (*_PASS, pgettext("word to type", "pass"))):
        return Action(view.seat, ActionKind.PASS)
    if _is(plain, (*_ORDER, pgettext("word to type", "order"))):
        return Action(view.seat, ActionKind.ORDER)
    if _is(plain, (*_NO_TRUMP, pgettext("word to type", "no trump"))):
        return Action(view.seat, ActionKind.NO_TRUMP)
    if _is(plain, (*_LEAVE, pgettext("word to type", "leave"))):
        return Action(view.seat, ActionKind.LEAVE)
    if alone and not plain and view.phase is Phase.FIRST_ROUND:
        return Action(view.seat, ActionKind.ORDER)
    return None


def _about_the_hand(plain: str, view: SeatView) -> Action | None:
    words = {
        ActionKind.KEEP: (*_KEEP, pgettext("word to type", "keep")),
        ActionKind.EXCHANGE: (*_EXCHANGE, pgettext("word to type", "exchange")),
        ActionKind.REDEAL: (*_REDEAL, pgettext("word to type", "show")),
    }
    meant = [Action(view.seat, kind) for kind, said in words.items() if _is(plain, said)]
    return next((action for action in meant if action in view.legal), meant[0] if meant else None)


def _with_suit(suit: Suit, view: SeatView) -> Action:
    if view.phase is Phase.NAME_UPCARD:
        return Action(view.seat, ActionKind.NAME, suit=suit)
    if view.phase is Phase.FIRST_ROUND and suit is view.upcard_suit:
        return Action(view.seat, ActionKind.ORDER)
    return Action(view.seat, ActionKind.CALL, suit=suit)


def alone_words(ruleset: Ruleset) -> set[str]:
    """What a lone player may add to a call in this table's own words, folded."""
    own = (ruleset.words[CallWord.ALONE], *ruleset.also.get(CallWord.ALONE, ()))
    return {folded(pgettext("word to type", "alone")), *(folded(_(words)) for words in own)}


def without_ending(words: str, endings: Iterable[str]) -> tuple[str, bool]:
    """What is left of a call without one of these endings, and whether one was there."""
    for ending in sorted(endings, key=len, reverse=True):
        if words == ending:
            return "", True
        if words.endswith(f" {ending}"):
            return words.removesuffix(ending).strip(), True
    return words, False


def _is(plain: str, words: Iterable[str]) -> bool:
    return bool(plain) and plain in {folded(word) for word in words}
