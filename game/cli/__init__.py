"""The commands of `leftbower`: arguments, what each command prints, and its faults in a sentence.

`command_line` is the list of commands; each of the modules beside it carries out some of them, and
`complaints` turns whatever goes wrong into a sentence and an exit code.

    >>> from game.cli.command_line import make_parser
    >>> options = make_parser(lambda *_: 0).parse_args(["arena", "sharp", "steady", "--deals", "20"])
    >>> [str(level) for level in options.levels], options.deals
    (['sharp', 'steady'], 20)
"""
