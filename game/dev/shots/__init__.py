"""Screens in telling states, for `leftbower shot` and for measuring."""
