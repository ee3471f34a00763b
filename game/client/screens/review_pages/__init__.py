"""The parts of the screen on which a hand is looked at again: columns, verdicts, the strip below them."""
