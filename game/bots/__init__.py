"""The other players at the table."""
