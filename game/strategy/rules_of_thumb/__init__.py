"""The principles of calls and play, each one value: what it does, when it does not hold, how it is said."""
