"""Questions people argue about, found by their words and answered by each ruleset."""
