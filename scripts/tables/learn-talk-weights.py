#!/usr/bin/env python3
"""Learns how much each cue of the interview's listener counts, and writes Sources/VowCore/Interview/Talk/talk-weights.txt.

usage: learn-talk-weights.py UTTERANCES.tsv     (columns: conversation, text, label; a header row)

The cues themselves are written by hand (talk.txt). A cue's two weights (towards change, towards sustain) begin
at what the theory says, and multinomial logistic regression (ridge penalty, drawn towards that beginning) moves them
as far as the utterances ask for it; what is too rare to be learned keeps its beginning. Every third conversation of
the file, in its order, is left out: `vow-lab evaluate --talk` reports on it. Needs numpy. Gives the same table every time.
"""
import pathlib
import re
import sys
import unicodedata

import numpy

ROOM = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources/VowCore/Interview/Talk"
LABELS = ["change", "sustain", "neutral"]
LENGTHS = ["one or two words", "three to five words", "twelve words or more", "ends as a question"]
PENALTY, BEGINNING, OTHER_SIDE, SUSTAIN_COUNTS = 20.0, 1.0, -0.2, 1.4


def table(name):
    text = (ROOM / "talk.txt").read_text()
    body = re.search(r"^\[%s\]\n(.*?)\n(?=\n|\Z)" % name, text, re.S | re.M).group(1)
    return [[cell.strip() for cell in row.split(" | ")] for row in body.split("\n")]


GROUPS = {row[0]: row[1].split() for row in table("groups")}


def compiled(pattern):
    items = []
    for word in pattern.split():
        if word in "^$*":
            items.append(word)
            continue
        whole, beginnings = set(), []
        for choice in word.split("/"):
            if choice[0] == "<":
                whole |= set(GROUPS[choice[1:-1]])
            elif choice[-1] == "~":
                beginnings.append(choice[:-1])
            else:
                whole.add(choice)
        items.append((whole, tuple(beginnings)))
    return items


CUES = [(row[0], row[1].split()[0], [compiled(p) for p in row[2].split(";")]) for row in table("cues")]


FILLERS = set("um uh uhm umm er erm eh ah hm hmm mm".split())


def words(text):
    """As the listener reads them: fillers and words said twice left out, where something else is said."""
    said = plain_words(text)
    rest = [word for word in said if word not in FILLERS]
    return [word for at, word in enumerate(rest) if at == 0 or rest[at - 1] != word] if rest else said


def plain_words(text):
    text = text.lower().replace("\u2019", "'").replace("'", "")
    text = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return re.findall("[a-z0-9]+", text)


def end(pattern, said, at):
    """Where a match of the pattern that begins at a word ends, or None."""
    if not pattern:
        return at
    head, rest = pattern[0], pattern[1:]
    if head == "$":
        return end(rest, said, at) if at == len(said) else None
    if head == "*":
        ends = (end(rest, said, place) for place in range(at, min(len(said), at + 2) + 1))
        return next((found for found in ends if found is not None), None)
    if at >= len(said) or not (said[at] in head[0] or said[at].startswith(head[1])):
        return None
    return end(rest, said, at + 1)


def spans(pattern, said):
    begins = [0] if pattern[0] == "^" else range(len(said))
    pattern = pattern[1:] if pattern[0] == "^" else pattern
    found = ((at, end(pattern, said, at)) for at in begins)
    return [span for span in found if span[1] is not None]


def features(text):
    said = words(text)
    found = [[span for pattern in patterns for span in spans(pattern, said)] for _, _, patterns in CUES]
    row = []
    for index, (_, side, _) in enumerate(CUES):
        rival = {"for": "against", "against": "for"}.get(side)
        rivals = [span for other, cue in enumerate(CUES) if cue[1] == rival for span in found[other]]
        # "don't want to" is not "want to": a longer phrase of the other side hides a shorter one within it.
        hidden = lambda s: any(r != s and r[0] <= s[0] and s[1] <= r[1] for r in rivals)
        row.append(float(any(not hidden(span) for span in found[index])))
    count = len(said)
    return row + [
        float(count <= 2), float(3 <= count <= 5), float(count >= 12), float(text.strip().endswith("?"))
    ]


def beginning():
    start = numpy.zeros((len(CUES) + len(LENGTHS) + 1, 2))
    for index, (_, side, _) in enumerate(CUES):
        if side != "context":
            start[index] = (BEGINNING, OTHER_SIDE) if side == "for" else (OTHER_SIDE, BEGINNING)
    return start


def learned(rows, labels, rounds=400):
    """Weights towards change and sustain; neutral stays at 0. Nesterov's accelerated gradient."""
    rows = numpy.hstack([rows, numpy.ones((len(rows), 1))])
    counts = numpy.array([1, SUSTAIN_COUNTS, 1])[labels][:, None]
    start = beginning()
    penalty = numpy.full((rows.shape[1], 1), PENALTY)
    penalty[-1] = 0
    step = 1 / (0.5 * numpy.linalg.norm(rows, 2) ** 2 * SUSTAIN_COUNTS + PENALTY)
    ahead, last = start.copy(), start.copy()
    for turn in range(rounds):
        scores = numpy.hstack([rows @ ahead, numpy.zeros((len(rows), 1))])
        shares = numpy.exp(scores - scores.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        slope = rows.T @ (counts * (shares - numpy.eye(3)[labels]))[:, :2] + penalty * (ahead - start)
        new = ahead - step * slope
        ahead, last = new + turn / (turn + 3) * (new - last), new
    return last


def main():
    lines = pathlib.Path(sys.argv[1]).read_text().splitlines()[1:]
    utterances = [line.split("\t") for line in lines]
    order = list(dict.fromkeys(row[0] for row in utterances))
    kept = {name for place, name in enumerate(order) if place % 3 != 2}
    used = [row for row in utterances if row[0] in kept]
    rows = numpy.array([features(text) for _, text, _ in used])
    labels = numpy.array([LABELS.index(label) for _, _, label in used])
    weights = learned(rows, labels)
    names = [cue[0] for cue in CUES] + LENGTHS + ["to begin with"]
    seen = list(rows.sum(0).astype(int)) + [len(used)]
    with open(ROOM / "talk-weights.txt", "w") as out:
        out.write("# How much each cue counts, in hundredths. Written by scripts/tables/learn-talk-weights.py.\n")
        out.write("# cue | towards change | towards sustain | how many utterances it was learned from\n[weights]\n")
        for name, (change, sustain), count in zip(names, weights, seen):
            out.write(f"{name} | {round(change * 100)} | {round(sustain * 100)} | {count}\n")


if __name__ == "__main__":
    main()
