"""The rulesets that ship with the app, and what every switch of theirs is, says and clashes with."""
