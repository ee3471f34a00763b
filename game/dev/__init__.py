"""Tools for those who work on Left Bower: catalogues of texts, clauses without a test."""
