"""Lessons: files that authors write, checked, filled with cards and run without a window."""
