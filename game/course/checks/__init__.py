"""What the checker proves of a lesson, by subject. Each function yields the faults of one rule."""
