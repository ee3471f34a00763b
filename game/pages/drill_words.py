"""What drills, their seats and scores are called, and what each asks."""

from __future__ import annotations

from datetime import date

from game.drills.plan import LEARNER, Plan, Role, Score, Topic
from game.i18n import _, format_date, format_number, format_percent, pgettext
from game.rules.ruleset import Ruleset
from game.words import seat_name


def topic_title(topic: Topic) -> str:
    """The name of a drill."""
    return {
        Topic.ORDER_UP: _("Order up or pass"),
        Topic.TAKE_UP: _("Pick it up or turn it down"),
        Topic.NAME_TRUMP: _("Next, cross, or pass"),
        Topic.ALONE: _("Alone or not"),
        Topic.DISCARD: _("What to discard"),
        Topic.FIRST_LEAD: _("The first lead"),
        Topic.SECOND: _("Playing second"),
        Topic.THIRD: _("Playing third"),
        Topic.COUNT_TRUMPS: _("Counting trumps"),
    }[topic]


def topic_about(topic: Topic) -> str:
    """What a drill is about, in a line."""
    return {
        Topic.ORDER_UP: _("Somebody else dealt. Do you want the upcard for trump?"),
        Topic.TAKE_UP: _("You deal, and nobody wanted the upcard."),
        Topic.NAME_TRUMP: _("The upcard was turned down. Call another suit, or pass."),
        Topic.ALONE: _("You're making trump. With your partner, or alone?"),
        Topic.DISCARD: _("You took the upcard. Now discard one card."),
        Topic.FIRST_LEAD: _("Trump is made, and it's your lead."),
        Topic.SECOND: _("An opponent led, and you're next."),
        Topic.THIRD: _("Your partner led, and the next player has played."),
        Topic.COUNT_TRUMPS: _("Watch one to three tricks, then say how many trumps are still out."),
    }[topic]


def asked_topic() -> str:
    """What the list of drills answers."""
    return _("What would you like to drill?")


def begin_words() -> str:
    """What begins a drill."""
    return _("Begin")


def field_words(field: str) -> str:
    """The name of a choice besides the kind, by its name in `Plan`."""
    return {
        "role": _("Your seat"),
        "score": _("The score"),
        "level": _("The others' level"),
        "close": _("Deals"),
        "count": _("Number of hands"),
    }[field]


def last_line(topic: Topic, day: date, mean: float) -> str:
    """How a drill went last."""
    share = topic is Topic.COUNT_TRUMPS
    figure = format_percent(mean) if share else format_number(mean, 2)
    # NOTE: how a drill went last: the day, and its figure, for example "November 2: 0.12 lost"
    text = _("{day}: {figure} off") if share else _("{day}: {figure} lost")
    return text.format(day=format_date(day, "medium"), figure=figure)


def asks(plan: Plan) -> str:
    """The question of a drill, at each of its deals."""
    return {
        Topic.ORDER_UP: _("Order it up, or pass?"),
        Topic.TAKE_UP: _("Pick it up, or turn it down?"),
        Topic.NAME_TRUMP: _("Call a suit, or pass?"),
        Topic.ALONE: _("Alone, or with {partner}?").format(partner=seat_name(LEARNER.partner, LEARNER)),
        Topic.DISCARD: _("Which card do you discard?"),
        Topic.FIRST_LEAD: _("What do you lead?"),
        Topic.SECOND: _("Which card do you play?"),
        Topic.THIRD: _("Which card do you play?"),
        Topic.COUNT_TRUMPS: _("How many trumps are still out?"),
    }[plan.topic]


def role_words(role: Role) -> str:
    """Where the learner sits, as a choice."""
    return {
        Role.ANY: _("Any seat"),
        Role.FIRST: _("Left of the dealer"),
        Role.ACROSS: _("The dealer's partner"),
        Role.BEFORE: _("Right of the dealer"),
        Role.DEALER: _("You deal"),
        Role.MAKER: _("You made trump"),
        Role.PARTNER: _("Your partner made it"),
        Role.DEFENCE: pgettext("who made trump", "They made it"),
    }[role]


def score_words(score: Score, ruleset: Ruleset) -> str:
    """A score as a choice: ours, then theirs."""
    us, them = Plan(score=score).standing(ruleset).points
    # NOTE: the score of a drill, our points before theirs: "9 to 6"
    words = _("{us} to {them}").format(us=format_number(us), them=format_number(them))
    if score is Score.START:
        return words
    # NOTE: a score and what it means, for example "9 to 6, you lead"
    return {
        Score.AHEAD: _("{score}, you lead"),
        Score.BEHIND: _("{score}, they lead"),
        Score.LAST: _("{score}, all on this hand"),
    }[score].format(score=words)


def deals_words(close: bool) -> str:
    """Which deals a drill takes."""
    return _("Close ones only") if close else _("As they're dealt")


def subtitle(plan: Plan, rules: str) -> str:
    """The second line of the screens of a drill."""
    # NOTE: a drill and the rules it is played by, for example "Alone or not, Hoyle 2001"
    return _("{drill}, {rules}").format(drill=topic_title(plan.topic), rules=rules)


def dealing_words() -> str:
    """What is said while the next deal is looked for."""
    return _("Dealing the next one …")


def no_deals(broke_off: bool) -> str:
    """What is said where no such decision comes up, or looking for one `broke_off`."""
    if broke_off:
        return _("The search stopped. Try again.")
    return _("This decision doesn't come up under these rules. Choose another drill.")
