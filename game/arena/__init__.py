"""Levels against each other: deals played twice with the sides swapped, and what they bring."""
