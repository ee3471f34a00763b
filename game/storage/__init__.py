"""What is kept: one SQLite file for each learner, with settings, progress, games and memory.

`database` opens it, sets aside what is damaged and says so; its parts are `games`, `evenings`, `progress`,
`memory`, `reviews`, `decisions`, `mistakes`, `drills` and `proof`. `paths` knows where everything lies,
`writing` writes a file whole or not at all.

    >>> from dataclasses import replace
    >>> from game.storage.database import memory_store
    >>> with memory_store() as store:
    ...     store.save_settings(replace(store.settings, text=130))
    ...     store.settings.text
    130
"""
