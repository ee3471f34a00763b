"""The same games and lessons as plain lines: for screen readers and machines without a display."""
