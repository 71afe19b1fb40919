#!/usr/bin/env python3
"""Fits the weights of OpinionScore (rules of version 9) to what an evaluation wrote: fit-opinion.py FEATURES [SOURCE].

FEATURES is the file of `vow-lab evaluate MANIFEST.tsv --near-misses --features FEATURES`. Two weighted sums are fitted by
logistic regression (Newton's method, a slight ridge) to the rows of the speakers to tune on that have a second opinion
with words: `oddsBesideWords`, the own sentence against other sentences, and `oddsOfWords`, the own sentence against it
with a content word exchanged. A weight that comes out with the wrong sign is left out and the rest fitted again, so that
whatever speaks better for a line never lowers its score. Printed are both, and for several pairs of operating points
what passes among the recordings whose source begins with SOURCE (all when left out), for either half of the speakers:
own sentences, other sentences, exchanged words.
"""

import csv
import sys

# What the sums are made from, and the sign that each weight has to have.
LINE = {"similarity": 1, "unexplained": -1, "mean": 1, "gain": 1, "added": 1, "leastAdded": 1}
WORDS = {"mean": 1, "behind": -1, "gain": 1, "clear": -1}
# Words that do not carry the meaning (`LineJudge.carriesMeaning`), as far as the table can tell without the lexicon.
FUNCTION = set(
    "a an the i you he she it we they me him her us them my your his its our their this that these those and or but "
    "if of in on at to for from by with as am is are was were be been being do does did have has had will would shall "
    "should can could may might must there here so than then who which what".split())
RIDGE = 1.0
# How the table calls an own sentence with one content word exchanged.
EXCHANGED = "exchanged"


def features(row):
    """What OpinionScore makes odds of."""
    count = max(1.0, float(row["pieces"]))
    likelihood, silence = float(row["likelihood"]) / 100, float(row["silence"]) / 100
    words = [entry.rsplit(":", 1) for entry in row["behind"].split()]
    telling = [entry for entry in words if entry[0] not in FUNCTION] or words
    return {
        "similarity": float(row["sounds"]),
        "unexplained": float(row["unexplained"]),
        "mean": max(-6.0, likelihood / count),
        "gain": max(-10.0, float(row["gain"]) / 100 / count**0.5),
        "added": min(2.0, max(-1.0, (likelihood - silence) / count)),
        "leastAdded": max(-8.0, float(row["leastAdded"]) / 100),
        "behind": min(10.0, max(float(value) for _, value in telling) / 100),
        "clear": min(1.0, max(0.0, (float(row["clarity"]) - 0.5) / 0.2)),
    }


def solve(matrix, vector):
    """The solution of a small system of linear equations, by elimination."""
    rows = [list(line) + [value] for line, value in zip(matrix, vector)]
    size = len(rows)
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda index: abs(rows[index][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        for index in range(size):
            if index != pivot:
                factor = rows[index][pivot] / rows[pivot][pivot]
                rows[index] = [a - factor * b for a, b in zip(rows[index], rows[pivot])]
    return [rows[index][size] / rows[index][index] for index in range(size)]


def fit(points, labels, weights):
    """Weights of the features and a constant at the end."""
    size = len(points[0]) + 1
    points = [point + [1.0] for point in points]
    beta = [0.0] * size
    for _ in range(30):
        gradient = [-RIDGE * value for value in beta[:-1]] + [0.0]
        curvature = [[RIDGE if row == column and row < size - 1 else 0.0 for column in range(size)] for row in range(size)]
        for point, label, weight in zip(points, labels, weights):
            odds = max(-30.0, min(30.0, sum(a * b for a, b in zip(beta, point))))
            share = 1 / (1 + 2.718281828459045**-odds)
            error, bend = weight * (label - share), weight * share * (1 - share)
            for row in range(size):
                gradient[row] += error * point[row]
                for column in range(size):
                    curvature[row][column] += bend * point[row] * point[column]
        step = solve(curvature, gradient)
        beta = [a + b for a, b in zip(beta, step)]
        if max(abs(value) for value in step) < 1e-7:
            break
    return beta


def fitted(rows, labels, signs):
    """Weights by name, with a constant; the constant's name is empty."""
    names = list(signs)
    while True:
        points = [[row["features"][name] for name in names] for row in rows]
        own = sum(labels)
        # Own sentences weigh as much as all others together, whatever the number of sentences tried.
        weights = [(len(rows) - own) / own if label else 1.0 for label in labels]
        beta = fit(points, labels, weights)
        wrong = [(abs(value), name) for name, value in zip(names, beta) if value * signs[name] < 0]
        if not wrong:
            return dict(zip(names + [""], beta))
        names.remove(max(wrong)[1])


def odds(weights, row):
    return weights[""] + sum(value * row["features"][name] for name, value in weights.items() if name)


def main():
    rows = list(csv.DictReader(open(sys.argv[1], encoding="utf-8"), delimiter="\t", quoting=csv.QUOTE_NONE))
    source = sys.argv[2] if len(sys.argv) > 2 else ""
    for row in rows:
        row["features"] = features(row) if row["silence"] and row["behind"] else None
    tuned = [row for row in rows if row["half"] == "tune" and row["features"] and row["language"] == "en"]
    sums = []
    for title, others, signs in (("oddsBesideWords", "other", LINE), ("oddsOfWords", EXCHANGED, WORDS)):
        chosen = [row for row in tuned if row["trial"] in ("own", others)]
        if len({row["trial"] for row in chosen}) < 2:
            sys.exit(f"the table has no rows of \"own\" and \"{others}\" to fit {title} to; was --near-misses given?")
        weights = fitted(chosen, [1.0 if row["trial"] == "own" else 0.0 for row in chosen], signs)
        sums.append(weights)
        print(title + ": " + ", ".join(f"{name or 'constant'} {value:.3f}" for name, value in weights.items()))
    report(rows, sums, source)


def report(rows, sums, source):
    chosen = [row for row in rows if row["source"].startswith(source)]
    for row in chosen:
        if row["features"]:
            row["odds"] = [odds(weights, row) for weights in sums]

    def passes(row, points):
        if not row["features"]:
            return row["reasons"] == "" and float(row["score"]) >= 0.72
        guarded = bool(row["guards"]) and float(row["gain"]) <= -600
        return all(value >= point for value, point in zip(row["odds"], points)) and not guarded

    for points in [(line / 2, words / 2) for line in range(-4, 3) for words in range(-4, 3)]:
        cells = []
        for half in ("tune", "held-out"):
            for kind in ("own", "other", EXCHANGED):
                group = [row for row in chosen if row["half"] == half and row["trial"] == kind]
                if group:
                    cells.append(f"{kind} {100 * sum(passes(row, points) for row in group) / len(group):.2f}")
            cells.append("|")
        print(f"at {points[0]:4.1f}, {points[1]:4.1f}: " + " ".join(cells))


main()
