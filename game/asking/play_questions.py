"""Questions about the cards and the play."""

from __future__ import annotations

from game.asking.question import Question, fixed, question
from game.i18n import _

# NOTE: in this file, bars stand between other ways to put a question; write what people really type


def cards() -> tuple[Question, ...]:
    return (
        fixed("left-suit", _("What suit is the left bower?"), "trump-order",
              _("Trump. While a suit is trump, the other jack of its colour belongs to it and not to "
                "its printed suit."),
              _("does the left count as trump | is the left bower a trump | jack of the same color | "
                "is the left its own suit")),
        fixed("left-follow", _("Do I follow a led side suit with the left bower?"), "trump-order follow-suit",
              _("No. The left bower is trump, so it does not follow the suit printed on it."),
              _("left bower when its suit is led | play the left on its printed suit | jack of "
                "diamonds when diamonds are led"),
              yes=False),
        fixed("left-trump-led", _("Must I play the left bower when trump is led?"), "trump-order follow-suit",
              _("Yes, if it is the only trump you hold. It follows trump like any other trump."),
              _("have to play the left on trump | only the left when trump is led | hold back the left"),
              yes=True),
        fixed("left-led", _("What must be followed when the left bower is led?"), "trump-order follow-suit",
              _("Trump: whoever leads the left bower has led trump."),
              _("lead the left | someone leads the left bower what do i play")),
        fixed("right", _("What is the right bower?"), "trump-order",
              _("The jack of trump, the highest card unless there is a joker."),
              _("best card | highest trump | what beats everything | right bower rank")),
        fixed("trump-order", _("How do the trumps rank?"), "trump-order",
              _("Right bower, left bower, ace, king, queen, then down from the ten. A joker stands "
                "above them all."),
              _("order of trump | ranking of trump cards | what is higher ace or jack | card order in "
                "trump")),
        fixed("plain-order", _("How do the other suits rank?"), "plain-order",
              _("Ace, king, queen, jack, then down from the ten. A jack that is the left bower is "
                "missing in its suit."),
              _("order of the side suits | order of the off suits | off suit ranking | is the "
                "jack low in the other suits | "
                "ranking of plain cards")),
        fixed("bower", _("What is a bower?"), "trump-order",
              _("One of the two jacks of trump's colour: the right bower is the jack of trump, the "
                "left bower the other."),
              _("what does bower mean | what are the bowers | why is the jack the best")),
        fixed("next-suit", _("Which jack becomes the left bower?"), "trump-order",
              _("The one of the same colour: with hearts trump the jack of diamonds, with spades trump "
                "the jack of clubs."),
              _("left bower when hearts are trump | left bower when clubs are trump | which is the "
                "left | same color jack")),
    )  # fmt: skip


def play() -> tuple[Question, ...]:
    return (
        fixed("lead", _("Who leads to the first trick?"), "opening-lead",
              _("The player at the dealer's left. Only a lone hand can change that."),
              _("first lead | who starts the play | who plays first | does the maker lead | does the "
                "dealer lead")),
        fixed("follow", _("Must I follow suit?"), "follow-suit",
              _("Yes, if you hold a card of the suit led. If you hold none, you may play anything."),
              _("do i have to follow suit | play another suit | can i play any card | void in a suit"),
              yes=True),
        fixed("must-trump", _("Must I trump when I cannot follow?"), "follow-suit",
              _("No. Without the suit led you may play any card, a trump or not."),
              _("have to ruff | forced to trump | do i have to play trump if i cant follow"), yes=False),
        fixed("must-win", _("Must I beat the card that was played?"), "follow-suit",
              _("No. You follow suit with any card of it, high or low."),
              _("have to play higher | have to beat the card | overtrump | must i head the trick "
                "| required to win the trick"),
              yes=False),
        fixed("lead-trump", _("May I lead trump at any time?"), "follow-suit opening-lead",
              _("Yes. The leader may lead any card, the first time and later."),
              _("lead trump first | can i start with trump | has trump to be broken | defenders lead "
                "trump"), yes=True),
        fixed("who-wins", _("Who wins a trick?"), "trick-winner",
              _("The highest trump in it. Without a trump, the highest card of the suit led."),
              _("which card takes the trick | does trump beat an ace | highest card wins | who takes it")),
        fixed("off-suit-ace", _("Can an ace of another suit win the trick?"), "trick-winner",
              _("No. A card that is neither trump nor of the suit led cannot win, however high it is."),
              _("ace off suit | throw an ace on another suit | higher card of a different suit"), yes=False),
        fixed("winner-leads", _("Who leads to the next trick?"), "winner-leads",
              _("Whoever won the trick before."),
              _("next lead | who starts the second trick | after winning a trick")),
        question("tricks-kept", _("Who keeps the tricks?"), "tricks_kept_by",
                 _("where do tricks go | gather the trick | can my partner collect my tricks | stack "
                   "tricks")),
        fixed("claim", _("May I lay down my hand and claim the rest?"), "played-out",
              _("No. Every card is played out, trick by trick."),
              _("tram | the rest are mine | show my hand when i cannot lose | claim tricks"), yes=False),
        fixed("place", _("Where do I put my card?"), "card-places",
              _("In front of you, so that everyone sees who played what."),
              _("throw the card in the middle | box on the table | play in front of me")),
        question("ask-trump", _("May I ask what is trump?"), "trump_cube",
                 _("forgot what trump is | what suit is trump | trump cube | trump marker"), yes="corner"),
        fixed("table-talk", _("May I say something to my partner?"), "table-talk illegal_information",
              _("Nothing that tells anything about your cards, by word or by sign."),
              _("table talk | signal my partner | hints to my partner | talk across the table | facial "
                "expressions"), yes=False),
        fixed("last-trick",
              _("May I look at a trick that has been turned?"), "illegal_information table-talk",
              _("No. A trick that has been gathered stays as it lies."),
              _("see the last trick | look back at a trick | check previous cards"), yes=False),
    )  # fmt: skip
