"""What costs a learner most, and where the learner stands beside the levels: in sentences and figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.words import level_name
from game.i18n import _, format_number, ngettext
from game.pages.card_luck import luck_title
from game.pages.drill_words import topic_title
from game.pages.mistake_list import mistakes_title
from game.pages.page import Button
from game.pages.stand_words import stand_words_with_more
from game.pages.teaching_proof import proof_title
from game.pages.titles import skills_title
from game.pages.topics import CostTopic, topic_of
from game.records.weaknesses import Weakness, Weaknesses
from game.rules.cards import Card
from game.tutor.estimate import Estimate
from game.tutor.level_stand import Costs, level_stand
from game.words import head_line, sentence, setting_line

MOST_BARS = 5


@dataclass(frozen=True, slots=True)
class CostBar:
    """A topic with what it cost; `share` is of the dearest, from 0 to 1."""

    name: str
    points: str
    share: float


@dataclass(frozen=True, slots=True)
class DearHand:
    """A hand that cost much: the day, the cost, both choices as cards or words, the reason, and its score.

    One that is not `kept` any more cannot be looked at.
    """

    id: int
    day: str
    cost: str
    done: str
    better: str
    cards: tuple[Card | None, Card | None]
    reason: str
    score: str
    kept: bool

    @property
    def said(self) -> str:
        """All of it in a line."""
        # NOTE: {done} and {better} are cards or calls: "November 14: Pass, better I assist. −0.9. Why: ..."
        text = _("{day}: {done}. Better: {better}. {cost}. {reason}")
        return text.format(
            day=self.day, done=self.done, better=self.better, cost=self.cost.rstrip("."), reason=self.reason
        ).strip()


@dataclass(frozen=True, slots=True)
class StandLine:
    """Points lost a hand beside the levels: the value, its error, the sentence, and each level's place."""

    lost: float
    error: float
    words: str
    levels: tuple[tuple[str, float], ...]  # from the least points lost to the most


@dataclass(frozen=True, slots=True)
class WeaknessPage:
    """The whole page. `lesson` and `drill` lead to what helps."""

    lead: str
    second: str
    lesson: Button | None
    drill: Button | None
    bars_head: str
    bars: tuple[CostBar, ...]
    hands: tuple[DearHand, ...]
    stand: StandLine | None


def weakness_title() -> str:
    """What stands above the sentence."""
    return _("What costs you most")


def weakness_page(
    found: Weaknesses, hands: Sequence[DearHand], stand: StandLine | None, lesson: str
) -> WeaknessPage:
    """The page; `lesson` is the title of the lesson about the dearest topic, "" where there is none."""
    worst = found.found[0]
    topic = topic_of(worst.topic)
    lessons = Button("lesson", _("Lesson: {title}").format(title=lesson), icon="book", main=True)
    head = ngettext("Points lost, last {n} hand", "Points lost, last {n} hands", found.hands)
    return WeaknessPage(
        topic.cost_sentence(worst.cost),
        _times(worst, found.hands),
        lessons if lesson else None,
        _drill_button(topic),
        head.format(n=format_number(found.hands)),
        tuple(
            CostBar(topic_of(each.topic).title, format_number(each.cost, 1), each.cost / worst.cost)
            for each in found.found[:MOST_BARS]
        ),
        tuple(hands),
        stand,
    )


def _drill_button(topic: CostTopic) -> Button | None:
    """The drill that helps, by its name."""
    if topic.drill is None:
        return None
    kind, _role = topic.drill
    # NOTE: {drill} is the name of a drill: "Drill: The first lead"
    return Button("drill", _("Drill: {drill}").format(drill=topic_title(kind)))


def _times(worst: Weakness, hands: int) -> str:
    if worst.times == 1:
        text = ngettext("Once, in your last hand.", "Once in your last {n} hands.", hands)
        return text.format(n=format_number(hands))
    if worst.times == 2:
        text = ngettext("Twice, in your last hand.", "Twice in your last {n} hands.", hands)
        return text.format(n=format_number(hands))
    text = ngettext("{times} times in your last {n} hand.", "{times} times in your last {n} hands.", hands)
    return text.format(times=format_number(worst.times), n=format_number(hands))


def stand_title() -> str:
    """What the axis is called."""
    return _("Where you stand")


def stand_under() -> str:
    """What the axis shows."""
    return _("points lost per hand")


def stand_line(found: Estimate, costs: Costs) -> StandLine:
    """Where somebody stands beside the levels, and how many more hands will tell."""
    ranked = sorted((cost, level_name(level)) for level, (cost, _error) in costs.items())
    words = stand_words_with_more(level_stand(found, costs))
    return StandLine(found.mean, found.off, words, tuple((name, cost) for cost, name in ranked))


def weakness_lines(page: WeaknessPage) -> list[str]:
    """The page as lines to read."""
    # NOTE: a topic with the points it cost, for example "Leading trump as maker: 3.1"
    text = _("{name}: {points}")
    helps = [setting_line(_("What helps"), each.words) for each in (page.lesson, page.drill) if each]
    lines = [page.lead, page.second, *map(sentence, helps), head_line(page.bars_head)]
    lines += [text.format(name=bar.name, points=bar.points) for bar in page.bars]
    if page.hands:
        lines += [head_line(dearest_title()), *(hand.said for hand in page.hands)]
    if page.stand is not None:
        lines.append(stand_spoken(page.stand))
    return lines


def look_words(hand: DearHand) -> str:
    """What leads to a hand in a list of several."""
    # NOTE: the day of a hand, a card or call, and what it cost: "Look at November 14, 2026: Pass (−0.9 pt)"
    return _("Look at {day}: {done} ({cost})").format(day=hand.day, done=hand.done, cost=hand.cost)


def further_pages() -> tuple[tuple[str, str], ...]:
    """What else is known of somebody's play: the words of each link and its id."""
    return (
        (mistakes_title(), "mistakes"),
        (skills_title(), "skills"),
        (luck_title(), "luck"),
        (proof_title(), "proof"),
    )


def dearest_title() -> str:
    """What stands above the dearest hands."""
    return _("Your costliest hands")


def stand_spoken(stand: StandLine) -> str:
    """The axis in words."""
    # NOTE: {words} is a sentence or two, for example "Between a Steady player and a Sunday player."
    text = _("You lose {points} points per hand, give or take {error}. {words}")
    return text.format(
        points=format_number(stand.lost, 2), error=format_number(stand.error, 2), words=stand.words
    )
