"""What the learner keeps in mind: memory cards, when they come back, skills, and the daily mix."""
