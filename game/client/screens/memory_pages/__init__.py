"""The parts of the screens about memory: cards, the daily mix, progress, learners."""
