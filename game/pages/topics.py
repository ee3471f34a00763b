"""What decisions are summed up under: a short name, what it cost you in words, and the lesson about it.

A topic is the rule of thumb that was right, or the kind of decision where none was.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.drills.plan import DRILLS, Role, lesson_of
from game.drills.plan import Topic as Drill
from game.i18n import N_, _, format_number
from game.records.weaknesses import Weaknesses
from game.storage.mistakes import RENEGE
from game.strategy.decision_kind import DecisionKind


@dataclass(frozen=True, slots=True)
class CostTopic:
    """A topic in English, to be translated. `lesson` is the id of one in our own course.

    `cost` is a sentence with {points}; `drill` is what to drill and from which seat, None where no drill is
    about it.
    """

    name: str
    cost: str
    lesson: str
    drill: tuple[Drill, Role] | None

    @property
    def title(self) -> str:
        """The short name."""
        return _(self.name)

    def cost_sentence(self, points: float) -> str:
        """What it cost, in a sentence."""
        return _(self.cost).format(points=format_number(points, 1))


D, K, R = Drill, DecisionKind, Role

# fmt: off
_PRINCIPLES: tuple[tuple[str, str, str, tuple[Drill, Role] | None, str], ...] = (
    # -- calls
    ("strong-hand", N_("Calling good hands"), "do-not-wait", (D.TAKE_UP, R.ANY),
     N_("Passing good hands has cost you {points} points.")),
    ("pass-weak-hand", N_("Passing weak hands"), "count-your-tricks", (D.ORDER_UP, R.ANY),
     N_("Making trump on weak hands has cost you {points} points.")),
    ("help-partner", N_("Ordering up your partner"), "ordering-up", (D.ORDER_UP, R.ACROSS),
     N_("Not ordering up your partner has cost you {points} points.")),
    ("not-into-their-hand", N_("Ordering up their dealer"), "ordering-up", (D.ORDER_UP, R.ANY),
     N_("Ordering good cards into an opponent's hand has cost you {points} points.")),
    ("go-alone", N_("Going alone"), "when-alone", (D.ALONE, R.ANY),
     N_("Not going alone when you should has cost you {points} points.")),
    ("high-everywhere", N_("Calling no trump"), "do-not-wait", (D.NAME_TRUMP, R.ANY),
     N_("Not calling no trump on high cards has cost you {points} points.")),
    ("make-it-next", N_("Calling next"), "make-it-next", (D.NAME_TRUMP, R.ANY),
     N_("Not calling next has cost you {points} points.")),
    ("cross-for-partner", N_("Crossing"), "cross-for-nora", (D.NAME_TRUMP, R.ANY),
     N_("Not crossing for your partner has cost you {points} points.")),
    ("best-of-a-bad-lot", N_("Calling when you're stuck"), "nobody-calls", (D.NAME_TRUMP, R.DEALER),
     N_("Calling the wrong suit when you were stuck has cost you {points} points.")),
    ("defend-together", N_("Defending together"), "against-a-loner", None,
     N_("Defending alone has cost you {points} points.")),
    ("most-cards-unseen", N_("Naming a suit for the joker"), "other-packs", None,
     N_("The suit you named for the joker has cost you {points} points.")),
    ("keep-good-hand", N_("Keeping a farmer's hand"), "jack-words", None,
     N_("Giving up farmer's hands has cost you {points} points.")),
    ("beat-the-hand", N_("Swapping a farmer's hand"), "jack-words", None,
     N_("Keeping farmer's hands has cost you {points} points.")),
    # -- cards that leave the hand
    ("make-a-void", N_("Discarding for a void"), "the-discard", (D.DISCARD, R.ANY),
     N_("Not discarding for a void has cost you {points} points.")),
    ("put-down-lowest", N_("Discarding the lowest"), "what-to-throw", (D.DISCARD, R.ANY),
     N_("Discarding the wrong card has cost you {points} points.")),
    ("nothing-at-stake", N_("Discarding while you sit out"), "the-discard", None,
     N_("Your discards while sitting out have cost you {points} points.")),
    ("give-highest", N_("Giving your partner your best card"), "not-everywhere", None,
     N_("Not giving your partner your best card has cost you {points} points.")),
    # -- leads
    ("lead-trump", N_("Leading trump as maker"), "shake-the-bush", (D.FIRST_LEAD, R.MAKER),
     N_("Not leading trump when you called it has cost you {points} points.")),
    ("lead-bower-to-partner", N_("Leading a bower to your partner"), "help-the-maker",
     (D.FIRST_LEAD, R.PARTNER),
     N_("Not leading a bower when your partner called trump has cost you {points} points.")),
    ("lead-ace", N_("Leading aces"), "when-they-made-it", (D.FIRST_LEAD, R.DEFENCE),
     N_("Not leading your aces has cost you {points} points.")),
    ("lead-long", N_("Leading your long suit"), "when-they-made-it", (D.FIRST_LEAD, R.DEFENCE),
     N_("Not leading your long suit has cost you {points} points.")),
    ("lead-short", N_("Leading your short suit"), "when-they-made-it", (D.FIRST_LEAD, R.DEFENCE),
     N_("Not leading your short suit has cost you {points} points.")),
    ("lead-best-left", N_("Leading the best card left"), "counting-trumps", (D.COUNT_TRUMPS, R.ANY),
     N_("Not leading the best card left has cost you {points} points.")),
    ("lead-low", N_("Leading low"), "when-they-made-it", None,
     N_("Leading too high has cost you {points} points.")),
    # -- following
    ("trump-before-them", N_("Trumping before they do"), "second-and-third", (D.SECOND, R.ANY),
     N_("Not trumping before they could has cost you {points} points.")),
    ("save-partners-trick", N_("Leaving your partner's tricks alone"), "partners-ace", (D.THIRD, R.ANY),
     N_("Taking tricks your partner had won has cost you {points} points.")),
    ("throw-lowest", N_("Throwing off low"), "what-to-throw", (D.SECOND, R.ANY),
     N_("Throwing off the wrong card has cost you {points} points.")),
    ("win-high", N_("Playing high enough to win"), "second-and-third", (D.SECOND, R.ANY),
     N_("Not playing high enough on tricks has cost you {points} points.")),
    ("win-cheaply", N_("Winning cheaply"), "second-and-third", (D.SECOND, R.ANY),
     N_("Not winning tricks as cheaply as you could has cost you {points} points.")),
    # -- what the rules forbid
    (RENEGE, N_("Reneging"), "a-renege", None,
     N_("Your reneges have cost you {points} points.")),
    # -- after a ruling
    ("take-away", N_("After they renege"), "a-renege", None,
     N_("Your choices after their reneges have cost you {points} points.")),
    ("add-points", N_("Points after a renege"), "a-renege", None,
     N_("Your choices after their reneges have cost you {points} points.")),
    ("alone-for-points", N_("Alone after a call out of turn"), "calls-too-early", None,
     N_("Your choices after calls out of turn have cost you {points} points.")),
    ("accept-points", N_("Points after a call out of turn"), "calls-too-early", None,
     N_("Your choices after calls out of turn have cost you {points} points.")),
    ("name-what-you-win", N_("Naming their lead"), "leads-too-early", None,
     N_("The leads you named for them have cost you {points} points.")),
    ("let-them-lead", N_("Letting them lead"), "leads-too-early", None,
     N_("The leads you named for them have cost you {points} points.")),
)

_KINDS = (  # where no rule of thumb was right
    (K.FARMERS_HAND, N_("Farmer's hands"),
     N_("Your choices with farmer's hands have cost you {points} points.")),
    (K.ORDER_UP, N_("Order up or pass"),
     N_("Your calls on the upcard have cost you {points} points.")),
    (K.TAKE_UP, N_("Pick it up or turn it down"),
     N_("Your calls as the dealer have cost you {points} points.")),
    (K.NAME_TRUMP, N_("The second round"),
     N_("Your calls in the second round have cost you {points} points.")),
    (K.ALONE, N_("Alone or not"),
     N_("Your choices to go alone or not have cost you {points} points.")),
    (K.DEFEND, N_("Defending a loner"),
     N_("How you defended loners has cost you {points} points.")),
    (K.DISCARD, N_("Discards"),
     N_("Your discards have cost you {points} points.")),
    (K.GIVE, N_("Giving your partner a card"),
     N_("The cards you gave your partner have cost you {points} points.")),
    (K.FIRST_LEAD, N_("The first lead"),
     N_("Your first leads have cost you {points} points.")),
    (K.LEAD, N_("Later leads"),
     N_("Your later leads have cost you {points} points.")),
    (K.SECOND, N_("Playing second"),
     N_("Mistakes when playing second have cost you {points} points.")),
    (K.THIRD, N_("Playing third"),
     N_("Mistakes when playing third have cost you {points} points.")),
    (K.LAST, N_("Playing last"),
     N_("Mistakes when playing last have cost you {points} points.")),
    (K.RULING, N_("Choices after a ruling"),
     N_("Your choices after rulings have cost you {points} points.")),
)
# fmt: on

_LESSONS = {
    K.FARMERS_HAND: "jack-words",
    K.DEFEND: "against-a-loner",
    K.GIVE: "not-everywhere",
    K.LEAD: "counting-trumps",
    K.LAST: "second-and-third",
    K.RULING: "the-directors-table",
}
"""Those of the kinds of decisions that no drill is about; the others have that of their drill."""


def _of_kind(kind: DecisionKind, name: str, cost: str) -> CostTopic:
    drill = DRILLS.get(kind)
    if drill is None:
        return CostTopic(name, cost, _LESSONS[kind], None)
    return CostTopic(name, cost, lesson_of(drill), (drill, Role.ANY))


TOPICS = {
    **{id: CostTopic(name, cost, lesson, drill) for id, name, lesson, drill, cost in _PRINCIPLES},
    **{str(kind): _of_kind(kind, name, cost) for kind, name, cost in _KINDS},
}
"""Every rule of thumb that decides, then every kind of decision, by their ids."""


def topic_of(name: str) -> CostTopic:
    """The topic of an id; that of the first lead for one that is gone."""
    return TOPICS.get(name) or TOPICS[K.FIRST_LEAD]


def suggested_lesson(found: Weaknesses) -> str:
    """The lesson to take next by what costs most: clearly more than anything else; "" where nothing does."""
    if not found.known:
        return ""
    first, second = found.found[0], found.found[1] if len(found.found) > 1 else None
    clear = first.times > 1 and (second is None or first.cost > _CLEARLY * second.cost)
    return topic_of(first.topic).lesson if clear else ""


_CLEARLY = 1.5
