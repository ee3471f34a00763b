"""The words of the switches of irregularities."""

from __future__ import annotations

from game.i18n import _, ngettext
from game.switch_texts.wording import SwitchText, Texts, Value, counted, yes_no


def trouble() -> Texts:
    return _deals_and_calls() | _leads() | _renege() | _renege_cost()


def _deals_and_calls() -> Texts:
    return {
        "misdeal": SwitchText(
            _("After a misdeal"),
            {
                "same-dealer": Value(_("Same dealer"), _("After a misdeal the same dealer deals again.")),
                "next-dealer": Value(_("Next dealer"), _("After a misdeal the deal passes to the left.")),
            },
        ),
        "barred_call": SwitchText(
            _("Naming the suit turned down"),
            {
                "call-again": Value(
                    _("Call again"), _("The call does not count, and the player calls again.")
                ),
                "side-barred": Value(
                    _("The side must pass"), _("The call does not count, and that side may only pass.")
                ),
            },
        ),
        "call_out_of_turn": SwitchText(
            _("A call out of turn"),
            {
                "void": Value(_("Does not count"), _("It does not count, and the turn stays where it was.")),
                "side-barred": Value(
                    _("The side must pass"),
                    _("It does not count, and that side may make no trump this hand."),
                ),
                "two-points-or-lone": Value(
                    _("Two points or a lone hand"),
                    _("It does not count. The others may play a lone hand, or score 2 and the hand ends."),
                ),
            },
        ),
        "illegal_information": SwitchText(
            _("Telling the partner something"),
            {
                "pointed-out": Value(_("Pointed out"), _("It is pointed out and costs nothing.")),
                "suit-named": Value(
                    _("Costs the choice of suit"),
                    _("At that side's next lead an opponent may name the suit."),
                ),
            },
        ),
    }


def _leads() -> Texts:
    return {
        "early_lead": SwitchText(
            _("A lead that comes too early"),
            {
                "taken-back": Value(_("Taken back"), _("The card is taken back at no cost.")),
                "exposed": Value(_("Left open"), _("The card is left open on the table.")),
                "trump-allowed": Value(
                    _("Left open, trump allowed"),
                    _("The card is left open. The dealer's left may lead trump before the discard."),
                ),
            },
        ),
        "lead_out_of_turn": SwitchText(
            _("A lead out of turn"),
            {
                "exposed": Value(_("Left open"), _("The card is taken back and left open on the table.")),
                "suit-named": Value(
                    _("Left open, suit named"),
                    _("The card is left open, and an opponent may name the suit of that side's next lead."),
                ),
            },
        ),
        "exposed_bars_partner": SwitchText(
            _("An open card bars the partner"),
            yes_no(
                _("The partner may not lead the suit of a card left open, unless there is no other."),
                _("The partner may lead any suit."),
            ),
        ),
        "lone_player_exempt": SwitchText(
            _("Lone players may take cards back"),
            yes_no(
                _("A lone player has no partner to tell anything, so an open card goes back to the hand."),
                _("A lone player's open card stays open as everyone's does."),
            ),
        ),
        "lone_partner_plays": SwitchText(
            _("The partner of a lone player plays a card"),
            {
                "taken-back": Value(_("Taken back"), _("The card goes back, and the lone hand goes on.")),
                "lone-forfeited": Value(
                    _("No longer alone"), _("All four play on, and the hand is no longer a lone one.")
                ),
            },
        ),
    }


def _renege() -> Texts:
    return {
        "retract_after_renege": SwitchText(
            _("Changing cards after a mended renege"),
            {
                "everyone": Value(_("Everyone"), _("Everyone who played after it may change the card.")),
                "opponents": Value(
                    _("Opponents"), _("Only the opponents may change a card played after it.")
                ),
            },
        ),
        "renege_ends_hand": SwitchText(
            _("A renege ends the hand"),
            yes_no(
                _("A proved renege ends the hand with the penalty."),
                _("The hand is scored first, and then the penalty is added."),
            ),
        ),
        "mixed_tricks_prove": SwitchText(
            _("Mixed tricks prove a renege"),
            yes_no(
                _("A claim counts as proved when its player has mixed up the tricks."),
                _("A renege counts only when the gathered tricks show it."),
            ),
        ),
    }


def _renege_cost() -> Texts:
    return {
        "renege_points": SwitchText(
            _("Points for a renege"),
            counted=counted(
                lambda n: ngettext(
                    "A proved renege gives the other side {n} point.",
                    "A proved renege gives the other side {n} points.",
                    n,
                )
            ),
            offered=(0, 1, 2, 3, 4, 5),
        ),
        "renege_deduction": SwitchText(
            _("Points taken away instead"),
            counted=_deduction,
            offered=(0, 1, 2, 3, 4),
        ),
        "lone_renege_points": SwitchText(
            _("Points for a renege of a lone side"),
            {None: Value(_("As for any renege"), _("A renege of a lone side costs as much as any other."))},
            counted(
                lambda n: ngettext(
                    "A renege of a lone side gives the others {n} point.",
                    "A renege of a lone side gives the others {n} points.",
                    n,
                )
            ),
            (0, 1, 2, 3, 4, 5),
        ),
        "renege_against_lone": SwitchText(
            _("A renege against a lone hand"),
            {
                "renege-points": Value(
                    _("As any renege"), _("A renege against a lone hand costs as much as any other.")
                ),
                "lone-march": Value(
                    _("A lone march"), _("The lone side scores as if it had taken all five tricks.")
                ),
            },
        ),
    }


def _deduction(number: int) -> Value:
    if number == 0:
        return Value(_("None"), _("Nobody may take points away for a renege."))
    return counted(
        lambda n: ngettext(
            "The other side may take away {n} point instead of scoring.",
            "The other side may take away {n} points instead of scoring.",
            n,
        )
    )(number)
