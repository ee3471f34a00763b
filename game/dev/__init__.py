"""Tools for those who work on Left Bower: catalogues of texts, clauses, pictures of screens, random hands.

>>> from game.dev.shots.shot import SCREENS, render_screen
>>> "home" in SCREENS, render_screen("keys", size=(1024, 640)).get_size()
(True, (1024, 640))
"""
