"""The keys of the practice table. Every letter has a button or can be reached by arrows as well."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.client.screens.hand_events import DIGITS
from game.client.screens.practice_pages import Page, PracticePages
from game.client.table.bidding import CallButton
from game.client.table.hit_test import subject_at
from game.client.widgets.base import is_press
from game.i18n import _
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit

_SUITS = {
    pygame.K_s: Suit.SPADES,
    pygame.K_d: Suit.DIAMONDS,
    pygame.K_c: Suit.CLUBS,
    pygame.K_h: Suit.HEARTS,
}


class PracticeKeys(PracticePages):
    """What each key does at the practice table."""

    def tick_alone(self) -> None:
        """Sets or takes away the tick for a lone hand."""
        raise NotImplementedError

    def _handle(self, event: Event) -> bool:
        """While something is to be explained, a click on the table asks about what lies there."""
        if not (self.asking and is_press(event) and self._over_table(event.pos)):
            return super()._handle(event)
        if self.board.card_at(event.pos) is not None:
            return super()._handle(event)
        subject = subject_at(self.board.motion.goal, self.view, event.pos)
        if subject is not None:
            self.explain_fact(subject)
        return True

    def shortcut(self, event: Event) -> bool:
        key = event.key
        if key == pygame.K_ESCAPE and (self.page is not Page.NOW or self.asking):
            self.back_to_now()
        elif key in DIGITS and self.page is Page.WHY:
            self.ask_table(DIGITS[key])
        elif key in DIGITS:
            return self.may_choose() and self.focus_card(DIGITS[key])
        elif getattr(event, "unicode", "") == "?":
            self.open_hint()
        elif self._call_key(key):
            pass
        elif key == pygame.K_e:
            self._explain_focused()
        elif key == pygame.K_t:
            self.turn_to(Page.SCORE)
        elif key == pygame.K_l:
            self.turn_to(Page.LAST_TRICK)
        elif key == pygame.K_r and self.view.phase is Phase.HAND_OVER:
            self.look_at_hand()
        elif key == pygame.K_r:
            self.turn_to(Page.NOW)
        elif key == pygame.K_g:
            self.stage.go("glossary", "")
        elif key in (pygame.K_u, pygame.K_BACKSPACE):
            self.take_back()
        elif key == pygame.K_n and self.view.phase is Phase.HAND_OVER:
            self.next_hand()
        else:
            return False
        return True

    def _call_key(self, key: int) -> bool:
        """P, O, A and the letters of the suits, while something is to be said."""
        if not self._boxed:
            return False
        if key == pygame.K_a and self.view.phase is Phase.SECOND_ROUND:
            self.tick_alone()
            return True
        for part in self._boxed:
            if isinstance(part, CallButton) and _said_by(part.call.action, key):
                part.activate()
                return True
        return False

    def _explain_focused(self) -> None:
        """E explains the card or call that has the focus, else the one chosen next."""
        focused = self.panel.focused
        if isinstance(focused, CallButton):
            self.explain_action(focused.call.action)
        elif focused is not None and focused.key.startswith("card ") and self.may_choose():
            self.explain_action(self.with_card(Card.parse(focused.key[5:])))
        else:
            self.ask()

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Left, Right"), _("another card or call")),
            (_("Enter or Space"), _("play or say it")),
            ("1 2 3 4 5 6", _("a card by its place; again plays it")),
            ("P, O, A", _("pass; order up, assist or take up; alone")),
            ("S D C H", _("name a suit")),
            ("?", _("a hint, and the next step of it")),
            ("E", _("why a card, a call or a thing at the table is so")),
            ("1 2 3 4 5 6", _("on such a page: what another table says")),
            ("T", _("trump and score")),
            ("L", _("the last trick")),
            ("G", _("the glossary")),
            ("U", _("take back")),
            ("N", _("next hand")),
            ("R", _("after a hand: look at it again")),
        ]


def _said_by(action: Action, key: int) -> bool:
    if action.suit is not None:
        return _SUITS.get(key) is action.suit
    if action.kind is ActionKind.PASS:
        return key == pygame.K_p
    if action.kind is ActionKind.ORDER:
        return key == (pygame.K_a if action.alone else pygame.K_o)
    return action.kind is ActionKind.DEFEND and key == (pygame.K_a if action.alone else pygame.K_p)
