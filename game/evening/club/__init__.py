"""A night that an organizer runs with paper at the tables: one YAML file, read, checked, changed, written.

`night` is what the file says, `shape` its keys, `club_file` reads and writes it, `file_check` tells what
can't be and where. `totals` knows which points a table can have, `entering` puts in scores and people,
`coming` seats the next round, `draft` is a night that is being set up, `naming` knows what can be a name,
`score_rows` is the night as a spreadsheet. README.md has the format.

>>> from game.evening.club.club_file import load_night, written
>>> from game.evening.club.entering import with_next_round, with_score
>>> from game.evening.club.night import Entry
>>> night = load_night('''
... club: Friday Euchre
... rules: wednesday-night
... kind: progressive
... rounds: 6
... people: {1: Ann, 2: Bob, 3: Cy, 4: Di}
... ''', "friday.yaml")
>>> night = with_score(with_next_round(night), 1, 1, Entry((9, 8, 4, 4), lone=((1, 1),)))
>>> [(place.rank, night.names[place.unit[0]], place.points) for place in night.standing]
[(1, 'Ann', 9), (2, 'Bob', 8), (3, 'Cy', 4), (3, 'Di', 4)]
>>> print(written(night).splitlines()[-1].strip())
1: {us: [1, 2], them: [3, 4], points: [9, 8, 4, 4], lone: {1: 1}}
"""
