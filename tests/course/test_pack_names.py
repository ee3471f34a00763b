"""Names with and without the pack they belong to."""

from __future__ import annotations

import doctest

from hypothesis import given
from hypothesis import strategies as some

from game.course import pack_names
from game.course.pack_names import OWN, as_kept, home_of, plain, within

NAMES = some.from_regex(r"[a-z0-9]+(-[a-z0-9]+)*", fullmatch=True)


def test_the_examples_of_names_hold() -> None:
    found = doctest.testmod(pack_names)
    assert (found.failed, found.attempted) == (0, 4)


@given(pack=NAMES, name=NAMES)
def test_a_name_within_a_pack_gives_both_back(pack: str, name: str) -> None:
    kept = within(pack, name)
    assert (home_of(kept), plain(kept)) == (pack, name)


@given(name=NAMES)
def test_our_own_course_may_be_named_or_left_out(name: str) -> None:
    assert as_kept(f"{OWN}/{name}") == as_kept(name) == within(OWN, name) == name
