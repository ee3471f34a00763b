"""Records of games from elsewhere and our own: read, followed move by move, told, and written."""
