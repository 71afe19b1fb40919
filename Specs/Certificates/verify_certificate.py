#!/usr/bin/env python3
"""Checks a stop certificate of Vow without any of Vow's code.

usage: verify_certificate.py FILE     (- reads standard input)

Exit 0: the records follow from each other and prove the stated ending. Exit 1: they do not. Exit 2: the file
cannot be read. The form is described in Sources/VowLog/HashChain.swift and RecordForm.swift.
"""
import hashlib
import json
import sys


def number(value):
    return int(value).to_bytes(8, "big", signed=True)


def data(value):
    return number(len(value)) + value


def text(value):
    return data(value.encode("utf-8"))


def plain_bytes(line):
    """The bytes of the plain part exactly as they stand in the record's line."""
    record = json.loads(line)
    if "plainBytes" in record:
        return bytes.fromhex(record["plainBytes"])
    decoder = json.JSONDecoder()
    cursor = 1
    while True:
        name, end = decoder.raw_decode(line, cursor)
        start = end + 1
        _, cursor = decoder.raw_decode(line, start)
        if name == "plain":
            return line[start:cursor].encode("utf-8")
        cursor += 1


def record_hash(record, plain, previous):
    content = b"vow-record-1" + previous
    content += number(record["position"]) + text(record["stream"]) + number(record["version"])
    content += text(record["name"]) + number(record["schema"]) + number(record["at"])
    content += text(record["cause"]) + text(record["correlation"]) + data(plain)
    sealed = record.get("sealed")
    if sealed is None:
        content += b"\0"
    else:
        content += b"\1" + text(sealed["class"]) + text(sealed["key"]) + data(bytes.fromhex(sealed["bytes"]))
    return hashlib.sha256(content).digest()


def follow(lines, previous):
    """Yields each record with its plain part after checking its hash."""
    expected = None
    for line in lines:
        record = json.loads(line)
        plain = plain_bytes(line)
        if expected is not None and record["position"] != expected:
            raise ValueError(f"record {expected} is missing")
        computed = record_hash(record, plain, previous)
        if computed.hex() != record["hash"]:
            raise ValueError(f"record {record['position']} does not follow from the one before")
        previous = computed
        expected = record["position"] + 1
        yield record, json.loads(plain)


def prove(run, ending, records):
    """Checks that the run's own events lead to its ending by the rules of the gate."""
    own = [(r, p) for r, p in records if r["stream"] == "run/" + run]
    if [r["version"] for r, _ in own] != list(range(1, len(own) + 1)):
        raise ValueError("the run's records are not complete")
    names = [r["name"] for r, _ in own]
    if not own or ending not in names:
        raise ValueError(f"there is no {ending}")
    if ending == "AlarmMissed":
        return "the alarm was missed; it did not ring"
    if names[0] != "AlarmFired":
        raise ValueError("the run does not begin with AlarmFired")
    if ending != "Dismissed":
        return f"the ringing ended by {ending}, not by the gate"
    recited, words, passed = set(), set(), set()
    steps = own[0][1]["steps"]
    for record, plain in own:
        if record["name"] == "LineRecited":
            recited.add(plain["line"])
        elif record["name"] == "ChallengeWordSaid":
            words.add(plain["step"])
        elif record["name"] == "StepPassed":
            step = steps[plain["step"]]
            missing = [line["id"] for line in step["lines"] if line["id"] not in recited]
            if missing:
                raise ValueError(f"step {plain['step'] + 1} passed without {', '.join(missing)}")
            if step.get("challengeWord") and plain["step"] not in words:
                raise ValueError(f"step {plain['step'] + 1} passed without its challenge word")
            passed.add(plain["step"])
        elif record["name"] == "Dismissed" and passed != set(range(len(steps))):
            raise ValueError("it was dismissed before every step had passed")
    return f"dismissed by the gate: {len(recited)} lines recited, {len(words)} challenge words said"


def main():
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        source = sys.stdin if sys.argv[1] == "-" else open(sys.argv[1], encoding="utf-8")
        content = source.read()
        document = json.loads(content)
        if document["format"] != "vow-certificate-1":
            raise ValueError("it is not a certificate of Vow")
        lines = [line.rstrip(",") for line in content.split("\n")[1:] if line.startswith("{")]
    except (OSError, ValueError, KeyError) as error:
        print(f"The certificate cannot be read: {error}", file=sys.stderr)
        return 2
    try:
        records = list(follow(lines, bytes.fromhex(document["previousHash"])))
        if [r for r, _ in records] != document["records"]:
            raise ValueError("the records are not one a line")
        verdict = prove(document["run"], document["ending"], records)
    except (ValueError, KeyError, IndexError, TypeError) as error:
        print(f"NOT PROVEN: {error}")
        return 1
    first, last = records[0][0], records[-1][0]
    print(f"PROVEN: {verdict}.")
    print(f"Records {first['position']} to {last['position']}; the last has the hash {last['hash']}.")
    if any("personal" in record for record, _ in records):
        print("What was heard and scored is shown for reading; it is sealed, and only its sealed form is proven.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
