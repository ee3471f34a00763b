"""What the tutor says: the referee's reasons and good advice, as sentences."""
