"""What each type of question takes for an answer, holds to be right, and says by itself; a module a type."""
