"""How fast the app is on this machine: the measures behind `leftbower bench`.

`start` times the first picture against a bare window, `hand_speed` the engine, `store` the opening of the
learner's file; `report` runs them all.

    >>> from game.bench.figures import median, percentile
    >>> median([3.0, 1.0, 2.0]), percentile([3.0, 1.0, 2.0], 0.99)
    (2.0, 3.0)
"""
