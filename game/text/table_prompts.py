"""What is said at a table before anything is typed: who sits there, what is asked, what can be typed."""

from __future__ import annotations

from game.i18n import _, format_number
from game.pages.table_page import company_blocks, turn_title, turn_todo
from game.presenters.practice_games import PracticeGame
from game.presenters.practice_rules import is_usual, may_tie
from game.rules.actions import Phase
from game.rules.cards import Card
from game.rules.view import SeatView
from game.storage.settings import Practice
from game.text.describe import hand_line, in_order, listed, trick_line, upcard_line
from game.text.page_lines import block_lines
from game.text.typed_actions import card_phase, choices_lines
from game.text.typed_words import Command, spoken
from game.words import sentence

_CALLING = (Phase.NAME_UPCARD, Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DEFEND)


def question(view: SeatView, card_help: bool) -> list[str]:
    """What the learner has to decide, and the numbered answers."""
    title, todo = sentence(turn_title(view)), turn_todo(view, None)
    if not card_phase(view):
        titles = [] if view.phase in _CALLING else [title]  # where calls are made the last line asks for one
        return [*titles, upcard_line(view), hand_line(view, card_help), todo, *choices_lines(view)]
    cards = hand_line(view, card_help, numbered=True)
    if view.phase is not Phase.PLAY:
        return [title, cards, todo, *choices_lines(view)]
    # NOTE: which trick it is, and whose turn, for example "Trick 2. You lead."
    title = _("Trick {n}. {title}").format(n=format_number(len(view.tricks) + 1), title=title)
    trick = trick_line(view) if view.trick is not None and view.trick.plays else ""
    return [title, trick, cards, *_allowed(view, card_help), todo]


def _allowed(view: SeatView, card_help: bool) -> list[str]:
    """The cards that may be played, where help with that is wanted and some may not."""
    cards: list[Card] = [action.card for action in view.legal if action.card is not None]
    if not card_help or len(cards) == len(view.hand):
        return []
    allowed = listed(in_order(cards), view.trump, help_with_left=True, numbered=False)
    return [_("You can play: {cards}.").format(cards=allowed)]


def what_to_type(view: SeatView) -> str:
    """The answers that this decision takes."""
    if view.phase is Phase.HAND_OVER:
        return _("Press Enter to go on to the next hand.")
    if card_phase(view):
        # NOTE: JD is what is typed for the jack of diamonds in every language
        text = _("Type a number or a card, for example JD. Type “{help}” for everything else.")
        return text.format(help=spoken(Command.HELP))
    text = _("Type a number or the words next to it. Type “{help}” for everything else.")
    return text.format(help=spoken(Command.HELP))


def welcome(game: PracticeGame, practice: Practice) -> list[str]:
    """Who sits where and plays how well, and by which rules."""
    rules = _(game.session.ruleset.short_name)
    text = _("You're playing under {rules} rules.")
    if is_usual(practice, game.session.ruleset):
        text = _("You're playing by the beginners' rules.")
    return [
        text.format(rules=rules),
        game.shuffle,
        may_tie(game.session.ruleset),
        _("Your partner, Nora, sits across from you. Walt is on your left and Ezra is on your right."),
        *block_lines(company_blocks(game.company, game.session.learner)),
        _("Type “{help}” any time to see what you can type.").format(help=spoken(Command.HELP)),
    ]
