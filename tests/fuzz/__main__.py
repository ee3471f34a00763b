"""`python -m tests.fuzz`: makes valid files wrong and reports what the app cannot take."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from time import perf_counter

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


def main() -> int:
    """1 if anything was found."""
    from tests.fuzz.cases import KINDS
    from tests.fuzz.running import run_cases

    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="how many cases")
    parser.add_argument("--seed", default="1", help="other seeds give other cases")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--case", type=int, help="this case alone, as a finding names it")
    parser.add_argument("--kind", choices=KINDS, action="append", help="only cases of this kind")
    chosen = parser.parse_args()
    kinds = chosen.kind or list(KINDS)
    first = chosen.first if chosen.case is None else chosen.case
    numbers = range(first, first + (chosen.count if chosen.case is None else 1))
    begun, found = perf_counter(), Counter[str]()
    for done, finding in enumerate(run_cases(numbers, chosen.seed, kinds), 1):
        if finding is not None:
            found[finding.kind] += 1
            print(finding.told(chosen.seed), flush=True)
        if done % 500 == 0:
            print(f"{done} cases, {found.total()} findings", file=sys.stderr, flush=True)
    told = ", ".join(f"{kind} {count}" for kind, count in found.items()) or "nothing found"
    print(f"{len(numbers)} cases in {perf_counter() - begun:.0f} s: {told}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
