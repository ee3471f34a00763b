"""A deal played out by the main rules of thumb, in bits: how a hand goes among sound players.

The rules are those of `decisions`, written for speed; tests hold how often both choose the same card. Each
seat goes by what it may know: its own hand, the cards played and who made trump.
"""

from __future__ import annotations

from game.strategy.packed import Layout, Position


def tricks_played_out(at: Position, maker: int) -> int:
    """The tricks that South and North have in the end if all four play by the rules of thumb."""
    layout, hands = at.layout, list(at.hands)
    seat, led, best, holder, waiting = at.seat, at.led, at.best, at.holder, at.waiting
    table, won, left = at.table, at.won, at.left
    alone = not hands[maker ^ 2]
    all_play = all(hands)
    fallen = at.dead  # what is not in play lies there like cards played; a seat may suppose as much
    while left:
        if not led:
            waiting = 4
        while waiting:
            own = hands[seat]
            if own:
                speaks_last = waiting == 1
                if not (speaks_last or all_play):
                    speaks_last = not any(hands[(seat + step) & 3] for step in range(1, waiting))
                if led:
                    card = follow(layout, own, led, best, (holder ^ seat) & 1 == 0, speaks_last)
                else:
                    card = lead(layout, own, fallen, (seat - maker) & 3, alone)
                    led = layout.suit[card]
                if card > best and card & (led | layout.trump):
                    best, holder = card, seat
                hands[seat] = own ^ card
                table |= card
            seat = (seat + 1) & 3
            waiting -= 1
        fallen |= table
        won += 1 - (holder & 1)
        left -= 1
        seat, led, best, table = holder, 0, 0, 0
    return won


def lead(at: Layout, own: int, fallen: int, from_maker: int, alone: bool) -> int:
    """The card to lead; `from_maker` counts seats from the maker's on, so that the partner is 2."""
    trumps, plain = own & at.trump, own & ~at.trump
    if trumps:
        highest = 1 << trumps.bit_length() - 1
        theirs = at.trump & ~(own | fallen)
        if from_maker == 0 and theirs and (trumps & trumps - 1 or not plain or (alone and trumps > theirs)):
            return highest
        if from_maker == 2 and highest & at.bowers:
            return highest
        if not plain:
            return trumps & -trumps
    if plain & at.aces:
        return _best_of(at, plain, plain & at.aces, long=False)
    return _best_of(at, plain, plain, long=not at.trump)


def _best_of(at: Layout, own: int, choices: int, long: bool) -> int:
    """Of these cards the highest from the shortest suit, or from the longest."""
    found, wanted = 0, -1
    for suit in at.suits:
        mine = choices & suit
        if not mine:
            continue
        length = (own & suit).bit_count()
        card = 1 << mine.bit_length() - 1
        score = 16 * (length if long else 8 - length) + at.height[card]
        if score > wanted:
            found, wanted = card, score
    return found


def follow(at: Layout, own: int, led: int, best: int, partner_holds: bool, speaks_last: bool) -> int:
    """The card to follow with, where `best` is winning."""
    legal = own & led or own
    winners = legal & (led | at.trump) & -(best << 1)
    if not winners:
        return _thrown(at, own, legal, led)
    if partner_holds:
        trumped = best & at.trump and at.height[best] >= 7
        if speaks_last or best & at.aces or trumped:
            return _thrown(at, own, legal, led)
    plain = winners & ~at.trump
    if plain and not speaks_last:
        return 1 << plain.bit_length() - 1
    return winners & -winners


def _thrown(at: Layout, own: int, legal: int, led: int) -> int:
    """The card that is missed least: no trump, no ace, from a short suit, low."""
    if legal & led:
        return legal & -legal
    plain = legal & ~at.trump
    if not plain:
        return legal & -legal
    found, wanted = 0, 10_000
    for suit in at.suits:
        mine = plain & suit
        if not mine:
            continue
        low = mine & ~at.aces or mine
        card = low & -low
        cost = (1000 if card & at.aces else 0) + 16 * mine.bit_count() + at.height[card]
        if cost < wanted:
            found, wanted = card, cost
    return found
