"""Questions about the pack, the deal, making trump and going alone."""

from __future__ import annotations

from game.asking.question import Question, fixed, question
from game.i18n import _

# NOTE: in this file, bars stand between other ways to put a question; write what people really type


def dealing() -> tuple[Question, ...]:
    return (
        question("cards", _("How many cards are in the pack?"), "pack",
                 _("what cards do we use | cards in the deck | play with 7s and 8s | which cards "
                   "do we take out | lowest card in the deck | do "
                   "we play with sevens and eights | deck size")),
        question("joker", _("Is a joker used?"), "joker joker-rank",
                 _("do we play with the benny | best bower | is there a joker in the deck"), yes="True"),
        fixed("joker-rank", _("What does the joker beat?"), "joker-rank",
              _("Everything: where a joker is in the pack, it is the highest trump, above both bowers."),
              _("is the joker higher than the right bower | benny rank | what is the highest card with "
                "a joker")),
        fixed("joker-up", _("What happens if the joker is turned up?"), "joker-turned-up",
              _("The dealer gives it a suit before looking at any card. That suit then counts as turned up."),
              _("joker turned up | benny as the upcard | what suit is a turned joker")),
        question("first-dealer", _("Who deals first?"), "first_dealer",
                 _("how do we choose the dealer | first jack deals | first black jack | who starts dealing")),
        question("cut", _("Does somebody cut the pack?"), "cut",
                 _("must the dealer offer a cut | who cuts the cards | cut card"), yes="offered cut-card"),
        question("packets", _("How are the five cards dealt?"), "deal_plan deal",
                 _("deal two and three | three then two | can i deal one at a time | dealing in "
                   "batches | how many cards at once")),
        fixed("deal-left", _("Who deals next?"), "deal-passes",
              _("The deal passes to the left after every hand."),
              _("does the deal go clockwise | next dealer | who deals after a hand")),
        question("farmers", _("Can I change a bad hand?"), "farmers_hand",
                 _("farmers hand | three nines | nines and tens | ace no face | under the table | go "
                   "under | bottoms | throw in a weak hand | no face cards"),
                 yes="exchange redeal"),
        question("misdeal", _("What happens after a misdeal?"), "misdeal",
                 _("wrong deal | card flipped during the deal | card flipped while dealing | "
                   "dealer exposes a card | who deals after "
                   "a misdeal | redeal")),
        fixed("wrong-number", _("What if somebody has too many or too few cards?"), "wrong-number",
              _("Before the first trick is turned it is a new deal. Later the hand is played on, and "
                "that side cannot score in it."),
              _("six cards in a hand | four cards only | wrong number of cards")),
        fixed("kitty", _("May I look at the kitty?"), "kitty",
              _("No. Nobody looks at it before the hand is over, and only the dealer knows the card "
                "put down."),
              _("look at the widow | see the buried cards | peek at the blind | look at the dead cards"),
              yes=False),
        fixed("partners", _("Who plays together?"), "partners",
              _("Those who sit opposite each other are partners."),
              _("who is my partner | teams | where does my partner sit")),
    )  # fmt: skip


def calling() -> tuple[Question, ...]:
    return (
        fixed("first-to-speak", _("Who calls first?"), "first-round in-turn",
              _("The player at the dealer's left, then on to the left, the dealer last."),
              _("who bids first | order of bidding | who is eldest | who starts the calling")),
        question("order-natural", _("Can I order up without a card of that suit?"), "natural_trump",
                 _("do i need a natural trump to order | order it up with no trump in my hand | must i "
                   "have the suit to call it | need one to order one"),
                 yes="False"),
        question("order-left", _("Can I order up with only the left bower?"), "natural_trump",
                 _("is the left enough to order | order with just the left | does the left count as a "
                   "trump for ordering | other jack to pick it up"),
                 yes="False"),
        question("dealer-natural",
              _("Can the dealer pick up without a card of that suit?"), "natural_trump take-up",
                 _("dealer takes it with no trump | pick it up with nothing in that suit"), yes="False"),
        question("canadian", _("Must I go alone if I order up my partner?"), "canadian_loner assist",
                 _("canadian loner | assist means alone | dealers partner orders | order your partner "
                   "alone | calling into partner's hand"),
                 yes="True"),
        question("take-up", _("Must the dealer take the card that was ordered up?"), "take_upcard",
                 _("dealer refuses the card | can the dealer leave the upcard | pick up the turned "
                   "card"), yes="must"),
        question("bury", _("May the dealer bury the card just picked up?"), "bury_upcard take_upcard",
                 _("discard the upcard | discard the card picked up | can the dealer put the turn "
                   "card back | dealer throws away "
                   "the card ordered up | may the dealer discard the same card"),
                 yes="True"),
        fixed("discard", _("What does the dealer put down?"), "discard",
              _("One card, face down, as soon as the turned card has been accepted."),
              _("which card does the dealer discard | when does the dealer discard | face down discard")),
        question("upcard-open", _("Does the picked-up card stay face up?"), "upcard_shown",
                 _("turned card lies open until played | where does the upcard stay"), yes="True"),
        fixed("orderer-name", _("Who may order it up?"), "order-up assist take-up",
              _("Everyone in turn: an opponent orders it up, the dealer's partner assists, the dealer "
                "takes it up."),
              _("can my partner order me up | may i order my own partner | who can make it trump | "
                "order up an opponent")),
        fixed("name-same", _("Can I call the suit that was turned down?"), "barred-suit",
              _("No. The suit turned down cannot be trump in that hand."),
              _("name the same suit in the second round | call the suit that was refused | turned down "
                "suit again"),
              yes=False),
        question("turned-down", _("How does a card that was turned down lie?"), "turn_down",
                 _("turned down card face up or face down | flipped card under the pack | can i see "
                   "the turned down card")),
        fixed("second-round", _("What happens in the second round of calling?"), "second-round",
              _("Each player in turn may name a suit, but not the one turned down."),
              _("after everyone passes | second time around | name a suit | next round of bidding")),
        question("stick", _("Must the dealer name a suit when everybody passes?"), "stick_the_dealer",
                 _("stick the dealer | screw the dealer | std | dealer stuck | can the dealer pass | "
                   "may the dealer pass the second time"), yes="True"),
        question("throw-in", _("What if all four pass twice?"), "stick_the_dealer passed-out",
                 _("throw in the hand | nobody calls trump |  no one makes trump | redeal when "
                   "all pass | everybody passes")),
        question("no-trump", _("Can I call a hand without trump?"), "no_trump",
                 _("no trump bid | call no trump | notrump | nt | play without trump"), yes="True"),
        question("words", _("Must I use the right words for a call?"), "strict_words",
                 _("wrong word when bidding | can i say pick it up instead of i order it up | exact "
                   "words | say go alone later"),
                 yes="True"),
        fixed("change-mind", _("Can I take back a call?"), "in-turn",
              _("No. A call stands as soon as it is said in turn."),
              _("change my mind after passing | change my bid | take back a pass | undo a bid | "
                "change my call"), yes=False),
        fixed("next", _("What is calling next?"), "second-round",
              _("Naming the other suit of the same colour as the card turned down."),
              _("call next | calling across | what does next mean | cross the suit | going next")),
        fixed("maker", _("Who is the maker?"), "order-up second-round",
              _("Whoever settles trump, by accepting the turned card or by naming a suit."),
              _("what is the maker | who made trump | calling team | caller")),
    )  # fmt: skip


def alone() -> tuple[Question, ...]:
    return (
        fixed("alone-who", _("Who may go alone?"), "alone",
              _("Whoever makes trump. It is said together with the call."),
              _("can the defender play a loner | may my partner go alone on my call | when can i go "
                "alone | who can call a loner")),
        fixed("alone-when", _("When must I say that I go alone?"), "alone",
              _("Together with the call that makes trump. Later it is too late."),
              _("say alone afterwards | decide to go alone after picking up | declare a loner | call "
                "it alone later")),
        fixed("alone-partner", _("What does the partner of a lone player do?"), "sits-out partners_hand",
              _("The partner lays the hand down, takes no part and may not help."),
              _("partner sits out | what does my partner do when i go alone | can my partner play "
                "when i go alone | what happens to the partners "
                "hand")),
        question("alone-place", _("Where does the lone player's partner put the cards?"), "partners_hand",
                 _("partners hand face down | cards in the middle | where do the partners cards go")),
        question("alone-best", _("Does the lone player get a card from the partner?"), "partners_best",
                 _("partners best | call for best | swap a card with my partner | give your best card "
                   "| pass a card on a loner"),
                 yes="True"),
        question("alone-lead", _("Who leads against a loner?"), "lone_lead",
                 _("first lead when someone goes alone | who plays first when a player goes alone "
                   "| lead on a lone hand | who starts against a "
                   "lone hand | left of the loner leads | does the loner lead")),
        question("alone-defend", _("Can I defend alone?"), "defend_alone",
                 _("defend alone against a loner | one opponent plays alone | send my partner out as "
                   "defender"), yes="True"),
        question("alone-three", _("How many points is a loner with three tricks?"), "lone_made_points",
                 _("lone hand takes three or four tricks | loner makes it but no march | points for a "
                   "loner with 3 tricks")),
        question("alone-five",
              _("How many points is a lone march?"), "lone_march_points lone_march_partner_points",
                 _("loner takes all five tricks | points for a loner with all five tricks | "
                   "points for a loner | four points alone | sweep alone "
                   "| how much is a loner worth")),
        question("alone-euchred", _("What if a lone player is euchred?"), "lone_euchre_points",
                 _("loner set | how many points when a loner gets euchred | loner gets euchred | "
                   "lone hand fails | points for "
                   "euchring a loner | loner loses")),
        question("alone-defender-points",
              _("What does a lone defender score?"), "lone_defence_points lone_defence_march_points",
                 _("points for defending alone | what do i get for defending alone | euchre a loner alone")),
        question("alone-partner-points", _("What does the partner of a lone march score?"),
                 "lone_march_partner_points individual_scores",
                 _("five and four | partner gets four | points of the partner on a loner")),
        question("alone-plays", _("What if the lone player's partner plays a card?"), "lone_partner_plays",
                 _("partner forgets and plays | sitting out but played a card | lone hand forfeited")),
        question("alone-renege",
              _("What if somebody reneges against a loner?"), "renege_against_lone stopped-lone",
                 _("renege on a lone hand | defender revokes against a loner | revoke against alone")),
        question("alone-own-renege", _("What if the lone side reneges?"), "lone_renege_points renege_points",
                 _("loner reneges | lone player revokes | renege by the lone player")),
    )  # fmt: skip
