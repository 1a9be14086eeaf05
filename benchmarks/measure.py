"""Interleaved rounds of everybody's speed, and the ratios within each round.

The machine's clock may drift; so all are measured in turn, in another order each round, and a
ratio is the median of the ratios of single rounds. Before anything is timed, all have to agree
about which of many hands are equal and which is better.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import contestants
import processes

RUN_SECONDS = 0.25  # about how long one measurement takes


@dataclass
class Row:
    """One contestant: what is called for one measurement, and how many hands that is."""

    name: str
    call: Callable[[], object]
    hands: int
    rates: list[float] = field(default_factory=list)

    def measure(self) -> None:
        """Call as often as fits in the time of one measurement; keep hands a second."""
        calls = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < RUN_SECONDS or not calls:
            self.call()
            calls += 1
        self.rates.append(calls * self.hands / spent)


def measure(rows: Sequence[Row], rounds: int) -> None:
    """Measure all rows in so many rounds, after one that does not count."""
    for count in range(-1, rounds):
        for row in random.sample(rows, len(rows)):
            row.measure()
            if count < 0:
                row.rates.clear()


def table(title: str, rows: Sequence[Row], base: str, unit: str) -> str:
    """Return the figures as a table in Markdown; the ratio is to the first row called so."""
    by_name = {row.name: row for row in rows}
    lines = [f"### {title}", "", f"| | {unit}, median (best) | times {base} |", "|---|---|---|"]
    for row in sorted(rows, key=lambda row: -statistics.median(row.rates)):
        ratio = statistics.median(
            own / other for own, other in zip(row.rates, by_name[base].rates, strict=True)
        )
        middle, best = statistics.median(row.rates), max(row.rates)
        figures = (
            f"{middle / 1e6:,.2f} ({best / 1e6:,.2f})"
            if unit.startswith("M")
            else f"{1e9 / middle:,.0f} ({1e9 / best:,.0f})"
        )
        lines.append(f"| {row.name} | {figures} | {ratio:,.2f} |")
    return "\n".join(lines) + "\n"


SECTIONS: dict[str, tuple[str, str, str]] = {
    "seven": ("Many hands of seven cards", "treys", "M hands/s"),
    "five": ("Many hands of five cards", "treys", "M hands/s"),
    "omaha": ("Many hands of Omaha", "phevaluator", "M hands/s"),
    "single": ("One hand of seven cards a call", "treys", "ns a hand"),
    "every": ("Every hand of seven cards", "handrules", "M hands/s"),
}


def main() -> int:
    """Measure the sections asked for, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=" ".join(ALL))
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--threads", type=int, default=1, help="processors to use at most")
    options = parser.parse_args()
    wanted = options.sections or ALL
    unknown = set(wanted) - set(ALL)
    if unknown:
        parser.error(f"no section {', '.join(sorted(unknown))}; there are {', '.join(ALL)}")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: options.threads])
    print(f"{options.threads} thread(s), {options.rounds} rounds, {processes.machine()}\n")
    for section in wanted:
        if section in SECTIONS:
            title, base, unit = SECTIONS[section]
            rows = [Row(*row) for row in contestants.of(section)]
            measure(rows, options.rounds)
            print(table(title, rows, base, unit), flush=True)
        else:
            print(processes.SECTIONS[section](options.rounds), flush=True)
    return 0


ALL = [*SECTIONS, *processes.SECTIONS]

if __name__ == "__main__":
    sys.exit(main())
