"""Questions about points and games, about slips, and about the words of the table."""

from __future__ import annotations

from game.asking.question import Question, fixed, question
from game.i18n import _

# NOTE: in this file, bars stand between other ways to put a question; write what people really type


def scoring() -> tuple[Question, ...]:
    return (
        fixed("aim", _("How many tricks do the makers need?"), "aim",
              _("Three of the five tricks."),
              _("tricks to make it | how many tricks to win a hand | what do we need to take")),
        question("made", _("How many points are three or four tricks?"), "made_points",
                 _("points for making it | one point for three tricks | what do we get for four tricks")),
        question("march", _("How many points are all five tricks?"), "march_points",
                 _("points for a sweep | points for all five tricks | march points | take all the "
                   "tricks | points for five tricks")),
        question("euchre-points", _("How many points is a euchre?"), "euchre_points",
                 _("set the makers | points for euchring | get euchred | makers take two tricks")),
        fixed("euchre-word", _("What does euchred mean?"), "aim",
              _("The makers took fewer than three tricks, and the other side scores."),
              _("what is a euchre | get set | bumped | what happens when makers fail")),
        question("individual", _("Does each player have a score?"), "individual_scores",
                 _("individual score | own points | partners share points | progressive score"), yes="True"),
        question("score-cards", _("How is the score shown?"), "score_keeping",
                 _("five and six | four and six | counters | keep score with cards | score cards | fives")),
        question("sign", _("Must the score be signed?"), "score_check",
                 _("initial the score card | check the score | sign the score card"), yes="signed "
                   "initialled"),
        question("game", _("When is the game over?"), "game_points game_deals",
                 _("how many points to win | play to ten | game to five | how long is a game | points "
                   "needed")),
        question("deals", _("How many hands are a game?"), "game_deals",
                 _("number of deals | eight hands | twelve hands | how many deals")),
        question("thrown-counts", _("Does a hand thrown in count as a deal?"), "thrown_in_counts",
                 _("passed out hand counts | redeal when passed | lost deal"), yes="True"),
        fixed("tie", _("What if the game ends level?"), "tied-game event_tie",
              _("A tie stands, unless the event asks for another round."),
              _("draw | same score at the end | even score | tie game")),
        question("event-tie", _("What if two are level for the first place?"), "event_tie event-winner",
                 _("tie in a tournament | tie breaker | extra round | playoff")),
        question("rounds", _("How many rounds has an event?"), "event_rounds round_minutes",
                 _("rounds of a tournament | how long is a round | time limit | minutes")),
        question("moving", _("Who moves to another table?"), "event",
                 _("winners move | change partners | progressive euchre | rotate tables | where do i "
                   "sit next")),
        question("who-decides", _("Who decides in an argument?"), "rulings",
                 _("dispute | we disagree | referee | tournament director | who is right | judge")),
    )  # fmt: skip


def slips() -> tuple[Question, ...]:
    return (
        fixed("renege-word", _("What is a renege?"), "follow-suit renege_points",
              _("Not following suit although you could. It is also called a revoke."),
              _("revoke | what does renege mean | reneging | failed to follow suit")),
        question("renege-cost", _("What does a renege cost?"), "renege_points renege_deduction",
                 _("penalty for reneging | points for a revoke | caught reneging | lose points for not "
                   "following")),
        fixed("renege-mend", _("Can a renege be taken back?"), "renege-taken-back",
              _("Yes, as long as the trick has not been gathered."),
              _("fix a renege | correct a revoke | i played the wrong card | change my card"), yes=True),
        question("renege-others",
              _("May others change their cards after a mended renege?"), "retract_after_renege",
                 _("change my card after a revoke is corrected | take my card back after a renege"),
                 yes="everyone opponents"),
        question("renege-end", _("Does a renege end the hand?"), "renege_ends_hand",
                 _("stop the hand after a revoke | keep playing after a renege"), yes="True"),
        question("renege-mixed",
              _("What if the tricks are mixed up and a renege cannot be checked?"), "mixed_tricks_prove",
                 _("cannot prove a renege | mixed the tricks | prove a revoke | check a renege")),
        question("renege-choice", _("May the other side take points away instead?"), "renege_deduction",
                 _("subtract points for a renege | deduct two points | add or subtract"), yes="2 4"),
        question("out-of-turn", _("What if somebody calls out of turn?"), "call_out_of_turn",
                 _("bid out of turn | order before my turn | call too early | speaks out of turn | "
                   "table talk bid")),
        fixed("pass-early", _("What if somebody passes out of turn?"), "pass-out-of-turn",
              _("It costs nothing and stands as that player's pass."),
              _("pass before my turn | early pass | passed too soon")),
        question("barred-call", _("What if somebody names the suit turned down?"), "barred_call",
                 _("call the same suit by mistake | named the wrong suit | illegal suit")),
        fixed("no-natural",
              _("What if somebody orders up without the card that is needed?"), "call-without-natural",
              _("Before the first lead such a call does not count. Later it stands."),
              _("ordered without a natural trump | found out no trump in hand")),
        question("lead-out", _("What if somebody leads out of turn?"), "lead_out_of_turn cards-taken-back",
                 _("wrong person leads | lead by mistake | not your lead | led from the wrong hand")),
        fixed("lead-stands", _("When does a lead out of turn stand?"), "trick-stands",
              _("Once the trick has been gathered, or all four have played to it where the sheet says so."),
              _("nobody noticed the wrong lead | wrong lead after the trick")),
        question("early-lead", _("What if somebody leads before the dealer's discard?"), "early_lead",
                 _("lead too soon | lead before dealer discards | play before the call is over")),
        fixed("exposed",
              _("What happens to a card that was shown by mistake?"), "exposed-card lone_player_exempt",
              _("It stays open on the table and is played at the first chance the rules give."),
              _("exposed card | dropped a card | penalty card | card fell on the table | showed my card")),
        question("exposed-partner",
              _("May my partner lead the suit of an exposed card?"), "exposed_bars_partner",
                 _("partner leads after penalty card | suit of the open card"), yes="False"),
        question("exposed-lone", _("Does a lone player's exposed card stay open?"), "lone_player_exempt",
                 _("lone player drops a card | loner leads out of turn | penalty card alone"), yes="False"),
        question("talk-cost", _("What does table talk cost?"), "illegal_information",
                 _("penalty for talking | told my partner something | signals penalty | illegal "
                   "information")),
    )  # fmt: skip


def words() -> tuple[Question, ...]:
    return (
        fixed("march-word", _("What is a march?"), "march_points",
              _("All five tricks taken by the makers."),
              _("what does march mean | sweep meaning | taking every trick")),
        fixed("loner-word", _("What is a loner?"), "alone",
              _("A hand that one player plays without the partner."),
              _("what does alone mean | lone hand | lone hand meaning | going alone meaning")),
        fixed("upcard-word", _("What is the turn-up?"), "turn-up",
              _("The card turned face up after the deal. It offers its suit as trump."),
              _("upcard | what card is flipped | turned card meaning | what is the flip card")),
        fixed("kitty-word", _("What is the kitty?"), "kitty",
              _("The cards that nobody was dealt. They stay face down."),
              _("widow | blind | leftover cards | dead cards | burn pile")),
        fixed("assist-word", _("What does assist mean?"), "assist",
              _("The dealer's partner accepts the turned card, so the dealer takes it."),
              _("i assist | what is assisting | partner orders me up")),
        fixed("pass-word", _("What does passing mean?"), "pass",
              _("You do not want this trump, and the next player is asked."),
              _("can i pass | what happens when i pass | say pass")),
        fixed("eldest-word", _("Who is the eldest hand?"), "first-round opening-lead",
              _("The player at the dealer's left, who speaks first and leads first."),
              _("left of dealer | first seat | s1 | pone")),
    )  # fmt: skip
