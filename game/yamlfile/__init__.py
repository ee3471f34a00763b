"""YAML that people write: read with the place of every value, faults told in their words with a mend.

>>> from game.yamlfile.yaml_positions import load_marked
>>> marked = load_marked("name: Friday\\nwords:\\n  pass: I pass\\n", "friday.yaml")
>>> marked.where(("words", "pass"))
Mark(line=3, column=9)
>>> print(marked.fault(("words", "pass"), "That is no call.", "Leave it out."))
friday.yaml:3:9: That is no call. Leave it out.
"""
