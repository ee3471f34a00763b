"""What is said of the learner's progress: points lost in practice hands, skills, the course, the days."""

from __future__ import annotations

from collections.abc import Sequence

from game.course.memory.days import Day, local_day
from game.course.memory.skills import MOST_MARKS, Skill
from game.i18n import _, format_date, format_list, format_number, ngettext
from game.storage.reviews import HandCost, lost_a_hand
from game.tutor.review.words import cost_words

MOST_HANDS = 50
"""Hands that are drawn."""
TOLD_HANDS = 80
"""Hands that are told of, ten at a time."""
MEAN_OF = 10
"""Hands over which the points lost are told, and that make one point of the line."""


# -- points lost -------------------------------------------------------------------------------------


def lost_lines(hands: Sequence[HandCost]) -> list[str]:
    """Points lost a hand in the latest of these hands, and how that changed, a sentence each.

    The hands are in the order they were played; nothing is said of none.
    """
    if not hands:
        return []
    latest = hands[-MEAN_OF:]
    text = ngettext(
        "Points lost per hand over the last {n} hand reviewed: {points}.",
        "Points lost per hand over the last {n} hands reviewed: {points}.",
        len(latest),
    )
    now = text.format(n=format_number(len(latest)), points=format_number(lost_a_hand(latest), 1))
    whole = hands[len(hands) % MEAN_OF :]
    tens = [whole[start : start + MEAN_OF] for start in range(0, len(whole), MEAN_OF)]
    if len(tens) < 2:
        return [now]
    told = format_list((format_number(lost_a_hand(each), 1) for each in tens), "unit")
    # NOTE: points lost a hand, a number for every ten hands, for example "0.8, 0.5, 0.4"
    text = _("Ten hands at a time, from oldest to newest: {points}.")
    return [now, text.format(points=told)]


def tried_line(tried: int, total: int) -> str:
    """How many of the skills have been tried: "9 of 31 tried"."""
    text = ngettext("{tried} of {total} tried", "{tried} of {total} tried", total)
    return text.format(tried=format_number(tried), total=format_number(total))


def plot_fills(hands: int) -> str:
    """How the plot of points lost fills, while there are too few hands for a line."""
    how = _("After each practice hand, Left Bower reviews your decisions. Here you'll see what they cost.")
    if not hands:
        return how
    so_far = ngettext("{n} hand has been reviewed so far.", "{n} hands have been reviewed so far.", hands)
    return f"{how} {so_far.format(n=format_number(hands))} {_('Play a few more.')}"


def hand_cost_line(hand: HandCost) -> str:
    """A hand with what its decisions cost."""
    # NOTE: a practice hand in a list: when it was weighed, which one it was, and what its decisions cost
    text = _("{day}, game {game}, hand {hand}: {cost}")
    return text.format(
        day=format_date(local_day(hand.reviewed), "medium"),
        game=format_number(hand.game_id),
        hand=format_number(hand.deal + 1),
        cost=cost_words(hand.cost),
    )


# -- skills, course, days ----------------------------------------------------------------------------


def skill_line(skill: Skill) -> str:
    """A skill, how many of five marks it has, what they mean, and whether it is due."""
    # NOTE: a skill as a line: its name, how many of five marks it has, and what they mean
    told = _("{skill}: {n} of {most}, {words}").format(
        skill=skill.title, n=format_number(skill.marks), most=format_number(MOST_MARKS), words=skill.words
    )
    return _("{skill}. Due.").format(skill=told) if skill.due else told


def day_lines(days: Sequence[Day]) -> list[str]:
    """What was done on which day, the latest first."""
    return [day.words for day in days] or [_("You haven't answered any questions yet.")]
