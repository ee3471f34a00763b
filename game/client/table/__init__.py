"""The animated table: where things lie, how they look and how they move."""
