"""Tables at which something is asked, one for each kind of answer, for pictures without a display."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.client.screens.practice import PracticeScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.dev.shots.tables import Act, Wanted, staged
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, is_left_bower
from game.rules.facts import Subject
from game.rules.ruleset import LoneLead, Ruleset, Switches
from game.rules.view import SeatView
from game.rulesets.shipped import list_rulesets

Table = Callable[[Switches], bool]


def _at(table: Table, wanted: Wanted, then: Act, services: Services, seed: str) -> Screen:
    """The first shipped table of a kind, at a moment of a kind, when something is asked there, and more."""

    def ask(screen: PracticeScreen) -> None:
        then(screen)
        screen.press("more")

    return staged(services, seed, wanted, ask, ruleset=_first(table))


def _first(table: Table) -> Ruleset:
    """The first ruleset of a kind, or the first of all with the switches that make it one."""
    return next(ruleset for ruleset in list_rulesets() if table(ruleset.switches))


def _any(switches: Switches) -> bool:
    return True


def _playing(view: SeatView) -> bool:
    return view.my_turn and view.phase is Phase.PLAY


def _left(view: SeatView) -> Card | None:
    return next((card for card in view.hand if is_left_bower(card, view.trump or view.upcard_suit)), None)


def _must_follow_with_left(view: SeatView) -> bool:
    asked = _playing(view) and view.led is not None and view.led is view.trump
    return asked and len(view.hand) > 2 and [action.card for action in view.legal] == [_left(view)]


def _left_off_suit(view: SeatView) -> bool:
    left = _left(view)
    played = _playing(view) and left is not None and left.suit is view.led
    return played and all(action.card != left for action in view.legal)


def _void(view: SeatView) -> bool:
    return _playing(view) and view.led is not None and len(view.legal) == len(view.hand) > 3


def _without_natural(view: SeatView) -> bool:
    first = view.my_turn and view.phase is Phase.FIRST_ROUND and _left(view) is not None
    return first and all(card.suit is not view.upcard_suit for card in view.hand)


def _dealer_with_six(view: SeatView) -> bool:
    return view.my_turn and view.phase is Phase.DISCARD


def _last_word(view: SeatView) -> bool:
    return view.my_turn and view.phase is Phase.SECOND_ROUND and view.dealer is view.seat


def _refuse_card(which: Callable[[SeatView], Card | None]) -> Act:
    def act(screen: PracticeScreen) -> None:
        card = which(screen.table.view)
        assert card is not None
        screen.choose(card)

    return act


def _barred_card(view: SeatView) -> Card | None:
    legal = {action.card for action in view.legal}
    return next((card for card in view.hand if card not in legal), None)


def _call(kind: ActionKind, *, alone: bool = False, explain: bool = True) -> Act:
    def act(screen: PracticeScreen) -> None:
        action = Action(screen.session.learner, kind, alone=alone)
        if explain:
            screen.presenter.explain(action)
        else:
            screen.presenter.attempt(action)

    return act


def _fact(subject: Subject) -> Act:
    return lambda screen: screen.press(f"why {subject}")


def _after_trick(view: SeatView) -> bool:
    return view.phase is Phase.GATHER and any(is_left_bower(card, view.trump) for card in _on_table(view))


def _on_table(view: SeatView) -> tuple[Card, ...]:
    return view.trick.cards if view.trick else ()


def _against_loner(view: SeatView) -> bool:
    return view.phase is Phase.PLAY and view.alone and not view.tricks and not _on_table(view)


def _lone_end(view: SeatView) -> bool:
    return view.phase is Phase.HAND_OVER and view.alone


left_follows = partial(_at, _any, _must_follow_with_left, _refuse_card(_barred_card))
left_off_suit = partial(_at, _any, _left_off_suit, _refuse_card(_left))
void = partial(_at, _any, _void, lambda screen: screen.presenter.explain(screen.table.view.legal[0]))
asking = partial(_at, _any, _void, lambda screen: screen.press("why"))
natural = partial(_at, lambda s: s.natural_trump, _without_natural, _call(ActionKind.ORDER, explain=False))
order_elsewhere = partial(_at, lambda s: not s.natural_trump, _without_natural, _call(ActionKind.ORDER))
alone = partial(_at, lambda s: s.defend_alone, _without_natural, _call(ActionKind.ORDER, alone=True))
stuck = partial(_at, lambda s: s.stick_the_dealer, _last_word, _call(ActionKind.PASS, explain=False))
throw_in = partial(_at, lambda s: not s.stick_the_dealer, _last_word, _call(ActionKind.PASS))
bury = partial(_at, lambda s: not s.bury_upcard, _dealer_with_six, _refuse_card(lambda view: view.upcard))
leave = partial(_at, lambda s: s.take_upcard == "may", _dealer_with_six, _call(ActionKind.LEAVE))
six = partial(_at, _any, _dealer_with_six, _fact(Subject.SIX))
barred = partial(_at, _any, _last_word, _fact(Subject.BARRED))
dealer = partial(_at, _any, _void, _fact(Subject.DEALER))
made = partial(_at, _any, _void, _fact(Subject.TRUMP))
trick = partial(_at, _any, _after_trick, _fact(Subject.TRICK))
lead = partial(_at, lambda s: s.lone_lead is LoneLead.MAKERS_LEFT, _against_loner, _fact(Subject.LEAD))
laid_down = partial(_at, _any, _against_loner, _fact(Subject.LAID_DOWN))
score = partial(_at, lambda s: s.individual_scores, _lone_end, _fact(Subject.SCORE))
march = partial(_at, _any, lambda view: view.phase is Phase.HAND_OVER, _fact(Subject.SCORE))
