"""The deal of the day by typed lines."""

from __future__ import annotations

from game.i18n import _
from game.presenters.daily_deal import DailyDeal, deal_of, today
from game.presenters.desk import Desk
from game.records.record_file import played_so_far
from game.records.reviewing import keep_review, reviewable
from game.text.console import Console
from game.text.table import TableTalk
from game.text.weighed_hand import weighing_words
from game.tutor.review import review_hand


def play_daily(console: Console, desk: Desk) -> None:
    """One hand, the same for everyone today, and the line to share. Raises Leave."""
    deal = DailyDeal(desk.store, today(desk.store))
    game = deal_of(desk.store, deal.day)
    console.say(deal.where(game.session))
    TableTalk(console, desk, game, deal).play()
    console.say(weighing_words())
    record = played_so_far(game.session)
    hand = reviewable(record, len(record.deals) - 1)
    found = review_hand(hand.steps, hand.seat, hints=hand.hints)

    def keep() -> None:
        keep_review(desk.store, 0, hand, found, deal.source)
        deal.weighed(game.session, found)

    console.carefully(keep)
    console.say(deal.line)
    if deal.before:
        # NOTE: {line} is the line of the first time, a sentence
        console.say(_("Your first try is the one that counts. {line}").format(line=deal.before))
