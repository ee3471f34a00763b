"""Euchre Game Notation, the exchange format for recorded games: versions 1.0 to 1.4 in, 1.4 out. No files.

A record there tells the dealer, the turn-up, the calls and the cards in the order they fell. Hands are
often left out, so they are put together again from the cards played (`rebuilt_hands.py`).
"""
