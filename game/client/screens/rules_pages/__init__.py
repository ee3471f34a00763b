"""The parts of the screens about rules: lists of rows, clause ids, origins, the sheet at the right."""
