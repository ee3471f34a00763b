"""The rules of thumb in words: what speaks for a decision here, and what they say as a rule."""

from __future__ import annotations

from game.i18n import _
from game.strategy.decisions import Thumb


def idea(thumb: Thumb) -> str:
    """What speaks for a decision, said to the player who makes it."""
    return {
        Thumb.ONLY_CHOICE: _("There is only one thing you may do here."),
        Thumb.STRONG_HAND: _("With two tricks of your own, your partner usually finds the third."),
        Thumb.HELP_PARTNER: _("The turned card goes to your partner, so your side gains a trump."),
        Thumb.MAKE_IT_NEXT: _("The dealer's side had little in that colour, so its other suit is yours."),
        Thumb.CROSS_FOR_PARTNER: _("Your partner turned that colour down, so cross over to the other one."),
        Thumb.GO_ALONE: _("Your own hand should make three tricks, and alone all five are worth more."),
        Thumb.BEST_OF_A_BAD_LOT: _("You have to name something. Take the suit with the most high trumps."),
        Thumb.PASS_WEAK_HAND: _("A weak hand waits: passing costs nothing, being euchred does."),
        Thumb.NOT_INTO_THEIR_HAND: _("Your cards are good, but the turned card would go to the other side."),
        Thumb.DEFEND_TOGETHER: _("Two defenders stop a lone hand more often than one."),
        Thumb.MOST_CARDS_UNSEEN: _("Nobody has seen a card yet, so every suit is as good as another."),
        Thumb.BEAT_THE_HAND: _(
            "Three cards of a lowest rank win next to nothing, and most cards are better."
        ),
        Thumb.KEEP_GOOD_HAND: _("With these cards you can call yourself, so keep them."),
        Thumb.GIVE_HIGHEST: _("Give what wins most surely: the highest trump, else an ace."),
        Thumb.HIGH_EVERYWHERE: _("High cards in every suit win without trump."),
        Thumb.MAKE_A_VOID: _("Put down a lone low card. Without that suit you can trump it."),
        Thumb.PUT_DOWN_LOWEST: _("Keep trumps and aces. Put down the card that wins least."),
        Thumb.NOTHING_AT_STAKE: _("You sit this hand out, so any card may go."),
        Thumb.DRAW_TRUMP: _("You made trump, so lead it and draw theirs out."),
        Thumb.LEAD_BOWER_TO_PARTNER: _("Your partner made trump: lead your bower to help."),
        Thumb.LEAD_ACE: _(
            "Nothing in a plain suit is above its ace. Lead it early, while others may still follow."
        ),
        Thumb.LEAD_LONG: _(
            "Without trump, the last cards of your longest suit may win when nobody can follow."
        ),
        Thumb.LEAD_SHORT: _("Lead from your shortest suit, so that you can trump it later."),
        Thumb.LEAD_BEST_LEFT: _("You hold neither trump nor ace, so lead the best card of a short suit."),
        Thumb.LEAD_LOW: _("Keep your high trumps and lead the lowest."),
        Thumb.SAVE_PARTNERS_TRICK: _("Your partner is winning. Leave the trick and keep your good cards."),
        Thumb.TRUMP_BEFORE_THEM: _(
            "The player behind you would trump your partner's ace, so trump it first."
        ),
        Thumb.WIN_CHEAPLY: _("You can win this trick. Use no more than it takes."),
        Thumb.WIN_HIGH: _(
            "Somebody still plays after you, so win the trick with your highest card of the suit."
        ),
        Thumb.THROW_LOWEST: _("You cannot win this trick, so let your least useful card go."),
    }[thumb]


def usual(thumb: Thumb) -> str:
    """What a rule of thumb says as a rule, said to anybody."""
    return {
        Thumb.ONLY_CHOICE: _("As a rule there is a choice."),
        Thumb.STRONG_HAND: _("As a rule one calls with two tricks in hand."),
        Thumb.HELP_PARTNER: _("As a rule the turned card is ordered up when it goes to one's partner."),
        Thumb.MAKE_IT_NEXT: _(
            "As a rule one names the other suit of the colour that the dealer's side turned down."
        ),
        Thumb.CROSS_FOR_PARTNER: _("As a rule one crosses over to the colour that partner did not refuse."),
        Thumb.GO_ALONE: _("As a rule a hand with three tricks of its own goes alone."),
        Thumb.BEST_OF_A_BAD_LOT: _(
            "As a rule a dealer who has to name something takes the suit with the most high trumps."
        ),
        Thumb.PASS_WEAK_HAND: _("As a rule a weak hand passes."),
        Thumb.NOT_INTO_THEIR_HAND: _("As a rule no good card is ordered into the other side's hands."),
        Thumb.DEFEND_TOGETHER: _("As a rule two defenders stop a lone hand more often than one."),
        Thumb.MOST_CARDS_UNSEEN: _("As a rule every suit is as good as another before a card is seen."),
        Thumb.BEAT_THE_HAND: _("As a rule a farmer's hand is given away."),
        Thumb.KEEP_GOOD_HAND: _("As a rule a hand that is good for a call is kept."),
        Thumb.GIVE_HIGHEST: _("As a rule a lone player is given the card that wins most surely."),
        Thumb.HIGH_EVERYWHERE: _("As a rule high cards in every suit are best without trump."),
        Thumb.MAKE_A_VOID: _("As a rule a lone low card is put down, to be rid of its suit."),
        Thumb.PUT_DOWN_LOWEST: _("As a rule the card that wins least is put down."),
        Thumb.NOTHING_AT_STAKE: _("As a rule a dealer who sits out may put any card down."),
        Thumb.DRAW_TRUMP: _("As a rule whoever made trump leads it and draws theirs out."),
        Thumb.LEAD_BOWER_TO_PARTNER: _("As a rule a bower is led to the partner who made trump."),
        Thumb.LEAD_ACE: _("As a rule a plain ace is led early, while others may still follow."),
        Thumb.LEAD_LONG: _("As a rule the longest suit is led in a hand without trump."),
        Thumb.LEAD_SHORT: _("As a rule one leads from the shortest plain suit."),
        Thumb.LEAD_BEST_LEFT: _(
            "As a rule a hand without trump and ace leads the best card of a short suit."
        ),
        Thumb.LEAD_LOW: _("As a rule the lowest is led from a hand of nothing but trump."),
        Thumb.SAVE_PARTNERS_TRICK: _("As a rule a trick that partner is winning is left alone."),
        Thumb.TRUMP_BEFORE_THEM: _(
            "As a rule partner's ace is trumped only where the next player would trump it."
        ),
        Thumb.WIN_CHEAPLY: _("As a rule a trick is won with no more than it takes."),
        Thumb.WIN_HIGH: _("As a rule one wins high while others are still to play."),
        Thumb.THROW_LOWEST: _("As a rule the least useful card goes into a trick that cannot be won."),
    }[thumb]


def term_of_thumb(thumb: Thumb) -> str | None:
    """The id of the glossary's word for what a rule of thumb speaks of."""
    return _TERMS.get(thumb)


_TERMS = {
    Thumb.HELP_PARTNER: "assist",
    Thumb.STRONG_HAND: "call",
    Thumb.GO_ALONE: "lone-hand",
    Thumb.BEST_OF_A_BAD_LOT: "stuck-dealer",
    Thumb.PASS_WEAK_HAND: "pass",
    Thumb.DEFEND_TOGETHER: "defend-alone",
    Thumb.BEAT_THE_HAND: "farmers-hand",
    Thumb.GIVE_HIGHEST: "partners-best",
    Thumb.HIGH_EVERYWHERE: "no-trump",
    Thumb.MAKE_A_VOID: "void",
    Thumb.NOTHING_AT_STAKE: "lone-hand",
    Thumb.LEAD_SHORT: "ruff",
    Thumb.THROW_LOWEST: "throw-off",
}
