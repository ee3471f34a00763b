"""The parts of the glossary: letters, the pages of words, and one word told with its example."""
