"""The deal of the day by typed lines."""

from __future__ import annotations

from game.pages.daily_deal import result_blocks
from game.presenters.daily_deal import DailyDeal, deal_of, today
from game.presenters.desk import Desk
from game.text.console import Console
from game.text.page_lines import block_lines
from game.text.table import TableTalk
from game.text.weighed_hand import weigh_last, weighing_words


def play_daily(console: Console, desk: Desk) -> None:
    """One hand, the same for everyone today, and the line to share. Raises Leave."""
    deal = DailyDeal(desk.store, today(desk.store))
    game = deal_of(desk.store, deal.day)
    console.say(deal.where(game.session))
    TableTalk(console, desk, game, deal).play()
    console.say(weighing_words())
    _hand, found = weigh_last(console, desk, game.session, game.id, deal)
    console.carefully(lambda: deal.weighed(game.session, found))
    console.say(*block_lines(result_blocks(deal.line, deal.before)))
