"""A lesson with a word and two questions, for tests of what is kept of answers."""

from __future__ import annotations

STEPS = """\
- type: term
  term: left-bower
- type: choose
  id: suit
  ask: What suit is it?
  tests: [bowers, suits]
  tries: 2
  options:
    - {id: trump, text: Trump}
    - {id: own, text: Its own}
  answers:
    - {option: trump, grade: best, say: It is.}
    - {option: own, grade: wrong, say: It is not.}
- type: choose
  id: plain
  ask: And now?
  options:
    - {id: trump, text: This}
    - {id: own, text: That}
  answers:
    - {option: trump, grade: best, say: It is.}
    - {option: own, grade: wrong, say: It is not.}
"""
