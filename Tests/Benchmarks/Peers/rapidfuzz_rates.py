#!/usr/bin/env python3
"""Compares pairs of texts with rapidfuzz: rapidfuzz_rates.py PAIRS ROUNDS MATRIX.

PAIRS holds one pair a line, with a tab between. After each line read from the standard input every pair is compared
ROUNDS times, and a line of nanoseconds a comparison is printed: the Levenshtein ratio pair by pair, by the batch
function cpdist (the same pairs in one call), and by cdist (each of the first MATRIX left texts against each of the
first MATRIX right ones, on one thread); Jaccard of words with Python's own sets, and rapidfuzz's token_set_ratio,
which is the nearest it has to it. The last number is the sum of all ratios, to check that both sides compare alike.
"""

import sys
import time

import numpy
from rapidfuzz import fuzz, process
from rapidfuzz.distance import Levenshtein


def main() -> None:
    path, rounds, matrix = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    with open(path, encoding="utf-8") as file:
        pairs = [tuple(line.rstrip("\n").split("\t")) for line in file]
    left, right = [pair[0] for pair in pairs], [pair[1] for pair in pairs]

    def jaccard(one: str, two: str) -> float:
        first, second = set(one.split()), set(two.split())
        return len(first & second) / len(first | second) if first or second else 1.0

    def each(function) -> float:
        start = time.perf_counter_ns()
        for _ in range(rounds):
            for one, two in pairs:
                function(one, two)
        return (time.perf_counter_ns() - start) / rounds / len(pairs)

    def batch(function, count: int) -> float:
        start = time.perf_counter_ns()
        for _ in range(rounds):
            function()
        return (time.perf_counter_ns() - start) / rounds / count

    ratio = Levenshtein.normalized_similarity
    total = sum(ratio(one, two) for one, two in pairs)
    print("ready", flush=True)
    for _ in sys.stdin:
        figures = [
            each(ratio),
            batch(lambda: process.cpdist(left, right, scorer=ratio, dtype=numpy.float64, workers=1), len(pairs)),
            batch(
                lambda: process.cdist(
                    left[:matrix], right[:matrix], scorer=ratio, dtype=numpy.float64, workers=1
                ),
                matrix * matrix,
            ),
            each(jaccard),
            each(fuzz.token_set_ratio),
        ]
        print(*(f"{figure:.1f}" for figure in figures), f"{total:.6f}", flush=True)


main()
