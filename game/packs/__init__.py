"""Packs of lessons that are handed from one person to another: read with care, put on a shelf, shown.

`archive` reads and writes the file of a pack within the bounds of `limits`; `pack` knows what is in a folder,
`packing` makes a file of one; `shelf` adds, lists and removes packs; `joining` makes one course of them all.

    >>> from game.packs.archive import archived, read_bytes
    >>> from game.yamlfile.faults import YamlFault
    >>> club = archived({"pack.yaml": b"id: club", "1-first/one.yaml": b"id: one"})
    >>> sorted(read_bytes(club, "club.lbpack"))
    ['1-first/one.yaml', 'pack.yaml']
    >>> try:
    ...     read_bytes(archived({"../../one.yaml": b"id: one"}), "bad.lbpack")
    ... except YamlFault as fault:
    ...     print(fault.message)
    “../../one.yaml” isn't a name that a file in a lesson pack can have.
"""
