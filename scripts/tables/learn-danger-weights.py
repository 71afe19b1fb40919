#!/usr/bin/env python3
"""Learns how much each word counts when a text may announce danger; writes Sources/VowCore/Interview/Safety/weights.txt.

usage: learn-danger-weights.py

Learned on the statements of Specs/Interview/Safety (danger-first to danger-fifth, and the everyday ones) and on what
people say otherwise: the answers of Specs/Interview/answers.jsonl, three of which do announce danger, the lines made of
them, and the coach's first sentences. What a text is cut into is what `SafetyOpinion`
cuts it into: its words, their beginnings of five letters, pairs, and threes with any word in the middle (of Chinese,
three characters), each at most once. Logistic regression with a ridge penalty; what is said once is left out. Needs
numpy. Gives the same weights every time.
"""
import collections
import json
import pathlib
import re
import unicodedata

import numpy

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SPECS = ROOT / "Specs/Interview"
ANNOUNCING = {"e037", "e080", "s018", "z020"}
FILES = ["first", "second", "third", "fourth", "fifth"]
CHINESE = re.compile("[\u3400-\u9fff]")
PENALTY, STEPS, DANGER_COUNTS = 0.1, 300, 0.7


def examples():
    for name in FILES:
        for row in (SPECS / f"Safety/danger-{name}.tsv").read_text().split("\n"):
            cells = row.split("\t", 2)
            if len(cells) == 3 and cells[0] != "language":
                yield cells[2], cells[1] != "safe"
    for row in (SPECS / "answers.jsonl").read_text().strip().split("\n"):
        entry = json.loads(row)
        if entry["id"] not in ANNOUNCING:
            for key, value in entry.items():
                if key not in ("id", "language") and isinstance(value, str) and len(value) > 3:
                    yield value, False
    for row in (SPECS / "expected.jsonl").read_text().strip().split("\n"):
        entry = json.loads(row)
        for line in entry.get("goalLines", []) + entry.get("affirmationLines", []):
            yield line, False
    for row in (SPECS / "Safety/everyday.tsv").read_text().strip().split("\n"):
        yield row.split("\t")[1], False
    for language in ("en", "es", "zh"):
        for entry in json.loads((ROOT / f"Sources/VowRuntime/Coach/Starter/{language}.json").read_text()):
            yield entry["text"], False


def sentences(text):
    text = unicodedata.normalize("NFD", text.lower())
    text = "".join(c for c in text if not unicodedata.combining(c))
    text = re.sub("['’‘`]", "", text)
    for sentence in re.split(r"[.!?;。！？；\n]+", text):
        words = re.findall("[\u3400-\u9fff]|[a-z0-9]+", sentence)
        if words:
            yield words


def features(text):
    found = set()
    for words in sentences(text):
        around = ["^"] + words + ["$"]
        for word in words:
            found.add(word)
            if len(word) > 5:
                found.add(word[:5] + "*")
        for first, second in zip(around, around[1:]):
            found.add(f"{first} {second}")
        for first, second, third in zip(around, around[1:], around[2:]):
            found.add(f"{first} {second if CHINESE.match(second) else '_'} {third}")
    return found


def learn(texts, dangers):
    counts = collections.Counter(feature for text in texts for feature in text)
    names = sorted(feature for feature, count in counts.items() if count > 1)
    place = {name: index for index, name in enumerate(names)}
    rows, columns, values = [], [], []
    for row, text in enumerate(texts):
        known = sorted(place[feature] for feature in text if feature in place)
        rows += [row] * len(known)
        columns += known
        values += [1 / max(4, len(known)) ** 0.5] * len(known)
    rows, columns, values = map(numpy.array, (rows, columns, values))
    said = numpy.array(dangers, dtype=float)
    share = numpy.where(said == 1, (said == 0).sum() / said.sum() * DANGER_COUNTS, 1.0)
    weights, base = numpy.zeros(len(names)), 0.0
    moment, square = numpy.zeros(len(names) + 1), numpy.zeros(len(names) + 1)
    for step in range(1, STEPS + 1):
        score = base + numpy.bincount(rows, weights=weights[columns] * values, minlength=len(texts))
        wrong = (1 / (1 + numpy.exp(-score)) - said) * share
        slope = numpy.bincount(columns, weights=wrong[rows] * values, minlength=len(names))
        slope = numpy.append(slope + PENALTY * weights, wrong.sum())
        moment = 0.9 * moment + 0.1 * slope
        square = 0.99 * square + 0.01 * slope * slope
        change = 0.05 * (moment / (1 - 0.9**step)) / (numpy.sqrt(square / (1 - 0.99**step)) + 1e-8)
        weights -= change[:-1]
        base -= change[-1]
    return names, weights, base


def main():
    texts, dangers = zip(*[(features(text), danger) for text, danger in examples()])
    names, weights, base = learn(texts, dangers)
    # Every name is kept, since a text's length counts the names that are known.
    rows = [f"{round(base * 1000)}\t="] + [f"{round(w * 1000)}\t{name}" for name, w in zip(names, weights)]
    target = ROOT / "Sources/VowCore/Interview/Safety/weights.txt"
    target.write_text(
        "# Written by scripts/tables/learn-danger-weights.py: thousandths, a tab, what they are for; \"=\" is where a\n"
        "# text begins.\n" + "\n".join(rows) + "\n")
    print(f"{len(texts)} texts, {sum(dangers)} of danger; {len(rows)} weights, {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
