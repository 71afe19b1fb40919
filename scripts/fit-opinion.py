#!/usr/bin/env python3
"""Fits the weights of OpinionScore to what an evaluation wrote: fit-opinion.py FEATURES [SOURCE].

FEATURES is the file of `vow evaluate MANIFEST.tsv --near-misses --features FEATURES`. Rows of the speakers to tune on,
with a second opinion, are told apart by logistic regression (Newton's method, a slight ridge): the own sentence
against other sentences and against the own sentence with one thing changed. Printed are the weights, and for several
operating points what passes among the recordings whose source begins with SOURCE (all when left out), for either half
of the speakers: own sentences, other sentences, refused words and negations.
"""

import csv
import sys

NAMES = ["similarity", "unexplained", "contradiction", "mean", "least", "gain", "added", "leastAdded", "clarity", "clear"]
RIDGE = 1.0


def features(row):
    """What OpinionScore makes odds of, in the order of NAMES."""
    count = max(1.0, float(row["pieces"]))
    likelihood, silence = float(row["likelihood"]) / 100, float(row["silence"]) / 100
    clarity = float(row["clarity"])
    return [
        float(row["sounds"]), float(row["unexplained"]), float(row["contradiction"]), max(-6.0, likelihood / count),
        max(-12.0, float(row["least"]) / 100), max(-10.0, float(row["gain"]) / 100 / count**0.5),
        min(2.0, max(-1.0, (likelihood - silence) / count)), max(-8.0, float(row["leastAdded"]) / 100), clarity,
        min(1.0, max(0.0, (clarity - 0.5) / 0.2)),
    ]


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


def main():
    rows = list(csv.DictReader(open(sys.argv[1], encoding="utf-8"), delimiter="\t", quoting=csv.QUOTE_NONE))
    source = sys.argv[2] if len(sys.argv) > 2 else ""
    for row in rows:
        row["features"] = features(row) if row["silence"] else None
    tuned = [row for row in rows if row["half"] == "tune" and row["features"] and row["language"] == "en"]
    labels = [1.0 if row["trial"] == "own" else 0.0 for row in tuned]
    own = sum(labels)
    # Own sentences weigh a third of all others together, whatever the number of sentences tried.
    weights = [0.3 * (len(tuned) - own) / own if label else 1.0 for label in labels]
    beta = fit([row["features"] for row in tuned], labels, weights)
    for name, value in zip(NAMES + ["constant"], beta):
        print(f"{name:14} {value:8.3f}")
    report(rows, beta, source)


def report(rows, beta, source):
    chosen = [row for row in rows if row["source"].startswith(source)]
    for row in chosen:
        if row["features"]:
            row["odds"] = sum(a * b for a, b in zip(beta, row["features"] + [1.0]))

    def passes(row, point):
        if not row["features"]:
            return row["reasons"] == "" and float(row["score"]) >= 0.72
        guarded = bool(row["guards"]) and float(row["gain"]) <= -600
        return row["odds"] >= point and not guarded

    for point in [step / 10 for step in range(-30, 11, 2)]:
        cells = []
        for half in ("tune", "held-out"):
            for kind in ("own", "other", "word", "negation"):
                group = [row for row in chosen if row["half"] == half and row["trial"] == kind]
                if group:
                    share = 100 * sum(passes(row, point) for row in group) / len(group)
                    cells.append(f"{kind} {share if kind in ('own', 'other') else 100 - share:.2f}")
            cells.append("|")
        print(f"at {point:5.1f}: " + " ".join(cells))


main()
